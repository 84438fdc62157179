//! What the solver does beyond plain alpha-beta.

/// What the solver does beyond plain alpha-beta; none of it changes a score, all can be left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Techniques {
    /// Squares in quadrants with an odd number of empty ones come first.
    pub parity: bool,
    /// Stable discs bound the score.
    pub stability: bool,
    /// Results are remembered.
    pub table: bool,
    /// Enhanced transposition cutoff: the successors are probed in the table before any is searched.
    pub etc: bool,
    /// Moves that leave few answers come first.
    pub fastest_first: bool,
    /// The learned evaluation orders the moves at the top of the tree.
    pub evaluation: bool,
    /// Searches of few plies and searches that may err come first; they need the evaluation.
    pub preparation: bool,
}

impl Default for Techniques {
    fn default() -> Techniques {
        Techniques {
            parity: true,
            stability: true,
            table: true,
            etc: true,
            fastest_first: true,
            evaluation: true,
            preparation: true,
        }
    }
}
