//! `sakiyomi tune`.

use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use sakiyomi_engines::tune::{TuneConfig, TuneEvent, Tuner};
use sakiyomi_engines::{Game, Visitor, visit};

use super::show_progress;
use crate::console::interrupt_flag;
use crate::failure::{Failure, wrong_use};
use crate::output::say;

/// Options of `sakiyomi tune`.
#[derive(Args)]
#[command(
    after_help = "Each generation plays games with the weights so far and learns from them. Ctrl-C\n\
    stops; the same command goes on. The last line names the file with the weights.\n\n\
    Examples:\n  sakiyomi tune score-four --run runs/s4 --threads 16\n  \
    sakiyomi tune score-four --run runs/quick --generations 2 --games 500"
)]
pub(crate) struct TuneArgs {
    /// The game.
    game: String,
    /// The folder of the run.
    #[arg(long, value_name = "DIR")]
    run: PathBuf,
    /// How often new weights play and are learned from.
    #[arg(long, default_value_t = 6)]
    generations: u32,
    /// Games of one generation.
    #[arg(long, default_value_t = 20_000)]
    games: u32,
    /// Positions the search may visit for a move of these games.
    #[arg(long, default_value_t = 2_000)]
    nodes: u64,
    /// How often a generation goes through its positions.
    #[arg(long, default_value_t = 6)]
    epochs: u32,
    /// Decides everything that chance decides.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Cores to use.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
}

/// Makes weights.
pub(crate) fn run(args: &TuneArgs) -> Result<(), Failure> {
    struct Find;
    impl Visitor for Find {
        type Output = Option<Tuner>;
        fn visit<S: Game>(self) -> Option<Tuner> {
            S::TUNER
        }
    }
    let tuner = visit(&args.game, Find)
        .map_err(wrong_use)?
        .ok_or_else(|| wrong_use(format!("no engine of {} has weights to tune", args.game)))?;
    let config = TuneConfig {
        run: args.run.clone(),
        generations: args.generations,
        games: args.games,
        nodes: args.nodes,
        epochs: args.epochs,
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
                    config.games
                );
                if games == config.games { say!("{line}") } else { show_progress(&line) }
            }
            TuneEvent::Epoch { generation, epoch, epochs, loss } => show_progress(&format!(
                "{time:>5} s  generation {generation}: epoch {epoch} of {epochs}, loss {loss:.4}"
            )),
            TuneEvent::Learned { generation, samples, held_out_loss } => say!(
                "{time:>5} s  generation {generation}: learned from {samples} positions, held-out loss {held_out_loss:.4}"
            ),
        }
    };
    let weights = tuner(&config, &stop, &mut watch).map_err(anyhow::Error::from)?;
    say!("{}", weights.display());
    Ok(())
}
