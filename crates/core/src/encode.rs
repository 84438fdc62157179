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

    /// The lengths of the two parts of the policy, where a move has a place in each: its place in
    /// the whole is that in the first part times the length of the second, plus that in the second.
    const POLICY_PARTS: Option<[usize; 2]> = None;

    /// By how much a game is won at the most, in games that count.
    const MAX_MARGIN: Option<u32> = None;

    /// Grows whenever a plane or a place of the policy gets another meaning.
    const VERSION: u32 = 1;

    /// Encodings of other programs, for networks that learned with them.
    const OTHER_ENCODINGS: &'static [Encoding<Self>] = &[];

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

/// One way to show a game to a network, as a value: the game's own or that of other programs.
pub struct Encoding<S: Observable> {
    /// What files call it.
    pub name: &'static str,
    /// Grows whenever a plane or a place of the policy gets another meaning.
    pub version: u32,
    /// Channels, then depth where the input has one, height and width.
    pub planes: &'static [usize],
    /// The length of the policy vector.
    pub policy_len: usize,
    /// Writes the planes of a view over all of a slice of just that length.
    pub encode: fn(&S::View, &mut [f32]),
    /// Returns the place of a legal move in the policy.
    pub policy_index: fn(&S::View, S::Move) -> usize,
}

impl<S: Encode> Encoding<S> {
    /// The game's own encoding.
    pub const OWN: Encoding<S> = Encoding {
        name: "sakiyomi",
        version: S::VERSION,
        planes: &S::PLANES,
        policy_len: S::POLICY_LEN,
        encode: S::encode,
        policy_index: S::policy_index,
    };

    /// Returns the encoding called `name`.
    #[must_use]
    pub fn named(name: &str) -> Option<Encoding<S>> {
        let mut all = std::iter::once(Self::OWN).chain(S::OTHER_ENCODINGS.iter().copied());
        all.find(|encoding| encoding.name == name)
    }

    /// Returns the number of floats of one encoded view.
    #[must_use]
    pub fn input_len(&self) -> usize {
        self.planes.iter().product()
    }
}

// Written out: a derive would ask the game to be `Copy` too.
impl<S: Observable> Clone for Encoding<S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: Observable> Copy for Encoding<S> {}
