//! `sakiyomi openings`.

use std::thread::available_parallelism;

use clap::Args;
use sakiyomi_arena::openings::{Found, GenerateError, Recipe, generate};
use sakiyomi_arena::write_budget;
use sakiyomi_core::{Reason, Text};
use sakiyomi_play::EngineSpec;

use super::contest::BudgetArgs;
use super::{end_progress, show_progress};
use crate::console::interrupt_flag;
use crate::context::Context;
use crate::failure::{Failure, wrong_use};
use crate::output::say;

const PROGRESS: Text =
    Text { en: "opening {found} of {count}", ja: "開始局面 {count} 個中 {found} 個" };

/// Options of `sakiyomi openings`.
#[derive(Args)]
#[command(
    after_help = include_str!("../../help/en/openings.txt")
)]
pub(crate) struct OpeningsArgs {
    /// The game.
    game: String,
    /// Random moves in each opening.
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u16).range(1..))]
    plies: u16,
    /// How many openings to make.
    #[arg(long, default_value_t = 250, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    count: u32,
    /// Decides the random moves and the engine's chance.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays the openings out.
    #[arg(long, default_value = "level:n=6")]
    engine: EngineSpec,
    /// Leave out at once what the engine sees further from even than this, in the unit of its scores.
    #[arg(long, value_parser = margin)]
    margin: Option<f64>,
    /// How often an opening is played out.
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// How far from one half the first player's share may lie.
    #[arg(long, default_value_t = 0.1, value_parser = tolerance)]
    tolerance: f64,
    /// How many openings to judge at a time; all cores when not given. The result is the same.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[command(flatten)]
    budget: BudgetArgs,
}

fn tolerance(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number| (0.0..=0.5).contains(number));
    number.ok_or_else(|| "it takes a number from 0 to 0.5".to_owned())
}

fn margin(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number: &f64| number.is_finite() && *number >= 0.0);
    number.ok_or_else(|| "it takes a number that is not below 0".to_owned())
}

/// Makes the openings and prints them with their recipe.
pub(crate) fn run(args: &OpeningsArgs, context: &Context) -> Result<(), Failure> {
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
        threads: match args.threads {
            Some(threads) => threads.into(),
            None => available_parallelism().map_or(1, usize::from),
        },
    };
    let stop = interrupt_flag(None)?;
    let mut found = 0;
    let mut show = |opening: &Found| {
        if found == 0 {
            say_recipe(args, &recipe);
        }
        found += 1;
        let line = Reason::new(PROGRESS).with("found", found).with("count", recipe.count);
        show_progress(&line.get(lang));
        say!("{}", opening.text);
    };
    let result = generate(game, &recipe, &stop, &mut show);
    end_progress();
    result.map_err(|error| match error {
        GenerateError::Failed(_) | GenerateError::TooFew { .. } => Failure::Failed(error.into()),
        _ => wrong_use(error),
    })
}

fn say_recipe(args: &OpeningsArgs, recipe: &Recipe) {
    say!("# Balanced openings of {}: one a line, moves from the start.", args.game);
    let budget = write_budget(&recipe.budget);
    say!(
        "# Random moves, different also when turned; {} (with {budget} a move) playing both sides",
        recipe.engine
    );
    if let Some(margin) = recipe.margin {
        say!("# (what it sees further than {margin} points from even is left out at once)");
    }
    say!(
        "# {} times scores between {:.2} and {:.2} for the first player. Made by:",
        recipe.games,
        0.5 - recipe.tolerance,
        0.5 + recipe.tolerance
    );
    let margin = recipe.margin.map_or(String::new(), |margin| format!(" --margin {margin}"));
    say!(
        "# sakiyomi openings {} --plies {} --count {} --seed {} --engine {}{margin} --games {} --tolerance {}{}",
        args.game,
        recipe.plies,
        recipe.count,
        recipe.seed,
        recipe.engine,
        recipe.games,
        recipe.tolerance,
        options(&recipe.budget)
    );
}

/// Returns the options that give a budget, where it is not the usual one.
fn options(budget: &sakiyomi_core::Budget) -> String {
    let mut options = String::new();
    let ms = |time: std::time::Duration| format!("{}ms", time.as_millis());
    if let Some(time) = budget.wall.filter(|time| time.as_millis() != 100) {
        options += &format!(" --time {}", ms(time));
    }
    if let Some(time) = budget.cpu {
        options += &format!(" --cpu {}", ms(time));
    }
    if let Some(nodes) = budget.nodes {
        options += &format!(" --nodes {nodes}");
    }
    if let Some(depth) = budget.depth {
        options += &format!(" --depth {depth}");
    }
    options
}
