//! Words for people, in each language the product speaks.
//!
//! A text stands beside the rule or engine that says it, with all its
//! languages, so that no catalogue can fall behind.

use std::fmt;

/// A language of the product.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lang {
    /// English.
    En,
    /// Japanese.
    Ja,
}

/// One text in every language. `{name}` marks where a [`Reason`] puts an argument, and
/// `{name ply|plies}` a number with the word that goes with it: `1 ply`, `2 plies`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Text {
    /// English.
    pub en: &'static str,
    /// Japanese.
    pub ja: &'static str,
}

impl Text {
    /// Returns the text in `lang`.
    #[must_use]
    pub const fn get(self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Ja => self.ja,
        }
    }
}

/// Why something is so: a [`Text`] with its arguments filled in.
///
/// ```
/// use sakiyomi_core::{Lang, Reason, Text};
/// const OCCUPIED: Text = Text { en: "{square} is occupied", ja: "{square} は空いていません" };
/// let reason = Reason::new(OCCUPIED).with("square", "c4");
/// assert_eq!(reason.to_string(), "c4 is occupied");
/// assert_eq!(reason.get(Lang::Ja), "c4 は空いていません");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Reason {
    text: Text,
    args: Vec<(&'static str, Argument)>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Argument {
    Value(String),
    Text(Text),
    Reason(Reason),
}

impl Reason {
    /// Returns the reason that `text` gives.
    #[must_use]
    pub const fn new(text: Text) -> Reason {
        Reason { text, args: Vec::new() }
    }

    /// Fills `{name}` with `value`.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> Reason {
        self.args.push((name, Argument::Value(value.to_string())));
        self
    }

    /// Fills `{name}` with `text` in the language in which the reason is given.
    #[must_use]
    pub fn with_text(mut self, name: &'static str, text: Text) -> Reason {
        self.args.push((name, Argument::Text(text)));
        self
    }

    /// Fills `{name}` with another reason, in the language in which this one is given.
    #[must_use]
    pub fn with_reason(mut self, name: &'static str, reason: Reason) -> Reason {
        self.args.push((name, Argument::Reason(reason)));
        self
    }

    /// Returns the reason in `lang`.
    #[must_use]
    pub fn get(&self, lang: Lang) -> String {
        let mut out = String::new();
        let mut rest = self.text.get(lang);
        // One pass, so that braces inside an argument stay what they are.
        while let Some((before, placeholder, after)) = next_placeholder(rest) {
            out.push_str(before);
            let (name, words) = match placeholder.split_once(' ') {
                Some((name, words)) => (name, words.split_once('|')),
                None => (placeholder, None),
            };
            let filled =
                self.args.iter().find(|(known, _)| *known == name).map(|(_, by)| match by {
                    Argument::Value(value) => value.clone(),
                    Argument::Text(text) => text.get(lang).to_owned(),
                    Argument::Reason(reason) => reason.get(lang),
                });
            match (filled, words) {
                (Some(value), None) => out.push_str(&value),
                (Some(value), Some((one, many))) => {
                    let word = if value == "1" { one } else { many };
                    out.extend([&value, " ", word]);
                }
                (None, _) => out.extend(["{", placeholder, "}"]),
            }
            rest = after;
        }
        out + rest
    }
}

/// Splits `text` around its first `{name}`.
fn next_placeholder(text: &str) -> Option<(&str, &str, &str)> {
    let (before, from_name) = text.split_once('{')?;
    let (name, after) = from_name.split_once('}')?;
    Some((before, name, after))
}

/// Writes the English text, as errors and logs need it.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.get(Lang::En))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_argument_is_not_searched_for_placeholders() {
        const TEXT: Text = Text { en: "{a} and {b}", ja: "{b}と{a}" };
        let reason = Reason::new(TEXT).with("a", "{b}").with("b", "}{");
        assert_eq!(reason.to_string(), "{b} and }{");
        assert_eq!(reason.get(Lang::Ja), "}{と{b}");
    }

    #[test]
    fn a_word_goes_with_its_number() {
        const TEXT: Text = Text { en: "wins in {plies ply|plies}", ja: "あと{plies}手" };
        let reason = |plies: u32| Reason::new(TEXT).with("plies", plies);
        assert_eq!(reason(1).to_string(), "wins in 1 ply");
        assert_eq!(reason(11).to_string(), "wins in 11 plies");
        assert_eq!(reason(1).get(Lang::Ja), "あと1手");
    }

    #[test]
    fn a_reason_inside_a_reason_is_given_in_the_same_language() {
        const LINE: Text = Text { en: "line {line}: {why}", ja: "{line} 行目：{why}" };
        const FULL: Text = Text { en: "{line} is full", ja: "{line} は満杯です" };
        let inner = Reason::new(FULL).with("line", "a1");
        let reason = Reason::new(LINE).with("line", 3).with_reason("why", inner);
        assert_eq!(reason.to_string(), "line 3: a1 is full");
        assert_eq!(reason.get(Lang::Ja), "3 行目：a1 は満杯です");
    }
}
