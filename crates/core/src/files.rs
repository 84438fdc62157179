//! File formats of games. A [`FileKind`] reads games one by one into [`Record`]s and writes them
//! from there, so that every format converts to every other. A file of positions is one of games
//! without moves.

use crate::msg;
use std::io::{self, BufRead, Read as _, Seek, Write};
use std::path::Path;

use crate::{Reason, Record, State, Text, localized};

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

impl Place {
    fn reason(self) -> Reason {
        let reason = match self.line {
            Some(line) => Reason::new(msg("files-line")).with("line", line),
            None => Reason::new(msg("files-offset")),
        };
        reason.with("offset", self.offset)
    }
}

/// A file that cannot be read or written.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub enum FileError {
    /// The content is wrong.
    Content {
        /// Where.
        place: Place,
        /// What is wrong there.
        problem: Reason,
    },
    /// The file as a whole is no game.
    Whole(Reason),
    /// The format cannot hold a game.
    Unfit {
        /// The number of the game in the file, from 1.
        number: u64,
        /// What it cannot hold.
        problem: Reason,
    },
    /// Reading or writing failed.
    Io(#[from] io::Error),
}

impl FileError {
    /// Returns the error of wrong content at `place`.
    pub fn at(place: Place, problem: impl Into<Reason>) -> FileError {
        FileError::Content { place, problem: problem.into() }
    }

    /// Returns where the file is wrong, and why.
    pub fn reason(&self) -> Reason {
        match self {
            FileError::Content { place, problem } => Reason::new(msg("files-at"))
                .with_reason("place", place.reason())
                .with_reason("problem", problem.clone()),
            FileError::Whole(problem) => problem.clone(),
            FileError::Unfit { number, problem } => Reason::new(msg("files-unfit"))
                .with("number", number)
                .with_reason("problem", problem.clone()),
            FileError::Io(error) => error.to_string().into(),
        }
    }
}

localized!(FileError);

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
    let wrong = |error: crate::RecordError| FileError::Whole(error.into());
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
            let problem = msg("files-one-game").into();
            return Err(FileError::Unfit { number: self.written, problem });
        }
        Ok(write!(self.out, "{game}")?)
    }

    fn finish(&mut self) -> Result<(), FileError> {
        Ok(self.out.flush()?)
    }
}
