//! New games from what people have: nothing, a position, moves, or a text in any form.

use crate::msg;
use sakiyomi_core::{FileKind, Reason, Record, half_width};
use sakiyomi_play::tree::GameTree;
use sakiyomi_play::{GameEntry, GameList, SessionConfig};

use crate::model::NewGame;
use crate::problem::Problem;

/// Returns the requested game, with its moves; `seed` is the default if the request has none.
pub(crate) fn tree(games: &GameList, new: &NewGame, seed: u64) -> Result<GameTree, Problem> {
    let game = games.find(&new.game)?;
    let mut tree = match &new.text {
        Some(text) => {
            let wrong = |problem: Reason| Problem::refused("bad-text", problem);
            GameTree::of_record(game, &read(game, text).map_err(wrong)?)?
        }
        None => GameTree::open(game, config(game, new, seed))?,
    };
    for (place, mv) in new.moves.iter().flatten().enumerate() {
        tree.play(mv)
            .map_err(|error| Problem::from(error).inside("step", serde_json::json!(place)))?;
    }
    Ok(tree)
}

fn config(game: &dyn GameEntry, new: &NewGame, seed: u64) -> SessionConfig {
    let seed = new.seed.unwrap_or(seed);
    let position = match (&new.position, new.set_aside_known) {
        (Some(position), _) => Some(position.clone()),
        (None, Some(true)) => game.with_set_aside_known(seed),
        (None, _) => None,
    };
    SessionConfig { position, seed, ..SessionConfig::default() }
}

fn read(game: &dyn GameEntry, text: &str) -> Result<Record, Reason> {
    let text = text.trim_start_matches('\u{feff}').trim();
    if text.is_empty() {
        return Err(msg("import-empty").into());
    }
    let kinds = game.formats();
    let (own, kinds) = kinds.split_last().expect("the record is a form of every game");
    if text.starts_with("sakiyomi-record") {
        return first(own, text);
    }
    // What people type; a file may hold names in wide letters.
    let typed = half_width(text);
    let text = if text.starts_with("(;") { text } else { &typed };
    let position = SessionConfig { position: Some(text.to_owned()), ..SessionConfig::default() };
    if let Ok(session) = game.open(position) {
        return Ok(Record { result: None, ..session.record() });
    }
    let mut problem: Option<Reason> = None;
    for kind in kinds {
        match first(kind, text) {
            Ok(record) => return Ok(record),
            // The first kind is the one that people type.
            Err(error) => problem = problem.or(Some(error)),
        }
    }
    moves(game, text).map_err(|error| problem.unwrap_or(error))
}

fn first(kind: &FileKind, text: &str) -> Result<Record, Reason> {
    let game = (kind.read)(Box::new(text.as_bytes())).next().transpose();
    let game = game?.filter(|record| !record.game.is_empty());
    game.ok_or_else(|| msg("import-no-game").into())
}

/// Reads moves with spaces or commas between them; numbers such as `12.` are passed over.
fn moves(game: &dyn GameEntry, text: &str) -> Result<Record, Reason> {
    let is_number =
        |word: &str| word.strip_suffix('.').is_some_and(|number| number.parse::<u32>().is_ok());
    let mut session = game.open(SessionConfig::default())?;
    let words = text.split(|c: char| c.is_whitespace() || c == ',');
    let words = words.filter(|word| !word.is_empty() && !is_number(word));
    for (number, word) in (1..).zip(words) {
        session.play(word).map_err(|error| {
            Reason::new(msg("import-move"))
                .with("number", number)
                .with_reason("problem", error.into())
        })?;
    }
    Ok(session.record())
}
