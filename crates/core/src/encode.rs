//! What a network sees of a view, and how its policy names the moves.

use crate::Observable;

/// A game that networks can learn.
///
/// The encoding shows the position from the side of the player to move, so that
/// one network plays all seats. Each game documents its planes in a table.
pub trait Encode: Observable {
    /// Channels, height and width of the input.
    const PLANES: [usize; 3];

    /// The length of the policy vector.
    const POLICY_LEN: usize;

    /// The number of floats of one encoded view.
    const INPUT_LEN: usize = Self::PLANES[0] * Self::PLANES[1] * Self::PLANES[2];

    /// Writes the planes of `view`, row by row, over all of `out`.
    ///
    /// # Panics
    /// When `out` is not [`Encode::INPUT_LEN`] long.
    fn encode(view: &Self::View, out: &mut [f32]);

    /// Returns the place of a legal `mv` in the policy; different moves of one view have different places.
    fn policy_index(view: &Self::View, mv: Self::Move) -> usize;
}
