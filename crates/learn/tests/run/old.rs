//! A run of an earlier version goes on.

use std::path::Path;

use sakiyomi_learn::run::settings;

use crate::folder::{Home, copy, games};

/// `run-v1` was written by version 0.1.0 (commit 565007f): one iteration of the preset `tiny` with
/// an even smaller network.
#[test]
fn a_run_of_the_first_version_goes_on_where_it_was() {
    let old = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/run-v1"));
    let home = Home::new();
    copy(old, &home.path());
    let config = settings(&games(), &home.path()).unwrap().unwrap();
    let measured = home.metrics().len();
    let summary = home.train(&config, 2).unwrap();
    assert_eq!((summary.iterations, summary.games, summary.stopped), (2, 8, false));
    assert!(summary.steps > 14, "{summary:?}");
    assert!(home.metrics().len() > measured);
}
