//! File formats of games. A [`FileKind`] reads games one by one into [`Record`]s and writes them
//! from there, so that every format converts to every other. A file of positions is one of games
//! without moves.

use crate::msg;
use std::fmt;
use std::io::{self, BufRead, Read as _, Seek, Write};
use std::path::Path;

use crate::{Record, State, Text};

/// A file format.
#[derive(Clone, Copy, Debug)]
pub struct FileKind {
    /// Its name in commands.
    pub name: &'static str,
    /// The extension of such files, in lower case.
    pub ending: &'static str,
    /// What it holds, in one line.
    pub summary: Text,
    /// Reads the games of a file.
    pub read: for<'a> fn(Box<dyn BufRead + 'a>) -> Games<'a>,
    /// Starts a file.
    pub write: for<'a> fn(Box<dyn Output + 'a>) -> SinkResult<'a>,
    /// The name files that go with it, where games have numbers in place of names.
    pub names: &'static [NameKind],
}

/// A format of the names that another file has as numbers: a tag `first: #12` becomes the name,
/// and `first-number: #12` keeps the number.
#[derive(Clone, Copy, Debug)]
pub struct NameKind {
    /// The stem of such a file beside a file of games, in lower case.
    pub stem: &'static str,
    /// The extension of such files, in lower case.
    pub ending: &'static str,
    /// The tags that have such numbers.
    pub tags: &'static [&'static str],
    /// Reads the names, in the order of their numbers from 0.
    pub read: for<'a> fn(Box<dyn BufRead + 'a>) -> Result<Vec<String>, FileError>,
}

impl NameKind {
    /// Tells whether a file has the extension of this format.
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

impl FileKind {
    /// Tells whether a file has the extension of this format.
    pub fn fits(&self, path: &Path) -> bool {
        path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(self.ending))
    }
}

/// The games of a file, one after the other. Nothing follows an error.
pub type Games<'a> = Box<dyn Iterator<Item = Result<Record, FileError>> + 'a>;

/// A file that was started.
pub type SinkResult<'a> = Result<Box<dyn GameSink + 'a>, FileError>;

/// A seekable file: some formats count their games at the beginning.
pub trait Output: Write + Seek {}

impl<W: Write + Seek> Output for W {}

/// A file that is written game by game.
pub trait GameSink {
    /// Writes a game. Fails also when the format cannot hold it.
    fn write(&mut self, game: &Record) -> Result<(), FileError>;

    /// Ends the file.
    fn finish(&mut self) -> Result<(), FileError>;
}

/// A position in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The byte, from 0.
    pub offset: u64,
    /// The line of a text file, from 1.
    pub line: Option<u64>,
}

impl Place {
    /// Returns the place `bytes` further on in the same line.
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
    #[error("{0}")]
    Whole(String),
    /// The format cannot hold a game.
    #[error("game {number} has no place in the file: {problem}")]
    Unfit {
        /// The number of the game in the file, from 1.
        number: u64,
        /// What it cannot hold.
        problem: String,
    },
    /// Reading or writing failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl FileError {
    /// Returns the error of wrong content at `place`.
    pub fn at(place: Place, problem: impl fmt::Display) -> FileError {
        FileError::Content { place, problem: problem.to_string() }
    }
}

/// Returns the format of this project's records: one game of `S`.
pub const fn record_file<S: State>() -> FileKind {
    FileKind {
        name: "record",
        ending: "record",
        summary: msg("files-record"),
        read: |input| Box::new(std::iter::once(read_record::<S>(input))),
        write: |out| Ok(Box::new(RecordSink { out, written: 0 })),
        names: &[],
    }
}

/// No record is nearly as long, in bytes.
const LONGEST_RECORD: u64 = 1 << 24;

fn read_record<S: State>(input: Box<dyn BufRead + '_>) -> Result<Record, FileError> {
    let mut bytes = Vec::new();
    input.take(LONGEST_RECORD).read_to_end(&mut bytes)?;
    let wrong = |error: crate::RecordError| FileError::Whole(error.to_string());
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
