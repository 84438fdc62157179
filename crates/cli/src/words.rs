//! What several commands say.

use std::path::Path;

use sakiyomi_core::{Lang, Reason, Text};

const CANNOT_READ: Text = Text { en: "cannot read {file}", ja: "{file} を読めません" };
const CANNOT_WRITE: Text = Text { en: "cannot write {file}", ja: "{file} に書けません" };
const ONE_GAME: Text = Text { en: "1 game", ja: "1 局" };
const GAMES: Text = Text { en: "{count game|games}", ja: "{count} 局" };

/// Says that a file cannot be read.
pub(crate) fn cannot_read(path: &Path) -> Reason {
    Reason::new(CANNOT_READ).with("file", path.display())
}

/// Says that a file cannot be written.
pub(crate) fn cannot_write(path: &Path) -> Reason {
    Reason::new(CANNOT_WRITE).with("file", path.display())
}

/// Counts games.
pub(crate) fn games(count: usize, lang: Lang) -> String {
    match count {
        1 => ONE_GAME.get(lang).to_owned(),
        _ => Reason::new(GAMES).with("count", count).get(lang),
    }
}

/// Returns the columns that a text takes on a screen: characters beyond ASCII may be two wide.
pub(crate) fn columns(text: &str) -> usize {
    text.chars().map(|c| if c.is_ascii() || c == '±' || c == 'µ' { 1 } else { 2 }).sum()
}

/// Returns `text` with spaces after it, up to `width` columns.
pub(crate) fn left(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(columns(text))))
}

/// Returns `text` with spaces before it, up to `width` columns.
pub(crate) fn right(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(columns(text))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_padded_by_the_columns_they_take() {
        assert_eq!(left("ab", 4), "ab  ");
        assert_eq!(right("黒 ±", 6), "  黒 ±");
        assert_eq!(left("too long", 3), "too long");
    }

    #[test]
    fn one_game_is_no_games() {
        assert_eq!(games(1, Lang::En), "1 game");
        assert_eq!(games(2, Lang::En), "2 games");
        assert_eq!(games(0, Lang::Ja), "0 局");
    }
}
