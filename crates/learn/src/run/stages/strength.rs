//! Matches of a run: the new network against the best, the best against others.

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

    /// Measures the best network against others, when that is due, and ends the iteration.
    pub(super) fn bench(&mut self) -> Result<(), RunError> {
        let (bench, best) = (&self.config.bench, self.state.best());
        let is_due = bench.interval > 0 && self.state.iteration.is_multiple_of(bench.interval);
        if is_due && self.state.measured != Some(best) {
            let player = net_name(best);
            for (name, opponent) in self.opponents(best)? {
                let is_known = |known: &Bench| known.player == player && known.opponent == name;
                if self.benches.iter().any(is_known) {
                    continue;
                }
                let net = with_net(&self.net_file(best), bench.sims);
                let folder = format!("bench-{best:05}-{name}");
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
            self.state.measured = Some(best);
        }
        self.state.iteration += 1;
        self.state.stage = Stage::Play;
        self.save()
    }

    fn opponents(&self, best: u64) -> Result<Vec<(String, Contestant)>, RunError> {
        let bench = &self.config.bench;
        let mut all = Vec::new();
        for name in &bench.opponents {
            let malformed = |error: SpecError| SettingsError::Malformed(error.into());
            all.push((name.clone(), engine(name.parse().map_err(malformed)?, bench.nodes)));
        }
        let mut earlier: Vec<u64> = Vec::new();
        for known in &self.benches {
            let number = self.state.bests.iter().find(|&&number| net_name(number) == known.player);
            earlier.extend(number.filter(|&&number| number != best && !earlier.contains(&number)));
        }
        let skipped = earlier.len().saturating_sub(bench.previous as usize);
        for &number in &earlier[skipped..] {
            all.push((net_name(number), with_net(&self.net_file(number), bench.sims)));
        }
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
