//! What networks need to know of a game, its type hidden.

use std::marker::PhantomData;

use sakiyomi_core::{Encode, Encoding, Observable};
use sakiyomi_nn::file::{self, ImportError, Renames};
use sakiyomi_nn::{
    Agreement, Lineage, MismatchError, Net, NetConfig, Preset, compare, encoding_of,
};

use crate::Game;

/// The networks that play a game.
pub struct NetworkKind<S: Observable> {
    /// Returns the encodings of its positions, its own first.
    pub(crate) encodings: fn() -> Vec<Encoding<S>>,
    pub(crate) part: &'static dyn NetworkPart,
    /// The network that comes with the program, as a file of safetensors.
    pub(crate) shipped: Option<&'static [u8]>,
}

impl<S: Game + Encode> NetworkKind<S> {
    /// Returns the networks that see what [`Encode`] shows, and the one that comes with the program.
    pub const fn new(shipped: Option<&'static [u8]>) -> NetworkKind<S> {
        NetworkKind { encodings, part: &Networks(PhantomData::<fn() -> S>), shipped }
    }
}

/// A way to show a game to a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EncodingInfo {
    /// What calls and files call it.
    pub name: &'static str,
    /// Grows whenever a plane or an action gets another meaning.
    pub version: u32,
    /// The shape of one encoded position.
    pub planes: &'static [usize],
    /// The length of a policy.
    pub actions: usize,
}

/// The networks of a game.
pub trait NetworkPart: Send + Sync {
    /// Returns the network that comes with the game, as a file of safetensors.
    fn shipped(&self) -> Option<&'static [u8]>;

    /// Returns the encodings of its positions, its own first.
    fn encodings(&self) -> Vec<EncodingInfo>;

    /// Describes a network of this size, if the game has one.
    fn preset(&self, preset: Preset) -> Option<NetConfig>;

    /// Checks that a network is for this game.
    fn check(&self, net: &Net) -> Result<(), MismatchError>;

    /// Reads a PyTorch state dict that was saved as safetensors.
    fn import(
        &self,
        bytes: &[u8],
        config: Option<NetConfig>,
        renames: &Renames,
        lineage: Lineage,
    ) -> Result<Net, ImportError>;

    /// Tells how much two networks agree on positions of random games.
    fn compare(
        &self,
        nets: [&Net; 2],
        positions: usize,
        seed: u64,
    ) -> Result<Agreement, MismatchError>;
}

struct Networks<S>(PhantomData<fn() -> S>);

impl<S: Game + Encode> NetworkPart for Networks<S> {
    fn shipped(&self) -> Option<&'static [u8]> {
        S::NETWORK.and_then(|network| network.shipped)
    }

    fn encodings(&self) -> Vec<EncodingInfo> {
        encodings::<S>().iter().map(info).collect()
    }

    fn preset(&self, preset: Preset) -> Option<NetConfig> {
        NetConfig::preset::<S>(preset)
    }

    fn check(&self, net: &Net) -> Result<(), MismatchError> {
        encoding_of::<S>(net).map(drop)
    }

    fn import(
        &self,
        bytes: &[u8],
        config: Option<NetConfig>,
        renames: &Renames,
        lineage: Lineage,
    ) -> Result<Net, ImportError> {
        file::import_pytorch::<S>(bytes, config, renames, lineage)
    }

    fn compare(
        &self,
        [a, b]: [&Net; 2],
        positions: usize,
        seed: u64,
    ) -> Result<Agreement, MismatchError> {
        compare::<S>(a, b, positions, seed)
    }
}

fn encodings<S: Encode>() -> Vec<Encoding<S>> {
    std::iter::once(Encoding::OWN).chain(S::OTHER_ENCODINGS.iter().copied()).collect()
}

pub(crate) fn info<S: Observable>(encoding: &Encoding<S>) -> EncodingInfo {
    EncodingInfo {
        name: encoding.name,
        version: encoding.version,
        planes: encoding.planes,
        actions: encoding.policy_len,
    }
}
