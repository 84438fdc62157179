//! How games of self-play are played.

use sakiyomi_play::BoardGame;
use sakiyomi_search::mcts::{Noise, PuctConfig, RootRule, Rule};
use serde::{Deserialize, Serialize};

use super::Resign;
use crate::record::Searched;

/// How games of self-play are played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SelfplayConfig {
    /// Simulations of a full search, from which the policy is learned.
    pub sims: u32,
    /// Simulations of a cheap search, which only brings the game forward.
    pub cheap_sims: u32,
    /// How many of the searches are full ones, from 0 to 1.
    pub full_share: f32,
    /// How chance enters at the root of full searches.
    pub root: Root,
    /// Each game begins with up to so many moves that chance alone decides, and that nobody learns
    /// from: a network that is sure of its openings would see no others.
    pub random_plies: u32,
    /// The plies at the beginning in which moves are drawn.
    pub temp_moves: u32,
    /// How freely they are drawn there: 1 as often as the search looked at them.
    pub temperature: f32,
    /// How freely they are drawn after that; 0 plays the best one.
    pub late_temperature: f32,
    /// The weight of the policy in the search.
    pub c_puct: f32,
    /// How much less a move that was never tried is thought to be worth than its position.
    pub fpu: f32,
    /// Whether a search goes on with the tree of the last one.
    pub reuse: bool,
    /// When a player gives up, if ever. Games that count their margin are never given up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resign: Option<Resign>,
    /// When a solver is asked for the result, if ever.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exact: Option<Exact>,
    /// Games that one worker plays at once; their leaves are evaluated together.
    pub games_in_flight: u32,
    /// Leaves that one game adds to a batch.
    pub leaves: u32,
    /// The most memory for the tree of one game, in MiB.
    pub tree_mib: u32,
}

/// How chance enters at the root of a search that is learned from.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Root {
    /// Candidates are drawn from the policy and the worse half of them drops out again and again.
    Gumbel {
        /// How many candidates.
        candidates: u32,
        /// How much values count beside the policy.
        #[serde(default = "usual_values")]
        values: f32,
    },
    /// Some moves get more weight by chance (Dirichlet).
    Noise {
        /// Small numbers put the weight on few moves.
        alpha: f32,
        /// The share of the noise in the policy.
        share: f32,
        /// How many simulations noise can force; 0 forces none.
        forced: f32,
    },
}

/// Little enough that searches of a few simulations do not follow the noise of a young network's
/// values.
fn usual_values() -> f32 {
    0.1
}

impl Root {
    /// Returns candidates drawn from the policy, with values that count as usual.
    #[must_use]
    pub fn gumbel(candidates: u32) -> Root {
        Root::Gumbel { candidates, values: usual_values() }
    }
}

/// When a solver is asked for the result of a game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exact {
    /// From this ply on.
    pub from_ply: u32,
    /// How many positions it may look at, each time.
    pub nodes: u64,
    /// How many of the games with a known result are played to the end all the same, from 0 to 1,
    /// so that a network sees such positions too.
    pub play_on: f32,
}

/// Settings that make no sense.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("self-play: {setting} {problem}")]
pub struct SelfplayConfigError {
    /// The setting.
    pub setting: &'static str,
    /// What is wrong with it.
    pub problem: &'static str,
}

impl Default for SelfplayConfig {
    fn default() -> SelfplayConfig {
        SelfplayConfig {
            sims: 200,
            cheap_sims: 40,
            full_share: 0.5,
            root: Root::gumbel(16),
            random_plies: 0,
            temp_moves: 12,
            temperature: 1.0,
            late_temperature: 0.0,
            c_puct: 1.5,
            fpu: 0.2,
            reuse: true,
            resign: None,
            exact: None,
            games_in_flight: 64,
            leaves: 1,
            tree_mib: 32,
        }
    }
}

impl SelfplayConfig {
    /// Returns the usual settings for the game `S`.
    #[must_use]
    pub fn of<S: BoardGame>() -> SelfplayConfig {
        let exact = S::SOLVER.map(|solver| Exact {
            from_ply: solver.cheap_from,
            nodes: 2_000,
            play_on: 0.25,
        });
        SelfplayConfig { exact, ..SelfplayConfig::default() }
    }

    /// Checks that games can be played like this.
    ///
    /// # Errors
    /// When a number is outside of what it can be.
    pub fn check(&self) -> Result<(), SelfplayConfigError> {
        let wrong = |setting, problem| Err(SelfplayConfigError { setting, problem });
        let is_share = |share: f32| (0.0..=1.0).contains(&share);
        let is_size = |number: f32| number.is_finite() && number >= 0.0;
        if !(1..=1_000_000).contains(&self.sims) {
            return wrong("sims", "is a number from 1 to 1000000");
        }
        if !(1..=1_000_000).contains(&self.cheap_sims) {
            return wrong("cheap_sims", "is a number from 1 to 1000000");
        }
        if self.random_plies > 100 {
            return wrong("random_plies", "is a number from 0 to 100");
        }
        if !is_share(self.full_share) {
            return wrong("full_share", "is a number from 0 to 1");
        }
        if ![self.temperature, self.late_temperature].into_iter().all(is_size) {
            return wrong("temperature", "is a number from 0 on");
        }
        if ![self.c_puct, self.fpu.abs()].into_iter().all(is_size) {
            return wrong("c_puct", "and fpu are numbers");
        }
        match self.root {
            Root::Gumbel { candidates: 0, .. } => return wrong("root", "has no candidates"),
            Root::Gumbel { values, .. } if !is_size(values) => {
                return wrong("root", "has values from 0 on");
            }
            Root::Noise { alpha, share, forced }
                if !(is_size(alpha) && alpha > 0.0 && is_share(share) && is_size(forced)) =>
            {
                return wrong("root", "has noise with alpha above 0, a share from 0 to 1");
            }
            _ => {}
        }
        if self.resign.is_some_and(|resign| !resign.is_sane()) {
            return wrong("resign", "has shares and a threshold from 0 to 1");
        }
        if self.exact.is_some_and(|exact| !is_share(exact.play_on)) {
            return wrong("exact", "has a play_on from 0 to 1");
        }
        if !(1..=65_536).contains(&self.games_in_flight) || !(1..=1024).contains(&self.leaves) {
            return wrong("games_in_flight", "is a number from 1 to 65536, leaves from 1 to 1024");
        }
        if self.tree_mib == 0 {
            return wrong("tree_mib", "is a number from 1 on");
        }
        Ok(())
    }

    /// Returns how a search is made, at a `ply` of the game.
    pub(super) fn puct(&self, kind: Searched, ply: u32) -> PuctConfig {
        let is_full = kind == Searched::Full;
        let (root, noise) = match self.root {
            Root::Gumbel { candidates, values } => {
                let gumbel = if ply < self.temp_moves { self.temperature } else { 0.0 };
                let candidates = candidates as usize;
                (RootRule::SequentialHalving { candidates, gumbel, values }, None)
            }
            Root::Noise { alpha, share, forced } => {
                let noise = is_full.then_some(Noise { alpha, share, forced });
                (RootRule::AsInside, noise)
            }
        };
        PuctConfig {
            rule: Rule::Puct { c: self.c_puct, base: 20_000.0 },
            fpu: self.fpu,
            root,
            noise,
            tree_bytes: u64::from(self.tree_mib) << 20,
            ..PuctConfig::default()
        }
    }

    /// Returns how freely a move is drawn at a `ply` of the game.
    pub(super) fn temperature_at(&self, ply: u32) -> f32 {
        match self.root {
            // Its chance lies in the candidates.
            Root::Gumbel { .. } => 0.0,
            Root::Noise { .. } if ply < self.temp_moves => self.temperature,
            Root::Noise { .. } => self.late_temperature,
        }
    }
}
