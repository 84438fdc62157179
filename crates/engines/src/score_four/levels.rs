//! The levels of Score Four.

use crate::LevelSpec;
use crate::level::LEVELS as COUNT;

/// From level 1 to level 10. Chosen by judgement, not calibrated yet.
pub(super) const LEVELS: [LevelSpec; COUNT] = [
    LevelSpec::new("random", 0),
    LevelSpec::new("heuristic", 60),
    LevelSpec::new("heuristic", 30),
    LevelSpec::new("heuristic", 0),
    LevelSpec::new("classic:depth=1", 15),
    LevelSpec::new("classic:depth=2", 10),
    LevelSpec::new("classic:depth=3", 5),
    LevelSpec::new("classic:depth=4", 0),
    LevelSpec::new("classic", 0),
    LevelSpec::new("strongest", 0),
];
