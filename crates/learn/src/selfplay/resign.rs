//! Resigning lost games. A share of the games is played on: they tell how often resigning would
//! have been wrong, and calibrate the threshold.

use serde::{Deserialize, Serialize};

use crate::record::GameRecord;

/// When a player resigns.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Resign {
    /// The player to move resigns at this value or less, from -1 to 0; never while it is not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub below: Option<f32>,
    /// The share of games that are played on.
    pub play_on: f32,
    /// The tolerated share of resigned games that were not lost.
    pub false_positives: f32,
}

impl Default for Resign {
    fn default() -> Resign {
        Resign { below: None, play_on: 0.1, false_positives: 0.05 }
    }
}

/// The fewest resignable games that calibrate a threshold.
const FEWEST_GAMES: usize = 20;
/// Thresholds to choose from, in percent.
const THRESHOLDS: std::ops::RangeInclusive<i32> = -99..=-60;

impl Resign {
    pub(super) fn is_sane(self) -> bool {
        let is_share = |share: f32| (0.0..=1.0).contains(&share);
        self.below.is_none_or(|below| (-1.0..=0.0).contains(&below))
            && is_share(self.play_on)
            && is_share(self.false_positives)
    }

    /// Returns the setting with the threshold that resigns most and, in `games` that were played
    /// on, was wrong no more often than tolerated; with none when no threshold is good enough.
    pub fn calibrated<'a>(self, games: impl IntoIterator<Item = &'a GameRecord>) -> Resign {
        let games: Vec<&GameRecord> =
            games.into_iter().filter(|game| game.never_resigns && !game.resigned).collect();
        let is_good = |&below: &f32| {
            let lost: Vec<bool> = games.iter().filter_map(|game| was_lost(game, below)).collect();
            let wrong = lost.iter().filter(|&&lost| !lost).count();
            lost.len() >= FEWEST_GAMES && wrong as f32 <= self.false_positives * lost.len() as f32
        };
        let below = THRESHOLDS.rev().map(|percent| percent as f32 / 100.0).find(is_good);
        Resign { below, ..self }
    }
}

/// Tells whether the player who would have resigned first lost in the end, if one would have.
fn was_lost(game: &GameRecord, below: f32) -> Option<bool> {
    let ply = game.moves.iter().position(|mv| mv.value().is_some_and(|value| value <= below))?;
    Some(game.result_at(ply).points(game.moves[ply].by) < 0)
}
