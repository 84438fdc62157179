//! A file that will be written when the work is done, checked before it begins.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use sakiyomi_core::durable::{replace_file, unfinished};

use crate::words::cannot_write;

/// A place for a file. What lies there stays until the new file is whole.
pub(crate) struct Reserved {
    path: PathBuf,
    /// The name until it is whole; a device or a pipe has none, and is written at once.
    unfinished: Option<PathBuf>,
}

impl Reserved {
    /// Makes sure that `path` can be written.
    pub(crate) fn new(path: &Path) -> anyhow::Result<Reserved> {
        let unfinished = (path.is_file() || !path.exists()).then(|| unfinished(path));
        let check = || {
            // A file that may not be changed is not to be replaced either.
            if path.exists() {
                fs::OpenOptions::new().append(true).open(path)?;
            }
            unfinished.as_ref().map_or(Ok(()), |name| fs::write(name, ""))
        };
        check().with_context(|| cannot_write(path))?;
        Ok(Reserved { path: path.to_owned(), unfinished })
    }

    pub(crate) fn fill(self, text: &str) -> anyhow::Result<()> {
        let written = match &self.unfinished {
            Some(_) => replace_file(&self.path, text.as_bytes()),
            None => fs::write(&self.path, text),
        };
        written.with_context(|| cannot_write(&self.path))
    }
}

/// Leaves nothing behind when the work was not done.
impl Drop for Reserved {
    fn drop(&mut self) {
        if let Some(name) = &self.unfinished {
            let _ = fs::remove_file(name);
        }
    }
}
