//! What a game brings for the page in the browser: its board, its rules, its adviser.

/// A file that a game brings for the page, served at `/games/<id>/<path>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WebFile {
    /// Where it lies in the game's `web` folder, with `/` between the parts; for its texts,
    /// `locales/<language>/board.ftl` beside that folder.
    pub path: &'static str,
    /// What is in it.
    pub bytes: &'static [u8],
}

impl WebFile {
    /// The module of the board. A game without one is shown as it is drawn in the terminal.
    pub const BOARD: &str = "board.js";

    /// The module of the rules.
    pub const RULES: &str = "rules.js";

    /// The module of the adviser.
    pub const ADVISER: &str = "adviser/index.js";
}

/// Lists files of the `web` folder of the crate where it is written, and the languages of its
/// `locales` folder, as in `web_files!["board.js", "rules.js"; "en", "ja"]`.
#[macro_export]
macro_rules! web_files {
    ($($path:literal),+ $(,)? $(; $($lang:literal),+)?) => {
        &[
            $($crate::WebFile {
                path: $path,
                bytes: include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/web/", $path)),
            },)+
            $($($crate::WebFile {
                path: concat!("locales/", $lang, "/board.ftl"),
                bytes: include_bytes!(concat!(
                    env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/board.ftl"
                )),
            },)+)?
        ]
    };
}
