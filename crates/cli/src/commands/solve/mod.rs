//! `sakiyomi solve`.

mod words;

use std::fs::File;
use std::io::{BufReader, BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context as _;
use clap::Args;
use sakiyomi_core::{Budget, Clock as _, Lang, Reason, Rng, Stop, SystemClock, Text, parse_memory};
use sakiyomi_engines::{Game, Solution, SolveProgress, SolveRequest, Solver, Visitor};

use super::games::move_words;
use super::{duration, end_progress, show_progress};
use crate::console::interrupt_flag;
use crate::failure::{Failure, failed, refused, wrong_use};
use crate::output::say;
use crate::tools::visit;
use crate::words::{bad_move, illegal, verbatim};

const NO_SOLVER: Text = Text {
    en: "there is no solver for {game} yet",
    ja: "{game} を解くプログラムはまだありません",
};
const CANNOT_READ_POSITIONS: Text =
    Text { en: "cannot read the positions in {file}", ja: "{file} の局面を読めません" };
const NO_POSITION: Text =
    Text { en: "there is no position in {file}", ja: "{file} に局面がありません" };
const WILL_KEEP: Text = Text {
    en: "sakiyomi: the proof will be kept in {file}",
    ja: "sakiyomi: 証明を {file} に保存します",
};
const CANNOT_GO_ON: Text =
    Text { en: "cannot go on from {file}", ja: "{file} の続きから始められません" };
const GOES_ON: Text = Text {
    en: "sakiyomi: goes on from {positions position|positions} in {file}",
    ja: "sakiyomi: {file} の {positions} 局面から続けます",
};
const CANNOT_KEEP: Text =
    Text { en: "cannot keep the proof in {file}", ja: "証明を {file} に保存できません" };

/// Options of `sakiyomi solve`.
#[derive(Args)]
#[command(
    after_help = "Finds the result with best play on both sides: who wins, in how many plies or by how\n\
    many discs, and how. The distance and the list of best moves are searched for no longer than\n\
    the result itself; --distance lifts that limit. Ctrl-C ends the search and shows what is\n\
    known; with --save it goes on from there the next time.\n\n\
    Examples:\n  \
    sakiyomi solve score-four --moves 'a1 a2 b1 b2 c1 c2'\n  \
    sakiyomi solve score-four --positions middle-game.txt --cpu 10s --json\n  \
    sakiyomi solve score-four --moves 'a1 d4' --memory 1GB --save a1d4.proof\n  \
    sakiyomi solve othello --threads 2 --position \\\n    \
    '--XXXXX---OOOX---XOOXXXX-OOOOOOOOOOXXXOOOOOXXOOX--XXOO----XXXXX- X'"
)]
pub(crate) struct SolveArgs {
    /// The game.
    game: String,
    /// The position; the game's own start when not given.
    #[arg(long, allow_hyphen_values = true)]
    position: Option<String>,
    /// Moves to play from the position first: `a1 d4 a4`, `a1,d4,a4` or `a1d4a4`.
    #[arg(long)]
    moves: Option<String>,
    /// A file of positions to solve one after the other, one a line.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "moves", "save"])]
    positions: Option<PathBuf>,
    /// Stop after this time.
    #[arg(long, value_parser = duration)]
    time: Option<Duration>,
    /// Stop after this much CPU time.
    #[arg(long, value_parser = duration)]
    cpu: Option<Duration>,
    /// Stop after this many positions.
    #[arg(long)]
    nodes: Option<u64>,
    /// How many threads work on a position, in games whose solver can use them.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// How large the table may be.
    #[arg(long, default_value = "256MB", value_parser = memory)]
    memory: u64,
    /// Find the exact distance and all best moves, however long it takes.
    #[arg(long)]
    distance: bool,
    /// Keep what is learned in this file, and go on from it if it exists.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// One JSON object per position.
    #[arg(long)]
    json: bool,
}

fn memory(text: &str) -> Result<u64, String> {
    parse_memory(text).map_err(|error| error.to_string())
}

/// Solves and prints.
pub(crate) fn run(args: &SolveArgs, lang: Lang) -> Result<(), Failure> {
    visit(&args.game, Solve { args, lang }).map_err(wrong_use)?
}

pub(crate) struct Solve<'a> {
    args: &'a SolveArgs,
    lang: Lang,
}

impl Visitor for Solve<'_> {
    type Output = Result<(), Failure>;

    fn visit<S: Game>(self) -> Result<(), Failure> {
        let Solve { args, lang } = self;
        let kind =
            S::SOLVER.ok_or_else(|| refused(Reason::new(NO_SOLVER).with("game", S::INFO.id)))?;
        let states: Vec<S> = match &args.positions {
            Some(path) => read_positions(path)?,
            None => vec![position(args)?],
        };
        let stop = interrupt_flag(None)?;
        let mut solver = (kind.build)(args.memory);
        if let Some(path) = &args.save {
            load(solver.as_mut(), path, lang)?;
        }
        for (index, state) in states.iter().enumerate() {
            let solution = solve_one(args, lang, solver.as_mut(), state, &stop);
            match (args.json, states.len()) {
                (true, _) => say!("{}", words::json(state, &solution)),
                (false, 1) => {
                    words::lines(state, &solution, lang).iter().for_each(|line| say!("{line}"))
                }
                (false, _) => say!("{:>4}  {}", index + 1, words::one_line(state, &solution, lang)),
            }
            if stop.is_requested() {
                break;
            }
            if args.positions.is_some() {
                // Positions of a file are measured apart, whatever their order.
                solver.forget();
            }
        }
        match &args.save {
            Some(path) => save(solver.as_ref(), path).map_err(Failure::from),
            None => Ok(()),
        }
    }
}

fn solve_one<S: Game>(
    args: &SolveArgs,
    lang: Lang,
    solver: &mut dyn Solver<S>,
    state: &S,
    stop: &Stop,
) -> Solution<S::Move> {
    let clock = SystemClock::Process;
    let start = clock.cpu();
    let budget = Budget { wall: args.time, cpu: args.cpu, nodes: args.nodes, ..Budget::UNLIMITED };
    let threads = args.threads.into();
    let request = SolveRequest { budget, thorough: args.distance, threads, clock: &clock, stop };
    let mut watch = |progress: &SolveProgress| {
        let cpu = clock.cpu().saturating_sub(start);
        show_progress(&words::progress::<S>(progress, cpu, lang));
    };
    let solution = solver.solve(state, request, &mut watch);
    end_progress();
    solution
}

fn position<S: Game>(args: &SolveArgs) -> Result<S, Failure> {
    let mut state: S = match &args.position {
        Some(text) => text.parse().map_err(wrong_use)?,
        None => S::initial(&mut Rng::seeded(0)),
    };
    let moves = args.moves.as_deref().unwrap_or_default();
    for (number, text) in (1..).zip(move_words::<S>(moves)) {
        let mv: S::Move =
            text.parse().map_err(|error| refused(bad_move(number, verbatim(error))))?;
        state.play(mv).map_err(|error| refused(bad_move(number, illegal(mv, error.reason))))?;
    }
    Ok(state)
}

fn read_positions<S: Game>(path: &Path) -> Result<Vec<S>, Failure> {
    let context = || Reason::new(CANNOT_READ_POSITIONS).with("file", path.display());
    let text = std::fs::read_to_string(path).with_context(context)?;
    let states = S::read_starts(&text).with_context(context)?;
    if states.is_empty() {
        return Err(failed(Reason::new(NO_POSITION).with("file", path.display())));
    }
    Ok(states)
}

/// Takes up the file if it is there, and says what will happen to it.
fn load<S: Game>(solver: &mut dyn Solver<S>, path: &Path, lang: Lang) -> Result<(), Failure> {
    if !path.exists() {
        eprintln!("{}", Reason::new(WILL_KEEP).with("file", path.display()).get(lang));
        return Ok(());
    }
    let context = || Reason::new(CANNOT_GO_ON).with("file", path.display());
    let file = File::open(path).with_context(context)?;
    let positions = solver.load(&mut BufReader::new(file)).with_context(context)?;
    let news = Reason::new(GOES_ON).with("positions", positions).with("file", path.display());
    eprintln!("{}", news.get(lang));
    Ok(())
}

/// Writes the file so that at any moment either the old or the new one is there whole.
fn save<S: Game>(solver: &dyn Solver<S>, path: &Path) -> anyhow::Result<()> {
    let mut unfinished = path.as_os_str().to_owned();
    unfinished.push(".new");
    let write = || -> std::io::Result<()> {
        let mut file = BufWriter::new(File::create(&unfinished)?);
        solver.save(&mut file)?;
        file.flush()?;
        std::fs::rename(&unfinished, path)
    };
    write().with_context(|| Reason::new(CANNOT_KEEP).with("file", path.display()))
}
