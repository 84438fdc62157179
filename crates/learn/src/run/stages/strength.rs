//! Matches of a run: the new network against the best, and against others.

use sakiyomi_arena::stats::Sprt;
use sakiyomi_arena::{Contest, Contestant, Standing};
use sakiyomi_core::mix64;
use sakiyomi_play::{BoardGame, SpecError, entry};

use super::{Run, Stage, net_name};
use crate::metrics::{Bench, Gate, Metric};
use crate::run::matches::{GateResult, engine, match_of, play_match, with_net};
use crate::run::status::Activity;
use crate::run::{RunError, SettingsError};

impl<S: BoardGame> Run<'_, S> {
    pub(super) fn gate(&mut self) -> Result<(), RunError> {
        let (iteration, gate) = (self.state.iteration, &self.config.gate);
        let mut measured =
            Gate { iteration, elapsed: self.elapsed(), accepted: true, ..Gate::default() };
        if gate.pairs > 0 {
            let sprt = gate.sprt()?;
            let [new, old] = [iteration, self.state.best()]
                .map(|number| with_net(&self.net_file(number), gate.sims));
            let name = format!("gate-{iteration:05}");
            let played = self.meet([new, old], gate.pairs, Some(sprt), &name, Activity::Gate)?;
            let Some(standing) = played else { return Ok(()) };
            let GateResult { pairs, llr, accepted } = GateResult::of(&standing, &sprt);
            let elapsed = self.elapsed();
            measured = Gate { iteration, elapsed, pairs: pairs.0, llr, accepted };
        }
        if measured.accepted {
            self.state.bests.push(iteration);
        }
        self.record_metric(&Metric::Gate(measured.clone()))?;
        self.state.stage = Stage::Bench;
        self.save()?;
        self.clean()?;
        if measured.accepted { self.announce_best() } else { Ok(()) }
    }

    /// Measures the latest network against others, when that is due, and ends the iteration.
    pub(super) fn bench(&mut self) -> Result<(), RunError> {
        let (bench, iteration) = (&self.config.bench, self.state.iteration);
        let is_due = bench.interval > 0 && iteration.is_multiple_of(bench.interval);
        // The gate of an older program removed what it rejected.
        let is_kept = self.net_file(iteration).exists();
        let latest = if is_kept { iteration } else { self.state.best() };
        if is_due && self.state.measured != Some(latest) {
            let player = net_name(latest);
            for (name, opponent) in self.opponents(latest)? {
                let is_known = |known: &Bench| known.player == player && known.opponent == name;
                if self.benches.iter().any(is_known) {
                    continue;
                }
                let net = with_net(&self.net_file(latest), bench.sims);
                let folder = format!("bench-{latest:05}-{name}");
                let pairs = bench.games.div_ceil(2);
                let played = self.meet([net, opponent], pairs, None, &folder, Activity::Bench)?;
                let Some(standing) = played else { return Ok(()) };
                let tally = standing.tally(0, 1);
                let measured = Bench {
                    iteration: self.state.iteration,
                    elapsed: self.elapsed(),
                    player: player.clone(),
                    opponent: name,
                    wins: tally.wins,
                    draws: tally.draws,
                    losses: tally.losses,
                    pairs: tally.pairs.0,
                };
                self.benches.push(measured.clone());
                self.record_metric(&Metric::Bench(measured))?;
                self.save()?;
            }
            self.state.measured = Some(latest);
        }
        self.state.iteration += 1;
        self.state.stage = Stage::Play;
        self.save()?;
        self.clean()
    }

    /// Returns the engines of the settings, the network before training, and some earlier ones.
    fn opponents(&self, latest: u64) -> Result<Vec<(String, Contestant)>, RunError> {
        let bench = &self.config.bench;
        let mut all = Vec::new();
        for name in &bench.opponents {
            let malformed = |error: SpecError| SettingsError::Malformed(error.into());
            all.push((name.clone(), engine(name.parse().map_err(malformed)?, bench.nodes)));
        }
        let net = |number| (net_name(number), with_net(&self.net_file(number), bench.sims));
        // A tree search wins against weak engines with any network: only this match shows learning.
        if latest != 0 && self.net_file(0).exists() {
            all.push(net(0));
        }
        let mut earlier: Vec<u64> = Vec::new();
        for known in &self.benches {
            let number = self.state.bests.iter().find(|&&number| net_name(number) == known.player);
            earlier
                .extend(number.filter(|&&number| number != latest && !earlier.contains(&number)));
        }
        let skipped = earlier.len().saturating_sub(bench.previous as usize);
        all.extend(earlier[skipped..].iter().map(|&number| net(number)));
        Ok(all)
    }

    fn meet(
        &mut self,
        players: [Contestant; 2],
        pairs: u32,
        sprt: Option<Sprt>,
        name: &str,
        activity: Activity,
    ) -> Result<Option<Standing>, RunError> {
        self.begin(activity, pairs.into());
        let contest = Contest {
            pairs: pairs as usize,
            seed: mix64(self.config.seed ^ mix64(self.state.iteration << 8)),
            threads: self.options.threads.max(1),
            sprt,
            out: Some(self.folder.file(&format!("matches/{name}"))),
            ..match_of(entry::<S>(), players)
        };
        let (clock, halt) = (self.options.clock, &self.halt);
        let end = self.options.time.map(|time| self.began + time);
        let watch = |_: &Standing| {
            if end.is_some_and(|end| clock.wall() >= end) {
                halt.request();
            }
        };
        play_match(&contest, self.options.executor, halt, &watch)
    }
}
