//! Reviews of whole games.

use sakiyomi_core::{Budget, Record, Stop};
use sakiyomi_play::SessionConfig;
use sakiyomi_play::review::{Loss, Pace, Review, ReviewConfig, Reviewer, review};

fn review_of(moves: [&str; 2], engine: &str, budget: Budget) -> Review {
    let start = "---------------------------OX------XO--------------------------- X";
    let record = Record {
        game: "othello".to_owned(),
        start: start.to_owned(),
        moves: moves
            .map(|mv| sakiyomi_core::RecordedMove { mv: mv.to_owned(), ..<_>::default() })
            .to_vec(),
        ..Record::default()
    };
    let engine = engine.parse().expect("a well-formed name");
    let config = ReviewConfig { engine, budget, seed: 0 };
    let review =
        review(sakiyomi_othello::game(), &record, &config, &Stop::default(), &mut |_, _| {});
    review.expect("the game can be reviewed")
}

#[test]
fn moves_that_are_the_same_by_symmetry_lose_nothing() {
    for moves in [["c4", "c3"], ["d3", "c3"], ["e6", "f6"], ["f5", "f6"]] {
        let review = review_of(moves, "expert", Budget::nodes(3000));
        let first = &review.moves[0];
        assert_eq!(first.score, Some(first.best_score), "{first:?}");
        assert!(!first.turns_the_game());
    }
}

#[test]
fn a_last_move_that_the_engine_never_visited_is_evaluated_all_the_same() {
    for reply in ["f4", "d6", "f6"] {
        let review = review_of(["f5", reply], "uct:sims=2", Budget::UNLIMITED);
        let last = &review.moves[1];
        assert!(last.score.is_some() && last.loss().is_some(), "{last:?}");
    }
}

#[test]
fn a_last_move_that_ends_the_game_has_the_result_as_its_score() {
    let record = Record {
        game: "score-four".to_owned(),
        start: ["................"; 4].join("/"),
        moves: ["a1", "b1", "a2", "b2", "a3", "c3", "a4"]
            .map(|mv| sakiyomi_core::RecordedMove { mv: mv.to_owned(), ..<_>::default() })
            .to_vec(),
        ..Record::default()
    };
    let engine = "uct:sims=1".parse().expect("a well-formed name");
    let config = ReviewConfig { engine, ..ReviewConfig::default() };
    let review =
        review(sakiyomi_score_four::game(), &record, &config, &Stop::default(), &mut |_, _| {})
            .unwrap();
    assert_eq!(review.moves[6].loss(), Some(Loss::NONE), "{:?}", review.moves[6]);
}

#[test]
fn an_engine_without_time_judges_by_one_ply() {
    let review = review_of(["f5", "d6"], "alpha-beta", Budget::nodes(0));
    assert_eq!(review.moves.iter().map(|mv| mv.trust.depth).collect::<Vec<_>>(), [1, 1]);
}

#[test]
fn a_move_that_the_engine_did_not_look_at_is_worth_what_follows() {
    let record = Record {
        game: "score-four".to_owned(),
        start: ["................"; 4].join("/"),
        moves: ["a1", "b1", "a2", "b2", "a3", "c3", "a4"]
            .map(|mv| sakiyomi_core::RecordedMove { mv: mv.to_owned(), ..<_>::default() })
            .to_vec(),
        ..Record::default()
    };
    let config = ReviewConfig { budget: Budget::nodes(20_000), ..ReviewConfig::default() };
    let review =
        review(sakiyomi_score_four::game(), &record, &config, &Stop::default(), &mut |_, _| {})
            .unwrap();
    let blunder = &review.moves[5];
    assert_eq!((blunder.mv.as_str(), blunder.best.as_str()), ("c3", "a4"));
    assert_eq!(blunder.loss(), Some(Loss::Decisive), "{blunder:?}");
}

#[test]
fn a_review_that_was_stopped_goes_on_where_it_was() {
    let start = "---------------------------OX------XO--------------------------- X";
    let moves = ["f5", "d6", "c3", "d3"]
        .map(|mv| sakiyomi_core::RecordedMove { mv: mv.to_owned(), ..<_>::default() });
    let record = Record {
        game: "othello".to_owned(),
        start: start.to_owned(),
        moves: moves.to_vec(),
        ..Record::default()
    };
    let config = ReviewConfig { budget: Budget::nodes(1000), ..ReviewConfig::default() };
    let stop = Stop::default();
    let mut reviewer = {
        let session = sakiyomi_othello::game().resume(&record, SessionConfig::default()).unwrap();
        Reviewer::new(session, &config).unwrap()
    };
    assert_eq!(reviewer.review_next(&stop), Ok(Pace::Reviewed));
    stop.request();
    assert_eq!(reviewer.review_next(&stop), Ok(Pace::Stopped));
    assert_eq!(reviewer.done(), 1);
    stop.reset();
    while reviewer.review_next(&stop).unwrap() != Pace::Finished {}
    let plies: Vec<usize> = reviewer.review().moves.iter().map(|mv| mv.ply).collect();
    assert_eq!(plies, [1, 2, 3, 4]);
}
