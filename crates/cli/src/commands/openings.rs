//! `sakiyomi openings`.

use crate::msg;
use std::time::Duration;

use clap::Args;
use sakiyomi_arena::openings::{Found, GenerateError, Recipe, generate};
use sakiyomi_arena::write_budget;
use sakiyomi_core::{Budget, Reason};
use sakiyomi_play::EngineSpec;

use super::contest::BudgetArgs;
use super::{end_progress, show_progress, threads};
use crate::console::interrupt_flag;
use crate::context::Context;
use crate::failure::usage_error;
use crate::output::{phrase, reason, say};

#[derive(Args)]
pub(crate) struct OpeningsArgs {
    game: String,
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u16).range(1..))]
    plies: u16,
    #[arg(long, default_value_t = 250, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    count: u32,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value = "level:n=6")]
    engine: EngineSpec,
    #[arg(long, value_parser = margin)]
    margin: Option<f64>,
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    #[arg(long, default_value_t = 0.1, value_parser = tolerance)]
    tolerance: f64,
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[command(flatten)]
    budget: BudgetArgs,
}

fn tolerance(text: &str) -> Result<f64, Reason> {
    let number = text.parse().ok().filter(|number| (0.0..=0.5).contains(number));
    number.ok_or_else(|| reason!(msg("usage-range"), low = 0, high = 0.5))
}

fn margin(text: &str) -> Result<f64, Reason> {
    let number = text.parse().ok().filter(|number: &f64| number.is_finite() && *number >= 0.0);
    number.ok_or_else(|| reason!(msg("usage-at-least"), low = 0))
}

pub(crate) fn run(args: &OpeningsArgs, context: &Context) -> anyhow::Result<()> {
    let lang = context.lang;
    let game = context.game(&args.game)?;
    let recipe = Recipe {
        plies: args.plies.into(),
        count: args.count as usize,
        seed: args.seed,
        engine: args.engine.clone(),
        budget: args.budget.budget(),
        margin: args.margin,
        games: args.games as usize,
        tolerance: args.tolerance,
        threads: threads(args.threads),
    };
    let stop = interrupt_flag(None);
    let mut found = 0;
    let mut show = |opening: &Found| {
        if found == 0 {
            say_recipe(game.info().id, &recipe);
        }
        found += 1;
        show_progress(&phrase!(lang, msg("openings-progress"), found, count = recipe.count));
        say!("{}", opening.text);
    };
    let result = generate(game, &recipe, &stop, &mut show);
    end_progress();
    result.map_err(|error| match error {
        GenerateError::Failed(_) | GenerateError::TooFew { .. } => error.reason().into(),
        _ => usage_error(error),
    })
}

fn say_recipe(game: &str, recipe: &Recipe) {
    let budget = write_budget(&recipe.budget);
    let Recipe { plies, count, seed, engine, games, tolerance, .. } = recipe;
    say!("# Balanced openings of {game}: one a line, moves from the start.");
    say!(
        "# Random moves, different also when turned; {engine} (with {budget} a move) playing both sides"
    );
    if let Some(margin) = recipe.margin {
        say!("# (what it sees further than {margin} points from even is left out at once)");
    }
    let (least, most) = (0.5 - tolerance, 0.5 + tolerance);
    say!("# {games} times scores between {least:.2} and {most:.2} for the first player. Made by:");
    let margin = recipe.margin.map_or(String::new(), |margin| format!(" --margin {margin}"));
    let limits = options(&recipe.budget);
    say!(
        "# sakiyomi openings {game} --plies {plies} --count {count} --seed {seed} --engine {engine}{margin} --games {games} --tolerance {tolerance}{limits}"
    );
}

/// Returns the options that give a budget, where it is not the usual one.
fn options(budget: &Budget) -> String {
    let ms = |time: Duration| format!("{}ms", time.as_millis());
    let options = [
        ("time", budget.wall.filter(|time| time.as_millis() != 100).map(ms)),
        ("cpu", budget.cpu.map(ms)),
        ("nodes", budget.nodes.map(|nodes| nodes.to_string())),
        ("depth", budget.depth.map(|depth| depth.to_string())),
    ];
    let written =
        options.into_iter().filter_map(|(name, value)| Some(format!(" --{name} {}", value?)));
    written.collect()
}
