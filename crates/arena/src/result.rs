//! What is known after a pair of games.

use std::time::Duration;

/// Both games of a pair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PairResult {
    /// The players, as numbers of the contestants. The first of them moves first in the first game.
    pub players: [usize; 2],
    /// The opening of both games.
    pub opening: String,
    /// The games; in the second one the seats are exchanged.
    pub games: [GameResult; 2],
    /// What each of the players spent in both games.
    pub spent: [Spent; 2],
}

/// One game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// Half points of the pair's first player: 2 for a win, 1 for a draw.
    pub half_points: u8,
    /// How it ended, as the record says it.
    pub result: String,
    /// Why it ended.
    pub ending: Ending,
    /// Moves played, the opening included.
    pub plies: usize,
}

/// Why a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By the rules.
    Rules,
    /// By a player's fault, which loses the game.
    Fault {
        /// Which of the pair's players, 0 or 1.
        by: usize,
        /// What it did.
        kind: FaultKind,
        /// In words.
        detail: String,
    },
}

/// What a player can do wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FaultKind {
    /// It panicked, or its process ended.
    Crash,
    /// It used too much time, or did not answer.
    Time,
    /// It played what the rules forbid.
    Illegal,
}

impl FaultKind {
    /// All of them.
    pub const ALL: [FaultKind; 3] = [FaultKind::Crash, FaultKind::Time, FaultKind::Illegal];

    /// Returns the word that results use.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            FaultKind::Crash => "crash",
            FaultKind::Time => "time",
            FaultKind::Illegal => "illegal",
        }
    }
}

/// What a player spent on its moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spent {
    /// Moves it was asked for.
    pub moves: u64,
    /// Time on the wall.
    pub wall: Duration,
    /// The longest time on the wall for a move.
    pub max_wall: Duration,
    /// CPU time.
    pub cpu: Duration,
    /// The most CPU time for a move.
    pub max_cpu: Duration,
    /// Nodes, as the player counts them.
    pub nodes: u64,
    /// Moves that took more than the budget and its margin.
    pub overruns: u64,
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

    /// Returns the CPU time of an average move.
    #[must_use]
    pub fn cpu_per_move(&self) -> Duration {
        self.cpu.div_f64(self.moves.max(1) as f64)
    }

    /// Returns the time on the wall of an average move.
    #[must_use]
    pub fn wall_per_move(&self) -> Duration {
        self.wall.div_f64(self.moves.max(1) as f64)
    }
}

impl PairResult {
    /// Returns the half points of the pair's first player, from 0 to 4.
    #[must_use]
    pub fn half_points(&self) -> usize {
        self.games.iter().map(|game| usize::from(game.half_points)).sum()
    }
}
