//! Cards as people type them.

use crate::{Card, CardSet};
use sakiyomi_core::half_width;

use super::Refusal;

/// Returns what was typed in ASCII, with plain spaces and none around it.
pub(super) fn plain(text: &str) -> String {
    half_width(text).trim().replace(char::is_whitespace, " ")
}

pub(super) fn card(text: &str) -> Result<Card, Refusal> {
    let no_card = |_| Refusal::NoCard(text.to_owned());
    plain(text).to_ascii_uppercase().parse().map_err(no_card)
}

/// Reads `count` different cards, with spaces or commas between them.
pub(super) fn cards(text: &str, count: usize) -> Result<CardSet, Refusal> {
    let mut set = CardSet::EMPTY;
    let text = plain(text);
    for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
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
