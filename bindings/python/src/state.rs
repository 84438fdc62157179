//! The class `State`: a game in progress.

use numpy::ndarray::IxDyn;
use numpy::{IntoPyArray as _, PyArray1, PyArrayDyn, PyArrayMethods as _, PyReadwriteArrayDyn};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use sakiyomi_play::deal::with_set_aside_known;

use super::error::{language, refused};
use super::outcome::Outcome;
use super::position::{Position, Start, seat_of, start};

/// A game in progress: a position with the moves that led to it.
#[pyclass(module = "sakiyomi")]
pub(crate) struct State(Box<dyn Position>);

/// A move as its text, or as its place in the policy of an encoding.
#[derive(FromPyObject)]
enum Move {
    Action(i64),
    Text(String),
}

impl State {
    /// Returns the game behind it.
    pub(crate) fn position(&self) -> &dyn Position {
        self.0.as_ref()
    }

    fn text_of(&self, action: i64, encoding: &str) -> PyResult<String> {
        let actions = self.0.actions(encoding)?;
        let place = usize::try_from(action)
            .ok()
            .and_then(|action| actions.iter().position(|&other| other == action));
        let Some(place) = place else {
            return Err(super::error::illegal(format!(
                "the action {action} is no legal move here"
            )));
        };
        Ok(self.0.legal_moves().swap_remove(place))
    }
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
        let mut position = position.map(str::to_owned);
        if set_aside_known {
            let Some(dealt) = with_set_aside_known(game, seed).filter(|_| position.is_none())
            else {
                return Err(refused("only a deal of twin-cool can have known cards set aside"));
            };
            position = Some(dealt);
        }
        let mut state = State(start(game, Start { position: position.as_deref(), seed })?);
        for mv in moves {
            state.0.play(&mv)?;
        }
        Ok(state)
    }

    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.0.info().id
    }

    /// Who moves next, 0 or 1; in a finished game, who would.
    #[getter]
    fn to_move(&self) -> usize {
        self.0.to_move().index()
    }

    /// The number of moves made since the start.
    #[getter]
    fn ply(&self) -> usize {
        self.0.ply()
    }

    /// The moves made since the start.
    #[getter]
    fn moves(&self) -> Vec<String> {
        self.0.record().moves.into_iter().map(|recorded| recorded.mv).collect()
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.0.outcome().is_some()
    }

    /// How the game ended, or None while it goes on.
    #[getter]
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome().map(Outcome)
    }

    /// The cards and points so far, in a solitaire; None in games for two.
    #[getter]
    fn score(&self) -> Option<(u32, u32)> {
        self.0.so_far()
    }

    /// The whole position as text, hidden parts included.
    #[getter]
    fn text(&self) -> String {
        self.0.text()
    }

    /// Returns what a seat may see of the position, as text; the player to move when not given.
    #[pyo3(signature = (seat = None))]
    fn view(&self, seat: Option<usize>) -> PyResult<String> {
        let seat = seat.map_or(Ok(self.0.to_move()), seat_of)?;
        Ok(self.0.view(seat))
    }

    /// Returns a picture of what the player to move may see.
    #[pyo3(signature = (*, lang = "en"))]
    fn draw(&self, lang: &str) -> PyResult<String> {
        Ok(self.0.picture(language(lang)?))
    }

    /// Returns the legal moves; none when the game is over.
    fn legal_moves(&self) -> Vec<String> {
        self.0.legal_moves()
    }

    /// Returns the actions of the legal moves, in the order of legal_moves().
    #[pyo3(signature = (encoding = "sakiyomi"))]
    fn legal_actions<'py>(
        &self,
        py: Python<'py>,
        encoding: &str,
    ) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let actions = self.0.actions(encoding)?;
        Ok(actions.into_iter().map(|action| action as i64).collect::<Vec<_>>().into_pyarray(py))
    }

    /// Returns 1 for each action that is a legal move, and 0 for the others.
    #[pyo3(signature = (encoding = "sakiyomi"))]
    fn action_mask<'py>(
        &self,
        py: Python<'py>,
        encoding: &str,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let mut mask = vec![0; self.0.form(encoding)?.actions];
        for action in self.0.actions(encoding)? {
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
        let actions = self.0.actions(encoding)?;
        match self.0.legal_moves().iter().position(|legal| legal == mv) {
            Some(place) => Ok(actions[place]),
            // Says why.
            None => match self.0.boxed().play(mv) {
                Err(problem) => Err(problem),
                Ok(()) => Err(refused(format!("write {mv:?} as legal_moves() does"))),
            },
        }
    }

    /// Plays a move: its text, or its action in an encoding.
    #[pyo3(signature = (mv, encoding = "sakiyomi"))]
    fn play(&mut self, mv: Move, encoding: &str) -> PyResult<()> {
        match mv {
            Move::Text(text) => self.0.play(&text),
            Move::Action(action) => {
                let text = self.text_of(action, encoding)?;
                self.0.play(&text)
            }
        }
    }

    /// Takes the last move back, and returns it.
    fn undo(&mut self) -> PyResult<String> {
        self.0.undo().ok_or_else(|| refused("there is no move to take back"))
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
        let form = self.0.form(encoding)?;
        if let Some(array) = out {
            write_into(&array, form.planes, |planes| self.0.encode(encoding, planes))?;
            return Ok(array);
        }
        let mut planes = vec![0.0; form.input_len()];
        self.0.encode(encoding, &mut planes)?;
        shaped(py, planes, form.planes)
    }

    /// A number that is the same for the same position, for tables.
    #[getter]
    fn key(&self) -> u64 {
        self.0.key()
    }

    /// Returns a copy that goes its own way.
    fn copy(&self) -> State {
        State(self.0.boxed())
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
        let record = self.0.record();
        let moves = PyDict::new(py);
        moves.set_item("moves", self.moves())?;
        Ok((PyTuple::new(py, [record.game, record.start])?, moves))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<State>().is_ok_and(|other| {
            other.try_borrow().is_ok_and(|other| self.0.is_same(other.position()))
        })
    }

    fn __str__(&self) -> String {
        self.0.text()
    }

    fn __repr__(&self) -> String {
        format!("State({:?}, {:?})", self.0.info().id, self.0.text())
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

/// Lets `write` fill an array of Python's.
fn write_into(
    array: &Bound<'_, PyArrayDyn<f32>>,
    shape: &[usize],
    write: impl FnOnce(&mut [f32]) -> PyResult<()>,
) -> PyResult<()> {
    use numpy::PyUntypedArrayMethods as _;
    let wrong =
        || refused(format!("out is a contiguous, writable float32 array of the shape {shape:?}"));
    if array.shape() != shape {
        return Err(wrong());
    }
    let mut array: PyReadwriteArrayDyn<'_, f32> = array.try_readwrite().map_err(|_| wrong())?;
    write(array.as_slice_mut().map_err(|_| wrong())?)
}
