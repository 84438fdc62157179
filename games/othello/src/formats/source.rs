//! Bytes and lines with their place in the file.

use crate::msg;
use std::io::{BufRead, ErrorKind};

use sakiyomi_core::{FileError, Place, Reason};

/// No line or game is nearly as long. A longer one is an error, so that it cannot fill the memory.
const LONGEST: usize = 1 << 20;

pub(super) struct Source<R> {
    input: R,
    offset: u64,
    line: u64,
}

impl<R: BufRead> Source<R> {
    pub(super) const fn new(input: R) -> Source<R> {
        Source { input, offset: 0, line: 1 }
    }

    pub(super) const fn place(&self) -> Place {
        Place { offset: self.offset, line: Some(self.line) }
    }

    pub(super) fn peek(&mut self) -> Result<Option<u8>, FileError> {
        loop {
            match self.input.fill_buf() {
                Ok(buffer) => return Ok(buffer.first().copied()),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error.into()),
            }
        }
    }

    pub(super) fn next(&mut self) -> Result<Option<u8>, FileError> {
        let byte = self.peek()?;
        if let Some(byte) = byte {
            self.input.consume(1);
            self.offset += 1;
            self.line += u64::from(byte == b'\n');
        }
        Ok(byte)
    }

    /// Takes a line without its end, and returns where it begins; `None` at the end.
    fn next_line(&mut self) -> Result<Option<(Place, String)>, FileError> {
        let place = self.place();
        let mut line = Vec::new();
        loop {
            match self.next()? {
                None if line.is_empty() => return Ok(None),
                None | Some(b'\n') => break,
                Some(byte) => line.push(byte),
            }
            if line.len() > LONGEST {
                return Err(FileError::at(place, msg("source-long-line")));
            }
        }
        let line = String::from_utf8(line).map_err(|error| {
            let at = error.utf8_error().valid_up_to() as u64;
            let place = Place { offset: place.offset + at, ..place };
            FileError::at(place, msg("source-not-text"))
        })?;
        let marked = if place.offset == 0 { line.strip_prefix('\u{feff}') } else { None };
        let text = marked.unwrap_or(&line);
        Ok(Some((place.further(line.len() - text.len()), text.trim_end().to_owned())))
    }

    /// Takes the next line that is neither empty nor a comment, which begins with `#` or `%`.
    pub(super) fn next_item(&mut self) -> Result<Option<(Place, String)>, FileError> {
        loop {
            match self.next_line()? {
                Some((_, line))
                    if line.trim().is_empty() || line.trim().starts_with(['#', '%']) => {}
                item => return Ok(item),
            }
        }
    }

    /// Takes bytes up to `end`, which is taken too; an error at `opened` when it does not come.
    pub(super) fn take_until(&mut self, end: u8, opened: Place) -> Result<String, FileError> {
        let mut value = Vec::new();
        loop {
            match self.next()? {
                Some(byte) if byte == end => break,
                Some(byte) if value.len() < LONGEST => value.push(byte),
                _ => {
                    let end = char::from(end);
                    return Err(FileError::at(
                        opened,
                        Reason::new(msg("source-no-end")).with("end", end),
                    ));
                }
            }
        }
        // Names of players may be in an old encoding of one byte for a letter.
        Ok(String::from_utf8(value)
            .unwrap_or_else(|error| error.into_bytes().into_iter().map(char::from).collect()))
    }
}
