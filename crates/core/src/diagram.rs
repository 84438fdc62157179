//! A picture made of characters: what a game draws and a front end paints.
//!
//! Games say what a piece of text *is* (a piece of the first player, the last
//! move); the front end decides whether that is a colour.

use crate::Glyphs;

/// What a piece of a [`Diagram`] stands for.
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

impl Tone {
    /// Tells whether the last move touched what has this tone.
    #[must_use]
    pub const fn is_last(self) -> bool {
        matches!(self, Tone::FirstLast | Tone::SecondLast | Tone::Last)
    }
}

const fn gap(marked_before: bool, marked_after: bool) -> &'static str {
    match (marked_before, marked_after) {
        (false, true) => "[",
        (true, false) => "]",
        _ => " ",
    }
}

/// A run of characters with one tone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// The characters.
    pub text: String,
    /// What they stand for.
    pub tone: Tone,
    /// The move that is meant by pointing at them, in its text form.
    pub mv: Option<String>,
}

/// A cell of a row, for [`Diagram::put_cells`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cell<'a> {
    /// What stands on it.
    pub glyph: &'a str,
    /// What that is.
    pub tone: Tone,
    /// The move that is meant by pointing at it, in its text form.
    pub mv: Option<String>,
}

/// Lines of toned text.
///
/// ```
/// use sakiyomi_core::{Diagram, Tone};
/// let mut diagram = Diagram::default();
/// diagram.put("  a b", Tone::Label).end_line();
/// diagram.put("1 ", Tone::Label).put("X", Tone::First).put(" .", Tone::Faint).end_line();
/// assert_eq!(diagram.to_plain(), "  a b\n1 X .\n");
/// ```
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

    /// Adds a row of squares with a gap on each side of them.
    ///
    /// What the last move touched is marked by its tone; without colour,
    /// brackets in the gaps mark it.
    ///
    /// ```
    /// use sakiyomi_core::{Diagram, Glyphs, Tone};
    /// let mut diagram = Diagram::default();
    /// let row = [(".", Tone::Faint), ("X", Tone::FirstLast), ("O", Tone::Second)];
    /// diagram.put_row(row, Glyphs::Plain).end_line();
    /// assert_eq!(diagram.to_plain(), " .[X]O\n");
    /// ```
    pub fn put_row<'a>(
        &mut self,
        squares: impl IntoIterator<Item = (&'a str, Tone)>,
        glyphs: Glyphs,
    ) -> &mut Diagram {
        self.put_cells(
            squares.into_iter().map(|(glyph, tone)| Cell { glyph, tone, mv: None }),
            glyphs,
        )
    }

    /// Adds a row as [`Diagram::put_row`] does, of cells that a person may point at.
    ///
    /// Front ends with a mouse need the moves: the web page offers them on the cells.
    ///
    /// ```
    /// use sakiyomi_core::{Diagram, Glyphs, Cell, Tone};
    /// let mut diagram = Diagram::default();
    /// let free = Cell { glyph: ".", tone: Tone::Legal, mv: Some("a1".to_owned()) };
    /// let taken = Cell { glyph: "X", tone: Tone::First, mv: None };
    /// diagram.put_cells([free, taken], Glyphs::Plain).end_line();
    /// assert_eq!(diagram.to_plain(), " . X\n");
    /// assert_eq!(diagram.lines()[0][1].mv.as_deref(), Some("a1"));
    /// ```
    pub fn put_cells<'a>(
        &mut self,
        squares: impl IntoIterator<Item = Cell<'a>>,
        glyphs: Glyphs,
    ) -> &mut Diagram {
        let mut inside = false;
        for Cell { glyph, tone, mv } in squares {
            let marked = glyphs == Glyphs::Plain && tone.is_last();
            self.put(gap(inside, marked), Tone::Plain);
            self.open.push(Span { text: glyph.to_owned(), tone, mv });
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
    #[must_use]
    pub fn lines(&self) -> &[Vec<Span>] {
        &self.lines
    }

    /// Returns the text without tones and without trailing spaces.
    #[must_use]
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
