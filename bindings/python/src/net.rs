//! The class `Net`: a network that evaluates positions.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use numpy::{
    IntoPyArray as _, PyArray1, PyArrayDyn, PyReadonlyArrayDyn, PyUntypedArrayMethods as _,
};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use sakiyomi_core::Quoted;
use sakiyomi_nn::file::{self, FileError, Precision};
use sakiyomi_nn::{CpuConfig, CpuNet, NetConfig, Preset};

use super::catalogue::game;
use super::engine::take;
use super::error::refused;
use super::state::{State, no_encoding, shaped};

/// A network with its weights.
#[pyclass(frozen, module = "sakiyomi")]
pub(crate) struct Net {
    net: Arc<sakiyomi_nn::Net>,
    computed: Mutex<CpuNet>,
}

/// Positions that are computed between checks for Ctrl-C.
const TOGETHER: usize = 256;

impl Net {
    fn prepare(net: sakiyomi_nn::Net, threads: usize) -> PyResult<Net> {
        let game = game(&net.config().game)?;
        let network = game.network().ok_or_else(|| no_encoding(game, &net.config().encoding))?;
        network.check(&net).map_err(refused)?;
        let threads = NonZeroUsize::new(threads)
            .filter(|threads| threads.get() <= super::arena::MOST_THREADS)
            .ok_or_else(|| refused("threads is a number from 1 to 1024"))?;
        let config = CpuConfig { threads, ..CpuConfig::default() };
        let computed = CpuNet::with_config(&net, config).map_err(refused)?;
        Ok(Net { net: Arc::new(net), computed: Mutex::new(computed) })
    }

    pub(crate) fn net(&self) -> &sakiyomi_nn::Net {
        &self.net
    }

    /// Computes whole positions, and hears Ctrl-C between them.
    fn compute(&self, py: Python<'_>, inputs: &[f32]) -> PyResult<Computed> {
        let config = self.net.config();
        let mut all = Computed::default();
        let mut computed = take(&self.computed)?;
        let computed = &mut *computed;
        for part in inputs.chunks(TOGETHER * config.input_len()) {
            py.detach(|| all.add(config, computed, part));
            py.check_signals()?;
        }
        Ok(all)
    }
}

#[derive(Default)]
struct Computed {
    logits: Vec<f32>,
    values: Vec<f32>,
    chances: Vec<f32>,
    scores: Vec<f32>,
}

impl Computed {
    fn add(&mut self, config: &NetConfig, net: &mut CpuNet, inputs: &[f32]) {
        let outputs = net.evaluate_batch(inputs);
        for position in 0..outputs.len() {
            let places = 0..config.policy_len();
            self.logits.extend(places.map(|place| outputs.logit(position, place)));
            self.values.push(outputs.expected(position));
            self.chances.extend(outputs.win_draw_loss(position).into_iter().flatten());
        }
        self.scores.extend(&outputs.score);
    }
}

/// What a network says about a batch of positions.
#[pyclass(frozen, get_all, module = "sakiyomi")]
pub(crate) struct Outputs {
    /// The logits of all actions, (N, actions).
    logits: Py<PyArrayDyn<f32>>,
    /// The expected result for the player to move, from -1 to 1, (N,).
    values: Py<PyArray1<f32>>,
    /// The chances of a win, a draw and a loss, (N, 3), where the network tells them.
    chances: Option<Py<PyArrayDyn<f32>>>,
    /// The expected margin as a part of the largest, (N,), where the network tells it.
    scores: Option<Py<PyArray1<f32>>>,
}

/// What a network says about one position.
#[pyclass(frozen, get_all, module = "sakiyomi", name = "Judgement")]
pub(crate) struct Evaluation {
    /// The expected result for the player to move, from -1 to 1.
    value: f32,
    /// How likely each legal move is, in the order of legal_moves().
    policy: Vec<(String, f32)>,
}

repr!(Evaluation, |own| format!("Judgement({:+.3}, {} moves)", own.value, own.policy.len()));

#[pymethods]
impl Net {
    /// Reads a network from a file.
    #[staticmethod]
    #[pyo3(signature = (path, *, threads = 1))]
    fn load(py: Python<'_>, path: PathBuf, threads: usize) -> PyResult<Net> {
        let bytes = py.detach(|| std::fs::read(&path))?;
        let net = py.detach(|| file::from_bytes(&bytes));
        let net = net.map_err(|error| refused(FileError { path: Some(path), ..error }))?;
        Net::prepare(net, threads)
    }

    /// Returns a network with random weights, as before training.
    #[staticmethod]
    #[pyo3(signature = (game, preset = "small", *, seed = 0, threads = 1))]
    fn random(game: &str, preset: &str, seed: u64, threads: usize) -> PyResult<Net> {
        let preset: Preset = preset.parse().map_err(refused)?;
        let config = self::game(game)?.network().and_then(|network| network.preset(preset));
        let config = config.ok_or_else(|| refused(format!("{game} has no {preset} network")))?;
        Net::prepare(sakiyomi_nn::Net::random(config, seed).map_err(refused)?, threads)
    }

    /// Writes the network to a file, with 16-bit weights if `half`.
    #[pyo3(signature = (path, *, half = false))]
    fn save(&self, py: Python<'_>, path: PathBuf, half: bool) -> PyResult<()> {
        let precision = if half { Precision::F16 } else { Precision::F32 };
        py.detach(|| file::save(&self.net, &path, precision)).map_err(refused)
    }

    /// The game that it plays.
    #[getter]
    fn game(&self) -> &str {
        &self.net.config().game
    }

    /// The encoding that it sees.
    #[getter]
    fn encoding(&self) -> &str {
        &self.net.config().encoding
    }

    /// The shape of one encoded position.
    #[getter]
    fn shape<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, &self.net.config().input)
    }

    /// The length of its policy.
    #[getter]
    fn actions(&self) -> usize {
        self.net.config().policy_len()
    }

    /// The number of weights.
    #[getter]
    fn size(&self) -> usize {
        self.net.weights().iter().map(Vec::len).sum()
    }

    /// A short text that is another one for every other network.
    #[getter]
    fn fingerprint(&self) -> String {
        self.net.fingerprint()
    }

    /// Computes a batch of encoded positions, an array (N, *shape) of 32-bit floats.
    fn evaluate<'py>(
        &self,
        py: Python<'py>,
        inputs: PyReadonlyArrayDyn<'py, f32>,
    ) -> PyResult<Outputs> {
        let config = self.net.config();
        let found = inputs.shape();
        if found.len() != config.input.len() + 1 || found[1..] != config.input[..] {
            let expected = &config.input;
            return Err(refused(format!("expected an array (N, *{expected:?}), found {found:?}")));
        }
        let numbers = inputs.as_slice().map_err(|_| {
            refused("the array is not contiguous; numpy.ascontiguousarray makes it so")
        })?;
        if let Some(number) = numbers.iter().find(|number| !number.is_finite()) {
            return Err(refused(format!("the array holds {number}")));
        }
        let count = found[0];
        let all = self.compute(py, numbers)?;
        Ok(Outputs {
            chances: match config.value_outputs() {
                3 => Some(shaped(py, all.chances, &[count, 3])?.unbind()),
                _ => None,
            },
            scores: config.score.then(|| all.scores.into_pyarray(py).unbind()),
            logits: shaped(py, all.logits, &[count, config.policy_len()])?.unbind(),
            values: all.values.into_pyarray(py).unbind(),
        })
    }

    /// Judges positions that go on: their values, and how likely each legal move is.
    #[pyo3(name = "judge")]
    fn evaluate_states(
        &self,
        py: Python<'_>,
        states: Vec<PyRef<'_, State>>,
    ) -> PyResult<Vec<Evaluation>> {
        let config = self.net.config();
        let (game, encoding) = (config.game.as_str(), config.encoding.as_str());
        let mut inputs = vec![0.0; states.len() * config.input_len()];
        let mut moves = Vec::with_capacity(states.len());
        for (state, planes) in states.iter().zip(inputs.chunks_exact_mut(config.input_len())) {
            let session = state.session();
            if session.info().id != game {
                let found = Quoted(session.info().id);
                return Err(refused(format!("this network plays {game}, not {found}")));
            }
            if session.outcome().is_some() {
                return Err(refused("the game is over"));
            }
            session.encode(encoding, planes);
            moves.push((session.legal_moves(), session.actions(encoding)));
        }
        let all = self.compute(py, &inputs)?;
        let logits = all.logits.chunks_exact(config.policy_len());
        let mut evaluations = Vec::with_capacity(moves.len());
        for (((legal, actions), logits), &value) in moves.into_iter().zip(logits).zip(&all.values) {
            let mut policy: Vec<f32> = actions.iter().map(|&action| logits[action]).collect();
            softmax(&mut policy);
            evaluations.push(Evaluation { value, policy: legal.into_iter().zip(policy).collect() });
        }
        Ok(evaluations)
    }

    fn __repr__(&self) -> String {
        format!("Net({:?}, {})", self.net.config().game, self.net.fingerprint())
    }
}

fn softmax(logits: &mut [f32]) {
    let largest = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    logits.iter_mut().for_each(|logit| *logit = (*logit - largest).exp());
    let sum: f32 = logits.iter().sum();
    logits.iter_mut().for_each(|logit| *logit /= sum);
}
