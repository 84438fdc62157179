//! The plots of a run.

use crate::msg;
use sakiyomi_arena::report::svg::{LINES, Plot, Range};
use sakiyomi_core::{Lang, Text};

use crate::metrics::{Bench, Metric, Selfplay, Training};
use crate::run::ladder;

/// Points of a line that a plot of this width can show.
const POINTS: usize = 300;

type Line<'a> = (&'a str, Vec<(f64, f64)>);

/// Plots lines over a common axis; `None` without a point.
fn lines(title: Text, x: Text, y: Text, all: &[Line<'_>], lang: Lang) -> Option<String> {
    let points = || all.iter().flat_map(|(_, points)| points);
    points().next()?;
    let across = Range::around(points().map(|point| point.0));
    let up = Range::around(points().map(|point| point.1).chain([0.0]));
    let mut plot = Plot::new(title.get(lang), (across, x.get(lang)), (up, y.get(lang)));
    for ((_, points), class) in all.iter().zip(LINES) {
        plot.line(class, thinned(points));
    }
    if all.len() > 1 {
        plot.legend(&all.iter().map(|(name, _)| *name).collect::<Vec<_>>());
    }
    Some(plot.section())
}

/// Returns the means of neighbours where there are more points than can be seen.
fn thinned(points: &[(f64, f64)]) -> Vec<(f64, f64)> {
    let size = points.len().div_ceil(POINTS).max(1);
    let mean = |part: &[(f64, f64)]| {
        let sum = part.iter().fold((0.0, 0.0), |sum, point| (sum.0 + point.0, sum.1 + point.1));
        (sum.0 / part.len() as f64, sum.1 / part.len() as f64)
    };
    points.chunks(size).map(mean).collect()
}

#[derive(Default)]
pub(super) struct Measured<'a> {
    pub(super) selfplay: Vec<&'a Selfplay>,
    pub(super) training: Vec<&'a Training>,
    pub(super) benches: Vec<&'a Bench>,
    /// How many new networks there were, and how many became the best.
    pub(super) gates: (usize, usize),
}

impl<'a> Measured<'a> {
    pub(super) fn new(metrics: &'a [Metric]) -> Measured<'a> {
        let mut measured = Measured::default();
        for metric in metrics {
            match metric {
                Metric::Start { .. } => {}
                Metric::Selfplay(selfplay) => measured.selfplay.push(selfplay),
                Metric::Training(training) => measured.training.push(training),
                Metric::Bench(bench) => measured.benches.push(bench),
                Metric::Gate(gate) => {
                    measured.gates.0 += 1;
                    measured.gates.1 += usize::from(gate.accepted);
                }
            }
        }
        measured
    }

    fn by_step(&self, of: fn(&Training) -> f64) -> Vec<(f64, f64)> {
        self.training.iter().map(|training| (training.step as f64, of(training))).collect()
    }

    fn by_iteration(&self, of: fn(&Selfplay) -> f64) -> Vec<(f64, f64)> {
        self.selfplay.iter().map(|selfplay| (selfplay.iteration as f64, of(selfplay))).collect()
    }

    pub(super) fn plots(&self, lang: Lang) -> String {
        let mut losses = vec![
            (msg("policy").get(lang), self.by_step(|training| training.policy_loss)),
            (msg("value").get(lang), self.by_step(|training| training.value_loss)),
        ];
        if self.training.iter().any(|training| training.score_loss > 0.0) {
            losses.push((msg("score").get(lang), self.by_step(|training| training.score_loss)));
        }
        let entropy = [("", self.by_step(|training| training.policy_entropy))];
        let length = [("", self.by_iteration(|selfplay| selfplay.plies))];
        let results = [
            (msg("draws").get(lang), self.by_iteration(|games| 100.0 * games.draws)),
            (msg("first-wins").get(lang), self.by_iteration(|games| 100.0 * games.first_wins)),
        ];
        let throughput = [("", self.by_iteration(|selfplay| selfplay.positions_per_second))];
        let (steps, iteration) = (msg("steps"), msg("iteration"));
        let all = [
            lines(msg("losses"), steps, msg("loss"), &losses, lang),
            self.elo(lang),
            self.shares(lang),
            lines(msg("entropy"), steps, msg("nats"), &entropy, lang),
            lines(msg("length"), iteration, msg("plies"), &length, lang),
            lines(msg("results"), iteration, msg("plots-percent"), &results, lang),
            lines(msg("throughput"), iteration, msg("per-second"), &throughput, lang),
        ];
        all.into_iter().flatten().collect()
    }

    fn elo(&self, lang: Lang) -> Option<String> {
        let ladder = ladder(self.benches.iter().copied());
        let mut points: Vec<(f64, f64, f64)> = Vec::new();
        for bench in &self.benches {
            let (_, rating) = ladder.iter().find(|(name, _)| *name == bench.player)?;
            let at = bench.iteration as f64;
            if rating.elo_95.is_finite() && points.last().is_none_or(|point| point.0 < at) {
                points.push((at, rating.elo, rating.elo_95));
            }
        }
        points.first()?;
        let band: Vec<(f64, f64, f64)> =
            points.iter().map(|&(at, elo, error)| (at, elo - error, elo + error)).collect();
        let across = Range::around(points.iter().map(|point| point.0));
        let up = Range::around(band.iter().flat_map(|&(_, low, high)| [low, high]).chain([0.0]));
        let x = (across, msg("iteration").get(lang));
        let mut plot = Plot::new(msg("elo").get(lang), x, (up, "Elo"));
        plot.band(&band);
        plot.level(0.0, "random");
        plot.line("line", points.iter().map(|&(at, elo, _)| (at, elo)));
        Some(plot.section())
    }

    /// Plots the points against the engines that were met most.
    fn shares(&self, lang: Lang) -> Option<String> {
        let mut names: Vec<&str> = Vec::new();
        for bench in &self.benches {
            let is_net = self.benches.iter().any(|other| other.player == bench.opponent);
            if !is_net && !names.contains(&bench.opponent.as_str()) {
                names.push(&bench.opponent);
            }
        }
        // The strongest say most; there are colours for three.
        let first = names.len().saturating_sub(LINES.len());
        let all: Vec<Line<'_>> = names[first..]
            .iter()
            .map(|&name| {
                let met = self.benches.iter().filter(|bench| bench.opponent == name);
                let points = met.map(|bench| (bench.iteration as f64, 100.0 * bench.share()));
                (name, points.collect())
            })
            .collect();
        lines(msg("shares"), msg("iteration"), msg("plots-percent"), &all, lang)
    }
}
