//! `sakiyomi match`.

use crate::msg;
use clap::Args;
use sakiyomi_arena::stats::{Sprt, Verdict};
use sakiyomi_arena::{Contest, Contestant, Standing, Tally};
use sakiyomi_core::Lang;
use serde_json::{Value, json};

use super::contest::{ContestArgs, Finished, conduct_json, finite};
use crate::context::Context;
use crate::output::{phrase, say, tell};
use crate::words::games;

#[derive(Args)]
pub(crate) struct MatchArgs {
    game: String,
    a: Contestant,
    b: Contestant,
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    #[command(flatten)]
    contest: ContestArgs,
}

pub(crate) fn run(args: &MatchArgs, context: &Context) -> anyhow::Result<()> {
    let lang = context.lang;
    let game = context.game(&args.game)?;
    let contestants = vec![args.a.clone(), args.b.clone()];
    let pairs = args.games.div_ceil(2) as usize;
    let contest = args.contest.contest(game, contestants, pairs)?;
    let contest = Contest { sprt: args.sprt, ..contest };
    let line =
        |standing: &Standing| score(&standing.tally(0, 1), lang) + &test(args.sprt, standing);
    let finished = args.contest.play(contest, lang, line)?;
    if args.contest.json {
        say!("{}", as_json(args, &finished));
    } else {
        print(args, &finished, lang);
    }
    Ok(())
}

fn print(args: &MatchArgs, finished: &Finished, lang: Lang) {
    let standing = &finished.standing;
    let tally = standing.tally(0, 1);
    let MatchArgs { a, b, .. } = args;
    let game = finished.contest.game.info().id;
    tell!(lang, msg("matches-title"), game, a, b, games = games(2 * standing.pairs.len(), lang));
    say!("{}", score(&tally, lang));
    if let Some(estimate) = tally.pairs.estimate() {
        let counts = tally.pairs.0.map(|count| count.to_string()).join(", ");
        let pairs = phrase!(
            lang,
            msg("matches-pairs"),
            counts,
            los = format!("{:.1}", 100.0 * estimate.los)
        );
        let normalized = estimate.normalized_elo.map_or(String::new(), |elo| {
            phrase!(lang, msg("matches-normalized"), elo = format!("{elo:+.0}"))
        });
        say!("{pairs}{normalized}");
    }
    if let Some(sprt) = args.sprt {
        say!("{}", test_result(sprt, standing, lang));
    }
    finished.print_conduct(&["A".to_owned(), "B".to_owned()], 0..2, lang);
}

fn test_result(sprt: Sprt, standing: &Standing, lang: Lang) -> String {
    let ((lower, upper), (elo0, elo1)) = (sprt.bounds(), sprt.guesses());
    let verdict = match standing.verdict {
        Some(Verdict::Accepted) => msg("matches-accepted"),
        Some(Verdict::Rejected) => msg("matches-rejected"),
        None => msg("matches-open"),
    };
    let verdict = phrase!(lang, verdict, elo0, elo1);
    let llr = sprt.llr(&standing.tally(0, 1).pairs);
    let [llr, lower, upper] = [llr, lower, upper].map(|number| format!("{number:.2}"));
    phrase!(lang, msg("matches-sprt"), elo0, elo1, llr, lower, upper, verdict)
}

/// Returns how the sequential test stands, for the line of progress.
fn test(sprt: Option<Sprt>, standing: &Standing) -> String {
    sprt.map_or(String::new(), |sprt| {
        let (lower, upper) = sprt.bounds();
        format!("; LLR {:.2} ({lower:.2}, {upper:.2})", sprt.llr(&standing.tally(0, 1).pairs))
    })
}

fn as_json(args: &MatchArgs, finished: &Finished) -> Value {
    let standing = &finished.standing;
    let tally = standing.tally(0, 1);
    let estimate = tally.pairs.estimate();
    let sprt = args.sprt.map(|sprt| {
        let ((lower, upper), (elo0, elo1)) = (sprt.bounds(), sprt.guesses());
        json!({
            "elo0": elo0,
            "elo1": elo1,
            "lower": lower,
            "upper": upper,
            "llr": sprt.llr(&tally.pairs),
            "verdict": standing.verdict.map(|verdict| match verdict {
                Verdict::Accepted => "accepted",
                Verdict::Rejected => "rejected",
            }),
        })
    });
    json!({
        "game": finished.contest.game.info().id,
        "a": args.a.to_string(),
        "b": args.b.to_string(),
        "games": 2 * standing.pairs.len(),
        "wins": tally.wins,
        "draws": tally.draws,
        "losses": tally.losses,
        "share": estimate.map(|estimate| estimate.share),
        "share_error": estimate.and_then(|estimate| estimate.share_error),
        "elo": estimate.map(|estimate| finite(estimate.elo)),
        "elo_95": estimate.and_then(|estimate| estimate.elo_95),
        "normalized_elo": estimate.and_then(|estimate| estimate.normalized_elo),
        "los": estimate.map(|estimate| estimate.los),
        "pentanomial": tally.pairs.0,
        "sprt": sprt,
        "conduct_a": conduct_json(standing, 0),
        "conduct_b": conduct_json(standing, 1),
        "seed": finished.contest.seed,
        "stopped": finished.stopped,
    })
}

/// Returns counts, share and Elo as one line: as much of it as the pairs tell.
fn score(tally: &Tally, lang: Lang) -> String {
    let counts = phrase!(
        lang,
        msg("matches-counts"),
        wins = tally.wins,
        draws = tally.draws,
        losses = tally.losses
    );
    let Some(estimate) = tally.pairs.estimate() else { return counts };
    let error = match estimate.share_error {
        Some(error) => format!(" ± {:.1}%", 196.0 * error),
        None if tally.pairs.total() == 1 => msg("matches-after-one-pair").get(lang).to_owned(),
        None => msg("matches-all-alike").get(lang).to_owned(),
    };
    let elo = match estimate.elo_95 {
        Some(elo_95) => Some(format!("{:+.0} ± {elo_95:.0}", estimate.elo)),
        None if estimate.share_error.is_none() && estimate.elo.is_finite() => {
            Some(format!("{:+.0}", estimate.elo))
        }
        None => None,
    };
    let elo = elo.map_or(msg("matches-beyond").get(lang).to_owned(), |elo| {
        phrase!(lang, msg("matches-elo"), elo)
    });
    let share = format!("{:.1}%{error}", 100.0 * estimate.share);
    counts + &phrase!(lang, msg("matches-share"), share, elo)
}
