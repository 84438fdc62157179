//! What games bring for the page.

use sakiyomi_play::{GameEntry, WebFile};
use serde_json::{Value, json};

/// The address below which the files of a game lie: `/games/<id>/<path>`.
pub const GAME_FILES: &str = "/games/";

/// Tells whether a game brings a board of its own.
pub(crate) fn has_board(game: &dyn GameEntry) -> bool {
    has(game, WebFile::BOARD)
}

fn has(game: &dyn GameEntry, path: &str) -> bool {
    game.web().iter().any(|file| file.path == path)
}

/// Returns the addresses of the modules that a game brings for the page.
pub(crate) fn modules(game: &dyn GameEntry) -> Value {
    let id = game.info().id;
    let address = |path: &str| has(game, path).then(|| format!("{GAME_FILES}{id}/{path}"));
    json!({
        "board": address(WebFile::BOARD),
        "rules": address(WebFile::RULES),
        "adviser": address(WebFile::ADVISER),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_that_a_game_does_not_bring_have_no_address() {
        let modules = modules(sakiyomi_othello::game());
        assert_eq!(modules["board"], "/games/othello/board.js");
        assert_eq!(modules["adviser"], Value::Null);
    }
}
