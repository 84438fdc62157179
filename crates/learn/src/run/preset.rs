//! Settings that suit a purpose: seconds in a test, a laptop, a machine with a GPU.

use sakiyomi_nn::{NetConfig, Preset};
use sakiyomi_play::{BoardGame, engine_kind};
use sakiyomi_train::TrainConfig;

use super::{BenchConfig, GateConfig, RunConfig, RunPreset};
use crate::selfplay::Root;
use crate::{ReplayConfig, Resign, SelfplayConfig, WindowConfig};

/// Engines that are measured against, where the game has them: those that everybody knows.
const OPPONENTS: [&str; 5] = ["random", "heuristic", "greedy", "runner", "classic"];

impl RunConfig {
    /// Returns the settings of a preset for the game `S`.
    ///
    /// # Panics
    /// Never: every game has a network of every size.
    pub fn preset<S: BoardGame>(preset: RunPreset) -> RunConfig {
        let size = match preset {
            RunPreset::Tiny => Preset::Tiny,
            RunPreset::Small => Preset::Small,
            RunPreset::Full => Preset::Full,
        };
        let net = NetConfig::preset::<S>(size).expect("every game has a network of every size");
        let opponents = OPPONENTS.iter().filter(|name| engine_kind::<S>(name).is_ok());
        let opponents = opponents.map(|&name| name.to_owned()).collect();
        let usual = SelfplayConfig::of::<S>();
        let small = RunConfig {
            game: S::INFO.id.to_owned(),
            preset,
            seed: 1,
            games_per_iteration: 400,
            batch_size: 128,
            reuse: 3.0,
            checkpoint_steps: 200,
            sample_games: 2,
            net,
            selfplay: SelfplayConfig {
                sims: 96,
                cheap_sims: 24,
                full_share: 0.5,
                games_in_flight: 16,
                ..usual.clone()
            },
            train: TrainConfig { ema: 0.99, ..TrainConfig::default() },
            window: WindowConfig::default(),
            replay: ReplayConfig::default(),
            gate: GateConfig { elo0: 0.0, elo1: 50.0, alpha: 0.1, beta: 0.1, pairs: 80, sims: 48 },
            bench: BenchConfig {
                interval: 5,
                games: 40,
                sims: 100,
                nodes: 5_000,
                opponents,
                previous: 2,
            },
        };
        match preset {
            RunPreset::Small => small,
            RunPreset::Tiny => RunConfig {
                // Games on a small board are short: more of them make as many positions.
                games_per_iteration: if small.net.cells() < 16 { 256 } else { 96 },
                batch_size: 32,
                // Few games, learned from more often, are learned by heart.
                reuse: 2.0,
                checkpoint_steps: 20,
                selfplay: SelfplayConfig {
                    sims: 16,
                    cheap_sims: 8,
                    full_share: 1.0,
                    games_in_flight: 16,
                    root: Root::gumbel(8),
                    ..small.selfplay
                },
                train: TrainConfig { ema: 0.98, warmup: 5, rate: 3e-3, ..small.train },
                // One result says little about a position when there are few games.
                replay: ReplayConfig { root_share: 0.5, ..small.replay },
                // A few pairs cannot prove a small gain: only a clear loss keeps the old network.
                gate: GateConfig { elo0: -100.0, elo1: 100.0, pairs: 20, sims: 16, ..small.gate },
                bench: BenchConfig { interval: 2, games: 10, sims: 16, nodes: 500, ..small.bench },
                ..small
            },
            RunPreset::Full => RunConfig {
                games_per_iteration: 2_000,
                batch_size: 1024,
                reuse: 4.0,
                checkpoint_steps: 500,
                sample_games: 4,
                selfplay: SelfplayConfig {
                    sims: 400,
                    cheap_sims: 80,
                    full_share: 0.3,
                    random_plies: 6,
                    root: Root::Gumbel { candidates: 16, values: 0.3 },
                    games_in_flight: 256,
                    resign: S::MAX_MARGIN.is_none().then(Resign::default),
                    ..usual
                },
                train: TrainConfig { half_life: Some(100_000), ..TrainConfig::default() },
                gate: GateConfig {
                    elo1: 20.0,
                    alpha: 0.05,
                    beta: 0.05,
                    pairs: 200,
                    sims: 200,
                    ..small.gate
                },
                bench: BenchConfig { games: 100, sims: 400, nodes: 50_000, ..small.bench },
                ..small
            },
        }
    }
}
