//! Why the expert plays a card, in words. A card is compared with the best move of another card:
//! which of two slots it goes on is often all the same, and says nothing about the card.

use crate::msg;
use crate::{Card, CardSet, Move, Slot, View};
use sakiyomi_core::Reason;

use super::expert::{EvaluatedMove, SAME, points, score};

/// A lead below this is none for people, who read hundredths.
const VISIBLE: f32 = 0.005;

/// Explains the best of the moves, sorted best first; all `legal` ones unless time ran out.
pub(super) fn reason(view: &View, evaluated: &[EvaluatedMove], legal: usize) -> Reason {
    let all_evaluated = evaluated.len() == legal;
    let (best, others) = match evaluated {
        [] => return Reason::new(msg("reason-unjudged")),
        [_] if all_evaluated => return Reason::new(msg("reason-only-move")),
        [best, others @ ..] => (best, others),
    };
    let than = match others.iter().find(|other| other.mv.card != best.mv.card) {
        Some(other) => than_another_card(view, best, other),
        None if all_evaluated => than_the_other_slot(view, best, &others[0]),
        None => return Reason::new(msg("reason-others-unjudged")),
    };
    Reason::new(msg("reason-expected"))
        .with("cards", format_args!("{:.1}", cards(score(view, best.more).hundredths())))
        .with_reason("than", than)
        .with_reason("next", next(view, best.mv))
}

fn than_another_card(view: &View, best: &EvaluatedMove, other: &EvaluatedMove) -> Reason {
    let is_same = best.more - other.more < SAME;
    let reason = match lead(view, best, other) {
        _ if is_same && points(view, best.mv) > points(view, other.mv) => {
            Reason::new(msg("reason-more-points"))
        }
        Some(lead) => Reason::new(msg("reason-more")).with("lead", lead),
        None => Reason::new(msg("reason-as-good")),
    };
    reason.with("other", other.mv)
}

fn than_the_other_slot(view: &View, best: &EvaluatedMove, other: &EvaluatedMove) -> Reason {
    match lead(view, best, other) {
        Some(lead) => {
            Reason::new(msg("reason-only-card")).with("lead", lead).with("other", other.mv)
        }
        None => Reason::new(msg("reason-only-card-either-slot")),
    }
}

/// Returns by how many cards `best` leads, if the scores that people read differ.
fn lead(view: &View, best: &EvaluatedMove, other: &EvaluatedMove) -> Option<String> {
    let [best_score, other_score] = [best, other].map(|move_| score(view, move_.more).hundredths());
    let shown = best_score - other_score;
    let is_visible = best.more - other.more >= VISIBLE && shown > 0;
    is_visible.then(|| format!("{:.2}", cards(shown)))
}

fn cards(hundredths: i32) -> f64 {
    f64::from(hundredths) / 100.0
}

fn next(view: &View, mv: Move) -> Reason {
    let next = view.after_play(mv);
    let has_deck = next.deck_len() > 0;
    let [one, two] = Slot::BOTH.map(|slot| next.playable(slot));
    let left = one | two;
    if !left.is_empty() {
        let cards: Vec<String> = left.iter().map(|card| card.to_string()).collect();
        let text = if has_deck { msg("reason-follows-any-draw") } else { msg("reason-follows") };
        return Reason::new(text).with("left", cards.join(" "));
    }
    // A hand of which nothing fits: both slots show a card, since an empty one takes everything.
    let fits = Slot::BOTH
        .iter()
        .filter_map(|&slot| next.top(slot))
        .fold(CardSet::EMPTY, |all, top| all | Card::connected(top));
    match (next.unseen() & fits).len() {
        count if has_deck && count > 0 => Reason::new(msg("reason-needs-draw"))
            .with("count", count)
            .with("unseen", next.unseen().len()),
        _ => Reason::new(msg("reason-ends")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TwinCool;
    use sakiyomi_core::{Lang, Observable as _, Seat};

    fn opening(hand: &str) -> View {
        let hand = hand.split(' ').map(|card| card.parse::<Card>().expect("a card")).collect();
        View::start(hand, None).expect("five cards")
    }

    fn evaluated(moves: &[(&str, f32)]) -> Vec<EvaluatedMove> {
        let evaluated = |&(mv, more): &(&str, f32)| EvaluatedMove {
            mv: mv.parse().expect("a move"),
            more,
            visits: 1,
        };
        moves.iter().map(evaluated).collect()
    }

    #[test]
    fn a_card_is_compared_with_the_best_move_of_another_card() {
        let view = opening("A1 B3 C5 D7 E9");
        let moves = evaluated(&[("A1>1", 6.20), ("A1>2", 6.20), ("B3>2", 6.08), ("C5>1", 5.0)]);
        let reason = reason(&view, &moves, 4);
        assert_eq!(
            reason.to_string(),
            "about 7.2 cards in total, 0.12 more than with B3>2; \
             whatever you draw, B3 C5 D7 E9 can follow"
        );
        assert_eq!(
            reason.get(Lang::JA),
            "合計 約7.2 枚の見込みです（B3>2 より +0.12 枚）。\
             何を引いても、次に B3 C5 D7 E9 を出せます"
        );
    }

    #[test]
    fn a_lead_that_cannot_be_seen_is_none() {
        let view = opening("A1 B3 C5 D7 E9");
        let said = |lead: f32| {
            let moves = evaluated(&[("A1>1", 6.0 + lead), ("B3>2", 6.0)]);
            reason(&view, &moves, 2).to_string()
        };
        assert!(said(0.004).contains(", as many as with B3>2;"), "{}", said(0.004));
        assert!(said(0.006).contains(", 0.01 more than with B3>2;"), "{}", said(0.006));
    }

    #[test]
    fn a_lead_is_the_difference_of_the_numbers_that_are_shown() {
        // 14.024 and 12.786 are shown as 14.02 and 12.79.
        let view = opening("A1 B3 C5 D7 E9");
        let said = reason(&view, &evaluated(&[("A1>1", 13.024), ("B3>2", 11.786)]), 2).to_string();
        assert!(said.starts_with("about 14.0 cards in total, 1.23 more than"), "{said}");
    }

    #[test]
    fn points_are_named_where_they_decide_and_only_there() {
        // What is left without E9 may become a run.
        let view = opening("A1 B2 C3 D4 E9");
        let said = |first, second, lead: f32| {
            reason(&view, &evaluated(&[(first, 6.0 + lead), (second, 6.0)]), 2).to_string()
        };
        let points = ", as many as with A1>1, but more points;";
        assert!(said("E9>1", "A1>1", 0.0).contains(points));
        assert!(said("E9>1", "A1>1", -0.001).contains(points));
        assert!(!said("E9>1", "A1>1", 0.5).contains("points"));
        assert!(!said("A1>1", "E9>1", 0.0).contains("points"));
    }

    #[test]
    fn there_is_no_other_move_only_where_there_is_none() {
        let view = opening("A1 B3 C5 D7 E9");
        let said =
            |moves: &[(&str, f32)], legal| reason(&view, &evaluated(moves), legal).to_string();
        let (one, both) = (&[("A1>1", 6.0)][..], &[("A1>1", 6.0), ("A1>2", 6.0)][..]);
        assert_eq!(said(one, 1), "the only legal move");
        assert_eq!(said(one, 10), "no time to evaluate other cards");
        assert_eq!(said(both, 10), "no time to evaluate other cards");
        assert_eq!(said(&[], 10), "no time to evaluate the moves");
    }

    #[test]
    fn where_one_card_fits_its_slots_are_compared() {
        let view = opening("A1 B3 C5 D7 E9");
        let said = |other: f32| {
            reason(&view, &evaluated(&[("A1>1", 6.0), ("A1>2", other)]), 2).to_string()
        };
        assert!(said(6.0).contains(", on either slot, and no other card fits;"));
        assert!(said(5.5).contains(", 0.50 more than with A1>2, and no other card fits;"));
    }

    #[test]
    fn what_comes_next_is_true_also_at_the_end_of_the_deck() {
        let said = |hand: &str, deck: &str, first: &str, second: &str| {
            let text = format!("{hand} A1,H2 0 unknown {deck} G1,G2,G3,G4,G5,G6,G7,G8,G9,G10");
            let view = text.parse::<TwinCool>().expect("a position").view(Seat::First);
            let moves = evaluated(&[(first, 1.0), (second, 0.0)]);
            reason(&view, &moves, 2).to_string()
        };
        assert!(said("B2,B7,C7,E10", "-", "B2>2", "C7>1").ends_with("; B7 can follow"));
        assert!(said("A3,H9", "-", "A3>1", "H9>2").ends_with("; H9 can follow"));
        assert!(said("B1,C6", "-", "B1>1", "C6>1").ends_with("; then the game is over"));
        let needs = said("A3,C6,D7,E8,F9", "B3", "A3>1", "C6>1");
        assert!(needs.ends_with(" unseen cards keep the game going"), "{needs}");
    }
}
