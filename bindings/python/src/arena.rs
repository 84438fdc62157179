//! Matches between engines, and many games of a solitaire.

use std::path::PathBuf;

use numpy::{IntoPyArray as _, PyArray1};
use pyo3::prelude::*;
use sakiyomi_arena::openings::OpeningSource;
use sakiyomi_arena::stats::{Sprt, Verdict};
use sakiyomi_arena::{Contest, Contestant, Standing, Tally, run};
use sakiyomi_core::Stop;
use sakiyomi_play::GameEntry;
use sakiyomi_play::solitaire::{self as many, SimulationConfig};

use super::attend::attended;
use super::budget::{Limits, budget};
use super::engine::call;
use super::error::refused;

/// What a match has found.
#[pyclass(frozen, module = "sakiyomi")]
pub(crate) struct MatchResult {
    /// Games that the first engine won.
    #[pyo3(get)]
    wins: u32,
    /// Games that were drawn.
    #[pyo3(get)]
    draws: u32,
    /// Games that the first engine lost.
    #[pyo3(get)]
    losses: u32,
    /// Pairs of games with 0, 1/2, 1, 3/2 and 2 points for the first engine.
    #[pyo3(get)]
    pairs: [u64; 5],
    /// The first engine's share of the points; None before the first pair.
    #[pyo3(get)]
    share: Option<f64>,
    /// By how much the first engine is better, on Elo's scale; infinite when it won or lost everything.
    #[pyo3(get)]
    elo: Option<f64>,
    /// The half-width of the 95% interval of elo; None where it is unknown.
    #[pyo3(get)]
    elo_95: Option<f64>,
    /// The likelihood that the first engine is the better one.
    #[pyo3(get)]
    los: Option<f64>,
    /// The verdict of the sequential test: "accepted", "rejected", or None while it is open.
    #[pyo3(get)]
    verdict: Option<&'static str>,
    /// Whether nothing is left to be played.
    #[pyo3(get)]
    is_finished: bool,
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
    fn new(names: [String; 2], standing: Standing) -> MatchResult {
        let Tally { wins, draws, losses, pairs } = standing.tally(0, 1);
        let estimate = pairs.estimate();
        MatchResult {
            wins,
            draws,
            losses,
            pairs: pairs.0,
            share: estimate.map(|estimate| estimate.share),
            elo: estimate.map(|estimate| estimate.elo),
            elo_95: estimate.and_then(|estimate| estimate.elo_95),
            los: estimate.map(|estimate| estimate.los),
            verdict: standing.verdict.map(|verdict| match verdict {
                Verdict::Accepted => "accepted",
                Verdict::Rejected => "rejected",
            }),
            is_finished: standing.is_finished(),
            names,
            standing,
        }
    }
}

#[pymethods]
impl MatchResult {
    /// Games that the first and the second engine lost by a fault of their own, in words.
    #[getter]
    fn faults(&self) -> Vec<(usize, &str)> {
        self.standing.fault_list().map(|(by, _, detail)| (by, detail)).collect()
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
        format!("MatchResult(+{} ={} -{})", self.wins, self.draws, self.losses)
    }
}

/// Plays a match of two engines in pairs of games: the same opening twice, seats exchanged.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
#[pyo3(signature = (
    game, first, second, *, games = 100, openings = None, sprt = None, seed = 1, threads = 1,
    out = None, on_progress = None, **limits
))]
pub(crate) fn r#match(
    py: Python<'_>,
    game: &str,
    first: &str,
    second: &str,
    games: usize,
    openings: Option<Vec<String>>,
    sprt: Option<(f64, f64)>,
    seed: u64,
    threads: usize,
    out: Option<PathBuf>,
    on_progress: Option<Bound<'_, PyAny>>,
    limits: Option<Limits<'_>>,
) -> PyResult<MatchResult> {
    check_counts(games, threads)?;
    let names = [first.to_owned(), second.to_owned()];
    let contestants = names.iter().map(|name| name.parse::<Contestant>().map_err(refused));
    let contestants = contestants.collect::<PyResult<_>>()?;
    let sprt = sprt.map(|(elo0, elo1)| format!("{elo0},{elo1}").parse::<Sprt>());
    let contest = Contest {
        budget: budget(limits)?,
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
    let has_callback = on_progress.is_some();
    let standing = attended(
        py,
        &stop,
        |sender| {
            run(&contest, &stop, &|standing| {
                if has_callback {
                    // A listener that has gone needs no report.
                    let _ = sender.send(standing.clone());
                }
            })
        },
        |standing| call(on_progress.as_ref(), (MatchResult::new(names.clone(), standing),)),
    )?;
    Ok(MatchResult::new(names, standing.map_err(refused)?))
}

/// More threads than this are a mistake.
pub(crate) const MOST_THREADS: usize = 1024;

pub(crate) fn check_counts(games: usize, threads: usize) -> PyResult<()> {
    match games > 0 && (1..=MOST_THREADS).contains(&threads) {
        true => Ok(()),
        false => Err(refused("games is a number from 1 on, threads from 1 to 1024")),
    }
}

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

    /// Whether the engine saw what is hidden: such results are those of the practice mode.
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
    engine = "expert", *, game = None, games = 1000, seed = 1, threads = 1, on_progress = None,
    **limits
))]
pub(crate) fn simulate(
    py: Python<'_>,
    engine: &str,
    game: Option<&str>,
    games: usize,
    seed: u64,
    threads: usize,
    on_progress: Option<Bound<'_, PyAny>>,
    limits: Option<Limits<'_>>,
) -> PyResult<Simulation> {
    check_counts(games, threads)?;
    let game = game.map_or_else(solitaire, super::catalogue::game)?;
    let engine = engine.parse().map_err(refused)?;
    let budget = budget(limits)?;
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
        |counts| call(on_progress.as_ref(), counts),
    )?;
    found.map(Simulation).map_err(refused)
}

/// Returns the first game for one player.
fn solitaire() -> PyResult<&'static dyn GameEntry> {
    let games = sakiyomi::game_list();
    let mut solitaires = games.iter().filter(|game| game.info().is_solitaire());
    solitaires.next().ok_or_else(|| refused("there is no solitaire"))
}
