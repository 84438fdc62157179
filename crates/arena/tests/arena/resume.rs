//! Contests that are kept in a folder.

use std::fs;

use sakiyomi_arena::{
    Contest, ExecutorError, PairExecutor, PairOrder, PlayedPair, Standing, play_pairs, run,
    run_with,
};
use sakiyomi_core::{Record, Stop};
use sakiyomi_othello::{Othello, game as othello};

use crate::contests::{contest, play, results};
use crate::folder::Folder;

fn kept(folder: &Folder, pairs: usize) -> Contest {
    let contest = contest(othello(), &["greedy", "random"], pairs);
    Contest { out: Some(folder.path().to_owned()), ..contest }
}

fn play_until(contest: &Contest, pairs: usize) -> Standing {
    let stop = Stop::default();
    run(contest, &stop, &|standing| {
        if standing.pairs.len() == pairs {
            stop.request();
        }
    })
    .expect("the contest can be played")
}

#[test]
fn an_interrupted_contest_ends_as_if_it_had_not_been() {
    let (whole, parts) = (Folder::new(), Folder::new());
    let straight = play(&kept(&whole, 12));
    let contest = Contest { threads: 2, ..kept(&parts, 12) };
    for pairs in [2, 3, 7] {
        play_until(&contest, pairs);
    }
    let resumed = play(&contest);
    assert!(resumed.resumed >= 7, "{}", resumed.resumed);
    assert_eq!(results(&straight), results(&resumed));
    assert_eq!(straight.tally(0, 1), resumed.tally(0, 1));

    let again = play(&contest);
    assert_eq!((again.resumed, results(&again)), (12, results(&straight)));
    let more = play(&kept(&parts, 14));
    assert_eq!((more.resumed, more.pairs.len()), (12, 14));
}

/// Plays two pairs, but not the first of those that are left.
struct Hasty;

impl PairExecutor for Hasty {
    fn play_pairs(
        &self,
        order: &PairOrder<'_>,
        stop: &Stop,
        take: &mut dyn FnMut(usize, PlayedPair) -> bool,
    ) -> Result<(), ExecutorError> {
        let mut pairs = order.pairs.clone().skip(1).take(2);
        let mut hand_over = |index, pair| assert!(take(index, pair));
        play_pairs(order.contest, stop, &mut || pairs.next(), &mut hand_over)
            .map_err(|error| ExecutorError(error.into()))
    }
}

#[test]
fn pairs_that_were_over_before_earlier_ones_survive_the_end() {
    let (whole, parts) = (Folder::new(), Folder::new());
    let straight = play(&kept(&whole, 4));
    let contest = kept(&parts, 4);
    let standing = run_with(&contest, &Hasty, &Stop::default(), &|_| {}).unwrap();
    assert_eq!(standing.pairs.len(), 0);

    // A mark that a pair played again would not have.
    let early = parts.path().join("early/000003.json");
    let text = fs::read_to_string(&early).unwrap();
    let plies = straight.pairs[2].games[0].plies;
    fs::write(&early, text.replacen(&format!("plies\\\":{plies}"), "plies\\\":7", 1)).unwrap();
    // What is damaged is played again.
    fs::write(parts.path().join("early/000002.json"), "{\"pair\":").unwrap();
    fs::write(parts.path().join("early/remark.txt"), "").unwrap();

    let resumed = play(&contest);
    assert_eq!(resumed.pairs[2].games[0].plies, 7);
    for index in [0, 1, 3] {
        assert_eq!(results(&straight)[index], results(&resumed)[index]);
    }
    assert!(!parts.path().join("early").exists());
}

#[test]
fn every_game_is_kept_as_a_record_that_can_be_replayed() {
    let folder = Folder::new();
    let standing = play(&kept(&folder, 3));
    for (index, pair) in standing.pairs.iter().enumerate() {
        for (game, result) in pair.games.iter().enumerate() {
            let text = folder.read(&format!("games/{:06}-{}.record", index + 1, game + 1));
            let record: Record = text.parse().unwrap();
            assert_eq!(record.replay::<Othello>().unwrap().len(), result.plies + 1);
            assert_eq!(record.result.as_deref(), Some(result.result.as_str()));
            let first = if game == 0 { "greedy" } else { "random" };
            assert_eq!(record.tag("first"), Some(first));
            assert_eq!(record.tag("first-budget"), Some("nodes=100"));
        }
    }
    assert_eq!(folder.read("results.jsonl").lines().count(), 3);
}

#[test]
fn a_line_that_was_cut_off_is_played_again() {
    let folder = Folder::new();
    let straight = play(&kept(&folder, 4));
    let text = folder.read("results.jsonl");
    for cut in [1, 40, text.lines().last().unwrap().len()] {
        fs::write(folder.path().join("results.jsonl"), &text[..text.len() - cut]).unwrap();
        let resumed = play(&kept(&folder, 4));
        assert_eq!((resumed.resumed, results(&resumed)), (3, results(&straight)));
    }
}

#[test]
fn a_folder_with_another_contest_or_damage_is_refused_with_one_line() {
    let folder = Folder::new();
    let fine = kept(&folder, 2);
    play(&fine);
    let error = |contest: &Contest| {
        let error = run(contest, &Stop::default(), &|_| panic!("nothing is played")).unwrap_err();
        let line = error.to_string();
        assert!(!line.contains('\n') && line.contains(folder.path().to_str().unwrap()), "{line}");
        line
    };
    let other = Contest { seed: 2, ..fine.clone() };
    assert!(error(&other).contains("(seed: \"1\" there, \"2\" here)"), "{}", error(&other));
    let others = contest(othello(), &["random", "greedy"], 2);
    let other = Contest { contestants: others.contestants, ..fine.clone() };
    assert!(error(&other).contains("contestants: "), "{}", error(&other));

    let text = folder.read("results.jsonl");
    fs::write(folder.path().join("results.jsonl"), text.replace("\"pair\":2", "\"pair\":3"))
        .unwrap();
    assert!(error(&fine).contains("line 2: expected pair 2, found 3"), "{}", error(&fine));
    fs::write(folder.path().join("results.jsonl"), "{}\nnonsense\n").unwrap();
    assert!(error(&fine).contains("line 1: expected pair 1, found null"), "{}", error(&fine));
    fs::write(folder.path().join("contest.json"), "\n{").unwrap();
    assert!(error(&fine).contains("contest.json, line 2: this is not JSON"), "{}", error(&fine));
}
