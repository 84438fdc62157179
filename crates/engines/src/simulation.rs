//! What the players share which search by simulations: their options, and how they are made.

use sakiyomi_core::{PerfectInformation, Text};
use sakiyomi_search::Guide;
use sakiyomi_search::puct::{
    GuideEvaluator, Playouts, Puct, PuctConfig, Rollout, Scale, Uniformly,
};

use crate::look_ahead::threads;
use crate::{Built, EngineError, Game, Options};

/// The option of the simulations.
pub(crate) const SIMS: (&str, Text) = (
    "sims",
    Text {
        en: "how many simulations a move may take (as many as there is time for when not given)",
        ja: "1手あたりの試行回数（省略時は時間の許すかぎり）",
    },
);

/// The option of the playouts.
pub(crate) const PLAYOUTS: (&str, Text) = (
    "playouts",
    Text {
        en: "how positions are played out: heuristic (the default) or random",
        ja: "終局までの打ち方。heuristic（既定）か random",
    },
);

/// How positions are played out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Heuristic,
    Random,
}

/// Makes a player called `uct`, whose playouts follow `rollout` unless they are to be random.
pub(crate) fn uct<S: Game + PerfectInformation, R: Rollout<S>>(
    options: &Options<'_>,
    seed: u64,
    rollout: R,
    config: PuctConfig,
) -> Built<S> {
    let config = configured(options, config)?;
    let kinds = [("heuristic", Kind::Heuristic), ("random", Kind::Random)];
    Ok(match options.choice(PLAYOUTS.0, &kinds)? {
        Kind::Heuristic => Box::new(Puct::new(Playouts::new(rollout, seed), config, seed)),
        Kind::Random => Box::new(Puct::new(Playouts::new(Uniformly, seed), config, seed)),
    })
}

/// Makes a player called `puct`, which believes `guide`.
pub(crate) fn puct<S: Game + PerfectInformation, G: Guide<S>>(
    options: &Options<'_>,
    seed: u64,
    guide: G,
    scale: Scale,
) -> Built<S> {
    // An evaluator that takes no batches gains nothing from them.
    let config = PuctConfig { batch: 1, ..PuctConfig::default() };
    let config = configured(options, config)?;
    Ok(Box::new(Puct::new(GuideEvaluator::new(guide, scale), config, seed)))
}

/// Returns `config` with the options `sims` and `threads`.
fn configured(options: &Options<'_>, config: PuctConfig) -> Result<PuctConfig, EngineError> {
    let simulations = match options.text(SIMS.0) {
        None => None,
        Some(_) => Some(options.number(SIMS.0, 1..=u64::MAX, 1)?),
    };
    let threads = threads(options)?;
    // Threads meet at the tree between batches: larger ones let them meet less often.
    let batch = if threads > 1 { config.batch.max(4) } else { config.batch };
    Ok(PuctConfig { simulations, threads, batch, ..config })
}
