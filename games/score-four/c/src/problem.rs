//! What can be wrong with a call, as the numbers of the header.

use std::ffi::{CStr, c_int};

/// A call that cannot be done. The numbers are part of the interface.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Problem {
    /// A pointer to write to is null.
    Null = -1,
    /// A cell holds a bead of both players.
    Overlap = -2,
    /// A bead has none below it.
    Floating = -3,
    /// The move is not exactly one cell.
    NotOneCell = -4,
    /// No bead can land in that cell.
    Unplayable = -5,
    /// The turn is neither `b` nor `w`.
    BadTurn = -6,
    /// The game is over.
    Over = -7,
    /// The players did not move in turn, or it is the other's.
    BadCount = -8,
    /// The time is not a number of seconds above 0.
    BadTime = -9,
    /// An invariant of ours broke.
    Failed = -10,
}

impl Problem {
    /// Returns the number that the caller gets.
    pub(crate) const fn code(self) -> c_int {
        self as c_int
    }
}

/// Returns the sentence for a code.
pub(crate) const fn text(code: c_int) -> &'static CStr {
    match code {
        0 => c"nothing is wrong",
        -1 => c"a pointer to write to is null",
        -2 => c"a cell holds a bead of both players",
        -3 => c"a bead has none below it",
        -4 => c"the move is not exactly one cell",
        -5 => c"no bead can land in that cell",
        -6 => c"the turn is neither 'b' nor 'w'",
        -7 => c"the game is over",
        -8 => c"the numbers of beads do not fit the player to move",
        -9 => c"the time is not a number of seconds above 0",
        -10 => c"the library failed",
        _ => c"there is no such code",
    }
}
