//! The result of a pair of games, and its line in `results.jsonl`.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Both games of a pair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PairResult {
    /// The players, as indices of the contestants. The first moves first in the first game.
    pub players: [usize; 2],
    /// The opening of both games.
    pub opening: String,
    /// The games; in the second the seats are exchanged.
    pub games: [GameResult; 2],
    /// What each player spent in both games.
    pub spent: [Spent; 2],
}

/// One game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameResult {
    /// Half points of the pair's first player: 2 for a win, 1 for a draw.
    pub half_points: u8,
    /// The result as the record has it.
    pub result: String,
    /// The fault that lost the game, unless it ended by the rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<GameFault>,
    /// Moves played, the opening included.
    pub plies: usize,
}

/// Why a player lost other than by the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameFault {
    /// Which of the pair's players, 0 or 1.
    pub by: usize,
    /// The kind of fault.
    pub kind: FaultKind,
    /// Details for people.
    pub detail: String,
}

/// What a player can do wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FaultKind {
    /// It panicked, or its process ended.
    Crash,
    /// It used too much time, or did not answer.
    Time,
    /// It played an illegal move.
    Illegal,
}

impl FaultKind {
    /// Returns the name in files and reports.
    pub const fn name(self) -> &'static str {
        match self {
            FaultKind::Crash => "crash",
            FaultKind::Time => "time",
            FaultKind::Illegal => "illegal",
        }
    }
}

/// What a player spent on its moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Spent {
    /// Moves chosen.
    pub moves: u64,
    /// Wall time.
    #[serde(rename = "wall_us", with = "micros")]
    pub wall: Duration,
    /// The longest wall time of a move.
    #[serde(rename = "max_wall_us", with = "micros")]
    pub max_wall: Duration,
    /// CPU time.
    #[serde(rename = "cpu_us", with = "micros")]
    pub cpu: Duration,
    /// The most CPU time of a move.
    #[serde(rename = "max_cpu_us", with = "micros")]
    pub max_cpu: Duration,
    /// Nodes, as the player counts them.
    pub nodes: u64,
    /// Moves that took more than the budget and its margin.
    pub overruns: u64,
}

mod micros {
    use super::{Deserialize, Duration};

    pub(super) fn serialize<S: serde::Serializer>(
        time: &Duration,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.serialize_u64(u64::try_from(time.as_micros()).unwrap_or(u64::MAX))
    }

    pub(super) fn deserialize<'de, D: serde::Deserializer<'de>>(
        from: D,
    ) -> Result<Duration, D::Error> {
        u64::deserialize(from).map(Duration::from_micros)
    }
}

impl Spent {
    /// Adds what was spent elsewhere.
    pub fn add(&mut self, other: &Spent) {
        self.moves += other.moves;
        self.wall += other.wall;
        self.max_wall = self.max_wall.max(other.max_wall);
        self.cpu += other.cpu;
        self.max_cpu = self.max_cpu.max(other.max_cpu);
        self.nodes += other.nodes;
        self.overruns += other.overruns;
    }

    /// Returns the average CPU time of a move.
    pub fn cpu_per_move(&self) -> Duration {
        self.cpu.div_f64(self.moves.max(1) as f64)
    }

    /// Returns the average wall time of a move.
    pub fn wall_per_move(&self) -> Duration {
        self.wall.div_f64(self.moves.max(1) as f64)
    }
}

impl PairResult {
    /// Returns the half points of the pair's first player, from 0 to 4.
    pub fn half_points(&self) -> usize {
        self.games.iter().map(|game| usize::from(game.half_points)).sum()
    }

    /// Writes pair number `index`, from 0, as one line of JSON; people count from 1.
    pub(crate) fn to_line(&self, index: usize) -> String {
        let mut line = json!(self);
        line["pair"] = json!(index + 1);
        line["half_points"] = json!(self.half_points());
        line.to_string()
    }

    pub(crate) fn from_line(line: &str, index: usize, contestants: usize) -> Result<Self, String> {
        let value: Value = serde_json::from_str(line).map_err(|_| "this is not JSON".to_owned())?;
        if value["pair"] != json!(index + 1) {
            return Err(format!("expected pair {}, found {}", index + 1, value["pair"]));
        }
        let is_sound = |pair: &PairResult| {
            let is_game = |game: &GameResult| {
                game.half_points <= 2 && game.fault.as_ref().is_none_or(|fault| fault.by < 2)
            };
            pair.players.iter().all(|&player| player < contestants)
                && pair.games.iter().all(is_game)
        };
        let pair = PairResult::deserialize(value).ok().filter(is_sound);
        pair.ok_or_else(|| "this is not the result of a pair".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> PairResult {
        let detail = "it said \"no\"\nand left".to_owned();
        let fault = Some(GameFault { by: 1, kind: FaultKind::Crash, detail });
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
                GameResult { half_points: 2, result: "second crashed".into(), fault, plies: 9 },
                GameResult { half_points: 1, result: "draw".into(), fault: None, plies: 60 },
            ],
            spent: [spent, Spent::default()],
        }
    }

    #[test]
    fn a_pair_is_read_as_it_was_written() {
        let line = sample().to_line(4);
        assert!(!line.contains('\n'), "{line}");
        assert_eq!(PairResult::from_line(&line, 4, 3), Ok(sample()));
    }

    #[test]
    fn anything_else_is_refused() {
        let line = sample().to_line(4);
        assert_eq!(PairResult::from_line(&line, 3, 3), Err("expected pair 4, found 5".to_owned()));
        assert!(PairResult::from_line(&line, 4, 2).is_err(), "player 2 does not take part");
        assert!(PairResult::from_line(&line[..line.len() - 1], 4, 3).is_err());
        for (from, to) in [("\"crash\"", "\"boredom\""), ("\"by\":1", "\"by\":2"), ("60", "-60")] {
            assert!(line.contains(from));
            assert!(PairResult::from_line(&line.replace(from, to), 4, 3).is_err(), "{to}");
        }
    }
}
