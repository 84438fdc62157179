//! Matches between engines, and many games of a solitaire.

use std::path::PathBuf;

use numpy::{IntoPyArray as _, PyArray1};
use pyo3::prelude::*;
use sakiyomi_arena::openings::OpeningSource;
use sakiyomi_arena::stats::{Estimate, Sprt, Verdict};
use sakiyomi_arena::{Contest, Contestant, Standing, Tally, run};
use sakiyomi_core::Stop;
use sakiyomi_play::GameEntry;
use sakiyomi_play::solitaire::{self as many, SimulationConfig};

use super::attend::attended;
use super::budget::{Limits, Memory, Time};
use super::engine::call;
use super::error::refused;

/// What a match has found.
#[pyclass(frozen, module = "sakiyomi")]
pub(crate) struct MatchResult {
    names: [String; 2],
    standing: Standing,
}

/// One game of a match.
#[pyclass(frozen, get_all, module = "sakiyomi")]
pub(crate) struct MatchGame {
    /// Who moved first.
    first: String,
    /// Who moved second.
    second: String,
    /// The moves or the position at which they began.
    opening: String,
    /// How it ended, as records say it: `first`, `second+12`, `draw`.
    result: String,
    /// Moves played, the opening included.
    plies: usize,
}

impl MatchResult {
    fn tally(&self) -> Tally {
        self.standing.tally(0, 1)
    }

    fn estimate(&self) -> Option<Estimate> {
        self.tally().pairs.estimate()
    }
}

#[pymethods]
impl MatchResult {
    /// Games that the first engine won.
    #[getter]
    fn wins(&self) -> u32 {
        self.tally().wins
    }

    /// Games that were drawn.
    #[getter]
    fn draws(&self) -> u32 {
        self.tally().draws
    }

    /// Games that the first engine lost.
    #[getter]
    fn losses(&self) -> u32 {
        self.tally().losses
    }

    /// Pairs of games with 0, 1/2, 1, 3/2 and 2 points for the first engine.
    #[getter]
    fn pairs(&self) -> [u64; 5] {
        self.tally().pairs.0
    }

    /// The first engine's share of the points; None before the first pair.
    #[getter]
    fn share(&self) -> Option<f64> {
        self.estimate().map(|estimate| estimate.share)
    }

    /// By how much the first engine is better, on Elo's scale; infinite when it won or lost everything.
    #[getter]
    fn elo(&self) -> Option<f64> {
        self.estimate().map(|estimate| estimate.elo)
    }

    /// The half-width of the 95% interval of elo; None where it cannot be told.
    #[getter]
    fn elo_95(&self) -> Option<f64> {
        self.estimate().and_then(|estimate| estimate.elo_95)
    }

    /// How likely it is that the first engine is the better one.
    #[getter]
    fn los(&self) -> Option<f64> {
        self.estimate().map(|estimate| estimate.los)
    }

    /// What the sequential test found: "accepted", "rejected", or None while it is open.
    #[getter]
    fn verdict(&self) -> Option<&'static str> {
        self.standing.verdict.map(|verdict| match verdict {
            Verdict::Accepted => "accepted",
            Verdict::Rejected => "rejected",
        })
    }

    /// Whether nothing is left to be played.
    #[getter]
    fn is_finished(&self) -> bool {
        self.standing.is_finished()
    }

    /// Games that the first and the second engine lost by a fault of their own, in words.
    #[getter]
    fn faults(&self) -> Vec<(usize, String)> {
        self.standing.fault_list().map(|(by, _, detail)| (by, detail.to_owned())).collect()
    }

    /// Returns the games, in their order.
    fn games(&self) -> Vec<MatchGame> {
        let mut games = Vec::new();
        for pair in &self.standing.pairs {
            for (number, game) in pair.games.iter().enumerate() {
                let name = |seat: usize| self.names[pair.players[(seat + number) % 2]].clone();
                games.push(MatchGame {
                    first: name(0),
                    second: name(1),
                    opening: pair.opening.clone(),
                    result: game.result.clone(),
                    plies: game.plies,
                });
            }
        }
        games
    }

    fn __repr__(&self) -> String {
        let Tally { wins, draws, losses, .. } = self.tally();
        format!("MatchResult(+{wins} ={draws} -{losses})")
    }
}

/// Plays a match of two engines in pairs of games: the same opening twice, seats exchanged.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
#[pyo3(signature = (
    game, first, second, *, games = 100, time = None, cpu = None, nodes = None, depth = None,
    memory = None, openings = None, sprt = None, seed = 1, threads = 1, out = None, on_progress = None
))]
pub(crate) fn r#match(
    py: Python<'_>,
    game: &str,
    first: &str,
    second: &str,
    games: usize,
    time: Option<Time>,
    cpu: Option<Time>,
    nodes: Option<u64>,
    depth: Option<u32>,
    memory: Option<Memory>,
    openings: Option<Vec<String>>,
    sprt: Option<(f64, f64)>,
    seed: u64,
    threads: usize,
    out: Option<PathBuf>,
    on_progress: Option<Bound<'_, PyAny>>,
) -> PyResult<MatchResult> {
    if games == 0 || threads == 0 || threads > MOST_THREADS {
        return Err(refused("games is a number from 1 on, threads from 1 to 1024"));
    }
    let contestant = |name: &str| name.parse::<Contestant>().map_err(refused);
    let (names, contestants) =
        ([first.to_owned(), second.to_owned()], vec![contestant(first)?, contestant(second)?]);
    let sprt = sprt.map(|(elo0, elo1)| format!("{elo0},{elo1}").parse::<Sprt>());
    let contest = Contest {
        budget: Limits { time, cpu, nodes, depth, memory }.budget()?,
        pairs: games.div_ceil(2),
        openings: openings
            .map_or(OpeningSource::BuiltIn, |lines| OpeningSource::Text(lines.join("\n"))),
        seed,
        threads,
        sprt: sprt.transpose().map_err(refused)?,
        out,
        ..Contest::new(super::catalogue::game(game)?, contestants)
    };
    let stop = Stop::default();
    let is_heard = on_progress.is_some();
    let result = |standing: Standing| MatchResult { names: names.clone(), standing };
    let standing = attended(
        py,
        &stop,
        |sender| {
            run(&contest, &stop, &|standing| {
                if is_heard {
                    // A listener that has gone needs no report.
                    let _ = sender.send(standing.clone());
                }
            })
        },
        |standing| call(on_progress.as_ref(), result(standing)),
    )?;
    Ok(result(standing.map_err(refused)?))
}

/// More threads than this are a mistake.
pub(crate) const MOST_THREADS: usize = 1024;

/// Many games of a solitaire.
#[pyclass(frozen, module = "sakiyomi")]
pub(crate) struct Simulation(many::Simulation);

#[pymethods]
impl Simulation {
    /// The cards of each game, in the order of the deals.
    #[getter]
    fn cards<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u32>> {
        self.0.scores.clone().into_pyarray(py)
    }

    /// The points of each game, in the same order.
    #[getter]
    fn points<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u32>> {
        self.0.bonuses.clone().into_pyarray(py)
    }

    /// Whether the engine was shown what is hidden: such results are those of the practice mode.
    #[getter]
    fn is_practice(&self) -> bool {
        self.0.practice
    }

    /// Seconds of CPU time, all threads together.
    #[getter]
    fn cpu(&self) -> f64 {
        self.0.cpu.as_secs_f64()
    }

    fn __repr__(&self) -> String {
        format!("Simulation({} games)", self.0.scores.len())
    }
}

/// Lets an engine play many games of a solitaire. The same seed gives every engine the same deals.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
#[pyo3(signature = (
    engine = "expert", *, game = None, games = 1000, time = None, cpu = None, nodes = None,
    depth = None, memory = None, seed = 1, threads = 1, on_progress = None
))]
pub(crate) fn simulate(
    py: Python<'_>,
    engine: &str,
    game: Option<&str>,
    games: usize,
    time: Option<Time>,
    cpu: Option<Time>,
    nodes: Option<u64>,
    depth: Option<u32>,
    memory: Option<Memory>,
    seed: u64,
    threads: usize,
    on_progress: Option<Bound<'_, PyAny>>,
) -> PyResult<Simulation> {
    if games == 0 || threads == 0 || threads > MOST_THREADS {
        return Err(refused("games is a number from 1 on, threads from 1 to 1024"));
    }
    let game = game.map_or_else(solitaire, super::catalogue::game)?;
    let engine = engine.parse().map_err(refused)?;
    let budget = Limits { time, cpu, nodes, depth, memory }.budget()?;
    let config = SimulationConfig { games, budget, seed, deals: None, threads };
    let stop = Stop::default();
    let found = attended(
        py,
        &stop,
        |sender| {
            game.simulate(&engine, &config, &stop, &|done, all| {
                // A listener that has gone needs no report.
                let _ = sender.send((done, all));
            })
        },
        |told| call_with_counts(on_progress.as_ref(), told),
    )?;
    found.map(Simulation).map_err(refused)
}

/// Returns the first game for one player.
fn solitaire() -> PyResult<&'static dyn GameEntry> {
    let games = sakiyomi::game_list();
    let mut solitaires = games.iter().filter(|game| game.info().is_solitaire());
    solitaires.next().ok_or_else(|| refused("there is no solitaire"))
}

/// Tells a function of Python's how much is done, and of how much.
pub(crate) fn call_with_counts(
    callback: Option<&Bound<'_, PyAny>>,
    counts: (usize, usize),
) -> PyResult<()> {
    callback.map_or(Ok(()), |callback| callback.call1(counts).map(drop))
}
