//! The files in which Othello players exchange games and positions.
//!
//! | kind | what it holds | usual ending |
//! |---|---|---|
//! | [`TRANSCRIPT`] | a game on each line, `f5d6c3…` | `.txt` |
//! | [`OBF`] | a position on each line, with the scores of its moves | `.obf` |
//! | [`GGF`] | games with names, times and evaluations, from any start | `.ggf` |
//! | [`WTHOR`] | tournament games, 68 bytes each | `.wtb` |
//! | [`PLAYERS`], [`TOURNAMENTS`] | the names to the numbers in them | `.jou`, `.trn` |
//!
//! All of them go through a [`Record`]; a position is a game without moves.
//!
//! ```
//! use sakiyomi_othello::formats::{GGF, TRANSCRIPT};
//! let mut out = std::io::Cursor::new(Vec::new());
//! let mut sink = (GGF.write)(Box::new(&mut out))?;
//! for game in (TRANSCRIPT.read)(Box::new(&b"f5d6c3\nf5f6\n"[..])) {
//!     sink.write(&game?)?;
//! }
//! sink.finish()?;
//! drop(sink);
//! assert_eq!((GGF.read)(Box::new(&out.into_inner()[..])).count(), 2);
//! # Ok::<(), sakiyomi_core::FileError>(())
//! ```

mod convert;
pub mod ggf;
pub mod obf;
mod sink;
mod source;
mod transcript;
pub mod wthor;

use crate::msg;
use sakiyomi_core::{
    FileError, FileKind, Games, IllegalMove, NameKind, Reason, Record, Seat, State, Text,
};

use super::{Move, Othello};

pub use transcript::{TranscriptError, read_transcript, write_transcript};

/// Every kind of file, beside the record that all games have.
pub const FILES: &[FileKind] = &[TRANSCRIPT, OBF, GGF, WTHOR];

/// A game on each line.
pub const TRANSCRIPT: FileKind = FileKind {
    name: "transcript",
    ending: "txt",
    summary: msg("transcript"),
    read: |input| until_error(transcript::games(input)),
    write: |out| Ok(Box::new(sink::Lines::new(out, |game| game.transcript()))),
    names: &[],
};

/// A position on each line.
pub const OBF: FileKind = FileKind {
    name: "obf",
    ending: "obf",
    summary: msg("obf"),
    read: |input| until_error(obf::positions(input).map(|line| Ok(convert::from_obf(&line?)))),
    write: |out| {
        Ok(Box::new(sink::Lines::new(out, |game| game.obf().map(|line| line.to_string()))))
    },
    names: &[],
};

/// The Generic Game Format.
pub const GGF: FileKind = FileKind {
    name: "ggf",
    ending: "ggf",
    summary: msg("ggf"),
    read: |input| until_error(ggf::GgfGames::new(input).map(|game| Ok(convert::from_ggf(&game?)))),
    write: |out| Ok(Box::new(sink::Lines::new(out, |game| Ok(game.ggf().to_string())))),
    names: &[],
};

/// The database of the French federation.
pub const WTHOR: FileKind = FileKind {
    name: "wthor",
    ending: "wtb",
    summary: msg("wthor"),
    read: |input| match wthor::WthorGames::new(input) {
        Err(error) => Box::new(std::iter::once(Err(error))),
        Ok(games) => {
            let header = *games.header();
            until_error(games.map(move |game| Ok(convert::from_wthor(&header, &game?))))
        }
    },
    write: |out| Ok(Box::new(sink::Wthor::new(out)?)),
    names: &[PLAYERS, TOURNAMENTS],
};

/// The names of the players in WTHOR files.
pub const PLAYERS: NameKind = NameKind {
    stem: "wthor",
    ending: "jou",
    tags: &["first", "second"],
    read: |input| wthor::read_names(input, wthor::PLAYER),
};

/// The names of the tournaments in WTHOR files.
pub const TOURNAMENTS: NameKind = NameKind {
    stem: "wthor",
    ending: "trn",
    tags: &["place"],
    read: |input| wthor::read_names(input, wthor::TOURNAMENT),
};

/// Lets nothing follow an error: what comes after it would be guesswork.
fn until_error<'a>(games: impl Iterator<Item = Result<Record, FileError>> + 'a) -> Games<'a> {
    let mut failed = false;
    Box::new(games.take_while(move |game| {
        let over = failed;
        failed = game.is_err();
        !over
    }))
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

/// Reads 64 squares and the player to move, with spaces anywhere. `expected` says what belongs on a
/// square, after the squares and at the end; an error without a byte is at the end.
fn read_board(
    chars: impl Iterator<Item = (usize, char)>,
    is_black: fn(char) -> bool,
    is_white: fn(char) -> bool,
    expected: [Text; 3],
) -> Result<Othello, (Option<usize>, Reason)> {
    let (mut black, mut white, mut squares, mut to_move) = (0u64, 0u64, 0usize, None);
    for (at, c) in chars.filter(|(_, c)| !c.is_whitespace()) {
        match squares {
            0..64 if is_black(c) => black |= 1 << squares,
            0..64 if is_white(c) => white |= 1 << squares,
            0..64 if matches!(c, '-' | '.') => {}
            64 if is_black(c) => to_move = Some(Seat::First),
            64 if is_white(c) => to_move = Some(Seat::Second),
            _ => {
                let expected = expected[(squares + 1).saturating_sub(64).min(2)];
                return Err((Some(at), sakiyomi_core::expected(expected, Some(c))));
            }
        }
        squares += 1;
    }
    to_move
        .map(|seat| Othello::from_colours(black, white, seat))
        .ok_or_else(|| (None, Reason::new(msg("formats-length")).with("count", squares)))
}

/// Says that the move number `number` is wrong.
fn at_move(number: usize, problem: impl Into<Reason>) -> Reason {
    Reason::new(msg("formats-move")).with("number", number).with_reason("problem", problem.into())
}

/// Reads a move as files write it: in either case, a pass as `ps`, `pa`, `pass` or `--`.
fn read_move(text: &str) -> Option<Move> {
    match text.to_ascii_lowercase().as_str() {
        "ps" | "pa" | "pass" | "--" => Some(Move::Pass),
        text => text.parse().ok(),
    }
}
