//! The strong player: alpha-beta with the learned evaluation, and the exact solver at the end.
//!
//! A position with few enough empty squares for the budget is solved. How many
//! that are follows from how many positions the solver is likely to visit; a look
//! ahead comes first all the same, so that there is an answer when the solver
//! does not come to an end.

use std::cmp::Reverse;
use std::path::PathBuf;
use std::sync::Arc;

use sakiyomi_core::{
    Budget, Certainty, Effort, Line, MoveValue, Observer, Progress, Reason, Report, Request, Score,
    Searcher, State as _, Text,
};
use sakiyomi_games::othello::{Move, Othello};
use sakiyomi_search::alpha_beta::Confidence;
use sakiyomi_search::{AlphaBeta, AlphaBetaConfig};

use super::endgame::OthelloSolver;
use super::eval::{Evaluation, Weights};
use super::guide::OthelloGuide;
use super::tracked::Tracked;
use crate::look_ahead::{self, DEPTH, THREADS};
use crate::share::{less, share};
use crate::solver::{SolveRequest, Solver as _};
use crate::{EngineError, EngineInfo, EngineKind, Options};

/// The strong player of Othello.
pub(super) const EXPERT: EngineKind<Othello> = EngineKind {
    info: EngineInfo {
        name: "expert",
        summary: Text {
            en: "alpha-beta with learned patterns that leaves out what hardly matters; exact at the end",
            ja: "学習したパターン評価で重要な変化を深く読み、終盤は完全に読み切る",
        },
        options: &[
            DEPTH,
            THREADS,
            (
                "selectivity",
                Text {
                    en: "how sure it must be to leave something out: 73, 91, 99 or 100 percent (73 when not given)",
                    ja: "読みを省くのに必要な確からしさ：73・91・99・100 パーセント（既定は 73）",
                },
            ),
            (
                "weights",
                Text {
                    en: "a file of weights that `sakiyomi tune othello` made",
                    ja: "`sakiyomi tune othello` で作った重みのファイル",
                },
            ),
        ],
    },
    build: |options, _seed| {
        let config = look_ahead::alpha_beta(options)?;
        let config = AlphaBetaConfig { confidence: confidence(options)?, ..config };
        Ok(Box::new(Expert::new(evaluation(options)?, config)))
    },
};

fn confidence(options: &Options<'_>) -> Result<Confidence, EngineError> {
    let levels: Vec<(String, Confidence)> =
        Confidence::all().map(|level| (level.percent().to_string(), level)).collect();
    options.choice("selectivity", &levels)
}

fn evaluation(options: &Options<'_>) -> Result<Arc<Evaluation>, EngineError> {
    let Some(path) = options.text("weights").map(PathBuf::from) else {
        return Ok(Evaluation::shipped());
    };
    let unusable = |problem: String| EngineError::File {
        engine: EXPERT.info.name,
        path: path.clone(),
        problem,
    };
    let bytes = std::fs::read(&path).map_err(|error| unusable(error.to_string()))?;
    let weights = Weights::from_bytes(&bytes).map_err(|error| unusable(error.to_string()))?;
    Ok(Arc::new(Evaluation::new(&weights)))
}

const SOLVED: Text = Text {
    en: "with best play on both sides the result is {score}",
    ja: "最善を尽くせば結果は {score} になります",
};

/// What the look ahead may spend before the solver begins, in hundredths.
const LOOK_SHARE: u32 = 25;
/// The largest table of the solver, in bytes; it takes at most half of the memory of a budget.
const SOLVER_BYTES: u64 = 64 << 20;
/// With less memory than this for the solver, all of it is better spent on looking ahead.
const LEAST_SOLVER_BYTES: u64 = 1 << 20;
/// How many positions the solver visits in a second, at the least.
const SOLVER_SPEED: f64 = 30e6;
/// Without limits, no more empty squares than this are tried.
const MOST_EMPTY: u32 = 24;

/// An exact score, and a line of best play.
type Exact = (i32, Vec<Move>);

/// Looks ahead with the learned evaluation, and solves what can be solved.
pub struct Expert {
    search: AlphaBeta<Tracked, OthelloGuide>,
    /// The solver, once there was something to solve, and the bytes it was made for.
    solver: Option<(u64, OthelloSolver)>,
    config: AlphaBetaConfig,
}

impl Expert {
    /// Returns the player with this evaluation.
    #[must_use]
    pub fn new(evaluation: Arc<Evaluation>, config: AlphaBetaConfig) -> Expert {
        let config = adapted(config);
        let search = AlphaBeta::new(OthelloGuide::new(evaluation), config);
        Expert { search, solver: None, config }
    }

    fn look(
        &mut self,
        request: Request<'_, Othello>,
        observer: &mut dyn Observer<Move>,
    ) -> Report<Move> {
        let Request { view, seat, budget, lines, clock, stop } = request;
        let view = &Tracked::from(*view);
        self.search.search(Request { view, seat, budget, lines, clock, stop }, observer)
    }

    /// Tells whether the budget is likely to suffice for solving `state` once for each line.
    fn can_solve(&self, state: &Othello, budget: Budget, lines: usize) -> bool {
        let empty = state.board().empty().count_ones();
        let depth = [budget.depth, self.config.depth].into_iter().flatten().min();
        if depth.is_some_and(|depth| depth < empty) || solver_bytes(budget) < LEAST_SOLVER_BYTES {
            return false;
        }
        let times = [budget.wall, budget.cpu].into_iter().flatten();
        let positions = times
            .map(|time| time.as_secs_f64() * SOLVER_SPEED)
            .chain(budget.nodes.map(|nodes| nodes as f64))
            .fold(f64::INFINITY, f64::min);
        empty <= MOST_EMPTY && positions > lines as f64 * likely_positions(empty)
    }

    /// Returns the exact value of each of `states` with a line of best play; `None` when the budget ends first.
    fn solve(
        &mut self,
        states: &[Othello],
        request: Request<'_, Othello>,
    ) -> (Option<Vec<Exact>>, Effort) {
        let bytes = solver_bytes(request.budget);
        self.solver.take_if(|(made_for, _)| *made_for != bytes);
        let (_, solver) = self.solver.get_or_insert_with(|| (bytes, OthelloSolver::new(bytes)));
        let mut spent = Effort::default();
        let mut found = Vec::new();
        for state in states {
            if state.outcome().is_some() {
                found.push((state.tournament_score(), Vec::new()));
                continue;
            }
            let request = SolveRequest {
                budget: less(request.budget, spent),
                thorough: false,
                threads: self.config.threads,
                clock: request.clock,
                stop: request.stop,
            };
            let solution = solver.solve(state, request, &mut |_| {});
            spent = Effort { memory: solution.effort.memory, ..added(spent, solution.effort) };
            let Some(score) = solution.score.and_then(|range| range.exact()) else {
                return (None, spent);
            };
            found.push((score, solution.line));
        }
        (Some(found), spent)
    }
}

impl Searcher<Othello> for Expert {
    fn search(
        &mut self,
        request: Request<'_, Othello>,
        observer: &mut dyn Observer<Move>,
    ) -> Report<Move> {
        let Request { view: state, budget, .. } = request;
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        let lines = request.lines.clamp(1, moves.len());
        if moves.len() == 1 && lines == 1 || !self.can_solve(state, budget, lines) {
            return self.look(request, observer);
        }
        let halved = budget.memory.map(|bytes| bytes / 2);
        let limited = Budget { memory: halved, ..share(budget, LOOK_SHARE) };
        // A look without any limit would never end.
        let limited = match limited {
            Budget { wall: None, cpu: None, nodes: None, .. } => {
                Budget { nodes: Some(LOOK_NODES), ..limited }
            }
            limited => limited,
        };
        let mut report = self.look(Request { budget: limited, ..request }, observer);
        if report.effort.certainty == Certainty::Exact {
            return report;
        }
        let rest = Request { budget: less(budget, report.effort), ..request };
        let after = |&mv: &Move| {
            let mut next = *state;
            next.apply(mv);
            next
        };
        let states: Vec<Othello> =
            if lines == 1 { vec![*state] } else { moves.iter().map(after).collect() };
        let (solved, spent) = self.solve(&states, rest);
        let effort = Effort {
            depth: state.board().empty().count_ones(),
            certainty: Certainty::Exact,
            ..added(report.effort, spent)
        };
        let Some(solved) = solved else {
            report.effort = added(report.effort, spent);
            return report;
        };
        let mut lines_found: Vec<Line<Move>> = if lines == 1 {
            solved.into_iter().map(|(score, moves)| line(score, moves)).collect()
        } else {
            let with_first = |(&mv, (score, rest)): (&Move, Exact)| {
                line(-score, std::iter::once(mv).chain(rest).collect())
            };
            moves.iter().zip(solved).map(with_first).collect()
        };
        lines_found.sort_by_key(|line| Reverse(line.score));
        let values: Vec<MoveValue<Move>> = lines_found
            .iter()
            .filter_map(|line| {
                Some(MoveValue { mv: *line.moves.first()?, score: line.score, visits: spent.nodes })
            })
            .collect();
        lines_found.truncate(lines);
        let Some(&MoveValue { mv: best, score, .. }) = values.first() else { return report };
        observer.progress(&Progress { lines: &lines_found, moves: &values, effort });
        let reason = Reason::new(SOLVED).with("score", score);
        Report { lines: lines_found, moves: values, ..Report::immediate(best, reason, effort) }
    }

    fn new_game(&mut self, seed: u64) {
        self.search.new_game(seed);
        if let Some((_, solver)) = &mut self.solver {
            solver.forget();
        }
    }
}

/// What a look before the solver may cost when nothing but a stop ends the search.
const LOOK_NODES: u64 = 1 << 20;

/// Returns `config` with what does not pay in Othello switched off.
pub(super) fn adapted(config: AlphaBetaConfig) -> AlphaBetaConfig {
    AlphaBetaConfig { table_depth: 2, null_move: false, late_move_reductions: false, ..config }
}

/// Returns what the solver gets of the memory of a budget.
fn solver_bytes(budget: Budget) -> u64 {
    budget.memory.map_or(SOLVER_BYTES, |memory| memory / 2).min(SOLVER_BYTES)
}

/// Returns how many positions the solver is likely to visit, with some to spare.
fn likely_positions(empty: u32) -> f64 {
    50_000.0 * 1.9f64.powi(empty.cast_signed() - 12)
}

fn line(score: i32, moves: Vec<Move>) -> Line<Move> {
    Line { score: Score::from_hundredths(100 * score), moves }
}

/// Returns what two pieces of work cost together, one after the other; both keep their memory.
fn added(first: Effort, second: Effort) -> Effort {
    Effort {
        nodes: first.nodes + second.nodes,
        wall: first.wall + second.wall,
        cpu: first.cpu + second.cpu,
        memory: first.memory + second.memory,
        ..first
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sakiyomi_core::{ManualClock, MoveList, Rng, Silent, Stop};

    fn expert() -> Expert {
        let config = AlphaBetaConfig { table_bytes: 4 << 20, ..AlphaBetaConfig::default() };
        Expert::new(Evaluation::shipped(), config)
    }

    fn ask(
        expert: &mut Expert,
        state: &Othello,
        budget: Budget,
        lines: usize,
        observer: &mut dyn Observer<Move>,
    ) -> Report<Move> {
        let (clock, stop) = (ManualClock::default(), Stop::default());
        let seat = state.to_move();
        let request = Request { view: state, seat, budget, lines, clock: &clock, stop: &stop };
        expert.search(request, observer)
    }

    /// A position after random moves in which the player to move has a choice.
    fn position(seed: u64, empty: u32) -> Othello {
        (0..)
            .map(|attempt| {
                let rng = &mut Rng::seeded(seed << 8 ^ attempt);
                let mut state = Othello::start();
                while state.board().empty().count_ones() > empty {
                    let Some(mv) = state.random_move(rng, &mut MoveList::new()) else { break };
                    state.apply(mv);
                }
                state
            })
            .find(|state| state.board().empty().count_ones() == empty && state.move_count() > 2)
            .expect("most random games get that far")
    }

    /// The value of a position by looking at everything.
    fn by_force(state: &Othello, alpha: i32, beta: i32) -> i32 {
        let mut moves = MoveList::new();
        state.legal_moves(&mut moves);
        let mut best = if moves.is_empty() { state.tournament_score() } else { -64 };
        for mv in moves {
            let mut next = *state;
            next.apply(mv);
            best = best.max(-by_force(&next, -beta, -alpha.max(best)));
            if best >= beta {
                break;
            }
        }
        best
    }

    #[test]
    fn endgames_are_played_exactly_and_say_so() {
        let mut expert = expert();
        for seed in 0..20 {
            let state = position(seed, 8);
            let value = by_force(&state, -64, 64);
            let report = ask(&mut expert, &state, Budget::nodes(2_000_000), 1, &mut Silent);
            assert_eq!(report.effort.certainty, Certainty::Exact, "{state}");
            assert_eq!(report.lines[0].score.hundredths(), 100 * value, "{state}");
            let mut next = state;
            next.apply(report.best);
            assert_eq!(-by_force(&next, -64, 64), value, "{state}");
        }
    }

    #[test]
    fn each_of_several_lines_has_its_exact_value() {
        let mut expert = expert();
        for seed in 20..25 {
            let state = position(seed, 8);
            let report = ask(&mut expert, &state, Budget::nodes(20_000_000), 3, &mut Silent);
            assert_eq!(report.effort.certainty, Certainty::Exact, "{state}");
            assert_eq!(report.lines.len(), 3);
            assert!(report.lines.is_sorted_by_key(|line| Reverse(line.score)));
            for line in &report.lines {
                let mut next = state;
                next.apply(line.moves[0]);
                assert_eq!(line.score.hundredths(), -100 * by_force(&next, -64, 64), "{state}");
            }
        }
    }

    #[test]
    fn memory_and_nodes_of_a_budget_are_kept_with_the_solver_too() {
        let state = position(30, 14);
        for memory in [64, 100_000, 3 << 20, 20 << 20] {
            for nodes in [1, 1000, 200_000] {
                let budget = Budget { memory: Some(memory), ..Budget::nodes(nodes) };
                let effort = ask(&mut expert(), &state, budget, 1, &mut Silent).effort;
                assert!(effort.memory <= memory.max(64), "{} of {memory} bytes", effort.memory);
                assert!(effort.nodes <= nodes, "{} of {nodes} nodes", effort.nodes);
            }
        }
    }

    /// Remembers what the first iteration of a depth has cost and found.
    struct At {
        depth: u32,
        found: Option<(u64, Move, Score)>,
    }

    impl Observer<Move> for At {
        fn progress(&mut self, progress: &Progress<'_, Move>) {
            if progress.effort.depth == self.depth && self.found.is_none() {
                let line = &progress.lines[0];
                self.found = Some((progress.effort.nodes, line.moves[0], line.score));
            }
        }
    }

    #[test]
    fn guesses_take_fewer_nodes_and_mostly_find_the_same_move() {
        let (mut certain_nodes, mut quick_nodes, mut same) = (0, 0, 0);
        for seed in 40..60 {
            let state = position(seed, 40);
            let [certain, quick] = [Confidence::CERTAIN, Confidence::LOWEST].map(|confidence| {
                let config = AlphaBetaConfig { confidence, ..AlphaBetaConfig::default() };
                let config = AlphaBetaConfig { table_bytes: 4 << 20, ..config };
                let mut expert = Expert::new(Evaluation::shipped(), config);
                let budget = Budget { depth: Some(8), ..Budget::UNLIMITED };
                let mut at = At { depth: 8, found: None };
                ask(&mut expert, &state, budget, 1, &mut at);
                at.found.expect("the depth was reached")
            });
            certain_nodes += certain.0;
            quick_nodes += quick.0;
            same += u32::from(certain.1 == quick.1);
        }
        assert!(quick_nodes * 3 < certain_nodes, "{quick_nodes} of {certain_nodes}");
        assert!(same >= 12, "{same} of 20");
    }
}
