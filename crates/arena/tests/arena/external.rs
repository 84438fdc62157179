//! Programs of other people, however they behave.

use std::time::Duration;

use sakiyomi_arena::{Contest, FaultKind, Limits, Standing, run};
use sakiyomi_core::{Budget, Stop};
use sakiyomi_othello::game as othello;

use crate::contests::{contest, play, results};
use crate::fake_engine::fake;
use crate::folder::Folder;

/// A short patience for programs that never answer.
fn against(role: &str, pairs: usize) -> Contest {
    let limits = Limits {
        response_timeout: Duration::from_secs(10),
        stop_timeout: Duration::from_millis(400),
        ..Limits::default()
    };
    Contest { limits, ..contest(othello(), &["random", &fake(role)], pairs) }
}

fn faults(standing: &Standing) -> (u32, u32, u32) {
    let faults = standing.faults(1);
    assert_eq!(standing.faults(0).total(), 0, "our side is without fault");
    (faults.crashes, faults.time_losses, faults.illegal_moves)
}

#[test]
fn an_honest_program_plays_whole_games() {
    let standing = play(&against("honest", 3));
    assert_eq!((standing.pairs.len(), faults(&standing)), (3, (0, 0, 0)));
    let spent = standing.spent(1);
    assert!(spent.moves > 60 && spent.nodes == 30 * spent.moves, "{spent:?}");
    assert_eq!(results(&standing), results(&play(&Contest { threads: 2, ..against("honest", 3) })));
}

#[test]
fn junk_and_endless_lines_are_passed_over() {
    let folder = Folder::new();
    let contest = Contest { out: Some(folder.path().to_owned()), ..against("babbles", 1) };
    assert_eq!(faults(&play(&contest)), (0, 0, 0));
    let record = folder.read("games/000001-1.record");
    assert!(record.contains("[+0.12] ; depth 3, 70 nodes"), "{record}");
}

#[test]
fn a_crash_loses_the_game_and_the_program_is_started_again() {
    let standing = play(&against("crashes", 3));
    assert_eq!(faults(&standing), (6, 0, 0));
    assert_eq!(standing.tally(0, 1).wins, 6);
    let fault = standing.pairs[0].games[0].fault.as_ref().expect("the program crashed");
    assert_eq!((fault.by, fault.kind), (1, FaultKind::Crash));
    let detail = &fault.detail;
    assert!(detail.starts_with("it ended (exit status: 3): out of luck, after `go "), "{detail}");
    assert_eq!(standing.pairs[0].games[1].result, "first crashed");
}

#[test]
fn a_program_that_hangs_is_ended_and_loses_on_time() {
    let budget = Budget::wall(Duration::from_millis(200));
    for role in ["hangs", "deaf", "waits"] {
        let mut contest = Contest { budget, ..against(role, 1) };
        if role == "waits" {
            // It replies to `stop`, but not at once on a busy machine.
            contest.limits.stop_timeout = contest.limits.response_timeout;
        }
        let standing = play(&contest);
        assert_eq!(faults(&standing), (0, 2, 0), "{role}");
        let (_, _, detail) = standing.fault_list().next().unwrap();
        assert_eq!(detail.ends_with("and was ended"), role != "waits", "{role}: {detail}");
    }
}

#[test]
fn what_is_no_move_loses_the_game() {
    for (role, expected) in [("cheats", "bestmove \"a1b2\""), ("forgets", "bestmove without")] {
        let standing = play(&against(role, 2));
        assert_eq!(faults(&standing), (0, 0, 4), "{role}");
        let (_, _, detail) = standing.fault_list().next().unwrap();
        assert!(detail.starts_with(expected), "{detail}");
    }
}

#[test]
fn a_program_that_does_not_greet_is_refused() {
    let mut contest = against("mute", 1);
    contest.limits.response_timeout = Duration::from_millis(200);
    let error = run(&contest, &Stop::default(), &|_| {}).unwrap_err().to_string();
    assert!(error.ends_with(": no `ugiok` after 0.20 s; does it speak UGI?"), "{error}");
}

#[test]
fn a_program_that_breaks_down_at_the_greeting_is_named_with_its_last_words() {
    for (role, word, protocol) in
        [("stillborn", "ugi", "UGI"), ("gtp-stillborn", "protocol_version", "GTP")]
    {
        let error = run(&against(role, 1), &Stop::default(), &|_| {}).unwrap_err().to_string();
        assert!(error.contains(role) && error.contains("cannot take part: "), "{error}");
        let end = format!(
            "it ended (exit status: 7): no memory, after `{word}`; does it speak {protocol}?"
        );
        assert!(error.ends_with(&end), "{error}");
    }
}

#[test]
fn a_breakdown_between_games_is_counted() {
    let standing = play(&against("unready", 1));
    assert_eq!(faults(&standing), (2, 0, 0));
    let (_, _, detail) = standing.fault_list().next().unwrap();
    assert!(detail.ends_with("after `isready`"), "{detail}");
}

#[test]
fn a_match_with_a_hanging_program_can_be_stopped() {
    let stop = Stop::default();
    let asking = stop.clone();
    // The first pair ends with the crash of "crashes"; then the stop comes while a game runs.
    let standing = run(&against("crashes", 100), &stop, &|_| asking.request()).unwrap();
    assert_eq!(standing.pairs.len(), 1);
}

#[test]
fn a_program_that_speaks_gtp_plays_whole_games() {
    let standing = play(&against("gtp-honest", 4));
    assert_eq!((standing.pairs.len(), faults(&standing)), (4, (0, 0, 0)));
    assert_eq!(results(&standing), results(&play(&against("honest", 4))), "both play the same");
}

#[test]
fn what_is_no_move_in_gtp_loses_the_game() {
    for (role, expected) in [
        ("gtp-cheats", "genmove: \"A1B2\""),
        ("gtp-resigns", "genmove: \"resign\""),
        ("gtp-errs", "genmove: \"no idea\""),
    ] {
        let standing = play(&against(role, 1));
        assert_eq!(faults(&standing), (0, 0, 2), "{role}");
        let (_, _, detail) = standing.fault_list().next().unwrap();
        assert_eq!(detail, expected);
    }
}

#[test]
fn a_gtp_program_that_crashes_or_hangs_is_started_again() {
    let budget = Budget::wall(Duration::from_millis(200));
    let standing = play(&Contest { budget, ..against("gtp-hangs", 1) });
    assert_eq!(faults(&standing), (0, 2, 0));
    let standing = play(&against("gtp-crashes", 2));
    assert_eq!(faults(&standing), (4, 0, 0));
}

#[test]
fn a_gtp_program_of_another_game_is_refused() {
    let error = run(&against("gtp-refuses", 1), &Stop::default(), &|_| {}).unwrap_err().to_string();
    assert!(error.contains("`set_game Othello` was refused: \"unknown command\""), "{error}");
    let mut contest = against("gtp-mute", 1);
    contest.limits.response_timeout = Duration::from_millis(200);
    let error = run(&contest, &Stop::default(), &|_| {}).unwrap_err().to_string();
    assert!(error.contains("no response to `protocol_version` after 0.20 s"), "{error}");
}
