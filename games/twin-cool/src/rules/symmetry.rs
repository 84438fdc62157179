//! What can be exchanged without changing the game: suits for each other, high
//! values for low ones, and the slots.

use sakiyomi_core::{Rng, Symmetric, Symmetry};

use super::cards::{SUITS, VALUES};
use super::{Card, CardSet, Move, TwinCool, View};

/// An exchange of names: one of 8! · 2 · 2 = 161,280.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Relabelling {
    /// For each suit the suit it becomes: every suit once.
    suits: [u8; SUITS as usize],
    /// Whether a value `v` becomes `11 - v`.
    reverse_values: bool,
    swap_slots: bool,
}

impl Relabelling {
    /// Returns what `card` becomes.
    pub fn card(self, card: Card) -> Card {
        let value = if self.reverse_values { VALUES + 1 - card.value() } else { card.value() };
        Card::new(self.suits[card.suit() as usize], value)
            .expect("a relabelling keeps suits and values in their ranges")
    }

    fn cards(self, cards: CardSet) -> CardSet {
        cards.iter().map(|card| self.card(card)).collect()
    }
}

impl Symmetry for Relabelling {
    const IDENTITY: Relabelling =
        Relabelling { suits: [0, 1, 2, 3, 4, 5, 6, 7], reverse_values: false, swap_slots: false };

    /// Two suits exchanged and all suits in a cycle make every order of the suits.
    fn generators() -> Vec<Relabelling> {
        vec![
            Relabelling { suits: [1, 0, 2, 3, 4, 5, 6, 7], ..Self::IDENTITY },
            Relabelling { suits: [1, 2, 3, 4, 5, 6, 7, 0], ..Self::IDENTITY },
            Relabelling { reverse_values: true, ..Self::IDENTITY },
            Relabelling { swap_slots: true, ..Self::IDENTITY },
        ]
    }

    fn then(self, next: Relabelling) -> Relabelling {
        Relabelling {
            suits: self.suits.map(|suit| next.suits[suit as usize]),
            reverse_values: self.reverse_values ^ next.reverse_values,
            swap_slots: self.swap_slots ^ next.swap_slots,
        }
    }

    fn inverse(self) -> Relabelling {
        let mut suits = self.suits;
        for (from, &to) in (0..).zip(&self.suits) {
            suits[to as usize] = from;
        }
        Relabelling { suits, ..self }
    }

    fn random(rng: &mut Rng) -> Relabelling {
        let mut suits = Self::IDENTITY.suits;
        rng.shuffle(&mut suits);
        let bits = rng.below(4);
        Relabelling { suits, reverse_values: bits & 1 > 0, swap_slots: bits & 2 > 0 }
    }
}

impl Symmetric for TwinCool {
    type Symmetry = Relabelling;

    fn transform(&self, by: Relabelling) -> TwinCool {
        let mut slots = self.view.slots.map(|top| top.map(|card| by.card(card)));
        if by.swap_slots {
            slots.reverse();
        }
        let view = View {
            hand: by.cards(self.view.hand),
            played: by.cards(self.view.played),
            set_aside: self.view.set_aside.map(|cards| by.cards(cards)),
            slots,
            ..self.view
        };
        let deck = self.deck.map(|card| by.card(card));
        TwinCool { view, set_aside: by.cards(self.set_aside), deck }
    }

    fn transform_move(mv: Move, by: Relabelling) -> Move {
        let slot = if by.swap_slots { mv.slot.other() } else { mv.slot };
        Move { slot, card: by.card(mv.card) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn the_generators_make_every_order_of_suits_with_both_reversals() {
        let mut elements = HashSet::from([Relabelling::IDENTITY]);
        let mut fresh = vec![Relabelling::IDENTITY];
        while let Some(element) = fresh.pop() {
            for generator in Relabelling::generators() {
                let product = element.then(generator);
                if elements.insert(product) {
                    fresh.push(product);
                }
            }
        }
        assert_eq!(elements.len(), 40_320 * 2 * 2);
    }

    #[test]
    fn composition_acts_on_cards_one_after_the_other() {
        let rng = &mut Rng::seeded(3);
        for _ in 0..100 {
            let (a, b) = (Relabelling::random(rng), Relabelling::random(rng));
            for card in Card::ALL {
                assert_eq!(a.then(b).card(card), b.card(a.card(card)), "{card} by {a:?}, {b:?}");
            }
        }
    }
}
