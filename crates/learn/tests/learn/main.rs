//! Games of self-play, how they are kept, and what is drawn from them.

mod games;
mod records;
mod replay;
mod support;
