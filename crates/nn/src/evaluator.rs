//! Networks as evaluators.

use std::hash::{DefaultHasher, Hash, Hasher};

use sakiyomi_core::{Encode, Encoding, Evaluation, Evaluator, MoveList, Observable, Quoted, Rng};

use crate::cpu::{CpuConfig, CpuNet, Unavailable};
use crate::net::Net;
use crate::outputs::{Outputs, softmax};

/// A back end of inference.
pub trait Inference: Send {
    /// Evaluates a whole number of encoded positions. Panics when a device fails.
    fn evaluate_batch(&mut self, inputs: &[f32]) -> &Outputs;
}

impl Inference for CpuNet {
    fn evaluate_batch(&mut self, inputs: &[f32]) -> &Outputs {
        CpuNet::evaluate_batch(self, inputs)
    }
}

/// Evaluates views of the game `S` with a network.
pub struct NetEvaluator<S: Encode, N = CpuNet> {
    net: N,
    encoding: Encoding<S>,
    inputs: Vec<f32>,
    moves: MoveList<S::Move>,
    cache: Cache<S>,
}

/// A network that does not fit a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MismatchError {
    /// It is for another game.
    #[error("this network plays {}, not {requested}", Quoted(found))]
    Game {
        /// The requested game.
        requested: &'static str,
        /// The game of the network.
        found: String,
    },
    /// The game does not have its encoding.
    #[error("this network sees {game} through the encoding {}, which is not known", Quoted(name))]
    Encoding {
        /// The game.
        game: &'static str,
        /// The encoding.
        name: String,
    },
    /// It has another version of its encoding.
    #[error(
        "this network learned with version {found} of the encoding of {game}; this program has {known}"
    )]
    Version {
        /// The game.
        game: &'static str,
        /// The version of the network.
        found: u32,
        /// The version of the program.
        known: u32,
    },
    /// Its input or its policy has another shape.
    #[error(
        "this network has the input {found:?} and a policy of {policy}; {game} needs {expected:?} and {expected_policy}"
    )]
    Form {
        /// The game.
        game: &'static str,
        /// The input of the network.
        found: Vec<usize>,
        /// The length of its policy.
        policy: usize,
        /// The input of the game.
        expected: Vec<usize>,
        /// The length of the game's policy.
        expected_policy: usize,
    },
    /// The machine lacks the instructions.
    #[error(transparent)]
    Unavailable(#[from] Unavailable),
}

impl<S: Encode> NetEvaluator<S> {
    /// Returns the evaluator, on one thread.
    pub fn new(net: &Net) -> Result<NetEvaluator<S>, MismatchError> {
        NetEvaluator::with_config(net, CpuConfig::default())
    }

    /// Returns the evaluator.
    pub fn with_config(net: &Net, cpu: CpuConfig) -> Result<NetEvaluator<S>, MismatchError> {
        let encoding = encoding_of(net)?;
        Ok(NetEvaluator::over(CpuNet::with_config(net, cpu)?, encoding))
    }
}

impl<S: Encode, N: Inference> NetEvaluator<S, N> {
    /// Returns the evaluator of a network with this encoding.
    pub fn over(net: N, encoding: Encoding<S>) -> NetEvaluator<S, N> {
        NetEvaluator {
            net,
            encoding,
            inputs: Vec::new(),
            moves: MoveList::new(),
            cache: Cache::new(0),
        }
    }

    /// Adds a cache of so many evaluations.
    #[must_use]
    pub fn with_cache(mut self, entries: usize) -> NetEvaluator<S, N> {
        self.cache = Cache::new(entries);
        self
    }

    /// Evaluates the views at `places`, and hands each evaluation to `give` with its place.
    fn compute(
        &mut self,
        batch: &[S::View],
        places: &[usize],
        mut give: impl FnMut(usize, Evaluation),
    ) {
        let len = self.encoding.input_len();
        self.inputs.resize(places.len() * len, 0.0);
        for (&place, input) in places.iter().zip(self.inputs.chunks_exact_mut(len)) {
            (self.encoding.encode)(&batch[place], input);
        }
        let outputs = self.net.evaluate_batch(&self.inputs);
        // Which hidden world is drawn does not matter: the mover knows all legal moves.
        let mut rng = Rng::seeded(0);
        for (position, &place) in places.iter().enumerate() {
            let view = &batch[place];
            S::determinize(view, &mut rng).legal_moves(&mut self.moves);
            let index = |&mv: &S::Move| (self.encoding.policy_index)(view, mv);
            let mut policy: Vec<f32> =
                self.moves.iter().map(|mv| outputs.logit(position, index(mv))).collect();
            softmax(&mut policy);
            give(place, Evaluation { value: outputs.expected(position), policy });
        }
    }
}

/// Returns the encoding of `net`, if it fits the game.
pub fn encoding_of<S: Encode>(net: &Net) -> Result<Encoding<S>, MismatchError> {
    let (config, game) = (net.config(), S::INFO.id);
    if config.game != game {
        return Err(MismatchError::Game { requested: game, found: config.game.clone() });
    }
    let encoding = Encoding::<S>::named(&config.encoding)
        .ok_or_else(|| MismatchError::Encoding { game, name: config.encoding.clone() })?;
    if encoding.version != config.encoding_version {
        let (found, known) = (config.encoding_version, encoding.version);
        return Err(MismatchError::Version { game, found, known });
    }
    if config.input != encoding.planes || config.policy_len() != encoding.policy_len {
        return Err(MismatchError::Form {
            game,
            found: config.input.clone(),
            policy: config.policy_len(),
            expected: encoding.planes.to_vec(),
            expected_policy: encoding.policy_len,
        });
    }
    Ok(encoding)
}

impl<S: Encode, N: Inference> Evaluator<S> for NetEvaluator<S, N> {
    fn evaluate(&mut self, batch: &[S::View]) -> Vec<Evaluation> {
        let mut evaluations: Vec<Option<Evaluation>> =
            batch.iter().map(|view| self.cache.get(view)).collect();
        let missing: Vec<usize> =
            (0..batch.len()).filter(|&place| evaluations[place].is_none()).collect();
        if !missing.is_empty() {
            self.compute(batch, &missing, |place, evaluation| {
                evaluations[place] = Some(evaluation)
            });
            for &place in &missing {
                if let Some(evaluation) = &evaluations[place] {
                    self.cache.put(&batch[place], evaluation);
                }
            }
        }
        evaluations.into_iter().map(|evaluation| evaluation.expect("all were computed")).collect()
    }

    /// Clears the cache: the last digits of an evaluation depend on its batch.
    fn new_game(&mut self, _seed: u64) {
        self.cache = Cache::new(self.cache.entries.len());
    }
}

impl<S: Encode, N: Inference + Clone> Clone for NetEvaluator<S, N> {
    fn clone(&self) -> Self {
        NetEvaluator::over(self.net.clone(), self.encoding).with_cache(self.cache.entries.len())
    }
}

/// A direct-mapped cache of evaluations.
struct Cache<S: Encode> {
    entries: Vec<Option<Entry<S>>>,
}

type Entry<S> = Box<(<S as Observable>::View, Evaluation)>;

impl<S: Encode> Cache<S> {
    fn new(entries: usize) -> Cache<S> {
        Cache { entries: std::iter::repeat_with(|| None).take(entries).collect() }
    }

    fn place(&self, view: &S::View) -> Option<usize> {
        let mut hasher = DefaultHasher::new();
        view.hash(&mut hasher);
        (hasher.finish() as usize).checked_rem(self.entries.len())
    }

    fn get(&self, view: &S::View) -> Option<Evaluation> {
        let (known, evaluation) = &**self.entries[self.place(view)?].as_ref()?;
        (known == view).then(|| evaluation.clone())
    }

    fn put(&mut self, view: &S::View, evaluation: &Evaluation) {
        if let Some(place) = self.place(view) {
            self.entries[place] = Some(Box::new((view.clone(), evaluation.clone())));
        }
    }
}
