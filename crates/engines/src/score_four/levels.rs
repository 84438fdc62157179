//! The levels of Score Four.

use crate::LevelSpec;
use crate::level::LEVELS as COUNT;

/// From level 1 to level 10. Chosen by judgement, not calibrated yet.
pub(super) const LEVELS: [LevelSpec; COUNT] = [
    LevelSpec::new("random", 0),
    LevelSpec::new("heuristic", 50),
    LevelSpec::new("heuristic", 20),
    LevelSpec::new("classic:depth=1", 15),
    LevelSpec::new("classic:depth=2", 8),
    LevelSpec::new("classic:depth=4", 4),
    LevelSpec::new("expert:depth=2", 10),
    LevelSpec::new("expert:depth=4", 6),
    LevelSpec::new("expert:depth=7", 2),
    LevelSpec::new("strongest", 0),
];
