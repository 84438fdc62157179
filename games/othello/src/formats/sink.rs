//! Writing games as they come.

use crate::msg;
use sakiyomi_core::{FileError, GameSink, Output, Reason, Record};

use super::convert::Played;
use super::wthor::Header;

/// How a kind of text writes a game on one line, or why it cannot.
type Line = fn(&Played<'_>) -> Result<String, Reason>;

pub(super) struct Lines<'a> {
    out: Box<dyn Output + 'a>,
    line: Line,
    written: u64,
}

impl<'a> Lines<'a> {
    pub(super) fn new(out: Box<dyn Output + 'a>, line: Line) -> Lines<'a> {
        Lines { out, line, written: 0 }
    }
}

impl GameSink for Lines<'_> {
    fn write(&mut self, game: &Record) -> Result<(), FileError> {
        self.written += 1;
        let unfit = |problem: Reason| FileError::Unfit { number: self.written, problem };
        let played = Played::new(game).map_err(|error| unfit(error.into()))?;
        let line = (self.line)(&played).map_err(unfit)?;
        Ok(writeln!(self.out, "{line}")?)
    }

    fn finish(&mut self) -> Result<(), FileError> {
        Ok(self.out.flush()?)
    }
}

/// A file of WTHOR: its header counts the games, and is written again at the end.
pub(super) struct Wthor<'a> {
    out: Box<dyn Output + 'a>,
    header: Header,
}

impl<'a> Wthor<'a> {
    pub(super) fn new(mut out: Box<dyn Output + 'a>) -> Result<Wthor<'a>, FileError> {
        // The header can only be written again where one can go back.
        out.stream_position()?;
        let header = Header::default();
        out.write_all(&header.to_bytes())?;
        Ok(Wthor { out, header })
    }
}

impl GameSink for Wthor<'_> {
    fn write(&mut self, game: &Record) -> Result<(), FileError> {
        let number = u64::from(self.header.games) + 1;
        let unfit = |problem: Reason| FileError::Unfit { number, problem };
        let games = u32::try_from(number).map_err(|_| unfit(msg("wthor-too-many").into()))?;
        let played = Played::new(game).map_err(|error| unfit(error.into()))?;
        let bytes = played.wthor().map_err(unfit)?.to_bytes();
        if games == 1 {
            self.header.year = played.year();
            self.header.solved_empties = played.solved_empties();
        }
        self.out.write_all(&bytes)?;
        self.header.games = games;
        Ok(())
    }

    fn finish(&mut self) -> Result<(), FileError> {
        self.out.rewind()?;
        self.out.write_all(&self.header.to_bytes())?;
        Ok(self.out.flush()?)
    }
}
