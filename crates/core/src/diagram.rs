//! Text diagrams. Games give each span its role (a piece of the first player, the last move); the
//! front end maps roles to colours.

use crate::Glyphs;

/// What a [`Span`] stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Tone {
    /// Nothing special.
    #[default]
    Plain,
    /// Coordinates and captions.
    Label,
    /// Empty squares and other quiet parts.
    Faint,
    /// A piece of the first seat.
    First,
    /// A piece of the second seat.
    Second,
    /// A piece of the first seat that the last move touched.
    FirstLast,
    /// A piece of the second seat that the last move touched.
    SecondLast,
    /// A place where a move is possible.
    Legal,
    /// The last move, where there is no piece.
    Last,
    /// A number or word to notice.
    Strong,
}

/// A run of characters with one tone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// The characters.
    pub text: String,
    /// What they stand for.
    pub tone: Tone,
    /// The move that a click on them means, in its text form.
    pub mv: Option<String>,
}

impl From<(&str, Tone)> for Span {
    fn from((text, tone): (&str, Tone)) -> Span {
        Span { text: text.to_owned(), tone, mv: None }
    }
}

/// Lines of toned text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Diagram {
    lines: Vec<Vec<Span>>,
    open: Vec<Span>,
}

impl Diagram {
    /// Adds `text` to the current line.
    pub fn put(&mut self, text: impl Into<String>, tone: Tone) -> &mut Diagram {
        self.open.push(Span { text: text.into(), tone, mv: None });
        self
    }

    /// Adds a row of squares with a gap on each side of them. Without colour, brackets in the gaps mark
    /// what the last move touched.
    ///
    /// ```
    /// use sakiyomi_core::{Diagram, Glyphs, Tone};
    /// let mut diagram = Diagram::default();
    /// let row = [(".", Tone::Faint), ("X", Tone::FirstLast), ("O", Tone::Second)];
    /// diagram.put_row(row, Glyphs::Plain).end_line();
    /// assert_eq!(diagram.to_plain(), " .[X]O\n");
    /// ```
    pub fn put_row(
        &mut self,
        squares: impl IntoIterator<Item: Into<Span>>,
        glyphs: Glyphs,
    ) -> &mut Diagram {
        let gap = |before, after| match (before, after) {
            (false, true) => "[",
            (true, false) => "]",
            _ => " ",
        };
        let mut inside = false;
        for square in squares {
            let square = square.into();
            let is_last = matches!(square.tone, Tone::FirstLast | Tone::SecondLast | Tone::Last);
            let marked = glyphs != Glyphs::Rich && is_last;
            self.put(gap(inside, marked), Tone::Plain);
            self.open.push(square);
            inside = marked;
        }
        self.put(gap(inside, false), Tone::Plain)
    }

    /// Ends the current line.
    pub fn end_line(&mut self) -> &mut Diagram {
        self.lines.push(std::mem::take(&mut self.open));
        self
    }

    /// Returns the finished lines.
    pub fn lines(&self) -> &[Vec<Span>] {
        &self.lines
    }

    /// Returns the text without tones and without trailing spaces.
    pub fn to_plain(&self) -> String {
        let mut out = String::new();
        for line in &self.lines {
            let text: String = line.iter().map(|span| span.text.as_str()).collect();
            out.push_str(text.trim_end());
            out.push('\n');
        }
        out
    }
}
