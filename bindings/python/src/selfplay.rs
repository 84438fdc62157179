//! A network plays against itself, and its games become arrays.

use std::collections::BTreeMap;
use std::error::Error;
use std::sync::mpsc::Sender;
use std::sync::{Mutex, PoisonError};

use numpy::{IntoPyArray as _, PyArray1, PyArrayDyn};
use pyo3::prelude::*;
use sakiyomi_core::Stop;
use sakiyomi_learn::record::Side;
use sakiyomi_learn::{GameQueue, GameRecord, GameSink, SelfplayConfig, SinkError};

use super::arena::check_counts;
use super::attend::attended;
use super::engine::call;
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

repr!(Selfplay, |own| format!("Selfplay({} games)", own.games.len()));

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
    let (stop, net) = (Stop::default(), net.net());
    let learner = sakiyomi::games().learner(&net.config().game).map_err(refused)?;
    let config = SelfplayConfig { exact: learner.selfplay_config().exact, ..config };
    config.check().map_err(refused)?;
    let encoding = encoding.unwrap_or(&net.config().encoding);
    let mut known = learner.game().network().into_iter().flat_map(|network| network.encodings());
    if !known.any(|known| known.name == encoding) {
        return Err(no_encoding(learner.game(), encoding));
    }
    let play = |sender| -> Result<_, Box<dyn Error + Send + Sync>> {
        let queue = GameQueue::new(0..u64::from(games), seed, net, config);
        let finished = Finished { games: Mutex::default(), sender };
        let threads = threads.min(games as usize);
        let player = learner.self_player(net)?;
        player.play_on(threads, &queue, &finished, &stop, &|_| {})?;
        let games = finished.games.into_inner().unwrap_or_else(PoisonError::into_inner);
        let records: Vec<GameRecord> = games.into_values().collect();
        let moves = records.iter().map(|record| learner.moves(record)).collect::<Result<_, _>>()?;
        Ok((learner.arrays(&records, encoding)?, moves, records))
    };
    let tell = |done| call(on_progress.as_ref(), (done, games as usize));
    let (arrays, games, records) = attended(py, &stop, play, tell)?.map_err(refused)?;
    let won = |side| records.iter().filter(|game| game.result.winner == Some(side)).count();
    let (first, second) = (won(Side::First), won(Side::Second));
    let shape = [&[arrays.values.len()], &arrays.planes[..]].concat();
    Ok(Selfplay {
        states: shaped(py, arrays.states, &shape)?.unbind(),
        policies: shaped(py, arrays.policies, &[shape[0], arrays.policy_len])?.unbind(),
        values: arrays.values.into_pyarray(py).unbind(),
        games,
        results: (first, records.len() - first - second, second),
    })
}

struct Finished {
    games: Mutex<BTreeMap<u64, GameRecord>>,
    sender: Sender<usize>,
}

impl GameSink for Finished {
    fn put(&self, number: u64, _index: u32, record: GameRecord) -> Result<(), SinkError> {
        let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        games.insert(number, record);
        // A listener that has gone needs no report.
        let _ = self.sender.send(games.len());
        Ok(())
    }
}
