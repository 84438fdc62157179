//! The plots of a report.

use crate::msg;
use sakiyomi_core::Lang;

use super::svg::{Plot, Range};
use crate::stats::{Estimate, Pentanomial, Sprt};
use crate::{PairResult, Standing};

/// Points of a trajectory that a plot of this width can show.
const POINTS: usize = 400;

/// Returns the counts after some of the pairs, evenly spread, the last one included.
fn history(pairs: &[PairResult]) -> Vec<(f64, Pentanomial)> {
    let step = pairs.len().div_ceil(POINTS).max(1);
    let mut counts = Pentanomial::default();
    let mut history = Vec::new();
    for (index, pair) in pairs.iter().enumerate() {
        counts.add(pair.half_points());
        if (index + 1) % step == 0 || index + 1 == pairs.len() {
            history.push(((index + 1) as f64, counts));
        }
    }
    history
}

fn estimates(pairs: &[PairResult]) -> Vec<(f64, Estimate)> {
    let of = |(at, counts): (f64, Pentanomial)| Some((at, counts.estimate()?));
    history(pairs).into_iter().filter_map(of).collect()
}

fn pairs_axis(standing: &Standing) -> Range {
    Range::exactly(0.0, standing.pairs.len() as f64)
}

pub(super) fn share(standing: &Standing, lang: Lang) -> String {
    let x = (pairs_axis(standing), msg("pairs").get(lang));
    let y = (Range::exactly(0.0, 100.0), "%");
    let mut plot = Plot::new(msg("share-so-far").get(lang), x, y);
    let estimates = estimates(&standing.pairs);
    let band: Vec<(f64, f64, f64)> = estimates
        .iter()
        .filter_map(|(at, e)| {
            let error = e.share_error?;
            let bound = |sign: f64| 100.0 * (e.share + sign * 1.96 * error).clamp(0.0, 1.0);
            Some((*at, bound(-1.0), bound(1.0)))
        })
        .collect();
    plot.band(&band);
    plot.level(50.0, "50%");
    plot.line("line", estimates.iter().map(|(at, e)| (*at, 100.0 * e.share)));
    plot.section()
}

/// Plots the rating difference. The first pairs say little and are not shown.
pub(super) fn elo(standing: &Standing, lang: Lang) -> Option<String> {
    let known: Vec<(f64, f64, f64)> = estimates(&standing.pairs)
        .into_iter()
        .filter_map(|(at, e)| Some((at, e.elo, e.elo_95?)))
        .collect();
    let &(_, last, last_95) = known.last()?;
    let reach = (4.0 * last_95).max(20.0);
    let x = (pairs_axis(standing), msg("pairs").get(lang));
    let range = Range::around([last - reach, last + reach, 0.0]);
    let mut plot = Plot::new(msg("elo-so-far").get(lang), x, (range, "Elo"));
    let band: Vec<(f64, f64, f64)> =
        known.iter().map(|(at, elo, elo_95)| (*at, elo - elo_95, elo + elo_95)).collect();
    plot.band(&band);
    plot.level(0.0, "");
    plot.line("line", known.iter().map(|(at, elo, _)| (*at, *elo)));
    Some(plot.section())
}

/// Plots the ratio of a sequential test between its bounds.
pub(super) fn llr(standing: &Standing, sprt: &Sprt, lang: Lang) -> String {
    let ratios: Vec<(f64, f64)> =
        history(&standing.pairs).into_iter().map(|(at, counts)| (at, sprt.llr(&counts))).collect();
    let (lower, upper) = sprt.bounds();
    let range = Range::around(ratios.iter().map(|(_, llr)| *llr).chain([lower, upper]));
    let x = (pairs_axis(standing), msg("pairs").get(lang));
    let mut plot = Plot::new(msg("llr-so-far").get(lang), x, (range, "LLR"));
    plot.level(lower, msg("rejected").get(lang));
    plot.level(upper, msg("accepted").get(lang));
    plot.line("line", std::iter::once((0.0, 0.0)).chain(ratios));
    plot.section()
}

pub(super) fn pentanomial(counts: &Pentanomial, lang: Lang) -> String {
    let most = counts.0.iter().copied().max().unwrap_or(0) as f64;
    let x = (Range::exactly(-0.25, 2.25), msg("points").get(lang));
    let y = (Range::exactly(0.0, 1.15 * most.max(1.0)), msg("pairs").get(lang));
    let mut plot = Plot::new(msg("pairs-by-points").get(lang), x, y);
    for (class, &count) in counts.0.iter().enumerate() {
        let points = class as f64 / 2.0;
        plot.bar((points - 0.2, points + 0.2), (0.0, count as f64), &count.to_string());
    }
    plot.section()
}

pub(super) fn lengths(standing: &Standing, lang: Lang) -> String {
    let lengths: Vec<usize> =
        standing.pairs.iter().flat_map(|pair| pair.games.iter().map(|game| game.plies)).collect();
    let (low, high) =
        (lengths.iter().copied().min().unwrap_or(0), lengths.iter().copied().max().unwrap_or(0));
    let width = (high - low + 1).div_ceil(40);
    let mut counts = vec![0u32; (high - low) / width + 1];
    for length in lengths {
        counts[(length - low) / width] += 1;
    }
    let most = f64::from(counts.iter().copied().max().unwrap_or(0));
    let end = low + width * counts.len();
    let x = (Range::exactly(low as f64, end as f64), msg("plies").get(lang));
    let y = (Range::exactly(0.0, 1.1 * most.max(1.0)), msg("games").get(lang));
    let mut plot = Plot::new(msg("lengths").get(lang), x, y);
    for (index, count) in counts.into_iter().enumerate() {
        let from = (low + width * index) as f64;
        plot.bar((from, from + 0.9 * width as f64), (0.0, f64::from(count)), "");
    }
    plot.section()
}
