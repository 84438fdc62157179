//! The files in which Othello players exchange games and positions.
//!
//! | format | what it holds | usual ending |
//! |---|---|---|
//! | transcript | a game on each line, `f5d6c3…` | `.txt` |
//! | OBF | a position on each line, with the scores of its moves | `.obf` |
//! | GGF | games with names, times and evaluations, from any start | `.ggf` |
//! | WTHOR | tournament games, 68 bytes each | `.wtb` |
//! | record | one game in the form of this project | `.record` |
//!
//! A [`Record`] is what all of them are read into and written from: a position is a
//! game without moves. [`read_games`] is an iterator that holds one game at a time,
//! however large the file is, and [`GameWriter`] writes each game as it comes. An
//! error says where in the file it is, as an offset in bytes and, in a text, as a line.
//!
//! ```
//! use sakiyomi_games::othello::formats::{Format, GameWriter, read_games};
//! let mut out = std::io::Cursor::new(Vec::new());
//! let mut writer = GameWriter::new(Format::Ggf, &mut out)?;
//! for game in read_games(Format::Transcript, &b"f5d6c3\nf5f6\n"[..]) {
//!     writer.write(&game?)?;
//! }
//! writer.finish()?;
//! assert_eq!(read_games(Format::Ggf, &out.into_inner()[..]).count(), 2);
//! # Ok::<(), sakiyomi_games::othello::formats::FormatError>(())
//! ```

mod convert;
pub mod ggf;
pub mod obf;
mod source;
mod transcript;
pub mod wthor;

use std::fmt;
use std::io::{self, BufRead, Read as _, Seek, Write};
use std::path::Path;
use std::str::FromStr;

use sakiyomi_core::{IllegalMove, Quoted, Record, State};

use super::{Move, Othello};

pub use convert::position_with_empties;
pub use transcript::{TranscriptError, read_transcript, write_transcript};

/// A kind of file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Format {
    /// A game on each line.
    Transcript,
    /// A position on each line.
    Obf,
    /// The Generic Game Format.
    Ggf,
    /// The database of the French federation.
    Wthor,
    /// One game as this project keeps it.
    Record,
}

impl Format {
    /// Every format.
    pub const ALL: [Format; 5] =
        [Format::Transcript, Format::Obf, Format::Ggf, Format::Wthor, Format::Record];

    /// Returns its name in commands.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Format::Transcript => "transcript",
            Format::Obf => "obf",
            Format::Ggf => "ggf",
            Format::Wthor => "wthor",
            Format::Record => "record",
        }
    }

    /// Returns the format that the ending of a file's name stands for.
    #[must_use]
    pub fn of_path(path: &Path) -> Option<Format> {
        let ending = path.extension()?.to_str()?.to_ascii_lowercase();
        match ending.as_str() {
            "txt" => Some(Format::Transcript),
            "obf" => Some(Format::Obf),
            "ggf" => Some(Format::Ggf),
            "wtb" => Some(Format::Wthor),
            "record" => Some(Format::Record),
            _ => None,
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(text: &str) -> Result<Format, UnknownFormat> {
        let known = Format::ALL.into_iter().find(|format| format.name() == text);
        known.ok_or_else(|| UnknownFormat(text.to_owned()))
    }
}

/// A name that is no format.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no format {}; there is: transcript, obf, ggf, wthor, record", Quoted(.0))]
pub struct UnknownFormat(String);

/// Where something stands in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The byte, counted from 0.
    pub offset: u64,
    /// The line, counted from 1, in a file of text.
    pub line: Option<u64>,
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
pub enum FormatError {
    /// The content is wrong.
    #[error("{place}: {problem}")]
    Content {
        /// Where.
        place: Place,
        /// What is wrong there.
        problem: String,
    },
    /// The format has no place for the game.
    #[error("game {number} cannot be written as {format}: {problem}")]
    Unfit {
        /// The number of the game among those written, from 1.
        number: u64,
        /// The format.
        format: Format,
        /// What it cannot hold.
        problem: String,
    },
    /// The system failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl FormatError {
    fn at(place: Place, problem: impl fmt::Display) -> FormatError {
        FormatError::Content { place, problem: problem.to_string() }
    }
}

/// The games of a file, one after the other. Nothing follows an error.
pub type Games<'a> = Box<dyn Iterator<Item = Result<Record, FormatError>> + 'a>;

/// Reads the games of `input`.
pub fn read_games<'a>(format: Format, input: impl BufRead + 'a) -> Games<'a> {
    match format {
        Format::Transcript => until_error(transcript::Transcripts::new(input)),
        Format::Obf => {
            until_error(obf::Positions::new(input).map(|line| Ok(convert::from_obf(&line?))))
        }
        Format::Ggf => {
            until_error(ggf::GgfGames::new(input).map(|game| Ok(convert::from_ggf(&game?))))
        }
        Format::Wthor => match wthor::WthorGames::new(input) {
            Err(error) => Box::new(std::iter::once(Err(error))),
            Ok(games) => {
                let header = *games.header();
                until_error(games.map(move |game| Ok(convert::from_wthor(&header, &game?))))
            }
        },
        Format::Record => Box::new(std::iter::once(read_record(input))),
    }
}

/// Lets nothing follow an error: what comes after it would be guesswork.
fn until_error<'a>(games: impl Iterator<Item = Result<Record, FormatError>> + 'a) -> Games<'a> {
    let mut failed = false;
    Box::new(games.take_while(move |game| {
        let over = failed;
        failed = game.is_err();
        !over
    }))
}

/// No record is nearly as long: the longest game has 128 moves.
const LONGEST_RECORD: u64 = 1 << 24;

fn read_record(input: impl BufRead) -> Result<Record, FormatError> {
    let mut bytes = Vec::new();
    input.take(LONGEST_RECORD).read_to_end(&mut bytes)?;
    let wrong = |error| FormatError::at(Place { offset: 0, line: None }, error);
    let record = Record::from_bytes(&bytes).map_err(wrong)?;
    record.replay::<Othello>().map_err(wrong)?;
    Ok(record)
}

/// Writes games to a file.
///
/// The file must be one in which one can go back: the header of WTHOR counts the games.
pub struct GameWriter<W: Write + Seek> {
    format: Format,
    out: W,
    written: u64,
    header: wthor::Header,
}

impl<W: Write + Seek> GameWriter<W> {
    /// Begins a file.
    ///
    /// # Errors
    /// When writing fails.
    pub fn new(format: Format, mut out: W) -> Result<GameWriter<W>, FormatError> {
        let header = wthor::Header::default();
        if format == Format::Wthor {
            out.write_all(&header.to_bytes())?;
        }
        Ok(GameWriter { format, out, written: 0, header })
    }

    /// Returns the number of games written so far.
    pub const fn written(&self) -> u64 {
        self.written
    }

    /// Writes a game.
    ///
    /// # Errors
    /// When the record is no game of Othello, the format cannot hold it, or writing fails.
    pub fn write(&mut self, game: &Record) -> Result<(), FormatError> {
        let number = self.written + 1;
        let unfit = |problem: String| FormatError::Unfit { number, format: self.format, problem };
        let played = convert::Played::new(game).map_err(|error| unfit(error.to_string()))?;
        match self.format {
            Format::Transcript => {
                writeln!(self.out, "{}", played.transcript().map_err(unfit)?)?;
            }
            Format::Obf => writeln!(self.out, "{}", played.obf().map_err(unfit)?)?,
            Format::Ggf => writeln!(self.out, "{}", played.ggf())?,
            Format::Wthor => {
                let game = played.wthor().map_err(unfit)?;
                if number == 1 {
                    self.header.year = played.year();
                }
                self.out.write_all(&game.to_bytes())?;
            }
            Format::Record if number > 1 => {
                return Err(unfit("a record is a file with one game".to_owned()));
            }
            Format::Record => write!(self.out, "{game}")?,
        }
        self.written = number;
        Ok(())
    }

    /// Ends the file.
    ///
    /// # Errors
    /// When writing fails.
    pub fn finish(mut self) -> Result<(), FormatError> {
        if self.format == Format::Wthor {
            self.header.games = u32::try_from(self.written).map_err(|_| FormatError::Unfit {
                number: self.written,
                format: self.format,
                problem: "the file counts its games in 32 bits".to_owned(),
            })?;
            self.out.rewind()?;
            self.out.write_all(&self.header.to_bytes())?;
        }
        Ok(self.out.flush()?)
    }
}

/// Plays the moves that a file lists, and puts in the passes that it leaves out.
#[derive(Clone)]
struct Replay {
    state: Othello,
    moves: Vec<Move>,
}

impl Replay {
    const fn new(start: Othello) -> Replay {
        Replay { state: start, moves: Vec::new() }
    }

    /// Plays a move, after a pass if there must be one. Tells whether there was.
    fn play(&mut self, mv: Move) -> Result<bool, IllegalMove<Move>> {
        let passes = mv != Move::Pass && self.state.must_pass();
        if passes {
            self.state.apply(Move::Pass);
            self.moves.push(Move::Pass);
        }
        self.state.play(mv)?;
        self.moves.push(mv);
        Ok(passes)
    }
}

/// Reads a move as files write it: in either case, a pass as `ps`, `pa`, `pass` or `--`.
fn read_move(text: &str) -> Option<Move> {
    match text.to_ascii_lowercase().as_str() {
        "ps" | "pa" | "pass" | "--" => Some(Move::Pass),
        text => text.parse().ok(),
    }
}
