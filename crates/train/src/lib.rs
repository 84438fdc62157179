//! Training: batches of positions in, a better network out.
