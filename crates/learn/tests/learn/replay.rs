//! Games on disk, and what is drawn from them.

use std::collections::HashMap;
use std::fs;
use std::io::{Cursor, Read as _};
use std::path::{Path, PathBuf};

use sakiyomi_contrast::Contrast;
use sakiyomi_core::{Encoding, Rng, Uniform, closure};
use sakiyomi_learn::replay::shard::{self, Shard, ShardError};
use sakiyomi_learn::{
    GameRecord, NpzError, Replay, ReplayConfig, ReplayError, Searched, SelfplayConfig, learner,
};
use sakiyomi_nn::{Batch, NetConfig, Preset};
use sakiyomi_othello::Othello;
use sakiyomi_play::BoardGame;
use sakiyomi_score_four::ScoreFour;

use crate::support::{Collector, play, quick};

fn games<S: BoardGame>(count: u32) -> Vec<GameRecord> {
    play::<S>(&Collector::new(1, count, &quick::<S>()), &mut Uniform)
}

fn only_file(folder: &Path) -> PathBuf {
    fs::read_dir(folder).unwrap().next().unwrap().unwrap().path()
}

#[test]
fn games_are_there_after_opening_again() {
    let folder = tempfile::tempdir().unwrap();
    let games = games::<ScoreFour>(6);
    let positions: u64 = games.iter().map(|game| game.moves.len() as u64).sum();
    let mut replay = Replay::<ScoreFour>::open(folder.path()).unwrap();
    replay.append(&games[..2]).unwrap();
    replay.append(&games[2..]).unwrap();
    for replay in [replay, Replay::open(folder.path()).unwrap()] {
        assert_eq!((replay.games(), replay.positions()), (6, positions));
        assert!(replay.records().eq(&games) && replay.damage().is_empty());
    }
}

#[test]
fn a_file_is_followed_by_the_next_when_it_is_long() {
    let folder = tempfile::tempdir().unwrap();
    let games = games::<Othello>(4);
    let config = ReplayConfig { shard_mib: 1, keep: 100, ..ReplayConfig::default() };
    let mut replay = Replay::<Othello>::open_with(folder.path(), config).unwrap();
    for _ in 0..100 {
        for _ in 0..25 {
            replay.append(&games).unwrap();
        }
        if fs::read_dir(folder.path()).unwrap().count() > 2 {
            break;
        }
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3);
    let kept: usize = replay.records().map(|game| game.moves.len()).sum();
    assert!((100..200).contains(&kept), "{kept} positions in memory");
    let again = Replay::<Othello>::open_with(folder.path(), config).unwrap();
    assert_eq!((again.games(), again.positions()), (replay.games(), replay.positions()));
}

#[test]
fn a_file_cut_anywhere_keeps_the_games_before_the_cut() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("test.games");
    let config = SelfplayConfig { sims: 2, cheap_sims: 1, full_share: 0.1, ..quick::<ScoreFour>() };
    let games = play::<ScoreFour>(&Collector::new(1, 3, &config), &mut Uniform);
    let mut ends = vec![shard::HEADER.len() as u64];
    let (mut shard, _) = Shard::open(&path).unwrap();
    for game in &games {
        shard.append(std::slice::from_ref(game)).unwrap();
        ends.push(shard.len());
    }
    let bytes = fs::read(&path).unwrap();
    for len in 0..=bytes.len() {
        fs::write(&path, &bytes[..len]).unwrap();
        let whole = ends[1..].iter().filter(|&&end| end <= len as u64).count();
        let contents = shard::read(&path).unwrap();
        assert_eq!(contents.games, games[..whole], "cut at {len}");
        let is_damaged = len > 0 && !ends.contains(&(len as u64));
        assert_eq!(contents.damage.len(), usize::from(is_damaged), "cut at {len}");
        assert!(contents.damage.iter().all(|damage| damage.is_tail));
        // What is added after the cut is found again.
        if len % 16 == 0 {
            Shard::open(&path).unwrap().0.append(&games[2..]).unwrap();
            let contents = shard::read(&path).unwrap();
            assert!(contents.damage.is_empty(), "cut at {len}");
            assert_eq!(contents.games.len(), whole + 1);
            assert_eq!(contents.games.last(), games.last());
        }
    }
}

#[test]
fn damage_in_the_middle_costs_one_block() {
    let folder = tempfile::tempdir().unwrap();
    let games = games::<ScoreFour>(3);
    let mut replay = Replay::<ScoreFour>::open(folder.path()).unwrap();
    for game in &games {
        replay.append(std::slice::from_ref(game)).unwrap();
    }
    let path = only_file(folder.path());
    let bytes = fs::read(&path).unwrap();
    let mut rng = Rng::seeded(1);
    for _ in 0..60 {
        let mut damaged = bytes.clone();
        let place = rng.below(bytes.len() as u32) as usize;
        damaged[place] ^= 1 << rng.below(8);
        fs::write(&path, &damaged).unwrap();
        let replay = Replay::<ScoreFour>::open(folder.path()).unwrap();
        assert_eq!(replay.damage().len(), 1, "damaged at {place}");
        let kept: Vec<_> = replay.records().collect();
        assert!(kept.len() >= 2, "damaged at {place}");
        assert!(kept.iter().all(|game| games.contains(game)));
    }
}

#[test]
fn files_and_games_of_another_kind_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("g0-p0.games");
    fs::write(&path, "a shopping list, which nobody wants to lose").unwrap();
    let refused = Replay::<ScoreFour>::open(folder.path());
    assert!(matches!(refused, Err(ReplayError::Shard(ShardError::Foreign(_)))));
    assert!(fs::read_to_string(&path).unwrap().starts_with("a shopping list"));
    fs::remove_file(&path).unwrap();
    let mut replay = Replay::<Othello>::open(folder.path()).unwrap();
    let refused = replay.append(&games::<ScoreFour>(1));
    assert!(matches!(refused, Err(ReplayError::Game(0, _))));
    assert_eq!(replay.games(), 0);
}

#[test]
fn every_position_of_the_window_is_drawn_equally_often() {
    let folder = tempfile::tempdir().unwrap();
    let games = games::<ScoreFour>(5);
    let mut replay = Replay::<ScoreFour>::open(folder.path()).unwrap();
    replay.append(&games).unwrap();
    let encoding = Encoding::<ScoreFour>::OWN;
    let (mut batch, mut rng) = (Batch::default(), Rng::seeded(1));
    let window: u64 = games[3..].iter().map(|game| game.moves.len() as u64).sum();
    // The number of beads tells the ply.
    let mut expected = HashMap::new();
    for game in &games[3..] {
        for ply in 0..game.moves.len() {
            *expected.entry(ply).or_insert(0) += 1;
        }
    }
    let mut drawn = HashMap::new();
    let rounds = 2000 * window;
    assert_eq!(
        replay.sample(window, rounds as usize, &mut rng, &mut batch, &encoding),
        rounds as usize
    );
    for input in batch.inputs.chunks(encoding.input_len()) {
        let beads = input[..128].iter().filter(|&&bead| bead > 0.0).count();
        *drawn.entry(beads).or_insert(0u64) += 1;
    }
    for (ply, count) in expected {
        let mean = 2000 * count;
        let found = drawn.remove(&ply).unwrap_or(0);
        // Six standard deviations.
        assert!(found.abs_diff(mean) < 6 * (mean as f64).sqrt() as u64, "{ply}: {found} of {mean}");
    }
    assert!(drawn.is_empty());
    let config = NetConfig::preset::<ScoreFour>(Preset::Tiny).unwrap();
    batch.check(&config).expect("the batch is sound");
}

#[test]
fn a_sample_is_a_turned_position_with_its_turned_policy() {
    fn check<S: BoardGame>() {
        let folder = tempfile::tempdir().unwrap();
        let games = games::<S>(1);
        let mut replay = Replay::<S>::open(folder.path()).unwrap();
        replay.append(&games).unwrap();
        let encoding = Encoding::<S>::OWN;
        // Every turn of every position, from its own description.
        let mut known = Vec::new();
        let mut state: S = games[0].start();
        let mut legal = Vec::new();
        for (ply, mv) in games[0].replay::<S>().unwrap().into_iter().enumerate() {
            let record = &games[0].moves[ply];
            state.legal_moves(&mut legal);
            let sum: f32 = record.policy.iter().map(|&(_, weight)| f32::from(weight)).sum();
            for turn in closure::<S::Symmetry>() {
                let turned = state.transform(turn);
                let mut input = vec![0.0; S::INPUT_LEN];
                S::encode(&turned, &mut input);
                let mut policy = vec![None; S::POLICY_LEN];
                for (place, &mv) in legal.iter().enumerate() {
                    let weight = match record.searched {
                        Searched::Full => {
                            let found =
                                record.policy.iter().find(|(p, _)| usize::from(*p) == place);
                            found.map_or(0.0, |&(_, weight)| f32::from(weight) / sum)
                        }
                        _ => 1.0 / legal.len() as f32,
                    };
                    policy[S::policy_index(&turned, S::transform_move(mv, turn))] = Some(weight);
                }
                let points = games[0].result_at(ply).points(record.by);
                known.push((input, policy, points, record.searched == Searched::Full));
            }
            state.apply(mv);
        }
        let (mut batch, mut rng) = (Batch::default(), Rng::seeded(3));
        replay.sample(u64::MAX, 200, &mut rng, &mut batch, &encoding);
        for (row, input) in batch.inputs.chunks(encoding.input_len()).enumerate() {
            let mut policy = vec![None; S::POLICY_LEN];
            for place in batch.moves(row) {
                policy[batch.places[place] as usize] = Some(batch.policy[place]);
            }
            let [win, draw, loss] = batch.results[row];
            assert!((win + draw + loss - 1.0).abs() < 1e-6);
            let is_same = |known: &(Vec<f32>, Vec<Option<f32>>, i32, bool)| {
                known.0 == input
                    && known.1 == policy
                    && known.2 as f32 == win - loss
                    && f32::from(u8::from(known.3)) == batch.policy_weights[row]
            };
            assert!(known.iter().any(is_same), "{}: row {row}", S::INFO.id);
        }
        let config = NetConfig::preset::<S>(Preset::Tiny).unwrap();
        batch.check(&config).expect("the batch is sound");
    }
    check::<ScoreFour>();
    check::<Othello>();
    check::<Contrast>();
}

#[test]
fn the_search_can_have_a_say_in_the_result() {
    let folder = tempfile::tempdir().unwrap();
    let config = ReplayConfig { root_share: 0.5, ..ReplayConfig::default() };
    let mut replay = Replay::<ScoreFour>::open_with(folder.path(), config).unwrap();
    replay.append(&games::<ScoreFour>(1)).unwrap();
    let (mut batch, encoding) = (Batch::default(), Encoding::<ScoreFour>::OWN);
    replay.sample(1000, 300, &mut Rng::seeded(1), &mut batch, &encoding);
    assert!(batch.results.iter().any(|[win, _, loss]| (win - loss).abs() < 0.9));
    assert!(batch.results.iter().all(|result| (result.iter().sum::<f32>() - 1.0).abs() < 1e-5));
}

/// Returns the header and the numbers of an array in an archive.
fn array(archive: &mut zip::ZipArchive<Cursor<Vec<u8>>>, name: &str) -> (String, Vec<f32>) {
    let mut bytes = Vec::new();
    archive.by_name(name).unwrap().read_to_end(&mut bytes).unwrap();
    let end = bytes.iter().position(|&byte| byte == b'\n').unwrap() + 1;
    let numbers = bytes[end..].chunks(4).map(|four| f32::from_le_bytes(four.try_into().unwrap()));
    (String::from_utf8_lossy(&bytes[10..end]).trim().to_owned(), numbers.collect())
}

#[test]
fn arrays_are_the_same_in_a_file_and_in_memory() {
    let games = games::<ScoreFour>(2);
    let learner = learner::<ScoreFour>();
    let encoding = learner.npz_encoding();
    let mut file = Cursor::new(Vec::new());
    let count = learner.export_npz(&mut file, &games, encoding).unwrap() as usize;
    let full = games.iter().flat_map(|game| &game.moves);
    assert_eq!(full.filter(|mv| mv.searched == Searched::Full).count(), count);
    let arrays = learner.arrays(&games, encoding).unwrap();
    assert!(matches!(learner.arrays(&games, "none"), Err(NpzError::Encoding(..))));
    assert_eq!((arrays.planes.as_slice(), arrays.policy_len), (&[2, 4, 4, 4][..], 64));
    let mut archive = zip::ZipArchive::new(file).unwrap();
    for (name, shape, numbers) in [
        ("states.npy", format!("({count},2,4,4,4,)"), &arrays.states),
        ("policies.npy", format!("({count},64,)"), &arrays.policies),
        ("values.npy", format!("({count},)"), &arrays.values),
    ] {
        let header = format!("{{'descr': '<f4', 'fortran_order': False, 'shape': {shape}, }}");
        assert_eq!(array(&mut archive, name), (header, numbers.clone()));
    }
    // A policy names only cells that are empty.
    for (state, policy) in arrays.states.chunks(128).zip(arrays.policies.chunks(64)) {
        assert!((policy.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        for cell in 0..64 {
            assert!(policy[cell] == 0.0 || state[cell] + state[64 + cell] == 0.0);
        }
    }
    assert!(arrays.values.iter().all(|value| [-1.0, 0.0, 1.0].contains(value)));
    assert_eq!((arrays.values.len(), arrays.states.len()), (count, 128 * count));
}
