//! The strong player: proofs first, then a search of what they leave open.

use crate::msg;
use std::sync::Arc;
use std::time::Duration;

use sakiyomi_core::{
    Budget, Effort, Line, Meter, MoveList, Observer, Reason, Report, Request, Score, ScoreUnit,
    Searcher, State as _,
};
use sakiyomi_nn::NetEvaluator;
use sakiyomi_play::EngineKind;
use sakiyomi_play::engine::alpha_beta::{self, DEPTH, THREADS};
use sakiyomi_play::engine::mcts::{self, NET, SIMS};
use sakiyomi_play::engine::share::less;
use sakiyomi_play::solver::Value;
use sakiyomi_search::{AlphaBeta, Puct};

use super::eval::Evaluation;
use super::hooks::{ScoreFourHooks, ThreatBudget};
use super::prover::Prover;
use crate::{Column, ScoreFour};

pub(super) const EXPERT: EngineKind<ScoreFour> = EngineKind::new(
    "expert",
    msg("expert-option-expert"),
    &[DEPTH, THREADS, ("weights", msg("expert-option-weights"))],
    |options, _| {
        let weights = options.file("weights", Evaluation::from_bytes)?;
        let weights = weights.map_or_else(Evaluation::shipped, Arc::new);
        let config = alpha_beta::alpha_beta(options)?;
        let hooks = ScoreFourHooks::with(weights, ThreatBudget::default());
        Ok(Box::new(Expert::new(AlphaBeta::new(hooks, config), config.depth)))
    },
);

/// Proof search first, then PUCT with the network.
pub(super) const NETWORK: EngineKind<ScoreFour> = EngineKind::new(
    "net",
    msg("expert-option-net"),
    &[NET, SIMS, THREADS, ("proofs", msg("expert-option-proofs"))],
    |options, seed| {
        let tree = mcts::net_player(options, seed)?;
        let proves = options.choice("proofs", &[("on", true), ("off", false)])?;
        Ok(if proves && options.text(SIMS.0).is_none() {
            Box::new(Expert::new(tree, None))
        } else {
            Box::new(tree)
        })
    },
);

/// With fewer beads than this a proof is out of reach.
const PROOF_BEADS: u32 = 12;

/// Returns when the proofs of a win and of losing moves end, in hundredths; rare with few beads.
const fn proof_shares(beads: u32) -> [u32; 2] {
    match beads {
        ..18 => [8, 14],
        18..22 => [20, 32],
        _ => [35, 55],
    }
}

/// What is spent on the choice of a move that is proven to lose like all others, in hundredths.
const LOST_SHARE: u32 = 20;
/// The largest table of proofs, in bytes; it takes at most half of the memory of a budget.
const PROOF_BYTES: u64 = 64 << 20;
/// What each search for proofs may cost when nothing but a stop ends the search.
const PROOF_NODES: u64 = 1 << 20;

struct Expert<R> {
    prover: Prover,
    rest: R,
    max_depth: Option<u32>,
}

/// A search that others can tell what they have proven.
trait FallbackSearch: Searcher<ScoreFour> {
    /// Takes the columns `losing`, as bits, for lost in `state`.
    fn avoid(&mut self, state: &ScoreFour, losing: u64);
}

impl FallbackSearch for AlphaBeta<ScoreFour, ScoreFourHooks> {
    fn avoid(&mut self, state: &ScoreFour, losing: u64) {
        self.hooks().for_each(|hooks| hooks.avoid(state, losing));
    }
}

impl FallbackSearch for Puct<ScoreFour, NetEvaluator<ScoreFour>> {
    fn avoid(&mut self, state: &ScoreFour, losing: u64) {
        let mut columns = MoveList::new();
        state.legal_moves(&mut columns);
        columns.retain(|column| losing >> column.index() & 1 != 0);
        // At the latest when the board is full.
        Puct::avoid(self, state, &columns, (63 - state.plies()) as u16);
    }
}

impl<R> Expert<R> {
    fn new(rest: R, max_depth: Option<u32>) -> Expert<R> {
        Expert { prover: Prover::default(), rest, max_depth }
    }
}

impl<R: FallbackSearch> Searcher<ScoreFour> for Expert<R> {
    fn unit(&self) -> ScoreUnit {
        self.rest.unit()
    }

    fn choose(
        &mut self,
        request: Request<'_, ScoreFour>,
        observer: &mut dyn Observer<Column>,
    ) -> Report<Column> {
        let state = request.view;
        // A depth limit means a search of that depth, without proofs.
        let limited =
            request.budget.depth.is_some() || self.max_depth.is_some_and(|depth| depth < 64);
        let proof_bytes = request.budget.memory.map_or(PROOF_BYTES, |bytes| bytes / 2);
        if state.plies() < PROOF_BEADS
            || request.lines > 1
            || limited
            || !self.prover.fit(proof_bytes.min(PROOF_BYTES))
        {
            return self.rest.choose(request, observer);
        }
        let meter =
            |share: u32| Meter::start(part(request.budget, share), request.clock, request.stop);
        let [mut until_win, mut until_loss] = proof_shares(state.plies()).map(meter);
        let proof = self.prover.prove(state, [&mut until_win, &mut until_loss]);
        let spent = || together(until_win.effort(), until_loss.effort());
        if let Some(best) = proof.win {
            let effort = Effort { memory: self.prover.memory(), ..spent() };
            // A proof says that the win comes, and not when: at the latest when the board is full.
            let line = Line { score: Score::win_in(64 - state.plies()), moves: vec![best] };
            return Report {
                lines: vec![line],
                ..Report::immediate(
                    best,
                    self.rest.unit(),
                    Reason::new(msg("expert-proven")),
                    effort,
                )
            };
        }
        self.rest.avoid(state, proof.losing);
        // A tree takes its time to come to another root.
        let spent = spent();
        let memory = request.budget.memory.map(|bytes| bytes.saturating_sub(self.prover.memory()));
        let left = less(request.budget, spent);
        // A lost position is not worth the time: no move helps.
        let left = if proof.value == Some(Value::Loss) { hurried(left, LOST_SHARE) } else { left };
        let budget = Budget { memory, ..left };
        let rest = Request { budget, ..request };
        let mut report = self.rest.choose(rest, observer);
        report.effort = Effort {
            nodes: report.effort.nodes + spent.nodes,
            wall: report.effort.wall + spent.wall,
            cpu: report.effort.cpu + spent.cpu,
            memory: report.effort.memory + self.prover.memory(),
            ..report.effort
        };
        if report.reason.is_none() && proof.losing != 0 {
            report.reason =
                Some(Reason::new(msg("expert-avoids")).with("count", proof.losing.count_ones()));
        }
        report
    }

    fn new_game(&mut self, seed: u64) {
        self.prover.forget();
        self.rest.new_game(seed);
    }
}

/// Returns what two meters that started together have seen: the time passed once, the nodes are theirs alone.
fn together(a: Effort, b: Effort) -> Effort {
    Effort {
        nodes: a.nodes + b.nodes,
        wall: a.wall.max(b.wall),
        cpu: a.cpu.max(b.cpu),
        ..Effort::default()
    }
}

/// Returns a budget with `share` hundredths of its time.
fn hurried(budget: Budget, share: u32) -> Budget {
    let time = |time: Duration| time * share / 100;
    Budget { wall: budget.wall.map(time), cpu: budget.cpu.map(time), ..budget }
}

/// Returns the part of a budget for proofs: `share` hundredths of its time, a share of its nodes.
fn part(budget: Budget, share: u32) -> Budget {
    Budget {
        // Two meters count their nodes apart, so that each gets half of what both may spend.
        nodes: match budget {
            Budget { nodes: Some(nodes), .. } => Some(nodes / 4),
            Budget { wall: None, cpu: None, .. } => Some(PROOF_NODES),
            _ => None,
        },
        ..hurried(budget, share)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::endgames::{Brute, reasonable_state};
    use sakiyomi_core::{ManualClock, Silent, Stop};
    use sakiyomi_search::AlphaBetaConfig;

    type Player = Expert<AlphaBeta<ScoreFour, ScoreFourHooks>>;

    fn expert() -> Player {
        let guide = ScoreFourHooks::with(Evaluation::shipped(), ThreatBudget::default());
        Expert::new(AlphaBeta::new(guide, AlphaBetaConfig::default()), None)
    }

    fn report(expert: &mut Player, state: &ScoreFour, budget: Budget) -> Report<Column> {
        let (clock, stop) = (ManualClock::default(), Stop::default());
        let seat = state.to_move();
        let request = Request { view: state, seat, budget, lines: 1, clock: &clock, stop: &stop };
        expert.choose(request, &mut Silent)
    }

    #[test]
    fn its_moves_keep_the_result_of_an_endgame() {
        let mut expert = expert();
        for seed in 0..60 {
            let state = reasonable_state(seed, 50);
            if state.outcome().is_some() {
                continue;
            }
            expert.new_game(seed);
            let value = Brute::default().value(&state);
            let mut next = state;
            next.apply(report(&mut expert, &state, Budget::nodes(50_000)).best);
            assert_eq!(-Brute::default().value(&next), value, "{state}");
        }
    }

    #[test]
    fn proofs_and_search_share_the_memory() {
        let mut expert = expert();
        let state = reasonable_state(1, 24);
        for bytes in [1 << 20, 6 << 20, 16 << 20, 40 << 20] {
            let budget = Budget { memory: Some(bytes), ..Budget::nodes(5_000) };
            let used = report(&mut expert, &state, budget).effort.memory;
            assert!(used <= bytes, "{used} of {bytes} bytes");
        }
    }

    #[test]
    fn a_search_without_limits_comes_to_look_ahead() {
        let (clock, stop) = (ManualClock::default(), Stop::default());
        struct StopAtDepth<'a>(&'a Stop);
        impl Observer<Column> for StopAtDepth<'_> {
            fn progress(&mut self, progress: &sakiyomi_core::Progress<'_, Column>) {
                if progress.effort.depth >= 3 {
                    self.0.request();
                }
            }
        }
        let state = reasonable_state(2, 16);
        let (seat, budget) = (state.to_move(), Budget::UNLIMITED);
        let request = Request { view: &state, seat, budget, lines: 1, clock: &clock, stop: &stop };
        let report = expert().choose(request, &mut StopAtDepth(&stop));
        assert!(state.why_illegal(report.best).is_none());
    }
}
