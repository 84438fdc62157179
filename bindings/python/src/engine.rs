//! The class `Engine`: a player by name.

use std::path::PathBuf;
use std::sync::mpsc::Sender;
use std::sync::{Mutex, MutexGuard, TryLockError};

use pyo3::call::PyCallArgs;
use pyo3::prelude::*;
use sakiyomi_core::{Observer, Stop};
use sakiyomi_play::{EngineId, EngineLimits, EngineSpec, GameEntry, Session, SessionConfig};

use super::attend::attended;
use super::budget::{Limits, budget};
use super::error::refused;
use super::report::{Progress, Report};
use super::state::State;

/// An engine of a game, which keeps what it learns from move to move.
#[pyclass(frozen, module = "sakiyomi")]
pub(crate) struct Engine {
    game: &'static dyn GameEntry,
    name: String,
    id: EngineId,
    /// The session that it plays in; each query loads its game.
    session: Mutex<Box<dyn Session>>,
}

struct ProgressSender {
    sender: Sender<Progress>,
    has_callback: bool,
}

impl Observer<String> for ProgressSender {
    fn progress(&mut self, progress: &sakiyomi_core::Progress<'_, String>) {
        if self.has_callback {
            // A listener that has gone needs no report.
            let _ = self.sender.send(progress.into());
        }
    }
}

pub(crate) fn call<'py>(
    callback: Option<&Bound<'py, PyAny>>,
    arguments: impl PyCallArgs<'py>,
) -> PyResult<()> {
    callback.map_or(Ok(()), |callback| callback.call1(arguments).map(drop))
}

/// Locks what only one call may use at a time.
pub(crate) fn take<T>(mutex: &Mutex<T>) -> PyResult<MutexGuard<'_, T>> {
    match mutex.try_lock() {
        Ok(guard) => Ok(guard),
        Err(TryLockError::WouldBlock) => {
            Err(refused("it is busy: another thread or a callback uses it; make a second one"))
        }
        Err(TryLockError::Poisoned(_)) => Err(refused("it failed before; make a new one")),
    }
}

impl Engine {
    /// Chooses a move, or analyses a number of lines.
    fn search(
        &self,
        state: &Bound<'_, State>,
        lines: Option<usize>,
        limits: Option<Limits<'_>>,
        on_progress: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Report> {
        let budget = budget(limits)?;
        let record = state.try_borrow()?.session().record();
        if record.game != self.game() {
            return Err(refused(format!("this engine plays {}, not {}", self.game(), record.game)));
        }
        let mut session = take(&self.session)?;
        session.load(&record).map_err(refused)?;
        if session.verdict().is_some() {
            return Err(refused("the game is over"));
        }
        let (stop, id, has_callback) = (Stop::default(), self.id, on_progress.is_some());
        let session = &mut *session;
        let search = |sender| {
            let observer = &mut ProgressSender { sender, has_callback };
            match lines {
                None => session.choose(id, budget, &stop, observer),
                Some(lines) => session.analyze(id, EngineLimits { budget, lines }, &stop, observer),
            }
        };
        let report =
            attended(state.py(), &stop, search, |progress| call(on_progress, (progress,)))?;
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
    #[pyo3(signature = (state, *, on_progress = None, **limits))]
    fn think(
        &self,
        state: &Bound<'_, State>,
        on_progress: Option<Bound<'_, PyAny>>,
        limits: Option<Limits<'_>>,
    ) -> PyResult<Report> {
        self.search(state, None, limits, on_progress.as_ref())
    }

    /// Evaluates the position by a search, also where the engine would play from its book.
    #[pyo3(signature = (state, *, lines = 1, on_progress = None, **limits))]
    fn analyze(
        &self,
        state: &Bound<'_, State>,
        lines: usize,
        on_progress: Option<Bound<'_, PyAny>>,
        limits: Option<Limits<'_>>,
    ) -> PyResult<Report> {
        if lines == 0 {
            return Err(refused("lines is a number from 1 on"));
        }
        self.search(state, Some(lines), limits, on_progress.as_ref())
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
