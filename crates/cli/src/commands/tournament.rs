//! `sakiyomi tournament`.

use clap::Args;
use sakiyomi_arena::stats::ratings;
use sakiyomi_arena::{Contestant, Standing};
use sakiyomi_core::Lang;
use serde_json::json;

use super::contest::{BUDGET_HELP, ContestArgs, Finished, conduct, conduct_json, finite};
use crate::failure::{Failure, wrong_use};
use crate::output::say;

/// Options of `sakiyomi tournament`.
#[derive(Args)]
#[command(
    after_help = format!("Everybody meets everybody, in pairs of games from the same openings. Ratings are Elo above\n\
    the field's average, the most likely ones in the model of Bradley and Terry, with their\n\
    95% intervals.\n\n\
    {BUDGET_HELP}\n\n\
    Examples:\n  sakiyomi tournament othello random greedy level:n=5 --games 40 --nodes 1000\n  \
    sakiyomi tournament score-four level-1 level-2 level-3 --out levels --threads 2")
)]
pub(crate) struct TournamentArgs {
    /// The game.
    game: String,
    /// The engines, two or more.
    #[arg(required = true, num_args = 2..)]
    engines: Vec<Contestant>,
    /// The number of games between any two; an odd number is rounded up to whole pairs.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    #[command(flatten)]
    contest: ContestArgs,
}

/// Plays the tournament and prints its table.
pub(crate) fn run(args: &TournamentArgs, lang: Lang) -> Result<(), Failure> {
    for (index, engine) in args.engines.iter().enumerate() {
        if args.engines[..index].contains(engine) {
            return Err(wrong_use(format!("{engine} takes part twice")));
        }
    }
    let pairs = args.games.div_ceil(2) as usize;
    let contest = args.contest.contest(&args.game, args.engines.clone(), pairs)?;
    let finished = args.contest.play(contest, lang, |standing| leader(args, standing))?;
    if args.contest.json {
        print_json(args, &finished);
    } else {
        print(args, &finished);
    }
    Ok(())
}

/// Returns the contestants with their ratings, strongest first.
fn order(standing: &Standing) -> Vec<(usize, sakiyomi_arena::stats::Rating)> {
    let mut order: Vec<_> = ratings(&standing.table()).into_iter().enumerate().collect();
    order.sort_by(|(_, a), (_, b)| b.elo.total_cmp(&a.elo));
    order
}

fn leader(args: &TournamentArgs, standing: &Standing) -> String {
    match order(standing).first() {
        Some((best, rating)) => format!("{} leads with {:+.0}", args.engines[*best], rating.elo),
        None => String::new(),
    }
}

fn print(args: &TournamentArgs, finished: &Finished) {
    let standing = &finished.standing;
    let order = order(standing);
    let table = standing.table();
    let names: Vec<String> = args.engines.iter().map(Contestant::to_string).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    say!("{}: {} engines, {} games", args.game, names.len(), 2 * standing.pairs.len());
    let heads: String = (1..=order.len()).map(|rank| format!(" {rank:>6}")).collect();
    say!("    {:<width$}  {:>13}  {:>11} {heads}", "engine", "Elo", "points");
    for (rank, (player, rating)) in order.iter().enumerate() {
        let games: u64 = order.iter().map(|(other, _)| table.games(*player, *other)).sum();
        let points: f64 = order.iter().map(|(other, _)| table.points(*player, *other)).sum();
        let row: String = order
            .iter()
            .map(|(other, _)| match table.games(*player, *other) {
                0 => format!(" {:>6}", "—"),
                games => {
                    format!(" {:>5.1}%", 100.0 * table.points(*player, *other) / games as f64)
                }
            })
            .collect();
        say!(
            "{:>3} {:<width$}  {:>+6.0} ± {:<4.0}  {points:>5} / {games:<3} {row}",
            rank + 1,
            names[*player],
            rating.elo,
            rating.elo_95
        );
    }
    for (player, _) in &order {
        say!("{}: {}", names[*player], conduct(standing, *player));
    }
    if finished.stopped {
        say!("stopped after {} of {} pairs", standing.pairs.len(), standing.total);
    }
}

fn print_json(args: &TournamentArgs, finished: &Finished) {
    let standing = &finished.standing;
    let table = standing.table();
    for (rank, (player, rating)) in order(standing).into_iter().enumerate() {
        let against: Vec<_> = (0..args.engines.len())
            .filter(|&other| other != player)
            .map(|other| {
                let tally = standing.tally(player, other);
                json!({
                    "engine": args.engines[other].to_string(),
                    "points": table.points(player, other),
                    "games": table.games(player, other),
                    "pentanomial": tally.pairs.0,
                })
            })
            .collect();
        say!(
            "{}",
            json!({
                "game": args.game,
                "rank": rank + 1,
                "engine": args.engines[player].to_string(),
                "elo": finite(rating.elo),
                "elo_95": finite(rating.elo_95),
                "against": against,
                "conduct": conduct_json(standing, player),
                "seed": finished.contest.seed,
                "stopped": finished.stopped,
            })
        );
    }
}
