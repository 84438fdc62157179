//! Runs that cannot be, and pages about runs that are not there.

use sakiyomi_core::Lang;
use sakiyomi_learn::report::report;
use sakiyomi_learn::run::{RunError, Status, Watcher};

use crate::folder::{Home, games, quick};

#[test]
fn another_game_another_seed_and_another_network_are_refused() {
    let home = Home::new();
    home.train(&quick("score-four"), 0).unwrap();
    let refused = |config| match home.train(&config, 1) {
        Err(error @ RunError::Other { .. }) => error.to_string(),
        other => panic!("{other:?}"),
    };
    let error = refused(quick("othello"));
    assert!(
        error.ends_with(
            "this run has the game \"score-four\", not \"othello\"; choose another folder"
        ),
        "{error}"
    );
    let mut config = quick("score-four");
    config.seed = 5;
    assert!(refused(config).contains("has the seed \"1\", not \"5\""));
    let mut config = quick("score-four");
    config.net.body = sakiyomi_nn::Body::Plain { filters: vec![8] };
    assert!(refused(config).contains("a network with"));
    let mut config = quick("score-four");
    config.selfplay.sims = 5;
    home.train(&config, 0).unwrap();
}

#[test]
fn a_run_is_worked_on_by_one_process_at_a_time() {
    struct Meddles<'a>(&'a Home);
    impl Watcher for Meddles<'_> {
        fn status(&self, _: &Status) {
            let error = self.0.train(&quick("othello"), 1).unwrap_err();
            assert!(matches!(error, RunError::Busy { .. }), "{error}");
        }
    }
    let home = Home::new();
    let stop = sakiyomi_core::Stop::default();
    home.train_watched(&quick("othello"), 0, &stop, &Meddles(&home)).unwrap();
}

#[test]
fn there_is_no_page_about_nothing() {
    let home = Home::new();
    assert!(matches!(report(&games(), &home.path(), Lang::EN), Err(RunError::Missing { .. })));
    home.train(&quick("othello"), 0).unwrap();
    let page = report(&games(), &home.path(), Lang::EN).unwrap();
    assert!(page.contains("No measurements yet") && page.ends_with("</html>\n"));
}
