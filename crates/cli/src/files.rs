//! Files that are there whole at any moment.

use std::io;
use std::path::Path;

/// Writes `text` so that at any moment either the old or the new file is there whole.
pub(crate) fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let mut unfinished = path.as_os_str().to_owned();
    unfinished.push(".new");
    let written =
        std::fs::write(&unfinished, text).and_then(|()| std::fs::rename(&unfinished, path));
    if written.is_err() {
        // Nobody will look for it; if there is none, all the better.
        let _ = std::fs::remove_file(&unfinished);
    }
    written
}
