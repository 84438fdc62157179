//! The greedy way: keep the hand that connects to the most unseen cards.
//!
//! After a move, a card left in the hand is *live* if it can be played now, or if it shares its
//! suit or value with a live card, so that it may follow it. An unseen card is *within reach* if it
//! shares its suit or value with the top card of a slot or with a live card. The player counts the
//! unseen cards within reach after each move. Draws and points are ignored.

use crate::msg;
use sakiyomi_core::{MoveList, Reason, Rng, Score};
use sakiyomi_play::engine::{Choice, ranked};

use crate::{Card, CardSet, Move, Slot, View};

pub(super) fn keep_most_in_reach(view: &View, rng: &mut Rng) -> Choice<Move> {
    let mut moves = MoveList::new();
    view.legal_moves(&mut moves);
    let count = |mv| within_reach(&view.after_play(mv)).len();
    let moves = ranked(moves, rng, |mv| Score::from_hundredths(100 * count(mv) as i32));
    let best = moves.first().expect("a search is asked for while the game goes on").mv;
    let reason = match moves.len() {
        1 => Reason::new(msg("flexible-only-move")),
        _ => Reason::new(msg("flexible-reaches-most")).with("count", count(best)),
    };
    Choice { best, reason, moves }
}

/// Returns the unseen cards that are within reach before the draw.
fn within_reach(view: &View) -> CardSet {
    let [one, two] = Slot::BOTH.map(|slot| view.playable(slot));
    let mut live = one | two;
    loop {
        let grown = live | (view.hand() & connected(live));
        if grown == live {
            break;
        }
        live = grown;
    }
    let tops = Slot::BOTH.iter().filter_map(|&slot| view.top(slot)).collect();
    view.unseen() & (connected(live) | connected(tops))
}

fn connected(cards: CardSet) -> CardSet {
    cards.iter().map(Card::connected).fold(CardSet::EMPTY, |all, some| all | some)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TwinCool;
    use sakiyomi_core::{Observable, Seat, State};

    fn state(hand: &str, slots: &str) -> TwinCool {
        let seen: CardSet = hand
            .split(',')
            .chain(slots.split(','))
            .filter_map(|card| card.parse::<Card>().ok())
            .collect();
        let others: Vec<Card> = (CardSet::ALL - seen).iter().collect();
        let aside: CardSet = others[others.len() - 10..].iter().copied().collect();
        let deck: Vec<String> = others[..40].iter().map(Card::to_string).collect();
        format!("{hand} {slots} 0 unknown {} {aside}", deck.join(",")).parse().unwrap()
    }

    fn report(state: &TwinCool) -> Choice<Move> {
        keep_most_in_reach(&state.view(Seat::First), &mut Rng::seeded(1))
    }

    #[test]
    fn cards_connected_to_a_playable_card_are_live() {
        // B1 fits A1, B9 follows B1, and D9 follows B9; C5 and E7 fit nothing.
        let view = state("B1,B9,C5,D9,E7", "A1,H2").view(Seat::First);
        let reach = within_reach(&view);
        let reaches = |card: &str| reach.contains(card.parse().unwrap());
        for card in ["A3", "B4", "C1", "C2", "C9", "D8"] {
            assert!(reaches(card), "{card}");
        }
        for card in ["C3", "C4", "C6", "C7"] {
            assert!(view.unseen().contains(card.parse().unwrap()) && !reaches(card), "{card}");
        }
        assert!((reach & view.hand()).is_empty() && (reach & view.played()).is_empty());
    }

    #[test]
    fn the_move_with_the_most_unseen_cards_within_reach_is_chosen() {
        let rng = &mut Rng::seeded(2);
        for _ in 0..200 {
            let state = TwinCool::initial(rng);
            let report = report(&state);
            let most = report.moves.iter().map(|value| value.score).max();
            assert_eq!(Some(report.moves[0].score), most);
            assert_eq!(report.best, report.moves[0].mv);
            assert_eq!(report.moves.len(), state.move_count());
        }
    }

    #[test]
    fn it_plays_more_than_nine_cards_on_average() {
        // 9.53 ± 0.01 over 200,000 deals, where random play makes 7.06.
        const DEALS: u32 = 3000;
        let rng = &mut Rng::seeded(3);
        let mut cards = 0;
        for _ in 0..DEALS {
            let mut state = TwinCool::initial(rng);
            while state.outcome().is_none() {
                state.apply(report(&state).best);
            }
            cards += state.cards_played();
        }
        assert!(cards > 9 * DEALS, "{cards} cards in {DEALS} deals");
    }

    #[test]
    fn the_reason_tells_the_count() {
        let report = report(&state("A2,B1,B9,C5,D9", "A1,H3"));
        let count = report.moves[0].score.hundredths() / 100;
        assert_eq!(
            report.reason.to_string(),
            format!("keeps the most unseen cards playable ({count})")
        );
    }
}
