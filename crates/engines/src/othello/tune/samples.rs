//! Positions with what they are worth, and files that are whole or not there.

use std::fs;
use std::io;
use std::path::Path;

use sakiyomi_core::mix64;
use sakiyomi_games::othello::Board;

/// A position, and what it is worth to the player to move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sample {
    pub(super) board: Board,
    /// In discs.
    pub(super) target: f32,
    /// The number of the game in which the position came up.
    pub(super) game: u32,
}

impl Sample {
    /// One game in this many is kept apart to measure the error.
    const HELD_OUT: u64 = 32;

    /// Tells whether the sample is kept apart. All of a game are or none, since they share its result.
    pub(super) fn is_held_out(&self) -> bool {
        mix64(u64::from(self.game)).is_multiple_of(Sample::HELD_OUT)
    }
}

/// Writes a file so that at any moment the old or the new one is there whole.
pub(super) fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let unfinished = path.with_extension("new");
    fs::write(&unfinished, bytes)?;
    fs::rename(&unfinished, path)
}
