//! Game records: the one text form in which every game is kept.
//!
//! ```text
//! sakiyomi-record 1
//! game: othello
//! first: human
//! second: greedy
//! result: second+12
//! start: ---------------------------OX------XO--------------------------- X
//!
//! 1 f5 [+0.34] ; the usual start
//! 2 d6
//! end 2
//! ```
//!
//! Format and version, tags, an empty line, then one line per move: number, move, the mover's score
//! in brackets, a comment after a semicolon. The last line repeats the number of moves, so that a
//! truncated file is noticed.
//!
//! Files are UTF-8 with line feeds; CRLF and a byte order mark are read too. In tags and comments
//! `\n`, `\r` and `\\` are escapes; a carriage return inside a line is refused, so that nothing gets
//! lost when a tool changes the line endings. Spaces around a value are part of it.

mod text;

use crate::parse::Quoted;
use crate::{ParseStateError, Reason, Score, State, localized, msg};

/// A game as it was played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// The id of the game.
    pub game: String,
    /// The position text of the start.
    pub start: String,
    /// The result as [`Outcome`](crate::Outcome) writes it or in the referee's words, if the game is over.
    pub result: Option<String>,
    /// Further tags (`first`, `second`, `date`, `seed`, …), in the order of the file.
    pub tags: Vec<(String, String)>,
    /// The moves from the start on.
    pub moves: Vec<RecordedMove>,
}

/// A move of a [`Record`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RecordedMove {
    /// The canonical move text: one word, without spaces or control characters.
    pub mv: String,
    /// The mover's score.
    pub score: Option<Score>,
    /// A comment.
    pub comment: Option<String>,
}

/// A record that cannot be read or replayed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub enum RecordError {
    /// The byte at this offset is no UTF-8.
    NotText(usize),
    /// A line, from 1, is wrong.
    Line {
        /// Its number.
        line: usize,
        /// What is wrong.
        problem: Reason,
    },
    /// The file ends after so many moves.
    CutOff(usize),
    /// The record is of another game.
    OtherGame {
        /// The expected game.
        expected: &'static str,
        /// The game of the record.
        found: String,
    },
    /// The start is no position.
    Start(ParseStateError),
    /// A move, from 1, is malformed or illegal.
    Move {
        /// Its number.
        ply: usize,
        /// What is wrong.
        problem: Reason,
    },
    /// The result contradicts the moves.
    Result {
        /// The result in the file.
        result: String,
        /// The result of the moves.
        played: String,
    },
}

impl RecordError {
    /// Returns where the record is wrong, and why.
    #[must_use]
    pub fn reason(&self) -> Reason {
        match self {
            RecordError::NotText(offset) => {
                Reason::new(msg("record-not-text")).with("number", offset + 1)
            }
            RecordError::Line { line, problem } => Reason::new(msg("record-line"))
                .with("line", line)
                .with_reason("problem", problem.clone()),
            RecordError::CutOff(moves) => Reason::new(msg("record-cut-off")).with("moves", moves),
            RecordError::OtherGame { expected, found } => Reason::new(msg("record-other-game"))
                .with("expected", expected)
                .with("found", Quoted(found)),
            RecordError::Start(error) => {
                Reason::new(msg("record-start")).with_reason("problem", error.reason())
            }
            RecordError::Move { ply, problem } => Reason::new(msg("record-move"))
                .with("ply", ply)
                .with_reason("problem", problem.clone()),
            RecordError::Result { result, played } => Reason::new(msg("record-result"))
                .with("result", Quoted(result))
                .with("played", played),
        }
    }
}

localized!(RecordError);

impl Record {
    /// Returns an empty record of a game that starts at `start`.
    pub fn starting_at<S: State>(start: &S) -> Record {
        Record { game: S::INFO.id.to_owned(), start: start.to_string(), ..Record::default() }
    }

    /// Returns the value of the tag `key`.
    pub fn tag(&self, key: &str) -> Option<&str> {
        self.tags.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }

    /// Sets the tag `key`: lower-case letters, digits and `-`, and not one of the record's own.
    pub fn set_tag(&mut self, key: &str, value: impl Into<String>) {
        assert!(text::is_tag_key(key) && !RESERVED.contains(&key), "{key:?} can be a tag");
        let value = value.into();
        match self.tags.iter_mut().find(|(name, _)| name == key) {
            Some(tag) => tag.1 = value,
            None => self.tags.push((key.to_owned(), value)),
        }
    }

    /// Reads a file's content.
    pub fn from_bytes(bytes: &[u8]) -> Result<Record, RecordError> {
        let text = std::str::from_utf8(bytes)
            .map_err(|error| RecordError::NotText(error.valid_up_to()))?;
        text.strip_prefix('\u{feff}').unwrap_or(text).parse()
    }

    /// Replays the game, and returns every state from the start to the end.
    pub fn replay<S: State>(&self) -> Result<Vec<S>, RecordError> {
        if self.game != S::INFO.id {
            return Err(RecordError::OtherGame { expected: S::INFO.id, found: self.game.clone() });
        }
        let mut states: Vec<S> = vec![self.start.parse().map_err(RecordError::Start)?];
        for (index, recorded) in self.moves.iter().enumerate() {
            let wrong = |problem: Reason| RecordError::Move { ply: index + 1, problem };
            let mv = recorded.mv.parse::<S::Move>().map_err(|error| wrong(error.into()))?;
            let mut next = states[index].clone();
            next.play(mv).map_err(|error| wrong(error.into()))?;
            states.push(next);
        }
        let played = states[states.len() - 1].outcome().map(|outcome| outcome.to_string());
        if let (Some(result), Some(played)) = (&self.result, played)
            && *result != played
        {
            return Err(RecordError::Result { result: result.clone(), played });
        }
        Ok(states)
    }
}

/// The tags that are fields of a [`Record`].
const RESERVED: [&str; 3] = ["game", "start", "result"];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::Stones;

    fn played(moves: &[&str]) -> Record {
        let moves = moves.iter().map(|&mv| RecordedMove { mv: mv.into(), ..Default::default() });
        Record { moves: moves.collect(), ..Record::starting_at(&Stones::new(3)) }
    }

    fn problem(record: &Record) -> String {
        record.replay::<Stones>().unwrap_err().to_string()
    }

    #[test]
    fn a_replay_returns_every_state_from_the_start_on() {
        let states = played(&["1", "2"]).replay::<Stones>().unwrap();
        assert_eq!(states.iter().map(|state| state.left).collect::<Vec<_>>(), [3, 2, 0]);
        assert_eq!(played(&[]).replay::<Stones>().unwrap(), [Stones::new(3)]);
    }

    #[test]
    fn a_replay_names_the_wrong_move() {
        assert_eq!(problem(&played(&["1", "x"])), "record, move 2: \"x\": expected 1 or 2");
        assert!(problem(&played(&["2", "2"])).starts_with("record, move 2: 2 is illegal: "));
        assert!(problem(&played(&["2", "1", "1"])).starts_with("record, move 3: 1 is illegal: "));
    }

    #[test]
    fn a_replay_refuses_another_game_and_another_start() {
        let record = Record { game: "go".into(), ..played(&[]) };
        assert_eq!(problem(&record), "record: this is a game of \"go\", not of stones");
        let record = Record { start: "10 first".into(), ..played(&[]) };
        assert!(problem(&record).starts_with("record, start: position: expected a number"));
    }

    #[test]
    fn a_result_must_fit_a_finished_game_and_may_end_an_unfinished_one() {
        let with = |result: &str, moves| Record { result: Some(result.into()), ..played(moves) };
        assert!(with("second", &["1", "2"]).replay::<Stones>().is_ok());
        assert!(with("first, the second resigned", &["1"]).replay::<Stones>().is_ok());
        assert_eq!(
            problem(&with("first", &["1", "2"])),
            "record: the result says \"first\", but the game ended second"
        );
    }

    #[test]
    fn a_tag_set_again_is_replaced() {
        let mut record = played(&[]);
        record.set_tag("first", "a");
        record.set_tag("first", "b");
        assert_eq!(record.tag("first"), Some("b"));
        assert_eq!(record.tag("second"), None);
        assert_eq!(record.tags.len(), 1);
    }

    #[test]
    fn a_tag_that_could_not_be_read_back_cannot_be_set() {
        for key in ["", "game", "First", "a b", "1st", "a:"] {
            let set = || played(&[]).set_tag(key, "x");
            assert!(std::panic::catch_unwind(set).is_err(), "{key:?}");
        }
    }
}
