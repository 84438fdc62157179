//! Words for people, as the page gets them: every language at once.

use sakiyomi_core::{Lang, Reason, Text};
use serde::Serialize;

/// A text in every language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Words {
    /// In English.
    pub en: String,
    /// In Japanese.
    pub ja: String,
}

impl From<Text> for Words {
    fn from(text: Text) -> Words {
        Words { en: text.en.to_owned(), ja: text.ja.to_owned() }
    }
}

impl From<&Reason> for Words {
    fn from(reason: &Reason) -> Words {
        Words { en: reason.get(Lang::En), ja: reason.get(Lang::Ja) }
    }
}

impl From<Reason> for Words {
    fn from(reason: Reason) -> Words {
        Words::from(&reason)
    }
}
