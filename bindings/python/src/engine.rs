//! The class `Engine`: a player by name.

use std::path::PathBuf;
use std::sync::mpsc::Sender;
use std::sync::{Mutex, MutexGuard, TryLockError};

use pyo3::prelude::*;
use sakiyomi_core::{Observer, Record, Stop};
use sakiyomi_play::EngineSpec;
use sakiyomi_play::{EngineId, GameEntry, Question, Session, SessionConfig};

use super::attend::attended;
use super::budget::{Limits, Memory, Time};
use super::error::refused;
use super::report::{Progress, Report};
use super::state::State;

/// An engine of a game, which keeps what it learns from move to move.
#[pyclass(frozen, module = "sakiyomi")]
pub(crate) struct Engine {
    game: &'static dyn GameEntry,
    name: String,
    id: EngineId,
    /// The table at which it sits. Games are put on it when it is asked.
    session: Mutex<Box<dyn Session>>,
}

/// Sends what a search tells, if anybody listens.
pub(crate) struct Teller {
    pub(crate) sender: Sender<Progress>,
    pub(crate) is_heard: bool,
}

impl Observer<String> for Teller {
    fn progress(&mut self, progress: &sakiyomi_core::Progress<'_, String>) {
        if self.is_heard {
            // A listener that has gone needs no report.
            let _ = self.sender.send(progress.into());
        }
    }
}

/// Calls a function of Python's with what is told, if there is one.
pub(crate) fn call<'py, M>(callback: Option<&Bound<'py, PyAny>>, message: M) -> PyResult<()>
where
    M: pyo3::IntoPyObjectExt<'py>,
{
    match callback {
        Some(callback) => callback.call1((message.into_bound_py_any(callback.py())?,)).map(drop),
        None => Ok(()),
    }
}

/// Takes what only one call may use at a time.
pub(crate) fn take<T>(mutex: &Mutex<T>) -> PyResult<MutexGuard<'_, T>> {
    match mutex.try_lock() {
        Ok(guard) => Ok(guard),
        Err(TryLockError::WouldBlock) => {
            Err(refused("it is busy: another thread or a callback uses it; make a second one"))
        }
        Err(TryLockError::Poisoned(_)) => Err(refused("it failed before; make a new one")),
    }
}

/// How an engine is asked.
enum Asked {
    Choose,
    Analyze { lines: usize },
}

impl Engine {
    fn ask(
        &self,
        state: &Bound<'_, State>,
        asked: Asked,
        limits: Limits,
        on_progress: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Report> {
        let budget = limits.budget()?;
        let record: Record = state.try_borrow()?.session().record();
        let own = self.game();
        if record.game != own {
            let other = record.game;
            return Err(refused(format!("this engine plays {own}, not {other}")));
        }
        let mut session = take(&self.session)?;
        session.load(&record).map_err(refused)?;
        if session.verdict().is_some() {
            return Err(refused("the game is over"));
        }
        let (stop, id, is_heard) = (Stop::default(), self.id, on_progress.is_some());
        let session = &mut *session;
        let search = |sender| {
            let teller = &mut Teller { sender, is_heard };
            match asked {
                Asked::Choose => session.choose(id, budget, &stop, teller),
                Asked::Analyze { lines } => {
                    session.analyze(id, Question { budget, lines }, &stop, teller)
                }
            }
        };
        let report = attended(state.py(), &stop, search, |progress| call(on_progress, progress))?;
        report.map(Report::from).ok_or_else(|| refused("the game is over"))
    }
}

#[pymethods]
impl Engine {
    /// Makes the engine called `name`, as in `alpha-beta:depth=6`.
    #[new]
    #[pyo3(signature = (game, name = "strongest", *, seed = 0, net = None))]
    fn new(game: &str, name: &str, seed: u64, net: Option<PathBuf>) -> PyResult<Engine> {
        let mut spec: EngineSpec = name.parse().map_err(refused)?;
        if let Some(path) = net {
            if spec.options().iter().any(|(option, _)| option == "net") {
                return Err(refused("the network is named twice"));
            }
            let path =
                path.to_str().ok_or_else(|| refused("the name of the network is no text"))?;
            spec = spec.with_option("net", path);
        }
        let game = super::catalogue::game(game)?;
        let mut session = game.open(SessionConfig::default()).map_err(refused)?;
        let id = session.add_engine(&spec, seed).map_err(refused)?;
        let name = session.engine_name(id).to_string();
        Ok(Engine { game, name, id, session: Mutex::new(session) })
    }

    /// The game that it plays.
    #[getter]
    fn game(&self) -> &'static str {
        self.game.info().id
    }

    /// Its name with all options.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// Chooses a move for the player to move, from what that player may see.
    #[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
    #[pyo3(signature = (state, *, time = None, cpu = None, nodes = None, depth = None, memory = None, on_progress = None))]
    fn think(
        &self,
        state: &Bound<'_, State>,
        time: Option<Time>,
        cpu: Option<Time>,
        nodes: Option<u64>,
        depth: Option<u32>,
        memory: Option<Memory>,
        on_progress: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Report> {
        let limits = Limits { time, cpu, nodes, depth, memory };
        self.ask(state, Asked::Choose, limits, on_progress.as_ref())
    }

    /// Judges the position by looking at it, also where the engine would play by heart.
    #[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
    #[pyo3(signature = (state, *, lines = 1, time = None, cpu = None, nodes = None, depth = None, memory = None, on_progress = None))]
    fn analyze(
        &self,
        state: &Bound<'_, State>,
        lines: usize,
        time: Option<Time>,
        cpu: Option<Time>,
        nodes: Option<u64>,
        depth: Option<u32>,
        memory: Option<Memory>,
        on_progress: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Report> {
        if lines == 0 {
            return Err(refused("lines is a number from 1 on"));
        }
        let limits = Limits { time, cpu, nodes, depth, memory };
        self.ask(state, Asked::Analyze { lines }, limits, on_progress.as_ref())
    }

    /// Forgets earlier games, and starts its chance from a seed.
    #[pyo3(signature = (seed = 0))]
    fn new_game(&self, seed: u64) -> PyResult<()> {
        take(&self.session)?.new_game(seed);
        Ok(())
    }

    fn __repr__(&self) -> String {
        format!("Engine({:?}, {:?})", self.game(), self.name)
    }
}
