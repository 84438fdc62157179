//! The class `State`: a game in progress.

use std::sync::{Mutex, MutexGuard, PoisonError};

use numpy::ndarray::IxDyn;
use numpy::{IntoPyArray as _, PyArray1, PyArrayDyn, PyArrayMethods as _, PyReadwriteArrayDyn};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use sakiyomi_core::{Glyphs, Quoted, Seat};
use sakiyomi_play::network::EncodingInfo;
use sakiyomi_play::{GameEntry, PlayError, Session, SessionConfig};

use super::error::{illegal, language, refused};
use super::outcome::Outcome;

/// A game in progress: a position with the moves that led to it.
#[pyclass(module = "sakiyomi")]
pub(crate) struct State {
    game: &'static dyn GameEntry,
    /// Locked for the length of one call; Python may make calls from several threads.
    session: Mutex<Box<dyn Session>>,
}

/// A move as its text, or as its place in the policy of an encoding.
#[derive(FromPyObject)]
enum Move {
    Action(i64),
    Text(String),
}

impl State {
    fn of(game: &'static dyn GameEntry, session: Box<dyn Session>) -> State {
        State { game, session: Mutex::new(session) }
    }

    pub(crate) fn session(&self) -> MutexGuard<'_, Box<dyn Session>> {
        self.session.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn encoding(&self, name: &str) -> PyResult<EncodingInfo> {
        self.session().encoding(name).ok_or_else(|| no_encoding(self.game, name))
    }

    fn actions(&self, encoding: &str) -> PyResult<Vec<usize>> {
        self.encoding(encoding)?;
        Ok(self.session().actions(encoding))
    }

    fn text_of(&self, action: i64, encoding: &str) -> PyResult<String> {
        let place = self.actions(encoding)?.iter().position(|&legal| legal as i64 == action);
        let place =
            place.ok_or_else(|| illegal(format!("the action {action} is no legal move here")))?;
        Ok(self.session().legal_moves().swap_remove(place))
    }
}

pub(crate) fn no_encoding(game: &dyn GameEntry, name: &str) -> PyErr {
    let known = game.network().into_iter().flat_map(|network| network.encodings());
    let known: Vec<&str> = known.map(|known| known.name).collect();
    let (game, name) = (game.info().id, Quoted(name));
    refused(format!("{game} has no encoding {name}; there is: {}", known.join(", ")))
}

pub(crate) fn seat_of(index: usize) -> PyResult<Seat> {
    Seat::BOTH.get(index).copied().ok_or_else(|| refused("a seat is 0 or 1"))
}

fn play(session: &mut dyn Session, mv: &str) -> PyResult<()> {
    session.play(mv).map(drop).map_err(|error| match error {
        PlayError::Over(how) => illegal(format!("{mv} is illegal: the game is over, {how}")),
        error => illegal(error),
    })
}

fn deal_with_set_aside(game: &dyn GameEntry, seed: u64) -> PyResult<String> {
    game.with_set_aside_known(seed).ok_or_else(|| {
        let games = sakiyomi::game_list();
        let able = games.iter().filter(|game| game.with_set_aside_known(0).is_some());
        let able: Vec<&str> = able.map(|game| game.info().id).collect();
        refused(format!("only a deal of {} can have known cards set aside", able.join(" or ")))
    })
}

#[pymethods]
impl State {
    /// Starts a game, at its own start or at a position, and plays moves.
    #[new]
    #[pyo3(signature = (game, position = None, *, moves = Vec::new(), seed = 0, set_aside_known = false))]
    fn new(
        game: &str,
        position: Option<&str>,
        moves: Vec<String>,
        seed: u64,
        set_aside_known: bool,
    ) -> PyResult<State> {
        let game = super::catalogue::game(game)?;
        let mut position = position.map(str::to_owned);
        if set_aside_known {
            if position.is_some() {
                return Err(refused("a position says itself which cards set aside are known"));
            }
            position = Some(deal_with_set_aside(game, seed)?);
        }
        let config = SessionConfig { position, seed, ..SessionConfig::default() };
        let mut session = game.open(config).map_err(refused)?;
        for mv in moves {
            play(session.as_mut(), &mv)?;
        }
        Ok(State::of(game, session))
    }

    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.game.info().id
    }

    /// Who moves next, 0 or 1; in a finished game, who would.
    #[getter]
    fn to_move(&self) -> usize {
        self.session().to_move().index()
    }

    /// The number of moves made since the start.
    #[getter]
    fn ply(&self) -> usize {
        self.session().ply()
    }

    /// The moves made since the start.
    #[getter]
    fn moves(&self) -> Vec<String> {
        self.session().record().moves.into_iter().map(|recorded| recorded.mv).collect()
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.session().outcome().is_some()
    }

    /// How the game ended, or None while it goes on.
    #[getter]
    fn outcome(&self) -> Option<Outcome> {
        self.session().outcome().map(Outcome)
    }

    /// The cards and points so far, in a solitaire; None in games for two.
    #[getter]
    fn score(&self) -> Option<(u32, u32)> {
        self.session().score_so_far()
    }

    /// The whole position as text, hidden parts included.
    #[getter]
    fn text(&self) -> String {
        self.session().position()
    }

    /// Returns what a seat may see of the position, as text; the player to move when not given.
    #[pyo3(signature = (seat = None))]
    fn view(&self, seat: Option<usize>) -> PyResult<String> {
        let session = self.session();
        let seat = seat.map_or_else(|| Ok(session.to_move()), seat_of)?;
        Ok(session.view(seat))
    }

    /// Returns a picture of what the player to move may see.
    #[pyo3(signature = (*, lang = "en"))]
    fn draw(&self, lang: &str) -> PyResult<String> {
        let (session, lang) = (self.session(), language(lang)?);
        Ok(session.diagram(session.to_move(), Glyphs::Plain, lang, true).to_plain())
    }

    /// Returns the legal moves; none when the game is over.
    fn legal_moves(&self) -> Vec<String> {
        self.session().legal_moves()
    }

    /// Returns the actions of the legal moves, in the order of legal_moves().
    #[pyo3(signature = (encoding = "sakiyomi"))]
    fn legal_actions<'py>(
        &self,
        py: Python<'py>,
        encoding: &str,
    ) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let actions = self.actions(encoding)?;
        Ok(actions.into_iter().map(|action| action as i64).collect::<Vec<_>>().into_pyarray(py))
    }

    /// Returns 1 for each action that is a legal move, and 0 for the others.
    #[pyo3(signature = (encoding = "sakiyomi"))]
    fn action_mask<'py>(
        &self,
        py: Python<'py>,
        encoding: &str,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let mut mask = vec![0; self.encoding(encoding)?.actions];
        for action in self.actions(encoding)? {
            mask[action] = 1;
        }
        Ok(mask.into_pyarray(py))
    }

    /// Returns the legal move of an action.
    #[pyo3(signature = (action, encoding = "sakiyomi"))]
    fn move_of(&self, action: i64, encoding: &str) -> PyResult<String> {
        self.text_of(action, encoding)
    }

    /// Returns the action of a legal move.
    #[pyo3(signature = (mv, encoding = "sakiyomi"))]
    fn action_of(&self, mv: &str, encoding: &str) -> PyResult<usize> {
        let actions = self.actions(encoding)?;
        let legal = self.session().legal_moves();
        match legal.iter().position(|legal| legal == mv) {
            Some(place) => Ok(actions[place]),
            // Says why.
            None => match play(self.session().fork().as_mut(), mv) {
                Err(problem) => Err(problem),
                Ok(()) => Err(refused(format!("write {mv:?} as legal_moves() does"))),
            },
        }
    }

    /// Plays a move: its text, or its action in an encoding.
    #[pyo3(signature = (mv, encoding = "sakiyomi"))]
    fn play(&mut self, mv: Move, encoding: &str) -> PyResult<()> {
        let text = match mv {
            Move::Text(text) => text,
            Move::Action(action) => self.text_of(action, encoding)?,
        };
        play(self.session().as_mut(), &text)
    }

    /// Takes the last move back, and returns it.
    fn undo(&mut self) -> PyResult<String> {
        let mut session = self.session();
        let last = session.record().moves.pop();
        session.undo();
        last.map(|last| last.mv).ok_or_else(|| refused("there is no move to take back"))
    }

    /// Returns what the player to move sees, as an array of 32-bit floats.
    ///
    /// With `out`, an array of the right shape, the planes are written there and nothing is made.
    #[pyo3(signature = (encoding = "sakiyomi", *, out = None))]
    fn encode<'py>(
        &self,
        py: Python<'py>,
        encoding: &str,
        out: Option<Bound<'py, PyArrayDyn<f32>>>,
    ) -> PyResult<Bound<'py, PyArrayDyn<f32>>> {
        let shape = self.encoding(encoding)?.planes;
        if let Some(array) = out {
            write_into(&array, shape, |planes| self.session().encode(encoding, planes))?;
            return Ok(array);
        }
        let mut planes = vec![0.0; shape.iter().product()];
        self.session().encode(encoding, &mut planes);
        shaped(py, planes, shape)
    }

    /// A number that is the same for the same position, for tables.
    #[getter]
    fn key(&self) -> u64 {
        self.session().key()
    }

    /// Returns a copy that goes its own way.
    fn copy(&self) -> State {
        State::of(self.game, self.session().fork())
    }

    fn __copy__(&self) -> State {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: Bound<'_, PyAny>) -> State {
        self.copy()
    }

    /// Lets a state be pickled: its start and its moves are all of it.
    fn __getnewargs_ex__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyTuple>, Bound<'py, PyDict>)> {
        let record = self.session().record();
        let moves = PyDict::new(py);
        moves.set_item("moves", self.moves())?;
        Ok((PyTuple::new(py, [record.game, record.start])?, moves))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.extract::<PyRef<'_, State>>() else { return false };
        self.game == other.game && self.text() == other.text()
    }

    fn __str__(&self) -> String {
        self.session().position()
    }

    fn __repr__(&self) -> String {
        format!("State({:?}, {:?})", self.game.info().id, self.session().position())
    }
}

/// Returns an array of this shape that owns `numbers`, which are not copied.
pub(crate) fn shaped<'py>(
    py: Python<'py>,
    numbers: Vec<f32>,
    shape: &[usize],
) -> PyResult<Bound<'py, PyArrayDyn<f32>>> {
    numbers.into_pyarray(py).reshape(IxDyn(shape))
}

fn write_into(
    array: &Bound<'_, PyArrayDyn<f32>>,
    shape: &[usize],
    write: impl FnOnce(&mut [f32]),
) -> PyResult<()> {
    use numpy::PyUntypedArrayMethods as _;
    let wrong =
        || refused(format!("out is a contiguous, writable float32 array of the shape {shape:?}"));
    if array.shape() != shape {
        return Err(wrong());
    }
    let mut array: PyReadwriteArrayDyn<'_, f32> = array.try_readwrite().map_err(|_| wrong())?;
    write(array.as_slice_mut().map_err(|_| wrong())?);
    Ok(())
}
