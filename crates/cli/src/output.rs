//! Writing to standard output.

use std::io::Write as _;

/// Writes `text`. When the reader has gone (`| head`), there is nobody left to
/// answer, and the process ends quietly.
pub(crate) fn write(text: &str) {
    let mut out = std::io::stdout().lock();
    if out.write_all(text.as_bytes()).and_then(|()| out.flush()).is_err() {
        std::process::exit(0);
    }
}

/// Prints a line, as `println!` does, but survives a closed pipe.
macro_rules! say {
    ($($arg:tt)*) => {
        $crate::output::write(&(format!($($arg)*) + "\n"))
    };
}
pub(crate) use say;
