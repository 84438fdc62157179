//! The levels of Score Four.

use crate::LevelSpec;
use crate::level::LEVELS as COUNT;

/// From level 1 to level 10. Not calibrated yet: each step leaves fewer moves to chance.
pub(super) const LEVELS: [LevelSpec; COUNT] = [
    LevelSpec::new("random", 0),
    LevelSpec::new("heuristic", 85),
    LevelSpec::new("heuristic", 70),
    LevelSpec::new("heuristic", 55),
    LevelSpec::new("heuristic", 45),
    LevelSpec::new("heuristic", 35),
    LevelSpec::new("heuristic", 25),
    LevelSpec::new("heuristic", 15),
    LevelSpec::new("heuristic", 5),
    LevelSpec::new("strongest", 0),
];
