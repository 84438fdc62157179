//! The levels of Score Four.

use sakiyomi_play::LEVELS as COUNT;
use sakiyomi_play::LevelSpec;

/// From level 1 to level 10; a tournament orders them (`docs/measurements.md`).
pub(super) const LEVELS: [LevelSpec; COUNT] = [
    LevelSpec::new("random", 0),
    LevelSpec::new("heuristic", 50),
    LevelSpec::new("heuristic", 20),
    LevelSpec::new("classic:depth=1", 15),
    LevelSpec::new("classic:depth=2", 8),
    LevelSpec::new("classic:depth=4", 4),
    LevelSpec::new("expert:depth=3", 5),
    LevelSpec::new("expert:depth=5", 3),
    LevelSpec::new("expert:depth=7", 2),
    LevelSpec::new("strongest", 0),
];
