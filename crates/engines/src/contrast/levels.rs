//! The levels of Contrast.

use crate::LevelSpec;
use crate::level::LEVELS as COUNT;

/// From level 1 to level 10. Not calibrated yet: each step leaves fewer moves to chance.
pub(super) const LEVELS: [LevelSpec; COUNT] = [
    LevelSpec::new("random", 0),
    LevelSpec::new("runner", 85),
    LevelSpec::new("runner", 70),
    LevelSpec::new("runner", 55),
    LevelSpec::new("runner", 45),
    LevelSpec::new("runner", 35),
    LevelSpec::new("runner", 25),
    LevelSpec::new("runner", 15),
    LevelSpec::new("runner", 5),
    LevelSpec::new("strongest", 0),
];
