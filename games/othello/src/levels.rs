//! The levels of Othello.

use sakiyomi_play::LEVELS as COUNT;
use sakiyomi_play::LevelSpec;

/// From level 1 to level 10; matches show how far they are apart (`docs/measurements.md`).
pub(super) const LEVELS: [LevelSpec; COUNT] = [
    LevelSpec::new("random", 0),
    LevelSpec::new("classic:depth=1", 50),
    LevelSpec::new("classic:depth=1", 8),
    LevelSpec::new("classic:depth=2", 5),
    LevelSpec::new("classic:depth=3", 3),
    LevelSpec::new("classic", 3),
    LevelSpec::new("expert:depth=2", 2),
    LevelSpec::new("expert:depth=4", 1),
    LevelSpec::new("expert:depth=8", 0),
    LevelSpec::new("strongest", 0),
];
