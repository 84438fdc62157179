//! Whether training learns: a short run, and matches that measure its network.
//!
//! With a tree, many an untrained network beats `random` too. Hence the second match, against the
//! random network that training began with.
//!
//! ```no_run
//! use sakiyomi_learn::trial::Trial;
//! let folder = tempfile::tempdir()?;
//! let verdict = Trial::new(sakiyomi_learn::learner::<sakiyomi_score_four::ScoreFour>()).run(&folder.path().join("run"))?;
//! assert!(verdict.passed(), "{verdict:?}");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::path::Path;

use sakiyomi_arena::{Contest, Tally, run as play};
use sakiyomi_core::{ManualClock, Stop};
use sakiyomi_play::EngineSpec;

use crate::Learner;
use crate::run::{
    GateConfig, GateResult, RunConfig, RunError, RunOptions, RunPreset, Summary, engine, gate, run,
    with_net,
};

/// A short training and the matches after it, on one thread.
#[derive(Clone, Debug)]
pub struct Trial {
    /// What is learned.
    pub learner: &'static dyn Learner,
    /// The settings of the run.
    pub config: RunConfig,
    /// The iterations of the run.
    pub iterations: u64,
    /// Pairs of games against `random`.
    pub pairs: usize,
    /// The likelihood of superiority over `random` that the network must exceed.
    pub los: f64,
    /// The test against the untrained network; its simulations count in both matches.
    pub gate: GateConfig,
}

/// What a trial found.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// The end of the run.
    pub summary: Summary,
    /// The losses of the untrained and of the trained network on the same positions of the run.
    /// (Those of the steps of training are about ever other games.)
    pub losses: [f32; 2],
    /// The games of the trained network against `random`.
    pub random: Tally,
    /// The test of the trained network against the untrained one.
    pub untrained: GateResult,
    /// The same test with the roles exchanged.
    pub reversed: GateResult,
    /// The required likelihood of superiority.
    pub los: f64,
}

impl Verdict {
    /// Tells whether the network passed every check.
    pub fn passed(&self) -> bool {
        self.failures().is_empty()
    }

    /// Returns the checks that failed, in words.
    pub fn failures(&self) -> Vec<&'static str> {
        let [untrained, trained] = self.losses;
        let los = self.random.pairs.estimate().map_or(0.0, |estimate| estimate.los);
        let checks = [
            (self.summary.best > 0, "no new network was accepted"),
            (trained < untrained, "the loss did not fall"),
            (los > self.los, "it does not beat random"),
            (self.untrained.accepted, "it does not beat the untrained network"),
            (!self.reversed.accepted, "the untrained network beats it"),
        ];
        checks.into_iter().filter(|(passed, _)| !passed).map(|(_, failure)| failure).collect()
    }
}

impl Trial {
    /// Returns the trial of [`RunPreset::Tiny`] without gating: learning alone decides.
    pub fn new(learner: &'static dyn Learner) -> Trial {
        let mut config = learner.preset(RunPreset::Tiny);
        let gate =
            GateConfig { elo0: 0.0, elo1: 100.0, alpha: 0.05, beta: 0.05, pairs: 40, sims: 16 };
        config.gate.pairs = 0;
        config.bench.interval = 0;
        Trial { learner, config, iterations: 4, pairs: 30, los: 0.9999, gate }
    }

    /// Trains in `folder`, which is to be empty or absent, and measures the best network.
    pub fn run(&self, folder: &Path) -> Result<Verdict, RunError> {
        let (stop, clock) = (Stop::default(), ManualClock::default());
        let options = RunOptions {
            iterations: Some(self.iterations),
            clock: &clock,
            ..RunOptions::new(&stop)
        };
        let summary = run(self.learner, folder, &self.config, &options)?;
        let [best, first] =
            ["best.safetensors", "checkpoints/net-00000.safetensors"].map(|name| folder.join(name));
        let gate = |nets| {
            let result = gate(self.learner.game(), nets, &self.gate, 1, &stop)?;
            Ok::<_, RunError>(result.expect("nobody asks to stop"))
        };
        let loss = |net| self.learner.loss(net, folder, &self.config);
        Ok(Verdict {
            summary,
            losses: [loss(&first)?, loss(&best)?],
            random: self.against_random(&best)?,
            untrained: gate([&best, &first])?,
            reversed: gate([&first, &best])?,
            los: self.los,
        })
    }

    /// Lets a network in a file meet `random`.
    pub fn against_random(&self, net: &Path) -> Result<Tally, RunError> {
        let random: EngineSpec = "random".parse().expect("every game has a random player");
        let players = vec![with_net(net, self.gate.sims), engine(random, 1)];
        let contest = Contest { pairs: self.pairs, ..Contest::new(self.learner.game(), players) };
        Ok(play(&contest, &Stop::default(), &|_| {})?.tally(0, 1))
    }
}
