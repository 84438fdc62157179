//! `sakiyomi tournament`.

use clap::Args;
use sakiyomi_arena::stats::ratings;
use sakiyomi_arena::{Contestant, Standing};
use sakiyomi_core::{Lang, Reason, Text};
use serde_json::json;

use super::contest::{ContestArgs, Finished, conduct, conduct_json, finite, last_fault, stopped};
use crate::context::Context;
use crate::failure::{Failure, refused};
use crate::output::say;
use crate::words::{columns, games, left, right};

const TWICE: Text =
    Text { en: "{engine} takes part twice", ja: "{engine} が二度出ています" };
const LEADER: Text = Text { en: "{engine} leads with {elo}", ja: "首位は {engine}（{elo}）" };
const TITLE: Text = Text {
    en: "{game}: {engines} engines, {games}",
    ja: "{game}：{engines} エンジン、{games}",
};
const ENGINE: Text = Text { en: "engine", ja: "エンジン" };
const POINTS: Text = Text { en: "points", ja: "得点" };

/// Options of `sakiyomi tournament`.
#[derive(Args)]
#[command(
    after_help = include_str!("../../help/en/tournament.txt")
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
pub(crate) fn run(args: &TournamentArgs, context: &Context) -> Result<(), Failure> {
    let lang = context.lang;
    let game = context.game(&args.game)?;
    for (index, engine) in args.engines.iter().enumerate() {
        if args.engines[..index].contains(engine) {
            return Err(refused(Reason::new(TWICE).with("engine", engine)));
        }
    }
    let pairs = args.games.div_ceil(2) as usize;
    let contest = args.contest.contest(game, args.engines.clone(), pairs)?;
    let finished = args.contest.play(contest, lang, |standing| leader(args, standing, lang))?;
    if args.contest.json {
        print_json(args, &finished);
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
    let line = Reason::new(LEADER).with("engine", &args.engines[best]);
    line.with("elo", format!("{:+.0}", rating.elo)).get(lang)
}

fn print(args: &TournamentArgs, finished: &Finished, lang: Lang) {
    let standing = &finished.standing;
    let order = order(standing);
    let table = standing.table();
    let names: Vec<String> = args.engines.iter().map(Contestant::to_string).collect();
    let head = ENGINE.get(lang);
    let width = names.iter().map(String::as_str).chain([head]).map(columns).max().unwrap_or(0);
    let title = Reason::new(TITLE).with("game", &args.game).with("engines", names.len());
    say!("{}", title.with("games", games(2 * standing.pairs.len(), lang)).get(lang));
    let heads: String = (1..=order.len()).map(|rank| format!(" {rank:>6}")).collect();
    let points = right(POINTS.get(lang), 11);
    say!("    {}  {:>13}  {points} {heads}", left(head, width), "Elo");
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
            "{:>3} {}  {:>+6.0} ± {:<4.0}  {points:>5} / {games:<3} {row}",
            rank + 1,
            left(&names[*player], width),
            rating.elo,
            rating.elo_95
        );
    }
    for (player, _) in &order {
        say!("{}: {}", names[*player], conduct(standing, *player, lang));
    }
    if let Some(line) = last_fault(standing, &names, lang) {
        say!("{line}");
    }
    if finished.stopped {
        say!("{}", stopped(standing, lang));
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
