//! Files of games, in the forms that the players of a game exchange.
//!
//! A [`FileKind`] reads games one by one into [`Record`]s and writes them from there, so that
//! every kind can be turned into every other. A file of positions is one of games without
//! moves. Readers hold one game at a time, however large the file is; an error says where
//! in the file it is, as an offset in bytes and, in a text, as a line.

use std::fmt;
use std::io::{self, BufRead, Read as _, Seek, Write};
use std::path::Path;

use crate::{Record, State, Text};

/// A kind of file.
#[derive(Clone, Copy)]
pub struct FileKind {
    /// Its name in commands.
    pub name: &'static str,
    /// How the names of such files end, after the dot and in small letters.
    pub ending: &'static str,
    /// One line that says what it holds.
    pub summary: Text,
    /// Reads the games of a file.
    pub read: for<'a> fn(Box<dyn BufRead + 'a>) -> Games<'a>,
    /// Begins a file.
    pub write: for<'a> fn(Box<dyn Output + 'a>) -> Begun<'a>,
    /// The files of names that lie beside one with numbers in place of names.
    pub names: &'static [NameKind],
}

/// A kind of file that tells the names which another one gives as numbers.
///
/// A tag `first: #12` of a game then becomes the name, and `first-number: #12` keeps the number.
#[derive(Clone, Copy)]
pub struct NameKind {
    /// What the names are called when they lie beside a file of games, before the dot and in small letters.
    pub stem: &'static str,
    /// How the names of such files end, after the dot and in small letters.
    pub ending: &'static str,
    /// The tags of a game that have such numbers.
    pub tags: &'static [&'static str],
    /// Reads the names, in the order of their numbers from 0 on.
    pub read: for<'a> fn(Box<dyn BufRead + 'a>) -> Result<Vec<String>, FileError>,
}

impl NameKind {
    /// Tells whether the ending of a file's name says that it is of this kind.
    #[must_use]
    pub fn fits(&self, path: &Path) -> bool {
        path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(self.ending))
    }

    /// Puts names in the place of numbers. A number without a name stays.
    pub fn apply(&self, names: &[String], game: &mut Record) {
        for &tag in self.tags {
            let number = game.tag(tag).map(str::to_owned).unwrap_or_default();
            let name = number
                .strip_prefix('#')
                .and_then(|number| number.parse::<usize>().ok())
                .and_then(|number| names.get(number))
                .filter(|name| !name.is_empty());
            if let Some(name) = name {
                game.set_tag(tag, name.clone());
                game.set_tag(&format!("{tag}-number"), number);
            }
        }
    }
}

impl fmt::Debug for NameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.ending)
    }
}

impl FileKind {
    /// Tells whether the name of a file says that it is of this kind.
    #[must_use]
    pub fn fits(&self, path: &Path) -> bool {
        path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(self.ending))
    }
}

impl fmt::Debug for FileKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// The games of a file, one after the other. Nothing follows an error.
pub type Games<'a> = Box<dyn Iterator<Item = Result<Record, FileError>> + 'a>;

/// A file that was begun, or why it could not be.
pub type Begun<'a> = Result<Box<dyn GameSink + 'a>, FileError>;

/// A file in which one can go back: some kinds count their games at the beginning.
pub trait Output: Write + Seek {}

impl<W: Write + Seek> Output for W {}

/// A file that is written game by game.
pub trait GameSink {
    /// Writes a game.
    ///
    /// # Errors
    /// When the record is no game of this kind, the file cannot hold it, or writing fails.
    fn write(&mut self, game: &Record) -> Result<(), FileError>;

    /// Ends the file; no game is written after this.
    ///
    /// # Errors
    /// When writing fails.
    fn finish(&mut self) -> Result<(), FileError>;
}

/// Where something stands in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The byte, counted from 0.
    pub offset: u64,
    /// The line, counted from 1, in a file of text.
    pub line: Option<u64>,
}

impl Place {
    /// Returns the place `bytes` further on in the same line.
    #[must_use]
    pub const fn further(self, bytes: usize) -> Place {
        Place { offset: self.offset + bytes as u64, ..self }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}, offset {}", self.offset),
            None => write!(f, "offset {}", self.offset),
        }
    }
}

/// A file that cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// The content is wrong.
    #[error("{place}: {problem}")]
    Content {
        /// Where.
        place: Place,
        /// What is wrong there.
        problem: String,
    },
    /// The file as a whole is no game.
    #[error("{problem}")]
    Whole {
        /// What is wrong with it.
        problem: String,
    },
    /// A game has no place in this kind of file.
    #[error("game {number} has no place in the file: {problem}")]
    Unfit {
        /// The number of the game among those written, from 1.
        number: u64,
        /// What the file cannot hold.
        problem: String,
    },
    /// The system failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl FileError {
    /// Says that what stands at `place` is wrong because of `problem`.
    #[must_use]
    pub fn at(place: Place, problem: impl fmt::Display) -> FileError {
        FileError::Content { place, problem: problem.to_string() }
    }
}

/// Returns the kind of file that holds one game of `S` as this project keeps it.
#[must_use]
pub const fn record_file<S: State>() -> FileKind {
    FileKind {
        name: "record",
        ending: "record",
        summary: Text {
            en: "one game, as sakiyomi play keeps it",
            ja: "1局。sakiyomi play の棋譜",
        },
        read: |input| Box::new(std::iter::once(read_record::<S>(input))),
        write: |out| Ok(Box::new(RecordSink { out, written: 0 })),
        names: &[],
    }
}

/// No record is nearly as long.
const LONGEST_RECORD: u64 = 1 << 24;

fn read_record<S: State>(input: Box<dyn BufRead + '_>) -> Result<Record, FileError> {
    let mut bytes = Vec::new();
    input.take(LONGEST_RECORD).read_to_end(&mut bytes)?;
    let wrong = |error: crate::RecordError| FileError::Whole { problem: error.to_string() };
    let record = Record::from_bytes(&bytes).map_err(wrong)?;
    record.replay::<S>().map_err(wrong)?;
    Ok(record)
}

struct RecordSink<'a> {
    out: Box<dyn Output + 'a>,
    written: u64,
}

impl GameSink for RecordSink<'_> {
    fn write(&mut self, game: &Record) -> Result<(), FileError> {
        self.written += 1;
        if self.written > 1 {
            let problem = "a record is a file with one game".to_owned();
            return Err(FileError::Unfit { number: self.written, problem });
        }
        Ok(write!(self.out, "{game}")?)
    }

    fn finish(&mut self) -> Result<(), FileError> {
        Ok(self.out.flush()?)
    }
}
