//! How often each result came up, as a picture of its own.

use std::fmt::Write as _;

use sakiyomi_core::Lang;

use super::svg::{HEIGHT, Plot, Range, WIDTH};
use super::words;

/// The results of one engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Distribution {
    /// What stands above the picture.
    pub name: String,
    /// How many games ended with each result, from 0 on.
    pub counts: Vec<usize>,
}

/// The colours of a picture that stands alone, for light and dark.
const STYLE: &str = "\
svg{font:11px system-ui,sans-serif}text{fill:#5d6875}.title{font-weight:600}\
.axis,.grid{fill:none;stroke:#d9dfe5}.bar{fill:#2563a8}\
@media(prefers-color-scheme:dark){text{fill:#98a3ae}.axis,.grid{stroke:#303840}.bar{fill:#6fb1f0}}";

/// What stands above each part.
const TITLE: f64 = 22.0;

/// Returns an SVG file with one histogram for each engine, all on the same axes.
#[must_use]
pub fn distributions(parts: &[Distribution], lang: Lang) -> String {
    let share = |part: &Distribution, count: usize| {
        100.0 * count as f64 / part.counts.iter().sum::<usize>().max(1) as f64
    };
    let most = parts
        .iter()
        .flat_map(|part| part.counts.iter().map(move |&count| share(part, count)))
        .fold(1.0, f64::max);
    let results = parts.iter().map(|part| part.counts.len()).max().unwrap_or(0).max(1);
    let height = (HEIGHT + TITLE) * parts.len() as f64;
    let mut picture = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"><style>{STYLE}</style>"#
    );
    for (index, part) in parts.iter().enumerate() {
        let x = Range::exactly(-0.5, results as f64 - 0.5);
        let y = Range::exactly(0.0, 1.1 * most);
        let mut plot =
            Plot::new(&part.name, (x, words::RESULT.get(lang)), (y, words::PERCENT.get(lang)));
        for (result, &count) in part.counts.iter().enumerate().filter(|(_, count)| **count > 0) {
            let at = result as f64;
            plot.bar((at - 0.45, at + 0.45), share(part, count), None);
        }
        let top = (HEIGHT + TITLE) * index as f64;
        let _ = write!(
            picture,
            r#"<text class="title" x="{}" y="{}" text-anchor="middle">{}</text><svg y="{}" width="{WIDTH}" height="{HEIGHT}">{}</svg>"#,
            WIDTH / 2.0,
            top + 15.0,
            super::svg::escape(&part.name),
            top + TITLE,
            plot.finish()
        );
    }
    picture + "</svg>\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_result_that_occurred_has_a_bar() {
        let parts = [("a <b>", vec![0, 2, 3]), ("c", vec![1])]
            .map(|(name, counts)| Distribution { name: name.to_owned(), counts });
        let picture = distributions(&parts, Lang::En);
        assert_eq!(picture.matches(r#"class="bar""#).count(), 3);
        assert!(picture.contains("a &lt;b&gt;") && !picture.contains("a <b>"));
        assert!(picture.starts_with("<svg xmlns=") && picture.ends_with("</svg>\n"));
    }

    #[test]
    fn no_games_make_an_empty_picture() {
        let parts = [Distribution { name: String::new(), counts: Vec::new() }];
        assert!(!distributions(&parts, Lang::Ja).contains("NaN"));
    }
}
