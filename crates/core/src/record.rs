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
//! The first line names the format and its version. Tags follow, one a line,
//! then an empty line, then one line per move: its number, the move, what the
//! player thought of it in brackets (from the mover's side), and a comment
//! after a semicolon. The last line repeats the number of moves, so that a file
//! that was cut off is noticed. In tags and comments `\n` stands for a line
//! break and `\\` for a backslash.

use std::fmt;
use std::fmt::Write as _;
use std::str::FromStr;

use crate::parse::Quoted;
use crate::{Score, State};

const FORMAT: &str = "sakiyomi-record";
const VERSION: u32 = 1;

/// A game as it was played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// The id of the game.
    pub game: String,
    /// The position text of the start.
    pub start: String,
    /// How it ended, as [`Outcome`](crate::Outcome) writes it or in the referee's words; `None` for an unfinished game.
    pub result: Option<String>,
    /// Further facts (`first`, `second`, `date`, `seed`, …), in their order in the file.
    pub tags: Vec<(String, String)>,
    /// The moves from the start on.
    pub moves: Vec<RecordedMove>,
}

/// A move of a [`Record`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RecordedMove {
    /// The canonical move text.
    pub mv: String,
    /// What the player who made the move thought of the position.
    pub score: Option<Score>,
    /// A remark.
    pub comment: Option<String>,
}

/// A record that cannot be read or replayed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// The file is no text.
    #[error("record: byte {} is not text (a binary file?)", offset + 1)]
    NotText {
        /// The first byte that is no UTF-8.
        offset: usize,
    },
    /// A line is wrong.
    #[error("record, line {line}: {problem}")]
    Line {
        /// The number of the line, from 1.
        line: usize,
        /// What is wrong with it.
        problem: String,
    },
    /// The end is missing.
    #[error("record: the file is cut off after move {moves} (no line `end {moves}`)")]
    CutOff {
        /// How many moves are there.
        moves: usize,
    },
    /// The record is of another game.
    #[error("record: this is a game of {}, not of {expected}", Quoted(found))]
    OtherGame {
        /// The game that was asked for.
        expected: &'static str,
        /// The game of the record.
        found: String,
    },
    /// The start is no position.
    #[error("record, start: {problem}")]
    Start {
        /// What is wrong with it.
        problem: String,
    },
    /// A move is no move, or illegal.
    #[error("record, move {ply}: {problem}")]
    Move {
        /// The number of the move, from 1.
        ply: usize,
        /// What is wrong with it.
        problem: String,
    },
    /// The result contradicts the moves.
    #[error("record: the result says {}, but the game ended {played}", Quoted(result))]
    Result {
        /// The result in the file.
        result: String,
        /// The result of the moves.
        played: String,
    },
}

impl Record {
    /// Returns an empty record of a game that starts at `start`.
    #[must_use]
    pub fn starting_at<S: State>(start: &S) -> Record {
        Record { game: S::INFO.id.to_owned(), start: start.to_string(), ..Record::default() }
    }

    /// Returns the value of the tag `key`.
    #[must_use]
    pub fn tag(&self, key: &str) -> Option<&str> {
        self.tags.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }

    /// Sets the tag `key`, replacing an earlier value.
    ///
    /// # Panics
    /// When `key` is not made of lower-case letters, digits and `-`, or is one of the record's own.
    pub fn set_tag(&mut self, key: &str, value: impl Into<String>) {
        assert!(is_tag_key(key) && !RESERVED.contains(&key), "{key:?} can be a tag");
        let value = value.into();
        match self.tags.iter_mut().find(|(name, _)| name == key) {
            Some(tag) => tag.1 = value,
            None => self.tags.push((key.to_owned(), value)),
        }
    }

    /// Reads a file's content.
    ///
    /// # Errors
    /// When the bytes are no record, with the line and what is wrong there.
    pub fn from_bytes(bytes: &[u8]) -> Result<Record, RecordError> {
        std::str::from_utf8(bytes)
            .map_err(|error| RecordError::NotText { offset: error.valid_up_to() })?
            .parse()
    }

    /// Plays the record through, and returns every state from the start to the end.
    ///
    /// # Errors
    /// When the record is of another game, or a move is wrong or illegal.
    pub fn replay<S: State>(&self) -> Result<Vec<S>, RecordError> {
        if self.game != S::INFO.id {
            return Err(RecordError::OtherGame { expected: S::INFO.id, found: self.game.clone() });
        }
        let start: S = self
            .start
            .parse()
            .map_err(|error: S::Err| RecordError::Start { problem: error.to_string() })?;
        let mut states = vec![start];
        for (index, recorded) in self.moves.iter().enumerate() {
            let wrong = |problem: String| RecordError::Move { ply: index + 1, problem };
            let mv: S::Move = recorded.mv.parse().map_err(|error| wrong(format!("{error}")))?;
            let mut next = states[index].clone();
            next.play(mv).map_err(|error| wrong(error.to_string()))?;
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

const RESERVED: [&str; 3] = ["game", "start", "result"];

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FORMAT} {VERSION}")?;
        writeln!(f, "game: {}", escape(&self.game))?;
        for (key, value) in &self.tags {
            writeln!(f, "{key}: {}", escape(value))?;
        }
        if let Some(result) = &self.result {
            writeln!(f, "result: {}", escape(result))?;
        }
        writeln!(f, "start: {}", escape(&self.start))?;
        writeln!(f)?;
        for (index, recorded) in self.moves.iter().enumerate() {
            write!(f, "{} {}", index + 1, recorded.mv)?;
            if let Some(score) = recorded.score {
                write!(f, " [{score}]")?;
            }
            if let Some(comment) = &recorded.comment {
                write!(f, " ; {}", escape(comment))?;
            }
            writeln!(f)?;
        }
        writeln!(f, "end {}", self.moves.len())
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let wrong = |line: usize, problem: String| RecordError::Line { line: line + 1, problem };
        let mut lines = text.lines().enumerate();

        let (_, first) = lines.next().unwrap_or((0, ""));
        match first.strip_prefix(FORMAT).map(str::trim_start) {
            Some("1") => {}
            Some(version) => {
                let problem = format!(
                    "version {} of the format is not known here (this program reads {VERSION})",
                    Quoted(version)
                );
                return Err(wrong(0, problem));
            }
            None => {
                return Err(wrong(
                    0,
                    format!("expected `{FORMAT} {VERSION}`, found {}", Quoted(first)),
                ));
            }
        }

        let (mut game, mut start, mut result, mut tags) = (None, None, None, Vec::new());
        let mut last_line = 0;
        for (number, line) in lines.by_ref() {
            last_line = number;
            if line.is_empty() {
                break;
            }
            let (key, value) =
                line.split_once(": ").filter(|(key, _)| is_tag_key(key)).ok_or_else(|| {
                    wrong(number, format!("expected `tag: value`, found {}", Quoted(line)))
                })?;
            let value = unescape(value).map_err(|problem| wrong(number, problem))?;
            let slot = match key {
                "game" => &mut game,
                "start" => &mut start,
                "result" => &mut result,
                _ if tags.iter().any(|(name, _)| name == key) => {
                    return Err(wrong(number, format!("a second `{key}`")));
                }
                _ => {
                    tags.push((key.to_owned(), value));
                    continue;
                }
            };
            if slot.replace(value).is_some() {
                return Err(wrong(number, format!("a second `{key}`")));
            }
        }
        let game = game.ok_or_else(|| wrong(last_line, "the tag `game` is missing".to_owned()))?;
        let start =
            start.ok_or_else(|| wrong(last_line, "the tag `start` is missing".to_owned()))?;

        let mut moves = Vec::new();
        let mut ended = false;
        for (number, line) in lines {
            if ended {
                return Err(wrong(
                    number,
                    format!("expected nothing after the end, found {}", Quoted(line)),
                ));
            }
            let head = line.split(' ').next().unwrap_or_default();
            if head == "end" {
                if line != format!("end {}", moves.len()) {
                    let problem = format!("expected `end {}`, found {}", moves.len(), Quoted(line));
                    return Err(wrong(number, problem));
                }
                ended = true;
            } else if head == (moves.len() + 1).to_string() {
                let rest = line.get(head.len() + 1..).unwrap_or_default();
                moves.push(parse_move_line(rest).map_err(|problem| wrong(number, problem))?);
            } else {
                let problem = format!("expected move {}, found {}", moves.len() + 1, Quoted(line));
                return Err(wrong(number, problem));
            }
        }
        if !ended {
            return Err(RecordError::CutOff { moves: moves.len() });
        }
        Ok(Record { game, start, result, tags, moves })
    }
}

fn is_tag_key(key: &str) -> bool {
    key.starts_with(|c: char| c.is_ascii_lowercase())
        && key.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// Reads what follows the number: `move [score] ; comment`.
fn parse_move_line(text: &str) -> Result<RecordedMove, String> {
    let (mv, mut rest) = text.split_once(' ').map_or((text, None), |(mv, rest)| (mv, Some(rest)));
    if mv.is_empty() || mv == ";" || mv.starts_with('[') {
        return Err("the move is missing".to_owned());
    }
    let mut recorded = RecordedMove { mv: mv.to_owned(), ..RecordedMove::default() };
    if let Some(text) = rest.and_then(|rest| rest.strip_prefix('[')) {
        let (score, after) =
            text.split_once(']').ok_or_else(|| "the bracket is not closed".to_owned())?;
        recorded.score = Some(score.parse().map_err(|error| format!("{error}"))?);
        rest = if after.is_empty() { None } else { Some(after.strip_prefix(' ').unwrap_or(after)) };
    }
    if let Some(text) = rest {
        let comment = text
            .strip_prefix("; ")
            .ok_or_else(|| format!("expected `; comment`, found {}", Quoted(text)))?;
        recorded.comment = Some(unescape(comment)?);
    }
    Ok(recorded)
}

fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            c => out.push(c),
        }
    }
    out
}

fn unescape(text: &str) -> Result<String, String> {
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match c {
            '\\' => match chars.next() {
                Some('\\') => out.push('\\'),
                Some('n') => out.push('\n'),
                Some('r') => out.push('\r'),
                other => {
                    let mut problem = String::from("`\\` must be followed by `n`, `r` or `\\`");
                    if let Some(c) = other {
                        let _ = write!(problem, ", not by {c:?}");
                    }
                    return Err(problem);
                }
            },
            c => out.push(c),
        }
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn sample() -> Record {
        let mut record = Record {
            game: "othello".into(),
            start: "somewhere X".into(),
            result: Some("draw".into()),
            moves: vec![
                RecordedMove { mv: "f5".into(), ..RecordedMove::default() },
                RecordedMove {
                    mv: "d6".into(),
                    score: Some(Score::from_hundredths(-34)),
                    comment: Some("a \\ and\na second line".into()),
                },
            ],
            ..Record::default()
        };
        record.set_tag("first", "人間");
        record
    }

    #[test]
    fn a_record_is_read_as_it_was_written() {
        let record = sample();
        assert_eq!(record.to_string().parse::<Record>().unwrap(), record);
    }

    #[test]
    fn a_record_cut_anywhere_is_refused() {
        let text = sample().to_string();
        // Only the line break after the last line may be missing.
        for end in 0..text.len() - 1 {
            assert!(Record::from_bytes(&text.as_bytes()[..end]).is_err(), "cut at {end}");
        }
    }

    #[test]
    fn a_binary_file_is_named_as_such() {
        let error = Record::from_bytes(b"sakiyomi-record 1\ngame: \xff\xfe").unwrap_err();
        assert_eq!(error, RecordError::NotText { offset: 24 });
    }

    #[test]
    fn a_later_version_is_refused_with_both_numbers() {
        let error = "sakiyomi-record 2\n".parse::<Record>().unwrap_err().to_string();
        assert!(error.contains("\"2\"") && error.contains("reads 1"), "{error}");
    }

    proptest! {
        #[test]
        fn every_comment_and_tag_survives(comment in any::<String>(), tag in any::<String>(), cents in -990_000_000..990_000_000) {
            let mut record = sample();
            record.set_tag("note", tag);
            record.moves[0].comment = Some(comment);
            record.moves[0].score = Some(Score::from_hundredths(cents));
            prop_assert_eq!(record.to_string().parse::<Record>().unwrap(), record);
        }

        #[test]
        fn no_text_makes_the_reader_panic(text in "(sakiyomi-record 1\n)?(game: a\nstart: b\n\n)?(1 a (\\[\\+1.00\\])?|\\PC*)\n?(end 1)?") {
            let _ = text.parse::<Record>();
        }
    }
}
