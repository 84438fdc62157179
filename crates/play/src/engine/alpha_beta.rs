//! Options and construction of alpha-beta engines. Games of other crates build their engines with
//! [`quick`].

use crate::msg;
use std::num::NonZeroU32;

use sakiyomi_core::{PerfectInformation, Text};
use sakiyomi_search::{AlphaBeta, AlphaBetaConfig, SearchHooks};

use super::{Built, EngineError, Options};
use crate::Game;

/// The option of the depth, for players that have one by default.
pub const DEPTH: (&str, Text) = ("depth", msg("alpha-beta-option-depth"));

/// The option of the threads.
pub const THREADS: (&str, Text) = ("threads", msg("alpha-beta-option-threads"));

/// No game lasts longer.
const DEEPEST: u32 = 1000;

/// Returns the option of the threads.
pub fn threads(options: &Options<'_>) -> Result<usize, EngineError> {
    options.number(THREADS.0, 1..=MOST_THREADS, 1).map(usize::from)
}

/// More threads than any machine has would only take memory.
const MOST_THREADS: u16 = 256;

/// Makes a player called `classic`: everything to a fixed depth, with a quick evaluation.
pub fn classic<S: Game + PerfectInformation, G: SearchHooks<S>>(
    options: &Options<'_>,
    depth: Option<NonZeroU32>,
    guide: G,
) -> Built<S> {
    let config = for_quick_evaluation(AlphaBetaConfig::full_width());
    Ok(Box::new(AlphaBeta::new(guide, with_depth(options, depth, config)?)))
}

/// Makes an `alpha-beta` player for a quick evaluation.
pub fn quick<S: Game + PerfectInformation, G: SearchHooks<S>>(
    options: &Options<'_>,
    guide: G,
) -> Built<S> {
    Ok(Box::new(AlphaBeta::new(guide, for_quick_evaluation(alpha_beta(options)?))))
}

/// Returns `config` with the option `depth`, which is `default` when it is not given.
fn with_depth(
    options: &Options<'_>,
    default: Option<NonZeroU32>,
    config: AlphaBetaConfig,
) -> Result<AlphaBetaConfig, EngineError> {
    let default = default.map_or(DEEPEST, NonZeroU32::get);
    let depth = options.number("depth", 1..=DEEPEST, default)?;
    Ok(AlphaBetaConfig { depth: Some(depth), ..config })
}

/// Returns the search of the players called `alpha-beta`, with their options.
pub fn alpha_beta(options: &Options<'_>) -> Result<AlphaBetaConfig, EngineError> {
    let threads = threads(options)?;
    with_depth(options, None, AlphaBetaConfig { threads, ..AlphaBetaConfig::default() })
}

/// Returns `config` for an evaluation that is faster than a table probe at the last ply.
const fn for_quick_evaluation(config: AlphaBetaConfig) -> AlphaBetaConfig {
    AlphaBetaConfig { table_depth: 2, ..config }
}
