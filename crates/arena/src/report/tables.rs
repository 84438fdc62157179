//! The tables of a report.

use crate::msg;
use std::fmt::Write as _;
use std::time::Duration;

use sakiyomi_core::{Lang, Text};

use super::svg::escape;
use crate::stats::{Rating, Verdict};
use crate::{Contest, Standing, write_budget};

const FAULTS_SHOWN: usize = 20;

pub(super) fn facts(contest: &Contest, standing: &Standing, lang: Lang) -> String {
    let facts = [
        (msg("games"), (2 * standing.pairs.len()).to_string()),
        (msg("budget"), write_budget(&contest.budget)),
        (msg("seed"), contest.seed.to_string()),
    ];
    let facts = facts.map(|(name, value)| format!("{}: {}", name.get(lang), escape(&value)));
    format!("<p>{}</p>\n", facts.join(" · "))
}

pub(super) fn result(contest: &Contest, standing: &Standing, lang: Lang) -> String {
    let tally = standing.tally(0, 1);
    let counts = format!("{} / {} / {}", tally.wins, tally.draws, tally.losses);
    let mut rows: Vec<(Text, String)> = vec![(msg("won-drawn-lost"), counts)];
    if let Some(e) = tally.pairs.estimate() {
        let error = e.share_error.map_or(String::new(), |e| format!(" ± {:.1}%", 196.0 * e));
        rows.push((msg("share"), format!("{:.1}%{error}", 100.0 * e.share)));
        if let Some(elo_95) = e.elo_95 {
            rows.push((msg("elo"), format!("{:+.1} ± {elo_95:.1}", e.elo)));
        }
        if let Some(elo) = e.normalized_elo {
            rows.push((msg("normalized"), format!("{elo:+.1}")));
        }
        rows.push((msg("los"), format!("{:.2}%", 100.0 * e.los)));
    }
    if let Some(sprt) = &contest.sprt {
        let (lower, upper) = sprt.bounds();
        let (elo0, elo1) = sprt.guesses();
        let verdict = match standing.verdict {
            Some(Verdict::Accepted) => msg("accepted"),
            Some(Verdict::Rejected) => msg("rejected"),
            None => msg("open"),
        };
        let (llr, verdict) = (sprt.llr(&tally.pairs), verdict.get(lang));
        let text = format!("[{elo0}, {elo1}]: LLR {llr:.2} ({lower:.2}, {upper:.2}), {verdict}");
        rows.push((msg("sprt"), text));
    }
    table(&[], rows.into_iter().map(|(name, value)| vec![name.get(lang).to_owned(), value]))
}

/// Shows the ratings and the cross table of a tournament, strongest first.
pub(super) fn ratings(names: &[String], standing: &Standing, lang: Lang) -> String {
    let scores = standing.table();
    let mut order: Vec<(usize, Rating)> =
        crate::stats::ratings(&scores).into_iter().enumerate().collect();
    order.sort_by(|(_, a), (_, b)| b.elo.total_cmp(&a.elo));
    let ranks: Vec<String> = (1..=order.len()).map(|rank| rank.to_string()).collect();
    let mut heads = vec![msg("engine").get(lang), msg("rating").get(lang)];
    heads.extend(ranks.iter().map(String::as_str));
    let rows = order.iter().enumerate().map(|(rank, (player, rating))| {
        let mut row = vec![
            format!("{}. {}", rank + 1, names[*player]),
            if rating.elo_95.is_finite() {
                format!("{:+.0} ± {:.0}", rating.elo, rating.elo_95)
            } else {
                "—".to_owned()
            },
        ];
        row.extend(order.iter().map(|(other, _)| match scores.games(*player, *other) {
            0 => "—".to_owned(),
            games => format!("{:.1}%", 100.0 * scores.points(*player, *other) / games as f64),
        }));
        row
    });
    let plot = rating_plot(names, &order, lang);
    format!(
        "<h2>{}</h2>\n{}<h2>{}</h2>\n{plot}",
        msg("cross-table").get(lang),
        table(&heads, rows),
        msg("ratings").get(lang)
    )
}

fn rating_plot(names: &[String], order: &[(usize, Rating)], lang: Lang) -> String {
    let known: Vec<_> = order.iter().filter(|(_, rating)| rating.elo_95.is_finite()).collect();
    let low = known.iter().map(|(_, r)| r.elo - r.elo_95).fold(0.0, f64::min);
    let high = known.iter().map(|(_, r)| r.elo + r.elo_95).fold(0.0, f64::max);
    let (left, width) = (220.0, 640.0);
    let place = |elo: f64| left + width * (elo - low) / (high - low).max(1.0);
    let height = 24.0 * known.len() as f64 + 10.0;
    let label = msg("ratings").get(lang);
    let mut plot = format!(
        r#"<svg viewBox="0 0 900 {height}" style="max-width:900px" role="img" aria-label="{label}"><line class="level" x1="{zero:.1}" x2="{zero:.1}" y1="0" y2="{height}"/>"#,
        zero = place(0.0)
    );
    for (row, (player, rating)) in known.into_iter().enumerate() {
        let y = 24.0 * row as f64 + 16.0;
        let name: String = names[*player].chars().take(34).collect();
        let _ = write!(
            plot,
            r#"<text x="{:.1}" y="{:.1}" text-anchor="end">{}</text><line class="line" x1="{:.1}" x2="{:.1}" y1="{y}" y2="{y}"/><circle class="bar" cx="{:.1}" cy="{y}" r="4"/>"#,
            left - 10.0,
            y + 4.0,
            escape(&name),
            place(rating.elo - rating.elo_95),
            place(rating.elo + rating.elo_95),
            place(rating.elo)
        );
    }
    plot + "</svg>\n"
}

/// Shows what everybody spent and did wrong.
pub(super) fn conduct(names: &[String], standing: &Standing, lang: Lang) -> String {
    let heads = [
        msg("engine"),
        msg("cpu"),
        msg("time"),
        msg("nodes"),
        msg("crashes"),
        msg("time-losses"),
        msg("illegal"),
        msg("overruns"),
    ];
    let ms = |time: Duration| 1e3 * time.as_secs_f64();
    let rows = names.iter().enumerate().map(|(player, name)| {
        let (spent, faults) = (standing.spent(player), standing.faults(player));
        vec![
            name.clone(),
            format!("{:.2} ({:.2})", ms(spent.cpu_per_move()), ms(spent.max_cpu)),
            format!("{:.2} ({:.2})", ms(spent.wall_per_move()), ms(spent.max_wall)),
            (spent.nodes / spent.moves.max(1)).to_string(),
            faults.crashes.to_string(),
            faults.time_losses.to_string(),
            faults.illegal_moves.to_string(),
            spent.overruns.to_string(),
        ]
    });
    let table = table(&heads.map(|head| head.get(lang)), rows);
    format!("<h2>{}</h2>\n{table}", msg("conduct").get(lang))
}

pub(super) fn faults(names: &[String], standing: &Standing, lang: Lang) -> String {
    let faults: Vec<_> = standing.fault_list().collect();
    if faults.is_empty() {
        return String::new();
    }
    let rows = faults.iter().rev().take(FAULTS_SHOWN).map(|(by, kind, detail)| {
        vec![names[*by].clone(), kind.name().to_owned(), (*detail).to_owned()]
    });
    format!("<h2>{}</h2>\n{}", msg("faults").get(lang), table(&[], rows))
}

/// Returns a table; without heads it has no row of them.
pub fn table(heads: &[&str], rows: impl Iterator<Item = Vec<String>>) -> String {
    let row = |cells: &[String], tag: &str| {
        let cells: String =
            cells.iter().map(|cell| format!("<{tag}>{}</{tag}>", escape(cell))).collect();
        format!("<tr>{cells}</tr>\n")
    };
    let heads: Vec<String> = heads.iter().map(ToString::to_string).collect();
    let head = if heads.is_empty() { String::new() } else { row(&heads, "th") };
    let body: String = rows.map(|cells| row(&cells, "td")).collect();
    format!("<div class=\"scroll\"><table>\n{head}{body}</table></div>\n")
}
