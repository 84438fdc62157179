//! Saved tables.
//!
//! | bytes | content |
//! |---|---|
//! | 8 | `SAKIPROF` |
//! | 4 | version of the format, 1 |
//! | 4 + n | length and text of the label: which program's keys these are |
//! | 8 | number of entries |
//! | 18 each | key (11), proof number (3), disproof number (3), level of effort (1) |
//! | 8 | checksum of everything before it |
//!
//! All numbers are little endian. Positions without search effort are left out. Keys are whole, so that
//! a table of any size can be filled from the file.

use std::io::{self, Read, Write};

use sakiyomi_core::durable::add_word;

use super::{Numbers, ProofTable};

const MAGIC: [u8; 8] = *b"SAKIPROF";
const VERSION: u32 = 1;
const ENTRY_BYTES: usize = 18;
const LONGEST_LABEL: u32 = 1000;

/// A file that is no saved table.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// Reading failed.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The file has another format.
    #[error("this is no saved proof")]
    NotAProof,
    /// The file is of another version.
    #[error("this is a saved proof of version {0}; this program reads version {VERSION}")]
    Version(u32),
    /// The file belongs to another game or solver.
    #[error("this is a saved proof of {found:?}, not of {expected:?}")]
    Label {
        /// Its label.
        found: String,
        /// The expected label.
        expected: String,
    },
    /// The file is damaged.
    #[error("the saved proof is damaged: {0}")]
    Damaged(&'static str),
}

impl ProofTable {
    /// Writes the table; `label` says whose keys it holds.
    pub fn save(&self, label: &str, out: &mut dyn Write) -> io::Result<()> {
        let worth_saving = || self.entries().filter(|(_, _, level)| *level > 0);
        let mut out = Summing { inner: out, sum: 0 };
        out.write_all(&MAGIC)?;
        out.write_all(&VERSION.to_le_bytes())?;
        out.write_all(&(label.len() as u32).to_le_bytes())?;
        out.write_all(label.as_bytes())?;
        out.write_all(&(worth_saving().count() as u64).to_le_bytes())?;
        for (key, numbers, level) in worth_saving() {
            let mut entry = [0; ENTRY_BYTES];
            entry[..11].copy_from_slice(&key.to_le_bytes()[..11]);
            entry[11..14].copy_from_slice(&numbers.proof.to_le_bytes()[..3]);
            entry[14..17].copy_from_slice(&numbers.disproof.to_le_bytes()[..3]);
            entry[17] = level;
            out.write_all(&entry)?;
        }
        let sum = out.sum;
        out.inner.write_all(&sum.to_le_bytes())
    }

    /// Adds what [`ProofTable::save`] wrote with this `label`; an error leaves the table empty.
    pub fn load(&mut self, label: &str, input: &mut dyn Read) -> Result<u64, LoadError> {
        let result = self.load_unchecked(label, &mut Summing { inner: input, sum: 0 });
        if result.is_err() {
            self.clear();
        }
        result
    }

    fn load_unchecked(
        &mut self,
        label: &str,
        input: &mut Summing<&mut dyn Read>,
    ) -> Result<u64, LoadError> {
        if input.bytes::<8>().map_err(|_| LoadError::NotAProof)? != MAGIC {
            return Err(LoadError::NotAProof);
        }
        let found = u32::from_le_bytes(input.bytes()?);
        if found != VERSION {
            return Err(LoadError::Version(found));
        }
        let length = u32::from_le_bytes(input.bytes()?);
        if length > LONGEST_LABEL {
            return Err(LoadError::Damaged("its label is too long"));
        }
        let mut found = vec![0; length as usize];
        input.fill(&mut found)?;
        if found != label.as_bytes() {
            let found = String::from_utf8_lossy(&found).into_owned();
            return Err(LoadError::Label { found, expected: label.to_owned() });
        }
        let count = u64::from_le_bytes(input.bytes()?);
        for _ in 0..count {
            let entry: [u8; ENTRY_BYTES] = input.bytes()?;
            let mut key = [0; 16];
            key[..11].copy_from_slice(&entry[..11]);
            let number =
                |at: usize| u32::from_le_bytes([entry[at], entry[at + 1], entry[at + 2], 0]);
            let numbers = Numbers { proof: number(11), disproof: number(14) };
            if (numbers.proof == 0) != (numbers.disproof == Numbers::INFINITE)
                || (numbers.disproof == 0) != (numbers.proof == Numbers::INFINITE)
            {
                return Err(LoadError::Damaged("an entry has impossible numbers"));
            }
            self.put_level(u128::from_le_bytes(key), numbers, entry[17]);
        }
        let expected = input.sum;
        if u64::from_le_bytes(input.bytes()?) != expected {
            return Err(LoadError::Damaged("its checksum is wrong"));
        }
        Ok(count)
    }
}

/// Checksums the bytes that pass through.
struct Summing<T> {
    inner: T,
    sum: u64,
}

impl<T> Summing<T> {
    fn add(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.sum = add_word(self.sum, u64::from_le_bytes(word));
        }
    }
}

impl Summing<&mut dyn Write> {
    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.add(bytes);
        self.inner.write_all(bytes)
    }
}

impl Summing<&mut dyn Read> {
    fn bytes<const N: usize>(&mut self) -> Result<[u8; N], LoadError> {
        let mut bytes = [0; N];
        self.fill(&mut bytes)?;
        Ok(bytes)
    }

    fn fill(&mut self, bytes: &mut [u8]) -> Result<(), LoadError> {
        self.inner.read_exact(bytes).map_err(|error| match error.kind() {
            io::ErrorKind::UnexpectedEof => LoadError::Damaged("it ends too early"),
            _ => LoadError::Io(error),
        })?;
        self.add(bytes);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sakiyomi_core::Rng;

    fn filled() -> (ProofTable, Vec<(u128, Numbers)>) {
        let mut rng = Rng::seeded(8);
        let mut table = ProofTable::new(ProofTable::MIN_BYTES);
        let mut entries = Vec::new();
        for effort in 0..3000 {
            let key = u128::from(rng.next_u64()) | u128::from(rng.next_u64() & 0xff_ffff) << 64;
            let numbers = match effort % 3 {
                0 => Numbers::PROVED,
                1 => Numbers::DISPROVED,
                _ => Numbers::open(rng.below(1 << 24), rng.below(1 << 24)),
            };
            table.put(key, numbers, effort);
            if effort > 0 {
                entries.push((key, numbers));
            }
        }
        (table, entries)
    }

    fn saved(table: &ProofTable) -> Vec<u8> {
        let mut bytes = Vec::new();
        table.save("test", &mut bytes).unwrap();
        bytes
    }

    #[test]
    fn a_table_of_any_size_takes_up_what_was_saved() {
        let (table, entries) = filled();
        let bytes = saved(&table);
        for size in [ProofTable::MIN_BYTES, 8 * ProofTable::MIN_BYTES] {
            let mut read = ProofTable::new(size);
            assert_eq!(read.load("test", &mut &bytes[..]).unwrap(), 2999);
            assert!(entries.iter().all(|&(key, numbers)| read.get(key) == Some(numbers)));
        }
    }

    #[test]
    fn no_damaged_file_is_taken_for_a_proof() {
        let bytes = saved(&filled().0);
        let mut table = ProofTable::new(0);
        for length in [0, 7, 8, 11, 15, 19, 30, 1000, bytes.len() - 1] {
            assert!(table.load("test", &mut &bytes[..length]).is_err(), "{length} bytes");
            assert!(table.entries().next().is_none());
        }
        let mut rng = Rng::seeded(9);
        for _ in 0..50 {
            let mut damaged = bytes.clone();
            let at = rng.below(bytes.len() as u32) as usize;
            damaged[at] ^= 1 << rng.below(8);
            assert!(table.load("test", &mut &damaged[..]).is_err(), "byte {at}");
            assert!(table.entries().next().is_none());
        }
    }

    #[test]
    fn a_proof_of_something_else_is_refused_by_name() {
        let bytes = saved(&filled().0);
        let error = ProofTable::new(0).load("other", &mut &bytes[..]).unwrap_err();
        assert_eq!(error.to_string(), "this is a saved proof of \"test\", not of \"other\"");
        let error = ProofTable::new(0).load("test", &mut &b"# a text file\n"[..]).unwrap_err();
        assert_eq!(error.to_string(), "this is no saved proof");
    }
}
