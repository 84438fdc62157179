//! Many games of a solitaire, to see how well an engine plays it.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use crate::engine::{EngineError, EngineSpec, build};
use crate::turn::take_turn;
use crate::{Game, StartsError, msg};
use sakiyomi_core::{
    Budget, Clock as _, Outcome, Reason, Rng, Searcher, Stop, SystemClock, localized, mix64,
};

/// How a simulation is run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SimulationConfig {
    /// The number of games.
    pub games: usize,
    /// What the engine may spend on a move.
    pub budget: Budget,
    /// Decides the deals and the engine's own chance.
    pub seed: u64,
    /// The content of a file of deals to play instead of random ones.
    pub deals: Option<String>,
    /// How many games are played at a time.
    pub threads: usize,
}

impl Default for SimulationConfig {
    fn default() -> Self {
        let budget = Budget::wall(Duration::from_millis(100));
        SimulationConfig { games: 1000, budget, seed: 1, deals: None, threads: 1 }
    }
}

/// A simulation that cannot be run.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub enum SimulationError {
    /// There is no such engine.
    Engine(#[from] EngineError),
    /// A deal is malformed.
    Deals(#[from] StartsError),
    /// There is no deal in the file.
    NoDeal,
    /// The game has two players.
    NoSolitaire(&'static str),
}

impl SimulationError {
    /// Returns why no game can be played.
    pub fn reason(&self) -> Reason {
        match self {
            SimulationError::Engine(error) => error.reason(),
            SimulationError::Deals(error) => error.reason(),
            SimulationError::NoDeal => Reason::new(msg("simulation-no-deal")),
            SimulationError::NoSolitaire(game) => {
                Reason::new(msg("simulation-two-players")).with("game", game)
            }
        }
    }
}

localized!(SimulationError);

/// What a simulation found.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Simulation {
    /// The main result of each finished game (Twin Cool's cards), in the order of the deals.
    pub scores: Vec<u32>,
    /// The second result of each finished game (Twin Cool's points), in the same order.
    pub bonuses: Vec<u32>,
    /// How many moves were made.
    pub moves: u64,
    /// CPU time, all threads together.
    pub cpu: Duration,
    /// Whether the engine was shown what is hidden: such results are those of the practice mode.
    pub practice: bool,
}

/// Games that a thread plays before it tells the others.
const CHUNK: usize = 100;

/// Lets an engine play many games of a solitaire. The deals depend on the seed alone. `watch`
/// gets the finished games and the total; after a `stop` the result has the finished games.
pub(crate) struct Simulate<'a> {
    pub(crate) engine: &'a EngineSpec,
    pub(crate) config: &'a SimulationConfig,
    pub(crate) stop: &'a Stop,
    pub(crate) watch: &'a (dyn Fn(usize, usize) + Sync),
}

impl Simulate<'_> {
    pub(crate) fn run<S: Game>(&self) -> Result<Simulation, SimulationError> {
        if !S::INFO.is_solitaire() {
            return Err(SimulationError::NoSolitaire(S::INFO.id));
        }
        let practice = build::<S>(self.engine, 0)?.as_clairvoyant().is_some();
        let deals = self.config.deals.as_deref().map(S::read_starts).transpose()?;
        if deals.as_ref().is_some_and(Vec::is_empty) {
            return Err(SimulationError::NoDeal);
        }
        let games =
            deals.as_ref().map_or(self.config.games, |deals| deals.len().min(self.config.games));

        let next_chunk = AtomicUsize::new(0);
        let tally = Mutex::new(Tally::default());
        std::thread::scope(|scope| {
            for _ in 0..self.config.threads.clamp(1, games.div_ceil(CHUNK).max(1)) {
                scope.spawn(|| {
                    let mut player = build::<S>(self.engine, self.config.seed)
                        .expect("the name was checked before");
                    loop {
                        let from = next_chunk.fetch_add(CHUNK, Ordering::Relaxed);
                        if from >= games || self.stop.is_requested() {
                            return;
                        }
                        let start = SystemClock::Thread.cpu();
                        let mut chunk = Vec::with_capacity(CHUNK);
                        for index in from..(from + CHUNK).min(games) {
                            let deal = match &deals {
                                Some(deals) => deals[index].clone(),
                                None => S::initial(&mut Rng::seeded(self.deal_seed(index))),
                            };
                            let Some(played) = self.play(deal, player.as_mut(), index) else {
                                break;
                            };
                            chunk.push((index, played));
                        }
                        let mut tally =
                            tally.lock().expect("no thread panics while it holds the tally");
                        tally.games.extend(chunk);
                        tally.cpu += SystemClock::Thread.cpu().saturating_sub(start);
                        (self.watch)(tally.games.len(), games);
                    }
                });
            }
        });

        let mut tally = tally.into_inner().expect("no thread panics while it holds the tally");
        tally.games.sort_unstable_by_key(|(index, _)| *index);
        let games = || tally.games.iter().map(|(_, played)| played);
        Ok(Simulation {
            scores: games().map(|played| played.score).collect(),
            bonuses: games().map(|played| played.bonus).collect(),
            moves: games().map(|played| played.moves).sum(),
            cpu: tally.cpu,
            practice,
        })
    }
}

#[derive(Default)]
struct Tally {
    /// The games with the number of their deal, in any order.
    games: Vec<(usize, Played)>,
    cpu: Duration,
}

struct Played {
    score: u32,
    bonus: u32,
    moves: u64,
}

impl Simulate<'_> {
    fn deal_seed(&self, index: usize) -> u64 {
        mix64(self.config.seed.wrapping_add(mix64(index as u64)))
    }

    /// Plays one deal to the end, or returns `None` when stopped.
    fn play<S: Game>(
        &self,
        mut state: S,
        player: &mut dyn Searcher<S>,
        index: usize,
    ) -> Option<Played> {
        player.new_game(mix64(self.deal_seed(index)));
        let mut moves = 0;
        loop {
            if let Some(Outcome::Scored { score, bonus }) = state.outcome() {
                return Some(Played { score, bonus, moves });
            }
            if !take_turn(player, &mut state, self.config.budget, self.stop) {
                return None;
            }
            moves += 1;
        }
    }
}

/// Summary statistics of a list of numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// How many numbers there are.
    pub count: usize,
    /// Their mean.
    pub mean: f64,
    /// The standard error of the mean; a single number has none.
    pub standard_error: Option<f64>,
    /// The middle one.
    pub median: f64,
    /// The smallest.
    pub min: f64,
    /// The largest.
    pub max: f64,
}

impl Summary {
    /// Describes `numbers`, or returns `None` when there is none.
    pub fn of(numbers: &[f64]) -> Option<Summary> {
        let mut sorted = numbers.to_vec();
        sorted.sort_by(f64::total_cmp);
        let (&min, &max) = (sorted.first()?, sorted.last()?);
        let count = sorted.len();
        let mean = sorted.iter().sum::<f64>() / count as f64;
        let squares: f64 = sorted.iter().map(|x| (x - mean) * (x - mean)).sum();
        let median = (sorted[(count - 1) / 2] + sorted[count / 2]) / 2.0;
        Some(Summary {
            count,
            mean,
            standard_error: (count > 1)
                .then(|| (squares / (count - 1) as f64 / count as f64).sqrt()),
            median,
            min,
            max,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_summary_knows_mean_median_and_error() {
        let summary = Summary::of(&[1.0, 2.0, 3.0, 6.0]).unwrap();
        assert_eq!((summary.mean, summary.median), (3.0, 2.5));
        let error = summary.standard_error.unwrap();
        assert!((error - (14.0f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
        assert_eq!(Summary::of(&[5.0]).unwrap().standard_error, None);
        assert_eq!(Summary::of(&[]), None);
    }
}
