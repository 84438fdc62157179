//! Games that a command is given, as files of any kind or written out.

use std::fs::File;
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use sakiyomi_core::{
    FileKind, Games, NameKind, Quoted, Reason, Record, RecordedMove, Rng, Text, record_file,
};
use sakiyomi_engines::{Game, Visitor, suggestion};

use crate::failure::{Failure, failed, refused, wrong_use};
use crate::tools::visit;
use crate::words::cannot_read;

const ONE_GAME: Text = Text {
    en: "--number {number}: moves that are written out are one game",
    ja: "--number {number}：手順を直接書いた場合、対局は 1 つだけです",
};
const NO_SUCH_GAME: Text =
    Text { en: "{file} has no game {number}", ja: "{file} に {number} 局目はありません" };
const NO_SUCH_FILE: Text = Text {
    en: "cannot read {file}: there is no such file",
    ja: "{file} を読めません。そのようなファイルはありません",
};
const NO_SUCH_FORMAT: Text = Text {
    en: "{option}: {game} has no format {name}; {near}",
    ja: "{option}：{game} に {name} という形式はありません（{near}）",
};
const SAY_FORMAT: Text = Text {
    en: "{file}: say with {option} what it is; there is: {all}",
    ja: "{file}：どの形式かを {option} で指定してください（{all}）",
};
const SAY_OUTPUT: Text = Text {
    en: "say with {option} what to print; there is: {all}",
    ja: "何を書き出すかを {option} で指定してください（{all}）",
};

/// Returns the kinds of files that the game `S` has.
pub(crate) fn kinds<S: Game>() -> Vec<FileKind> {
    S::FILES.iter().copied().chain([record_file::<S>()]).collect()
}

/// Returns the kind that is asked for, or that a file's name tells.
pub(crate) fn kind<S: Game>(
    asked: Option<&str>,
    path: Option<&Path>,
    option: &str,
) -> Result<FileKind, Failure> {
    let kinds = kinds::<S>();
    let names: Vec<&str> = kinds.iter().map(|kind| kind.name).collect();
    let all = names.join(", ");
    let found = match (asked, path) {
        (Some(name), _) => kinds.iter().find(|kind| kind.name == name).ok_or_else(|| {
            let near = suggestion(name, names);
            let problem = Reason::new(NO_SUCH_FORMAT).with("option", option);
            problem.with("game", S::INFO.id).with("name", Quoted(name)).with("near", near)
        }),
        (None, Some(path)) => kinds.iter().find(|kind| kind.fits(path)).ok_or_else(|| {
            let problem = Reason::new(SAY_FORMAT).with("file", path.display());
            problem.with("option", option).with("all", all)
        }),
        (None, None) => Err(Reason::new(SAY_OUTPUT).with("option", option).with("all", all)),
    };
    found.copied().map_err(refused)
}

/// Opens a file of games; `-` is standard input. Where games have numbers in place of names, the
/// names come from the files in `names`, or from those that lie beside it.
pub(crate) fn open_games(
    kind: &FileKind,
    path: &Path,
    names: &[PathBuf],
) -> Result<Games<'static>, Failure> {
    let input: Box<dyn Read> =
        if path == Path::new("-") { Box::new(std::io::stdin()) } else { Box::new(open(path)?) };
    let mut lists = Vec::new();
    for names in names {
        let kind = kind.names.iter().find(|kind| kind.fits(names)).ok_or_else(|| {
            let endings: Vec<String> =
                kind.names.iter().map(|kind| format!(".{}", kind.ending)).collect();
            let what = match endings.is_empty() {
                true => format!("{} has no files of names", kind.name),
                false => format!("files of names end with {}", endings.join(" or ")),
            };
            wrong_use(format!("--names {}: {what}", names.display()))
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
        read.push((kind, names.with_context(|| path.display().to_string())?));
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
pub(crate) fn find_game(id: &str, text: &str, number: u64, seed: u64) -> Result<Record, Failure> {
    visit(id, FindGame { text, number, seed }).map_err(wrong_use)?
}

pub(crate) struct FindGame<'a> {
    text: &'a str,
    number: u64,
    seed: u64,
}

impl Visitor for FindGame<'_> {
    type Output = Result<Record, Failure>;

    fn visit<S: Game>(self) -> Result<Record, Failure> {
        let path = Path::new(self.text);
        if !path.exists() && self.text != "-" {
            // No move of any game has one of these.
            if self.text.contains(['/', '\\', '.']) {
                return Err(failed(Reason::new(NO_SUCH_FILE).with("file", self.text)));
            }
            if self.number > 1 {
                let problem = Reason::new(ONE_GAME).with("number", self.number);
                return Err(refused(problem));
            }
            return written_out::<S>("--game", self.text, self.seed);
        }
        let kind = match kinds::<S>().into_iter().find(|kind| kind.fits(path)) {
            Some(kind) => kind,
            // Records and what is piped in have no ending that tells.
            None => record_file::<S>(),
        };
        let mut games = open_games(&kind, path, &[])?;
        let skipped = usize::try_from(self.number - 1).unwrap_or(usize::MAX);
        let game = (&mut games).take(skipped).find(Result::is_err).or_else(|| games.next());
        let name = if self.text == "-" { "standard input" } else { self.text };
        match game {
            Some(game) => Ok(game.with_context(|| name.to_owned())?),
            None => {
                let problem = Reason::new(NO_SUCH_GAME).with("file", name);
                Err(failed(problem.with("number", self.number)))
            }
        }
    }
}

/// Returns the moves that a text of the game `id` names.
pub(crate) fn moves_of(id: &str, text: &str) -> Result<Vec<String>, Failure> {
    visit(id, FindMoves { text }).map_err(wrong_use)
}

pub(crate) struct FindMoves<'a> {
    text: &'a str,
}

impl Visitor for FindMoves<'_> {
    type Output = Vec<String>;

    fn visit<S: Game>(self) -> Vec<String> {
        move_words::<S>(self.text)
    }
}

/// Returns the words of a text that should be moves, with spaces or commas between them, in capital or
/// small letters. A word that is no move but begins with some of two characters each, like
/// `f5d6c3`, is those and what is left.
pub(crate) fn move_words<S: Game>(text: &str) -> Vec<String> {
    let as_move = |word: &str| {
        let small = word.to_lowercase();
        [word, &small].into_iter().find(|word| word.parse::<S::Move>().is_ok()).map(str::to_owned)
    };
    let mut moves = Vec::new();
    for word in text.split(|c: char| c == ',' || c.is_whitespace()) {
        let mut rest = word;
        while !rest.is_empty() {
            if let Some(mv) = as_move(rest) {
                moves.push(mv);
                break;
            }
            let Some(mv) = rest.get(..2).and_then(as_move) else {
                moves.push(rest.to_owned());
                break;
            };
            moves.push(mv);
            rest = &rest[2..];
        }
    }
    moves
}

/// Reads moves with spaces or commas between them, or in the game's own short form; `option` had them.
pub(crate) fn written_out<S: Game>(option: &str, text: &str, seed: u64) -> Result<Record, Failure> {
    let wrong = |problem: String| wrong_use(format!("{option}: {problem}"));
    let mut state = S::initial(&mut Rng::seeded(seed));
    let mut record = Record::starting_at(&state);
    if let Some(kind) = S::FILES.iter().find(|kind| kind.name == "transcript") {
        let text = text.replace(',', " ");
        let game = (kind.read)(Box::new(text.trim().as_bytes())).next();
        return game.unwrap_or(Ok(record)).map_err(|error| wrong(error.to_string()));
    }
    for (number, word) in (1..).zip(move_words::<S>(text)) {
        let wrong = |problem: String| wrong(format!("move {number}: {problem}"));
        let mv: S::Move = word.parse().map_err(|error| wrong(format!("{error}")))?;
        state.play(mv).map_err(|error| wrong(error.to_string()))?;
        record.moves.push(RecordedMove { mv: mv.to_string(), ..RecordedMove::default() });
    }
    record.result = state.outcome().map(|outcome| outcome.to_string());
    Ok(record)
}
