//! Learning from nothing: self-play, a window of games on disk, training, and whether the new network is better.
