//! What there is to play, and with whom.

use crate::msg;
use sakiyomi_core::{Reason, ScoreUnit, Seat, Text};
use sakiyomi_play::{EngineSpec, GameEntry, SessionConfig, WebFile};
use serde_json::{Value, json};

use crate::app::App;
use crate::export::{self, ADVICE};
use crate::model::{Mode, Words};
use crate::problem::Problem;
use crate::show::has_file;

/// The address below which the files of a game lie: `/games/<id>/<path>`.
pub const GAME_FILES: &str = "/games/";

const LEVELS: [Text; sakiyomi_play::LEVELS] = [
    msg("catalog-level-first-steps"),
    msg("catalog-level-very-easy"),
    msg("catalog-level-easy"),
    msg("catalog-level-fairly-easy"),
    msg("catalog-level-medium"),
    msg("catalog-level-fairly-hard"),
    msg("catalog-level-hard"),
    msg("catalog-level-very-hard"),
    msg("catalog-level-for-experts"),
    msg("catalog-level-the-strongest"),
];

/// Options with which a stranger can do no harm. Those that name files are not among them.
const OPTIONS: [&str; 7] = ["n", "depth", "sims", "playouts", "draws", "iterations", "threads"];

impl App {
    /// Reads an engine that may be used in this mode; returns what its scores mean as well.
    pub(crate) fn engine(
        &self,
        game: &dyn GameEntry,
        name: &str,
        mode: Option<Mode>,
    ) -> Result<(EngineSpec, ScoreUnit), Problem> {
        let wrong = |reason: Reason| Problem::refused("bad-engine", reason);
        let spec: EngineSpec =
            name.parse().map_err(|error: sakiyomi_play::SpecError| wrong(error.into()))?;
        let most = self.limits.engine_threads;
        for (option, value) in spec.options() {
            // A book may be left shut, but no other file be opened.
            let shut = option == "book" && value == "off";
            if !shut && !OPTIONS.contains(&option.as_str()) {
                return Err(wrong(Reason::new(msg("catalog-no-option")).with("option", option)));
            }
            if option == "threads" && value.parse().is_ok_and(|threads: usize| threads > most) {
                return Err(wrong(Reason::new(msg("catalog-threads")).with("most", most)));
            }
        }
        let traits = game.check_engine(&spec).map_err(|error| wrong(error.into()))?;
        if traits.clairvoyant && mode != Some(Mode::Practice) {
            let engine = game.resolve(&spec).map_err(|error| wrong(error.into()))?;
            return Err(Problem::wrong(
                "practice-engine",
                msg("catalog-practice"),
                engine.family(),
            ));
        }
        Ok((spec, traits.unit))
    }
}

pub(crate) fn describe(game: &dyn GameEntry) -> Value {
    let info = game.info();
    let start = game.open(SessionConfig::default()).expect("a game has a start");
    let engines: Vec<Value> = game
        .engines()
        .iter()
        .map(|engine| {
            let spec = engine.name.parse().expect("engines have well-formed names");
            let options: Vec<Value> = engine
                .options
                .iter()
                .filter(|(name, _)| OPTIONS.contains(name))
                .map(|(name, help)| json!({ "name": name, "help": Words::from(*help) }))
                .collect();
            json!({
                "name": engine.name,
                "summary": Words::from(engine.summary),
                "options": options,
                "practice": game.check_engine(&spec).is_ok_and(|traits| traits.clairvoyant),
            })
        })
        .collect();
    let levels: Vec<Value> = (1..)
        .zip(LEVELS)
        .map(|(level, summary)| {
            json!({
                "level": level,
                "engine": format!("level-{level}"),
                "summary": Words::from(summary),
            })
        })
        .collect();
    let advice = game.adviser().map(|_| ADVICE);
    let formats: Vec<&str> =
        export::formats(game).iter().map(|kind| kind.name).chain(advice).collect();
    json!({
        "id": info.id,
        "name": Words::from(info.name),
        "summary": Words::from(info.summary),
        "seats": info.seats.iter().map(|&seat| Words::from(seat)).collect::<Vec<_>>(),
        "solitaire": info.is_solitaire(),
        "start": start.view(Seat::First),
        "engines": engines,
        "levels": levels,
        "formats": formats,
        "solver": game.solver_summary().is_some(),
        "web": web_modules(game),
    })
}

fn web_modules(game: &dyn GameEntry) -> Value {
    let id = game.info().id;
    let address = |path: &str| has_file(game, path).then(|| format!("{GAME_FILES}{id}/{path}"));
    json!({
        "board": address(WebFile::BOARD),
        "rules": address(WebFile::RULES),
        "adviser": address(WebFile::ADVISER),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_that_a_game_does_not_bring_have_no_address() {
        let modules = web_modules(sakiyomi_othello::game());
        assert_eq!(modules["board"], "/games/othello/board.js");
        assert_eq!(modules["adviser"], Value::Null);
    }
}
