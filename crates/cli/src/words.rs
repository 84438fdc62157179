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

/// Breaks a text into lines of at most `width` columns, one more where a line would begin with a
/// mark that closes something. Japanese is broken between any two characters.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    // The first block of East Asian characters begins here.
    let is_wide = |c: char| c >= '\u{2e80}';
    let mut lines = vec![String::new()];
    for word in text.split_inclusive(|c: char| c == ' ' || is_wide(c)) {
        // A word may end with a wide character, before which a line may end too.
        let (narrow, wide) = match word.char_indices().next_back() {
            Some((at, last)) if is_wide(last) => word.split_at(at),
            _ => (word, ""),
        };
        for part in [narrow, wide].into_iter().filter(|part| !part.is_empty()) {
            let line = lines.last_mut().expect("there is a line");
            let closes = part.starts_with(['、', '。', '）', '」', '，', '：']);
            if columns(line) + columns(part.trim_end()) > width && !line.is_empty() && !closes {
                lines.push(part.to_owned());
            } else {
                line.push_str(part);
            }
        }
    }
    lines.into_iter().map(|line| line.trim_end().to_owned()).collect()
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
    fn long_texts_are_broken_at_spaces_and_between_japanese_characters() {
        assert_eq!(wrapped("a line of words", 7), ["a line", "of", "words"]);
        assert_eq!(wrapped("黒と白が打つ。8×8", 8), ["黒と白が", "打つ。", "8×8"]);
        assert_eq!(wrapped("黒と白が。打つ", 8), ["黒と白が。", "打つ"]);
        assert_eq!(wrapped("", 8), [""]);
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
