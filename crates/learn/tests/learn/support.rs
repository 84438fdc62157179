//! Small networks and short games.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use sakiyomi_core::{Evaluator, Stop};
use sakiyomi_learn::{GameRecord, GameSink, Job, JobSource, SelfplayConfig, SinkError, work};
use sakiyomi_nn::{Body, Gate, Net, NetConfig, Preset};
use sakiyomi_play::BoardGame;

/// Games by job and number.
pub(crate) type Games = BTreeMap<(u64, u32), GameRecord>;

/// Jobs in order, and the games that come of them.
pub(crate) struct Collector {
    jobs: Mutex<Vec<Job>>,
    pub(crate) games: Mutex<Games>,
}

impl Collector {
    pub(crate) fn new(jobs: u64, games: u32, config: &SelfplayConfig) -> Collector {
        let config = Arc::new(config.clone());
        let job = |id| Job { id, seed: 7, games, net: "net".into(), config: Arc::clone(&config) };
        Collector { jobs: Mutex::new((0..jobs).rev().map(job).collect()), games: Mutex::default() }
    }
}

impl JobSource for Collector {
    fn next(&self) -> Option<Job> {
        self.jobs.lock().unwrap().pop()
    }
}

impl GameSink for Collector {
    fn put(&self, job: u64, index: u32, record: GameRecord) -> Result<(), SinkError> {
        let before = self.games.lock().unwrap().insert((job, index), record);
        assert!(before.is_none(), "every game is played once");
        Ok(())
    }
}

/// Returns quick settings.
pub(crate) fn quick<S: BoardGame>() -> SelfplayConfig {
    SelfplayConfig { sims: 12, cheap_sims: 4, games_in_flight: 5, ..SelfplayConfig::of::<S>() }
}

/// Returns a network with next to nothing in it.
pub(crate) fn tiny<S: BoardGame>(seed: u64) -> Net {
    let config = NetConfig::preset::<S>(Preset::Tiny).expect("every game has a tiny network");
    let body = Body::Residual { blocks: 1, filters: 16, gate: Gate::None };
    Net::random(NetConfig { body, ..config }, seed).expect("the preset is sound")
}

/// Plays games with one worker.
pub(crate) fn play<S: BoardGame>(
    collector: &Collector,
    evaluator: &mut dyn Evaluator<S>,
) -> Vec<GameRecord> {
    work(collector, collector, evaluator, &Stop::default(), &|_| {})
        .expect("the settings are sound");
    collector.games.lock().unwrap().values().cloned().collect()
}
