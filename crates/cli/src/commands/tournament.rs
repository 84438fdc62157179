//! `sakiyomi tournament`.

use crate::msg;
use clap::Args;
use sakiyomi_arena::stats::ratings;
use sakiyomi_arena::{Contestant, Standing};
use sakiyomi_core::Lang;
use serde_json::json;

use super::contest::{ContestArgs, Finished, conduct_json, finite};
use crate::context::Context;
use crate::failure::refused;
use crate::output::{phrase, print_json, reason, say, tell};
use crate::words::{columns, games, left, right};

#[derive(Args)]
pub(crate) struct TournamentArgs {
    game: String,
    #[arg(required = true, num_args = 2..)]
    engines: Vec<Contestant>,
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    #[command(flatten)]
    contest: ContestArgs,
}

pub(crate) fn run(args: &TournamentArgs, context: &Context) -> anyhow::Result<()> {
    let lang = context.lang;
    let game = context.game(&args.game)?;
    for (index, engine) in args.engines.iter().enumerate() {
        if args.engines[..index].contains(engine) {
            return Err(refused(reason!(msg("tournament-twice"), engine)));
        }
    }
    let pairs = args.games.div_ceil(2) as usize;
    let contest = args.contest.contest(game, args.engines.clone(), pairs)?;
    let finished = args.contest.play(contest, lang, |standing| leader(args, standing, lang))?;
    if args.contest.json {
        print_objects(args, &finished);
    } else {
        print(args, &finished, lang);
    }
    Ok(())
}

/// Returns the contestants with their ratings, strongest first.
fn order(standing: &Standing) -> Vec<(usize, sakiyomi_arena::stats::Rating)> {
    let mut order: Vec<_> = ratings(&standing.table()).into_iter().enumerate().collect();
    order.sort_by(|(_, a), (_, b)| b.elo.total_cmp(&a.elo));
    order
}

fn leader(args: &TournamentArgs, standing: &Standing, lang: Lang) -> String {
    let Some(&(best, rating)) = order(standing).first() else { return String::new() };
    phrase!(
        lang,
        msg("tournament-leader"),
        engine = &args.engines[best],
        elo = format!("{:+.0}", rating.elo)
    )
}

fn print(args: &TournamentArgs, finished: &Finished, lang: Lang) {
    let standing = &finished.standing;
    let order = order(standing);
    let table = standing.table();
    let names: Vec<String> = args.engines.iter().map(Contestant::to_string).collect();
    let head = msg("tournament-engine").get(lang);
    let width = names.iter().map(String::as_str).chain([head]).map(columns).max().unwrap_or(0);
    let played = games(2 * standing.pairs.len(), lang);
    let game = finished.contest.game.info().id;
    tell!(lang, msg("tournament-title"), game, engines = names.len(), games = played);
    let heads: String = (1..=order.len()).map(|rank| format!(" {rank:>6}")).collect();
    let points = right(msg("tournament-points").get(lang), 11);
    say!("    {}  {:>13}  {points} {heads}", left(head, width), "Elo");
    for (rank, (player, rating)) in order.iter().enumerate() {
        let games: u64 = order.iter().map(|(other, _)| table.games(*player, *other)).sum();
        let points: f64 = order.iter().map(|(other, _)| table.points(*player, *other)).sum();
        let row: String = order
            .iter()
            .map(|(other, _)| (table.points(*player, *other), table.games(*player, *other)))
            .map(|(points, games)| match games {
                0 => format!(" {:>6}", "—"),
                games => format!(" {:>5.1}%", 100.0 * points / games as f64),
            })
            .collect();
        say!(
            "{:>3} {}  {:>+6.0} ± {:<4.0}  {points:>5} / {games:<3} {row}",
            rank + 1,
            left(&names[*player], width),
            rating.elo,
            rating.elo_95
        );
    }
    finished.print_conduct(&names, order.iter().map(|(player, _)| *player), lang);
}

fn print_objects(args: &TournamentArgs, finished: &Finished) {
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
        print_json(&json!({
            "game": finished.contest.game.info().id,
            "rank": rank + 1,
            "engine": args.engines[player].to_string(),
            "elo": finite(rating.elo),
            "elo_95": finite(rating.elo_95),
            "against": against,
            "conduct": conduct_json(standing, player),
            "seed": finished.contest.seed,
            "stopped": finished.stopped,
        }));
    }
}
