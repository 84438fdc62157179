//! Deals with known cards: made from two lists, or read from a file.
//!
//! A line is `id;optimum;70 cards in draw order;10 cards set aside`, separated by spaces, the first
//! five cards being the hand. The optimum, the most cards that can be played when the deck is
//! known, may be empty. Lines that start with `#` and empty lines mean nothing.

use crate::msg;
use sakiyomi_core::{Quoted, Reason, localized};
use sakiyomi_play::StartsError;

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
#[error("{}", self.reason())]
pub enum ImpossibleDeal {
    /// There are too few or too many cards.
    Count(usize, usize),
    /// A card occurs twice.
    Repeated(Card),
}

impl ImpossibleDeal {
    /// Returns what is wrong with the cards.
    #[must_use]
    pub fn reason(&self) -> Reason {
        match self {
            ImpossibleDeal::Count(in_play, set_aside) => Reason::new(msg("deals-count"))
                .with("in_play", IN_PLAY)
                .with("set_aside", SET_ASIDE)
                .with("found_in_play", in_play)
                .with("found_set_aside", set_aside),
            ImpossibleDeal::Repeated(card) => Reason::new(msg("refusal-twice")).with("card", card),
        }
    }
}

localized!(ImpossibleDeal);

/// Reads a file of deals.
pub fn read_deals(text: &str) -> Result<Vec<Deal>, StartsError> {
    (1..)
        .zip(text.lines())
        .filter(|(_, content)| !content.is_empty() && !content.starts_with('#'))
        .map(|(line, content)| read_line(content).map_err(|problem| StartsError { line, problem }))
        .collect()
}

fn read_line(content: &str) -> Result<Deal, Reason> {
    let fields: Vec<&str> = content.split(';').collect();
    let [id, optimum, draw_order, set_aside] = fields[..] else {
        return Err(Reason::new(msg("deals-fields")).with("count", fields.len()));
    };
    let field = |name: &str, problem: Reason| {
        Reason::new(msg("deals-field")).with("field", name).with_reason("problem", problem)
    };
    let number = |name: &str, text: &str| {
        let problem = || Reason::new(msg("deals-no-number")).with("found", Quoted(text));
        text.parse().map_err(|_| field(name, problem()))
    };
    let cards = |name: &str, text: &str| {
        let cards: Result<Vec<Card>, _> = text.split_whitespace().map(str::parse).collect();
        cards.map_err(|error| field(name, error.into()))
    };
    let id = Some(number("id", id)?);
    let optimum = (!optimum.is_empty()).then(|| number("optimum", optimum)).transpose()?;
    let (draw_order, set_aside) =
        (cards("draw order", draw_order)?, cards("set aside", set_aside)?);
    let deal = Deal::new(&draw_order, &set_aside)?;
    Ok(Deal { id, optimum, ..deal })
}
