//! `sakiyomi match`.

use clap::Args;
use sakiyomi_core::Budget;
use sakiyomi_engines::EngineSpec;
use sakiyomi_play::matches::{MatchConfig, MatchResult, play_match};
use serde_json::json;

use super::{end_progress, parse_time, show_progress};
use crate::console::interrupt_flag;
use crate::failure::{Failure, wrong_use};
use crate::output::say;

/// Options of `sakiyomi match`.
#[derive(Args)]
#[command(
    after_help = "Games are played in pairs: the same random opening, seats exchanged. The Elo\n\
    difference is A's over B's with its 95% interval. Ctrl-C ends the match and\n\
    shows the pairs that were finished.\n\n\
    Examples:\n  sakiyomi match othello greedy random --games 200\n  \
    sakiyomi match score-four heuristic random --games 1000 --threads 2 --json"
)]
pub(crate) struct MatchArgs {
    /// The game.
    game: String,
    /// Engine A.
    a: EngineSpec,
    /// Engine B.
    b: EngineSpec,
    /// The number of games; an odd number is rounded up to whole pairs.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Time for each move.
    #[arg(long, default_value = "100ms", value_parser = parse_time)]
    time: Budget,
    /// Random moves before the engines take over.
    #[arg(long, default_value_t = 4, value_name = "PLIES")]
    opening: usize,
    /// Decides the openings and the engines' own chance.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games at a time.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// One JSON object per line.
    #[arg(long)]
    json: bool,
}

/// Plays the match and prints its result.
pub(crate) fn run(args: &MatchArgs) -> Result<(), Failure> {
    let config = MatchConfig {
        pairs: args.games.div_ceil(2) as usize,
        budget: args.time,
        opening_plies: args.opening,
        seed: args.seed,
        threads: args.threads.into(),
    };
    let stop = interrupt_flag(None)?;
    let watch = |result: &MatchResult| {
        show_progress(&format!(
            "pair {} of {}: {}",
            result.pairs.len(),
            config.pairs,
            score(result)
        ));
    };
    let result =
        play_match(&args.game, [&args.a, &args.b], &config, &stop, &watch).map_err(wrong_use)?;
    end_progress();
    if args.json {
        let (share, elo) = (result.share(), result.elo());
        say!(
            "{}",
            json!({
                "game": args.game,
                "a": args.a.to_string(),
                "b": args.b.to_string(),
                "wins": result.wins,
                "draws": result.draws,
                "losses": result.losses,
                "share": share.map(|(share, _)| share),
                "share_error": share.map(|(_, error)| error),
                "elo": elo.map(|(elo, _)| elo).filter(|elo| elo.is_finite()),
                "elo_95": elo.map(|(_, width)| width).filter(|width| width.is_finite()),
                "seed": args.seed,
                "stopped": stop.is_requested(),
            })
        );
    } else {
        say!("{}: {} against {}, {} games", args.game, args.a, args.b, 2 * result.pairs.len());
        say!("{}", score(&result));
        if stop.is_requested() {
            say!("stopped after {} of {} pairs", result.pairs.len(), config.pairs);
        }
    }
    Ok(())
}

fn score(result: &MatchResult) -> String {
    let counts = format!("{} won, {} drawn, {} lost", result.wins, result.draws, result.losses);
    match (result.share(), result.elo()) {
        (Some((share, error)), Some((elo, width))) => {
            let share = format!("{:.1}% ± {:.1}%", 100.0 * share, 196.0 * error);
            let elo = if elo.is_finite() && width.is_finite() {
                format!("Elo {elo:+.0} ± {width:.0}")
            } else {
                "Elo beyond measure".to_owned()
            };
            format!("{counts}; {share}; {elo}")
        }
        _ => counts,
    }
}
