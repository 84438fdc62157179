//! `sakiyomi book`: makes, extends and shows books of openings.

use crate::msg;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::Context as _;
use clap::Args;
use sakiyomi_core::durable::replace_file;
use sakiyomi_core::{Certainty, Clock as _, Lang, Reason, SystemClock};
use sakiyomi_play::book::{BookKind, BookMove, BookSize, GrowConfig, OpeningBook, Page};
use sakiyomi_play::{GameEntry, SessionConfig};
use serde_json::{Value as Json, json};

use super::{end_progress, games, grouped, parse_duration, show_progress};
use crate::console::interrupt_flag;
use crate::context::Context;
use crate::failure::{refused, usage_error};
use crate::output::{phrase, print_json, reason, say, tell};
use crate::words::{cannot_read, cannot_write};

#[derive(Args)]
pub(crate) struct BookArgs {
    game: String,
    #[arg(long, value_name = "FILE", required_unless_present = "show", conflicts_with = "show")]
    out: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    #[arg(long, value_name = "N", conflicts_with = "show")]
    positions: Option<usize>,
    #[arg(long, value_parser = parse_duration, conflicts_with = "show")]
    time: Option<Duration>,
    #[arg(long, conflicts_with = "show", value_parser = clap::value_parser!(u32).range(2..=60))]
    depth: Option<u32>,
    #[arg(long, default_value_t = 1, conflicts_with = "show", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    #[arg(long)]
    show: bool,
    #[arg(long, conflicts_with = "out")]
    moves: Option<String>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &BookArgs, context: &Context) -> anyhow::Result<()> {
    let game = context.game(&args.game)?;
    let books =
        game.book().ok_or_else(|| refused(reason!(msg("book-no-book"), game = game.info().id)))?;
    match &args.out {
        Some(out) => grow(game, books, args, out, context.lang),
        None => show(game, books, args, context.lang),
    }
}

/// The name of the book in the program.
const SHIPPED: &str = "shipped";

fn open(books: BookKind, path: &Path) -> anyhow::Result<Box<dyn OpeningBook>> {
    if path == Path::new(SHIPPED) {
        return Ok((books.shipped)());
    }
    let context = || cannot_read(path);
    let bytes = std::fs::read(path).with_context(context)?;
    (books.read)(&bytes).map_err(Reason::from).with_context(context)
}

/// How often the book is kept while it grows.
const KEEP_EVERY: Duration = Duration::from_secs(20);

fn size(size: BookSize, lang: Lang) -> String {
    let [positions, opened] = [size.positions, size.opened].map(|count| grouped(count as u64));
    phrase!(lang, msg("book-grows"), positions, opened, plies = size.plies)
}

/// Extends the book in `out`, or begins it.
fn grow(
    game: &dyn GameEntry,
    books: BookKind,
    args: &BookArgs,
    out: &Path,
    lang: Lang,
) -> anyhow::Result<()> {
    let mut book = match &args.from {
        Some(from) if from != out && out.exists() => {
            return Err(refused(reason!(msg("book-exists"), file = out.display())));
        }
        Some(from) => open(books, from)?,
        None if out.exists() => open(books, out)?,
        None => (books.begin)(),
    };
    let config =
        GrowConfig { depth: args.depth.unwrap_or(books.usual_depth), threads: args.threads.into() };
    let stop = interrupt_flag(None);
    let (start, cpu) = (Instant::now(), SystemClock::Process.cpu());
    let mut nodes = 0;
    // Before any work: a file that cannot be written is better known now.
    keep(&*book, out)?;
    let mut kept = Instant::now();
    while args.positions.is_none_or(|enough| book.size().positions < enough)
        && args.time.is_none_or(|time| start.elapsed() < time)
        && let Some(growth) = book.grow(config, &stop)
    {
        nodes += growth.nodes;
        let seconds = start.elapsed().as_secs();
        show_progress(&format!("{seconds:>5} s  {}", size(book.size(), lang)));
        if growth.positions == 0 {
            break;
        }
        if kept.elapsed() > KEEP_EVERY {
            keep(&*book, out)?;
            kept = Instant::now();
        }
    }
    end_progress();
    let bytes = keep(&*book, out)?;
    let cpu = SystemClock::Process.cpu().saturating_sub(cpu).as_secs_f64();
    if args.json {
        let BookSize { positions, opened, plies } = book.size();
        print_json(&json!({
            "game": game.info().id, "out": out, "positions": positions, "opened": opened,
            "plies": plies, "bytes": bytes, "nodes": nodes, "cpu_s": cpu,
            "stopped": stop.is_requested(),
        }));
    } else {
        let [bytes, nodes] = [bytes as u64, nodes].map(grouped);
        let (size, cpu) = (size(book.size(), lang), format!("{cpu:.1}"));
        tell!(lang, msg("book-made"), file = out.display(), size, bytes, nodes, cpu);
    }
    Ok(())
}

/// Writes the book, and returns how many bytes it takes.
fn keep(book: &dyn OpeningBook, out: &Path) -> anyhow::Result<usize> {
    let bytes = book.to_bytes();
    replace_file(out, &bytes).with_context(|| cannot_write(out))?;
    Ok(bytes.len())
}

fn show(
    game: &'static dyn GameEntry,
    books: BookKind,
    args: &BookArgs,
    lang: Lang,
) -> anyhow::Result<()> {
    let path = args.from.as_deref().unwrap_or(Path::new(SHIPPED));
    let book = open(books, path)?;
    let moves = args.moves.as_deref().unwrap_or_default();
    let record = games::written_out(game, "--moves", moves, 0)?;
    let session = game.resume(&record, SessionConfig::default());
    let session = session.map_err(usage_error)?;
    let page = book.page(&session.position()).map_err(usage_error)?;
    if args.json {
        let moves: Vec<&str> = record.moves.iter().map(|mv| mv.mv.as_str()).collect();
        say!("{}", json(game.info().id, book.size(), &moves, page.as_ref()));
        return Ok(());
    }
    say!("{}: {}", path.display(), size(book.size(), lang));
    let Some(page) = page else {
        tell!(lang, msg("book-not-opened"));
        return Ok(());
    };
    for BookMove { mv, score, depth, certainty, is_opened } in page.moves {
        let trust = match certainty {
            Certainty::Depth => depth.to_string(),
            Certainty::Likely(percent) => format!("{depth}@{percent}%"),
            Certainty::Exact => format!("{depth}@100%"),
        };
        let note = if is_opened { "" } else { msg("book-one-look").get(lang) };
        say!("{}", format!("{mv:>6}  {:>7}  {trust:>7}  {note}", score.to_string()).trim_end());
    }
    tell!(lang, msg("book-line"), line = page.line.join(" "));
    Ok(())
}

fn json(game: &str, size: BookSize, moves: &[&str], page: Option<&Page<String>>) -> Json {
    let judged = |found: &BookMove<String>| {
        let selectivity = match found.certainty {
            Certainty::Likely(percent) => Some(percent),
            Certainty::Depth | Certainty::Exact => None,
        };
        json!({
            "move": found.mv, "score": found.score.to_string(), "depth": found.depth,
            "selectivity": selectivity, "exact": found.certainty == Certainty::Exact,
            "opened": found.is_opened,
        })
    };
    let judged: Option<Vec<Json>> = page.map(|page| page.moves.iter().map(judged).collect());
    let line = page.map(|page| &page.line);
    json!({
        "game": game, "positions": size.positions, "opened": size.opened,
        "plies": size.plies, "moves": moves, "book": judged, "line": line,
    })
}
