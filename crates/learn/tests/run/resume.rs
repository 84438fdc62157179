//! A run that was interrupted comes to the same weights as one that was not.

use std::cell::RefCell;

use sakiyomi_core::Stop;
use sakiyomi_learn::run::Activity;

use crate::folder::{Home, Snapshots, assert_same, learner, quick};

#[test]
fn a_run_that_was_stopped_goes_on_as_if_it_was_not() {
    let config = quick("score-four");
    let whole = Home::new();
    let summary = whole.train(&config, 2).unwrap();
    assert_eq!((summary.iterations, summary.stopped), (2, false));
    assert!(summary.games == 12 && summary.steps > 4, "{summary:?}");

    let parts = Home::new();
    for (activity, done) in [(Activity::Play, 3), (Activity::Train, 2), (Activity::Gate, 0)] {
        let until = |status: &sakiyomi_learn::run::Status| {
            (status.activity, status.done) == (activity, done)
        };
        let summary = parts.train_until(&config, 2, &until).unwrap();
        assert!(summary.stopped && summary.iterations == 0, "{activity:?}: {summary:?}");
    }
    assert_eq!(parts.train(&config, 1).unwrap().iterations, 1);
    assert_eq!(parts.train(&config, 2).unwrap(), summary);
    assert_same(&whole, &parts, "after stops");
}

#[test]
fn a_process_that_is_killed_at_any_moment_loses_nothing_that_counts() {
    let config = quick("score-four");
    let whole = Home::new();
    let snapshots = Snapshots { of: &whole, taken: RefCell::default() };
    whole.train_watched(&config, 1, &Stop::default(), &snapshots).unwrap();
    let taken = snapshots.taken.into_inner();
    assert!(taken.len() >= 8, "{}", taken.len());
    for (moment, home) in taken {
        home.train(&config, 1).unwrap();
        assert_same(&whole, &home, &moment);
        let count = |home: &Home| home.metrics().iter().filter(|one| one.elapsed() >= 0.0).count();
        // Nothing is measured twice; only the starts of the program are more.
        assert!(count(&home) <= count(&whole) + 1, "{moment}");
    }
}

#[test]
fn time_that_is_up_ends_a_run_cleanly() {
    use sakiyomi_core::{Clock, ManualClock};
    use sakiyomi_learn::run::{RunOptions, Status, Watcher, run};
    use std::time::Duration;

    /// Lets a second pass at each status.
    struct Ticks<'a>(&'a ManualClock);
    impl Watcher for Ticks<'_> {
        fn status(&self, _: &Status) {
            self.0.advance(Duration::from_secs(1));
        }
    }
    let (home, clock, stop) = (Home::new(), ManualClock::default(), Stop::default());
    let options = RunOptions {
        threads: 2,
        time: Some(Duration::from_secs(20)),
        clock: &clock,
        watcher: &Ticks(&clock),
        ..RunOptions::new(&stop)
    };
    let summary = run(learner("othello"), &home.path(), &quick("othello"), &options).unwrap();
    assert!(!summary.stopped && clock.wall() >= Duration::from_secs(20), "{summary:?}");
    home.train(&quick("othello"), summary.iterations + 1).unwrap();
}
