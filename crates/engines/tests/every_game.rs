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
