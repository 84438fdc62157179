//! A pair as one line of JSON.

use std::time::Duration;

use serde_json::{Value, json};

use crate::result::{Ending, FaultKind, GameResult, PairResult, Spent};

/// Writes the pair number `index`, from 0; people count from 1.
pub(crate) fn write(pair: &PairResult, index: usize) -> String {
    json!({
        "pair": index + 1,
        "players": pair.players,
        "half_points": pair.half_points(),
        "opening": pair.opening,
        "games": pair.games.iter().map(game_value).collect::<Vec<_>>(),
        "spent": pair.spent.iter().map(spent_value).collect::<Vec<_>>(),
    })
    .to_string()
}

/// Reads what [`write`] wrote, for pair number `index` of a contest of `contestants`.
pub(crate) fn read(line: &str, index: usize, contestants: usize) -> Result<PairResult, String> {
    let value: Value = serde_json::from_str(line).map_err(|_| "this is not JSON".to_owned())?;
    if value["pair"] != json!(index + 1) {
        return Err(format!("expected pair {}, found {}", index + 1, value["pair"]));
    }
    read_pair(&value, contestants).ok_or_else(|| "this is not the result of a pair".to_owned())
}

fn read_pair(value: &Value, contestants: usize) -> Option<PairResult> {
    let players = both(&value["players"], |player| {
        let player = usize::try_from(player.as_u64()?).ok()?;
        (player < contestants).then_some(player)
    })?;
    Some(PairResult {
        players,
        opening: value["opening"].as_str()?.to_owned(),
        games: both(&value["games"], read_game)?,
        spent: both(&value["spent"], read_spent)?,
    })
}

fn both<T>(value: &Value, read: impl Fn(&Value) -> Option<T>) -> Option<[T; 2]> {
    match value.as_array()?.as_slice() {
        [one, two] => Some([read(one)?, read(two)?]),
        _ => None,
    }
}

fn game_value(game: &GameResult) -> Value {
    let mut value = json!({
        "half_points": game.half_points,
        "result": game.result,
        "plies": game.plies,
    });
    if let Ending::Fault { by, kind, detail } = &game.ending {
        value["fault"] = json!({ "by": by, "kind": kind.word(), "detail": detail });
    }
    value
}

fn read_game(value: &Value) -> Option<GameResult> {
    let ending = match &value["fault"] {
        Value::Null => Ending::Rules,
        fault => Ending::Fault {
            by: usize::try_from(fault["by"].as_u64()?).ok().filter(|&by| by < 2)?,
            kind: *FaultKind::ALL.iter().find(|kind| fault["kind"] == kind.word())?,
            detail: fault["detail"].as_str()?.to_owned(),
        },
    };
    Some(GameResult {
        half_points: u8::try_from(value["half_points"].as_u64()?).ok().filter(|&n| n <= 2)?,
        result: value["result"].as_str()?.to_owned(),
        ending,
        plies: usize::try_from(value["plies"].as_u64()?).ok()?,
    })
}

fn spent_value(spent: &Spent) -> Value {
    let micros = |time: Duration| u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
    json!({
        "moves": spent.moves,
        "wall_us": micros(spent.wall),
        "max_wall_us": micros(spent.max_wall),
        "cpu_us": micros(spent.cpu),
        "max_cpu_us": micros(spent.max_cpu),
        "nodes": spent.nodes,
        "overruns": spent.overruns,
    })
}

fn read_spent(value: &Value) -> Option<Spent> {
    let number = |key: &str| value[key].as_u64();
    let micros = |key: &str| number(key).map(Duration::from_micros);
    Some(Spent {
        moves: number("moves")?,
        wall: micros("wall_us")?,
        max_wall: micros("max_wall_us")?,
        cpu: micros("cpu_us")?,
        max_cpu: micros("max_cpu_us")?,
        nodes: number("nodes")?,
        overruns: number("overruns")?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> PairResult {
        let detail = "it said \"no\"\nand left".to_owned();
        let ending = Ending::Fault { by: 1, kind: FaultKind::Crash, detail };
        let time = Duration::from_micros;
        let spent = Spent {
            moves: 30,
            wall: time(5_000_001),
            max_wall: time(700),
            cpu: time(4),
            max_cpu: time(3),
            nodes: 99,
            overruns: 1,
        };
        PairResult {
            players: [2, 0],
            opening: "f5 d6".to_owned(),
            games: [
                GameResult { half_points: 2, result: "second crashed".into(), ending, plies: 9 },
                GameResult {
                    half_points: 1,
                    result: "draw".into(),
                    ending: Ending::Rules,
                    plies: 60,
                },
            ],
            spent: [spent, Spent::default()],
        }
    }

    #[test]
    fn a_pair_is_read_as_it_was_written() {
        let line = write(&sample(), 4);
        assert!(!line.contains('\n'), "{line}");
        assert_eq!(read(&line, 4, 3), Ok(sample()));
    }

    #[test]
    fn anything_else_is_refused() {
        let line = write(&sample(), 4);
        assert_eq!(read(&line, 3, 3), Err("expected pair 4, found 5".to_owned()));
        assert!(read(&line, 4, 2).is_err(), "player 2 does not take part");
        assert!(read(&line[..line.len() - 1], 4, 3).is_err());
        for (from, to) in [("\"crash\"", "\"boredom\""), ("\"by\":1", "\"by\":2"), ("60", "-60")] {
            assert!(line.contains(from));
            assert!(read(&line.replace(from, to), 4, 3).is_err(), "{to}");
        }
    }
}
