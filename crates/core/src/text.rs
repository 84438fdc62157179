//! Messages for people, in Fluent files that translators can edit.
//!
//! Every crate that speaks has a [`Catalog`]: the program's in `locales/<language>/`, a game's in
//! its own folder. Code names a message by its identifier. A new language is a folder beside
//! `locales/en` and a line in `languages!`; what it lacks is shown in English.

use std::collections::HashMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// A language, by its tag.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lang(&'static str);

impl Lang {
    /// Returns the language with this tag.
    pub const fn new(tag: &'static str) -> Lang {
        Lang(tag)
    }

    /// Returns the tag, such as `en`.
    pub const fn tag(self) -> &'static str {
        self.0
    }

    /// Returns the program's language for a locale such as `ja_JP.UTF-8`.
    pub fn of_locale(locale: &str) -> Option<Lang> {
        let tag = locale.split(['-', '_', '.']).next()?;
        Lang::ALL.iter().copied().find(|lang| lang.tag() == tag)
    }
}

/// The languages of the program, listed only here; the first fills the gaps of the others.
#[doc(hidden)]
#[macro_export]
macro_rules! languages {
    (@ constants; $($lang:ident $tag:literal),+) => {
        impl Lang {
            $(#[doc = concat!("The language `", $tag, "`.")]
            pub const $lang: Lang = Lang($tag);)+
            /// The languages of the program.
            pub const ALL: &[Lang] = &[$(Lang::$lang),+];
        }
    };
    (@ catalog $name:literal; $($lang:ident $tag:literal),+) => {
        $crate::Catalog::new(&[$((
            $crate::Lang::$lang,
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/", $tag, "/", $name, ".ftl")),
        )),+])
    };
    ($($what:tt)+) => {
        $crate::languages! { @ $($what)+; EN "en", JA "ja" }
    };
}

languages!(constants);

/// Makes the [`Catalog`] of the program's messages in `locales/<language>/<name>.ftl`.
#[macro_export]
macro_rules! catalog {
    ($name:literal) => {
        $crate::languages!(catalog $name)
    };
}

/// Makes the crate's `msg`, which returns the message of a [`Catalog`] with an identifier.
#[macro_export]
macro_rules! messages {
    ($catalog:expr) => {
        static MESSAGES: $crate::Catalog = $catalog;

        pub(crate) const fn msg(id: &'static str) -> $crate::Text {
            MESSAGES.text(id)
        }
    };
}

/// The messages of one crate, in one language or more; the first is used where another lacks a message.
pub struct Catalog {
    sources: &'static [(Lang, &'static str)],
    parsed: OnceLock<Vec<Messages>>,
}

struct Messages {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    /// Every message as it reads without arguments.
    plain: HashMap<String, String>,
}

impl Catalog {
    /// Returns the catalog with a Fluent source for each language.
    pub const fn new(sources: &'static [(Lang, &'static str)]) -> Catalog {
        Catalog { sources, parsed: OnceLock::new() }
    }

    /// Returns the message with this identifier.
    pub const fn text(&'static self, id: &'static str) -> Text {
        Text(Kind::Message(self, id))
    }

    /// Returns the message called `id` in `lang`, if there is one.
    pub fn get(&'static self, id: &str, lang: Lang) -> Option<&'static str> {
        self.find(id, lang).map(|messages| messages.plain[id].as_str())
    }

    /// Returns the languages and their Fluent sources.
    pub const fn sources(&self) -> &'static [(Lang, &'static str)] {
        self.sources
    }

    /// Returns the messages of each language that have `id`, those of `lang` first.
    fn find(&self, id: &str, lang: Lang) -> Option<&Messages> {
        let parsed = self.parsed.get_or_init(|| {
            self.sources.iter().map(|&(lang, source)| Messages::new(lang, source)).collect()
        });
        let has = |messages: &&Messages| messages.plain.contains_key(id);
        parsed.iter().filter(|messages| messages.lang == lang).chain(parsed).find(has)
    }
}

impl Messages {
    /// Parses a source. What is malformed is left out here; a test of every catalog refuses it.
    fn new(lang: Lang, source: &str) -> Messages {
        let resource =
            FluentResource::try_new(source.to_owned()).unwrap_or_else(|(parsed, _)| parsed);
        let ids: Vec<String> = resource
            .entries()
            .filter_map(|entry| match entry {
                fluent_syntax::ast::Entry::Message(message) => Some(message.id.name.to_owned()),
                _ => None,
            })
            .collect();
        let locale: LanguageIdentifier = lang.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Marks around arguments help right-to-left text and disturb terminals.
        bundle.set_use_isolating(false);
        bundle.add_resource_overriding(resource);
        let mut messages = Messages { lang, bundle, plain: HashMap::new() };
        messages.plain =
            ids.into_iter().map(|id| (id.clone(), messages.format(&id, None))).collect();
        messages
    }

    fn format(&self, id: &str, args: Option<&FluentArgs<'_>>) -> String {
        let pattern = self.bundle.get_message(id).and_then(|message| message.value());
        pattern.map_or_else(String::new, |pattern| {
            self.bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned()
        })
    }
}

/// One message, to be read in any language.
#[derive(Clone, Copy)]
pub struct Text(Kind);

#[derive(Clone, Copy)]
enum Kind {
    Literal(&'static str),
    Message(&'static Catalog, &'static str),
}

impl Text {
    /// Returns a text that is the same in every language, such as a name.
    pub const fn literal(text: &'static str) -> Text {
        Text(Kind::Literal(text))
    }

    /// Returns the message's identifier, or the text itself where it is the same in every language.
    pub const fn id(self) -> &'static str {
        match self.0 {
            Kind::Literal(text) | Kind::Message(_, text) => text,
        }
    }

    /// Returns the text in `lang`.
    pub fn get(self, lang: Lang) -> &'static str {
        match self.0 {
            Kind::Literal(text) => text,
            Kind::Message(catalog, id) => catalog.get(id, lang).unwrap_or(id),
        }
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Text) -> bool {
        self.id() == other.id()
    }
}

impl Eq for Text {}

impl Hash for Text {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id().hash(state);
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Text({:?})", self.id())
    }
}

/// A [`Text`] with its arguments filled in.
///
/// ```
/// use sakiyomi_core::{Catalog, Lang, Reason};
/// static MESSAGES: Catalog = Catalog::new(&[
///     (Lang::EN, "occupied = { $square } is occupied"),
///     (Lang::JA, "occupied = { $square } は空いていません"),
/// ]);
/// let reason = Reason::new(MESSAGES.text("occupied")).with("square", "c4");
/// assert_eq!(reason.to_string(), "c4 is occupied");
/// assert_eq!(reason.get(Lang::JA), "c4 は空いていません");
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
    pub const fn new(text: Text) -> Reason {
        Reason { text, args: Vec::new() }
    }

    /// Sets the argument `name`. A whole number chooses the plural form.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> Reason {
        self.args.push((name, Argument::Value(value.to_string())));
        self
    }

    /// Sets the argument `name` to `text` in the language in which the reason is given.
    #[must_use]
    pub fn with_text(mut self, name: &'static str, text: Text) -> Reason {
        self.args.push((name, Argument::Text(text)));
        self
    }

    /// Sets the argument `name` to another reason, in the language in which this one is given.
    #[must_use]
    pub fn with_reason(mut self, name: &'static str, reason: Reason) -> Reason {
        self.args.push((name, Argument::Reason(reason)));
        self
    }

    /// Returns the reason in `lang`.
    pub fn get(&self, lang: Lang) -> String {
        let Kind::Message(catalog, id) = self.text.0 else { return self.text.get(lang).to_owned() };
        let Some(messages) = catalog.find(id, lang) else { return id.to_owned() };
        if self.args.is_empty() {
            return messages.plain[id].clone();
        }
        let value = |argument: &Argument| match argument {
            Argument::Value(value) => number(value).unwrap_or_else(|| value.clone().into()),
            Argument::Text(text) => text.get(lang).into(),
            Argument::Reason(reason) => reason.get(lang).into(),
        };
        let args = self.args.iter().map(|(name, argument)| (*name, value(argument)));
        messages.format(id, Some(&FluentArgs::from_iter(args)))
    }
}

/// Returns a whole number that is written the way Fluent writes it.
fn number(text: &str) -> Option<FluentValue<'static>> {
    let number: i32 = text.parse().ok()?;
    (number.to_string() == text).then(|| number.into())
}

impl From<Text> for Reason {
    fn from(text: Text) -> Reason {
        Reason::new(text)
    }
}

/// A text that has no translation.
impl From<&'static str> for Reason {
    fn from(text: &'static str) -> Reason {
        Reason::new(Text::literal(text))
    }
}

/// A text that has no translation, such as an error of the system.
impl From<String> for Reason {
    fn from(text: String) -> Reason {
        Reason::new(crate::msg("verbatim")).with("text", text)
    }
}

impl std::error::Error for Reason {}

/// Lets the `reason` of an error be told in any language.
#[macro_export]
macro_rules! localized {
    ($($error:ty),+) => {$(
        impl From<$error> for $crate::Reason {
            fn from(error: $error) -> $crate::Reason {
                error.reason()
            }
        }
    )+};
}

/// Writes the English text, as logs need it.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.get(Lang::EN))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static MESSAGES: Catalog = Catalog::new(&[
        (
            Lang::EN,
            "pair = { $a } and { $b }\nwins = wins in { $plies ->\n    [one] { $plies } ply\n   *[other] { $plies } plies\n }\n\
             line = line { $line }: { $why }\nfull = { $line } is full\nask = Which? {\"\"}\n",
        ),
        (
            Lang::JA,
            "pair = { $b }と{ $a }\nwins = あと{ $plies }手\nline = { $line } 行目：{ $why }\nfull = { $line } は満杯です\n",
        ),
        (PSEUDO, "full = [ { $line } ïs füll ]\n"),
    ]);
    /// What adding a language takes, in small: a source and its tag.
    const PSEUDO: Lang = Lang::new("qps");

    const fn msg(id: &'static str) -> Text {
        MESSAGES.text(id)
    }

    #[test]
    fn an_argument_is_not_searched_for_placeholders() {
        let reason = Reason::new(msg("pair")).with("a", "{b}").with("b", "}{");
        assert_eq!(reason.to_string(), "{b} and }{");
        assert_eq!(reason.get(Lang::JA), "}{と{b}");
    }

    #[test]
    fn a_word_goes_with_its_number() {
        let reason = |plies: u32| Reason::new(msg("wins")).with("plies", plies);
        assert_eq!(reason(1).to_string(), "wins in 1 ply");
        assert_eq!(reason(11).to_string(), "wins in 11 plies");
        assert_eq!(reason(1).get(Lang::JA), "あと1手");
    }

    #[test]
    fn a_reason_inside_a_reason_is_given_in_the_same_language() {
        let inner = Reason::new(msg("full")).with("line", "a1");
        let reason = Reason::new(msg("line")).with("line", 3).with_reason("why", inner);
        assert_eq!(reason.to_string(), "line 3: a1 is full");
        assert_eq!(reason.get(Lang::JA), "3 行目：a1 は満杯です");
    }

    #[test]
    fn a_third_language_speaks_as_far_as_it_goes_and_english_after_that() {
        let full = Reason::new(msg("full")).with("line", "a1");
        assert_eq!(full.get(PSEUDO), "[ a1 ïs füll ]");
        assert_eq!(msg("ask").get(PSEUDO), "Which? ");
    }
}
