//! A self-play game as it is kept: its moves, the searches, and the result.
//!
//! Records are small: a move is its place among the legal moves, and a policy leaves out negligible
//! ones. Readers replay them ([`GameRecord::replay`]), so that only legal games are trained on.

use sakiyomi_core::{MoveList, Outcome, Rng, Seat};
use sakiyomi_play::BoardGame;
use serde::{Deserialize, Serialize};

/// The version of the format.
pub const VERSION: u8 = 1;

/// A game of self-play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameRecord {
    /// The version of the format.
    pub version: u8,
    /// The game's id.
    pub game: String,
    /// The fingerprint of the network that played.
    pub net: String,
    /// The seed of everything.
    pub seed: u64,
    /// The moves.
    pub moves: Vec<MoveRecord>,
    /// The key of the last position.
    pub end_key: u64,
    /// The result: by the rules, by resignation, or proven.
    pub result: GameResult,
    /// The first solved ply, with its result.
    pub exact: Option<(u16, GameResult)>,
    /// Whether the player to move in the last position resigned.
    pub resigned: bool,
    /// Whether nobody may resign, to calibrate the threshold.
    pub never_resigns: bool,
}

/// A move with its search.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MoveRecord {
    /// Who moved.
    pub by: Side,
    /// The move's place in the list of legal moves.
    pub place: u16,
    /// How much was searched.
    pub searched: Searched,
    /// The value for the player who moved, in 32767ths; none without a search.
    value: Option<i16>,
    /// Places in the list of legal moves, rising, with their weights; for full searches.
    pub policy: Vec<(u16, u16)>,
}

/// How much was searched before a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Searched {
    /// Enough for a policy target.
    Full,
    /// Enough for a move.
    Cheap,
    /// Nothing: a single or random move.
    Not,
}

/// A seat, in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Side {
    /// [`Seat::First`].
    First,
    /// [`Seat::Second`].
    Second,
}

impl From<Seat> for Side {
    fn from(seat: Seat) -> Side {
        match seat {
            Seat::First => Side::First,
            Seat::Second => Side::Second,
        }
    }
}

/// How a game ended, in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameResult {
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
    /// By how much, in games with a margin.
    pub margin: Option<u16>,
}

impl GameResult {
    /// Returns 1 for a win of `side`, 0 for a draw and -1 for a loss.
    pub fn points(self, side: Side) -> i32 {
        self.winner.map_or(0, |winner| if winner == side { 1 } else { -1 })
    }

    /// Returns the margin for `side`, negative when it lost.
    pub fn margin(self, side: Side) -> i32 {
        self.margin.map_or(0, |margin| i32::from(margin) * self.points(side))
    }
}

impl From<Outcome> for GameResult {
    fn from(outcome: Outcome) -> GameResult {
        match outcome {
            Outcome::Won { by, margin } => GameResult {
                winner: Some(by.into()),
                margin: margin.map(|margin| u16::try_from(margin).unwrap_or(u16::MAX)),
            },
            Outcome::Drawn | Outcome::Scored { .. } => GameResult { winner: None, margin: None },
        }
    }
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordProblem {
    /// It cannot be read at all.
    #[error("it is no game record")]
    Unreadable,
    /// An unknown version.
    #[error("it has the form {0}; this program knows {VERSION}")]
    Version(u8),
    /// It is of another game.
    #[error("it is a game of {0}")]
    Game(String),
    /// An illegal move.
    #[error("its ply {0} cannot be played")]
    Illegal(usize),
    /// An unsound policy or value.
    #[error("its ply {0} has no sound policy or value")]
    Policy(usize),
    /// It does not end as it says.
    #[error("it does not end as it says")]
    End,
}

impl MoveRecord {
    /// Returns a move with its search; `policy` holds places and probabilities.
    pub fn new(
        by: Seat,
        place: u16,
        searched: Searched,
        value: Option<f32>,
        policy: &[(u16, f32)],
    ) -> MoveRecord {
        let to_i16 = |value: f32| (value.clamp(-1.0, 1.0) * f32::from(i16::MAX)) as i16;
        let highest = policy.iter().map(|&(_, weight)| weight).fold(0.0, f32::max);
        let kept = policy.iter().filter(|&&(_, weight)| weight > highest * LEAST_WEIGHT);
        let mut policy: Vec<(u16, u16)> = kept
            .map(|&(place, weight)| (place, (weight / highest * f32::from(u16::MAX)) as u16))
            .collect();
        policy.sort_unstable();
        MoveRecord { by: by.into(), place, searched, value: value.map(to_i16), policy }
    }

    /// Returns the value for the player who moved, from -1 to 1; none without a search.
    pub fn value(&self) -> Option<f32> {
        self.value.map(|value| f32::from(value) / f32::from(i16::MAX))
    }

    fn is_sound(&self, moves: usize) -> bool {
        let is_rising = self.policy.windows(2).all(|pair| pair[0].0 < pair[1].0);
        let is_inside = self.policy.last().is_none_or(|&(place, _)| usize::from(place) < moves);
        let has_weight = self.policy.iter().any(|&(_, weight)| weight > 0);
        let fits = match self.searched {
            Searched::Full => has_weight && self.value.is_some(),
            Searched::Cheap => self.policy.is_empty() && self.value.is_some(),
            Searched::Not => self.policy.is_empty() && self.value.is_none(),
        };
        fits && is_rising && is_inside && self.value != Some(i16::MIN)
    }
}

/// A move with less weight than this part of the highest is left out of a policy.
const LEAST_WEIGHT: f32 = 1e-3;

impl GameRecord {
    /// Returns the target before the move at `ply`: proven up to the ply that was solved.
    pub fn result_at(&self, ply: usize) -> GameResult {
        match self.exact {
            Some((known, result)) if ply <= usize::from(known) => result,
            _ => self.result,
        }
    }

    /// Writes the record.
    pub fn to_bytes(&self) -> Vec<u8> {
        postcard::to_stdvec(self).expect("a record has nothing that cannot be written")
    }

    /// Reads a record, which is not yet known to be a game.
    pub fn from_bytes(bytes: &[u8]) -> Result<GameRecord, RecordProblem> {
        match postcard::take_from_bytes::<GameRecord>(bytes) {
            Ok((record, [])) => Ok(record),
            _ => Err(RecordProblem::Unreadable),
        }
    }

    /// Returns the position that the game starts from.
    pub fn start<S: BoardGame>(&self) -> S {
        S::initial(&mut Rng::seeded(self.seed))
    }

    /// Plays the game again and returns its moves.
    pub fn replay<S: BoardGame>(&self) -> Result<Vec<S::Move>, RecordProblem> {
        if self.version != VERSION {
            return Err(RecordProblem::Version(self.version));
        }
        if self.game != S::INFO.id {
            return Err(RecordProblem::Game(self.game.chars().take(40).collect()));
        }
        let mut state: S = self.start();
        let mut legal = MoveList::new();
        let mut moves = Vec::with_capacity(self.moves.len().min(S::INFO.max_plies));
        for (ply, mv) in self.moves.iter().enumerate() {
            state.legal_moves(&mut legal);
            let &played = legal.get(usize::from(mv.place)).ok_or(RecordProblem::Illegal(ply))?;
            if mv.by != state.to_move().into() {
                return Err(RecordProblem::Illegal(ply));
            }
            if !mv.is_sound(legal.len()) {
                return Err(RecordProblem::Policy(ply));
            }
            state.apply(played);
            moves.push(played);
        }
        self.check_end(&state).then_some(moves).ok_or(RecordProblem::End)
    }

    fn check_end<S: BoardGame>(&self, end: &S) -> bool {
        let counts = S::MAX_MARGIN.is_some();
        let is_result = |result: GameResult| match result.margin {
            None => !counts || result.winner.is_none(),
            Some(margin) => counts && S::MAX_MARGIN.is_some_and(|most| u32::from(margin) <= most),
        };
        let fits = match (end.outcome(), self.exact) {
            (Some(outcome), _) => !self.resigned && self.result == outcome.into(),
            (None, _) if self.resigned => {
                self.result.winner == Some(end.to_move().opponent().into())
                    && !self.never_resigns
                    && !counts
            }
            (None, Some((_, result))) => self.result == result,
            (None, None) => false,
        };
        let is_known = self
            .exact
            .is_none_or(|(ply, result)| usize::from(ply) <= self.moves.len() && is_result(result));
        !self.moves.is_empty() && end.key() == self.end_key && fits && is_known
    }
}
