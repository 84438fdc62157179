//! Contests between engines of ours.

use sakiyomi_arena::openings::OpeningSource;
use sakiyomi_arena::stats::Verdict;
use sakiyomi_arena::{ArenaError, Contest, Standing, run};
use sakiyomi_core::{Budget, Stop};
use sakiyomi_othello::game as othello;
use sakiyomi_play::GameEntry;
use sakiyomi_score_four::game as score_four;

pub(crate) fn contest(game: &'static dyn GameEntry, names: &[&str], pairs: usize) -> Contest {
    let contestants =
        names.iter().map(|name| name.parse().expect("a test names contestants")).collect();
    Contest { pairs, budget: Budget::nodes(100), ..Contest::new(game, contestants) }
}

pub(crate) fn play(contest: &Contest) -> Standing {
    run(contest, &Stop::default(), &|_| {}).expect("the contest can be played")
}

/// Returns what does not depend on time.
pub(crate) fn results(standing: &Standing) -> Vec<(usize, [String; 2])> {
    let pair = |pair: &sakiyomi_arena::PairResult| {
        (pair.half_points(), pair.games.each_ref().map(|game| game.result.clone()))
    };
    standing.pairs.iter().map(pair).collect()
}

#[test]
fn a_limit_of_memory_alone_leaves_the_others_in_force() {
    let limited = contest(score_four(), &["expert@memory=64MB", "random"], 1);
    let spent = &play(&limited).pairs[0].spent[0];
    assert!(spent.nodes <= 100 * spent.moves, "{spent:?}");
}

#[test]
fn a_match_against_oneself_is_even_where_chance_plays_no_part() {
    let standing = play(&contest(othello(), &["greedy", "greedy"], 30));
    let tally = standing.tally(0, 1);
    assert_eq!(tally.wins + tally.draws + tally.losses, 60);
    let estimate = tally.pairs.estimate().unwrap();
    assert!(
        (estimate.share - 0.5).abs() < 4.0 * estimate.share_error.unwrap_or(0.0).max(0.02),
        "{estimate:?}"
    );
}

#[test]
fn a_contest_does_not_depend_on_the_number_of_threads() {
    for names in [&["greedy", "random"][..], &["random", "greedy", "random@nodes=5"]] {
        let one = contest(othello(), names, 12);
        let three = Contest { threads: 3, ..one.clone() };
        assert_eq!(results(&play(&one)), results(&play(&three)));
    }
}

#[test]
fn every_engine_meets_every_other_as_often() {
    let standing = play(&contest(score_four(), &["random", "heuristic", "random@nodes=5"], 6));
    assert_eq!(standing.pairs.len(), 18);
    let table = standing.table();
    for (a, b) in [(0, 1), (0, 2), (1, 2)] {
        assert_eq!(table.games(a, b), 12);
        let (there, back) = (standing.tally(a, b), standing.tally(b, a));
        assert_eq!((there.wins, there.draws, there.losses), (back.losses, back.draws, back.wins));
        assert!((table.points(a, b) + table.points(b, a) - 12.0).abs() < 1e-9);
    }
    assert!(table.points(1, 0) > 8.0, "the heuristic player wins against chance");
    assert!(standing.spent(1).moves > 0 && standing.faults(1).total() == 0);
}

#[test]
fn a_solitaire_has_no_match() {
    let contest = contest(sakiyomi_twin_cool::game(), &["random", "random"], 1);
    let error = run(&contest, &Stop::default(), &|_| {}).unwrap_err();
    assert!(matches!(error, ArenaError::Solitaire("twin-cool")));
}

#[test]
fn a_stopped_match_keeps_what_was_finished() {
    let stop = Stop::default();
    let standing = run(&contest(othello(), &["random", "random"], 1000), &stop, &|standing| {
        if standing.pairs.len() == 5 {
            stop.request();
        }
    })
    .unwrap();
    assert_eq!(standing.pairs.len(), 5);
    assert!(stop.is_requested() && !standing.is_finished());
    assert!(standing.time_left().is_some());
}

#[test]
fn a_sequential_test_ends_a_match_at_the_same_pair_on_any_number_of_threads() {
    let sprt = Some("0,100".parse().unwrap());
    let one = Contest { sprt, ..contest(score_four(), &["heuristic", "random"], 500) };
    let three = Contest { threads: 3, ..one.clone() };
    let stop = Stop::default();
    let (one, three) = (play(&one), run(&three, &stop, &|_| {}).unwrap());
    assert_eq!(one.verdict, Some(Verdict::Accepted));
    assert!(one.pairs.len() < 100 && one.is_finished());
    assert_eq!(results(&one), results(&three));
    assert!(!stop.is_requested(), "the caller's flag is as it was");
}

#[test]
fn both_games_of_a_pair_start_from_its_opening() {
    let text = "# two openings\nf5 d6 c3\nd3 c5\n".to_owned();
    let openings = OpeningSource::Text(text);
    let standing = play(&Contest { openings, ..contest(othello(), &["random", "greedy"], 4) });
    let mut openings: Vec<&str> =
        standing.pairs[..2].iter().map(|pair| pair.opening.as_str()).collect();
    openings.sort_unstable();
    assert_eq!(openings, ["d3 c5", "f5 d6 c3"]);
}

#[test]
fn wrong_names_and_openings_are_refused_before_the_first_game() {
    let error = |contest: &Contest| {
        run(contest, &Stop::default(), &|_| panic!("nothing is played")).unwrap_err().to_string()
    };
    let fine = contest(othello(), &["random", "greedy"], 2);
    assert!(error(&contest(othello(), &["random", "gredy"], 2)).contains("did you mean greedy?"));
    assert!(error(&contest(othello(), &["random"], 2)).contains("at least two"));
    assert!(
        error(&contest(othello(), &["random", "exec:/no/such/program"], 2))
            .starts_with("`/no/such/program` cannot take part: it cannot be started: ")
    );
    let openings = OpeningSource::Text("f5\nf5 f5\n".to_owned());
    let result = run(&Contest { openings, ..fine }, &Stop::default(), &|_| {});
    assert!(matches!(result, Err(ArenaError::Openings(_))));
}
