//! What must hold for any input, one check for each fuzz target.

use std::io::Cursor;
use std::time::Duration;

use sakiyomi_contrast::Contrast;
use sakiyomi_core::contract::{check_any_text, check_error};
use sakiyomi_core::{FileError, FileKind, Record, Score, State, parse_duration, parse_memory};
use sakiyomi_othello::formats::{GGF, OBF, TRANSCRIPT, WTHOR};
use sakiyomi_othello::{Othello, read_transcript, write_transcript};
use sakiyomi_play::{EngineSpec, GameList, SessionConfig};
use sakiyomi_score_four::ScoreFour;
use sakiyomi_twin_cool::TwinCool;

/// Checks `bytes` as the fuzz target `target` does; that of a game is called as the game.
///
/// # Panics
/// When a parser breaks a promise, or there is no such target.
pub fn check(target: &str, bytes: &[u8]) {
    match target {
        "record" => return check_record(bytes),
        "othello-obf" => return check_games(&OBF, bytes),
        "othello-ggf" => return check_games(&GGF, bytes),
        "othello-wthor" => return check_games(&WTHOR, bytes),
        _ => {}
    }
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match target {
        "othello-transcript" => {
            check_othello_transcript(text);
            check_games(&TRANSCRIPT, bytes);
        }
        "engine-spec" => check_engine_spec(text),
        "amounts" => check_amounts(text),
        "starts" => check_starts(text),
        "othello" => check_any_text::<Othello>(text),
        "score-four" => check_any_text::<ScoreFour>(text),
        "contrast" => check_any_text::<Contrast>(text),
        "twin-cool" => check_any_text::<TwinCool>(text),
        _ => panic!("there is no fuzz target {target}"),
    }
}

/// The games whose texts are checked.
fn games() -> GameList {
    GameList::new(&[
        sakiyomi_othello::game(),
        sakiyomi_score_four::game(),
        sakiyomi_contrast::game(),
        sakiyomi_twin_cool::game(),
    ])
}

/// A file of starts holds positions that are written and read again, at most one in a line.
fn check_starts(text: &str) {
    for game in games().iter() {
        let starts = match game.read_starts(text) {
            Ok(starts) => starts,
            Err(error) => {
                check_error(&error);
                continue;
            }
        };
        assert!(starts.len() <= text.lines().count(), "a line holds one start");
        for start in starts {
            let config =
                SessionConfig { position: Some(start.clone()), ..SessionConfig::default() };
            let session = game.open(config).expect("a start is a position");
            assert_eq!(session.position(), start, "a position has one text");
        }
    }
}

/// What is accepted is read again as it is written, and replaying it gives an answer.
fn check_record(bytes: &[u8]) {
    let record = match Record::from_bytes(bytes) {
        Ok(record) => record,
        Err(error) => return check_error(&error),
    };
    assert_eq!(record.to_string().parse().as_ref(), Ok(&record), "a record keeps what it says");
    let Ok(game) = games().find(&record.game) else { return };
    match game.resume(&record, SessionConfig::default()) {
        Ok(session) => assert_eq!(session.ply(), record.moves.len(), "every move is played"),
        Err(error) => check_error(&error),
    }
}

/// What is accepted is a legal game, and writing it leaves out its passes only.
fn check_othello_transcript(text: &str) {
    let moves = match read_transcript(Othello::start(), text) {
        Ok(moves) => moves,
        Err(error) => return check_error(&error),
    };
    let mut state = Othello::start();
    for &mv in &moves {
        state.play(mv).expect("a transcript that was read can be played");
    }
    let written = write_transcript(&moves);
    assert_eq!(written, text.replace("ps", ""), "a transcript is written as it was read");
    let read = read_transcript(Othello::start(), &written).expect("what was written can be read");
    assert_eq!(write_transcript(&read), written);
}

/// Every game that is read is legal, and is the same after it was written and read again.
fn check_games(kind: &FileKind, bytes: &[u8]) {
    let mut games: Vec<Record> = Vec::new();
    for game in (kind.read)(Box::new(bytes)) {
        match game {
            Ok(game) => games.push(game),
            Err(error) => check_error(&error),
        }
    }
    for game in &games {
        game.replay::<Othello>().expect("a game that was read can be replayed");
    }
    // A comment of OBF or a name in GGF may come out shorter, but not a second time.
    let first = written(kind, &games);
    let read: Vec<Record> = (kind.read)(Box::new(&first[..]))
        .collect::<Result<_, _>>()
        .expect("what was written can be read");
    assert_eq!(read.len(), games.len(), "no game is lost");
    for (read, game) in read.iter().zip(&games) {
        assert_eq!((&read.start, &read.moves), (&game.start, &game.moves), "no move is lost");
    }
    assert_eq!(written(kind, &read), first, "a game has one form");
}

fn written(kind: &FileKind, games: &[Record]) -> Vec<u8> {
    let mut out = Cursor::new(Vec::new());
    let mut write = || -> Result<(), FileError> {
        let mut sink = (kind.write)(Box::new(&mut out))?;
        games.iter().try_for_each(|game| sink.write(game))?;
        sink.finish()
    };
    write().expect("a game that was read can be written");
    out.into_inner()
}

/// What is accepted is written as it was read, and every game builds it or says why not.
fn check_engine_spec(text: &str) {
    let spec: EngineSpec = match text.parse() {
        Ok(spec) => spec,
        Err(error) => return check_error(&error),
    };
    assert_eq!(spec.to_string(), text, "an engine has one name");
    for game in games().iter() {
        if let Err(error) = game.check_engine(&spec) {
            check_error(&error);
        }
    }
}

/// Durations and memory lie in their range, and a score has one text form.
fn check_amounts(text: &str) {
    match parse_duration(text) {
        Ok(time) => assert!(time <= Duration::from_secs(365 * 86_400), "at most a year: {time:?}"),
        Err(error) => check_error(&error),
    }
    match parse_memory(text) {
        Ok(bytes) => assert!(bytes <= 1 << 50, "at most 1024TB: {bytes}"),
        Err(error) => check_error(&error),
    }
    match text.parse::<Score>() {
        Ok(score) => {
            assert_eq!(score.to_string(), text, "a score has one text form");
            assert_eq!((-score).to_string().parse(), Ok(-score), "the other side reads it too");
        }
        Err(error) => check_error(&error),
    }
}
