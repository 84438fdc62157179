//! New games from what people have: nothing, a position, moves, or a text in any form.

use sakiyomi_core::{FileKind, Record, Text, record_file};
use sakiyomi_engines::{Game, Visitor};
use sakiyomi_play::tree::GameTree;
use sakiyomi_play::{SessionConfig, deal};

use crate::model::NewGame;
use crate::problem::Problem;
use crate::tools::visit;

const BAD_TEXT: Text =
    Text { en: "{detail}", ja: "棋譜として読み取れません：{detail}" };
const NO_SUCH_GAME: Text =
    Text { en: "{detail}", ja: "そのゲームはありません：{detail}" };

/// Returns the game that is asked for, with its moves.
pub(crate) fn tree(new: &NewGame) -> Result<GameTree, Problem> {
    let mut tree = match &new.text {
        Some(text) => of_text(&new.game, text)?,
        None => GameTree::open(&new.game, config(new)?)?,
    };
    for (place, mv) in new.moves.iter().flatten().enumerate() {
        tree.play(mv)
            .map_err(|error| Problem::from(error).inside("step", serde_json::json!(place)))?;
    }
    Ok(tree)
}

fn config(new: &NewGame) -> Result<SessionConfig, Problem> {
    let seed = match new.seed {
        Some(seed) => seed,
        None => random_seed()?,
    };
    let position = match (&new.position, new.set_aside_known) {
        (Some(position), _) => Some(position.clone()),
        (None, Some(true)) => deal::with_set_aside_known(&new.game, seed),
        (None, _) => None,
    };
    Ok(SessionConfig { position, seed, ..SessionConfig::default() })
}

fn random_seed() -> Result<u64, Problem> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(Problem::storage)?;
    Ok(u64::from_le_bytes(bytes))
}

fn of_text(game: &str, text: &str) -> Result<GameTree, Problem> {
    let record = visit(game, Read(text))
        .map_err(|error| Problem::wrong("unknown-kind", NO_SUCH_GAME, error))?
        .map_err(|problem| Problem::wrong("bad-text", BAD_TEXT, problem))?;
    Ok(GameTree::of_record(&record)?)
}

pub(crate) struct Read<'a>(&'a str);

impl Visitor for Read<'_> {
    type Output = Result<Record, String>;

    fn visit<S: Game>(self) -> Self::Output {
        read::<S>(self.0)
    }
}

/// Reads a text as whatever it is.
fn read<S: Game>(text: &str) -> Result<Record, String> {
    let text = text.trim_start_matches('\u{feff}').trim();
    if text.is_empty() {
        return Err("the text is empty".to_owned());
    }
    if text.starts_with("sakiyomi-record") {
        return first(&record_file::<S>(), text);
    }
    if let Ok(state) = text.parse::<S>() {
        return Ok(Record::starting_at(&state));
    }
    let mut problem = "this is neither a record, nor a position, nor moves".to_owned();
    for kind in S::FILES {
        match first(kind, text) {
            Ok(record) => return Ok(record),
            // The first kind is the one that people type.
            Err(error) if kind.name == S::FILES[0].name => problem = error,
            Err(_) => {}
        }
    }
    moves::<S>(text).map_err(|error| if S::FILES.is_empty() { error } else { problem })
}

/// Reads the first game of a text of this kind.
fn first(kind: &FileKind, text: &str) -> Result<Record, String> {
    let game = (kind.read)(Box::new(text.as_bytes())).next();
    game.unwrap_or_else(|| Ok(Record::default())).map_err(|error| error.to_string()).and_then(
        |record| match record.game.is_empty() {
            true => Err("there is no game in the text".to_owned()),
            false => Ok(record),
        },
    )
}

/// Reads moves with spaces or commas between them; numbers such as `12.` are passed over.
fn moves<S: Game>(text: &str) -> Result<Record, String> {
    let is_number =
        |word: &str| word.strip_suffix('.').is_some_and(|number| number.parse::<u32>().is_ok());
    let mut state = S::initial(&mut sakiyomi_core::Rng::seeded(0));
    let mut record = Record::starting_at(&state);
    let words = text.split(|c: char| c.is_whitespace() || c == ',');
    let words = words.filter(|word| !word.is_empty() && !is_number(word));
    for (number, word) in (1..).zip(words) {
        let wrong = |problem: &dyn std::fmt::Display| format!("move {number}: {problem}");
        let mv: S::Move = word.parse().map_err(|error| wrong(&error))?;
        state.play(mv).map_err(|error| wrong(&error.reason))?;
        let mv = mv.to_string();
        record.moves.push(sakiyomi_core::RecordedMove { mv, ..Default::default() });
    }
    record.result = state.outcome().map(|outcome| outcome.to_string());
    Ok(record)
}
