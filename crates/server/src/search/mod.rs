//! Engines at work: the pool of threads, and what they work on.

pub(crate) mod analysis;
pub(crate) mod pool;
pub(crate) mod review;
pub(crate) mod thought;
