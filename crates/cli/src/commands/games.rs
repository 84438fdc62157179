//! Games that a command is given, as files of any kind or written out.

use crate::msg;
use std::fs::File;
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use sakiyomi_core::{FileKind, Games, NameKind, Quoted, Reason, Record, half_width};
use sakiyomi_play::{GameEntry, PlayError, Session, SessionConfig, suggestion};

use crate::failure::{refused, usage_error};
use crate::output::reason;
use crate::words::cannot_read;

/// Returns the kind of file that is asked for, or that a file's name tells.
pub(crate) fn kind(
    game: &dyn GameEntry,
    asked: Option<&str>,
    path: Option<&Path>,
    option: &str,
) -> anyhow::Result<FileKind> {
    let kinds = game.formats();
    let names: Vec<&str> = kinds.iter().map(|kind| kind.name).collect();
    let all = names.join(", ");
    let found = match (asked, path) {
        (Some(name), _) => kinds.iter().find(|kind| kind.name == name).ok_or_else(|| {
            let near = suggestion(name, names);
            reason!(msg("games-no-such-format"), option, game = game.info().id, name = Quoted(name))
                .with_reason("near", near)
        }),
        (None, Some(path)) => kinds
            .iter()
            .find(|kind| kind.fits(path))
            .ok_or_else(|| reason!(msg("games-say-format"), file = path.display(), option, all)),
        (None, None) => Err(reason!(msg("games-say-output"), option, all)),
    };
    found.copied().map_err(refused)
}

/// Opens a file of games; `-` is standard input. Where games have numbers in place of names, the
/// names come from the files in `names`, or from those that lie beside it.
pub(crate) fn open_games(
    kind: &FileKind,
    path: &Path,
    names: &[PathBuf],
) -> anyhow::Result<Games<'static>> {
    let input: Box<dyn Read> =
        if path == Path::new("-") { Box::new(std::io::stdin()) } else { Box::new(open(path)?) };
    let mut lists = Vec::new();
    for names in names {
        let kind = kind.names.iter().find(|kind| kind.fits(names)).ok_or_else(|| {
            let endings: Vec<String> =
                kind.names.iter().map(|kind| format!(".{}", kind.ending)).collect();
            let file = names.display();
            refused(match endings.is_empty() {
                true => reason!(msg("games-no-names"), file, format = kind.name),
                false => reason!(msg("games-names-ending"), file, endings = endings.join(", ")),
            })
        })?;
        lists.push((*kind, names.clone()));
    }
    for kind in kind.names {
        if names.iter().all(|names| !kind.fits(names)) {
            lists.extend(beside(path, kind).map(|found| (*kind, found)));
        }
    }
    let mut read = Vec::new();
    for (kind, path) in lists {
        let names = (kind.read)(Box::new(BufReader::new(open(&path)?)));
        let names = names.map_err(Reason::from).with_context(|| path.display().to_string());
        read.push((kind, names?));
    }
    let games = (kind.read)(Box::new(BufReader::new(input)));
    Ok(Box::new(games.map(move |game| {
        let mut game = game?;
        read.iter().for_each(|(kind, names)| kind.apply(names, &mut game));
        Ok(game)
    })))
}

fn open(path: &Path) -> anyhow::Result<File> {
    File::open(path).with_context(|| cannot_read(path))
}

/// Returns the file of names that lies beside a file of games, in capital or small letters.
fn beside(path: &Path, kind: &NameKind) -> Option<PathBuf> {
    let folder = path.parent()?;
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let is_it = |found: &PathBuf| {
        kind.fits(found)
            && found.file_stem().is_some_and(|stem| stem.eq_ignore_ascii_case(kind.stem))
    };
    let found = std::fs::read_dir(folder).ok()?.filter_map(|entry| Some(entry.ok()?.path()));
    found.filter(is_it).min()
}

/// Returns the game number `number` (from 1) of a file, or the one that is written out as moves.
/// `seed` decides the deal of a card game whose moves are written out.
pub(crate) fn find_game(
    game: &dyn GameEntry,
    text: &str,
    number: u64,
    seed: u64,
) -> anyhow::Result<Record> {
    let path = Path::new(text);
    if !path.exists() && text != "-" {
        // No move of any game has one of these.
        if text.contains(['/', '\\', '.']) {
            bail!(reason!(msg("games-no-such-file"), file = text));
        }
        if number > 1 {
            return Err(refused(reason!(msg("games-one-game"), number)));
        }
        return written_out(game, "--game", text, seed);
    }
    let kinds = game.formats();
    // Records and what is piped in have no ending that tells.
    let kind = kinds.iter().find(|kind| kind.fits(path)).or(kinds.last());
    let mut games = open_games(kind.expect("every game has records"), path, &[])?;
    let skipped = usize::try_from(number - 1).unwrap_or(usize::MAX);
    let found = (&mut games).take(skipped).find(Result::is_err).or_else(|| games.next());
    let name = if text == "-" { "standard input" } else { text };
    match found {
        Some(found) => found.map_err(Reason::from).with_context(|| name.to_owned()),
        None => bail!(reason!(msg("games-no-such-game"), file = name, number)),
    }
}

/// Reads moves with spaces or commas between them, or in the game's own short form; `option` had them.
pub(crate) fn written_out(
    game: &dyn GameEntry,
    option: &str,
    text: &str,
    seed: u64,
) -> anyhow::Result<Record> {
    let wrong = |problem: Reason| {
        refused(reason!(msg("games-option"), option).with_reason("problem", problem))
    };
    let config = SessionConfig { seed, ..SessionConfig::default() };
    let mut session = game.open(config).map_err(usage_error)?;
    if let Some(kind) = game.formats().iter().find(|kind| kind.name == "transcript") {
        let text = half_width(text).replace(',', " ");
        let found = (kind.read)(Box::new(text.trim().as_bytes())).next();
        return found.unwrap_or(Ok(session.record())).map_err(|error| wrong(error.into()));
    }
    for (number, word) in (1..).zip(game.move_words(text)) {
        session.play(&word).map_err(|error| wrong(bad_move(number, &error)))?;
    }
    Ok(session.record())
}

/// Opens a game at a position, or at its start, and plays the moves that a text names.
pub(crate) fn position_after(
    game: &dyn GameEntry,
    config: SessionConfig,
    moves: Option<&str>,
) -> anyhow::Result<Box<dyn Session>> {
    let mut session = game.open(config).map_err(usage_error)?;
    for (number, mv) in (1..).zip(game.move_words(moves.unwrap_or_default())) {
        session.play(&mv).map_err(|error| refused(bad_move(number, &error)))?;
    }
    Ok(session)
}

fn bad_move(number: u32, error: &PlayError) -> Reason {
    reason!(msg("games-bad-move"), number).with_reason("why", error.reason())
}

/// Says that there is nothing to ask about a position.
pub(crate) fn over(session: &dyn Session) -> anyhow::Error {
    refused(PlayError::Over(session.announcement().unwrap_or_else(|| "".into())).reason())
}
