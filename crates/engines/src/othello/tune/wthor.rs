//! Games of the WTHOR database, as positions with what they led to.
//!
//! A file has 16 bytes of header, then 68 bytes a game, the last 60 of them the
//! moves as 10 * row + column. Passes are not recorded.

use sakiyomi_core::State as _;
use sakiyomi_games::othello::{Board, Othello, read_transcript};

const HEADER: usize = 16;
const RECORD: usize = 68;

/// The positions of a game in which a disc can be placed, each with the result for the player to move.
pub(super) type Positions = Vec<(Board, i32)>;

/// Returns the positions of each game in a WTHOR file. Unfinished games are left out.
///
/// # Errors
/// When the bytes are no such file, with the place in it.
pub(super) fn games(bytes: &[u8]) -> Result<Vec<Positions>, String> {
    let body = bytes.get(HEADER..).ok_or("not a WTHOR file: it is shorter than its header")?;
    if body.len() % RECORD != 0 {
        return Err(format!("not a WTHOR file: {} bytes are no whole games", body.len()));
    }
    let mut games = Vec::new();
    for (index, record) in body.chunks_exact(RECORD).enumerate() {
        let at = |problem: String| {
            format!("byte {}, game {}: {problem}", HEADER + index * RECORD, index + 1)
        };
        let text: String = record[8..]
            .iter()
            .take_while(|&&code| code != 0)
            .map(|&code| {
                format!("{}{}", char::from(b'a' + (code % 10).wrapping_sub(1) % 26), code / 10)
            })
            .collect();
        let moves =
            read_transcript(Othello::start(), &text).map_err(|error| at(error.to_string()))?;
        let mut states = vec![Othello::start()];
        for mv in moves {
            let mut next = states[states.len() - 1];
            next.apply(mv);
            states.push(next);
        }
        let last = states[states.len() - 1];
        if last.outcome().is_none() {
            continue;
        }
        let (result, seat) = (last.tournament_score(), last.to_move());
        let own_result = |state: &Othello| if state.to_move() == seat { result } else { -result };
        games.push(
            states
                .iter()
                .filter(|state| state.board().mobility() != 0)
                .map(|state| (state.board(), own_result(state)))
                .collect(),
        );
    }
    Ok(games)
}
