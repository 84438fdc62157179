//! The most cards that can be played when the order of the deck is known.
//!
//! The cards that were drawn follow from the number of cards played, so that a position is its hand
//! and its tops. Every reachable position is visited once, depth first, and the longest line is
//! kept; a line that plays every card ends the search. For study only: no fair player can do this.

use crate::msg;
use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use crate::{Card, CardSet, Move, Slot, TwinCool, View};
use sakiyomi_core::{
    Clairvoyant, Effort, Line, Meter, Observable as _, Observer, Reason, Report, Request, Rng,
    Score, ScoreUnit, Searcher, mix64,
};

use sakiyomi_play::EngineKind;

pub(super) const ORACLE: EngineKind<TwinCool> =
    EngineKind::new("oracle", msg("oracle-option-oracle"), &[], |_, seed| {
        Ok(Box::new(Oracle::new(seed)))
    });

#[derive(Clone, PartialEq, Eq, Debug)]
struct LongestWay {
    moves: Vec<Move>,
    /// Whether it is known that there is no longer one.
    is_proven: bool,
}

fn longest_way(state: &TwinCool, meter: &mut Meter<'_>) -> LongestWay {
    let view = state.view(sakiyomi_core::Seat::First);
    let mut search = DepthFirstSearch {
        deck: state.deck(),
        known: HashSet::default(),
        way: Vec::new(),
        best: Vec::new(),
        all: view.hand().len() + state.deck().len(),
        meter,
    };
    let tops = Slot::BOTH.map(|slot| view.top(slot));
    let is_proven =
        search.meter.poll() && search.explore(view.hand(), tops) != Verdict::OutOfBudget;
    LongestWay { moves: search.best, is_proven }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Done,
    Perfect,
    OutOfBudget,
}

struct DepthFirstSearch<'a, 'm> {
    deck: &'a [Card],
    known: HashSet<u64, BuildHasherDefault<Mixed>>,
    way: Vec<Move>,
    best: Vec<Move>,
    /// The cards that are left to play.
    all: usize,
    meter: &'a mut Meter<'m>,
}

impl DepthFirstSearch<'_, '_> {
    fn explore(&mut self, hand: CardSet, tops: [Option<Card>; 2]) -> Verdict {
        if self.way.len() > self.best.len() {
            self.best.clone_from(&self.way);
            if self.best.len() == self.all {
                return Verdict::Perfect;
            }
        }
        let takes = tops.map(|top| hand & top.map_or(CardSet::ALL, Card::connected));
        // Cards that fit few of the others first: they are the hardest to place later.
        let mut moves: [(usize, Move); 10] =
            [(0, Move { slot: Slot::One, card: Card::ALL[0] }); 10];
        let mut count = 0;
        for slot in Slot::BOTH {
            // Two slots with the same top, or both empty, take the same cards the same way.
            if slot == Slot::Two && tops[0] == tops[1] {
                break;
            }
            for card in takes[slot.index()] {
                let mut left = hand;
                left.remove(card);
                let after = left
                    & (card.connected()
                        | tops[slot.other().index()].map_or(CardSet::ALL, Card::connected));
                moves[count] = (after.len(), Move { slot, card });
                count += 1;
            }
        }
        let moves = &mut moves[..count];
        moves.sort_unstable_by_key(|&(playable, _)| std::cmp::Reverse(playable));
        for &(_, mv) in moves.iter() {
            let (mut hand, mut tops) = (hand, tops);
            hand.remove(mv.card);
            tops[mv.slot.index()] = Some(mv.card);
            if let Some(&card) = self.deck.get(self.way.len()) {
                hand.insert(card);
            }
            if !self.known.insert(key(hand, tops)) {
                continue;
            }
            if !self.meter.spend(1) {
                return Verdict::OutOfBudget;
            }
            self.way.push(mv);
            let verdict = self.explore(hand, tops);
            self.way.pop();
            if verdict != Verdict::Done {
                return verdict;
            }
        }
        Verdict::Done
    }
}

/// Returns a number for hand and tops, different for different ones; slots may change places.
fn key(hand: CardSet, tops: [Option<Card>; 2]) -> u64 {
    let hand = hand.iter().fold(0, |key, card| key << 7 | (card.index() as u64 + 1));
    let [a, b] = tops.map(|top| top.map_or(0, |card| card.index() as u64 + 1));
    hand << 14 | a.min(b) << 7 | a.max(b)
}

#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _bytes: &[u8]) {
        unreachable!("keys are whole words");
    }

    fn write_u64(&mut self, n: u64) {
        self.0 = mix64(n);
    }
}

struct Oracle {
    rng: Rng,
    seen: Option<TwinCool>,
    /// What is left of the way found before.
    plan: Option<LongestWay>,
}

impl Oracle {
    /// Without a deck to see it imagines one with `seed`.
    fn new(seed: u64) -> Oracle {
        Oracle { rng: Rng::seeded(seed), seen: None, plan: None }
    }
}

impl Searcher<TwinCool> for Oracle {
    fn unit(&self) -> ScoreUnit {
        crate::CARDS
    }

    fn choose(
        &mut self,
        request: Request<'_, View>,
        _observer: &mut dyn Observer<Move>,
    ) -> Report<Move> {
        let view = request.view;
        let mut meter = request.meter();
        let seen = self.seen.take().filter(|state| state.view(request.seat) == *view);
        let plan = match (seen, self.plan.take()) {
            (Some(state), Some(plan)) if follows(&plan.moves, &state) && plan.is_proven => plan,
            (Some(state), _) => longest_way(&state, &mut meter),
            (None, _) => longest_way(&TwinCool::determinize(view, &mut self.rng), &mut meter),
        };
        let cards = view.played().len() + plan.moves.len();
        let best = plan.moves.first().copied().unwrap_or_else(|| {
            let mut moves = Vec::new();
            view.legal_moves(&mut moves);
            moves[0]
        });
        let score = Score::from_hundredths(100 * cards as i32);
        let reason = Reason::new(if plan.is_proven {
            msg("oracle-longest")
        } else {
            msg("oracle-at-least")
        });
        // The way goes through the whole game; a limit of depth limits only what is shown of it.
        let depth = request
            .budget
            .depth
            .map_or(plan.moves.len(), |depth| plan.moves.len().min(depth as usize));
        let line = Line { score, moves: plan.moves[..depth].to_vec() };
        let effort = Effort { depth: depth as u32, ..meter.effort() };
        let rest = plan.moves.get(1..).unwrap_or_default().to_vec();
        self.plan = Some(LongestWay { moves: rest, ..plan });
        Report {
            lines: vec![line],
            ..Report::immediate(best, crate::CARDS, reason.with("cards", cards), effort)
        }
    }

    fn new_game(&mut self, seed: u64) {
        *self = Oracle::new(seed);
    }

    fn as_clairvoyant(&mut self) -> Option<&mut dyn Clairvoyant<TwinCool>> {
        Some(self)
    }
}

impl Clairvoyant<TwinCool> for Oracle {
    fn see(&mut self, state: &TwinCool) {
        self.seen = Some(state.clone());
    }
}

/// Tells whether all moves can be played one after the other, to the end.
fn follows(moves: &[Move], state: &TwinCool) -> bool {
    use sakiyomi_core::State as _;
    let mut state = state.clone();
    !moves.is_empty() && moves.iter().all(|&mv| state.play(mv).is_ok()) && state.outcome().is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{DealRules, read_deals};
    use sakiyomi_core::{Budget, ManualClock, Seat, State as _, Stop, SystemClock};

    fn solve(state: &TwinCool) -> LongestWay {
        let stop = Stop::default();
        longest_way(state, &mut Meter::start(Budget::UNLIMITED, &SystemClock::Thread, &stop))
    }

    /// Tries every move in every position.
    fn brute(state: &TwinCool) -> usize {
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        let longest = |&mv: &Move| {
            let mut next = state.clone();
            next.apply(mv);
            1 + brute(&next)
        };
        moves.iter().map(longest).max().unwrap_or(0)
    }

    #[test]
    fn every_deal_of_the_exchange_file_has_its_optimum() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/twin_cool/deals.csv");
        // The file lies beside the checkout where the project is developed.
        let Ok(text) = std::fs::read_to_string(path) else { return };
        for deal in read_deals(&text).unwrap() {
            let way = solve(&deal.start(DealRules::default()));
            assert!(way.is_proven);
            assert_eq!(Some(way.moves.len() as u32), deal.optimum, "deal {:?}", deal.id);
        }
    }

    #[test]
    fn the_longest_way_can_be_played_and_none_is_longer() {
        let rng = &mut Rng::seeded(1);
        let mut compared = 0;
        while compared < 40 {
            let mut state = TwinCool::initial(rng);
            // From late positions on there are few ways.
            for _ in 0..50 {
                if let Some(&mv) = solve(&state).moves.first() {
                    state.apply(mv);
                }
            }
            if state.deck().len() > 16 {
                continue;
            }
            let way = solve(&state);
            assert!(way.is_proven);
            assert_eq!(way.moves.len(), brute(&state), "{state}");
            assert!(way.moves.is_empty() || follows(&way.moves, &state));
            compared += 1;
        }
    }

    #[test]
    fn it_follows_the_way_it_saw_and_imagines_one_when_it_saw_nothing() {
        let (clock, stop) = (ManualClock::default(), Stop::default());
        let mut state = TwinCool::initial(&mut Rng::seeded(2));
        let optimum = solve(&state).moves.len() as u32;
        let mut oracle = Oracle::new(1);
        while state.outcome().is_none() {
            let view = state.view(Seat::First);
            let request = Request {
                view: &view,
                seat: Seat::First,
                budget: Budget::UNLIMITED,
                lines: 1,
                clock: &clock,
                stop: &stop,
            };
            let blind = Oracle::new(1).choose(request, &mut sakiyomi_core::Silent);
            assert!(state.why_illegal(blind.best).is_none());
            oracle.as_clairvoyant().unwrap().see(&state);
            state.apply(oracle.choose(request, &mut sakiyomi_core::Silent).best);
        }
        assert_eq!(state.cards_played(), optimum);
    }
}
