//! The levels of Othello.

use crate::LevelSpec;
use crate::level::LEVELS as COUNT;

/// From level 1 to level 10. Chosen by judgement, not calibrated yet.
pub(super) const LEVELS: [LevelSpec; COUNT] = [
    LevelSpec::new("random", 0),
    LevelSpec::new("greedy", 30),
    LevelSpec::new("classic:depth=1", 40),
    LevelSpec::new("classic:depth=1", 20),
    LevelSpec::new("classic:depth=1", 5),
    LevelSpec::new("classic:depth=2", 5),
    LevelSpec::new("classic:depth=3", 3),
    LevelSpec::new("classic:depth=4", 0),
    LevelSpec::new("classic", 0),
    LevelSpec::new("strongest", 0),
];
