//! What a network sees.
//!
//! | plane | content |
//! |---|---|
//! | 0 | cards in the hand |
//! | 1 | cards played |
//! | 2 | unseen cards: in the deck, or set aside when that is not known |
//! | 3 | cards set aside, when they are known |
//! | 4, 5 | the top card of slot 1, of slot 2 |
//! | 6, 7 | cards of the hand that may be played on slot 1, on slot 2 |
//! | 8 | cards in the deck / 65, everywhere |
//! | 9 | cards played / 70, everywhere |
//! | 10 | the chance that an unseen card is in the deck, everywhere |
//!
//! Planes are 8x10: a row for each suit from A, a column for each value from 1.
//! Points do not appear, since what is scored already changes no decision. The
//! policy has the place `80 * slot + card`, slot 1 first.

use sakiyomi_core::Encode;

use super::{Card, CardSet, DECK, IN_PLAY, Move, Slot, TwinCool, View};

impl Encode for TwinCool {
    const PLANES: [usize; 3] = [11, 8, 10];
    const POLICY_LEN: usize = 2 * Card::COUNT;

    fn encode(view: &View, out: &mut [f32]) {
        assert_eq!(out.len(), Self::INPUT_LEN, "the output holds exactly the planes");
        let top = |slot| view.top(slot).into_iter().collect::<CardSet>();
        let unseen = view.unseen();
        let sets = [
            view.hand,
            view.played,
            unseen,
            view.set_aside.unwrap_or_default(),
            top(Slot::One),
            top(Slot::Two),
            view.playable(Slot::One),
            view.playable(Slot::Two),
        ];
        let deck = view.deck_len() as f32;
        let constants = [
            deck / DECK as f32,
            view.played.len() as f32 / IN_PLAY as f32,
            deck / unseen.len().max(1) as f32,
        ];
        let (card_planes, constant_planes) = out.split_at_mut(sets.len() * Card::COUNT);
        for (plane, set) in card_planes.chunks_exact_mut(Card::COUNT).zip(sets) {
            for (value, card) in plane.iter_mut().zip(Card::ALL) {
                *value = f32::from(u8::from(set.contains(card)));
            }
        }
        for (plane, constant) in constant_planes.chunks_exact_mut(Card::COUNT).zip(constants) {
            plane.fill(constant);
        }
    }

    fn policy_index(_view: &View, mv: Move) -> usize {
        Card::COUNT * mv.slot.index() + mv.card.index()
    }
}
