//! A position with what the evaluation needs to know of it, from move to move.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use crate::{Board, Move, Othello, Square};
use sakiyomi_core::{
    GameInfo, MoveList, Outcome, ParseStateError, PerfectInformation, Rng, Seat, State,
};

use super::eval::Indices;

/// An Othello position that carries its [`Indices`] and its mobility, so that a search need not
/// work them out again and again. To everybody else it is the position.
#[derive(Clone, Copy, Debug)]
pub struct IncrementalState {
    state: Othello,
    mobility: u64,
    indices: Indices,
}

impl IncrementalState {
    /// Returns the position.
    #[inline]
    #[must_use]
    pub const fn state(&self) -> &Othello {
        &self.state
    }

    /// Returns the discs, from the side of the player to move.
    #[inline]
    #[must_use]
    pub const fn board(&self) -> Board {
        self.state.board()
    }

    /// Returns the squares on which the player to move may place a disc.
    #[inline]
    #[must_use]
    pub const fn mobility(&self) -> u64 {
        self.mobility
    }

    /// Returns the contents of all patterns.
    #[inline]
    #[must_use]
    pub const fn indices(&self) -> &Indices {
        &self.indices
    }
}

impl From<Othello> for IncrementalState {
    fn from(state: Othello) -> IncrementalState {
        let board = state.board();
        IncrementalState { state, mobility: board.mobility(), indices: Indices::of(board) }
    }
}

impl State for IncrementalState {
    type Move = Move;

    const INFO: GameInfo = Othello::INFO;

    fn initial(rng: &mut Rng) -> IncrementalState {
        Othello::initial(rng).into()
    }

    #[inline]
    fn to_move(&self) -> Seat {
        self.state.to_move()
    }

    #[inline]
    fn legal_moves(&self, out: &mut MoveList<Move>) {
        let mut squares = self.mobility;
        if squares == 0 {
            return self.state.legal_moves(out);
        }
        out.clear();
        while squares != 0 {
            out.push(Move::Place(Square::from_bit(squares)));
            squares &= squares - 1;
        }
    }

    #[inline]
    fn apply(&mut self, mv: Move) {
        let board = self.board();
        let next = match mv {
            Move::Pass => {
                self.indices = self.indices.passed();
                board.swapped()
            }
            Move::Place(square) => {
                let flips = board.flips(square.index());
                self.indices = self.indices.after(square.index(), flips);
                board.after(square.index(), flips)
            }
        };
        self.state = Othello::new(next, self.state.to_move().opponent());
        self.mobility = next.mobility();
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        if self.mobility != 0 { None } else { self.state.outcome() }
    }

    #[inline]
    fn key(&self) -> u64 {
        self.state.key()
    }
}

impl PerfectInformation for IncrementalState {}

impl PartialEq for IncrementalState {
    fn eq(&self, other: &IncrementalState) -> bool {
        self.state == other.state
    }
}

impl Eq for IncrementalState {}

impl Hash for IncrementalState {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.state.hash(hasher);
    }
}

impl fmt::Display for IncrementalState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.state.fmt(f)
    }
}

impl FromStr for IncrementalState {
    type Err = ParseStateError;

    fn from_str(text: &str) -> Result<IncrementalState, ParseStateError> {
        text.parse::<Othello>().map(IncrementalState::from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tracked_position_is_the_position_it_tracks() {
        for seed in 0..30 {
            let mut rng = Rng::seeded(seed);
            let mut tracked = IncrementalState::initial(&mut rng);
            while let Some(mv) = tracked.random_move(&mut rng, &mut MoveList::new()) {
                tracked.apply(mv);
                let afresh = IncrementalState::from(*tracked.state());
                assert_eq!(tracked.indices, afresh.indices, "{tracked}");
                assert_eq!(tracked.mobility, afresh.mobility, "{tracked}");
                assert_eq!(tracked.outcome(), tracked.state.outcome(), "{tracked}");
            }
        }
    }
}
