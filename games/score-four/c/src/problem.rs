//! What can be wrong with a call, as the numbers of the header.

use std::ffi::{CStr, c_int};

/// A call that cannot be done: [`text`] says why. The numbers are part of the interface.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Problem {
    Null = -1,
    Overlap = -2,
    Floating = -3,
    NotOneCell = -4,
    Unplayable = -5,
    BadTurn = -6,
    Over = -7,
    BadCount = -8,
    BadTime = -9,
    Failed = -10,
}

impl Problem {
    pub(crate) const fn code(self) -> c_int {
        self as c_int
    }
}

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
