//! Writing to standard output.

use std::io::{ErrorKind, Write as _};

/// Writes `text`. When the reader has gone (`| head`), there is nobody left to
/// answer, and the process ends quietly; when the text cannot be written
/// (a full disk), it fails.
pub(crate) fn write(text: &str) {
    let mut out = std::io::stdout().lock();
    if let Err(error) = out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        if error.kind() == ErrorKind::BrokenPipe {
            std::process::exit(0);
        }
        eprintln!("sakiyomi: cannot write the answer: {error}");
        std::process::exit(1);
    }
}

/// Prints a line, as `println!` does, but survives a closed pipe.
macro_rules! say {
    ($($arg:tt)*) => {
        $crate::output::write(&(format!($($arg)*) + "\n"))
    };
}
pub(crate) use say;
