//! Atomic file replacement, and the checksums of this project's formats.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use crate::mix64;

/// Returns the name under which a file is written before it is renamed.
pub fn unfinished(path: &Path) -> PathBuf {
    let mut name: OsString = path.as_os_str().to_owned();
    name.push(".new");
    name.into()
}

/// Replaces a file atomically: written beside it, synced, renamed. After an error the old one stays.
pub fn replace_file(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_file_with(path, |file| file.write_all(bytes))
}

/// Replaces a file as [`replace_file`] does, with what `write` writes.
pub fn replace_file_with<T, E: From<io::Error>>(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> Result<T, E>,
) -> Result<T, E> {
    let name = unfinished(path);
    let written = (|| {
        let mut file = BufWriter::new(File::create(&name)?);
        let done = write(&mut file)?;
        let file = file.into_inner().map_err(io::IntoInnerError::into_error)?;
        file.sync_all()?;
        fs::rename(&name, path)?;
        Ok(done)
    })();
    if written.is_err() {
        let _ = fs::remove_file(&name);
    }
    written
}

/// Returns the FNV-1a hash.
pub fn fnv1a(bytes: impl IntoIterator<Item = u8>) -> u64 {
    bytes.into_iter().fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// Adds a word to a checksum that starts at 0: much faster than [`fnv1a`].
#[inline]
pub const fn add_word(sum: u64, word: u64) -> u64 {
    mix64(sum.rotate_left(5) ^ word).wrapping_add(1)
}

/// Returns the checksum of the logs of training runs.
pub fn mix_bytes(bytes: &[u8]) -> u64 {
    bytes.iter().fold(bytes.len() as u64, |sum, &byte| mix64(sum ^ u64::from(byte)))
}

/// Returns the checksum of card value files: of words, the last one zero-padded.
pub fn mix_words(bytes: &[u8]) -> u64 {
    bytes.chunks(8).fold(0, |sum, chunk| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        mix64(sum ^ u64::from_le_bytes(word)).wrapping_add(1)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_whole_or_not_at_all() {
        let folder = std::env::temp_dir().join(format!("sakiyomi-durable-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("a");
        replace_file(&path, b"one").unwrap();
        replace_file(&path, b"two").unwrap();
        let failed: io::Result<()> = replace_file_with(&path, |file| {
            file.write_all(b"thr")?;
            Err(io::Error::other("the disk is full"))
        });
        assert!(failed.is_err());
        assert_eq!(fs::read(&path).unwrap(), b"two");
        assert!(!unfinished(&path).exists());
        assert!(replace_file(&folder.join("none/a"), b"one").is_err());
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn every_byte_counts() {
        assert_eq!(fnv1a(*b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_ne!(fnv1a(*b"ab"), fnv1a(*b"ba"));
        assert_ne!(add_word(add_word(0, 1), 2), add_word(add_word(0, 2), 1));
    }
}
