//! Matches between two engines, in pairs of games with the seats exchanged.
//!
//! Both games of a pair start from the same random opening, so that what the
//! opening is worth cancels out. The same seed gives the same match on any
//! number of threads, as long as the budget counts nodes or depth.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use sakiyomi_core::{Budget, MoveList, Outcome, Rng, Searcher, Seat, Stop, mix64};
use sakiyomi_engines::{EngineError, EngineSpec, Game, UnknownGame, Visitor, build, visit};

use crate::stats::{Summary, elo_difference};
use crate::turn::take_turn;

/// How a match is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchConfig {
    /// The number of pairs of games.
    pub pairs: usize,
    /// What an engine may spend on a move.
    pub budget: Budget,
    /// The number of random moves before the engines take over.
    pub opening_plies: usize,
    /// Decides openings and the engines' own chance.
    pub seed: u64,
    /// How many games are played at a time.
    pub threads: usize,
}

impl Default for MatchConfig {
    fn default() -> Self {
        let budget = Budget::wall(std::time::Duration::from_millis(100));
        MatchConfig { pairs: 50, budget, opening_plies: 4, seed: 1, threads: 1 }
    }
}

/// A match that cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MatchError {
    /// There is no such game.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// There is no such engine.
    #[error(transparent)]
    Engine(#[from] EngineError),
    /// One plays this game alone.
    #[error("{0} is a solitaire and has no matches; `sakiyomi simulate {0}` compares its engines")]
    Solitaire(&'static str),
}

/// The score of the first engine against the second.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct MatchResult {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// The points of each finished pair, from 0 to 2, in the order in which they ended.
    pub pairs: Vec<f64>,
}

impl MatchResult {
    /// Returns the share of the points with its standard error, from pairs, or `None` before the first pair.
    ///
    /// The two games of a pair are not independent; the pairs are.
    #[must_use]
    pub fn share(&self) -> Option<(f64, f64)> {
        let summary = Summary::of(&self.pairs)?;
        Some((summary.mean / 2.0, summary.standard_error / 2.0))
    }

    /// Returns the rating difference with the half-width of its 95% interval.
    /// Both are infinite when one side took every point.
    #[must_use]
    pub fn elo(&self) -> Option<(f64, f64)> {
        let (share, error) = self.share()?;
        let bound = |share: f64| elo_difference(share.clamp(0.0, 1.0));
        let width = (bound(share + 1.96 * error) - bound(share - 1.96 * error)) / 2.0;
        Some((
            elo_difference(share),
            if share == 0.0 || share == 1.0 { f64::INFINITY } else { width },
        ))
    }

    fn add(&mut self, pair: [f64; 2]) {
        for points in pair {
            *match points {
                1.0 => &mut self.wins,
                0.0 => &mut self.losses,
                _ => &mut self.draws,
            } += 1;
        }
        self.pairs.push(pair[0] + pair[1]);
    }
}

/// Plays a match of the game called `id` between engines `a` and `b`.
///
/// `watch` is called after each pair. When `stop` is requested, the result has the pairs that were finished.
///
/// # Errors
/// When there is no such game or engine, or the game is a solitaire.
pub fn play_match(
    id: &str,
    engines: [&EngineSpec; 2],
    config: &MatchConfig,
    stop: &Stop,
    watch: &(dyn Fn(&MatchResult) + Sync),
) -> Result<MatchResult, MatchError> {
    visit(id, Match { engines, config, stop, watch })?
}

struct Match<'a> {
    engines: [&'a EngineSpec; 2],
    config: &'a MatchConfig,
    stop: &'a Stop,
    watch: &'a (dyn Fn(&MatchResult) + Sync),
}

impl Visitor for Match<'_> {
    type Output = Result<MatchResult, MatchError>;

    fn visit<S: Game>(self) -> Self::Output {
        if S::INFO.is_solitaire() {
            return Err(MatchError::Solitaire(S::INFO.id));
        }
        // Names are checked before the first thread starts.
        self.players::<S>()?;
        let result = Mutex::new(MatchResult::default());
        let next_pair = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..self.config.threads.clamp(1, self.config.pairs.max(1)) {
                scope.spawn(|| {
                    let mut players = self.players::<S>().expect("the names were checked before");
                    loop {
                        let pair = next_pair.fetch_add(1, Ordering::Relaxed);
                        if pair >= self.config.pairs {
                            return;
                        }
                        let Some(points) = self.play_pair(pair, &mut players) else { return };
                        let mut result =
                            result.lock().expect("no thread panics while it holds the result");
                        result.add(points);
                        (self.watch)(&result);
                    }
                });
            }
        });
        Ok(result.into_inner().expect("no thread panics while it holds the result"))
    }
}

impl Match<'_> {
    fn players<S: Game>(&self) -> Result<[Box<dyn Searcher<S>>; 2], EngineError> {
        let [a, b] = self.engines;
        Ok([build::<S>(a, self.config.seed)?, build::<S>(b, self.config.seed)?])
    }

    /// Returns the points of engine `a` in the two games of a pair, or `None` when stopped.
    fn play_pair<S: Game>(
        &self,
        pair: usize,
        players: &mut [Box<dyn Searcher<S>>; 2],
    ) -> Option<[f64; 2]> {
        let seed = mix64(self.config.seed.wrapping_add(mix64(pair as u64)));
        let start = opening::<S>(&mut Rng::seeded(seed), self.config.opening_plies);
        let mut points = [0.0; 2];
        for (game, first_seat) in Seat::BOTH.into_iter().enumerate() {
            players[0].new_game(mix64(seed ^ game as u64));
            players[1].new_game(mix64(!seed ^ game as u64));
            let outcome = self.play_game(start.clone(), players, first_seat)?;
            points[game] = outcome.points_for(first_seat).expect("a match game is no solitaire");
        }
        Some(points)
    }

    /// Plays one game in which player 0 has the seat `first_seat`.
    fn play_game<S: Game>(
        &self,
        mut state: S,
        players: &mut [Box<dyn Searcher<S>>; 2],
        first_seat: Seat,
    ) -> Option<Outcome> {
        while state.outcome().is_none() {
            let player = &mut players[usize::from(state.to_move() != first_seat)];
            if !take_turn(player.as_mut(), &mut state, self.config.budget, self.stop) {
                return None;
            }
        }
        state.outcome()
    }
}

/// Returns a position after `plies` random moves in which the game still goes on.
fn opening<S: Game>(rng: &mut Rng, plies: usize) -> S {
    let mut moves = MoveList::new();
    loop {
        let mut state = S::initial(rng);
        for _ in 0..plies {
            let Some(mv) = state.random_move(rng, &mut moves) else { break };
            state.apply(mv);
        }
        if state.outcome().is_none() {
            return state;
        }
    }
}
