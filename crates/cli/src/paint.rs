//! Pictures in colour.

use std::io::IsTerminal as _;

use sakiyomi_core::{Diagram, Glyphs, Tone};

#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum ColorChoice {
    Auto,
    Always,
    Never,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum GlyphsChoice {
    Plain,
    Rich,
    Classic,
}

/// Paints diagrams and words, or leaves them plain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Painter {
    color: bool,
    glyphs: Glyphs,
}

impl Painter {
    /// Returns a painter; symbols need colour unless they are asked for.
    pub(crate) fn new(choice: ColorChoice, glyphs: Option<GlyphsChoice>) -> Painter {
        let color = match choice {
            ColorChoice::Always => true,
            ColorChoice::Never => false,
            // https://no-color.org
            ColorChoice::Auto => {
                std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none()
            }
        };
        let glyphs = match glyphs {
            Some(GlyphsChoice::Classic) => Glyphs::Classic,
            Some(GlyphsChoice::Rich) => Glyphs::Rich,
            None if color => Glyphs::Rich,
            Some(GlyphsChoice::Plain) | None => Glyphs::Plain,
        };
        Painter { color, glyphs }
    }

    pub(crate) fn glyphs(self) -> Glyphs {
        self.glyphs
    }

    pub(crate) fn diagram(self, diagram: &Diagram) -> String {
        if !self.color {
            return diagram.to_plain();
        }
        let mut out = String::new();
        for line in diagram.lines() {
            for span in line {
                out.push_str(&self.paint(&span.text, span.tone));
            }
            out.push('\n');
        }
        out
    }

    /// Returns `text` in the colour of `tone`.
    pub(crate) fn paint(self, text: &str, tone: Tone) -> String {
        match style(tone) {
            Some(style) if self.color => {
                // The padding after a piece stays uncoloured, so that backgrounds end with it.
                let body = text.trim_end_matches(' ');
                format!("\x1b[{style}m{body}\x1b[0m{}", &text[body.len()..])
            }
            _ => text.to_owned(),
        }
    }
}

/// The parameters of the escape sequence for a tone: colours that differ in
/// brightness as well as in hue, readable on dark and on light backgrounds.
const fn style(tone: Tone) -> Option<&'static str> {
    match tone {
        Tone::Plain => None,
        Tone::Label | Tone::Faint => Some("2"),
        Tone::First => Some("1;34"),
        Tone::Second => Some("1;33"),
        Tone::FirstLast => Some("1;7;34"),
        Tone::SecondLast => Some("1;7;33"),
        Tone::Legal => Some("32"),
        Tone::Last => Some("7"),
        Tone::Strong => Some("1"),
    }
}
