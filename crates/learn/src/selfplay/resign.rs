//! Giving up lost games, but seldom games that were not lost.
//!
//! A share of the games is played on although a player would have given up. They tell how
//! often that would have been wrong, and from them the threshold is chosen.

use serde::{Deserialize, Serialize};

use crate::record::GameRecord;

/// When a player gives up.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Resign {
    /// The player to move gives up when the search expects this or less, from -1 to 0.
    /// Nobody gives up while it is not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub below: Option<f32>,
    /// How many games are played on, from 0 to 1.
    pub play_on: f32,
    /// How many of the games that were given up may turn out not to be lost, from 0 to 1.
    pub false_positives: f32,
}

impl Default for Resign {
    fn default() -> Resign {
        Resign { below: None, play_on: 0.1, false_positives: 0.05 }
    }
}

/// The fewest games with a player who would have given up from which a threshold is chosen.
const FEWEST_GAMES: usize = 20;

/// Thresholds to choose from, the one that gives up most first.
const THRESHOLDS: std::ops::RangeInclusive<i32> = -99..=-60;

impl Resign {
    pub(super) fn is_sane(self) -> bool {
        let is_share = |share: f32| (0.0..=1.0).contains(&share);
        self.below.is_none_or(|below| (-1.0..=0.0).contains(&below))
            && is_share(self.play_on)
            && is_share(self.false_positives)
    }

    /// Returns the setting with the threshold that gives up most and, in `games` that were played
    /// on, would have been wrong no more often than allowed; with none when no threshold is known
    /// to be good enough.
    pub fn calibrated<'a>(self, games: impl IntoIterator<Item = &'a GameRecord>) -> Resign {
        let games: Vec<&GameRecord> =
            games.into_iter().filter(|game| game.never_resigns && !game.resigned).collect();
        let is_good = |&below: &f32| {
            let given_up: Vec<bool> =
                games.iter().filter_map(|game| was_lost(game, below)).collect();
            let wrong = given_up.iter().filter(|&&lost| !lost).count();
            given_up.len() >= FEWEST_GAMES
                && wrong as f32 <= self.false_positives * given_up.len() as f32
        };
        let below = THRESHOLDS.rev().map(|percent| percent as f32 / 100.0).find(is_good);
        Resign { below, ..self }
    }
}

/// Tells whether the player who would have given up first lost in the end, if one would have.
fn was_lost(game: &GameRecord, below: f32) -> Option<bool> {
    let (ply, by) = game.moves.iter().enumerate().find_map(|(ply, mv)| {
        let gives_up = mv.value().is_some_and(|value| value <= below);
        gives_up.then_some((ply, mv.by))
    })?;
    Some(game.result_at(ply).points(by) < 0)
}
