//! Plots as SVG files of their own.

use crate::msg;
use std::fmt::Write as _;

use sakiyomi_core::Lang;

use super::svg::{HEIGHT, Plot, Range, WIDTH, escape};

/// The colours that a page would give, for light and dark.
const STYLE: &str = "\
svg{background:#fff;font:11px system-ui,sans-serif}text{fill:#5d6875}.title{font-weight:600}\
.axis,.grid,.level{fill:none;stroke:#d9dfe5}.level{stroke:#5d6875;stroke-dasharray:4 4}\
.line{fill:none;stroke:#2563a8;stroke-width:1.8}.bar{fill:#2563a8}.marks .bar{fill:#b45309}\
@media(prefers-color-scheme:dark){svg{background:#14181c}text{fill:#98a3ae}.axis,.grid{stroke:#303840}\
.line{stroke:#6fb1f0}.bar{fill:#6fb1f0}.marks .bar{fill:#f59e0b}}";

/// The scores of a game, move by move.
#[derive(Clone, Copy, Debug)]
pub struct GamePlot<'a> {
    /// The title.
    pub title: &'a str,
    /// The label of the moves.
    pub moves: &'a str,
    /// The label of the values.
    pub values: &'a str,
    /// The value of an even game.
    pub even: f64,
    /// How far from it the plot reaches.
    pub reach: f64,
    /// The number of each move, and the value after it.
    pub points: &'a [(f64, f64)],
    /// Moves to mark, with the values before and after them.
    pub marks: &'a [(f64, f64, f64)],
}

/// Plots the scores of a game as an SVG file.
pub fn game_plot(game: &GamePlot<'_>) -> String {
    let last = game.points.last().map_or(1.0, |(move_number, _)| *move_number);
    let reach = 1.05 * game.reach;
    let x = (Range::exactly(0.0, last), game.moves);
    let y = (Range::exactly(game.even - reach, game.even + reach), game.values);
    let mut plot = Plot::new(game.title, x, y);
    plot.level(game.even, "");
    for &(at, before, after) in game.marks {
        plot.bar((at - 0.4, at + 0.4), (before, after), "");
    }
    plot.line("line", game.points.iter().copied());
    file(HEIGHT, "width=\"840\" class=\"marks\"", &plot.finish())
}

/// The results of one engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Distribution {
    /// The title.
    pub name: String,
    /// How many games ended with each result, from 0 on.
    pub counts: Vec<usize>,
}

const TITLE: f64 = 22.0;

/// Returns an SVG file with one histogram for each engine, all on the same axes.
pub fn distributions(parts: &[Distribution], lang: Lang) -> String {
    let share = |part: &Distribution, count: usize| {
        100.0 * count as f64 / part.counts.iter().sum::<usize>().max(1) as f64
    };
    let most = parts
        .iter()
        .flat_map(|part| part.counts.iter().map(move |&count| share(part, count)))
        .fold(1.0, f64::max);
    let results = parts.iter().map(|part| part.counts.len()).max().unwrap_or(0).max(1);
    let mut body = String::new();
    for (index, part) in parts.iter().enumerate() {
        let x = (Range::exactly(-0.5, results as f64 - 0.5), msg("result").get(lang));
        let y = (Range::exactly(0.0, 1.1 * most), msg("percent").get(lang));
        let mut plot = Plot::new(&part.name, x, y);
        for (result, &count) in part.counts.iter().enumerate().filter(|(_, count)| **count > 0) {
            let at = result as f64;
            plot.bar((at - 0.45, at + 0.45), (0.0, share(part, count)), "");
        }
        let top = (HEIGHT + TITLE) * index as f64;
        let _ = write!(
            body,
            r#"<text class="title" x="{}" y="{}" text-anchor="middle">{}</text><svg y="{}" width="{WIDTH}" height="{HEIGHT}">{}</svg>"#,
            WIDTH / 2.0,
            top + 15.0,
            escape(&part.name),
            top + TITLE,
            plot.finish()
        );
    }
    file((HEIGHT + TITLE) * parts.len() as f64, "", &body)
}

fn file(height: f64, attributes: &str, body: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" {attributes}>\
        <style>{STYLE}</style>{body}</svg>\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plot_is_a_whole_file_with_its_colours() {
        let points = [(0.0, 0.0), (1.0, 2.0), (2.0, -6.0)];
        let marks = [(2.0, 2.0, -6.0)];
        let (title, moves, values) = ("a < b", "moves", "discs");
        let (points, marks) = (&points, &marks);
        let plot = GamePlot { title, moves, values, even: 0.0, reach: 6.0, points, marks };
        let file = game_plot(&plot);
        assert!(file.starts_with("<svg xmlns=") && file.ends_with("</svg>\n"), "{file}");
        assert!(file.contains("<style>") && file.contains("a &lt; b"), "{file}");
        assert_eq!(file.matches("class=\"bar\"").count(), 1);
        assert!(!file.contains("NaN") && !file.contains("inf"), "{file}");
    }

    #[test]
    fn every_result_that_occurred_has_a_bar() {
        let parts = [("a <b>", vec![0, 2, 3]), ("c", vec![1])]
            .map(|(name, counts)| Distribution { name: name.to_owned(), counts });
        let picture = distributions(&parts, Lang::EN);
        assert_eq!(picture.matches(r#"class="bar""#).count(), 3);
        assert!(picture.contains("a &lt;b&gt;") && !picture.contains("a <b>"));
        assert!(picture.starts_with("<svg xmlns=") && picture.ends_with("</svg>\n"));
    }

    #[test]
    fn no_games_make_an_empty_picture() {
        let parts = [Distribution { name: String::new(), counts: Vec::new() }];
        assert!(!distributions(&parts, Lang::JA).contains("NaN"));
    }
}
