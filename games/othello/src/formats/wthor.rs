//! WTHOR, the database of the French Othello federation: a file of games for each year.
//!
//! A header of 16 bytes, then 68 bytes a game; all numbers are little endian. A move is
//! 10 * row + column, both from 1, and 0 after the last move; passes are left out. Players
//! and tournaments are numbers, whose names [`read_names`] reads. The layout is
//! described by Sylvain Quin, "Format de la base WTHOR".

use std::io::{self, BufRead, Read as _};

use sakiyomi_core::{FileError, Place, Reason};

use super::{Replay, at_move};
use crate::{Move, Othello, Square, msg};

/// What a file says about itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Header {
    /// The century, year, month and day on which the file was made.
    pub made: [u8; 4],
    /// The number of games.
    pub games: u32,
    /// The number of names, in files of names.
    pub names: u16,
    /// The year in which the games were played.
    pub year: u16,
    /// The size of the board; 0 means 8.
    pub size: u8,
    /// What kind of file it is; 0 for games.
    pub kind: u8,
    /// With how many empty squares the best possible result was worked out.
    pub solved_empties: u8,
}

impl Header {
    /// The length in bytes.
    pub const LENGTH: usize = 16;

    /// Returns the header as it stands in a file.
    pub fn to_bytes(self) -> [u8; Header::LENGTH] {
        let mut bytes = [0; Header::LENGTH];
        bytes[..4].copy_from_slice(&self.made);
        bytes[4..8].copy_from_slice(&self.games.to_le_bytes());
        bytes[8..10].copy_from_slice(&self.names.to_le_bytes());
        bytes[10..12].copy_from_slice(&self.year.to_le_bytes());
        bytes[12..15].copy_from_slice(&[self.size, self.kind, self.solved_empties]);
        bytes
    }

    const fn from_bytes(b: &[u8; Header::LENGTH]) -> Header {
        Header {
            made: [b[0], b[1], b[2], b[3]],
            games: u32::from_le_bytes([b[4], b[5], b[6], b[7]]),
            names: u16::from_le_bytes([b[8], b[9]]),
            year: u16::from_le_bytes([b[10], b[11]]),
            size: b[12],
            kind: b[13],
            solved_empties: b[14],
        }
    }
}

/// A game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WthorGame {
    /// The number of the tournament.
    pub tournament: u16,
    /// The number of the player with the black discs.
    pub black: u16,
    /// The number of the player with the white discs.
    pub white: u16,
    /// The discs of black at the end, with the empty squares to the winner.
    pub black_score: u8,
    /// The discs that black could have had with best play from a certain number of empty squares on.
    pub best_black_score: u8,
    /// The moves, passes included.
    pub moves: Vec<Move>,
}

impl WthorGame {
    /// The length in bytes.
    pub const LENGTH: usize = 68;

    /// The most moves that a game can hold: one for each empty square of the start.
    pub const MOVES: usize = 60;

    const MOVES_AT: usize = 8;

    /// Returns the game as it stands in a file.
    ///
    /// # Panics
    /// When there are more moves than empty squares, which no game from the start has.
    pub fn to_bytes(&self) -> [u8; WthorGame::LENGTH] {
        let mut bytes = [0; WthorGame::LENGTH];
        bytes[0..2].copy_from_slice(&self.tournament.to_le_bytes());
        bytes[2..4].copy_from_slice(&self.black.to_le_bytes());
        bytes[4..6].copy_from_slice(&self.white.to_le_bytes());
        bytes[6] = self.black_score;
        bytes[7] = self.best_black_score;
        let squares = self.moves.iter().filter_map(|mv| match mv {
            Move::Place(square) => Some(square),
            Move::Pass => None,
        });
        for (index, square) in squares.enumerate() {
            let (x, y) = square.xy();
            bytes[WthorGame::MOVES_AT + index] = 10 * (y + 1) + x + 1;
        }
        bytes
    }

    /// Reads the game number `number` (from 1), which begins at `offset`.
    fn from_bytes(
        bytes: &[u8; WthorGame::LENGTH],
        number: u32,
        offset: u64,
    ) -> Result<WthorGame, FileError> {
        let mut replay = Replay::new(Othello::start());
        let codes = &bytes[WthorGame::MOVES_AT..];
        for (index, &code) in codes.iter().enumerate().take_while(|(_, code)| **code != 0) {
            let wrong = |problem: Reason| {
                let place = at(offset + (WthorGame::MOVES_AT + index) as u64);
                let problem = Reason::new(msg("wthor-game"))
                    .with("game", number)
                    .with_reason("problem", at_move(index + 1, problem));
                FileError::at(place, problem)
            };
            let (row, column) = (code / 10, code % 10);
            let square = match (row, column) {
                (1..=8, 1..=8) => Square::new(column - 1, row - 1),
                _ => None,
            };
            let square = square
                .ok_or_else(|| wrong(Reason::new(msg("wthor-no-square")).with("code", code)))?;
            replay.play(Move::Place(square)).map_err(|error| wrong(error.into()))?;
        }
        let number = |at: usize| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
        Ok(WthorGame {
            tournament: number(0),
            black: number(2),
            white: number(4),
            black_score: bytes[6],
            best_black_score: bytes[7],
            moves: replay.moves,
        })
    }
}

const fn at(offset: u64) -> Place {
    Place { offset, line: None }
}

/// The games of a file, read one by one.
pub struct WthorGames<R> {
    input: R,
    header: Header,
    read: u32,
}

impl<R: BufRead> WthorGames<R> {
    /// Reads the header.
    ///
    /// # Errors
    /// When the file is no file of games on the usual board.
    pub fn new(mut input: R) -> Result<WthorGames<R>, FileError> {
        let header = read_header(&mut input)?;
        if ![0, 8].contains(&header.size) {
            let problem = Reason::new(msg("wthor-size")).with("size", header.size);
            return Err(FileError::at(at(12), problem));
        }
        Ok(WthorGames { input, header, read: 0 })
    }

    /// Returns what the file says about itself.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    fn next_game(&mut self) -> Result<Option<WthorGame>, FileError> {
        let offset = Header::LENGTH as u64 + u64::from(self.read) * WthorGame::LENGTH as u64;
        let expected = self.header.games;
        if self.read == expected {
            return match self.input.fill_buf()?.len() {
                0 => Ok(None),
                _ => {
                    let problem = Reason::new(msg("wthor-more-games")).with("games", expected);
                    Err(FileError::at(at(offset), problem))
                }
            };
        }
        let number = self.read + 1;
        let ends =
            || Reason::new(msg("wthor-cut-off")).with("number", number).with("games", expected);
        let bytes = read_array(&mut self.input, offset, ends)?;
        self.read = number;
        WthorGame::from_bytes(&bytes, number, offset).map(Some)
    }
}

impl<R: BufRead> Iterator for WthorGames<R> {
    type Item = Result<WthorGame, FileError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.next_game().transpose()
    }
}

fn read_header(input: &mut impl io::Read) -> Result<Header, FileError> {
    let ends = || Reason::new(msg("wthor-no-header"));
    read_array(input, 0, ends).map(|bytes| Header::from_bytes(&bytes))
}

/// Reads bytes that begin at `offset`; where the file ends before, `problem` is the error.
fn read_bytes(
    input: &mut impl io::Read,
    length: usize,
    offset: u64,
    problem: impl FnOnce() -> Reason,
) -> Result<Vec<u8>, FileError> {
    let mut bytes = Vec::new();
    match input.take(length as u64).read_to_end(&mut bytes)? {
        read if read < length => Err(FileError::at(at(offset + read as u64), problem())),
        _ => Ok(bytes),
    }
}

fn read_array<const LENGTH: usize>(
    input: &mut impl io::Read,
    offset: u64,
    problem: impl FnOnce() -> Reason,
) -> Result<[u8; LENGTH], FileError> {
    let bytes = read_bytes(input, LENGTH, offset, problem)?;
    Ok(bytes.try_into().expect("as many bytes as were asked for"))
}

/// The length of a player's name in `WTHOR.JOU`.
pub const PLAYER: usize = 20;
/// The length of a tournament's name in `WTHOR.TRN`.
pub const TOURNAMENT: usize = 26;

/// Reads a file of names that take `length` bytes each; a name's number is its place.
///
/// # Errors
/// When the file is cut off or too long.
pub fn read_names(input: impl io::Read, length: usize) -> Result<Vec<String>, FileError> {
    let mut input = io::BufReader::new(input);
    let header = read_header(&mut input)?;
    let mut names = Vec::new();
    for number in 0..header.names {
        let offset = (Header::LENGTH + usize::from(number) * length) as u64;
        let ends = || {
            Reason::new(msg("wthor-cut-off-names"))
                .with("number", number)
                .with("names", header.names)
        };
        let bytes = read_bytes(&mut input, length, offset, ends)?;
        let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(length);
        // The files are in Latin-1; control characters would break lines.
        let letter = |&byte: &u8| match char::from(byte) {
            c if c.is_control() => char::REPLACEMENT_CHARACTER,
            c => c,
        };
        let name: String = bytes[..end].iter().map(letter).collect();
        names.push(name.trim_end().to_owned());
    }
    let mut rest = [0; 1];
    if input.read(&mut rest)? > 0 {
        let offset = (Header::LENGTH + names.len() * length) as u64;
        let problem = Reason::new(msg("wthor-more-names")).with("names", names.len());
        return Err(FileError::at(at(offset), problem));
    }
    Ok(names)
}
