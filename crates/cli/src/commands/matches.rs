//! `sakiyomi match`.

use clap::Args;
use sakiyomi_arena::stats::{Sprt, Verdict};
use sakiyomi_arena::{Contest, Contestant, Standing, Tally};
use sakiyomi_core::Lang;
use serde_json::{Value, json};

use super::contest::{BUDGET_HELP, ContestArgs, Finished, conduct, conduct_json, finite};
use crate::failure::Failure;
use crate::output::say;

/// Options of `sakiyomi match`.
#[derive(Args)]
#[command(
    after_help = format!("Games are played in pairs: the same opening, seats exchanged. The Elo difference is A's\n\
    over B's with its 95% interval. Ctrl-C ends the match and shows the pairs that were\n\
    finished. --sprt ends it when one of two guesses about the difference is settled.\n\n\
    {BUDGET_HELP}\n\n\
    Examples:\n  sakiyomi match othello greedy random --games 200\n  \
    sakiyomi match score-four heuristic random --games 1000 --nodes 1000 --threads 2 --json\n  \
    sakiyomi match score-four heuristic \"exec:./engine --level 3\" --cpu 100ms --out results\n  \
    sakiyomi match othello greedy random --games 10000 --sprt 0,10 --report match.html")
)]
pub(crate) struct MatchArgs {
    /// The game.
    game: String,
    /// Engine A.
    a: Contestant,
    /// Engine B.
    b: Contestant,
    /// The number of games; an odd number is rounded up to whole pairs.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Ends the match early: elo0,elo1 or elo0,elo1,alpha,beta.
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    #[command(flatten)]
    contest: ContestArgs,
}

/// Plays the match and prints its result.
pub(crate) fn run(args: &MatchArgs, lang: Lang) -> Result<(), Failure> {
    let contestants = vec![args.a.clone(), args.b.clone()];
    let pairs = args.games.div_ceil(2) as usize;
    let contest = args.contest.contest(&args.game, contestants, pairs)?;
    let contest = Contest { sprt: args.sprt, ..contest };
    let line = |standing: &Standing| score(&standing.tally(0, 1)) + &test(args.sprt, standing);
    let finished = args.contest.play(contest, lang, line)?;
    if args.contest.json {
        say!("{}", as_json(args, &finished));
    } else {
        print(args, &finished);
    }
    Ok(())
}

fn print(args: &MatchArgs, finished: &Finished) {
    let standing = &finished.standing;
    let tally = standing.tally(0, 1);
    say!("{}: {} against {}, {} games", args.game, args.a, args.b, 2 * standing.pairs.len());
    say!("{}", score(&tally));
    let [ll, ld, even, wd, ww] = tally.pairs.0;
    if let Some(estimate) = tally.pairs.estimate() {
        let normalized = estimate
            .normalized_elo
            .map_or(String::new(), |elo| format!("; normalized Elo {elo:+.0}"));
        say!(
            "pairs with 0, ½, 1, 1½, 2 points: {ll}, {ld}, {even}, {wd}, {ww}; A is better: {:.1}%{normalized}",
            100.0 * estimate.los
        );
    }
    if let Some(sprt) = args.sprt {
        let (lower, upper) = sprt.bounds();
        let (elo0, elo1) = sprt.guesses();
        let verdict = match standing.verdict {
            Some(Verdict::Accepted) => format!("accepted: the difference is {elo1}, not {elo0}"),
            Some(Verdict::Rejected) => format!("rejected: the difference is {elo0}, not {elo1}"),
            None => "not decided".to_owned(),
        };
        let llr = sprt.llr(&tally.pairs);
        say!("SPRT {elo0}, {elo1}: LLR {llr:.2} ({lower:.2} to {upper:.2}), {verdict}");
    }
    say!("A: {}", conduct(standing, 0));
    say!("B: {}", conduct(standing, 1));
    if let Some((by, kind, detail)) = standing.fault_list().last() {
        say!("last fault: {} ({}): {detail}", ["A", "B"][by], kind.word());
    }
    if finished.stopped {
        say!("stopped after {} of {} pairs", standing.pairs.len(), standing.total);
    }
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
        "game": args.game,
        "a": args.a.to_string(),
        "b": args.b.to_string(),
        "games": 2 * standing.pairs.len(),
        "wins": tally.wins,
        "draws": tally.draws,
        "losses": tally.losses,
        "share": estimate.map(|estimate| estimate.share),
        "share_error": estimate.map(|estimate| estimate.share_error),
        "elo": estimate.map(|estimate| finite(estimate.elo)),
        "elo_95": estimate.map(|estimate| finite(estimate.elo_95)),
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

/// Returns counts, share and Elo as one line.
pub(crate) fn score(tally: &Tally) -> String {
    let counts = format!("{} won, {} drawn, {} lost", tally.wins, tally.draws, tally.losses);
    let Some(estimate) = tally.pairs.estimate() else { return counts };
    let share = format!("{:.1}% ± {:.1}%", 100.0 * estimate.share, 196.0 * estimate.share_error);
    let elo = if estimate.elo.is_finite() && estimate.elo_95.is_finite() {
        format!("Elo {:+.0} ± {:.0}", estimate.elo, estimate.elo_95)
    } else {
        "Elo beyond measure".to_owned()
    };
    format!("{counts}; {share}; {elo}")
}
