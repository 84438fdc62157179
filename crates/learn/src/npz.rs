//! Positions as arrays.
