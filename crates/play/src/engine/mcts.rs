//! What the players share which search by simulations: their options, and how they are made. Games
//! of other crates make their players with [`uct`] and [`puct`].

use crate::msg;
use std::path::Path;

use sakiyomi_core::{Encode, PerfectInformation, Reason, Text};
use sakiyomi_nn::{NetEvaluator, file};
use sakiyomi_search::SearchHooks;
use sakiyomi_search::mcts::{
    HooksEvaluator, Playouts, Puct, PuctConfig, Rollout, Scale, Uniformly,
};

use super::alpha_beta::{THREADS, threads};
use super::{Built, EngineError, EngineInfo, EngineKind, Options};
use crate::Game;

/// The option of the simulations.
pub const SIMS: (&str, Text) = ("sims", msg("mcts-option-sims"));

/// The option of the network.
pub const NET: (&str, Text) = ("net", msg("mcts-option-net"));

const SHIPPED: &str = "default";
/// Evaluations that a network remembers.
const REMEMBERED: usize = 1 << 14;

/// The option of the playouts.
pub const PLAYOUTS: (&str, Text) = ("playouts", msg("mcts-option-playouts"));

/// Makes a `uct` player with the options [`SIMS`], [`PLAYOUTS`] and [`THREADS`].
pub fn uct<S: Game + PerfectInformation, R: Rollout<S>>(
    options: &Options<'_>,
    seed: u64,
    rollout: R,
    config: PuctConfig,
) -> Built<S> {
    let config = configured(options, config)?;
    Ok(match options.choice(PLAYOUTS.0, &[("heuristic", true), ("random", false)])? {
        true => Box::new(Puct::new(Playouts::new(rollout, seed), config, seed)),
        false => Box::new(Puct::new(Playouts::new(Uniformly, seed), config, seed)),
    })
}

/// Makes a `puct` player, which evaluates by `guide` unless the option [`NET`] names a network.
pub fn puct<S: Game + PerfectInformation + Encode, G: SearchHooks<S>>(
    options: &Options<'_>,
    seed: u64,
    guide: G,
    scale: Scale,
) -> Built<S> {
    if options.text(NET.0).is_some() {
        return net(options, seed);
    }
    // An evaluator that takes no batches gains nothing from them.
    let config = PuctConfig { batch: 1, ..PuctConfig::default() };
    let config = configured(options, config)?;
    Ok(Box::new(Puct::new(HooksEvaluator::new(guide, scale), config, seed)))
}

/// Returns the player `net` of a game that comes with a network.
pub const fn net_kind<S: Game + PerfectInformation + Encode>() -> EngineKind<S> {
    EngineKind {
        info: EngineInfo {
            name: "net",
            summary: msg("engine-net"),
            options: &[NET, SIMS, THREADS],
        },
        build: net,
    }
}

/// Makes a `net` player, with the shipped network unless the option [`NET`] names another.
pub fn net<S: Game + PerfectInformation + Encode>(options: &Options<'_>, seed: u64) -> Built<S> {
    Ok(Box::new(net_player(options, seed)?))
}

/// Returns the player behind [`net`].
pub fn net_player<S: Game + PerfectInformation + Encode>(
    options: &Options<'_>,
    seed: u64,
) -> Result<Puct<S, NetEvaluator<S>>, EngineError> {
    let config = configured(options, PuctConfig::default())?;
    let path = options.text(NET.0).unwrap_or(SHIPPED);
    let evaluator = network::<S>(Path::new(path))?.with_cache(REMEMBERED);
    Ok(Puct::new(evaluator, config, seed).with_static_win(S::STATIC_WIN))
}

fn network<S: Game + Encode>(path: &Path) -> Result<NetEvaluator<S>, EngineError> {
    let error =
        |problem| EngineError::File { engine: "net".to_owned(), path: path.to_owned(), problem };
    let net = match S::NETWORK.and_then(|network| network.shipped) {
        Some(bytes) if path == Path::new(SHIPPED) => file::from_bytes(bytes),
        None if path == Path::new(SHIPPED) => {
            return Err(error(Reason::new(msg("mcts-no-network")).with("game", S::INFO.id)));
        }
        _ => file::load(path),
    };
    let net = net.map_err(|failure| error(failure.problem.to_string().into()))?;
    NetEvaluator::new(&net).map_err(|mismatch| error(mismatch.to_string().into()))
}

fn configured(options: &Options<'_>, config: PuctConfig) -> Result<PuctConfig, EngineError> {
    let given = options.text(SIMS.0).map(|_| options.number(SIMS.0, 1..=u64::MAX, 1));
    let simulations = given.transpose()?;
    let threads = threads(options)?;
    // Threads meet at the tree between batches: larger ones let them meet less often.
    let batch = if threads > 1 { config.batch.max(4) } else { config.batch };
    Ok(PuctConfig { simulations, threads, batch, ..config })
}
