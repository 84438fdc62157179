//! How imagined games of Twin Cool go on: quickly, but not blindly.

use crate::{Card, CardSet, Move, Slot, TwinCool};
use sakiyomi_core::{MoveList, Observable as _, Rng, Seat};
use sakiyomi_search::Playout;

/// Plays the card that leaves the most cards of the hand playable; among equals chance decides.
///
/// A look at the hand alone, without the unseen cards: it takes a few nanoseconds for a move,
/// and a search needs millions of them.
#[derive(Clone, Copy, Debug, Default)]
pub struct KeepPlayable;

impl Playout<TwinCool> for KeepPlayable {
    #[inline]
    fn choose(
        &mut self,
        state: &TwinCool,
        rng: &mut Rng,
        _scratch: &mut MoveList<Move>,
    ) -> Option<Move> {
        let view = state.view(Seat::First);
        let takes = Slot::BOTH.map(|slot| view.top(slot).map_or(CardSet::ALL, Card::connected));
        let unseen = view.unseen();
        // At most ten moves share the bits of one random number to break ties.
        let mut ties = rng.next_u64();
        let mut best: Option<(u64, Move)> = None;
        for slot in Slot::BOTH {
            for card in view.hand() & takes[slot.index()] {
                let mut left = view.hand();
                left.remove(card);
                let reach = card.connected() | takes[slot.other().index()];
                let playable = (left & reach).len();
                let rating = ((8 * playable + (unseen & reach).len()) as u64) << 6 | ties & 63;
                ties >>= 6;
                if best.is_none_or(|(most, _)| rating > most) {
                    best = Some((rating, Move { slot, card }));
                }
            }
        }
        best.map(|(_, mv)| mv)
    }
}
