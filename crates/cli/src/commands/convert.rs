//! `sakiyomi convert`: games from one kind of file to another, one at a time.

use crate::msg;
use std::io::{BufWriter, ErrorKind, Seek, SeekFrom, Write};
use std::path::PathBuf;

use anyhow::{Context as _, bail};
use clap::Args;
use sakiyomi_core::{FileError, FileKind, Games, Output, Reason, Record, Stop};
use sakiyomi_play::{GameEntry, SessionConfig};
use serde_json::json;

use super::games::{kind, open_games};
use super::{end_progress, grouped, replace, show_progress};
use crate::console::interrupt_flag;
use crate::context::Context;
use crate::failure::refused;
use crate::output::{note, phrase, reason};
use crate::words::cannot_write;

#[derive(Args)]
pub(crate) struct ConvertArgs {
    game: String,
    #[arg(value_name = "IN")]
    input: PathBuf,
    #[arg(value_name = "OUT")]
    output: Option<PathBuf>,
    #[arg(long, value_name = "FORMAT")]
    from: Option<String>,
    #[arg(long, value_name = "FORMAT")]
    to: Option<String>,
    #[arg(long, value_name = "FILE")]
    names: Vec<PathBuf>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    only: Option<u64>,
    #[arg(long, value_name = "N")]
    after: Option<usize>,
    #[arg(long)]
    force: bool,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &ConvertArgs, context: &Context) -> anyhow::Result<()> {
    let game = context.game(&args.game)?;
    let from = kind(game, args.from.as_deref(), Some(&args.input), "--from")?;
    let to = kind(game, args.to.as_deref(), args.output.as_deref(), "--to")?;
    let games = open_games(&from, &args.input, &args.names)?;
    let stop = interrupt_flag(None);
    let copying = Copying { game, args, context, stop: &stop };
    let result = match &args.output {
        Some(path) if path.exists() && !args.force => {
            return Err(refused(reason!(msg("convert-exists"), file = path.display())));
        }
        Some(path) => replace(path, |file| copying.copy(games, &to, Box::new(file))),
        None => copying.copy(games, &to, Box::new(Unseekable(BufWriter::new(std::io::stdout())))),
    };
    end_progress();
    let count = match result {
        // The reader has gone (`| head`): there is nobody left to answer.
        Err(error) if is_broken_pipe(&error) => return Ok(()),
        result => result?,
    };
    if args.json {
        eprintln!("{}", json!({ "read": count.read, "written": count.written }));
    } else if args.output.is_some() {
        note!(
            context.lang,
            msg("convert-done"),
            read = grouped(count.read),
            written = grouped(count.written)
        );
    }
    Ok(())
}

#[derive(Default)]
struct Count {
    read: u64,
    written: u64,
}

struct Copying<'a> {
    game: &'static dyn GameEntry,
    args: &'a ConvertArgs,
    context: &'a Context,
    stop: &'a Stop,
}

impl Copying<'_> {
    fn copy(
        &self,
        games: Games<'_>,
        to: &FileKind,
        out: Box<dyn Output + '_>,
    ) -> anyhow::Result<Count> {
        let Copying { args, stop, .. } = self;
        let writing = || match &args.output {
            Some(path) => cannot_write(path),
            None => Reason::new(msg("convert-cannot-answer")),
        };
        let mut sink = (to.write)(out).map_err(Reason::from).with_context(writing)?;
        let mut count = Count::default();
        for game in games {
            let game =
                game.map_err(Reason::from).with_context(|| args.input.display().to_string())?;
            count.read += 1;
            if stop.is_requested() {
                bail!(reason!(msg("convert-interrupted"), read = count.read));
            }
            if count.read.is_multiple_of(1000) {
                show_progress(&phrase!(
                    self.context.lang,
                    msg("convert-so-far"),
                    read = grouped(count.read)
                ));
            }
            if args.only.is_some_and(|only| only != count.read) {
                continue;
            }
            let game = match args.after {
                Some(moves) => position_after(self.game, &game, moves)?,
                None => Some(game),
            };
            if let Some(game) = game {
                sink.write(&game).map_err(|error| hint(error, args)).with_context(writing)?;
                count.written += 1;
            }
            if args.only == Some(count.read) {
                break;
            }
        }
        if let Some(only) = args.only
            && only > count.read
        {
            bail!(reason!(
                msg("convert-no-such-game"),
                file = args.input.display(),
                only,
                count = count.read
            ));
        }
        sink.finish().map_err(Reason::from).with_context(writing)?;
        Ok(count)
    }
}

/// Adds what to do where a file holds one game only.
fn hint(error: FileError, args: &ConvertArgs) -> anyhow::Error {
    let several = matches!(error, FileError::Unfit { number: 2, .. }) && args.only.is_none();
    let error = anyhow::Error::from(error.reason());
    if several { error.context(Reason::new(msg("convert-only-one"))) } else { error }
}

/// Returns the position after so many moves, those made without asking (passes) not counted, as
/// a game without moves; `None` when the game is over before.
fn position_after(
    game: &dyn GameEntry,
    record: &Record,
    moves: usize,
) -> anyhow::Result<Option<Record>> {
    let mut session = game.resume(record, SessionConfig::default())?;
    while session.undo() {}
    let mut counted = 0;
    while session.outcome().is_none() {
        if session.automatic_move().is_none() {
            if counted == moves {
                break;
            }
            counted += 1;
        }
        if !session.redo() {
            return Ok(None);
        }
    }
    if session.outcome().is_some() {
        return Ok(None);
    }
    let played: Vec<String> = session.record().moves.into_iter().map(|mv| mv.mv).collect();
    let config = SessionConfig { position: Some(session.position()), ..SessionConfig::default() };
    let mut position = game.open(config)?.record();
    if !played.is_empty() {
        position.set_tag("comment", played.join(" "));
    }
    Ok(Some(position))
}

/// Standard output, in which one cannot go back.
struct Unseekable<W>(W);

impl<W: Write> Write for Unseekable<W> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.0.flush()
    }
}

impl<W> Seek for Unseekable<W> {
    fn seek(&mut self, _to: SeekFrom) -> std::io::Result<u64> {
        Err(std::io::Error::new(ErrorKind::Unsupported, "this format needs a file: name OUT"))
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let io = error.chain().find_map(|cause| cause.downcast_ref::<std::io::Error>());
    io.is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}
