//! Matches that a run plays: the new network against the best, and against others. A match under
//! way lies in a folder of its own, so that a run that is interrupted goes on with the next pair of
//! games.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use sakiyomi_arena::stats::{Pentanomial, Rating, ScoreTable, Sprt, Verdict, ratings};
use sakiyomi_arena::{ArenaError, Contest, Contestant, PlayerSpec, Standing, StoreError};
use sakiyomi_core::{Budget, Stop};
use sakiyomi_play::{EngineSpec, GameEntry};

use super::{Executor, GateConfig, RunError, Threads};
use crate::metrics::Bench;

/// Plays a match on `executor`; `None` when a `stop` came first. `watch` is called after each pair.
pub(crate) fn play_match(
    contest: &Contest,
    executor: &dyn Executor,
    stop: &Stop,
    watch: &(dyn Fn(&Standing) + Sync),
) -> Result<Option<Standing>, RunError> {
    // The arena raises the flag itself when a match is decided, and takes it back.
    let halt = stop.part();
    let run = || executor.contest(contest, &halt, watch);
    let standing = match (run(), &contest.out) {
        // The settings were changed since the match began.
        (Err(ArenaError::Store(StoreError::Other(..) | StoreError::Damaged(..))), Some(folder)) => {
            remove(folder)?;
            run()?
        }
        (played, _) => played?,
    };
    if !standing.is_finished() {
        return Ok(None);
    }
    if let Some(folder) = &contest.out {
        remove(folder)?;
    }
    Ok(Some(standing))
}

fn remove(folder: &Path) -> Result<(), RunError> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(RunError::at(folder)(error)),
        _ => Ok(()),
    }
}

pub(crate) fn match_of(game: &'static dyn GameEntry, players: [Contestant; 2]) -> Contest {
    Contest { budget: Budget::nodes(1), ..Contest::new(game, players.to_vec()) }
}

pub(crate) fn with_net(net: &Path, sims: u32) -> Contestant {
    let puct: EngineSpec = "puct".parse().expect("puct is a family");
    engine(puct.with_option("net", net.to_string_lossy()), sims.into())
}

pub(crate) fn engine(spec: EngineSpec, nodes: u64) -> Contestant {
    Contestant { player: PlayerSpec::Engine(spec), budget: Some(Budget::nodes(nodes)) }
}

/// The result of a new network against the best one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GateResult {
    /// The pairs by the points of the new one.
    pub pairs: Pentanomial,
    /// The log-likelihood ratio of the test.
    pub llr: f64,
    /// Whether the test accepted the new one.
    pub accepted: bool,
}

impl GateResult {
    pub(crate) fn of(standing: &Standing, sprt: &Sprt) -> GateResult {
        let pairs = standing.tally(0, 1).pairs;
        let accepted = standing.verdict == Some(Verdict::Accepted);
        GateResult { pairs, llr: sprt.llr(&pairs), accepted }
    }
}

/// Tests whether the first of two networks in files is better; `None` when a `stop` came first.
pub fn gate(
    game: &'static dyn GameEntry,
    nets: [&Path; 2],
    config: &GateConfig,
    seed: u64,
    stop: &Stop,
) -> Result<Option<GateResult>, RunError> {
    let sprt = config.sprt()?;
    let players = nets.map(|net| with_net(net, config.sims));
    let contest =
        Contest { pairs: config.pairs as usize, seed, sprt: Some(sprt), ..match_of(game, players) };
    let standing = play_match(&contest, &Threads, stop, &|_| {})?;
    Ok(standing.map(|standing| GateResult::of(&standing, &sprt)))
}

const ANCHOR: &str = "random";

/// Returns all players with their ratings above `random`, in the order of their first game.
pub fn ladder<'a>(benches: impl IntoIterator<Item = &'a Bench>) -> Vec<(String, Rating)> {
    let mut names: Vec<String> = Vec::new();
    let mut results = Vec::new();
    let mut place = |name: &String| match names.iter().position(|known| known == name) {
        Some(place) => place,
        None => {
            names.push(name.clone());
            names.len() - 1
        }
    };
    for bench in benches {
        let half_points = |wins| u64::from(2 * wins + bench.draws);
        let player = (place(&bench.player), half_points(bench.wins));
        results.push((player, (place(&bench.opponent), half_points(bench.losses))));
    }
    let mut table = ScoreTable::new(names.len());
    results.into_iter().for_each(|(player, opponent)| table.add(player, opponent));
    let found = ratings(&table);
    let zero = names.iter().position(|name| name == ANCHOR).map_or(0.0, |place| found[place].elo);
    let above = |rating: Rating| Rating { elo: rating.elo - zero, ..rating };
    names.into_iter().zip(found.into_iter().map(above)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bench(player: &str, opponent: &str, [wins, draws, losses]: [u32; 3]) -> Bench {
        let (player, opponent) = (player.to_owned(), opponent.to_owned());
        Bench { player, opponent, wins, draws, losses, ..Bench::default() }
    }

    #[test]
    fn ratings_stand_on_one_scale_with_random_at_zero() {
        let ladder = ladder(&[
            bench("net-1", "random", [15, 0, 5]),
            bench("net-2", "net-1", [15, 0, 5]),
            bench("net-2", "random", [18, 0, 2]),
        ]);
        let elo = |name: &str| ladder.iter().find(|(known, _)| known == name).unwrap().1.elo;
        assert_eq!(elo("random"), 0.0);
        assert!(elo("net-1") > 100.0 && elo("net-2") > elo("net-1") + 100.0, "{ladder:?}");
        assert!(super::ladder(&[]).is_empty());
    }
}
