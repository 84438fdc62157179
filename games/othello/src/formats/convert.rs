//! From each format to a [`Record`] and back.
//!
//! What a format says beside the moves becomes tags, under the names that records of this
//! project use: `first`, `second`, `date`, `place`. `scores` holds the move scores of an
//! OBF line, `black-score` and `best-black-score` the numbers of WTHOR; a comment
//! `time 2.30 s` is the time of a move in GGF.

use std::time::Duration;

use sakiyomi_core::{Outcome, Reason, Record, RecordError, RecordedMove, Seat, State as _};

use super::ggf::{GgfGame, GgfMove};
use super::obf::{ObfError, ObfPosition};
use super::write_transcript;
use super::wthor::{Header, WthorGame};
use crate::{Move, Othello, msg};

/// The properties of GGF that have a tag of their own.
const GGF_TAGS: [(&str, &str); 9] = [
    ("PC", "place"),
    ("DT", "date"),
    ("PB", "first"),
    ("PW", "second"),
    ("RB", "first-rating"),
    ("RW", "second-rating"),
    ("TI", "clock"),
    ("TB", "first-clock"),
    ("TW", "second-clock"),
];

pub(super) fn from_obf(position: &ObfPosition) -> Record {
    let mut record = Record::starting_at(&position.state);
    if !position.scores.is_empty() {
        let scores: Vec<String> =
            position.scores.iter().map(|(mv, score)| format!("{mv}:{score:+}")).collect();
        record.set_tag("scores", scores.join(" "));
    }
    if let Some(comment) = &position.comment {
        record.set_tag("comment", comment.clone());
    }
    record.result = position.state.outcome().map(|outcome| outcome.to_string());
    record
}

pub(super) fn from_ggf(game: &GgfGame) -> Record {
    let mut record = Record::starting_at(&game.start);
    for (key, tag) in GGF_TAGS {
        if let Some(value) = game.property(key) {
            record.set_tag(tag, value);
        }
    }
    record.moves = game
        .moves
        .iter()
        .map(|played| RecordedMove {
            mv: played.mv.to_string(),
            score: played.score,
            comment: played.time.map(|time| format!("time {:.2} s", time.as_secs_f64())),
        })
        .collect();
    record.result = match game.end().outcome() {
        Some(outcome) => Some(outcome.to_string()),
        None => game.property("RE").and_then(unfinished_result),
    };
    record
}

/// Reads the result of an unfinished game: `-64.00:r` when black resigned, `:t` on time.
fn unfinished_result(text: &str) -> Option<String> {
    let (score, how) = text.split_once(':')?;
    let loser = if score.trim().starts_with('-') { Seat::First } else { Seat::Second };
    match how.trim() {
        "r" => Some(format!("{loser} resigned")),
        "t" => Some(format!("{loser} out of time")),
        _ => None,
    }
}

pub(super) fn from_wthor(header: &Header, game: &WthorGame) -> Record {
    let mut record = Record::starting_at(&Othello::start());
    record.set_tag("first", format!("#{}", game.black));
    record.set_tag("second", format!("#{}", game.white));
    record.set_tag("place", format!("#{}", game.tournament));
    if header.year != 0 {
        record.set_tag("date", header.year.to_string());
    }
    record.set_tag("black-score", game.black_score.to_string());
    record.set_tag("best-black-score", game.best_black_score.to_string());
    if header.solved_empties > 0 {
        record.set_tag("best-from-empties", header.solved_empties.to_string());
    }
    let mut state = Othello::start();
    for &mv in &game.moves {
        state.apply(mv);
        record.moves.push(RecordedMove { mv: mv.to_string(), ..RecordedMove::default() });
    }
    record.result = state.outcome().map(|outcome| outcome.to_string());
    record
}

pub(super) struct Played<'a> {
    record: &'a Record,
    start: Othello,
    end: Othello,
    moves: Vec<Move>,
}

impl Played<'_> {
    pub(super) fn new(record: &Record) -> Result<Played<'_>, RecordError> {
        let states = record.replay::<Othello>()?;
        let moves = record.moves.iter().filter_map(|played| played.mv.parse().ok()).collect();
        Ok(Played { record, start: states[0], end: states[states.len() - 1], moves })
    }

    pub(super) fn transcript(&self) -> Result<String, Reason> {
        self.check_start()?;
        if self.moves.iter().all(|mv| *mv == Move::Pass) {
            return Err(msg("convert-no-moves").into());
        }
        Ok(write_transcript(&self.moves))
    }

    /// Returns the position at the end, with the scores that are known of it.
    pub(super) fn obf(&self) -> Result<ObfPosition, Reason> {
        let scores = self.record.tag("scores").filter(|_| self.moves.is_empty());
        let scores = scores.unwrap_or_default().replace(' ', ";");
        let line = format!("{};{scores}", self.end);
        let position: ObfPosition = line.parse().map_err(|error: ObfError| {
            Reason::new(msg("convert-scores")).with_reason("problem", error.problem)
        })?;
        let comment = match self.record.tag("comment") {
            Some(comment) => comment.trim().to_owned(),
            None => write_transcript(&self.moves),
        };
        Ok(ObfPosition { comment: Some(comment).filter(|text| !text.is_empty()), ..position })
    }

    pub(super) fn ggf(&self) -> GgfGame {
        let mut properties = vec![("GM".to_owned(), "Othello".to_owned())];
        for (key, tag) in GGF_TAGS {
            if let Some(value) = self.record.tag(tag) {
                properties.push((key.to_owned(), value.to_owned()));
            }
        }
        properties.push(("RE".to_owned(), self.ggf_result()));
        properties.push(("TY".to_owned(), "8".to_owned()));
        let moves = self.moves.iter().zip(&self.record.moves).map(|(&mv, recorded)| GgfMove {
            mv,
            score: recorded
                .score
                .filter(|score| score.win_distance().is_none() && score.loss_distance().is_none()),
            time: recorded.comment.as_deref().and_then(read_time),
        });
        GgfGame { properties, start: self.start, moves: moves.collect() }
    }

    fn ggf_result(&self) -> String {
        match self.end.outcome() {
            Some(Outcome::Won { by, margin }) => {
                let margin = f64::from(margin.unwrap_or(0));
                format!("{:+.2}", if by == Seat::First { margin } else { -margin })
            }
            Some(_) => "0.00".to_owned(),
            None => match self.record.result.as_deref() {
                Some("first resigned") => "-64.00:r".to_owned(),
                Some("second resigned") => "+64.00:r".to_owned(),
                Some("first out of time") => "-64.00:t".to_owned(),
                Some("second out of time") => "+64.00:t".to_owned(),
                _ => "?".to_owned(),
            },
        }
    }

    pub(super) fn wthor(&self) -> Result<WthorGame, Reason> {
        self.check_start()?;
        let read = |tag: &str| self.record.tag(tag)?.strip_prefix('#')?.parse().ok();
        let number = |tag: &str| read(tag).or_else(|| read(&format!("{tag}-number")));
        let score = |tag: &str| self.record.tag(tag)?.parse().ok();
        let black_score = self.black_score();
        Ok(WthorGame {
            // Names have no place in the file; a number that came with one is kept.
            tournament: number("place").unwrap_or(0),
            black: number("first").unwrap_or(0),
            white: number("second").unwrap_or(0),
            black_score: score("black-score").unwrap_or(black_score),
            best_black_score: score("best-black-score").unwrap_or(black_score),
            moves: self.moves.clone(),
        })
    }

    pub(super) fn year(&self) -> u16 {
        let digits = self.record.tag("date").and_then(|date| date.get(..4));
        digits.and_then(|year| year.parse().ok()).unwrap_or(0)
    }

    /// Returns with how many empty squares the best possible result was worked out, or 0.
    pub(super) fn solved_empties(&self) -> u8 {
        self.record.tag("best-from-empties").and_then(|count| count.parse().ok()).unwrap_or(0)
    }

    /// Returns the discs of black, with the empty squares to the winner.
    fn black_score(&self) -> u8 {
        let score = self.end.tournament_score();
        let black = if self.end.to_move() == Seat::First { score } else { -score };
        u8::try_from((64 + black) / 2).unwrap_or(0)
    }

    fn check_start(&self) -> Result<(), Reason> {
        if self.start == Othello::start() { Ok(()) } else { Err(msg("convert-other-start").into()) }
    }
}

fn read_time(comment: &str) -> Option<Duration> {
    let seconds: f64 = comment.strip_prefix("time ")?.strip_suffix(" s")?.parse().ok()?;
    (0.0..1e9).contains(&seconds).then(|| Duration::from_secs_f64(seconds))
}
