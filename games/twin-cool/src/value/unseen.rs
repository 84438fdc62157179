//! The unseen cards, counted by suit and by value.

use crate::{Card, CardSet};

/// Shares have a resolution of about a hundredth; ten times that suits the weights.
const SCALE: f32 = 10.0;

/// The unseen cards with their counts, and how many of them form the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct UnseenCards {
    pub(crate) unseen: CardSet,
    suits: [u8; 8],
    values: [u8; 10],
    /// The sum of the squares of the counts of suits, and of values.
    squares: [u16; 2],
    count: u8,
    deck: u8,
}

impl UnseenCards {
    #[inline]
    pub(crate) fn new(unseen: CardSet, deck: usize) -> UnseenCards {
        let among = |cards: CardSet| (unseen & cards).len() as u8;
        let suits = std::array::from_fn(|suit| among(CardSet::of_suit(suit as u8)));
        let values = std::array::from_fn(|value| among(CardSet::of_value(value as u8 + 1)));
        let squares = |counts: &[u8]| counts.iter().map(|&n| u16::from(n) * u16::from(n)).sum();
        let squares = [squares(&suits), squares(&values)];
        UnseenCards { unseen, suits, values, squares, count: unseen.len() as u8, deck: deck as u8 }
    }

    #[inline]
    pub(crate) fn deck(&self) -> usize {
        self.deck.into()
    }

    #[inline]
    #[must_use]
    pub(crate) fn without(mut self, card: Card) -> UnseenCards {
        self.unseen.remove(card);
        let suit = &mut self.suits[card.suit() as usize];
        self.squares[0] -= 2 * u16::from(*suit) - 1;
        *suit -= 1;
        let value = &mut self.values[card.value() as usize - 1];
        self.squares[1] -= 2 * u16::from(*value) - 1;
        *value -= 1;
        self.count -= 1;
        self.deck -= 1;
        self
    }

    /// Returns how much of the unseen cards has the suit and the value of `card`, beyond the average.
    #[inline]
    pub(super) fn shares(&self, card: Card) -> [f32; 2] {
        let scale = SCALE / f32::from(self.count);
        let suit = f32::from(self.suits[card.suit() as usize]);
        let value = f32::from(self.values[card.value() as usize - 1]);
        [suit * scale - SCALE / 8.0, value * scale - SCALE / 10.0]
    }

    /// Returns how much was drawn, and how unevenly suits and values are left.
    #[inline]
    pub(super) fn whole(&self) -> [f32; 3] {
        let count = f32::from(self.count);
        let scale = SCALE / (count * count);
        [
            1.0 - count / 75.0,
            f32::from(self.squares[0]) * scale - SCALE / 8.0,
            f32::from(self.squares[1]) * scale - SCALE / 10.0,
        ]
    }
}
