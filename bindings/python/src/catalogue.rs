//! What there is: games, engines, encodings.

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use sakiyomi_play::GameEntry;
use sakiyomi_play::network::EncodingInfo;

use super::error::{language, refused};

/// A game, before it starts.
#[pyclass(frozen, get_all, module = "sakiyomi")]
pub(crate) struct GameInfo {
    /// The name in calls.
    id: &'static str,
    /// The name for people.
    name: &'static str,
    /// One line that says what the game is.
    summary: &'static str,
    /// What each seat is called.
    seats: Vec<&'static str>,
    /// No game is longer than this.
    max_plies: usize,
}

repr!(GameInfo, |info| format!("GameInfo({:?})", info.id));

/// An engine that can be made.
#[pyclass(frozen, get_all, module = "sakiyomi")]
pub(crate) struct EngineInfo {
    /// The name in calls.
    name: &'static str,
    /// One line that says how it plays.
    summary: &'static str,
    /// Its options, with a description each.
    options: Vec<(&'static str, &'static str)>,
}

repr!(EngineInfo, |info| format!("EngineInfo({:?})", info.name));

/// A way to show a game to a network.
#[pyclass(frozen, module = "sakiyomi")]
pub(crate) struct Encoding {
    /// What calls and files call it.
    #[pyo3(get)]
    name: &'static str,
    /// Grows whenever a plane or an action gets another meaning.
    #[pyo3(get)]
    version: u32,
    shape: &'static [usize],
    /// The length of a policy.
    #[pyo3(get)]
    actions: usize,
}

#[pymethods]
impl Encoding {
    /// The shape of one encoded position.
    #[getter]
    fn shape<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.shape)
    }

    fn __repr__(&self) -> String {
        format!("Encoding({:?}, {:?}, {})", self.name, self.shape, self.actions)
    }
}

pub(crate) fn game(id: &str) -> PyResult<&'static dyn GameEntry> {
    sakiyomi::games().find(id).map_err(refused)
}

/// Returns all games.
#[pyfunction]
#[pyo3(signature = (*, lang = "en"))]
pub(crate) fn games(lang: &str) -> PyResult<Vec<GameInfo>> {
    let lang = language(lang)?;
    let info = |game: &'static dyn GameEntry| {
        let info = game.info();
        GameInfo {
            id: info.id,
            name: info.name.get(lang),
            summary: info.summary.get(lang),
            seats: info.seats.iter().map(|seat| seat.get(lang)).collect(),
            max_plies: info.max_plies,
        }
    };
    Ok(sakiyomi::game_list().iter().map(info).collect())
}

/// Returns the engines of a game, weakest first, and the levels.
#[pyfunction]
#[pyo3(signature = (game, *, lang = "en"))]
pub(crate) fn engines(game: &str, lang: &str) -> PyResult<Vec<EngineInfo>> {
    let lang = language(lang)?;
    let info = |info: sakiyomi_play::EngineInfo| EngineInfo {
        name: info.name,
        summary: info.summary.get(lang),
        options: info.options.iter().map(|(name, text)| (*name, text.get(lang))).collect(),
    };
    let game = self::game(game)?;
    Ok(game.engines().into_iter().chain([game.level_engine()]).map(info).collect())
}

/// Returns the encodings of a game, its own first.
#[pyfunction]
pub(crate) fn encodings(game: &str) -> PyResult<Vec<Encoding>> {
    let encoding = |info: EncodingInfo| Encoding {
        name: info.name,
        version: info.version,
        shape: info.planes,
        actions: info.actions,
    };
    let network = self::game(game)?.network();
    Ok(network.into_iter().flat_map(|network| network.encodings()).map(encoding).collect())
}
