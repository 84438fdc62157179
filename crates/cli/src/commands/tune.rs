//! `sakiyomi tune`.

use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use sakiyomi_core::{Reason, Text};
use sakiyomi_engines::tune::{Amounts, TuneConfig, TuneError, TuneEvent, Tuner};
use sakiyomi_engines::{Game, Visitor, visit_all};

use super::{grouped, show_progress};
use crate::console::interrupt_flag;
use crate::failure::{Failure, refused, wrong_use};
use crate::output::say;
use crate::tools::visit;

const NO_WEIGHTS: Text = Text {
    en: "no engine of {game} has weights to tune",
    ja: "{game} には重みを調整できるエンジンがありません",
};
const FIXED_COST: Text = Text {
    en: "--nodes: a move of these games has a fixed cost; leave it out",
    ja: "--nodes：このゲームでは一手の手間が決まっているので、指定できません",
};

/// Options of `sakiyomi tune`.
#[derive(Args)]
#[command(
    after_help = format!("Each generation plays games with the weights so far and learns from them. Ctrl-C\n\
    stops; the same command goes on. The last line names the file with the weights.\n\n\
    Usual amounts:\n{}\n\
    Examples:\n  sakiyomi tune score-four --run runs/s4 --threads 16\n  \
    sakiyomi tune score-four --run runs/quick --generations 2 --games 500\n  \
    sakiyomi tune othello --run runs/othello --threads 16 --input wthor/", usual_amounts())
)]
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
    /// Games of others to learn from, or a folder of them; for Othello WTHOR files (.wtb).
    #[arg(long = "input", value_name = "FILE")]
    inputs: Vec<PathBuf>,
    /// Decides everything that chance decides.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Cores to use.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
}

/// Finds what makes the weights of a game.
#[derive(Clone)]
pub(crate) struct FindTuner;

impl Visitor for FindTuner {
    type Output = Option<Tuner>;
    fn visit<S: Game>(self) -> Option<Tuner> {
        S::TUNER
    }
}

/// Returns a table of how much is usual for each game.
fn usual_amounts() -> String {
    let mut table =
        format!("  {:<12}{:>11}{:>9}{:>8}{:>8}\n", "", "generations", "games", "nodes", "epochs");
    for Tuner { game, usual, .. } in visit_all(&FindTuner).into_iter().flatten() {
        let Amounts { generations, games, nodes, epochs } = usual;
        let nodes = if nodes == 0 { "-".to_owned() } else { grouped(nodes) };
        let games = grouped(games.into());
        table += &format!("  {game:<12}{generations:>11}{games:>9}{nodes:>8}{epochs:>8}\n");
    }
    table
}

/// Makes weights.
pub(crate) fn run(args: &TuneArgs) -> Result<(), Failure> {
    let tuner = visit(&args.game, FindTuner)
        .map_err(wrong_use)?
        .ok_or_else(|| refused(Reason::new(NO_WEIGHTS).with("game", &args.game)))?;
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
        let time = start.elapsed().as_secs();
        match event {
            TuneEvent::Played { generation, games, positions } => {
                let line = format!(
                    "{time:>5} s  generation {generation}: game {games} of {}, {positions} positions",
                    amounts.games
                );
                if games == amounts.games { say!("{line}") } else { show_progress(&line) }
            }
            TuneEvent::Epoch { generation, epoch, epochs, loss } => show_progress(&format!(
                "{time:>5} s  generation {generation}: epoch {epoch} of {epochs}, loss {loss:.4}"
            )),
            TuneEvent::Fitted { generation, phases, of } => show_progress(&format!(
                "{time:>5} s  generation {generation}: weights of {phases} of {of} phases"
            )),
            TuneEvent::Learned { generation, samples, held_out_loss, by_phase } => {
                say!(
                    "{time:>5} s  generation {generation}: learned from {samples} positions, held-out loss {held_out_loss:.4}"
                );
                if !by_phase.is_empty() {
                    let losses: Vec<String> =
                        by_phase.iter().map(|loss| format!("{loss:.2}")).collect();
                    say!("         by phase: {}", losses.join(" "));
                }
            }
        }
    };
    let weights = tuner.tune(&config, &stop, &mut watch).map_err(|error| match error {
        TuneError::Nothing { .. } | TuneError::NoInputs | TuneError::OtherGame { .. } => {
            wrong_use(error)
        }
        TuneError::File { .. } | TuneError::Stopped => anyhow::Error::from(error).into(),
    })?;
    say!("{}", weights.display());
    Ok(())
}
