//! A network plays against itself, and its games become arrays.

use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, PoisonError};

use numpy::{IntoPyArray as _, PyArray1, PyArrayDyn};
use pyo3::prelude::*;
use sakiyomi_core::{Encoding, MoveList, Quoted, Stop};
use sakiyomi_engines::{BoardGame, BoardVisitor, visit_board};
use sakiyomi_learn::record::Side;
use sakiyomi_learn::{
    Arrays, GameRecord, GameSink, Job, JobSource, SelfplayConfig, SinkError, arrays, work,
};
use sakiyomi_nn::{CpuConfig, Net, NetEvaluator};

use super::arena::{MOST_THREADS, call_with_counts};
use super::attend::attended;
use super::error::refused;
use super::net;
use super::state::shaped;

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
    if games == 0 || threads == 0 || threads > MOST_THREADS {
        return Err(refused("games is a number from 1 on, threads from 1 to 1024"));
    }
    let usual = SelfplayConfig::default();
    let config = SelfplayConfig {
        sims,
        cheap_sims: cheap_sims.unwrap_or(sims),
        full_share: if cheap_sims.is_some() { full_share } else { 1.0 },
        temp_moves: temp_moves.unwrap_or(usual.temp_moves),
        ..usual
    };
    let (stop, told, net) = (Stop::default(), games as usize, net.net());
    let order = |sender| Order {
        net,
        encoding: encoding.unwrap_or(&net.config().encoding),
        config,
        games,
        seed,
        threads,
        stop: &stop,
        sender,
    };
    let played = attended(
        py,
        &stop,
        |sender| visit_board(&net.config().game, order(sender)),
        |done| call_with_counts(on_progress.as_ref(), (done, told)),
    )?;
    let Played { arrays, games, results } = played.map_err(refused)?.map_err(refused)?;
    let count = arrays.len();
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
    net: &'a Net,
    encoding: &'a str,
    config: SelfplayConfig,
    games: u32,
    seed: u64,
    threads: usize,
    stop: &'a Stop,
    sender: Sender<usize>,
}

/// What came of them.
struct Played {
    arrays: Arrays,
    games: Vec<Vec<String>>,
    results: (usize, usize, usize),
}

/// What the threads share: which game is next, and those that are over.
struct Desk {
    next: AtomicU32,
    games: u32,
    seed: u64,
    net: Arc<str>,
    config: Arc<SelfplayConfig>,
    over: Mutex<Vec<(u64, GameRecord)>>,
    done: AtomicUsize,
    sender: Sender<usize>,
}

impl JobSource for Desk {
    fn next(&self) -> Option<Job> {
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        let (net, config) = (Arc::clone(&self.net), Arc::clone(&self.config));
        (id < self.games).then(|| Job { id: id.into(), seed: self.seed, games: 1, net, config })
    }
}

impl GameSink for Desk {
    fn put(&self, job: u64, _index: u32, record: GameRecord) -> Result<(), SinkError> {
        self.over.lock().unwrap_or_else(PoisonError::into_inner).push((job, record));
        // A listener that has gone needs no report.
        let _ = self.sender.send(self.done.fetch_add(1, Ordering::Relaxed) + 1);
        Ok(())
    }
}

/// Evaluations that a thread remembers: games share their openings, and moves change places.
const CACHE: usize = 1 << 15;

impl BoardVisitor for Order<'_> {
    type Output = Result<Played, String>;

    fn visit<S: BoardGame>(self) -> Self::Output {
        let words = |error: &dyn std::fmt::Display| error.to_string();
        let encoding = Encoding::<S>::named(self.encoding)
            .ok_or_else(|| format!("{} has no encoding {}", S::INFO.id, Quoted(self.encoding)))?;
        let config = SelfplayConfig { exact: SelfplayConfig::of::<S>().exact, ..self.config };
        config.check().map_err(|error| words(&error))?;
        // The games must not depend on which of them are judged together.
        let cpu = CpuConfig { steady: true, ..CpuConfig::default() };
        let evaluator = NetEvaluator::<S>::with_config(self.net, cpu);
        let evaluator = evaluator.map_err(|error| words(&error))?.with_cache(CACHE);
        let desk = Desk {
            next: AtomicU32::new(0),
            games: self.games,
            seed: self.seed,
            net: self.net.fingerprint().into(),
            config: Arc::new(config),
            over: Mutex::new(Vec::new()),
            done: AtomicUsize::new(0),
            sender: self.sender,
        };
        let threads = self.threads.min(self.games as usize);
        let worked = std::thread::scope(|scope| {
            let play = || {
                let mut evaluator = evaluator.clone();
                work::<S>(&desk, &desk, &mut evaluator, self.stop, &|_| {})
            };
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(play)).collect();
            let own = play();
            let joined = others.into_iter().map(|thread| thread.join().expect("no thread panics"));
            joined.fold(own, Result::and)
        });
        worked.map_err(|error| words(&error))?;
        let mut over = desk.over.into_inner().unwrap_or_else(PoisonError::into_inner);
        over.sort_unstable_by_key(|(number, _)| *number);
        let records: Vec<GameRecord> = over.into_iter().map(|(_, record)| record).collect();
        let arrays = arrays::<S>(&records, &encoding).map_err(|error| words(&error))?;
        let won = |side| records.iter().filter(|game| game.result.winner == Some(side)).count();
        let (first, second) = (won(Side::First), won(Side::Second));
        let results = (first, records.len() - first - second, second);
        Ok(Played { arrays, games: records.iter().map(moves::<S>).collect(), results })
    }
}

/// Returns the moves of a game.
fn moves<S: BoardGame>(record: &GameRecord) -> Vec<String> {
    let mut state: S = record.start();
    let mut legal = MoveList::new();
    let mut texts = Vec::with_capacity(record.moves.len());
    for mv in &record.moves {
        state.legal_moves(&mut legal);
        let mv = legal[usize::from(mv.place)];
        state.apply(mv);
        texts.push(mv.to_string());
    }
    texts
}
