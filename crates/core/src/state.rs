//! The rules of a game, as everything else sees them.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::{Lang, Outcome, ParseMoveError, ParseStateError, Reason, Rng, Seat, Text};

/// The moves of one state. Callers keep one list and hand it in again, so that
/// generating moves allocates nothing after the first few positions.
pub type MoveList<M> = Vec<M>;

/// What is known about a game before it starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameInfo {
    /// The name in commands, files and addresses, for example `score-four`.
    pub id: &'static str,
    /// The name for people.
    pub name: Text,
    /// One line that says what the game is.
    pub summary: Text,
    /// What each seat is called; its length is the number of seats.
    pub seats: &'static [Text],
    /// No game is longer than this.
    pub max_plies: usize,
}

impl GameInfo {
    /// Returns what `seat` is called in `lang`.
    #[must_use]
    pub fn seat_name(&self, seat: Seat, lang: Lang) -> &'static str {
        self.seats[seat.index()].get(lang)
    }

    /// Tells whether one player plays alone.
    #[must_use]
    pub const fn is_solitaire(&self) -> bool {
        self.seats.len() == 1
    }
}

/// A complete position of a game, with everything the rules need to go on from it.
///
/// `Display` writes the position and `FromStr` reads it, in the game's one text
/// form. A position text carries no earlier moves: where a rule looks back (a
/// repetition), the game record does.
///
/// A whole game, in which players take one or two stones in turn and the last stone wins:
///
/// ```
/// use std::fmt;
/// use std::str::FromStr;
///
/// use sakiyomi_core::{
///     GameInfo, MoveList, Outcome, ParseMoveError, ParseStateError, Rng, Seat, State, Text, perft,
/// };
///
/// #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
/// struct Stones {
///     left: u8,
///     taken: u8,
/// }
///
/// #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
/// struct Take(u8);
///
/// impl State for Stones {
///     type Move = Take;
///
///     const INFO: GameInfo = GameInfo {
///         id: "stones",
///         name: Text { en: "Stones", ja: "石取り" },
///         summary: Text { en: "take the last stone", ja: "最後の石を取る" },
///         seats: &[Text { en: "First", ja: "先手" }, Text { en: "Second", ja: "後手" }],
///         max_plies: 7,
///     };
///
///     fn initial(_rng: &mut Rng) -> Stones {
///         Stones { left: 7, taken: 0 }
///     }
///     fn to_move(&self) -> Seat {
///         Seat::BOTH[usize::from(self.taken % 2)]
///     }
///     fn legal_moves(&self, out: &mut MoveList<Take>) {
///         out.clear();
///         out.extend((1..=self.left.min(2)).map(Take));
///     }
///     fn apply(&mut self, mv: Take) {
///         self.left -= mv.0;
///         self.taken += 1;
///     }
///     fn outcome(&self) -> Option<Outcome> {
///         let by = self.to_move().opponent();
///         (self.left == 0).then_some(Outcome::Won { by, margin: None })
///     }
///     fn key(&self) -> u64 {
///         u64::from(self.left) << 8 | u64::from(self.taken)
///     }
/// }
/// # impl fmt::Display for Stones {
/// #     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
/// #         write!(f, "{} {}", self.left, self.taken)
/// #     }
/// # }
/// # impl FromStr for Stones {
/// #     type Err = ParseStateError;
/// #     fn from_str(text: &str) -> Result<Stones, ParseStateError> {
/// #         let read = |text: &str| text.parse().ok();
/// #         let (left, taken) = text.split_once(' ').unwrap_or_default();
/// #         match (read(left), read(taken)) {
/// #             (Some(left), Some(taken)) => Ok(Stones { left, taken }),
/// #             _ => Err(ParseStateError::whole("expected two numbers")),
/// #         }
/// #     }
/// # }
/// # impl fmt::Display for Take {
/// #     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
/// #         write!(f, "{}", self.0)
/// #     }
/// # }
/// # impl FromStr for Take {
/// #     type Err = ParseMoveError;
/// #     fn from_str(text: &str) -> Result<Take, ParseMoveError> {
/// #         let wrong = |_| ParseMoveError::new(text, "expected a number");
/// #         text.parse().map(Take).map_err(wrong)
/// #     }
/// # }
/// // … and `Display` and `FromStr` for both types.
///
/// let mut stones = Stones::initial(&mut Rng::seeded(1));
/// stones.play(Take(2))?;
/// assert!(stones.play(Take(3)).is_err());
/// assert_eq!(stones.to_move(), Seat::Second);
/// assert_eq!(perft(&stones, 3).sequences, 7);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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

    /// What is known about the game before it starts.
    const INFO: GameInfo;

    /// Returns a starting state. All chance of the game enters here.
    fn initial(rng: &mut Rng) -> Self;

    /// Returns who moves next; in a finished game, who would.
    fn to_move(&self) -> Seat;

    /// Fills `out` with the legal moves. There is none if and only if the game
    /// is over; where a player must pass, the pass is a move.
    fn legal_moves(&self, out: &mut MoveList<Self::Move>);

    /// Plays `mv`. The caller guarantees that it is legal.
    fn apply(&mut self, mv: Self::Move);

    /// Returns the result, or `None` while the game goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// Returns the key of the position for tables. Equal positions have equal keys.
    fn key(&self) -> u64;

    /// Returns the number of legal moves.
    fn move_count(&self) -> usize {
        let mut moves = MoveList::new();
        self.legal_moves(&mut moves);
        moves.len()
    }

    /// Returns a uniformly random legal move, or `None` when the game is over.
    ///
    /// `scratch` is a list to work with; its content does not matter.
    fn random_move(&self, rng: &mut Rng, scratch: &mut MoveList<Self::Move>) -> Option<Self::Move> {
        self.legal_moves(scratch);
        rng.choose(scratch).copied()
    }

    /// Says why `mv` may not be played, or `None` when it may.
    fn why_illegal(&self, mv: Self::Move) -> Option<Reason> {
        const NOT_NOW: Text = Text {
            en: "that move is not possible here",
            ja: "ここではその手は指せません",
        };
        let mut moves = MoveList::new();
        self.legal_moves(&mut moves);
        (!moves.contains(&mv)).then(|| Reason::new(NOT_NOW))
    }

    /// Plays `mv` if it is legal, and otherwise leaves the state as it is.
    ///
    /// # Errors
    /// When `mv` is illegal, with the reason.
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
