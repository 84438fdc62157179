//! What several commands say.

use std::path::Path;

use crate::output::{phrase, reason};
use sakiyomi_core::{KERNELS_VARIABLE, KernelsError, Lang, Reason, Score, ScoreUnit, Text};

const CANNOT_READ: Text = Text { en: "cannot read {file}", ja: "{file} を読めません" };
const CANNOT_WRITE: Text = Text { en: "cannot write {file}", ja: "{file} に書けません" };
const VERBATIM: Text = Text { en: "{error}", ja: "{error}" };
const UNKNOWN_KERNELS: Text = Text {
    en: "{variable}={value}: the kernels are portable, avx2 and avx512",
    ja: "{variable}={value}：カーネルは portable、avx2、avx512 のいずれかです",
};
const MISSING_KERNELS: Text = Text {
    en: "{variable}={value}: the fastest this machine has is {fastest}",
    ja: "{variable}={value}：このマシンで使える最速のカーネルは {fastest} です",
};
const GAMES: Text = Text { en: "{count game|games}", ja: "{count} 局" };

pub(crate) fn cannot_read(path: &Path) -> Reason {
    reason!(CANNOT_READ, file = path.display())
}

pub(crate) fn cannot_write(path: &Path) -> Reason {
    reason!(CANNOT_WRITE, file = path.display())
}

pub(crate) fn verbatim(error: impl std::fmt::Display) -> Reason {
    reason!(VERBATIM, error)
}

/// Writes a score as its unit wants it: an expected result is a probability of winning.
pub(crate) fn score(score: Score, unit: ScoreUnit, lang: Lang) -> String {
    let proven = score.win_distance().is_some() || score.loss_distance().is_some();
    match (unit, unit.win_probability(score)) {
        (ScoreUnit::Expectation, Some(chance)) if !proven => format!("{:.0}%", 100.0 * chance),
        _ => score.get(lang),
    }
}

pub(crate) fn kernels(error: &KernelsError) -> Reason {
    let variable = KERNELS_VARIABLE;
    match error {
        KernelsError::Unknown(value) => reason!(UNKNOWN_KERNELS, variable, value),
        KernelsError::Unavailable(value, fastest) => {
            reason!(MISSING_KERNELS, variable, value, fastest)
        }
    }
}

pub(crate) fn games(count: usize, lang: Lang) -> String {
    phrase!(lang, GAMES, count)
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
    fn an_expected_result_is_a_probability_and_a_proven_one_a_distance() {
        let shown = |hundredths, unit| score(Score::from_hundredths(hundredths), unit, Lang::En);
        assert_eq!(shown(-37, ScoreUnit::Expectation), "32%");
        assert_eq!(shown(-37, ScoreUnit::Discs { odds: 5.0 }), "-0.37");
        assert_eq!(shown(4100, ScoreUnit::Cards { most: 70 }), "+41.00");
        assert_eq!(score(Score::win_in(3), ScoreUnit::Expectation, Lang::En), "win in 3");
    }
}
