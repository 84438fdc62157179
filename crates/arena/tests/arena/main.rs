//! Whole contests: between our engines, against strange programs, interrupted and continued.

mod contests;
mod external;
mod fake_engine;
mod folder;
mod resume;
