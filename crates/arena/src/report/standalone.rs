//! A plot as a file of its own.

use super::svg::{Plot, Range};

/// The colours that a page would give, for light and dark.
const STYLE: &str = "\
svg{background:#fff;font:11px system-ui,sans-serif}text{fill:#5d6875}.axis,.grid,.level{fill:none;stroke:#d9dfe5}\
.level{stroke:#5d6875;stroke-dasharray:4 4}.line{fill:none;stroke:#2563a8;stroke-width:1.8}.bar{fill:#b45309}\
@media(prefers-color-scheme:dark){svg{background:#14181c}text{fill:#98a3ae}.axis,.grid{stroke:#303840}\
.line{stroke:#6fb1f0}.bar{fill:#f59e0b}}";

/// What a plot of the values of a game shows.
#[derive(Clone, Copy, Debug)]
pub struct GamePlot<'a> {
    /// What it is about.
    pub title: &'a str,
    /// What the numbers of the moves are called.
    pub moves: &'a str,
    /// What the values are called.
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

/// Draws the values of a game as an SVG file.
#[must_use]
pub fn game_plot(game: &GamePlot<'_>) -> String {
    let last = game.points.last().map_or(1.0, |(move_number, _)| *move_number);
    let reach = 1.05 * game.reach;
    let x = (Range::exactly(0.0, last), game.moves);
    let y = (Range::exactly(game.even - reach, game.even + reach), game.values);
    let mut plot = Plot::new(game.title, x, y);
    plot.level(game.even, "");
    for &(at, before, after) in game.marks {
        plot.step((at - 0.4, at + 0.4), before, after);
    }
    plot.line("line", game.points.iter().copied());
    let picture = plot.finish();
    let body = picture.strip_prefix("<svg ").unwrap_or(&picture);
    let (attributes, rest) = body.split_once('>').unwrap_or((body, ""));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"840\" {attributes}><style>{STYLE}</style>{rest}\n"
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
}
