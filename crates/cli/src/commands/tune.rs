//! `sakiyomi tune`.

use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use sakiyomi_core::{Lang, Reason, Text};
use sakiyomi_play::GameList;
use sakiyomi_play::tune::{Amounts, TuneConfig, TuneError, TuneEvent, Tuner};

use super::{grouped, show_progress};
use crate::console::interrupt_flag;
use crate::context::Context;
use crate::failure::{refused, usage_error};
use crate::output::{phrase, reason, say};

const NO_WEIGHTS: Text = Text {
    en: "no engine of {game} has weights to tune",
    ja: "{game} には重みを調整できるエンジンがありません",
};
const FIXED_COST: Text = Text {
    en: "--nodes: a move of these games has a fixed cost; leave it out",
    ja: "--nodes：このゲームでは一手の手間が決まっているので、指定できません",
};

const PLAYED: Text = Text {
    en: "{time} s  generation {generation}: game {games} of {of}, {positions position|positions}",
    ja: "{time} 秒  第 {generation} 世代：{of} 局中 {games} 局、{positions} 局面",
};
const EPOCH: Text = Text {
    en: "{time} s  generation {generation}: epoch {epoch} of {epochs}, loss {loss}",
    ja: "{time} 秒  第 {generation} 世代：学習 {epochs} 回中 {epoch} 回、損失 {loss}",
};
const FITTED: Text = Text {
    en: "{time} s  generation {generation}: weights of {phases} of {of} phases",
    ja: "{time} 秒  第 {generation} 世代：{of} 段階中 {phases} 段階の重み",
};
const LEARNED: Text = Text {
    en: "{time} s  generation {generation}: learned from {samples position|positions}, held-out loss {loss}{phases}",
    ja: "{time} 秒  第 {generation} 世代：{samples} 局面から学習、学習に使わない局面での損失 {loss}{phases}",
};
const BY_PHASE: Text =
    Text { en: "\n         by phase: {losses}", ja: "\n         段階ごと：{losses}" };

#[derive(Args)]
pub(crate) struct TuneArgs {
    /// The game.
    game: String,
    /// The folder of the run.
    #[arg(long, value_name = "DIR")]
    run: PathBuf,
    /// How often new weights play and are learned from [usual: see below]
    #[arg(long)]
    generations: Option<u32>,
    /// Games of one generation [usual: see below]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    games: Option<u32>,
    /// Positions the search may visit for a move of these games [usual: see below]
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// How often a generation goes through its positions [usual: see below]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    epochs: Option<u32>,
    /// Games of others to learn from, or a folder of them, where the game has such files.
    #[arg(long = "input", value_name = "FILE")]
    inputs: Vec<PathBuf>,
    /// Decides everything that chance decides.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Cores to use.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
}

/// Returns the help after the options, with how much is usual for each game.
pub(crate) fn help(games: &GameList) -> String {
    let mut table =
        format!("  {:<12}{:>11}{:>9}{:>8}{:>8}\n", "", "generations", "games", "nodes", "epochs");
    for Tuner { game, usual, .. } in games.iter().filter_map(|game| game.tuner()) {
        let Amounts { generations, games, nodes, epochs } = usual;
        let nodes = if nodes == 0 { "-".to_owned() } else { grouped(nodes) };
        let games = grouped(games.into());
        table += &format!("  {game:<12}{generations:>11}{games:>9}{nodes:>8}{epochs:>8}\n");
    }
    include_str!("../../help/en/tune.txt").replace("{amounts}", &table)
}

pub(crate) fn run(args: &TuneArgs, context: &Context) -> anyhow::Result<()> {
    let lang = context.lang;
    let game = context.game(&args.game)?;
    let tuner = game.tuner().ok_or_else(|| refused(reason!(NO_WEIGHTS, game = &args.game)))?;
    if args.nodes.is_some() && tuner.usual.nodes == 0 {
        return Err(refused(Reason::new(FIXED_COST)));
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
    let stop = interrupt_flag(None)?;
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
        TuneError::File { .. } | TuneError::Stopped => error.into(),
    })?;
    say!("{}", weights.display());
    Ok(())
}

/// Returns what to say of an event, and whether it stays on the screen.
fn words(event: TuneEvent, amounts: Amounts, lang: Lang) -> (Reason, bool) {
    match event {
        TuneEvent::Played { generation, games, positions } => {
            let played = reason!(PLAYED, generation, games, of = amounts.games, positions);
            (played, games == amounts.games)
        }
        TuneEvent::Epoch { generation, epoch, epochs, loss } => {
            (reason!(EPOCH, epoch, epochs, generation, loss = format!("{loss:.4}")), false)
        }
        TuneEvent::Fitted { generation, phases, of } => {
            (reason!(FITTED, phases, of, generation), false)
        }
        TuneEvent::Learned { generation, samples, held_out_loss, by_phase } => {
            let phases: Vec<String> = by_phase
                .iter()
                .map(|loss| loss.map_or_else(|| "-".to_owned(), |loss| format!("{loss:.2}")))
                .collect();
            let phases = match phases.as_slice() {
                [] => String::new(),
                phases => phrase!(lang, BY_PHASE, losses = phases.join(" ")),
            };
            let loss = format!("{held_out_loss:.4}");
            (reason!(LEARNED, generation, samples, loss, phases), true)
        }
    }
}
