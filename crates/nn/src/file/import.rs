//! Import of PyTorch weights with the names of [`Graph`]; the configuration is inferred from the shapes.
//! PyTorch's prefixes (`module.`, `_orig_mod.`) and `num_batches_tracked` are ignored. A convolution
//! may have a bias, and may lack its batch norm; layers with other names are renamed.

use std::collections::BTreeMap;

use half::{bf16, f16};
use safetensors::SafeTensors;
use safetensors::tensor::{Dtype, TensorView};
use sakiyomi_core::{Encode, Encoding};

use super::error::{FileError, FileProblem};
use super::open;
use crate::config::{Body, Gate, NetConfig, PolicyHead, ValueHead, ValueOutput};
use crate::graph::{EPSILON, Graph};
use crate::net::{Lineage, Net};

/// PyTorch weights that cannot be imported.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ImportError {
    /// The file cannot be used.
    #[error(transparent)]
    File(#[from] FileError),
    /// The configuration cannot be inferred.
    #[error("cannot tell the network from the tensors: {0}")]
    Unclear(String),
    /// The tensors have other names than the network's.
    #[error(
        "the tensors do not fit the network; missing: {}; unknown: {}",
        listed(.missing),
        listed(.extra)
    )]
    Names {
        /// Tensors of the network that the file lacks.
        missing: Vec<String>,
        /// Tensors of the file that the network lacks.
        extra: Vec<String>,
    },
}

fn listed(names: &[String]) -> String {
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}

impl From<FileProblem> for ImportError {
    fn from(problem: FileProblem) -> ImportError {
        ImportError::File(problem.into())
    }
}

const PREFIXES: [&str; 4] = ["module.", "_orig_mod.", "model.", "net."];
const COUNTER: &str = "num_batches_tracked";

/// Layers with other names in the file: the name there, and the network's.
pub type Renames = [(String, String)];

/// Imports a state dict saved as safetensors, for a network of the game `S`.
pub fn import_pytorch<S: Encode>(
    bytes: &[u8],
    config: Option<NetConfig>,
    renames: &Renames,
    lineage: Lineage,
) -> Result<Net, ImportError> {
    let mut tensors = StateDict::read(bytes, renames)?;
    let config = match config {
        Some(config) => config,
        None => infer::<S>(&tensors)?,
    };
    config.check().map_err(|error| FileProblem::Network(error.into()))?;
    let weights = tensors.take(&Graph::of(&config))?;
    Ok(Net::new(config, weights, lineage).map_err(FileProblem::Network)?)
}

/// Infers the configuration of a network of the game `S` from the shapes of a state dict.
pub fn infer_config<S: Encode>(bytes: &[u8]) -> Result<NetConfig, ImportError> {
    infer::<S>(&StateDict::read(bytes, &[])?)
}

fn infer<S: Encode>(tensors: &StateDict) -> Result<NetConfig, ImportError> {
    let shapes = tensors.0.iter().map(|(name, tensor)| (name.clone(), tensor.shape.clone()));
    let shapes = Shapes(shapes.collect());
    let (body, first) = shapes.body()?;
    let is_3d = first.len() == 5;
    let channels = first[1];
    let own = Encoding::<S>::OWN;
    let encoding = std::iter::once(&own)
        .chain(S::OTHER_ENCODINGS)
        .find(|encoding| encoding.planes[0] == channels && (encoding.planes.len() == 4) == is_3d)
        .ok_or_else(|| {
            let text = format!("{} has no encoding with {channels} planes", S::INFO.id);
            ImportError::Unclear(text)
        })?;
    Ok(NetConfig {
        game: S::INFO.id.to_owned(),
        encoding: encoding.name.to_owned(),
        encoding_version: encoding.version,
        input: encoding.planes.to_vec(),
        body,
        policy: shapes.policy()?,
        value: shapes.value()?,
        score: shapes.0.contains_key("score_fc.weight"),
    })
}

/// The tensors of a file, by the network's names.
struct StateDict(BTreeMap<String, Tensor>);

struct Tensor {
    shape: Vec<usize>,
    numbers: Vec<f32>,
}

impl StateDict {
    fn read(bytes: &[u8], renames: &Renames) -> Result<StateDict, ImportError> {
        let file = open(bytes)?;
        let prefix = prefix(&file);
        let mut tensors = BTreeMap::new();
        for (name, view) in file.iter().filter(|(name, _)| !name.ends_with(COUNTER)) {
            let numbers = floats(name, &view)?;
            let name = renamed(name.strip_prefix(prefix).unwrap_or(name), renames);
            tensors.insert(name, Tensor { shape: view.shape().to_vec(), numbers });
        }
        Ok(StateDict(tensors))
    }

    /// Returns the weights of a network, whose convolutions may lack a norm or have a bias here.
    fn take(&mut self, graph: &Graph) -> Result<Vec<Vec<f32>>, ImportError> {
        let norms = graph.tensors().iter().filter_map(|spec| {
            Some((spec.name.strip_suffix(".running_mean")?, *spec.shape.first()?))
        });
        norms.for_each(|(norm, channels)| self.complete(norm, channels));
        let is_known = |name: &&String| graph.tensors().iter().any(|spec| spec.name == **name);
        let missing = graph.tensors().iter().map(|spec| &spec.name);
        let missing: Vec<String> =
            missing.filter(|name| !self.0.contains_key(*name)).cloned().collect();
        let extra: Vec<String> = self.0.keys().filter(|name| !is_known(name)).cloned().collect();
        if !missing.is_empty() || !extra.is_empty() {
            return Err(ImportError::Names { missing, extra });
        }
        let mut weights = Vec::with_capacity(graph.tensors().len());
        for spec in graph.tensors() {
            let found = self.0.remove(&spec.name).expect("no tensor is missing");
            if found.shape != spec.shape {
                let (name, expected) = (spec.name.clone(), spec.shape.clone());
                return Err(FileProblem::Shape { name, expected, found: found.shape }.into());
            }
            weights.push(found.numbers);
        }
        Ok(weights)
    }

    /// Adds a norm that changes nothing where there is none, and moves the convolution's bias to it.
    fn complete(&mut self, norm: &str, channels: usize) {
        let Some(at) = norm.rfind("bn") else { return };
        let conv = format!("{}conv{}", &norm[..at], &norm[at + 2..]);
        if !self.0.contains_key(&format!("{conv}.weight")) {
            return;
        }
        let name = |part: &str| format!("{norm}.{part}");
        let parts =
            [("weight", 1.0), ("bias", 0.0), ("running_mean", 0.0), ("running_var", 1.0 - EPSILON)];
        if parts.iter().all(|(part, _)| !self.0.contains_key(&name(part))) {
            for (part, number) in parts {
                let tensor = Tensor { shape: vec![channels], numbers: vec![number; channels] };
                self.0.insert(name(part), tensor);
            }
        }
        let bias = format!("{conv}.bias");
        let has_bias = self.0.get(&bias).is_some_and(|bias| bias.shape == [channels]);
        if has_bias && let Some(mean) = self.0.get(&name("running_mean")) {
            // (x + b) - mean = x - (mean - b)
            let shifts = &self.0[&bias].numbers;
            let numbers = mean.numbers.iter().zip(shifts).map(|(mean, b)| mean - b).collect();
            let shape = mean.shape.clone();
            self.0.insert(name("running_mean"), Tensor { shape, numbers });
            self.0.remove(&bias);
        }
    }
}

/// Returns the network's name of a tensor: of the first layer in `renames` that it belongs to.
fn renamed(name: &str, renames: &Renames) -> String {
    let new = |(there, here): &(String, String)| match name.strip_prefix(there.as_str())? {
        rest if rest.is_empty() || rest.starts_with('.') => Some(format!("{here}{rest}")),
        _ => None,
    };
    renames.iter().find_map(new).unwrap_or_else(|| name.to_owned())
}

fn prefix(file: &SafeTensors<'_>) -> &'static str {
    let has =
        |prefix: &str| !file.is_empty() && file.names().iter().all(|name| name.starts_with(prefix));
    PREFIXES.into_iter().find(|prefix| has(prefix)).unwrap_or("")
}

struct Shapes(BTreeMap<String, Vec<usize>>);

impl Shapes {
    fn out(&self, layer: &str) -> Option<usize> {
        self.0.get(&format!("{layer}.weight")).and_then(|shape| shape.first()).copied()
    }

    fn needed(&self, layer: &str) -> Result<usize, ImportError> {
        self.out(layer).ok_or_else(|| {
            let there: Vec<String> = self.0.keys().cloned().collect();
            let text = format!("{layer}.weight is missing; there are {}", listed(&there));
            ImportError::Unclear(text)
        })
    }

    /// Returns the body, and the shape of the first convolution.
    fn body(&self) -> Result<(Body, &[usize]), ImportError> {
        let first = ["conv.weight", "conv1.weight"].iter().find_map(|name| self.0.get(*name));
        let first = first.filter(|shape| matches!(shape.len(), 4 | 5)).ok_or_else(|| {
            let there: Vec<String> = self.0.keys().cloned().collect();
            let there = listed(&there);
            let text = format!("neither conv.weight nor conv1.weight is there, but {there}");
            ImportError::Unclear(text)
        })?;
        let count = |name: &dyn Fn(usize) -> String| {
            (0..).take_while(|&number| self.out(&name(number)).is_some()).count()
        };
        if self.out("conv").is_none() {
            let layers = count(&|number| format!("conv{}", number + 1));
            let filters = (1..=layers)
                .map(|layer| self.needed(&format!("conv{layer}")))
                .collect::<Result<_, _>>()?;
            return Ok((Body::Plain { filters }, first));
        }
        let blocks = count(&|number| format!("blocks.{number}.conv1"));
        let pooling =
            (0..blocks).find(|block| self.out(&format!("blocks.{block}.pool_fc")).is_some());
        let gate = match (self.out("blocks.0.se_fc1"), pooling) {
            (Some(width), _) => Gate::Squeeze { width },
            (None, Some(block)) => Gate::GlobalPooling { every: block + 1 },
            (None, None) => Gate::None,
        };
        Ok((Body::Residual { blocks, filters: first[0], gate }, first))
    }

    fn policy(&self) -> Result<PolicyHead, ImportError> {
        let channels = self.out("policy_conv").unwrap_or(0);
        let hidden = self.out("policy_hidden").unwrap_or(0);
        if let Some(planes) = self.out("policy_out") {
            let extra = self.out("policy_extra").unwrap_or(0);
            return Ok(PolicyHead::PerCell { channels, planes, extra });
        }
        if let (Some(first), Some(second)) = (self.out("move_fc"), self.out("tile_fc")) {
            return Ok(PolicyHead::Parts { channels, hidden, parts: [first, second] });
        }
        Ok(PolicyHead::Dense { channels, hidden, places: self.needed("policy_fc")? })
    }

    fn value(&self) -> Result<ValueHead, ImportError> {
        let output = match self.needed("value_fc2")? {
            1 => ValueOutput::Scalar,
            3 => ValueOutput::WinDrawLoss,
            other => {
                let text = format!("value_fc2 has {other} outputs, not 1 or 3");
                return Err(ImportError::Unclear(text));
            }
        };
        let channels = self.out("value_conv").unwrap_or(0);
        Ok(ValueHead { channels, hidden: self.needed("value_fc1")?, output })
    }
}

/// Reads all tensors of a network, and refuses others.
pub(super) fn take_tensors(
    file: &SafeTensors<'_>,
    graph: &Graph,
    name_in_file: impl Fn(&str) -> String,
) -> Result<Vec<Vec<f32>>, FileProblem> {
    let mut weights = Vec::with_capacity(graph.tensors().len());
    for spec in graph.tensors() {
        let name = name_in_file(&spec.name);
        let Ok(view) = file.tensor(&name) else { return Err(FileProblem::Missing(name)) };
        if view.shape() != spec.shape {
            let (expected, found) = (spec.shape.clone(), view.shape().to_vec());
            return Err(FileProblem::Shape { name, expected, found });
        }
        weights.push(floats(&name, &view)?);
    }
    let known: Vec<String> = graph.tensors().iter().map(|spec| name_in_file(&spec.name)).collect();
    let is_extra =
        |name: &&str| !known.iter().any(|known| known == name) && !name.ends_with(COUNTER);
    // The first by name, so that the same file always gives the same answer.
    match file.names().into_iter().filter(is_extra).min() {
        Some(name) => Err(FileProblem::Extra(name.to_owned())),
        None => Ok(weights),
    }
}

fn floats(name: &str, view: &TensorView<'_>) -> Result<Vec<f32>, FileProblem> {
    fn read<const N: usize>(data: &[u8], float: fn([u8; N]) -> f32) -> Vec<f32> {
        data.as_chunks().0.iter().map(|&bytes| float(bytes)).collect()
    }
    let data = view.data();
    Ok(match view.dtype() {
        Dtype::F32 => read(data, f32::from_le_bytes),
        Dtype::F64 => read(data, |bytes| f64::from_le_bytes(bytes) as f32),
        Dtype::F16 => read(data, |bytes| f16::from_le_bytes(bytes).to_f32()),
        Dtype::BF16 => read(data, |bytes| bf16::from_le_bytes(bytes).to_f32()),
        other => return Err(FileProblem::Kind(name.to_owned(), format!("{other:?}"))),
    })
}
