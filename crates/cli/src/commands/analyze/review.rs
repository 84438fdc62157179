//! `sakiyomi analyze --game`: every move of a game, and what it lost.

use crate::msg;
use std::time::Duration;

use sakiyomi_arena::report::{GamePlot, game_plot};
use sakiyomi_core::{Lang, ScoreUnit, Seat, Text};
use sakiyomi_play::GameEntry;
use sakiyomi_play::review::{Loss, Review, ReviewConfig, ReviewedMove, review};
use serde_json::{Value as Json, json};

use super::AnalyzeArgs;
use super::graph::Curve;
use crate::commands::games::find_game;
use crate::commands::{end_progress, show_progress};
use crate::console::interrupt_flag;
use crate::failure::usage_error;
use crate::output::{note, phrase, say, tell};
use crate::reserved::Reserved;
use crate::words::{columns, left, right, score};

/// How long to think about a move unless it is said.
const USUAL_TIME: Duration = Duration::from_secs(1);

/// How many turning points are told.
const TURNS: usize = 5;

const HEADS: [Text; 6] = [
    msg("review-head-move"),
    msg("review-head-played"),
    msg("review-head-value"),
    msg("review-head-best"),
    msg("review-head-loss"),
    msg("review-head-depth"),
];

pub(super) fn run(
    args: &AnalyzeArgs,
    game: &'static dyn GameEntry,
    text: &str,
    lang: Lang,
) -> anyhow::Result<()> {
    let record = find_game(game, text, args.number, args.seed)?;
    let picture = args.plot.as_deref().map(Reserved::new).transpose()?;
    let stop = interrupt_flag(None);
    let config = ReviewConfig {
        engine: args.engine.clone(),
        budget: args.budget(USUAL_TIME),
        seed: args.seed,
    };
    let mut progress = |done: usize, total: usize| {
        show_progress(&phrase!(lang, msg("review-progress"), done, total));
    };
    let review = review(game, &record, &config, &stop, &mut progress);
    end_progress();
    let review = review.map_err(usage_error)?;
    if args.json {
        review.moves.iter().for_each(|mv| say!("{}", json_move(mv)));
        say!("{}", json_summary(&review));
    } else {
        print_review(&review, record.moves.len(), lang);
    }
    if let (Some(file), Some(path)) = (picture, &args.plot) {
        file.fill(&plot(&review, lang))?;
        note!(lang, msg("review-plotted"), file = path.display());
    }
    Ok(())
}

fn print_review(review: &Review, count: usize, lang: Lang) {
    let info = &review.info;
    tell!(lang, msg("review-title"), game = info.name.get(lang), count, engine = &review.engine);
    if let Some(first) = review.moves.first().filter(|mv| mv.ply > 1) {
        tell!(lang, msg("review-part"), ply = first.ply);
    }
    table(review, lang).iter().for_each(|line| say!("{line}"));
    if review.moves.is_empty() {
        return;
    }
    say!("");
    say!("{}", values_label(review, lang));
    Curve::of(review).bars().iter().for_each(|line| say!("{line}"));
    say!("");
    for seat in Seat::BOTH.into_iter().take(info.seats.len()) {
        say!("{}", summary(review, seat, lang));
    }
    let turns = review.turning_points();
    if turns.is_empty() {
        tell!(lang, msg("review-no-turns"));
        return;
    }
    tell!(lang, msg("review-turning-points"));
    turns.iter().take(TURNS).for_each(|mv| say!("{}", turn(review, mv, lang)));
}

fn values_label(review: &Review, lang: Lang) -> String {
    let text = if review.unit == ScoreUnit::Expectation {
        msg("review-chances")
    } else {
        msg("review-values")
    };
    phrase!(lang, text, player = review.info.seat_name(Seat::First, lang))
}

fn table(review: &Review, lang: Lang) -> Vec<String> {
    let mut rows = vec![HEADS.map(|head| head.get(lang).to_owned())];
    for mv in &review.moves {
        let value = mv.score.map_or_else(|| "?".to_owned(), |value| score(value, mv.unit, lang));
        let player = review.info.seat_name(mv.seat, lang);
        let loss = mv.loss().filter(|&loss| loss > Loss::NONE);
        let better = loss.is_some() || mv.score.is_none();
        let best = format!("{} {}", mv.best, score(mv.best_score, mv.unit, lang));
        let best = if better { best } else { String::new() };
        rows.push([
            format!("{} {player}", mv.ply),
            mv.mv.clone(),
            value,
            best,
            loss.map_or_else(String::new, |loss| loss_text(loss, mv.unit, lang)),
            mv.trust.to_string(),
        ]);
    }
    let width = |column: usize| rows.iter().map(|row| columns(&row[column])).max().unwrap_or(0);
    let widths: Vec<usize> = (0..HEADS.len()).map(width).collect();
    rows.iter()
        .map(|row| {
            let cells = row.iter().zip(&widths).enumerate().map(|(column, (text, &width))| {
                // Words from the left, numbers from the right.
                if [1, 3].contains(&column) { left(text, width) } else { right(text, width) }
            });
            cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
        })
        .collect()
}

fn loss_text(loss: Loss, unit: ScoreUnit, lang: Lang) -> String {
    match loss {
        Loss::Hundredths(loss) => amount(f64::from(loss) / 100.0, unit),
        Loss::Decisive => msg("review-decisive").get(lang).to_owned(),
    }
}

/// Writes a loss.
fn amount(difference: f64, unit: ScoreUnit) -> String {
    match unit {
        ScoreUnit::Expectation => format!("{difference:.1}%"),
        _ => format!("{difference:.2}"),
    }
}

fn summary(review: &Review, seat: Seat, lang: Lang) -> String {
    let sum = review.summary(seat);
    let player = review.info.seat_name(seat, lang);
    let loss = amount(average(sum.lost, sum.moves), review.unit);
    let mut text =
        phrase!(lang, msg("review-summary"), player, best = sum.best, moves = sum.moves, loss);
    if sum.decisive > 0 {
        text += &phrase!(lang, msg("review-blunders"), count = sum.decisive);
    }
    text
}

fn average(hundredths: i64, moves: u32) -> f64 {
    hundredths as f64 / 100.0 / f64::from(moves.max(1))
}

fn turn(review: &Review, mv: &ReviewedMove, lang: Lang) -> String {
    const SHOWN: usize = 6;
    let value = mv.score.map_or_else(String::new, |value| score(value, mv.unit, lang));
    let line = if mv.line.is_empty() { std::slice::from_ref(&mv.best) } else { &mv.line };
    phrase!(
        lang,
        msg("review-turn"),
        ply = mv.ply,
        player = review.info.seat_name(mv.seat, lang),
        mv = &mv.mv,
        score = value,
        best = &mv.best,
        best_score = score(mv.best_score, mv.unit, lang),
        line = line.iter().take(SHOWN).cloned().collect::<Vec<_>>().join(" ")
    )
}

fn plot(review: &Review, lang: Lang) -> String {
    let Curve { even, reach, points } = Curve::of(review);
    let value_before = |ply: usize| {
        let at = points.iter().rposition(|(number, _)| *number < ply as f64)?;
        Some(points[at].1)
    };
    let marks: Vec<(f64, f64, f64)> = review
        .turning_points()
        .iter()
        .filter_map(|mv| {
            let after = points.iter().find(|(number, _)| *number == mv.ply as f64)?.1;
            Some((mv.ply as f64, value_before(mv.ply)?, after))
        })
        .collect();
    game_plot(&GamePlot {
        title: review.info.name.get(lang),
        moves: msg("review-moves").get(lang),
        values: &values_label(review, lang),
        even,
        reach,
        points: &points,
        marks: &marks,
    })
}

fn json_move(mv: &ReviewedMove) -> Json {
    let loss = mv.loss().map(|loss| match loss {
        Loss::Hundredths(loss) => json!(f64::from(loss) / 100.0),
        Loss::Decisive => json!("decisive"),
    });
    json!({
        "ply": mv.ply,
        "seat": mv.seat.to_string(),
        "move": mv.mv,
        "score": mv.score.map(|score| score.to_string()),
        "best": mv.best,
        "best_score": mv.best_score.to_string(),
        "loss": loss,
        "line": mv.line,
        "depth": mv.trust.depth,
        "selectivity": mv.trust.selectivity(),
        "exact": mv.trust.is_exact(),
        "turns_the_game": mv.turns_the_game(),
        "unit": mv.unit.name(),
    })
}

fn json_summary(review: &Review) -> Json {
    let seats = Seat::BOTH.into_iter().take(review.info.seats.len());
    let players: serde_json::Map<String, Json> = seats
        .map(|seat| {
            let sum = review.summary(seat);
            let text = json!({
                "moves": sum.moves,
                "best": sum.best,
                "decisive": sum.decisive,
                "average_loss": average(sum.lost, sum.moves),
            });
            (seat.to_string(), text)
        })
        .collect();
    let turns: Vec<usize> = review.turning_points().iter().map(|mv| mv.ply).collect();
    json!({
        "game": review.info.id,
        "engine": review.engine.to_string(),
        "result": review.verdict.map(|verdict| verdict.to_string()),
        "players": players,
        "turning_points": turns,
        "unit": review.unit.name(),
    })
}
