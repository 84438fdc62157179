//! The levels of Contrast.

use crate::LevelSpec;
use crate::level::LEVELS as COUNT;

/// From level 1 to level 10. Chosen by judgement, not calibrated yet.
pub(super) const LEVELS: [LevelSpec; COUNT] = [
    LevelSpec::new("random", 0),
    LevelSpec::new("runner", 60),
    LevelSpec::new("runner", 30),
    LevelSpec::new("runner", 0),
    LevelSpec::new("alpha-beta:depth=1", 15),
    LevelSpec::new("alpha-beta:depth=2", 10),
    LevelSpec::new("alpha-beta:depth=2", 0),
    LevelSpec::new("alpha-beta:depth=3", 0),
    LevelSpec::new("alpha-beta:depth=4", 0),
    LevelSpec::new("strongest", 0),
];
