//! The strongest fair player: a trained value function, searched over every possible draw.
//!
//! A move is evaluated by the weights alone, then after each draw and, if close to the best, after
//! each of two draws, as far as the budget allows. Among moves worth the same number of cards, the
//! one with more points is chosen.

use crate::msg;
use std::sync::Arc;

use crate::{CardSet, Move, Pattern, Slot, TwinCool, View};
use sakiyomi_core::{
    Effort, Line, Meter, MoveList, MoveValue, Observer, Progress, Report, Request, Score,
    ScoreUnit, Searcher,
};

use super::reason::reason;
use super::value::{After, Weights, longest, move_value};
use sakiyomi_play::EngineKind;

pub(super) const EXPERT: EngineKind<TwinCool> = EngineKind::new(
    "expert",
    msg("expert-option-expert"),
    &[("draws", msg("expert-option-draws")), ("weights", msg("expert-option-weights"))],
    |options, _seed| {
        let weights = options.file("weights", Weights::from_bytes)?;
        let weights = weights.map_or_else(Weights::shipped, Arc::new);
        Ok(Box::new(Expert { weights, draws: options.number("draws", 0..=2, DRAWS)? }))
    },
);

const DRAWS: u32 = 1;
/// Moves that a second draw may still bring to the top: this many cards behind the best.
const CLOSE: f32 = 0.12;
/// After the first draw, moves this many cards behind the best are not searched further.
const CLOSE_LATER: f32 = 0.25;
/// Moves that differ by less than this are worth the same number of cards.
pub(super) const SAME: f32 = 0.002;

struct Expert {
    weights: Arc<Weights>,
    draws: u32,
}

/// A move and the cards that can be expected to follow it.
#[derive(Clone, Copy)]
pub(super) struct EvaluatedMove {
    pub(super) mv: Move,
    pub(super) more: f32,
    pub(super) visits: u64,
}

impl Expert {
    /// Evaluates `view` after a play, to a depth of `draws` draws; `None` when the budget ends first.
    fn after_play(&self, view: &View, draws: u32, meter: &mut Meter<'_>) -> Option<f32> {
        let Some(after) = After::new(view) else {
            let tops = Slot::BOTH.map(|slot| view.top(slot));
            return meter.spend(1).then(|| longest(tops, view.hand()) as f32);
        };
        let mut sum = 0.0;
        for card in after.rest.unseen {
            sum += match draws {
                1 => meter.spend(1).then(|| self.weights.value_after_draw(&after, card))?,
                _ => self.after_draw(&view.after_draw(card), draws - 1, meter)?,
            };
        }
        Some(sum / after.rest.unseen.len() as f32)
    }

    /// Evaluates `view` after a draw: the value of the best move, including its cards.
    fn after_draw(&self, view: &View, draws: u32, meter: &mut Meter<'_>) -> Option<f32> {
        let mut moves = MoveList::new();
        view.legal_moves(&mut moves);
        let quick: Vec<f32> = moves.iter().map(|&mv| move_value(&self.weights, view, mv)).collect();
        let most = quick.iter().copied().fold(f32::MIN, f32::max);
        let mut best = None;
        for (&mv, &more) in moves.iter().zip(&quick) {
            if more >= most - CLOSE_LATER {
                let more = self.after_play(&view.after_play(mv), draws, meter)?;
                best = Some(best.map_or(more, |best: f32| best.max(more)));
            }
        }
        Some(best.map_or(0.0, |best| 1.0 + best))
    }

    /// Evaluates the moves again, to a depth of `draws` draws; `None` when the budget ends first.
    fn reevaluate(
        &self,
        view: &View,
        evaluated: &[EvaluatedMove],
        draws: u32,
        meter: &mut Meter<'_>,
    ) -> Option<Vec<EvaluatedMove>> {
        evaluated
            .iter()
            .map(|old| {
                let before = meter.nodes();
                let more = self.after_play(&view.after_play(old.mv), draws, meter)?;
                Some(EvaluatedMove {
                    mv: old.mv,
                    more,
                    visits: old.visits + meter.nodes() - before,
                })
            })
            .collect()
    }
}

impl Searcher<TwinCool> for Expert {
    fn unit(&self) -> ScoreUnit {
        crate::CARDS
    }

    fn choose(
        &mut self,
        request: Request<'_, View>,
        observer: &mut dyn Observer<Move>,
    ) -> Report<Move> {
        let view = request.view;
        let mut meter = request.meter();
        let mut moves = MoveList::new();
        view.legal_moves(&mut moves);
        // One static evaluation per move, or for as many as there is time for.
        let mut going = meter.poll();
        let mut evaluated: Vec<EvaluatedMove> = moves
            .iter()
            .map_while(|&mv| {
                going.then(|| {
                    going = meter.spend(1);
                    EvaluatedMove { mv, more: move_value(&self.weights, view, mv), visits: 1 }
                })
            })
            .collect();
        sort(&mut evaluated, view);
        let deepest = request.budget.depth.map_or(self.draws, |depth| depth.min(self.draws)).min(2);
        let mut depth = 0;
        while going && depth < deepest && evaluated.len() > 1 {
            // The first draw is searched for every move, the second where it may change the result.
            let open = match depth {
                0 => evaluated.len(),
                _ => evaluated
                    .iter()
                    .take_while(|move_| move_.more >= evaluated[0].more - CLOSE)
                    .count(),
            };
            if depth > 0 && open == 1 {
                break;
            }
            match self.reevaluate(view, &evaluated[..open], depth + 1, &mut meter) {
                Some(again) => evaluated[..open].copy_from_slice(&again),
                None => break,
            }
            sort(&mut evaluated[..open], view);
            depth += 1;
            let effort = Effort { depth, ..meter.effort() };
            let values = values(view, &evaluated);
            let lines = lines(&values, request.lines);
            observer.progress(&Progress { lines: &lines, moves: &values, effort });
        }
        let best = evaluated.first().map_or(moves[0], |best| best.mv);
        let values = values(view, &evaluated);
        let effort = Effort { depth, ..meter.effort() };
        Report {
            lines: lines(&values, request.lines),
            moves: values,
            ..Report::immediate(best, crate::CARDS, reason(view, &evaluated, moves.len()), effort)
        }
    }

    /// Nothing to reset: the engine has no state and draws no random numbers.
    fn new_game(&mut self, _seed: u64) {}
}

/// Sorts moves by their cards, and those that are worth the same by their points.
fn sort(evaluated: &mut [EvaluatedMove], view: &View) {
    evaluated.sort_by(|a, b| b.more.total_cmp(&a.more));
    let Some(best) = evaluated.first().map(|best| best.more) else { return };
    let same = evaluated.iter().take_while(|move_| move_.more > best - SAME).count();
    evaluated[..same].sort_by(|a, b| points(view, b.mv).total_cmp(&points(view, a.mv)));
}

/// Returns the points that `mv` and the draw after it can be expected to score.
pub(super) fn points(view: &View, mv: Move) -> f64 {
    let next = view.after_play(mv);
    let sure = f64::from(next.points() - view.points());
    let unseen = next.unseen();
    if next.deck_len() == 0 {
        return sure;
    }
    let drawn: u32 = unseen
        .iter()
        .map(|card| {
            Pattern::best(next.hand() | CardSet::from_iter([card])).map_or(0, Pattern::points)
        })
        .sum();
    sure + f64::from(drawn) / unseen.len() as f64
}

fn values(view: &View, evaluated: &[EvaluatedMove]) -> Vec<MoveValue<Move>> {
    evaluated
        .iter()
        .map(|&EvaluatedMove { mv, more, visits }| MoveValue {
            mv,
            score: score(view, more),
            visits,
        })
        .collect()
}

pub(super) fn score(view: &View, more: f32) -> Score {
    let total = view.played().len() as f32 + 1.0 + more;
    Score::from_hundredths((100.0 * total).round() as i32)
}

fn lines(values: &[MoveValue<Move>], count: usize) -> Vec<Line<Move>> {
    values
        .iter()
        .take(count.max(1))
        .map(|value| Line { score: value.score, moves: vec![value.mv] })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Card;
    use sakiyomi_core::{
        Budget, ManualClock, Observable as _, Rng, Seat, Silent, State as _, Stop,
    };

    fn ask(draws: u32, view: &View, budget: Budget) -> Report<Move> {
        let (clock, stop) = (ManualClock::default(), Stop::default());
        let request =
            Request { view, seat: Seat::First, budget, lines: 1, clock: &clock, stop: &stop };
        Expert { weights: Weights::shipped(), draws }.choose(request, &mut Silent)
    }

    fn set(cards: &str) -> CardSet {
        cards.split(' ').map(|card| card.parse::<Card>().unwrap()).collect()
    }

    /// Plays deals of its own and returns the cards of all of them.
    fn play(draws: u32, deals: u64) -> u32 {
        let cards = (0..deals).map(|seed| {
            let mut state = TwinCool::initial(&mut Rng::seeded(seed));
            while state.outcome().is_none() {
                let view = state.view(Seat::First);
                state.apply(ask(draws, &view, Budget::UNLIMITED).best);
            }
            state.cards_played()
        });
        cards.sum()
    }

    #[test]
    fn it_plays_more_than_eleven_cards_on_average() {
        // Over 100,000 deals 11.849 ± 0.026 without and 11.864 ± 0.026 with a search of the draw,
        // with a standard deviation of 8; `flexible` makes 9.5.
        assert!(play(0, 3000) > 11 * 3000);
        assert!(play(1, 400) > 10 * 400);
    }

    #[test]
    fn points_decide_between_moves_that_are_worth_the_same_cards() {
        // Nothing hangs together, so that every move is worth the same number of cards; only what
        // is left without E9 may become a run.
        let view = View::start(set("A1 B2 C3 D4 E9"), None).unwrap();
        let report = ask(1, &view, Budget::UNLIMITED);
        assert_eq!(report.best.card, "E9".parse().unwrap());
        let scores: Vec<Score> = report.moves.iter().map(|value| value.score).collect();
        assert!(scores.iter().all(|&score| score == scores[0]), "{scores:?}");
        let reason = report.reason.unwrap().to_string();
        assert!(reason.contains(", but more points;"), "{reason}");
    }

    #[test]
    fn cards_come_before_points() {
        // H5 on B5 keeps four nines, and scores for them twice; but then none of them fits.
        let hand = set("B9 C9 D9 F9 H5");
        let rest: Vec<Card> = (CardSet::ALL - hand - set("B5 E3")).iter().collect();
        let [aside, deck] = [&rest[..10], &rest[10..]]
            .map(|cards| cards.iter().copied().collect::<CardSet>().to_string());
        let text = format!("{hand} B5,E3 0 unknown {deck} {aside}");
        let view = text.parse::<TwinCool>().unwrap().view(Seat::First);
        let [nine, five] = ["B9>1", "H5>1"].map(|mv| mv.parse::<Move>().unwrap());
        assert!(points(&view, five) > points(&view, nine) + 1.0);
        let report = ask(1, &view, Budget::UNLIMITED);
        assert_eq!(report.best, nine);
        assert!(report.moves[0].score.hundredths() > report.moves[1].score.hundredths() + 100);
    }

    #[test]
    fn points_never_cost_more_than_a_hundredth_of_a_card() {
        let rng = &mut Rng::seeded(5);
        for _ in 0..300 {
            let view = TwinCool::initial(rng).view(Seat::First);
            let report = ask(1, &view, Budget::UNLIMITED);
            let most = report.moves.iter().map(|value| value.score.hundredths()).max().unwrap();
            assert!(report.moves[0].score.hundredths() >= most - 1);
        }
    }

    #[test]
    fn a_search_without_time_does_not_claim_that_there_is_no_other_move() {
        let view = View::start(set("A1 B2 C3 D4 E9"), None).unwrap();
        for nodes in [0, 1] {
            let reason = ask(1, &view, Budget::nodes(nodes)).reason.unwrap().to_string();
            assert!(reason.starts_with("no time to evaluate"), "{nodes}: {reason}");
        }
    }

    #[test]
    fn looking_at_more_draws_changes_little_because_the_weights_fit_themselves() {
        let rng = &mut Rng::seeded(6);
        for _ in 0..40 {
            let view = TwinCool::initial(rng).view(Seat::First);
            let [zero, one] = [0, 1]
                .map(|draws| ask(draws, &view, Budget::UNLIMITED).moves[0].score.hundredths());
            assert!((zero - one).abs() < 60, "{zero} {one}: {view}");
        }
    }

    #[test]
    fn the_end_of_the_deck_is_exact() {
        // Without a deck: B2 on slot 2, then B7 on it, then C7; slot 1 takes nothing.
        let text = "B2,B7,C7,E10 A1,H2 0 unknown - A2,A3,A4,A5,A6,A7,A8,A9,A10,B1";
        let view = text.parse::<TwinCool>().unwrap().view(Seat::First);
        let report = ask(1, &view, Budget::UNLIMITED);
        assert_eq!(report.best.to_string(), "B2>2");
        assert_eq!(report.moves[0].score.hundredths(), 100 * (view.played().len() as i32 + 3));
    }
}
