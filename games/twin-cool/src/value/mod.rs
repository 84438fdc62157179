//! How many more cards can be expected, learned from self-play.
//!
//! The value function applies after a play and before the draw (an afterstate), with four cards in
//! the hand. Their [`shape`] picks a row of sixteen weights over the shares of unseen cards of each
//! suit and value in front of the player ([`unseen`]): exact in the relations between cards, linear
//! in the unseen cards.

mod shape;
mod unseen;
mod weights;

use crate::{Card, CardSet, Move, Slot, View};

use shape::{HAND, Placed, SHAPES};
pub(super) use unseen::UnseenCards;
pub(super) use weights::Weights;

/// Weights of a shape: one constant, two shares for each of six cards, three of the whole table.
pub(super) const INPUTS: usize = 16;

pub(super) type Inputs = [f32; INPUTS];

/// The table after a play and before the draw, with four cards in the hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct After {
    pub(super) tops: [Option<Card>; 2],
    pub(super) hand: [Card; HAND],
    pub(super) rest: UnseenCards,
}

impl After {
    /// Returns the table of a view after a play, or `None` when the deck is empty.
    pub(super) fn new(view: &View) -> Option<After> {
        let mut hand = view.hand().iter();
        let hand = [hand.next()?, hand.next()?, hand.next()?, hand.next()?];
        (view.deck_len() > 0).then(|| After {
            tops: Slot::BOTH.map(|slot| view.top(slot)),
            hand,
            rest: UnseenCards::new(view.unseen(), view.deck_len()),
        })
    }

    #[inline]
    pub(super) fn inputs(&self) -> (usize, Inputs) {
        let Placed { shape, tops, hand } = SHAPES.place(self.tops, self.hand);
        let mut inputs = [0.0; INPUTS];
        inputs[0] = 1.0;
        [inputs[1], inputs[2]] = tops[0].map_or([0.0; 2], |card| self.rest.shares(card));
        [inputs[3], inputs[4]] = tops[1].map_or([0.0; 2], |card| self.rest.shares(card));
        for (place, card) in hand.into_iter().enumerate() {
            [inputs[5 + 2 * place], inputs[6 + 2 * place]] = self.rest.shares(card);
        }
        [inputs[13], inputs[14], inputs[15]] = self.rest.whole();
        (shape, inputs)
    }
}

impl Weights {
    /// Returns how many more cards can be expected.
    #[inline]
    pub(super) fn value(&self, after: &After) -> f32 {
        let (shape, inputs) = after.inputs();
        let row = &self.rows[shape];
        let sum: f32 = row.iter().zip(&inputs).map(|(weight, input)| weight * input).sum();
        sum.clamp(0.0, (after.rest.deck() + HAND) as f32)
    }

    /// Returns the expected number of further cards, averaged over each draw.
    pub(super) fn expected_value(&self, after: &After) -> f32 {
        let unseen = after.rest.unseen;
        let sum: f32 = unseen.iter().map(|card| self.value_after_draw(after, card)).sum();
        sum / unseen.len() as f32
    }

    /// Returns how many more cards can be expected after `card` was drawn.
    #[inline]
    pub(super) fn value_after_draw(&self, after: &After, card: Card) -> f32 {
        let rest = after.rest.without(card);
        let hand = [after.hand[0], after.hand[1], after.hand[2], after.hand[3], card];
        if rest.deck() == 0 {
            return longest(after.tops, hand.into_iter().collect()) as f32;
        }
        best_play(self, after.tops, hand, rest)
    }
}

/// Returns what the best play of a full hand is worth, the played card counted.
#[inline]
fn best_play(
    weights: &Weights,
    tops: [Option<Card>; 2],
    hand: [Card; HAND + 1],
    rest: UnseenCards,
) -> f32 {
    // Without a play no card follows.
    let mut best = -1.0f32;
    for place in 0..=HAND {
        let played = hand[place];
        let mut left = [hand[0], hand[1], hand[2], hand[3]];
        if place < HAND {
            left[place] = hand[HAND];
        }
        for slot in 0..2 {
            if tops[slot].is_none_or(|top| top.connected().contains(played)) {
                let mut tops = tops;
                tops[slot] = Some(played);
                best = best.max(weights.value(&After { tops, hand: left, rest }));
            }
        }
    }
    best + 1.0
}

/// Returns how many cards of a hand can be played when nothing is drawn any more.
pub(super) fn longest(tops: [Option<Card>; 2], hand: CardSet) -> u32 {
    let mut best = 0;
    for slot in 0..2 {
        for card in hand & tops[slot].map_or(CardSet::ALL, Card::connected) {
            let (mut tops, mut left) = (tops, hand);
            tops[slot] = Some(card);
            left.remove(card);
            best = best.max(1 + longest(tops, left));
        }
    }
    best
}

/// Returns how many more cards can be expected in a position with a drawn hand.
#[inline]
pub(super) fn view_value(weights: &Weights, view: &View) -> f32 {
    let rest = UnseenCards::new(view.unseen(), view.deck_len());
    let tops = Slot::BOTH.map(|slot| view.top(slot));
    let mut hand = view.hand().iter();
    let (Some(a), Some(b), Some(c), Some(d), Some(e), true) =
        (hand.next(), hand.next(), hand.next(), hand.next(), hand.next(), rest.deck() > 0)
    else {
        return longest(tops, view.hand()) as f32;
    };
    best_play(weights, tops, [a, b, c, d, e], rest)
}

/// Returns the expected number of further cards after `mv`, the card of `mv` not among them.
pub(super) fn move_value(weights: &Weights, view: &View, mv: Move) -> f32 {
    let next = view.after_play(mv);
    match After::new(&next) {
        Some(after) => weights.value(&after),
        None => longest(Slot::BOTH.map(|slot| next.top(slot)), next.hand()) as f32,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TwinCool;
    use sakiyomi_core::{MoveList, Observable as _, Rng, Seat, State as _};

    #[test]
    fn looking_at_the_draws_is_the_mean_over_them_move_by_move() {
        let rng = &mut Rng::seeded(1);
        let weights = Weights::shipped();
        for _ in 0..20 {
            let mut state = TwinCool::initial(rng);
            for _ in 0..rng.below(6) {
                if let Some(mv) = state.random_move(rng, &mut MoveList::new()) {
                    state.apply(mv);
                }
            }
            let view = state.view(Seat::First);
            let Some(mv) = state.random_move(rng, &mut MoveList::new()) else { continue };
            let played = view.after_play(mv);
            let after = After::new(&played).unwrap();
            let mut sum = 0.0;
            for card in played.unseen() {
                let drawn = played.after_draw(card);
                let mut moves = MoveList::new();
                drawn.legal_moves(&mut moves);
                let best = moves.iter().map(|&mv| 1.0 + move_value(&weights, &drawn, mv));
                let best = best.fold(0.0, f32::max);
                assert!((best - view_value(&weights, &drawn)).abs() < 1e-4, "{drawn}");
                sum += best;
            }
            let mean = sum / played.unseen().len() as f32;
            assert!((mean - weights.expected_value(&after)).abs() < 1e-3, "{played}");
        }
    }

    #[test]
    fn counts_are_the_same_whether_cards_are_taken_away_or_counted_anew() {
        let rng = &mut Rng::seeded(2);
        let mut rest = UnseenCards::new(CardSet::ALL, 70);
        let mut cards = Card::ALL;
        rng.shuffle(&mut cards);
        for &card in &cards[..60] {
            rest = rest.without(card);
            assert_eq!(rest, UnseenCards::new(rest.unseen, rest.deck()));
        }
    }
}
