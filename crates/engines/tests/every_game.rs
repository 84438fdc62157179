//! What every registered game and engine must do.

use sakiyomi_core::contract;
use sakiyomi_engines::{EngineSpec, Game, LEVELS, Visitor, build, engine_kinds, visit_all};

#[test]
fn every_game_keeps_the_game_contract() {
    #[derive(Clone)]
    struct Check;
    impl Visitor for Check {
        type Output = ();
        fn visit<S: Game>(self) {
            contract::check_game::<S>(2, 10);
        }
    }
    visit_all(&Check);
}

#[test]
fn every_engine_keeps_the_engine_contract() {
    #[derive(Clone)]
    struct Check;
    impl Visitor for Check {
        type Output = ();
        fn visit<S: Game>(self) {
            for kind in engine_kinds::<S>() {
                let spec: EngineSpec = kind.info.name.parse().unwrap();
                contract::check_searcher(|seed| build::<S>(&spec, seed).unwrap(), 200);
            }
        }
    }
    visit_all(&Check);
}

#[test]
fn every_level_of_every_game_keeps_the_engine_contract() {
    #[derive(Clone)]
    struct Check;
    impl Visitor for Check {
        type Output = ();
        fn visit<S: Game>(self) {
            for n in 1..=LEVELS {
                let spec: EngineSpec = format!("level:n={n}").parse().unwrap();
                contract::check_searcher(|seed| build::<S>(&spec, seed).unwrap(), 60);
            }
        }
    }
    visit_all(&Check);
}

#[test]
fn players_that_see_what_is_hidden_say_so_and_are_never_the_strongest() {
    #[derive(Clone)]
    struct Check;
    impl Visitor for Check {
        type Output = ();
        fn visit<S: Game>(self) {
            for kind in engine_kinds::<S>() {
                let spec: EngineSpec = kind.info.name.parse().unwrap();
                let sees = build::<S>(&spec, 1).unwrap().as_clairvoyant().is_some();
                let says = kind.info.summary.en.contains("practice mode");
                assert_eq!(sees, says, "{} of {}", kind.info.name, S::INFO.id);
                assert_eq!(says, kind.info.summary.ja.contains("練習モード"));
            }
            let strongest: EngineSpec = "strongest".parse().unwrap();
            assert!(build::<S>(&strongest, 1).unwrap().as_clairvoyant().is_none());
            for n in 1..=LEVELS {
                let level: EngineSpec = format!("level-{n}").parse().unwrap();
                assert!(build::<S>(&level, 1).unwrap().as_clairvoyant().is_none());
            }
        }
    }
    visit_all(&Check);
}
