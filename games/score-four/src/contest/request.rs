//! A contest request, and what can be wrong with it.

use crate::{ScoreFour, SetupError};
use sakiyomi_core::{Outcome, Quoted, Seat, State as _};
use serde_json::{Map, Value};

/// A request that cannot be answered with a move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RequestError {
    /// The line is no JSON.
    #[error("the request is no JSON: {0}")]
    Json(String),
    /// The line is JSON, but not an object.
    #[error("a request is an object {{\"board\": ..., \"player\": ..., \"last_move\": ...}}")]
    NoObject,
    /// A field is missing.
    #[error("the request has no {0:?}")]
    Missing(&'static str),
    /// A list of the board has another length than 4.
    #[error("{0} is {1}, not a list of 4")]
    Shape(String, String),
    /// A cell is neither empty nor a bead.
    #[error("{0} is {1}, not 0 (empty), 1 or 2")]
    Cell(String, String),
    /// There are two players.
    #[error("player is {0}, not 1 or 2")]
    Player(String),
    /// No game has these beads.
    #[error("the board cannot be: {0}")]
    Board(#[from] SetupError),
    /// The other player is to move.
    #[error(
        "player {player} is asked, but with {first} against {second} beads it is the other's turn"
    )]
    Turn {
        /// The player in the request.
        player: usize,
        /// The beads of player 1.
        first: u32,
        /// The beads of player 2.
        second: u32,
    },
    /// There is nothing left to play.
    #[error("the game is over: {0}")]
    Over(&'static str),
}

/// Reads a request, and returns its position. `last_move` is ignored: contest drivers differ in
/// what they send for it before the first move.
pub fn read_request(line: &str) -> Result<ScoreFour, RequestError> {
    let value: Value =
        serde_json::from_str(line).map_err(|error| RequestError::Json(error.to_string()))?;
    let Value::Object(request) = value else { return Err(RequestError::NoObject) };
    let beads = read_board(field(&request, "board")?)?;
    let player = read_player(field(&request, "player")?)?;
    let state = ScoreFour::from_beads(beads[0], beads[1])?;
    if let Some(outcome) = state.outcome() {
        return Err(RequestError::Over(match outcome {
            Outcome::Won { by: Seat::First, .. } => "player 1 has four in a line",
            Outcome::Won { .. } => "player 2 has four in a line",
            _ => "the board is full",
        }));
    }
    if state.to_move() != player {
        let [first, second] = beads.map(u64::count_ones);
        return Err(RequestError::Turn { player: player.index() + 1, first, second });
    }
    Ok(state)
}

fn field<'a>(
    request: &'a Map<String, Value>,
    name: &'static str,
) -> Result<&'a Value, RequestError> {
    request.get(name).ok_or(RequestError::Missing(name))
}

/// Reads `board[z][y][x]` into the beads of both players.
fn read_board(board: &Value) -> Result<[u64; 2], RequestError> {
    let mut beads = [0u64; 2];
    for (z, level) in four(board, || "board".to_owned())?.iter().enumerate() {
        for (y, row) in four(level, || format!("board[{z}]"))?.iter().enumerate() {
            for (x, cell) in four(row, || format!("board[{z}][{y}]"))?.iter().enumerate() {
                let bit = 1 << (16 * z + 4 * y + x);
                match cell.as_u64() {
                    Some(0) => {}
                    Some(1) => beads[0] |= bit,
                    Some(2) => beads[1] |= bit,
                    _ => {
                        let place = format!("board[{z}][{y}][{x}]");
                        return Err(RequestError::Cell(place, shown(cell)));
                    }
                }
            }
        }
    }
    Ok(beads)
}

fn four(value: &Value, place: impl Fn() -> String) -> Result<&[Value], RequestError> {
    match value {
        Value::Array(list) if list.len() == 4 => Ok(list),
        Value::Array(list) => {
            Err(RequestError::Shape(place(), format!("a list of {}", list.len())))
        }
        other => Err(RequestError::Shape(place(), shown(other))),
    }
}

fn read_player(player: &Value) -> Result<Seat, RequestError> {
    match player.as_u64() {
        Some(1) => Ok(Seat::First),
        Some(2) => Ok(Seat::Second),
        _ => Err(RequestError::Player(shown(player))),
    }
}

/// Shows a JSON value on one short line.
fn shown(value: &Value) -> String {
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) => value.to_string(),
        Value::String(text) => Quoted(text).to_string(),
        Value::Array(_) | Value::Object(_) => {
            let text = value.to_string();
            if text.len() <= 30 { text } else { "a longer value".to_owned() }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Writes a request with beads `(z, y, x, player)`.
    fn request(player: u8, beads: &[(usize, usize, usize, u8)]) -> String {
        let mut board = [[[0; 4]; 4]; 4];
        for &(z, y, x, bead) in beads {
            board[z][y][x] = bead;
        }
        format!("{{\"board\": {board:?}, \"player\": {player}, \"last_move\": null}}")
    }

    fn problem(line: &str) -> String {
        read_request(line).unwrap_err().to_string()
    }

    #[test]
    fn a_board_is_read_by_level_row_and_column() {
        let state = read_request(&request(1, &[(0, 2, 1, 1), (1, 2, 1, 2)])).unwrap();
        assert_eq!(state.beads(), (1 << 9, 1 << 25));
        assert_eq!(read_request(&request(1, &[])).unwrap(), ScoreFour::start());
    }

    #[test]
    fn what_drivers_send_as_last_move_does_not_matter() {
        let board = [[[0; 4]; 4]; 4];
        for last in ["null", "[0,0,0]", "[-1,-1,-1]", "\"none\"", "{}"] {
            let line = format!("{{\"board\":{board:?},\"player\":1,\"last_move\":{last}}}");
            assert!(read_request(&line).is_ok(), "{line}");
        }
    }

    #[test]
    fn a_board_of_the_wrong_shape_is_named_with_the_place() {
        let ask = |board: &str| problem(&format!("{{\"board\": {board}, \"player\": 1}}"));
        let row = "[0,0,0,0]";
        let level = format!("[{row},{row},{row},{row}]");
        assert_eq!(ask("[]"), "board is a list of 0, not a list of 4");
        assert_eq!(ask("7"), "board is 7, not a list of 4");
        assert_eq!(
            ask(&format!("[{level},{level},{level}]")),
            "board is a list of 3, not a list of 4"
        );
        assert_eq!(
            ask(&format!("[{level},[{row},{row},{row}],{level},{level}]")),
            "board[1] is a list of 3, not a list of 4"
        );
        assert_eq!(
            ask(&format!("[{level},[{row},{row},[0,0,0,0,0],{row}],{level},{level}]")),
            "board[1][2] is a list of 5, not a list of 4"
        );
        for (cell, shown) in
            [("3", "3"), ("-1", "-1"), ("1.0", "1.0"), ("\"X\"", "\"X\""), ("null", "null")]
        {
            assert_eq!(
                ask(&format!("[{level},{level},{level},[{row},[0,{cell},0,0],{row},{row}]]")),
                format!("board[3][1][1] is {shown}, not 0 (empty), 1 or 2")
            );
        }
    }

    #[test]
    fn beads_that_no_game_has_are_named() {
        assert_eq!(
            problem(&request(2, &[(1, 0, 0, 1)])),
            "the board cannot be: the bead in a1 on level 2 has none below it"
        );
        assert_eq!(
            problem(&request(1, &[(0, 0, 0, 1), (0, 0, 1, 1)])),
            "the board cannot be: X has 2 beads and O has 0; X has as many as O, or one more"
        );
        assert_eq!(
            problem(&request(1, &[(0, 0, 0, 1)])),
            "player 1 is asked, but with 1 against 0 beads it is the other's turn"
        );
        assert_eq!(
            problem(&request(2, &[])),
            "player 2 is asked, but with 0 against 0 beads it is the other's turn"
        );
    }

    #[test]
    fn a_finished_game_has_no_move() {
        let won: Vec<_> =
            (0..4).map(|x| (0, 0, x, 1)).chain((0..3).map(|x| (0, 1, x, 2))).collect();
        assert_eq!(problem(&request(2, &won)), "the game is over: player 1 has four in a line");
    }

    #[test]
    fn a_line_that_is_no_request_is_named() {
        assert!(problem("").starts_with("the request is no JSON: EOF"), "{}", problem(""));
        assert!(problem("get_move(board)").starts_with("the request is no JSON: "));
        assert!(problem(&"[".repeat(10_000)).starts_with("the request is no JSON: recursion"));
        assert!(problem("[]").starts_with("a request is an object"));
        assert_eq!(problem("{}"), "the request has no \"board\"");
        let empty = request(1, &[]);
        assert_eq!(problem(&empty.replace("player", "turn")), "the request has no \"player\"");
        for (player, shown) in [("0", "0"), ("3", "3"), ("\"X\"", "\"X\""), ("null", "null")] {
            let line = empty.replace("\"player\": 1", &format!("\"player\": {player}"));
            assert_eq!(problem(&line), format!("player is {shown}, not 1 or 2"));
        }
    }
}
