//! Small plots as SVG: axes, lines, bands and bars. A plot stands inside an HTML page and takes its
//! colours by class from the style sheet of the page, so that it follows light and dark. (plotters
//! has fixed colours and whole pixels.)

use std::fmt::{Arguments, Write as _};

pub(super) const WIDTH: f64 = 560.0;
pub(super) const HEIGHT: f64 = 260.0;
/// The edges of the drawing area.
const LEFT: f64 = 54.0;
const RIGHT: f64 = WIDTH - 16.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = HEIGHT - 42.0;

/// The classes of the lines of a plot, in their order.
pub const LINES: [&str; 3] = ["line", "line second", "line third"];

/// The range of an axis.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Range {
    low: f64,
    high: f64,
}

impl Range {
    /// Returns the smallest range with all of `values`, a little wider; never an empty one.
    pub fn around(values: impl IntoIterator<Item = f64>) -> Range {
        let (low, high) = values
            .into_iter()
            .filter(|value| value.is_finite())
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), x| (low.min(x), high.max(x)));
        if low > high {
            return Range { low: 0.0, high: 1.0 };
        }
        let room = if high > low { 0.05 * (high - low) } else { 1.0 };
        Range { low: low - room, high: high + room }
    }

    /// Returns the range from `low` to `high`.
    pub fn exactly(low: f64, high: f64) -> Range {
        if high > low { Range { low, high } } else { Range { low, high: low + 1.0 } }
    }

    /// Returns where `value` lies in the range, from 0 to 1; values outside are clamped.
    fn share(self, value: f64) -> f64 {
        ((value - self.low) / (self.high - self.low)).clamp(0.0, 1.0)
    }

    fn ticks(self) -> Vec<f64> {
        let rough = (self.high - self.low) / 5.0;
        let power = 10f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0]
            .into_iter()
            .map(|factor| factor * power)
            .find(|&step| step >= rough)
            .unwrap_or(rough);
        let first = (self.low / step).ceil() as i64;
        let last = (self.high / step).floor() as i64;
        (first..=last).map(|n| n as f64 * step).collect()
    }
}

/// A plot under construction.
#[derive(Clone, Debug)]
pub struct Plot {
    body: String,
    x: Range,
    y: Range,
    title: String,
}

impl Plot {
    /// Returns axes with their labels.
    pub fn new(title: &str, (x, x_label): (Range, &str), (y, y_label): (Range, &str)) -> Plot {
        let mut plot = Plot { body: String::new(), x, y, title: title.to_owned() };
        for tick in x.ticks() {
            plot.text(plot.place_x(tick), BOTTOM + 16.0, "middle", &number(tick));
        }
        for tick in y.ticks() {
            let at = plot.place_y(tick);
            plot.segment("grid", LEFT, RIGHT, at);
            plot.text(LEFT - 6.0, at + 4.0, "end", &number(tick));
        }
        plot.text(f64::midpoint(LEFT, RIGHT), HEIGHT - 6.0, "middle", x_label);
        let middle = f64::midpoint(TOP, BOTTOM);
        plot.draw(format_args!(r#"<g transform="translate(14 {middle}) rotate(-90)">"#));
        plot.text(0.0, 0.0, "middle", y_label);
        plot.draw(format_args!("</g>"));
        plot
    }

    /// Draws a line through points; `class` is one of [`LINES`].
    pub fn line(&mut self, class: &str, points: impl IntoIterator<Item = (f64, f64)>) {
        let points = self.path(points);
        self.draw(format_args!(r#"<polyline class="{class}" points="{points}"/>"#));
    }

    /// Names the lines of a plot, in the order of [`LINES`].
    pub fn legend(&mut self, names: &[&str]) {
        for (index, (name, class)) in names.iter().zip(LINES).enumerate() {
            let at = TOP + 10.0 + 15.0 * index as f64;
            self.segment(class, RIGHT - 22.0, RIGHT, at - 4.0);
            self.text(RIGHT - 28.0, at, "end", name);
        }
    }

    /// Fills the area between a lower and an upper value at each x.
    pub fn band(&mut self, points: &[(f64, f64, f64)]) {
        let there = points.iter().map(|&(x, low, _)| (x, low));
        let back = points.iter().rev().map(|&(x, _, high)| (x, high));
        let points = self.path(there.chain(back));
        self.draw(format_args!(r#"<polygon class="band" points="{points}"/>"#));
    }

    /// Draws a level line with a label at its beginning.
    pub fn level(&mut self, y: f64, label: &str) {
        let at = self.place_y(y);
        self.segment("level", LEFT, RIGHT, at);
        self.text(LEFT + 6.0, at - 4.0, "start", label);
    }

    /// Draws a bar between two values, with a label above it.
    pub fn bar(&mut self, (from, to): (f64, f64), (a, b): (f64, f64), label: &str) {
        let (left, right) = (self.place_x(from), self.place_x(to));
        let (top, bottom) = (self.place_y(a.max(b)), self.place_y(a.min(b)));
        self.draw(format_args!(
            r#"<rect class="bar" x="{left:.1}" y="{top:.1}" width="{:.1}" height="{:.1}"/>"#,
            right - left,
            bottom - top
        ));
        self.text(f64::midpoint(left, right), top - 4.0, "middle", label);
    }

    /// Returns the finished plot.
    pub fn finish(&self) -> String {
        let (body, title) = (&self.body, escape(&self.title));
        format!(
            r#"<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}"><title>{title}</title>{body}<path class="axis" d="M{LEFT} {TOP}V{BOTTOM}H{RIGHT}"/></svg>"#
        )
    }

    /// Returns the finished plot under its title.
    pub fn section(self) -> String {
        format!("<section><h2>{}</h2>{}</section>\n", escape(&self.title), self.finish())
    }

    fn draw(&mut self, element: Arguments<'_>) {
        let _ = self.body.write_fmt(element);
    }

    fn text(&mut self, x: f64, y: f64, anchor: &str, text: &str) {
        if !text.is_empty() {
            let text = escape(text);
            self.draw(format_args!(
                r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}">{text}</text>"#
            ));
        }
    }

    fn segment(&mut self, class: &str, from: f64, to: f64, y: f64) {
        self.draw(format_args!(
            r#"<line class="{class}" x1="{from}" x2="{to}" y1="{y:.1}" y2="{y:.1}"/>"#
        ));
    }

    fn place_x(&self, x: f64) -> f64 {
        LEFT + (RIGHT - LEFT) * self.x.share(x)
    }

    fn place_y(&self, y: f64) -> f64 {
        BOTTOM - (BOTTOM - TOP) * self.y.share(y)
    }

    fn path(&self, points: impl IntoIterator<Item = (f64, f64)>) -> String {
        points
            .into_iter()
            .filter(|(x, y)| x.is_finite() && y.is_finite())
            .map(|(x, y)| format!("{:.1},{:.1}", self.place_x(x), self.place_y(y)))
            .collect::<Vec<_>>()
            .join(" ")
    }
}

fn number(x: f64) -> String {
    // Rounds off what adding up steps leaves behind.
    let rounded = (x * 1e6).round() / 1e6;
    format!("{}", if rounded == 0.0 { 0.0 } else { rounded })
}

/// Escapes a text for HTML.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_numbers_within_the_range() {
        assert_eq!(Range::exactly(0.0, 1.0).ticks(), [0.0, 0.2, 0.4, 0.6000000000000001, 0.8, 1.0]);
        assert_eq!(Range::exactly(-3.0, 47.0).ticks(), [0.0, 10.0, 20.0, 30.0, 40.0]);
        assert_eq!(number(0.6000000000000001), "0.6");
        assert_eq!(number(-0.0), "0");
    }

    #[test]
    fn no_range_is_empty() {
        for values in [&[][..], &[5.0], &[f64::INFINITY, f64::NAN], &[1.0, 1.0]] {
            let range = Range::around(values.iter().copied());
            assert!(range.high > range.low && !range.ticks().is_empty(), "{range:?}");
        }
    }

    #[test]
    fn values_outside_and_infinite_ones_stay_in_the_picture() {
        let mut plot =
            Plot::new("<t>", (Range::exactly(0.0, 1.0), "x"), (Range::exactly(0.0, 1.0), "y"));
        plot.line("line", [(0.5, 7.0), (0.6, f64::INFINITY)]);
        let picture = plot.finish();
        assert!(picture.contains("&lt;t&gt;") && !picture.contains("<t>"), "{picture}");
        assert!(!picture.contains("inf") && !picture.contains("NaN"), "{picture}");
    }
}
