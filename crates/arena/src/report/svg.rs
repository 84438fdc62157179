//! Small plots as SVG: axes, lines, bands, bars and points, in the page's own colours.
//!
//! A plot is a string that stands inside an HTML page and takes its colours from
//! the page's style sheet by class, so that it follows light and dark.

use std::fmt::Write as _;

pub(super) const WIDTH: f64 = 560.0;
pub(super) const HEIGHT: f64 = 260.0;
/// Left, right, top, bottom.
const MARGINS: (f64, f64, f64, f64) = (54.0, 16.0, 14.0, 42.0);

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
    #[must_use]
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
    #[must_use]
    pub fn exactly(low: f64, high: f64) -> Range {
        if high > low { Range { low, high } } else { Range { low, high: low + 1.0 } }
    }

    /// Returns round numbers within the range.
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

/// A picture under construction.
#[derive(Clone, Debug)]
pub struct Plot {
    body: String,
    x: Range,
    y: Range,
    title: String,
}

impl Plot {
    /// Returns axes with their labels.
    #[must_use]
    pub fn new(title: &str, x: (Range, &str), y: (Range, &str)) -> Plot {
        let mut plot = Plot { body: String::new(), x: x.0, y: y.0, title: title.to_owned() };
        let (left, right, top, bottom) = plot.frame();
        for tick in x.0.ticks() {
            let at = plot.place_x(tick);
            plot.draw(format_args!(
                r#"<text x="{at:.1}" y="{:.1}" text-anchor="middle">{}</text>"#,
                bottom + 16.0,
                number(tick)
            ));
        }
        for tick in y.0.ticks() {
            let at = plot.place_y(tick);
            plot.draw(format_args!(
                r#"<line class="grid" x1="{left}" x2="{right}" y1="{at:.1}" y2="{at:.1}"/><text x="{:.1}" y="{:.1}" text-anchor="end">{}</text>"#,
                left - 6.0,
                at + 4.0,
                number(tick)
            ));
        }
        let middle = f64::midpoint(left, right);
        plot.draw(format_args!(
            r#"<text x="{middle:.1}" y="{:.1}" text-anchor="middle">{}</text>"#,
            HEIGHT - 6.0,
            escape(x.1)
        ));
        let middle = f64::midpoint(top, bottom);
        plot.draw(format_args!(
            r#"<text transform="translate(14 {middle:.1}) rotate(-90)" text-anchor="middle">{}</text>"#,
            escape(y.1)
        ));
        plot
    }

    /// Draws a line through points; `class` is `line`, `line second` or `line third`.
    pub fn line(&mut self, class: &str, points: impl IntoIterator<Item = (f64, f64)>) {
        let points = self.path(points);
        self.draw(format_args!(r#"<polyline class="{class}" points="{points}"/>"#));
    }

    /// Names the lines of a plot with more than one, in the order of their classes.
    pub fn legend(&mut self, names: &[&str]) {
        let (_, right, top, _) = self.frame();
        for (index, (name, class)) in names.iter().zip(LINES).enumerate() {
            let at = top + 10.0 + 15.0 * index as f64;
            self.draw(format_args!(
                r#"<line class="{class}" x1="{:.1}" x2="{right}" y1="{:.1}" y2="{:.1}"/><text x="{:.1}" y="{at:.1}" text-anchor="end">{}</text>"#,
                right - 22.0,
                at - 4.0,
                at - 4.0,
                right - 28.0,
                escape(name)
            ));
        }
    }

    /// Fills what lies between a lower and an upper value at each x.
    pub fn band(&mut self, points: &[(f64, f64, f64)]) {
        let there = points.iter().map(|&(x, low, _)| (x, low));
        let back = points.iter().rev().map(|&(x, _, high)| (x, high));
        let points = self.path(there.chain(back));
        self.draw(format_args!(r#"<polygon class="band" points="{points}"/>"#));
    }

    /// Draws a level line with a label at its beginning.
    pub fn level(&mut self, y: f64, label: &str) {
        let (left, right, ..) = self.frame();
        let at = self.place_y(y);
        self.draw(format_args!(
            r#"<line class="level" x1="{left}" x2="{right}" y1="{at:.1}" y2="{at:.1}"/><text x="{:.1}" y="{:.1}">{}</text>"#,
            left + 6.0,
            at - 4.0,
            escape(label)
        ));
    }

    /// Draws a bar from 0 up, with its value above it where there is room for it.
    pub fn bar(&mut self, (from, to): (f64, f64), value: f64, label: Option<&str>) {
        let (left, right) = (self.place_x(from), self.place_x(to));
        let (top, bottom) = (self.place_y(value), self.place_y(0.0));
        self.draw(format_args!(
            r#"<rect class="bar" x="{left:.1}" y="{top:.1}" width="{:.1}" height="{:.1}"/>"#,
            right - left,
            (bottom - top).max(0.0)
        ));
        if let Some(label) = label {
            self.draw(format_args!(
                r#"<text x="{:.1}" y="{:.1}" text-anchor="middle">{}</text>"#,
                f64::midpoint(left, right),
                top - 4.0,
                escape(label)
            ));
        }
    }

    /// Draws a bar between two values.
    pub fn step(&mut self, (from, to): (f64, f64), a: f64, b: f64) {
        let (left, right) = (self.place_x(from), self.place_x(to));
        let (top, bottom) = (self.place_y(a.max(b)), self.place_y(a.min(b)));
        self.draw(format_args!(
            r#"<rect class="bar" x="{left:.1}" y="{top:.1}" width="{:.1}" height="{:.1}"/>"#,
            right - left,
            bottom - top
        ));
    }

    /// Returns the finished picture.
    #[must_use]
    pub fn finish(self) -> String {
        let (left, right, top, bottom) = self.frame();
        format!(
            r#"<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}"><title>{title}</title>{}<path class="axis" d="M{left} {top}V{bottom}H{right}"/></svg>"#,
            self.body,
            title = escape(&self.title),
        )
    }

    fn draw(&mut self, element: std::fmt::Arguments<'_>) {
        let _ = self.body.write_fmt(element);
    }

    /// Returns left, right, top and bottom of the drawing area.
    fn frame(&self) -> (f64, f64, f64, f64) {
        let (left, right, top, bottom) = MARGINS;
        (left, WIDTH - right, top, HEIGHT - bottom)
    }

    fn place_x(&self, x: f64) -> f64 {
        let (left, right, ..) = self.frame();
        left + (right - left) * share(self.x, x)
    }

    fn place_y(&self, y: f64) -> f64 {
        let (_, _, top, bottom) = self.frame();
        bottom - (bottom - top) * share(self.y, y)
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

/// Returns where `x` lies in a range, kept within it.
fn share(range: Range, x: f64) -> f64 {
    ((x - range.low) / (range.high - range.low)).clamp(0.0, 1.0)
}

fn number(x: f64) -> String {
    // Removes what adding up steps leaves behind.
    let rounded = (x * 1e6).round() / 1e6;
    format!("{}", if rounded == 0.0 { 0.0 } else { rounded })
}

/// Returns the text as it may stand in HTML.
#[must_use]
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c => out.push(c),
        }
    }
    out
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
