//! A network plays against itself, and its games become arrays.

use std::sync::mpsc::Sender;
use std::sync::{Mutex, PoisonError};

use numpy::{IntoPyArray as _, PyArray1, PyArrayDyn};
use pyo3::prelude::*;
use sakiyomi_core::Stop;
use sakiyomi_learn::record::Side;
use sakiyomi_learn::{Arrays, GameQueue, GameRecord, GameSink, Learner, SelfplayConfig, SinkError};
use sakiyomi_nn::Net;

use super::arena::{call_with_counts, check_counts};
use super::attend::attended;
use super::error::refused;
use super::net;
use super::state::{no_encoding, shaped};

/// What a network learns from: positions of its own games.
#[pyclass(frozen, get_all, module = "sakiyomi")]
pub(crate) struct Selfplay {
    /// The encoded positions, (N, *shape).
    states: Py<PyArrayDyn<f32>>,
    /// What the searches recommend, (N, actions); a row sums to one.
    policies: Py<PyArrayDyn<f32>>,
    /// The result for the player to move: 1, 0 or -1, (N,).
    values: Py<PyArray1<f32>>,
    /// The moves of each game.
    games: Vec<Vec<String>>,
    /// Games won by the first player, drawn, and won by the second.
    results: (usize, usize, usize),
}

#[pymethods]
impl Selfplay {
    fn __repr__(&self) -> String {
        format!("Selfplay({} games)", self.games.len())
    }
}

/// Lets a network play against itself. The same seed gives the same games on any number of threads.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
#[pyo3(signature = (
    net, games, *, sims = 200, cheap_sims = None, full_share = 0.25, temp_moves = None,
    encoding = None, seed = 1, threads = 1, on_progress = None
))]
pub(crate) fn selfplay(
    py: Python<'_>,
    net: PyRef<'_, net::Net>,
    games: u32,
    sims: u32,
    cheap_sims: Option<u32>,
    full_share: f32,
    temp_moves: Option<u32>,
    encoding: Option<&str>,
    seed: u64,
    threads: usize,
    on_progress: Option<Bound<'_, PyAny>>,
) -> PyResult<Selfplay> {
    check_counts(games as usize, threads)?;
    let usual = SelfplayConfig::default();
    let config = SelfplayConfig {
        sims,
        cheap_sims: cheap_sims.unwrap_or(sims),
        full_share: if cheap_sims.is_some() { full_share } else { 1.0 },
        temp_moves: temp_moves.unwrap_or(usual.temp_moves),
        ..usual
    };
    let (stop, told, net) = (Stop::default(), games as usize, net.net());
    let learner = sakiyomi::games().learner(&net.config().game).map_err(refused)?;
    let encoding = encoding.unwrap_or(&net.config().encoding);
    let mut known = learner.game().network().into_iter().flat_map(|network| network.encodings());
    if !known.any(|known| known.name == encoding) {
        return Err(no_encoding(learner.game(), encoding));
    }
    let order = Order { learner, net, encoding, config, games, seed, threads, stop: &stop };
    let played = attended(
        py,
        &stop,
        |sender| order.play(sender),
        |done| call_with_counts(on_progress.as_ref(), (done, told)),
    )?;
    let Played { arrays, games, results } = played.map_err(refused)?;
    let count = arrays.values.len();
    let mut shape = vec![count];
    shape.extend(&arrays.planes);
    Ok(Selfplay {
        states: shaped(py, arrays.states, &shape)?.unbind(),
        policies: shaped(py, arrays.policies, &[count, arrays.policy_len])?.unbind(),
        values: arrays.values.into_pyarray(py).unbind(),
        games,
        results,
    })
}

/// The games to be played.
struct Order<'a> {
    learner: &'static dyn Learner,
    net: &'a Net,
    encoding: &'a str,
    config: SelfplayConfig,
    games: u32,
    seed: u64,
    threads: usize,
    stop: &'a Stop,
}

/// What came of them.
struct Played {
    arrays: Arrays,
    games: Vec<Vec<String>>,
    results: (usize, usize, usize),
}

/// Keeps the games that are over, and tells how many there are.
struct Finished {
    games: Mutex<Vec<(u64, GameRecord)>>,
    sender: Sender<usize>,
}

impl GameSink for Finished {
    fn put(&self, number: u64, _index: u32, record: GameRecord) -> Result<(), SinkError> {
        let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        games.push((number, record));
        // A listener that has gone needs no report.
        let _ = self.sender.send(games.len());
        Ok(())
    }
}

impl Order<'_> {
    fn play(self, sender: Sender<usize>) -> Result<Played, String> {
        let words = |error: &dyn std::fmt::Display| error.to_string();
        let config = SelfplayConfig { exact: self.learner.selfplay_config().exact, ..self.config };
        config.check().map_err(|error| words(&error))?;
        let players = self.learner.self_player(self.net).map_err(|error| words(&error))?;
        let queue = GameQueue::new(0..u64::from(self.games), self.seed, self.net, config);
        let finished = Finished { games: Mutex::new(Vec::new()), sender };
        let threads = self.threads.min(self.games as usize);
        players
            .play_on(threads, &queue, &finished, self.stop, &|_| {})
            .map_err(|error| words(&error))?;
        let mut games = finished.games.into_inner().unwrap_or_else(PoisonError::into_inner);
        games.sort_unstable_by_key(|(number, _)| *number);
        let records: Vec<GameRecord> = games.into_iter().map(|(_, record)| record).collect();
        let arrays = self.learner.arrays(&records, self.encoding).map_err(|error| words(&error))?;
        let won = |side| records.iter().filter(|game| game.result.winner == Some(side)).count();
        let (first, second) = (won(Side::First), won(Side::Second));
        let results = (first, records.len() - first - second, second);
        let games =
            records.iter().map(|record| self.learner.moves(record)).collect::<Result<_, _>>();
        Ok(Played { arrays, games: games.map_err(|error| words(&error))?, results })
    }
}
