//! Pairs that are played on other machines, for a contest that is counted here.

use std::error::Error;
use std::ops::Range;

use sakiyomi_core::{Record, Stop};
use sakiyomi_play::SessionConfig;
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::Contest;
use crate::game_runner::half_points;
use crate::openings::Book;
use crate::result::PairResult;

/// A pair of games as it was played.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayedPair {
    /// The result.
    pub result: PairResult,
    /// The games.
    pub records: [Record; 2],
}

/// Pairs to be played.
pub struct PairOrder<'a> {
    /// The contest.
    pub contest: &'a Contest,
    /// The numbers of the pairs.
    pub pairs: Range<usize>,
    /// Replays a pair, and says what is wrong with it.
    pub check: &'a dyn Fn(usize, &PlayedPair) -> Result<(), String>,
}

/// Plays the pairs of a contest.
pub trait PairExecutor: Sync {
    /// Plays pairs, in any order, until none are left, `take` returns false, or a `stop`.
    /// A pair that comes twice is taken once.
    fn play_pairs(
        &self,
        order: &PairOrder<'_>,
        stop: &Stop,
        take: &mut dyn FnMut(usize, PlayedPair) -> bool,
    ) -> Result<(), ExecutorError>;
}

/// Why an executor failed.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub struct ExecutorError(pub Box<dyn Error + Send + Sync>);

#[derive(Serialize, Deserialize)]
struct PairText {
    pair: String,
    records: [String; 2],
}

impl PlayedPair {
    /// Writes the pair number `index` as a text.
    pub fn to_text(&self, index: usize) -> String {
        let records = self.records.each_ref().map(ToString::to_string);
        json!(PairText { pair: self.result.to_line(index), records }).to_string()
    }

    /// Reads what [`PlayedPair::to_text`] wrote, for a contest of `contestants`.
    pub fn from_text(text: &str, index: usize, contestants: usize) -> Result<PlayedPair, String> {
        let text: PairText = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let record =
            |text: &str| Record::from_bytes(text.as_bytes()).map_err(|error| error.to_string());
        let [one, two] = &text.records;
        let result = PairResult::from_line(&text.pair, index, contestants)?;
        Ok(PlayedPair { result, records: [record(one)?, record(two)?] })
    }

    /// Replays both games: are they pair `index`, and is the result right? Times are not checked.
    pub(crate) fn check(&self, index: usize, contest: &Contest, book: &Book) -> Result<(), String> {
        let encounters = contest.encounters();
        let opening = book.opening(index / encounters.len());
        if self.result.players != encounters[index % encounters.len()] {
            return Err("others played it".to_owned());
        }
        if self.result.opening != opening.text() {
            return Err("it has another opening".to_owned());
        }
        for (first, (game, record)) in self.result.games.iter().zip(&self.records).enumerate() {
            let session = contest.game.resume(record, SessionConfig::default());
            let session = session.map_err(|error| error.to_string())?;
            let moves = record.moves.iter().map(|played| &played.mv);
            let begins = moves.take(opening.moves.len()).eq(&opening.moves);
            if record.start != opening.start || !begins || game.plies != session.ply() {
                return Err("a game does not follow its opening".to_owned());
            }
            let expected = match &game.fault {
                Some(fault) => Some(if fault.by == 0 { 0 } else { 2 }),
                None => session.outcome().map(|outcome| half_points(outcome, first)),
            };
            if expected != Some(game.half_points) {
                return Err("a game does not end as it says".to_owned());
            }
        }
        Ok(())
    }
}
