//! Looking for a move: what a search is asked, shows on the way, and answers.

use std::time::Duration;

use crate::{Budget, Clock, Meter, Observable, Reason, Score, ScoreUnit, Seat, Stop, Text};

/// A question to a [`Searcher`].
pub struct Request<'a, V> {
    /// What the player knows. The game is not over.
    pub view: &'a V,
    /// Whose move it is.
    pub seat: Seat,
    /// What the search may spend.
    pub budget: Budget,
    /// How many best lines to report, where the search can tell them apart.
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
    /// Starts to count what this request may spend.
    #[must_use]
    pub fn meter(&self) -> Meter<'a> {
        Meter::start(self.budget, self.clock, self.stop)
    }
}

/// What a search spent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    /// Positions visited (or simulations).
    pub nodes: u64,
    /// Plies looked ahead on the best line.
    pub depth: u32,
    /// How far what was found can be trusted.
    pub certainty: Certainty,
    /// Time on the wall.
    pub wall: Duration,
    /// CPU time.
    pub cpu: Duration,
    /// Bytes of tables and trees.
    pub memory: u64,
}

/// How far the answer of a search can be trusted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Certainty {
    /// As far as its depth says: what lies beyond was estimated.
    #[default]
    Depth,
    /// As before, and less: a position was left early where a shallow look made its value this likely, in percent.
    Likely(u8),
    /// Entirely: everything was followed to the end of the game.
    Exact,
}

/// A sequence of best play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<M> {
    /// Its value for the side to move at the root.
    pub score: Score,
    /// The moves from the root on.
    pub moves: Vec<M>,
}

/// What a search thinks of one move at the root.
#[derive(Clone, PartialEq, Debug)]
pub struct MoveValue<M> {
    /// The move.
    pub mv: M,
    /// Its value for the side to move at the root.
    pub score: Score,
    /// Nodes or simulations spent on it.
    pub visits: u64,
}

/// Something that a search counted, beyond what every search counts in its [`Effort`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Statistic {
    /// Its name for programs, such as `information_sets`.
    pub key: &'static str,
    /// Its name for people.
    pub name: Text,
    /// How many there were in this search.
    pub value: u64,
}

/// A searcher's answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Report<M> {
    /// The move to play: always legal, whatever ended the search.
    pub best: M,
    /// What its scores mean.
    pub unit: ScoreUnit,
    /// The best lines, best first. Empty for players that do not look ahead.
    pub lines: Vec<Line<M>>,
    /// The root moves that were judged, best first; see [`Report::estimates_result`].
    pub moves: Vec<MoveValue<M>>,
    /// Why the move was chosen, in words.
    pub reason: Option<Reason>,
    /// What it cost.
    pub effort: Effort,
    /// What else was counted, in the order in which to show it. Most searches count nothing else.
    pub statistics: Vec<Statistic>,
}

impl<M> Report<M> {
    /// Returns the answer of a player that does not look ahead.
    #[must_use]
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

    /// Tells whether the scores of the moves estimate the result of the game, in its unit.
    ///
    /// Players that do not look ahead rate moves by a rule of their own: a higher score is
    /// better, but it is no number of discs or cards.
    #[must_use]
    pub fn estimates_result(&self) -> bool {
        !self.lines.is_empty()
    }

    /// Returns the same answer with its moves written in another form.
    pub fn map<N>(self, mut f: impl FnMut(M) -> N) -> Report<N> {
        Report {
            best: f(self.best),
            unit: self.unit,
            lines: self
                .lines
                .into_iter()
                .map(|line| Line {
                    score: line.score,
                    moves: line.moves.into_iter().map(&mut f).collect(),
                })
                .collect(),
            moves: self
                .moves
                .into_iter()
                .map(|value| MoveValue {
                    mv: f(value.mv),
                    score: value.score,
                    visits: value.visits,
                })
                .collect(),
            reason: self.reason,
            effort: self.effort,
            statistics: self.statistics,
        }
    }
}

/// What a search knows so far.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'a, M> {
    /// The best lines so far, best first.
    pub lines: &'a [Line<M>],
    /// The root moves judged so far, best first.
    pub moves: &'a [MoveValue<M>],
    /// What was spent so far.
    pub effort: Effort,
}

/// Watches a search.
pub trait Observer<M> {
    /// Is told what the search knows, whenever that changes in an important way.
    fn progress(&mut self, progress: &Progress<'_, M>);
}

/// The observer that does not look.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<M> Observer<M> for Silent {
    fn progress(&mut self, _progress: &Progress<'_, M>) {}
}

/// A player: something that chooses a move from a view.
///
/// A player that takes the first move of the list, in any game:
///
/// ```
/// use sakiyomi_core::{
///     MoveList, Observable, Observer, Reason, Report, Request, Rng, ScoreUnit, Searcher, Text,
/// };
///
/// struct First;
///
/// impl<S: Observable> Searcher<S> for First {
///     fn unit(&self) -> ScoreUnit {
///         ScoreUnit::Points { odds: 1.0 }
///     }
///
///     fn choose(
///         &mut self,
///         request: Request<'_, S::View>,
///         _observer: &mut dyn Observer<S::Move>,
///     ) -> Report<S::Move> {
///         let mut meter = request.meter();
///         meter.spend(1);
///         // The player knows its moves, whichever world it imagines.
///         let world = S::determinize(request.view, &mut Rng::seeded(0));
///         let mut moves = MoveList::new();
///         world.legal_moves(&mut moves);
///         const WHY: Text = Text { en: "the first of the list", ja: "一覧の先頭の手" };
///         let unit = Searcher::<S>::unit(self);
///         Report::immediate(moves[0], unit, Reason::new(WHY), meter.effort())
///     }
///
///     fn new_game(&mut self, _seed: u64) {}
/// }
/// ```
pub trait Searcher<S: Observable>: Send {
    /// Returns what its scores mean.
    fn unit(&self) -> ScoreUnit;

    /// Chooses a move within the budget: whoever plays asks this.
    ///
    /// It may answer from what it knows by heart, such as a book of openings, and divide the time of
    /// a whole game as it sees fit.
    fn choose(
        &mut self,
        request: Request<'_, S::View>,
        observer: &mut dyn Observer<S::Move>,
    ) -> Report<S::Move>;

    /// Evaluates a position within the budget, always by a search: whoever analyses asks this, for
    /// values and lines.
    fn analyze(
        &mut self,
        request: Request<'_, S::View>,
        observer: &mut dyn Observer<S::Move>,
    ) -> Report<S::Move> {
        self.choose(request, observer)
    }

    /// Forgets what it learned from earlier positions, and starts its random numbers from `seed`.
    ///
    /// Games of a match have seeds of their own: a player that draws the same
    /// numbers in every game is a different player, and not a random one.
    fn new_game(&mut self, seed: u64);

    /// Returns the player as one that may see what is hidden, if it is such a player.
    ///
    /// Fair players leave this as it is, and so are never shown more than their view.
    fn as_clairvoyant(&mut self) -> Option<&mut dyn Clairvoyant<S>> {
        None
    }
}

/// A player of the practice mode: it may see the whole state. Its name says so wherever it plays.
pub trait Clairvoyant<S: Observable> {
    /// Is shown the state in which the next search will be.
    fn see(&mut self, state: &S);
}
