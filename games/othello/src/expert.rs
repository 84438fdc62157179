//! The strong player: the opening book, alpha-beta with the learned evaluation, and the exact
//! solver at the end.
//!
//! The book answers when a move is to be played; an analysis always searches. A
//! player that may look no further than some depth does not get to know from the
//! book what lies beyond, so that a depth means the same with it and without it.
//!
//! A position with few enough empty squares for the budget is solved. How many
//! that are follows from how many positions the solver is likely to visit; a look
//! ahead comes first all the same, so that there is an answer when the solver
//! does not come to an end.
//!
//! When time counts, moves are found as `timed.rs` says.

mod plan;
#[cfg(test)]
mod tests;
mod timed;

use std::cmp::Reverse;
use std::fmt::Display;
use std::path::PathBuf;
use std::sync::Arc;

use crate::{Move, Othello};
use sakiyomi_core::{
    Budget, Certainty, Effort, Line, MoveValue, Observer, Progress, Reason, Report, Request, Score,
    ScoreUnit, Searcher, State as _, Text,
};
use sakiyomi_search::alpha_beta::Confidence;
use sakiyomi_search::{AlphaBeta, AlphaBetaConfig};

use super::book::Book;
use super::endgame::OthelloSolver;
use super::eval::{Evaluation, Weights};
use super::hooks::OthelloHooks;
use super::incremental::IncrementalState;
use plan::{LEAST_SOLVER_BYTES, likely_for_score, most_solver_bytes, positions_in, solver_bytes};
use sakiyomi_play::book::BookMove;
use sakiyomi_play::engine::alpha_beta::{self, DEPTH, THREADS};
use sakiyomi_play::engine::share::{less, share};
use sakiyomi_play::solver::{SolveRequest, Solver as _};
use sakiyomi_play::{EngineError, EngineInfo, EngineKind, Options};

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
                "book",
                Text {
                    en: "openings played by heart: on, off, or a file that `sakiyomi book othello` made (on when not given)",
                    ja: "定石：on・off、または `sakiyomi book othello` で作ったファイル（既定は on）",
                },
            ),
            (
                "midgame",
                Text {
                    en: "how much of the time of a move to use while more than 26 squares are empty, in percent (100 when not given); with less than 100, moves that are easy to choose take less and others more",
                    ja: "空きマスが 26 より多いあいだに使う持ち時間の割合。1〜100 パーセント（既定は 100）。100 未満なら、易しい手は短く、迷う手は長く考えます",
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
    build: |options, seed| {
        let config = alpha_beta::alpha_beta(options)?;
        let config = AlphaBetaConfig { confidence: confidence(options)?, ..config };
        let midgame = options.number("midgame", 1u32..=100, 100)?;
        let expert = Expert::new(evaluation(options)?, config).with_midgame(midgame);
        Ok(Box::new(match book(options)? {
            Some(book) => expert.with_book(book, seed),
            None => expert,
        }))
    },
};

fn confidence(options: &Options<'_>) -> Result<Confidence, EngineError> {
    let levels: Vec<(String, Confidence)> =
        Confidence::all().map(|level| (level.percent().to_string(), level)).collect();
    options.choice("selectivity", &levels)
}

fn evaluation(options: &Options<'_>) -> Result<Arc<Evaluation>, EngineError> {
    match options.text("weights") {
        None => Ok(Evaluation::shipped()),
        Some(path) => Ok(Arc::new(Evaluation::new(&read(path, Weights::from_bytes)?))),
    }
}

fn book(options: &Options<'_>) -> Result<Option<Arc<Book>>, EngineError> {
    Ok(match options.text("book") {
        None | Some("on") => Some(Book::shipped()),
        Some("off") => None,
        Some(path) => Some(Arc::new(read(path, Book::from_bytes)?)),
    })
}

/// Reads a file that an option names.
fn read<T, E: Display>(path: &str, parse: fn(&[u8]) -> Result<T, E>) -> Result<T, EngineError> {
    let unusable = |problem| EngineError::File {
        engine: EXPERT.info.name.to_owned(),
        path: PathBuf::from(path),
        problem,
    };
    let bytes = std::fs::read(path).map_err(|error| unusable(error.to_string()))?;
    parse(&bytes).map_err(|error| unusable(error.to_string()))
}

const SOLVED: Text = Text {
    en: "with best play on both sides the result is {score}",
    ja: "最善を尽くせば結果は {score} になります",
};

const FROM_THE_BOOK: Text = Text {
    en: "from the book: {score}, as seen {depth ply|plies} ahead",
    ja: "定石の手です（{depth} 手先までの評価で {score}）",
};

/// What the look ahead may spend before the solver begins, in hundredths.
const LOOK_SHARE: u32 = 25;
/// Without limits, no more empty squares than this are tried.
const MOST_EMPTY: u32 = 24;

/// An exact score, and a line of best play.
type Exact = (i32, Vec<Move>);

/// Plays openings by heart, looks ahead with the learned evaluation, and solves what can be solved.
pub struct Expert {
    book: Option<Arc<Book>>,
    /// Chooses between moves of the book that are about as good.
    seed: u64,
    evaluation: Arc<Evaluation>,
    search: AlphaBeta<IncrementalState, OthelloHooks>,
    /// The solver, once there was something to solve, and the bytes it was made for.
    solver: Option<(u64, OthelloSolver)>,
    config: AlphaBetaConfig,
    /// How much of the time of a move to use while the end is far away, in hundredths.
    midgame: u32,
}

impl Expert {
    /// Returns the player with this evaluation and without a book.
    #[must_use]
    pub fn new(evaluation: Arc<Evaluation>, config: AlphaBetaConfig) -> Expert {
        let config = adapted(config);
        let search = AlphaBeta::new(OthelloHooks::new(Arc::clone(&evaluation)), config);
        Expert { book: None, seed: 0, evaluation, search, solver: None, config, midgame: 100 }
    }

    /// Returns the same player that uses so many hundredths of its time while the end is far away.
    #[must_use]
    pub fn with_midgame(self, midgame: u32) -> Expert {
        Expert { midgame, ..self }
    }

    /// Returns the same player with a book; `seed` chooses between moves that are about as good.
    #[must_use]
    pub fn with_book(self, book: Arc<Book>, seed: u64) -> Expert {
        Expert { book: Some(book), seed, ..self }
    }

    /// Returns what the book answers, unless it comes from further ahead than the player may look.
    fn recall(&self, request: Request<'_, Othello>) -> Option<Report<Move>> {
        let found = self.book.as_ref()?.choose(request.view, self.seed)?;
        let BookMove { mv, score, depth, certainty, .. } = found;
        if self.depth_limit(request.budget).is_some_and(|limit| limit < depth) {
            return None;
        }
        let reason = Reason::new(FROM_THE_BOOK).with("score", score).with("depth", depth);
        let effort = Effort { depth, certainty, ..request.meter().effort() };
        Some(Report {
            lines: vec![Line { score, moves: vec![mv] }],
            moves: vec![MoveValue { mv, score, visits: 0 }],
            ..Report::immediate(mv, crate::DISCS, reason, effort)
        })
    }

    /// Returns how far the player may look ahead, if there is a limit.
    fn depth_limit(&self, budget: Budget) -> Option<u32> {
        [budget.depth, self.config.depth].into_iter().flatten().min()
    }

    fn look(
        &mut self,
        request: Request<'_, Othello>,
        observer: &mut dyn Observer<Move>,
    ) -> Report<Move> {
        let Request { view, seat, budget, lines, clock, stop } = request;
        let view = &IncrementalState::from(*view);
        self.search.choose(Request { view, seat, budget, lines, clock, stop }, observer)
    }

    /// Tells whether the budget is likely to suffice for solving `state` once for each line.
    fn can_solve(&self, state: &Othello, budget: Budget, lines: usize) -> bool {
        let empty = state.board().empty().count_ones();
        if self.depth_limit(budget).is_some_and(|limit| limit < empty)
            || most_solver_bytes(budget) < LEAST_SOLVER_BYTES
        {
            return false;
        }
        empty <= MOST_EMPTY && positions_in(budget) > lines as f64 * likely_for_score(empty)
    }

    /// Returns `budget` without the memory that the solver has.
    fn beside_solver(&self, budget: Budget) -> Budget {
        let taken = self.solver.as_ref().map_or(0, |&(bytes, _)| bytes);
        Budget { memory: budget.memory.map(|memory| memory.saturating_sub(taken)), ..budget }
    }

    /// Returns the solver with a table for searches within `budget`.
    fn solver(&mut self, budget: Budget) -> &mut OthelloSolver {
        let (bytes, most) = (solver_bytes(budget), most_solver_bytes(budget));
        self.solver.take_if(|(made_for, _)| *made_for < bytes || *made_for > most);
        let evaluation = &self.evaluation;
        let (_, solver) = self.solver.get_or_insert_with(|| {
            (bytes, OthelloSolver::new(bytes).with_evaluation(Arc::clone(evaluation)))
        });
        solver
    }

    /// Returns the exact value of each of `states` with a line of best play; `None` when the budget ends first.
    fn solve(
        &mut self,
        states: &[Othello],
        request: Request<'_, Othello>,
    ) -> (Option<Vec<Exact>>, Effort) {
        let threads = self.config.threads;
        let solver = self.solver(request.budget);
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
                threads,
                clock: request.clock,
                stop: request.stop,
            };
            let (exact, effort) = solver.exact(state, request);
            spent = Effort { memory: effort.memory, ..added(spent, effort) };
            let Some(exact) = exact else { return (None, spent) };
            found.push(exact);
        }
        (Some(found), spent)
    }
}

impl Searcher<Othello> for Expert {
    fn unit(&self) -> ScoreUnit {
        crate::DISCS
    }

    fn choose(
        &mut self,
        request: Request<'_, Othello>,
        observer: &mut dyn Observer<Move>,
    ) -> Report<Move> {
        match self.recall(request) {
            Some(report) => report,
            None if self.is_forced(request) => {
                let budget = Budget { nodes: Some(FORCED_NODES), ..request.budget };
                self.look(Request { budget, ..request }, observer)
            }
            None if self.is_timed(request) && !self.can_solve(request.view, request.budget, 1) => {
                self.think(request, observer)
            }
            None => self.analyze(request, observer),
        }
    }

    fn analyze(
        &mut self,
        request: Request<'_, Othello>,
        observer: &mut dyn Observer<Move>,
    ) -> Report<Move> {
        let Request { view: state, budget, .. } = request;
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        let lines = request.lines.clamp(1, moves.len());
        if moves.len() == 1 && lines == 1 || !self.can_solve(state, budget, lines) {
            let budget = self.beside_solver(budget);
            return self.look(Request { budget, ..request }, observer);
        }
        let halved = budget.memory.map(|bytes| bytes / 2);
        let limited = Budget { memory: halved, ..share(budget, LOOK_SHARE) };
        // The look is there in case the solver fails, and worth little beside what that takes.
        let enough = (likely_for_score(state.board().empty().count_ones()) / 16.0) as u64;
        let nodes = limited.nodes.map_or(enough, |nodes| nodes.min(enough));
        let limited = Budget { nodes: Some(nodes), ..limited };
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
        Report {
            lines: lines_found,
            moves: values,
            ..Report::immediate(best, crate::DISCS, reason, effort)
        }
    }

    fn new_game(&mut self, seed: u64) {
        self.seed = seed;
        self.search.new_game(seed);
        if let Some((_, solver)) = &mut self.solver {
            solver.forget();
        }
    }
}

/// What a move without a choice may cost in positions when time counts: enough to say what it is worth.
const FORCED_NODES: u64 = 1_000;

/// Returns `config` with what does not pay in Othello switched off.
fn adapted(config: AlphaBetaConfig) -> AlphaBetaConfig {
    AlphaBetaConfig { table_depth: 2, late_move_reductions: false, ..config }
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
