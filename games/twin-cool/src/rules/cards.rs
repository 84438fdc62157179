//! The 80 cards, and sets of them as bits. Card number `10 * suit + value - 1` is bit of the same
//! number, A1 the lowest and H10 the highest; every list in this game that needs an order uses this
//! one.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};
use std::str::FromStr;

use sakiyomi_core::ParseMoveError;

use crate::msg;

pub(super) const SUITS: u8 = 8;
pub(super) const VALUES: u8 = 10;

/// One of the 80 cards.
///
/// ```
/// use sakiyomi_twin_cool::Card;
/// let card: Card = "C10".parse()?;
/// assert_eq!((card.suit(), card.value(), card.index()), (2, 10, 29));
/// # Ok::<(), sakiyomi_core::ParseMoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Card(u8);

impl Card {
    /// How many cards there are.
    pub const COUNT: usize = 80;

    /// Every card, in order.
    pub const ALL: [Card; Card::COUNT] = {
        let mut cards = [Card(0); Card::COUNT];
        let mut index = 0;
        while index < Card::COUNT {
            cards[index] = Card(index as u8);
            index += 1;
        }
        cards
    };

    /// Returns the card of a suit (0 for A to 7 for H) and a value (1 to 10).
    pub const fn new(suit: u8, value: u8) -> Option<Card> {
        if suit < SUITS && value >= 1 && value <= VALUES {
            Some(Card(VALUES * suit + value - 1))
        } else {
            None
        }
    }

    /// Returns 10 * suit + value - 1.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the suit, 0 for A to 7 for H.
    #[inline]
    pub const fn suit(self) -> u8 {
        self.0 / VALUES
    }

    /// Returns the value, 1 to 10.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0 % VALUES + 1
    }

    /// Returns the cards that share this card's suit or value, itself among them.
    #[inline]
    pub const fn connected(self) -> CardSet {
        CONNECTED[self.0 as usize]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.suit()), self.value())
    }
}

impl FromStr for Card {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Card, ParseMoveError> {
        let card = match *text.as_bytes() {
            [suit @ b'A'..=b'H', value @ b'1'..=b'9'] => Card::new(suit - b'A', value - b'0'),
            [suit @ b'A'..=b'H', b'1', b'0'] => Card::new(suit - b'A', 10),
            _ => None,
        };
        card.ok_or_else(|| ParseMoveError::new(text, msg("cards-no-card")))
    }
}

/// A set of cards.
///
/// ```
/// use sakiyomi_twin_cool::CardSet;
/// let fives = CardSet::of_value(5) & CardSet::of_suit(0);
/// assert_eq!(fives.to_string(), "A5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet(u128);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);

    /// Every card.
    pub const ALL: CardSet = CardSet((1 << Card::COUNT) - 1);

    /// Returns the ten cards of a suit, 0 for A to 7 for H.
    #[inline]
    pub const fn of_suit(suit: u8) -> CardSet {
        assert!(suit < SUITS, "a suit is 0 to 7");
        CardSet(0x3ff << (VALUES * suit))
    }

    /// Returns the eight cards of a value, 1 to 10.
    #[inline]
    pub const fn of_value(value: u8) -> CardSet {
        const ONES: u128 = CardSet::ALL.0 / 0x3ff;
        assert!(value >= 1 && value <= VALUES, "a value is 1 to 10");
        CardSet(ONES << (value - 1))
    }

    /// Returns the number of cards.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Tells whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Tells whether `card` is one of the cards.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    /// Adds `card`.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes `card` away.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// Returns the lowest card.
    #[inline]
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(self.0.trailing_zeros() as u8)) }
    }

    /// Returns the highest card.
    #[inline]
    pub const fn last(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(127 - self.0.leading_zeros() as u8)) }
    }

    /// Returns the cards in order.
    #[inline]
    pub const fn iter(self) -> Cards {
        Cards(self)
    }

    /// Returns the cards as bits.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }
}

/// The cards of a [`CardSet`], lowest first.
#[derive(Clone, Debug)]
pub struct Cards(CardSet);

impl Iterator for Cards {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(card)
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;

    fn into_iter(self) -> Cards {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        CardSet(cards.into_iter().fold(0, |bits, card| bits | 1 << card.0))
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;
    #[inline]
    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

impl BitOr for CardSet {
    type Output = CardSet;
    #[inline]
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

/// The cards of one set that are not in the other.
impl Sub for CardSet {
    type Output = CardSet;
    #[inline]
    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

/// Writes the cards in order with commas between them, `-` when there is none.
impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (place, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if place == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

/// For each card, the cards of its suit and of its value.
static CONNECTED: [CardSet; Card::COUNT] = {
    let mut table = [CardSet::EMPTY; Card::COUNT];
    let mut index = 0;
    while index < Card::COUNT {
        let card = Card(index as u8);
        table[index] = CardSet(CardSet::of_suit(card.suit()).0 | CardSet::of_value(card.value()).0);
        index += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_read_as_it_is_written_and_nothing_else_is() {
        for card in Card::ALL {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(Card::new(card.suit(), card.value()), Some(card));
        }
        for text in ["", "A", "A0", "A01", "A11", "I1", "a1", "A1 ", "1A", "A100", "Ａ１"] {
            assert!(text.parse::<Card>().is_err(), "{text:?}");
        }
        assert_eq!((Card::new(8, 1), Card::new(0, 0), Card::new(0, 11)), (None, None, None));
    }

    #[test]
    fn sets_hold_what_was_put_in_in_order() {
        let cards = ["H10", "A1", "C4"].map(|text| text.parse::<Card>().unwrap());
        let mut set: CardSet = cards.into_iter().collect();
        assert_eq!(set.to_string(), "A1,C4,H10");
        assert_eq!((set.len(), set.first(), set.last()), (3, Some(cards[1]), Some(cards[0])));
        set.remove(cards[1]);
        assert!(!set.contains(cards[1]) && set.contains(cards[2]));
        assert_eq!(CardSet::EMPTY.to_string(), "-");
        assert_eq!(CardSet::ALL.iter().collect::<Vec<_>>(), Card::ALL);
    }

    #[test]
    fn a_card_is_connected_to_its_suit_and_its_value() {
        for a in Card::ALL {
            for b in Card::ALL {
                let shares = a.suit() == b.suit() || a.value() == b.value();
                assert_eq!(a.connected().contains(b), shares, "{a} {b}");
            }
        }
    }
}
