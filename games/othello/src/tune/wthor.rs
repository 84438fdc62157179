//! Games of the WTHOR database, as positions with what they led to.

use crate::formats::wthor::{WthorGame, WthorGames};
use crate::{Board, Othello};
use sakiyomi_core::{FileError, State as _};

/// The positions of a game in which a disc can be placed, each with the result for the player to move.
pub(super) type Positions = Vec<(Board, i32)>;

/// Returns the positions of each game in a WTHOR file. Unfinished games are left out.
///
/// # Errors
/// When the bytes are no such file, with the place in it.
pub(super) fn games(bytes: &[u8]) -> Result<Vec<Positions>, FileError> {
    WthorGames::new(bytes)?
        .filter_map(|game| game.map(|game| positions(&game)).transpose())
        .collect()
}

/// Returns the positions of a game; `None` when it was not played to its end.
fn positions(game: &WthorGame) -> Option<Positions> {
    let mut last = Othello::start();
    let mut states = vec![last];
    for &mv in &game.moves {
        last.apply(mv);
        states.push(last);
    }
    last.outcome()?;
    let (result, seat) = (last.tournament_score(), last.to_move());
    let own_result = |state: &Othello| if state.to_move() == seat { result } else { -result };
    let free = states.iter().filter(|state| state.board().mobility() != 0);
    Some(free.map(|state| (state.board(), own_result(state))).collect())
}
