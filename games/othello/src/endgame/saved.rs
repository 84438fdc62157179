//! A table on disk, so that a long search can go on another day.
//!
//! | bytes | content |
//! |---|---|
//! | 8 | `SAKIOTH2` |
//! | 8 | number of entries |
//! | 24 each | own discs, opponent's discs, packed entry |
//! | 8 | checksum of everything before it |
//!
//! All numbers are little endian. Positions near the end are left out: searching
//! them again is quicker than reading them.

use std::io::{self, Read, Write};

use sakiyomi_core::durable::add_word;
use sakiyomi_search::proof_number::LoadError;

use super::table::EndgameTable;

const MAGIC: u64 = u64::from_le_bytes(*b"SAKIOTH2");
/// Positions with fewer plies to the end are left out.
const LEAST_DEPTH: u8 = 10;

impl EndgameTable {
    pub(super) fn save(&self, out: &mut dyn Write) -> io::Result<()> {
        let worth_saving = || self.entries().filter(|(_, _, entry)| entry.depth >= LEAST_DEPTH);
        let mut sum = 0;
        let mut write = |word: u64| {
            sum = add_word(sum, word);
            out.write_all(&word.to_le_bytes())
        };
        write(MAGIC)?;
        write(worth_saving().count() as u64)?;
        for (own, opponent, entry) in worth_saving() {
            for word in [own, opponent, entry.packed()] {
                write(word)?;
            }
        }
        out.write_all(&sum.to_le_bytes())
    }

    /// Adds what [`EndgameTable::save`] wrote; an error leaves the table empty.
    pub(super) fn load(&mut self, input: &mut dyn Read) -> Result<u64, LoadError> {
        let result = self.load_unchecked(input);
        if result.is_err() {
            self.clear();
        }
        result
    }

    fn load_unchecked(&mut self, input: &mut dyn Read) -> Result<u64, LoadError> {
        let mut sum = 0;
        let mut read = || -> Result<u64, LoadError> {
            let mut bytes = [0; 8];
            input.read_exact(&mut bytes).map_err(|error| match error.kind() {
                io::ErrorKind::UnexpectedEof => LoadError::Damaged("it ends too early"),
                _ => LoadError::Io(error),
            })?;
            Ok(u64::from_le_bytes(bytes))
        };
        let mut next = || {
            let word = read()?;
            sum = add_word(sum, word);
            Ok::<u64, LoadError>(word)
        };
        if next().map_err(|_| LoadError::NotAProof)? != MAGIC {
            return Err(LoadError::NotAProof);
        }
        let count = next()?;
        for _ in 0..count {
            let (own, opponent, data) = (next()?, next()?, next()?);
            if own & opponent != 0 || !self.restore(own, opponent, data) {
                return Err(LoadError::Damaged("an entry is impossible"));
            }
        }
        if read()? != sum {
            return Err(LoadError::Damaged("its checksum is wrong"));
        }
        Ok(count)
    }
}
