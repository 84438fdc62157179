//! What the player sees, and which moves follow from it. The hand, the slots, the cards played and
//! the size of the deck decide everything the player may do, so that the rules of a play stand
//! here, and the referee's state adds only the hidden cards.

use std::fmt;

use sakiyomi_core::MoveList;

use super::points::{HAND, points};
use super::{Card, CardSet, DECK, Move, SET_ASIDE, Slot};

/// What the player knows: everything but the places of the unseen cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    pub(super) hand: CardSet,
    pub(super) played: CardSet,
    pub(super) set_aside: Option<CardSet>,
    pub(super) slots: [Option<Card>; 2],
    pub(super) points: u32,
    pub(super) deck_len: u8,
}

impl View {
    /// Returns the view at the start; `None` unless `hand` is five cards, `set_aside` ten others.
    pub fn start(hand: CardSet, set_aside: Option<CardSet>) -> Option<View> {
        let possible = hand.len() == HAND
            && set_aside.is_none_or(|cards| cards.len() == SET_ASIDE && (cards & hand).is_empty());
        possible.then(|| View {
            hand,
            played: CardSet::EMPTY,
            set_aside,
            slots: [None; 2],
            points: points(hand),
            deck_len: DECK as u8,
        })
    }

    /// Returns the cards in the hand.
    #[inline]
    pub const fn hand(&self) -> CardSet {
        self.hand
    }

    /// Returns the card on top of `slot`.
    #[inline]
    pub const fn top(&self, slot: Slot) -> Option<Card> {
        self.slots[slot.index()]
    }

    /// Returns every card played so far.
    #[inline]
    pub const fn played(&self) -> CardSet {
        self.played
    }

    /// Returns the number of cards in the deck.
    #[inline]
    pub const fn deck_len(&self) -> usize {
        self.deck_len as usize
    }

    /// Returns the points so far.
    #[inline]
    pub const fn points(&self) -> u32 {
        self.points
    }

    /// Returns the cards that were set aside, at a table where they are known.
    #[inline]
    pub const fn set_aside(&self) -> Option<CardSet> {
        self.set_aside
    }

    /// Returns the cards whose place is unknown: the deck and, unless known, those set aside.
    #[inline]
    pub fn unseen(&self) -> CardSet {
        CardSet::ALL - self.hand - self.played - self.set_aside.unwrap_or_default()
    }

    /// Returns the cards of the hand that connect to the top card of `slot`, or all if it is empty.
    #[inline]
    pub fn playable(&self, slot: Slot) -> CardSet {
        self.hand & self.top(slot).map_or(CardSet::ALL, Card::connected)
    }

    /// Tells whether no card can be played.
    #[inline]
    pub fn is_over(&self) -> bool {
        Slot::BOTH.iter().all(|&slot| self.playable(slot).is_empty())
    }

    /// Fills `out` with the legal moves: slot 1 in the order of the cards, then slot 2.
    #[inline]
    pub fn legal_moves(&self, out: &mut MoveList<Move>) {
        out.clear();
        for slot in Slot::BOTH {
            out.extend(self.playable(slot).iter().map(|card| Move { slot, card }));
        }
    }

    /// Returns the view after the legal move `mv` and before the draw.
    #[must_use]
    pub fn after_play(mut self, mv: Move) -> View {
        self.play(mv);
        self
    }

    /// Returns the view after `card`, which must be unseen, came from a deck with cards.
    #[must_use]
    pub fn after_draw(mut self, card: Card) -> View {
        self.draw(card);
        self
    }

    /// Moves a card from the hand to a slot and scores the hand that is left.
    #[inline]
    pub(super) fn play(&mut self, mv: Move) {
        debug_assert!(self.playable(mv.slot).contains(mv.card), "a card is played by the rules");
        self.hand.remove(mv.card);
        self.played.insert(mv.card);
        self.slots[mv.slot.index()] = Some(mv.card);
        self.points += points(self.hand);
    }

    #[inline]
    pub(super) fn draw(&mut self, card: Card) {
        self.deck_len -= 1;
        self.hand.insert(card);
        self.points += points(self.hand);
    }
}

/// Writes the open fields of the position text, the deck's size, and the known cards.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_open_fields(f)?;
        write!(f, " {} {}", self.deck_len, self.played)?;
        match self.set_aside {
            Some(cards) => write!(f, " {cards}"),
            None => Ok(()),
        }
    }
}

impl View {
    /// Writes the fields of the position text that hide nothing: hand, slots, points and table.
    pub(super) fn write_open_fields(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.hand)?;
        for (place, top) in self.slots.iter().enumerate() {
            f.write_str(if place == 0 { "" } else { "," })?;
            match top {
                Some(card) => write!(f, "{card}")?,
                None => f.write_str("-")?,
            }
        }
        let known = if self.set_aside.is_some() { "known" } else { "unknown" };
        write!(f, " {} {known}", self.points)
    }
}
