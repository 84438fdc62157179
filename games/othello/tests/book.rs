//! The opening book as the named players of Othello use it.

use sakiyomi_core::{Budget, ManualClock, Report, Request, Silent, State as _, Stop};
use sakiyomi_othello::{Move, Othello};
use sakiyomi_play::{EngineError, build};

fn first_move(engine: &str, seed: u64) -> Report<Move> {
    let spec = engine.parse().expect("a name of an engine");
    let mut player = build::<Othello>(&spec, seed).expect("an engine of Othello");
    let (clock, stop) = (ManualClock::default(), Stop::default());
    let (view, budget) = (&Othello::start(), Budget::nodes(2000));
    let seat = view.to_move();
    let request = Request { view, seat, budget, lines: 1, clock: &clock, stop: &stop };
    player.choose(request, &mut Silent)
}

fn is_from_the_book(report: &Report<Move>) -> bool {
    report.reason.as_ref().is_some_and(|reason| reason.to_string().starts_with("book move"))
}

#[test]
fn the_expert_has_the_book_unless_it_is_switched_off() {
    for engine in ["expert", "expert:book=on", "strongest", "level-10"] {
        assert!(is_from_the_book(&first_move(engine, 1)), "{engine}");
    }
    let searched = first_move("expert:book=off", 1);
    assert!(!is_from_the_book(&searched) && searched.effort.nodes > 0);
}

#[test]
fn no_level_below_ten_plays_from_the_book() {
    for level in 1..10 {
        for seed in 0..10 {
            let report = first_move(&format!("level:n={level}"), seed);
            assert!(!is_from_the_book(&report), "level {level}");
        }
    }
}

#[test]
fn a_file_in_place_of_the_book_is_read_or_refused_by_name() {
    let problem = |path: &str| {
        let spec = format!("expert:book={path}").parse().unwrap();
        build::<Othello>(&spec, 1).map(drop).unwrap_err()
    };
    let error = problem("no-such-book.bin");
    assert!(matches!(error, EngineError::File { .. }), "{error}");
    let error = problem("Cargo.toml").to_string();
    assert_eq!(error, "engine expert, Cargo.toml: not a book of Othello openings");
    assert!(is_from_the_book(&first_move("expert:book=../../models/othello-book.bin", 1)));
}
