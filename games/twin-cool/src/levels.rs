//! The levels of Twin Cool.

use sakiyomi_play::LEVELS as COUNT;
use sakiyomi_play::LevelSpec;

/// From level 1 to level 10, about half a card apart (see `docs/measurements.md`).
pub(super) const LEVELS: [LevelSpec; COUNT] = [
    LevelSpec::new("random", 0),
    LevelSpec::new("flexible", 65),
    LevelSpec::new("flexible", 40),
    LevelSpec::new("flexible", 20),
    LevelSpec::new("flexible", 5),
    LevelSpec::new("expert:draws=0", 25),
    LevelSpec::new("expert:draws=0", 16),
    LevelSpec::new("expert:draws=0", 9),
    LevelSpec::new("expert:draws=0", 4),
    LevelSpec::new("strongest", 0),
];
