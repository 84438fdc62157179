//! The strong player: opening book, midgame search with the learned evaluation, exact endgame.
//!
//! The book answers when a move is to be played; an analysis always searches. A depth limit also
//! holds for the searches behind book moves. A position with few enough empty squares for the
//! budget is solved, after a short search in case the solver does not finish. Where there is no
//! room for the score, near the end it is enough to know who wins.

mod plan;
#[cfg(test)]
mod tests;

use crate::msg;
use std::cmp::Reverse;
use std::path::PathBuf;
use std::sync::Arc;

use crate::{Move, Othello};
use sakiyomi_core::{
    Budget, Certainty, Effort, Line, MoveValue, Observer, Progress, Reason, Report, Request, Score,
    ScoreUnit, Searcher, State as _,
};
use sakiyomi_search::AlphaBetaConfig;

use super::book::Book;
use super::endgame::{FINE, Iteration, LEVELS, MidgameConfig, OthelloSolver, PROOF, ROUGH};
use super::eval::{Evaluation, UNIT, Weights};
use plan::{
    LONGEST, Pace, is_timed, likely_for_proof, likely_for_score, likely_for_verdict,
    most_table_bytes, positions_in, table_bytes,
};
use sakiyomi_play::book::BookMove;
use sakiyomi_play::engine::alpha_beta::{self, DEPTH, THREADS};
use sakiyomi_play::engine::share::{less, share};
use sakiyomi_play::solver::{SolveRequest, Solver as _};
use sakiyomi_play::{EngineError, EngineInfo, EngineKind, Options};

pub(super) const EXPERT: EngineKind<Othello> = EngineKind {
    info: EngineInfo {
        name: "expert",
        summary: msg("engine-expert"),
        options: &[
            DEPTH,
            THREADS,
            ("selectivity", msg("expert-option-selectivity")),
            ("book", msg("expert-option-book")),
            ("midgame", msg("expert-option-midgame")),
            ("weights", msg("expert-option-weights")),
        ],
    },
    build: |options, seed| {
        let AlphaBetaConfig { depth, threads, .. } = alpha_beta::alpha_beta(options)?;
        let levels = LEVELS.into_iter().chain([PROOF]);
        let levels: Vec<(String, u8)> =
            levels.map(|level| (level.percent.to_string(), level.percent)).collect();
        let config = ExpertConfig {
            depth,
            threads,
            selectivity: options.choice("selectivity", &levels)?,
            midgame: options.number("midgame", 1u32..=100, 100)?,
        };
        let expert = Expert::new(evaluation(options)?, config);
        Ok(Box::new(match book(options)? {
            Some(book) => expert.with_book(book, seed),
            None => expert,
        }))
    },
};

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

fn read<T, E: Into<Reason>>(
    path: &str,
    parse: fn(&[u8]) -> Result<T, E>,
) -> Result<T, EngineError> {
    let unusable = |problem| EngineError::File {
        engine: EXPERT.info.name.to_owned(),
        path: PathBuf::from(path),
        problem,
    };
    let bytes = std::fs::read(path).map_err(|error| unusable(error.to_string().into()))?;
    parse(&bytes).map_err(|error| unusable(error.into()))
}

/// What the search may spend before the solver begins, in hundredths.
const SHARE_BEFORE_SOLVER: u32 = 25;
/// What the search may spend before a verdict, in hundredths.
const SHARE_BEFORE_VERDICT: u32 = 15;
/// Without limits, no more empty squares than this are solved.
const MOST_TO_SOLVE: u32 = 24;
/// The most empties at which a win-draw-loss search is tried.
const WLD_PROOF_MAX_EMPTIES: u32 = 30;
/// With more empty squares than this a likely verdict is worth less than a deeper search.
const WLD_MAX_EMPTIES: u32 = 22;
/// With so many empty squares or fewer a search to the end costs little more than a verdict.
const WLD_MIN_EMPTIES: u32 = 15;
/// Searches of fewer positions tell moves apart as finely as they can: another ply is worth less.
const SHORT_SEARCH: f64 = 5_000.0;
/// With a smaller table nothing is solved.
const LEAST_SOLVER_BYTES: u64 = 1 << 20;
/// With so many empty squares or fewer a mistake is final: no time is saved.
const CRITICAL: u32 = 26;
/// A proof is near when there is room for so many times the positions that it is likely to take.
const ROOM_FOR_PROOF: f64 = 8.0;
/// What a move without a choice may cost in positions when time counts.
const FORCED_NODES: u64 = 1_000;

/// An exact score, and a line of best play.
type Exact = (i32, Vec<Move>);

/// How an [`Expert`] plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExpertConfig {
    /// The deepest iteration, if there is a limit beside the budget's.
    pub depth: Option<u32>,
    /// How many threads search. The answer depends on the seed alone only with one.
    pub threads: usize,
    /// The least share of right decisions of multi-ProbCut, in percent; 100 switches it off.
    pub selectivity: u8,
    /// How much of the time of a move to use while the end is far away, in hundredths.
    pub midgame: u32,
}

impl Default for ExpertConfig {
    fn default() -> ExpertConfig {
        ExpertConfig { depth: None, threads: 1, selectivity: LEVELS[0].percent, midgame: 100 }
    }
}

/// Plays openings from the book, searches with the learned evaluation, and solves endgames.
pub struct Expert {
    book: Option<Arc<Book>>,
    /// Chooses between moves of the book that are about as good.
    seed: u64,
    evaluation: Arc<Evaluation>,
    /// Searches and solves, once it was needed, and the bytes it was made for.
    solver: Option<(u64, OthelloSolver)>,
    config: ExpertConfig,
}

impl Expert {
    /// Returns the player with this evaluation and without a book.
    pub fn new(evaluation: Arc<Evaluation>, config: ExpertConfig) -> Expert {
        Expert { book: None, seed: 0, evaluation, solver: None, config }
    }

    /// Returns the same player with a book; `seed` chooses between moves that are about as good.
    #[must_use]
    pub fn with_book(self, book: Arc<Book>, seed: u64) -> Expert {
        Expert { book: Some(book), seed, ..self }
    }

    /// Returns the book's answer, unless it was searched deeper than the player may.
    fn recall(&self, request: Request<'_, Othello>) -> Option<Report<Move>> {
        let found = self.book.as_ref()?.choose(request.view, self.seed)?;
        let BookMove { mv, score, depth, certainty, .. } = found;
        if request.budget.depth.is_some_and(|limit| limit < depth) {
            return None;
        }
        let reason =
            Reason::new(msg("expert-from-the-book")).with("score", score).with("depth", depth);
        let effort = Effort { depth, certainty, ..request.meter().effort() };
        Some(Report {
            lines: vec![Line { score, moves: vec![mv] }],
            moves: vec![MoveValue { mv, score, visits: 0 }],
            ..Report::immediate(mv, crate::DISCS, reason, effort)
        })
    }

    fn limited<'a>(&self, request: Request<'a, Othello>) -> Request<'a, Othello> {
        let depth = [request.budget.depth, self.config.depth].into_iter().flatten().min();
        Request { budget: Budget { depth, ..request.budget }, ..request }
    }

    /// Tells whether the budget is likely to suffice for solving `state` once for each line.
    fn can_solve(&self, state: &Othello, budget: Budget, lines: usize) -> bool {
        let empty = state.board().empty().count_ones();
        empty <= MOST_TO_SOLVE
            && may_solve(state, budget)
            && positions_in(budget) > lines as f64 * likely_for_score(empty)
    }

    fn solver(&mut self, budget: Budget) -> &mut OthelloSolver {
        let (bytes, most) = (table_bytes(budget), most_table_bytes(budget));
        self.solver.take_if(|(made_for, _)| *made_for < bytes || *made_for > most);
        let evaluation = &self.evaluation;
        let (_, solver) = self.solver.get_or_insert_with(|| {
            (bytes, OthelloSolver::new(bytes).with_evaluation(Arc::clone(evaluation)))
        });
        solver
    }

    fn solve_request<'a>(&self, request: Request<'a, Othello>) -> SolveRequest<'a> {
        let Request { budget, clock, stop, .. } = request;
        SolveRequest { budget, thorough: false, threads: self.config.threads, clock, stop }
    }

    /// Searches with score resolution `width`.
    fn search(
        &mut self,
        request: Request<'_, Othello>,
        width: i32,
        mut pace: Pace,
        observer: &mut dyn Observer<Move>,
    ) -> Report<Move> {
        let Request { view, budget, lines, .. } = request;
        let least = self.config.selectivity;
        let level = LEVELS.into_iter().find(|level| level.percent >= least).unwrap_or(PROOF);
        let deepest = budget.depth.unwrap_or(64);
        let config = MidgameConfig { deepest, lines, width, level, ..MidgameConfig::default() };
        let mut state = *view;
        let passes = view.board().mobility() == 0;
        if passes {
            state.apply(Move::Pass);
        }
        let solve_request = self.solve_request(request);
        let mut after = |iteration: &Iteration, effort: Effort| {
            let Report { lines, moves, effort, best, .. } = report(iteration, passes, effort);
            observer.progress(&Progress { lines: &lines, moves: &moves, effort });
            pace.after_iteration(best, effort)
        };
        let (iteration, effort) =
            self.solver(budget).midgame(&state, config, solve_request, &mut after);
        let mut report = report(&iteration, passes, effort);
        if view.move_count() == 1 {
            report.reason = Some(Reason::new(msg("expert-only-move")));
        }
        report
    }

    /// Chooses a move within a limited budget: by a search, and near the end by who wins.
    fn think(
        &mut self,
        request: Request<'_, Othello>,
        observer: &mut dyn Observer<Move>,
    ) -> Report<Move> {
        let Request { view: state, budget, .. } = request;
        let empty = state.board().empty().count_ones();
        let saves_time = self.config.midgame < 100;
        let plan = match saves_time && empty > CRITICAL {
            true => share(budget, self.config.midgame),
            false => budget,
        };
        let positions = positions_in(plan);
        let room = positions / likely_for_proof(empty);
        let is_provable = empty <= WLD_PROOF_MAX_EMPTIES && room > 1.0;
        let has_time_for_wld = empty <= WLD_MAX_EMPTIES && positions >= likely_for_verdict(empty);
        let may_search_wld = empty > WLD_MIN_EMPTIES
            && may_solve(state, budget)
            && self.config.selectivity <= LEVELS[0].percent;
        if !may_search_wld || !is_provable && !has_time_for_wld {
            let width = if positions < SHORT_SEARCH { FINE } else { ROUGH };
            let most = if saves_time { least(share(plan, LONGEST), budget) } else { budget };
            let pace = Pace::new(plan, 1, saves_time);
            return self.search(Request { budget: most, ..request }, width, pace, observer);
        }
        self.solver(plan);
        let part = share(plan, SHARE_BEFORE_VERDICT);
        let pace = Pace::new(part, 1, saves_time);
        let mut report = self.search(Request { budget: part, ..request }, ROUGH, pace, observer);
        if report.effort.certainty == Certainty::Exact {
            return report;
        }
        let rest = Request { budget: less(plan, report.effort), ..request };
        let rest = self.solve_request(rest);
        let (verdict, spent) =
            self.solver(plan).verdict(state, report.best, room > ROOM_FOR_PROOF, rest);
        report.effort = added(report.effort, spent);
        if let Some(best) = verdict
            && best != report.best
        {
            // Its value was not searched, only who wins with it.
            report.best = best;
            report.moves.clear();
            report.lines.iter_mut().for_each(|line| line.moves = vec![best]);
        }
        report
    }

    /// Returns the exact value of each of `states` with a line of best play; `None` when the budget ends first.
    fn solve(
        &mut self,
        states: &[Othello],
        request: Request<'_, Othello>,
    ) -> (Option<Vec<Exact>>, Effort) {
        let mut spent = Effort::default();
        let mut found = Vec::new();
        for state in states {
            if state.outcome().is_some() {
                found.push((state.tournament_score(), Vec::new()));
                continue;
            }
            let rest = Request { budget: less(request.budget, spent), ..request };
            let rest = self.solve_request(rest);
            let (exact, effort) = self.solver(request.budget).exact(state, rest);
            spent = added(spent, effort);
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
        let request = self.limited(request);
        let Request { view: state, budget, lines, .. } = request;
        let has_choice = state.board().mobility().count_ones() > 1;
        match self.recall(request) {
            Some(report) => report,
            None if lines <= 1 && !has_choice && is_timed(budget) => {
                let nodes = budget.nodes.map_or(FORCED_NODES, |nodes| nodes.min(FORCED_NODES));
                let budget = Budget { nodes: Some(nodes), ..budget };
                self.search(
                    Request { budget, ..request },
                    ROUGH,
                    Pace::new(budget, 1, false),
                    observer,
                )
            }
            None if lines <= 1
                && has_choice
                && (is_timed(budget) || budget.nodes.is_some())
                && !self.can_solve(state, budget, 1) =>
            {
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
        let request = self.limited(request);
        let Request { view: state, budget, .. } = request;
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        let lines = request.lines.clamp(1, moves.len());
        if moves.len() == 1 && lines == 1 || !self.can_solve(state, budget, lines) {
            let pace = Pace::new(budget, lines, false);
            return self.search(request, FINE, pace, observer);
        }
        self.solver(budget);
        let part = share(budget, SHARE_BEFORE_SOLVER);
        // The search is there in case the solver fails, and worth little beside what that takes.
        let enough = (likely_for_score(state.board().empty().count_ones()) / 16.0) as u64;
        let nodes = part.nodes.map_or(enough, |nodes| nodes.min(enough));
        let part = Budget { nodes: Some(nodes), ..part };
        let pace = Pace::new(part, lines, false);
        let mut report = self.search(Request { budget: part, ..request }, FINE, pace, observer);
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
        let reason = Reason::new(msg("expert-solved")).with("score", score);
        Report {
            lines: lines_found,
            moves: values,
            ..Report::immediate(best, crate::DISCS, reason, effort)
        }
    }

    fn new_game(&mut self, seed: u64) {
        self.seed = seed;
        if let Some((_, solver)) = &mut self.solver {
            solver.forget();
        }
    }
}

fn may_solve(state: &Othello, budget: Budget) -> bool {
    budget.depth.is_none_or(|limit| limit >= state.board().empty().count_ones())
        && most_table_bytes(budget) >= LEAST_SOLVER_BYTES
}

/// Returns the lesser time and nodes of two budgets that are otherwise alike.
fn least(one: Budget, other: Budget) -> Budget {
    Budget {
        wall: one.wall.min(other.wall),
        cpu: one.cpu.min(other.cpu),
        nodes: one.nodes.min(other.nodes),
        ..one
    }
}

/// Returns the answer that an iteration gives; `passes` says that it searched the position after a pass.
fn report(iteration: &Iteration, passes: bool, effort: Effort) -> Report<Move> {
    let Iteration { depth, certainty, .. } = *iteration;
    let effort = Effort { depth, certainty, ..effort };
    let line = |score: i32, moves: &[Move]| {
        let score = Score::from_hundredths(100 * score / UNIT);
        let (score, pass) = if passes { (-score, Some(Move::Pass)) } else { (score, None) };
        Line { score, moves: pass.into_iter().chain(moves.iter().copied()).collect() }
    };
    let lines: Vec<Line<Move>> =
        iteration.lines.iter().map(|found| line(found.score, &found.moves)).collect();
    let best = lines[0].moves[0];
    if depth == 0 {
        return Report::immediate(best, crate::DISCS, Reason::new(msg("expert-no-time")), effort);
    }
    let values = lines.iter().zip(&iteration.lines);
    let values = values.map(|(line, found)| MoveValue {
        mv: line.moves[0],
        score: line.score,
        visits: found.nodes,
    });
    let moves = values.collect();
    let text =
        if certainty == Certainty::Exact { msg("expert-solved") } else { msg("expert-best") };
    let reason = Reason::new(text).with("depth", depth).with("score", lines[0].score);
    Report { lines, moves, ..Report::immediate(best, crate::DISCS, reason, effort) }
}

fn line(score: i32, moves: Vec<Move>) -> Line<Move> {
    Line { score: Score::from_hundredths(100 * score), moves }
}

/// Returns what two searches with the same tables cost together, one after the other.
fn added(first: Effort, second: Effort) -> Effort {
    Effort {
        nodes: first.nodes + second.nodes,
        wall: first.wall + second.wall,
        cpu: first.cpu + second.cpu,
        memory: second.memory.max(first.memory),
        ..first
    }
}
