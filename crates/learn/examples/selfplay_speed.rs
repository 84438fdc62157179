//! Measures self-play on one thread, in CPU time. `cargo run --release -p sakiyomi-learn --example
//! selfplay_speed -- score-four small 200 64 [seconds] [cache] [noise]` names the game, the
//! network, the simulations of each move and the games in flight.

// A tool for people who measure.
#![allow(clippy::print_stdout)]

use std::cell::Cell;
use std::error::Error;
use std::sync::Arc;
use std::time::Duration;

use sakiyomi_contrast::Contrast;
use sakiyomi_core::{Clock as _, Stop, SystemClock};
use sakiyomi_learn::{
    GameRecord, GameSink, Job, JobSource, Progress, Root, SelfplayConfig, SinkError, work,
};
use sakiyomi_nn::{CpuConfig, Net, NetConfig, NetEvaluator, Preset};
use sakiyomi_othello::Othello;
use sakiyomi_play::BoardGame;
use sakiyomi_score_four::ScoreFour;

struct Endless(Arc<SelfplayConfig>);

impl JobSource for Endless {
    fn next(&self) -> Option<Job> {
        let config = Arc::clone(&self.0);
        Some(Job { id: 0, seed: 1, games: u32::MAX, net: "random".into(), config })
    }
}

impl GameSink for Endless {
    fn put(&self, _: u64, _: u32, _: GameRecord) -> Result<(), SinkError> {
        Ok(())
    }
}

struct Measure {
    preset: Preset,
    sims: u32,
    in_flight: u32,
    seconds: u64,
    noise: bool,
    cache: usize,
}

impl Measure {
    fn run<S: BoardGame>(self) -> Result<(), Box<dyn Error>> {
        let net = NetConfig::preset::<S>(self.preset).ok_or("there is no such network")?;
        let net = Net::random(net, 1)?;
        let cpu = CpuConfig { steady: true, ..CpuConfig::default() };
        let mut evaluator = NetEvaluator::<S>::with_config(&net, cpu)?.with_cache(self.cache);
        let usual = SelfplayConfig::of::<S>();
        let noise = Root::Noise { alpha: 0.3, share: 0.25, forced: 2.0 };
        let config = SelfplayConfig {
            sims: self.sims,
            full_share: 1.0,
            games_in_flight: self.in_flight,
            root: if self.noise { noise } else { usual.root },
            ..usual
        };
        let endless = Endless(Arc::new(config));
        let (stop, clock) = (Stop::default(), SystemClock::Thread);
        let (start, total) = (clock.cpu(), Cell::new(Progress::default()));
        let limit = start + Duration::from_secs(self.seconds);
        work::<S>(&endless, &endless, &mut evaluator, &stop, &|done| {
            let mut sum = total.get();
            sum.add(done);
            total.set(sum);
            if clock.cpu() >= limit {
                stop.request();
            }
        })?;
        let seconds = (clock.cpu() - start).as_secs_f64();
        let Progress { games, positions, simulations, evaluations, .. } = total.get();
        let per_second = |count: u64| count as f64 / seconds;
        println!(
            "{} {} {} weights: {:.0} simulations/s, {:.0} evaluations/s, {:.1} positions/s, {:.2} games/s, fill {:.2}, {seconds:.1} s",
            S::INFO.id,
            self.preset,
            net.graph().weight_count(),
            per_second(simulations),
            per_second(evaluations),
            per_second(positions),
            per_second(games),
            total.get().fill(),
        );
        Ok(())
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, preset, sims, in_flight, rest @ ..] = &args[..] else {
        return Err("wanted: GAME NET SIMS GAMES [SECONDS] [CACHE] [noise]".into());
    };
    let measure = Measure {
        preset: preset.parse()?,
        sims: sims.parse()?,
        in_flight: in_flight.parse()?,
        seconds: rest.first().map_or(Ok(10), |seconds| seconds.parse())?,
        cache: rest.get(1).map_or(Ok(0), |entries| entries.parse())?,
        noise: rest.get(2).is_some_and(|word| word == "noise"),
    };
    match game.as_str() {
        "othello" => measure.run::<Othello>(),
        "score-four" => measure.run::<ScoreFour>(),
        "contrast" => measure.run::<Contrast>(),
        _ => Err("the game is othello, score-four or contrast".into()),
    }
}
