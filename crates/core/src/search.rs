//! The interface of searches: request, progress, report.

use std::time::Duration;

use crate::{Budget, Clock, Meter, Observable, Reason, Score, ScoreUnit, Seat, Stop, Text};

/// A request to a [`Searcher`].
pub struct Request<'a, V> {
    /// The player's view of a game that is not over.
    pub view: &'a V,
    /// The side to move.
    pub seat: Seat,
    /// What the search may spend.
    pub budget: Budget,
    /// The number of principal variations to report (multi-PV).
    pub lines: usize,
    /// The time.
    pub clock: &'a dyn Clock,
    /// Ends the search early.
    pub stop: &'a Stop,
}

// Written out: a derive would ask the view to be `Copy` too.
impl<V> Clone for Request<'_, V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V> Copy for Request<'_, V> {}

impl<'a, V> Request<'a, V> {
    /// Starts the meter of this request's budget.
    pub fn meter(&self) -> Meter<'a> {
        Meter::start(self.budget, self.clock, self.stop)
    }
}

/// What a search spent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    /// Positions visited (or simulations).
    pub nodes: u64,
    /// The depth reached.
    pub depth: u32,
    /// How certain the result is.
    pub certainty: Certainty,
    /// Wall-clock time.
    pub wall: Duration,
    /// CPU time.
    pub cpu: Duration,
    /// Bytes of tables and trees.
    pub memory: u64,
}

/// How certain the result of a search is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Certainty {
    /// Full width to its depth; leaves were evaluated.
    #[default]
    Depth,
    /// Selective (ProbCut): pruned nodes hold with this probability, in percent.
    Likely(u8),
    /// Searched to the end of the game.
    Exact,
}

/// A principal variation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<M> {
    /// Its value for the side to move at the root.
    pub score: Score,
    /// The moves from the root on.
    pub moves: Vec<M>,
}

/// The evaluation of a root move.
#[derive(Clone, PartialEq, Debug)]
pub struct MoveValue<M> {
    /// The move.
    pub mv: M,
    /// Its value for the side to move at the root.
    pub score: Score,
    /// Nodes or simulations spent on it.
    pub visits: u64,
}

/// A counter that a search has beside its [`Effort`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Statistic {
    /// Its name for programs, such as `information_sets`.
    pub key: &'static str,
    /// Its name for people.
    pub name: Text,
    /// Its value.
    pub value: u64,
}

/// A searcher's answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Report<M> {
    /// The move to play, always legal.
    pub best: M,
    /// The unit of its scores.
    pub unit: ScoreUnit,
    /// The principal variations, best first; none from players that do not search.
    pub lines: Vec<Line<M>>,
    /// The root moves with a score, best first; see [`Report::estimates_result`].
    pub moves: Vec<MoveValue<M>>,
    /// Why the move was chosen.
    pub reason: Option<Reason>,
    /// What it cost.
    pub effort: Effort,
    /// Further counters, in the order in which to show them.
    pub statistics: Vec<Statistic>,
}

impl<M> Report<M> {
    /// Returns the answer of a player that does not search.
    pub fn immediate(best: M, unit: ScoreUnit, reason: Reason, effort: Effort) -> Report<M> {
        Report {
            best,
            unit,
            lines: Vec::new(),
            moves: Vec::new(),
            reason: Some(reason),
            effort,
            statistics: Vec::new(),
        }
    }

    /// Tells whether scores estimate the result; players without a search rate moves by a rule.
    pub fn estimates_result(&self) -> bool {
        !self.lines.is_empty()
    }

    /// Returns the same answer with its moves in another form.
    pub fn map<N>(self, mut f: impl FnMut(M) -> N) -> Report<N> {
        let Report { best, unit, lines, moves, reason, effort, statistics } = self;
        let best = f(best);
        let mut map_line =
            |Line { score, moves }| Line { score, moves: moves.into_iter().map(&mut f).collect() };
        let lines = lines.into_iter().map(&mut map_line).collect();
        let moves = moves.into_iter();
        let moves =
            moves.map(|MoveValue { mv, score, visits }| MoveValue { mv: f(mv), score, visits });
        let moves = moves.collect();
        Report { best, unit, lines, moves, reason, effort, statistics }
    }
}

/// The state of a running search.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'a, M> {
    /// The principal variations so far, best first.
    pub lines: &'a [Line<M>],
    /// The root moves with a score so far, best first.
    pub moves: &'a [MoveValue<M>],
    /// What was spent so far.
    pub effort: Effort,
}

/// Watches a search.
pub trait Observer<M> {
    /// Is called whenever the search has made progress.
    fn progress(&mut self, progress: &Progress<'_, M>);
}

/// The observer that ignores everything.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<M> Observer<M> for Silent {
    fn progress(&mut self, _progress: &Progress<'_, M>) {}
}

/// A player: something that chooses a move from a view.
pub trait Searcher<S: Observable>: Send {
    /// Returns the unit of its scores.
    fn unit(&self) -> ScoreUnit;

    /// Chooses a move to play within the budget. It may use a book and manage the time of a game.
    fn choose(
        &mut self,
        request: Request<'_, S::View>,
        observer: &mut dyn Observer<S::Move>,
    ) -> Report<S::Move>;

    /// Analyses a position within the budget, always by search, for scores and lines.
    fn analyze(
        &mut self,
        request: Request<'_, S::View>,
        observer: &mut dyn Observer<S::Move>,
    ) -> Report<S::Move> {
        self.choose(request, observer)
    }

    /// Clears its tables and seeds its generator; each game of a match has a seed of its own.
    fn new_game(&mut self, seed: u64);

    /// Returns the player as one that may see hidden information. Fair players leave this as it is.
    fn as_clairvoyant(&mut self) -> Option<&mut dyn Clairvoyant<S>> {
        None
    }
}

/// A practice player that may see the whole state; its name says so.
pub trait Clairvoyant<S: Observable> {
    /// Shows it the state of the next search.
    fn see(&mut self, state: &S);
}
