//! The levels of Othello.

use crate::LevelSpec;
use crate::level::LEVELS as COUNT;

/// From level 1 to level 10. Not calibrated yet: each step leaves fewer moves to chance.
pub(super) const LEVELS: [LevelSpec; COUNT] = [
    LevelSpec::new("random", 0),
    LevelSpec::new("greedy", 85),
    LevelSpec::new("greedy", 70),
    LevelSpec::new("greedy", 55),
    LevelSpec::new("greedy", 45),
    LevelSpec::new("greedy", 35),
    LevelSpec::new("greedy", 25),
    LevelSpec::new("greedy", 15),
    LevelSpec::new("greedy", 5),
    LevelSpec::new("strongest", 0),
];
