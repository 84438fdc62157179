//! Deals with known cards: made from two lists, or read from a file.
//!
//! A line is `id;optimum;70 cards in draw order;10 cards set aside`, separated by spaces, the first
//! five cards being the hand. The optimum, the most cards that can be played when the deck is
//! known, may be empty. Lines that start with `#` and empty lines mean nothing.

use sakiyomi_play::StartsError;

use super::notation::shortened;
use super::{Card, CardSet, DECK, DealRules, HAND, IN_PLAY, SET_ASIDE, TwinCool};

/// The cards of one game, in the order in which they come.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Deal {
    /// The number of the deal in its file, where it has one.
    pub id: Option<u32>,
    /// The most cards that can be played when the deck is known, where that was computed.
    pub optimum: Option<u32>,
    hand: [Card; HAND],
    deck: [Card; DECK],
    set_aside: CardSet,
}

impl Deal {
    /// Returns the deal with these cards in draw order, the hand first, and these set aside.
    pub fn new(draw_order: &[Card], set_aside: &[Card]) -> Result<Deal, ImpossibleDeal> {
        let mut seen = CardSet::EMPTY;
        for &card in draw_order.iter().chain(set_aside) {
            if seen.contains(card) {
                return Err(ImpossibleDeal::Repeated(card));
            }
            seen.insert(card);
        }
        let wrong_count = ImpossibleDeal::Count(draw_order.len(), set_aside.len());
        if set_aside.len() != SET_ASIDE {
            return Err(wrong_count);
        }
        match draw_order.split_first_chunk().map(|(hand, deck)| (*hand, deck.try_into())) {
            Some((hand, Ok(deck))) => {
                let set_aside = set_aside.iter().copied().collect();
                Ok(Deal { id: None, optimum: None, hand, deck, set_aside })
            }
            _ => Err(wrong_count),
        }
    }

    /// Returns the game that starts with this deal.
    pub fn start(&self, table: DealRules) -> TwinCool {
        TwinCool::start(self.hand.into_iter().collect(), self.deck, self.set_aside, table)
    }
}

/// Cards that cannot be dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ImpossibleDeal {
    /// There are too few or too many cards.
    #[error(
        "expected {IN_PLAY} cards in draw order and {SET_ASIDE} set aside, \
         found {0} and {1}"
    )]
    Count(usize, usize),
    /// A card occurs twice.
    #[error("{0} occurs twice")]
    Repeated(Card),
}

/// Reads a file of deals.
pub fn read_deals(text: &str) -> Result<Vec<Deal>, StartsError> {
    (1..)
        .zip(text.lines())
        .filter(|(_, content)| !content.is_empty() && !content.starts_with('#'))
        .map(|(line, content)| {
            read_line(content).map_err(|problem| StartsError(format!("line {line}{problem}")))
        })
        .collect()
}

/// Reads a deal; an error goes on after the number of the line.
fn read_line(content: &str) -> Result<Deal, String> {
    let fields: Vec<&str> = content.split(';').collect();
    let [id, optimum, draw_order, set_aside] = fields[..] else {
        let form = "id;optimum;draw order;set aside";
        return Err(format!(": expected 4 fields ({form}), found {}", fields.len()));
    };
    let number = |field: &str, text: &str| {
        let found = shortened(text);
        text.parse().map_err(|_| format!(", {field}: expected a number, found {found:?}"))
    };
    let cards = |field: &str, text: &str| {
        let cards: Result<Vec<Card>, _> = text.split_whitespace().map(str::parse).collect();
        cards.map_err(|error| format!(", {field}: {error}"))
    };
    let id = Some(number("id", id)?);
    let optimum = (!optimum.is_empty()).then(|| number("optimum", optimum)).transpose()?;
    let (draw_order, set_aside) =
        (cards("draw order", draw_order)?, cards("set aside", set_aside)?);
    let deal = Deal::new(&draw_order, &set_aside).map_err(|error| format!(": {error}"))?;
    Ok(Deal { id, optimum, ..deal })
}
