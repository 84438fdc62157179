//! How games of self-play are played.

use crate::msg;
use sakiyomi_core::{Reason, Text, localized};
use sakiyomi_play::BoardGame;
use sakiyomi_search::mcts::{Noise, PuctConfig, RootRule, Rule};
use serde::{Deserialize, Serialize};

use super::Resign;
use crate::record::Searched;

/// How games of self-play are played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SelfplayConfig {
    /// Simulations of a full search, which gives a policy target.
    pub sims: u32,
    /// Simulations of a cheap search, which only chooses the move (playout cap randomization).
    pub cheap_sims: u32,
    /// The share of full searches.
    pub full_share: f32,
    /// Exploration at the root of full searches.
    pub root: Root,
    /// Each game begins with up to this many random moves, which are not trained on. Without them a
    /// network with a sharp policy would see only a few openings.
    pub random_plies: u32,
    /// The first plies, in which moves are sampled.
    pub temp_moves: u32,
    /// The temperature there; 1 samples in proportion to the visits.
    pub temperature: f32,
    /// The temperature after that; 0 plays the best move.
    pub late_temperature: f32,
    /// The exploration constant of PUCT.
    pub c_puct: f32,
    /// First-play urgency: how much less than its parent an unvisited move is worth.
    pub fpu: f32,
    /// Whether a search reuses the tree of the last one.
    pub reuse: bool,
    /// When a player resigns, if ever; never in games with a margin.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resign: Option<Resign>,
    /// When the solver is used, if ever.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exact: Option<Exact>,
    /// Games that one worker plays at once; their leaves share a batch.
    pub games_in_flight: u32,
    /// Leaves that one game adds to a batch.
    pub leaves: u32,
    /// The most memory for the tree of one game, in MiB.
    pub tree_mib: u32,
}

/// Exploration at the root of a full search.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Root {
    /// Gumbel sampling with sequential halving.
    Gumbel {
        /// How many moves are sampled.
        candidates: u32,
        /// The weight of the values beside the policy.
        #[serde(default = "usual_values")]
        values: f32,
    },
    /// Dirichlet noise.
    Noise {
        /// Its concentration.
        alpha: f32,
        /// Its share of the policy.
        share: f32,
        /// The strength of forced playouts; 0 forces none.
        forced: f32,
    },
}

/// Small enough that short searches do not follow the noise of a young network's values.
fn usual_values() -> f32 {
    0.1
}

impl Root {
    /// Returns Gumbel sampling with the usual weight of values.
    pub fn gumbel(candidates: u32) -> Root {
        Root::Gumbel { candidates, values: usual_values() }
    }

    /// Returns AlphaZero's exploration: a quarter of Dirichlet noise, as concentrated as in chess,
    /// and no forced playouts. Policy targets are the visit counts.
    pub fn dirichlet() -> Root {
        Root::Noise { alpha: 0.3, share: 0.25, forced: 0.0 }
    }
}

/// When the solver ends a game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exact {
    /// From this ply on.
    pub from_ply: u32,
    /// The nodes of a query.
    pub nodes: u64,
    /// The share of solved games that are played to the end, so that a network sees such positions.
    pub play_on: f32,
}

/// Impossible settings.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub struct SelfplayConfigError {
    /// The setting.
    pub setting: &'static str,
    /// What is wrong with it.
    pub problem: Text,
}

impl SelfplayConfigError {
    /// Returns which setting is impossible, and why.
    pub fn reason(&self) -> Reason {
        Reason::new(msg("selfplay-setting"))
            .with("setting", self.setting)
            .with_text("problem", self.problem)
    }
}

localized!(SelfplayConfigError);

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
    pub fn of<S: BoardGame>() -> SelfplayConfig {
        let exact = S::SOLVER.map(|solver| Exact {
            from_ply: solver.cheap_from,
            nodes: 2_000,
            play_on: 0.25,
        });
        SelfplayConfig { exact, ..SelfplayConfig::default() }
    }

    /// Checks the settings.
    pub fn check(&self) -> Result<(), SelfplayConfigError> {
        let is_share = |share: f32| (0.0..=1.0).contains(&share);
        let is_size = |number: f32| number.is_finite() && number >= 0.0;
        let is_count = |sims: u32| (1..=1_000_000).contains(&sims);
        let (candidates, values, noise) = match self.root {
            Root::Gumbel { candidates, values } => (candidates > 0, is_size(values), true),
            Root::Noise { alpha, share, forced } => {
                (true, true, is_size(alpha) && alpha > 0.0 && is_share(share) && is_size(forced))
            }
        };
        let temperatures = [self.temperature, self.late_temperature];
        let in_flight =
            (1..=65_536).contains(&self.games_in_flight) && (1..=1024).contains(&self.leaves);
        let checks = [
            (is_count(self.sims), "sims", msg("selfplay-sims")),
            (is_count(self.cheap_sims), "cheap_sims", msg("selfplay-sims")),
            (self.random_plies <= 100, "random_plies", msg("selfplay-plies")),
            (is_share(self.full_share), "full_share", msg("selfplay-share")),
            (temperatures.into_iter().all(is_size), "temperature", msg("selfplay-size")),
            (is_size(self.c_puct) && is_size(self.fpu.abs()), "c_puct", msg("selfplay-numbers")),
            (candidates, "root", msg("selfplay-candidates")),
            (values, "root", msg("selfplay-values")),
            (noise, "root", msg("selfplay-noise")),
            (self.resign.is_none_or(Resign::is_sane), "resign", msg("selfplay-resign")),
            (
                self.exact.is_none_or(|exact| is_share(exact.play_on)),
                "exact",
                msg("selfplay-exact"),
            ),
            (in_flight, "games_in_flight", msg("selfplay-in-flight")),
            (self.tree_mib > 0, "tree_mib", msg("selfplay-tree")),
        ];
        match checks.into_iter().find(|(is_fine, ..)| !is_fine) {
            Some((_, setting, problem)) => Err(SelfplayConfigError { setting, problem }),
            None => Ok(()),
        }
    }

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

    pub(super) fn temperature_at(&self, ply: u32) -> f32 {
        match self.root {
            // It samples the candidates instead.
            Root::Gumbel { .. } => 0.0,
            Root::Noise { .. } if ply < self.temp_moves => self.temperature,
            Root::Noise { .. } => self.late_temperature,
        }
    }
}
