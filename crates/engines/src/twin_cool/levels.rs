//! The levels of Twin Cool.

use crate::LevelSpec;
use crate::level::LEVELS as COUNT;

/// From level 1 to level 10. Not calibrated yet: each step leaves less to chance.
pub(super) const LEVELS: [LevelSpec; COUNT] = [
    LevelSpec::new("random", 0),
    LevelSpec::new("flexible", 85),
    LevelSpec::new("flexible", 70),
    LevelSpec::new("flexible", 55),
    LevelSpec::new("flexible", 45),
    LevelSpec::new("flexible", 35),
    LevelSpec::new("flexible", 25),
    LevelSpec::new("flexible", 15),
    LevelSpec::new("flexible", 5),
    LevelSpec::new("strongest", 0),
];
