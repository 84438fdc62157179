//! What every registered game and engine must do.

use sakiyomi_core::{Encode, Lang, MoveList, Outcome, Rng, Score, Symmetric, contract};
use sakiyomi_play::{BoardGame, EngineSpec, Game, LEVELS, build, engine_kinds};

use crate::{for_every_board_game, for_every_game};

#[test]
fn every_listed_game_is_tested() {
    fn is_listed<S: Game>() {
        assert!(sakiyomi::game_list().find(S::INFO.id).is_ok(), "{}", S::INFO.id);
    }
    fn learns<S: Game>() {
        assert!(sakiyomi::games().learner(S::INFO.id).is_ok(), "{}", S::INFO.id);
    }
    for_every_game!(is_listed);
    for_every_board_game!(learns);
    assert_eq!(sakiyomi::game_list().iter().count(), 4, "the macros of this test name all games");
    assert_eq!(sakiyomi::games().learners().count(), 3);
}

#[test]
fn every_game_keeps_the_game_contract() {
    fn check<S: Game + Encode + Symmetric>() {
        contract::check_game::<S>(2, 10);
    }
    for_every_game!(check);
}

#[test]
fn every_engine_keeps_the_engine_contract() {
    fn check<S: Game>() {
        std::thread::scope(|scope| {
            for kind in engine_kinds::<S>() {
                let spec: EngineSpec = kind.info.name.parse().unwrap();
                scope.spawn(move || {
                    contract::check_searcher(|seed| build::<S>(&spec, seed).unwrap(), 200);
                });
            }
        });
    }
    for_every_game!(check);
}

#[test]
fn every_level_of_every_game_keeps_the_engine_contract() {
    fn check<S: Game>() {
        for n in 1..=LEVELS {
            let spec: EngineSpec = format!("level:n={n}").parse().unwrap();
            contract::check_searcher(|seed| build::<S>(&spec, seed).unwrap(), 60);
        }
    }
    for_every_game!(check);
}

#[test]
fn players_that_see_what_is_hidden_say_so_and_are_never_the_strongest() {
    fn check<S: Game>() {
        for kind in engine_kinds::<S>() {
            let spec: EngineSpec = kind.info.name.parse().unwrap();
            let sees = build::<S>(&spec, 1).unwrap().as_clairvoyant().is_some();
            let says = kind.info.summary.get(Lang::EN).contains("practice mode");
            assert_eq!(sees, says, "{} of {}", kind.info.name, S::INFO.id);
            assert_eq!(says, kind.info.summary.get(Lang::JA).contains("練習モード"));
        }
        let strongest: EngineSpec = "strongest".parse().unwrap();
        assert!(build::<S>(&strongest, 1).unwrap().as_clairvoyant().is_none());
        for n in 1..=LEVELS {
            let level: EngineSpec = format!("level-{n}").parse().unwrap();
            assert!(build::<S>(&level, 1).unwrap().as_clairvoyant().is_none());
        }
    }
    for_every_game!(check);
}

#[test]
fn what_is_foreseen_comes_true() {
    /// Returns whether the player to move wins within `plies` against everything.
    fn wins<S: BoardGame>(state: &S, plies: u32) -> bool {
        let mut moves = MoveList::new();
        state.legal_moves(&mut moves);
        moves.iter().any(|&mv| {
            let mut next = state.clone();
            next.apply(mv);
            match next.outcome() {
                Some(Outcome::Won { by, .. }) => by == state.to_move(),
                Some(_) => false,
                None => plies > 1 && loses(&next, plies - 1),
            }
        })
    }

    /// Returns whether every move of the player to move lets the other one win within `plies`.
    fn loses<S: BoardGame>(state: &S, plies: u32) -> bool {
        let mut moves = MoveList::new();
        state.legal_moves(&mut moves);
        moves.iter().all(|&mv| {
            let mut next = state.clone();
            next.apply(mv);
            match next.outcome() {
                Some(Outcome::Won { by, .. }) => by != state.to_move(),
                Some(_) => false,
                None => plies > 1 && wins(&next, plies - 1),
            }
        })
    }

    fn check<S: BoardGame>() {
        let Some(static_win) = S::STATIC_WIN else { return };
        let (rng, mut moves, mut seen) = (&mut Rng::seeded(5), MoveList::new(), [0, 0]);
        for _ in 0..150 {
            let mut state = S::initial(rng);
            while state.outcome().is_none() {
                let score = static_win(&state);
                let won = score.and_then(Score::win_distance);
                let lost = score.and_then(Score::loss_distance);
                assert_eq!(won == Some(1), wins(&state, 1), "{state}");
                if let Some(plies) = won.filter(|&plies| plies <= 3) {
                    assert!(wins(&state, plies), "{state}");
                    seen[0] += 1;
                }
                if let Some(plies) = lost {
                    assert!(loses(&state, plies), "{state}");
                    seen[1] += 1;
                }
                let mv = state.random_move(rng, &mut moves);
                state.apply(mv.expect("the game goes on"));
            }
        }
        assert!(seen.iter().all(|&count| count > 0), "{}: {seen:?}", S::INFO.id);
    }
    for_every_board_game!(check);
}
