//! `sakiyomi tune`.

use crate::msg;
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use sakiyomi_core::{Lang, Reason};
use sakiyomi_play::GameList;
use sakiyomi_play::tune::{Amounts, TuneConfig, TuneError, TuneEvent, Tuner};

use super::{grouped, show_progress};
use crate::console::interrupt_flag;
use crate::context::Context;
use crate::failure::{refused, usage_error};
use crate::help;
use crate::output::{phrase, reason, say};

#[derive(Args)]
pub(crate) struct TuneArgs {
    game: String,
    #[arg(long, value_name = "DIR")]
    run: PathBuf,
    #[arg(long)]
    generations: Option<u32>,
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    games: Option<u32>,
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    epochs: Option<u32>,
    #[arg(long = "input", value_name = "FILE")]
    inputs: Vec<PathBuf>,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
}

/// Returns the help after the options, with the defaults for each game.
pub(crate) fn help(games: &GameList, lang: Lang) -> String {
    let mut table =
        format!("  {:<12}{:>11}{:>9}{:>8}{:>8}\n", "", "generations", "games", "nodes", "epochs");
    for Tuner { game, usual, .. } in games.iter().filter_map(|game| game.tuner()) {
        let Amounts { generations, games, nodes, epochs } = usual;
        let nodes = if nodes == 0 { "-".to_owned() } else { grouped(nodes) };
        let games = grouped(games.into());
        table += &format!("  {game:<12}{generations:>11}{games:>9}{nodes:>8}{epochs:>8}\n");
    }
    phrase!(lang, help::text("help-tune-notes"), amounts = table)
}

pub(crate) fn run(args: &TuneArgs, context: &Context) -> anyhow::Result<()> {
    let lang = context.lang;
    let game = context.game(&args.game)?;
    let tuner = game
        .tuner()
        .ok_or_else(|| refused(reason!(msg("tune-no-weights"), game = game.info().id)))?;
    if args.nodes.is_some() && tuner.usual.nodes == 0 {
        return Err(refused(Reason::new(msg("tune-fixed-cost"))));
    }
    let amounts = Amounts {
        generations: args.generations.unwrap_or(tuner.usual.generations),
        games: args.games.unwrap_or(tuner.usual.games),
        nodes: args.nodes.unwrap_or(tuner.usual.nodes),
        epochs: args.epochs.unwrap_or(tuner.usual.epochs),
    };
    let config = TuneConfig {
        run: args.run.clone(),
        amounts,
        inputs: args.inputs.clone(),
        seed: args.seed,
        threads: args.threads.into(),
    };
    let stop = interrupt_flag(None);
    let start = Instant::now();
    let mut watch = |event: TuneEvent| {
        let time = format!("{:>5}", start.elapsed().as_secs());
        let (text, is_last) = words(event, amounts, lang);
        let line = text.with("time", time).get(lang);
        if is_last { say!("{line}") } else { show_progress(&line) }
    };
    let weights = tuner.tune(&config, &stop, &mut watch).map_err(|error| match error {
        TuneError::Nothing { .. }
        | TuneError::NoInputs
        | TuneError::OtherGame { .. }
        | TuneError::OtherSeed { .. } => usage_error(error),
        TuneError::File { .. } | TuneError::Stopped => error.reason().into(),
    })?;
    say!("{}", weights.display());
    Ok(())
}

/// Returns what to say of an event, and whether it stays on the screen.
fn words(event: TuneEvent, amounts: Amounts, lang: Lang) -> (Reason, bool) {
    match event {
        TuneEvent::Played { generation, games, positions } => {
            let played =
                reason!(msg("tune-played"), generation, games, of = amounts.games, positions);
            (played, games == amounts.games)
        }
        TuneEvent::Epoch { generation, epoch, epochs, loss } => (
            reason!(msg("tune-epoch"), epoch, epochs, generation, loss = format!("{loss:.4}")),
            false,
        ),
        TuneEvent::Fitted { generation, phases, of } => {
            (reason!(msg("tune-fitted"), phases, of, generation), false)
        }
        TuneEvent::Learned { generation, samples, held_out_loss, by_phase } => {
            let phases: Vec<String> = by_phase
                .iter()
                .map(|loss| loss.map_or_else(|| "-".to_owned(), |loss| format!("{loss:.2}")))
                .collect();
            let phases = match phases.as_slice() {
                [] => String::new(),
                phases => phrase!(lang, msg("tune-by-phase"), losses = phases.join(" ")),
            };
            let loss = format!("{held_out_loss:.4}");
            (reason!(msg("tune-learned"), generation, samples, loss, phases), true)
        }
    }
}
