//! Networks from the outside: that all ways to compute one agree, and that files keep what they were given.

mod equal;
