//! What there is to play, and with whom.

use sakiyomi_core::{Rng, Seat, Text};
use sakiyomi_engines::{
    EngineError, EngineSpec, Game, Visitor, build, engine_kinds, games, resolve,
};
use serde_json::{Value, json};

use crate::config::Limits;
use crate::model::Mode;
use crate::problem::Problem;
use crate::routes::exchange::ADVICE;
use crate::tools::visit;
use crate::words::Words;

/// What there is to play, and with whom.
pub(crate) struct Catalog {
    games: Vec<Value>,
    /// Engines that see what is hidden, with their games.
    practice: Vec<(&'static str, &'static str)>,
}

const LEVELS: [Text; sakiyomi_engines::LEVELS] = [
    Text { en: "first steps", ja: "入門" },
    Text { en: "very easy", ja: "とてもやさしい" },
    Text { en: "easy", ja: "やさしい" },
    Text { en: "fairly easy", ja: "ややさしい" },
    Text { en: "medium", ja: "ふつう" },
    Text { en: "fairly hard", ja: "やや手ごわい" },
    Text { en: "hard", ja: "手ごわい" },
    Text { en: "very hard", ja: "強い" },
    Text { en: "for experts", ja: "とても強い" },
    Text { en: "the strongest", ja: "最強" },
];

/// Options with which a stranger can do no harm. Those that name files are not among them.
const OPTIONS: [&str; 7] = ["n", "depth", "sims", "playouts", "draws", "iterations", "threads"];

const NO_ENGINE: Text =
    Text { en: "{detail}", ja: "エンジンを用意できません：{detail}" };
const PRACTICE: Text = Text {
    en: "{detail} sees the deck: it plays in practice mode only",
    ja: "{detail} は山札を見るエンジンなので、練習モードでしか使えません",
};

impl Catalog {
    pub(crate) fn new() -> Catalog {
        let described = games()
            .iter()
            .map(|info| visit(info.id, Describe).expect("a listed game can be visited"))
            .collect::<Vec<_>>();
        let (games, practice): (Vec<Value>, Vec<Vec<_>>) = described.into_iter().unzip();
        Catalog { games, practice: practice.concat() }
    }

    pub(crate) fn games(&self) -> &[Value] {
        &self.games
    }

    /// Reads the name of an engine that may be used at a table of this mode.
    pub(crate) fn engine(
        &self,
        game: &str,
        name: &str,
        mode: Option<Mode>,
        limits: &Limits,
    ) -> Result<EngineSpec, Problem> {
        let wrong = |detail: String| Problem::wrong("bad-engine", NO_ENGINE, detail);
        let spec: EngineSpec =
            name.parse().map_err(|error: sakiyomi_engines::SpecError| wrong(error.to_string()))?;
        for (option, value) in spec.options() {
            // A book may be left shut, but no other file be opened.
            let shut = option == "book" && value == "off";
            if !shut && !OPTIONS.contains(&option.as_str()) {
                return Err(wrong(format!("the option {option} is not available here")));
            }
            let threads = value.parse::<usize>().ok().filter(|_| option == "threads");
            if threads.is_some_and(|threads| threads > limits.engine_threads) {
                let most = limits.engine_threads;
                return Err(wrong(format!("at most {most} threads are available here")));
            }
        }
        let resolved = visit(game, Check(&spec))
            .map_err(|error| wrong(error.to_string()))?
            .map_err(|error| wrong(error.to_string()))?;
        let peeks = self.practice.iter().any(|&(of, name)| of == game && name == resolved.family());
        if peeks && mode != Some(Mode::Practice) {
            return Err(Problem::wrong("practice-engine", PRACTICE, resolved.family()));
        }
        Ok(spec)
    }
}

/// Checks that there is an engine, and returns its own name.
pub(crate) struct Check<'a>(&'a EngineSpec);

impl Visitor for Check<'_> {
    type Output = Result<EngineSpec, EngineError>;

    fn visit<S: Game>(self) -> Self::Output {
        build::<S>(self.0, 0)?;
        resolve::<S>(self.0)
    }
}

/// Describes a game.
pub(crate) struct Describe;

impl Visitor for Describe {
    type Output = (Value, Vec<(&'static str, &'static str)>);

    fn visit<S: Game>(self) -> Self::Output {
        describe::<S>()
    }
}

/// Describes a game, and names its practice engines.
fn describe<S: Game>() -> (Value, Vec<(&'static str, &'static str)>) {
    let info = S::INFO;
    let start = S::initial(&mut Rng::seeded(0));
    let mut practice = Vec::new();
    let engines: Vec<Value> = engine_kinds::<S>()
        .iter()
        .map(|kind| {
            let spec = kind.info.name.parse().expect("engines have well-formed names");
            let sees =
                build::<S>(&spec, 0).is_ok_and(|mut engine| engine.as_clairvoyant().is_some());
            if sees {
                practice.push((info.id, kind.info.name));
            }
            let options: Vec<Value> = kind
                .info
                .options
                .iter()
                .filter(|(name, _)| OPTIONS.contains(name))
                .map(|(name, help)| json!({ "name": name, "help": Words::from(*help) }))
                .collect();
            json!({
                "name": kind.info.name,
                "summary": Words::from(kind.info.summary),
                "options": options,
                "practice": sees,
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
    let advice = (info.id == sakiyomi_play::adviser::GAME).then_some(ADVICE);
    let formats: Vec<&str> = std::iter::once("record")
        .chain(S::FILES.iter().map(|kind| kind.name))
        .chain(advice)
        .collect();
    let described = json!({
        "id": info.id,
        "name": Words::from(info.name),
        "summary": Words::from(info.summary),
        "seats": info.seats.iter().map(|&seat| Words::from(seat)).collect::<Vec<_>>(),
        "solitaire": info.is_solitaire(),
        "start": start.view(Seat::First).to_string(),
        "engines": engines,
        "levels": levels,
        "formats": formats,
        "solver": S::SOLVER.is_some(),
    });
    (described, practice)
}
