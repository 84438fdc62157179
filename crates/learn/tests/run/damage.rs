//! What crashes and people do to the files of a run.

use std::fs;

use sakiyomi_learn::run::Activity;

use crate::folder::{Home, assert_same, quick};

/// Returns a run that was stopped in the middle of its second round of games.
fn stopped_while_playing() -> Home {
    let home = Home::new();
    let until = |status: &sakiyomi_learn::run::Status| {
        (status.iteration, status.activity, status.done) == (2, Activity::Play, 4)
    };
    home.train_until(&quick("score-four"), 2, &until).unwrap();
    home
}

fn cut(home: &Home, name: &str, bytes: u64) {
    let file = fs::OpenOptions::new().write(true).open(home.file(name)).unwrap();
    file.set_len(file.metadata().unwrap().len() - bytes).unwrap();
}

#[test]
fn files_that_were_cut_short_or_left_behind_change_nothing() {
    let config = quick("score-four");
    let whole = Home::new();
    whole.train(&config, 2).unwrap();
    type Damage<'a> = (&'a str, &'a dyn Fn(&Home));
    let damages: [Damage<'_>; 6] = [
        ("a game cut short", &|home| cut(home, "unfinished.games", 3)),
        ("games gone", &|home| fs::remove_file(home.file("unfinished.games")).unwrap()),
        ("a metric cut short", &|home| cut(home, "metrics.jsonl", 5)),
        ("no best network", &|home| fs::remove_file(home.file("best.safetensors")).unwrap()),
        ("half a state", &|home| fs::write(home.file("state.json.new"), "{").unwrap()),
        ("half a checkpoint", &|home| {
            fs::write(home.file("checkpoints/trainer-00000099.bin.new"), "x").unwrap();
        }),
    ];
    for (what, damage) in damages {
        let home = stopped_while_playing();
        damage(&home);
        home.train(&config, 2).unwrap();
        assert_same(&whole, &home, what);
    }
}

#[test]
fn a_shard_cut_short_costs_no_more_than_its_last_games() {
    let config = quick("score-four");
    let home = Home::new();
    home.train(&config, 1).unwrap();
    let shard = fs::read_dir(home.file("shards")).unwrap().next().unwrap().unwrap();
    cut(&home, &format!("shards/{}", shard.file_name().to_string_lossy()), 3);
    let summary = home.train(&config, 2).unwrap();
    assert!(summary.iterations == 2 && (6..12).contains(&summary.games), "{summary:?}");
}

#[test]
fn what_cannot_be_done_without_is_named() {
    let config = quick("score-four");
    let home = Home::new();
    home.train(&config, 1).unwrap();
    let checkpoint = fs::read_dir(home.file("checkpoints"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .find(|path| path.extension().is_some_and(|ending| ending == "bin"))
        .unwrap();
    let bytes = fs::read(&checkpoint).unwrap();
    fs::write(&checkpoint, &bytes[..bytes.len() / 2]).unwrap();
    home.train(&config, 2).unwrap_err();
    fs::remove_file(&checkpoint).unwrap();
    let error = home.train(&config, 2).unwrap_err().to_string();
    assert!(error.contains("the state of training is gone"), "{error}");
    fs::write(&checkpoint, bytes).unwrap();
    fs::write(home.file("state.json"), "{}").unwrap();
    let error = home.train(&config, 2).unwrap_err().to_string();
    assert!(error.contains("state.json: missing field"), "{error}");
}
