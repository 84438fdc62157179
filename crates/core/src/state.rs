//! The rules of a game, as everything else sees them.

use crate::msg;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::{Lang, Outcome, ParseMoveError, ParseStateError, Reason, Rng, Seat, Text};

/// The moves of one state. Callers reuse one list, so that generating moves hardly allocates.
pub type MoveList<M> = Vec<M>;

/// Facts about a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameInfo {
    /// The name in commands, files and addresses, for example `score-four`.
    pub id: &'static str,
    /// The name for people.
    pub name: Text,
    /// One line that says what the game is.
    pub summary: Text,
    /// The name of each seat.
    pub seats: &'static [Text],
    /// The longest game.
    pub max_plies: usize,
}

impl GameInfo {
    /// Returns the name of `seat` in `lang`.
    pub fn seat_name(&self, seat: Seat, lang: Lang) -> &'static str {
        self.seats[seat.index()].get(lang)
    }

    /// Tells whether one player plays alone.
    pub const fn is_solitaire(&self) -> bool {
        self.seats.len() == 1
    }
}

/// A complete position of a game.
///
/// `Display` and `FromStr` are the game's one text form of it. Without earlier moves: where a rule
/// needs them (a repetition), the game record has them.
///
/// `examples/tic-tac-toe` is a whole game.
pub trait State:
    Clone + Eq + Hash + Debug + Display + FromStr<Err = ParseStateError> + Send + Sync + 'static
{
    /// A move, with its canonical text form.
    type Move: Copy
        + Eq
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = ParseMoveError>
        + Send
        + Sync
        + 'static;

    /// Facts about the game.
    const INFO: GameInfo;

    /// Returns a starting state. All the chance of a game enters here.
    fn initial(rng: &mut Rng) -> Self;

    /// Returns who moves next; in a finished game, who would.
    fn to_move(&self) -> Seat;

    /// Fills `out` with the legal moves: none if and only if the game is over. A forced pass is a move.
    fn legal_moves(&self, out: &mut MoveList<Self::Move>);

    /// Plays `mv`, which must be legal.
    fn apply(&mut self, mv: Self::Move);

    /// Returns the result, or `None` while the game goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// Returns the hash key. Equal positions have equal keys.
    fn key(&self) -> u64;

    /// Returns the number of legal moves.
    fn move_count(&self) -> usize {
        let mut moves = MoveList::new();
        self.legal_moves(&mut moves);
        moves.len()
    }

    /// Returns a uniformly random legal move, or `None` when the game is over; `scratch` is overwritten.
    fn random_move(&self, rng: &mut Rng, scratch: &mut MoveList<Self::Move>) -> Option<Self::Move> {
        self.legal_moves(scratch);
        rng.choose(scratch).copied()
    }

    /// Returns why `mv` is illegal, or `None` when it is legal.
    fn why_illegal(&self, mv: Self::Move) -> Option<Reason> {
        let mut moves = MoveList::new();
        self.legal_moves(&mut moves);
        (!moves.contains(&mv)).then(|| Reason::new(msg("state-not-now")))
    }

    /// Plays `mv` if it is legal, and otherwise leaves the state as it is and returns the reason.
    fn play(&mut self, mv: Self::Move) -> Result<(), IllegalMove<Self::Move>> {
        if let Some(reason) = self.why_illegal(mv) {
            return Err(IllegalMove { mv, state: self.to_string(), reason });
        }
        self.apply(mv);
        Ok(())
    }
}

/// A move that the rules forbid.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{mv} is illegal: {reason}")]
pub struct IllegalMove<M: Display + Debug> {
    /// The move.
    pub mv: M,
    /// The position in which it was tried.
    pub state: String,
    /// Which rule forbids it.
    pub reason: Reason,
}

impl<M: Display + Debug> From<IllegalMove<M>> for Reason {
    fn from(IllegalMove { mv, reason, .. }: IllegalMove<M>) -> Reason {
        Reason::new(msg("state-illegal")).with("mv", mv).with_reason("why", reason)
    }
}
