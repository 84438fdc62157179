//! Writing to standard output.

use std::io::{ErrorKind, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};

static QUIET: AtomicBool = AtomicBool::new(false);
static VERBOSE: AtomicBool = AtomicBool::new(false);

/// Sets how much is told beside the answers.
pub(crate) fn set_verbosity(quiet: bool, verbose: bool) {
    QUIET.store(quiet, Ordering::Relaxed);
    VERBOSE.store(verbose, Ordering::Relaxed);
}

/// Tells whether only answers and errors are wanted.
pub(crate) fn is_quiet() -> bool {
    QUIET.load(Ordering::Relaxed)
}

/// Tells whether figures about the work itself are wanted.
pub(crate) fn is_verbose() -> bool {
    VERBOSE.load(Ordering::Relaxed)
}

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

/// Fills a text in: `reason!(TITLE, game, count = 3)`.
macro_rules! reason {
    ($text:expr $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        sakiyomi_core::Reason::new($text)
            $(.with(stringify!($name), $crate::output::argument!($name $(= $value)?)))*
    };
}
macro_rules! argument {
    ($name:ident) => {
        $name
    };
    ($name:ident = $value:expr) => {
        $value
    };
}
pub(crate) use {argument, reason};

/// Fills a text in, in one language.
macro_rules! phrase {
    ($lang:expr, $($text:tt)+) => {
        $crate::output::reason!($($text)+).get($lang)
    };
}
pub(crate) use phrase;

/// Prints a text as a line, in one language.
macro_rules! tell {
    ($lang:expr, $($text:tt)+) => {
        $crate::output::say!("{}", $crate::output::phrase!($lang, $($text)+))
    };
}
pub(crate) use tell;

/// Prints a text as a line to standard error.
macro_rules! note {
    ($lang:expr, $($text:tt)+) => {
        if !$crate::output::is_quiet() {
            eprintln!("{}", $crate::output::phrase!($lang, $($text)+))
        }
    };
}
pub(crate) use note;

pub(crate) fn print_json(object: &serde_json::Value) {
    write(&format!("{object}\n"));
}
