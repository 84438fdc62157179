//! What several commands say.

use crate::msg;
use std::path::Path;

use crate::output::{phrase, reason};
use sakiyomi_arena::ContestantError;
use sakiyomi_arena::stats::SprtError;
use sakiyomi_core::{BudgetError, KERNELS_VARIABLE, KernelsError, Lang, Reason, Score, ScoreUnit};
use sakiyomi_play::SpecError;

pub(crate) fn cannot_read(path: &Path) -> Reason {
    reason!(msg("cannot-read"), file = path.display())
}

pub(crate) fn cannot_write(path: &Path) -> Reason {
    reason!(msg("cannot-write"), file = path.display())
}

/// Writes a score as its unit wants it: an expected result is a probability of winning.
pub(crate) fn score(score: Score, unit: ScoreUnit, lang: Lang) -> String {
    let proven = score.win_distance().is_some() || score.loss_distance().is_some();
    match (unit, unit.win_probability(score)) {
        (ScoreUnit::Expectation, Some(chance)) if !proven => format!("{:.0}%", 100.0 * chance),
        _ => score.get(lang),
    }
}

/// Returns what an error says in every language, where it does. These are the errors that clap and
/// anyhow hand on without knowing them.
pub(crate) fn reason_of(error: &(dyn std::error::Error + 'static)) -> Option<Reason> {
    let own = error.downcast_ref::<Reason>().cloned();
    own.or_else(|| error.downcast_ref().map(BudgetError::reason))
        .or_else(|| error.downcast_ref().map(SpecError::reason))
        .or_else(|| error.downcast_ref().map(ContestantError::reason))
        .or_else(|| error.downcast_ref().map(SprtError::reason))
}

pub(crate) fn kernels(error: &KernelsError) -> Reason {
    let variable = KERNELS_VARIABLE;
    match error {
        KernelsError::Unknown(value) => reason!(msg("unknown-kernels"), variable, value),
        KernelsError::Unavailable(value, fastest) => {
            reason!(msg("missing-kernels"), variable, value, fastest)
        }
    }
}

pub(crate) fn games(count: usize, lang: Lang) -> String {
    phrase!(lang, msg("games"), count)
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
        let shown = |hundredths, unit| score(Score::from_hundredths(hundredths), unit, Lang::EN);
        assert_eq!(shown(-37, ScoreUnit::Expectation), "32%");
        assert_eq!(shown(-37, ScoreUnit::Discs { odds: 5.0 }), "-0.37");
        assert_eq!(shown(4100, ScoreUnit::Cards { most: 70 }), "+41.00");
        assert_eq!(score(Score::win_in(3), ScoreUnit::Expectation, Lang::EN), "win in 3");
    }
}
