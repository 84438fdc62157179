//! Cards as people type them.

use crate::{Card, CardSet};

use super::Refusal;

/// Trims `text` and makes the wide characters of a Japanese keyboard narrow.
pub(super) fn plain(text: &str) -> String {
    const WIDE: std::ops::RangeInclusive<char> = '\u{ff01}'..='\u{ff5e}';
    let narrow = |c: char| match c {
        c if WIDE.contains(&c) => {
            char::from_u32(u32::from(c) - 0xff01 + u32::from('!')).unwrap_or(c)
        }
        c if c.is_whitespace() => ' ',
        c => c,
    };
    text.trim().chars().map(narrow).collect()
}

pub(super) fn card(text: &str) -> Result<Card, Refusal> {
    let no_card = |_| Refusal::NoCard(text.to_owned());
    plain(text).to_ascii_uppercase().parse().map_err(no_card)
}

/// Reads `count` different cards, with spaces or commas between them.
pub(super) fn cards(text: &str, count: usize) -> Result<CardSet, Refusal> {
    let mut set = CardSet::EMPTY;
    let text = plain(text);
    for word in text.split([' ', ',', '、']).filter(|word| !word.is_empty()) {
        let card = card(word)?;
        if set.contains(card) {
            return Err(Refusal::Twice(card));
        }
        set.insert(card);
    }
    match set.len() {
        found if found == count => Ok(set),
        found => Err(Refusal::Count { expected: count, found }),
    }
}
