//! What must hold for any input, one check for each fuzz target.

use std::io::Cursor;
use std::time::Duration;

use sakiyomi_core::contract::{check_any_text, check_error};
use sakiyomi_core::{
    FileError, FileKind, Record, RecordError, Score, State, parse_duration, parse_memory,
};
use sakiyomi_engines::{EngineSpec, Game, Visitor, build, visit, visit_all};
use sakiyomi_games::othello::formats::{GGF, OBF, TRANSCRIPT, WTHOR};
use sakiyomi_games::othello::{Othello, read_transcript, write_transcript};

/// Checks `bytes` as the fuzz target `target` does; a target that is none of
/// the formats below is the id of a game.
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
        "starts" => drop(visit_all(&CheckStarts(text))),
        game => visit(game, CheckText(text)).expect("a fuzz target is called as its game"),
    }
}

struct CheckText<'a>(&'a str);

impl Visitor for CheckText<'_> {
    type Output = ();

    fn visit<S: Game>(self) {
        check_any_text::<S>(self.0);
    }
}

#[derive(Clone)]
struct CheckStarts<'a>(&'a str);

impl Visitor for CheckStarts<'_> {
    type Output = ();

    /// A file of starts holds positions that are written and read again, at most one in a line.
    fn visit<S: Game>(self) {
        let starts = match S::read_starts(self.0) {
            Ok(starts) => starts,
            Err(error) => return check_error(&error),
        };
        assert!(starts.len() <= self.0.lines().count(), "a line holds one start");
        for start in starts {
            assert_eq!(start.to_string().parse().as_ref(), Ok(&start), "a start is a position");
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
    if let Ok(Err(error)) = visit(&record.game, Replay(&record)) {
        check_error(&error);
    }
}

struct Replay<'a>(&'a Record);

impl Visitor for Replay<'_> {
    type Output = Result<(), RecordError>;

    fn visit<S: Game>(self) -> Self::Output {
        let states = self.0.replay::<S>()?;
        assert_eq!(states.len(), self.0.moves.len() + 1, "every move leads to a state");
        Ok(())
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
    for info in sakiyomi_engines::games() {
        visit(info.id, Build(&spec)).expect("a listed game can be visited");
    }
}

struct Build<'a>(&'a EngineSpec);

impl Visitor for Build<'_> {
    type Output = ();

    fn visit<S: Game>(self) {
        if let Err(error) = build::<S>(self.0, 0) {
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
