//! The referee's promises.

use std::sync::Arc;
use std::time::Duration;

use sakiyomi_core::{Budget, Glyphs, Lang, ManualClock, Outcome, Record, Seat, Silent, Stop};
use sakiyomi_play::{PlayError, Session, SessionConfig, TimeControl, Verdict};

use crate::games;

fn othello() -> Box<dyn Session> {
    sakiyomi_othello::game().open(SessionConfig::default()).expect("othello has a start")
}

#[test]
fn an_unknown_game_is_named_with_the_nearest_one() {
    let Err(error) = games().find("othelo") else { panic!("no such game") };
    assert_eq!(error.to_string(), "there is no game \"othelo\"; did you mean othello?");
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut session = othello();
    let before = session.position();
    assert!(matches!(session.play("a1"), Err(PlayError::Illegal { .. })));
    assert!(matches!(session.play("nonsense\0"), Err(PlayError::Text(_))));
    assert_eq!((session.position(), session.ply()), (before, 0));
}

#[test]
fn undo_and_redo_walk_through_the_game() {
    let mut session = othello();
    let positions: Vec<String> = ["f5", "d6", "c3"]
        .map(|mv| {
            session.play(mv).unwrap();
            session.position()
        })
        .to_vec();
    assert!(session.undo() && session.undo());
    assert_eq!(session.position(), positions[0]);
    assert!(session.redo());
    assert_eq!(session.position(), positions[1]);
    session.play("c4").unwrap();
    assert!(!session.redo(), "a new move forgets what was taken back");
    assert_eq!(session.record().moves.len(), 3);
    while session.undo() {}
    assert_eq!(session.ply(), 0);
}

#[test]
fn a_game_can_be_resumed_from_its_record() {
    let mut session = othello();
    for mv in ["f5", "d6", "c3"] {
        session.play(mv).unwrap();
    }
    session.set_tag("first", "人間".to_owned());
    let text = session.record().to_string();
    let resumed =
        sakiyomi_othello::game().resume(&text.parse().unwrap(), SessionConfig::default()).unwrap();
    assert_eq!(resumed.position(), session.position());
    assert_eq!(resumed.record(), session.record());
}

#[test]
fn another_game_is_put_on_the_table_while_the_engines_stay() {
    let mut session = othello();
    let engine = session.add_engine(&"greedy".parse().unwrap(), 0).unwrap();
    let mut record = session.record();
    for mv in ["f5", "d6"] {
        record.moves.push(sakiyomi_core::RecordedMove { mv: mv.into(), ..Default::default() });
    }
    session.load(&record).unwrap();
    assert_eq!(session.record(), record);
    assert_eq!(session.engine_name(engine).to_string(), "greedy");
    let best =
        session.choose(engine, Budget::nodes(9), &Stop::default(), &mut Silent).unwrap().best;
    assert!(session.legal_moves().contains(&best));

    record.moves[1].mv = "f5".to_owned();
    let before = session.position();
    assert!(session.load(&record).is_err(), "f5 is taken");
    assert_eq!((session.position(), session.ply()), (before, 2));
}

#[test]
fn a_new_game_gives_engines_new_chance() {
    let mut session = othello();
    let engine = session.add_engine(&"random".parse().unwrap(), 3).unwrap();
    let mut moves = |seed: u64| -> Vec<String> {
        session.new_game(seed);
        let think = |_| session.choose(engine, Budget::nodes(1), &Stop::default(), &mut Silent);
        (0..20).map(think).map(|report| report.unwrap().best).collect()
    };
    assert_eq!(moves(7), moves(7));
    assert_ne!(moves(7), moves(8));
}

#[test]
fn a_record_with_an_illegal_move_is_refused_with_its_number() {
    let mut record = othello().record();
    for mv in ["f5", "f5"] {
        record.moves.push(sakiyomi_core::RecordedMove { mv: mv.into(), ..Default::default() });
    }
    let Err(error) = sakiyomi_othello::game().resume(&record, SessionConfig::default()) else {
        panic!("f5 is taken")
    };
    assert_eq!(error.to_string(), "record, move 2: f5 is illegal: f5 is occupied");
}

#[test]
fn the_clock_of_the_side_to_move_runs() {
    let clock = Arc::new(ManualClock::default());
    let seconds = Duration::from_secs;
    let time = Some(TimeControl { main: seconds(10), increment: seconds(1) });
    let config = SessionConfig { time, clock: clock.clone(), ..SessionConfig::default() };
    let mut session = sakiyomi_othello::game().open(config).unwrap();
    clock.advance(seconds(4));
    session.play("f5").unwrap();
    assert_eq!(session.time_left(Seat::First), Some(seconds(7)));
    clock.advance(seconds(9));
    assert_eq!(session.time_left(Seat::Second), Some(seconds(1)));
    assert_eq!(session.time_left(Seat::First), Some(seconds(7)));
    clock.advance(seconds(1));
    assert_eq!(session.verdict(), Some(Verdict::OutOfTime(Seat::Second)));
    assert_eq!(session.announcement().unwrap().to_string(), "White ran out of time, Black wins");
    assert!(matches!(session.play("d6"), Err(PlayError::Over(_))));
    assert!(session.undo(), "a move can be taken back after the flag fell");
    assert_eq!(session.time_left(Seat::First), Some(seconds(10)));
}

#[test]
fn a_resignation_ends_the_game_and_is_recorded() {
    let mut session = othello();
    session.play("f5").unwrap();
    session.resign(Seat::Second);
    assert_eq!(session.verdict().unwrap().winner(), Some(Seat::First));
    assert!(session.legal_moves().is_empty());
    let text = session.record().to_string();
    assert!(text.contains("result: second resigned\n"), "{text}");
    sakiyomi_othello::game()
        .resume(&text.parse::<Record>().unwrap(), SessionConfig::default())
        .unwrap();
}

#[test]
fn random_engines_play_every_game_to_its_end() {
    for game in games().iter() {
        let info = game.info();
        let mut session = game.open(SessionConfig { seed: 3, ..Default::default() }).unwrap();
        let engine = session.add_engine(&"random".parse().unwrap(), 5).unwrap();
        while let Some(report) =
            session.choose(engine, Budget::nodes(10), &Stop::default(), &mut Silent)
        {
            assert!(session.legal_moves().contains(&report.best), "{}", info.id);
            session.play(&report.best).unwrap();
        }
        let verdict = session.verdict().unwrap();
        assert_eq!(
            matches!(verdict, Verdict::Finished(Outcome::Scored { .. })),
            info.is_solitaire(),
            "{}",
            info.id
        );
        assert!(session.announcement().is_some());
        assert_eq!(session.record().result, Some(verdict.to_string()));
        let picture = session.diagram(Seat::First, Glyphs::Plain, Lang::EN, true);
        assert!(!picture.lines().is_empty());
    }
}

#[test]
fn a_view_says_nothing_of_a_hidden_deck() {
    let session =
        sakiyomi_twin_cool::game().open(SessionConfig { seed: 3, ..Default::default() }).unwrap();
    let (position, view) = (session.position(), session.view(Seat::First));
    let hidden: Vec<&str> =
        position.split(' ').skip(4).flat_map(|cards| cards.split(',')).collect();
    assert_eq!(hidden.len(), 75);
    let shown: Vec<&str> = view.split([' ', ',']).collect();
    assert!(hidden.iter().all(|card| !shown.contains(card)), "{view}");
    let session = othello();
    assert_eq!(session.view(Seat::Second), session.position());
}

#[test]
fn an_unknown_engine_is_named_with_the_nearest_one() {
    let mut session = othello();
    let error = |name: &str, session: &mut dyn Session| {
        session.add_engine(&name.parse().unwrap(), 0).unwrap_err().to_string()
    };
    assert_eq!(
        error("greddy", session.as_mut()),
        "othello has no engine \"greddy\"; did you mean greedy?"
    );
    assert_eq!(
        error("greedy:depth=3", session.as_mut()),
        "engine greedy has no option \"depth\"; it takes none"
    );
}
