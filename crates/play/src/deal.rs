//! Tables of card games that differ from the usual one.

use sakiyomi_core::{Rng, State as _};
use sakiyomi_games::twin_cool::{Table, TwinCool};

/// Returns the start of a game at a table where the cards set aside are known, as a position text;
/// `None` for games that set no cards aside.
#[must_use]
pub fn with_set_aside_known(game: &str, seed: u64) -> Option<String> {
    (game == TwinCool::INFO.id).then(|| {
        let table = Table { set_aside_known: true };
        TwinCool::deal(&mut Rng::seeded(seed), table).to_string()
    })
}
