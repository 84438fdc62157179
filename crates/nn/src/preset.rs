//! Preset networks.

use std::fmt;
use std::str::FromStr;

use sakiyomi_core::{Encode, Encoding};

use crate::config::{Body, Gate, NetConfig, PolicyHead, ValueHead, ValueOutput};

/// The size of a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Preset {
    /// For tests: 2 blocks of 16 filters.
    Tiny,
    /// For a home computer without a GPU: 4 blocks of 32 filters.
    Small,
    /// For a long run: 8 blocks of 64 filters.
    Full,
    /// The network of the predecessor program, where there is one.
    Classic,
}

impl Preset {
    /// All of them, smallest first.
    pub const ALL: [Preset; 4] = [Preset::Tiny, Preset::Small, Preset::Full, Preset::Classic];
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Preset::Tiny => "tiny",
            Preset::Small => "small",
            Preset::Full => "full",
            Preset::Classic => "classic",
        })
    }
}

/// A text that names no preset.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a network is tiny, small, full or classic")]
pub struct ParsePresetError;

impl FromStr for Preset {
    type Err = ParsePresetError;

    fn from_str(text: &str) -> Result<Preset, ParsePresetError> {
        Self::ALL.into_iter().find(|preset| preset.to_string() == text).ok_or(ParsePresetError)
    }
}

impl NetConfig {
    /// Returns the network of the game `S` of this size; not every game has a classic one.
    pub fn preset<S: Encode>(preset: Preset) -> Option<NetConfig> {
        let (blocks, filters, gate) = match preset {
            Preset::Tiny => (2, 16, Gate::None),
            Preset::Small => (4, 32, Gate::GlobalPooling { every: 2 }),
            Preset::Full => (8, 64, Gate::GlobalPooling { every: 2 }),
            Preset::Classic => return classic::<S>(),
        };
        let encoding = Encoding::<S>::OWN;
        let cells: usize = encoding.planes[1..].iter().product();
        let policy = match S::POLICY_PARTS {
            Some(parts) => PolicyHead::Parts { channels: filters / 4, hidden: 0, parts },
            None if S::POLICY_LEN >= cells => PolicyHead::PerCell {
                channels: filters,
                planes: S::POLICY_LEN / cells,
                extra: S::POLICY_LEN % cells,
            },
            None => PolicyHead::Dense { channels: filters / 4, hidden: 0, places: S::POLICY_LEN },
        };
        let output = match S::INFO.is_solitaire() {
            true => ValueOutput::Scalar,
            false => ValueOutput::WinDrawLoss,
        };
        Some(NetConfig {
            body: Body::Residual { blocks, filters, gate },
            policy,
            value: ValueHead { channels: filters / 8, hidden: 2 * filters, output },
            score: S::MAX_MARGIN.is_some(),
            ..with_encoding(&encoding)
        })
    }
}

/// Returns the network of the predecessor: two convolutions in three dimensions, or 8 blocks of 64 filters.
fn classic<S: Encode>() -> Option<NetConfig> {
    let encoding = Encoding::<S>::named("classic")?;
    let base = with_encoding(&encoding);
    let places = encoding.policy_len;
    let (channels, hidden, output) = (2, 0, ValueOutput::Scalar);
    Some(if base.is_3d() {
        NetConfig {
            body: Body::Plain { filters: vec![32, 64] },
            policy: PolicyHead::Dense { channels: 0, hidden: 256, places },
            value: ValueHead { channels: 0, hidden: 128, output },
            ..base
        }
    } else {
        let policy = match S::POLICY_PARTS {
            Some(parts) => PolicyHead::Parts { channels, hidden, parts },
            None => PolicyHead::Dense { channels, hidden, places },
        };
        NetConfig { policy, value: ValueHead { channels: 1, hidden: 64, output }, ..base }
    })
}

/// Returns a network for `encoding`, with a body of 8 blocks of 64 filters.
fn with_encoding<S: Encode>(encoding: &Encoding<S>) -> NetConfig {
    NetConfig {
        game: S::INFO.id.to_owned(),
        encoding: encoding.name.to_owned(),
        encoding_version: encoding.version,
        input: encoding.planes.to_vec(),
        body: Body::Residual { blocks: 8, filters: 64, gate: Gate::None },
        policy: PolicyHead::Dense { channels: 2, hidden: 0, places: encoding.policy_len },
        value: ValueHead { channels: 1, hidden: 64, output: ValueOutput::WinDrawLoss },
        score: false,
    }
}
