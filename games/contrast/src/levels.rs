//! The levels of Contrast.

use sakiyomi_play::LEVELS as COUNT;
use sakiyomi_play::LevelSpec;

/// From level 1 to level 10, by a tournament of all of them (`docs/measurements.md`, "Levels").
pub(super) const LEVELS: [LevelSpec; COUNT] = [
    LevelSpec::new("random", 0),
    LevelSpec::new("runner", 70),
    LevelSpec::new("runner", 40),
    LevelSpec::new("runner", 0),
    LevelSpec::new("expert:depth=1", 25),
    LevelSpec::new("expert:depth=1", 3),
    LevelSpec::new("expert:depth=2", 4),
    LevelSpec::new("expert:depth=3", 3),
    LevelSpec::new("expert:depth=4", 2),
    LevelSpec::new("strongest", 0),
];
