//! Matches that a run plays: the new network against the best, and the best against others.
//!
//! A match under way lies in a folder of its own, so that a run that is interrupted goes on with
//! the next pair of games.

use std::fs;
use std::path::Path;

use sakiyomi_arena::stats::{Pentanomial, Rating, ScoreTable, Sprt, Verdict, ratings};
use sakiyomi_arena::{ArenaError, Contest, Contestant, PlayerSpec, Standing, StoreError};
use sakiyomi_core::{Budget, Stop};
use sakiyomi_play::{EngineSpec, GameEntry};

use super::{Executor, GateConfig, RunError, Threads};
use crate::metrics::Bench;

/// A match of two.
pub(crate) struct Match<'a> {
    pub(crate) game: &'static dyn GameEntry,
    pub(crate) players: [Contestant; 2],
    pub(crate) pairs: usize,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
    pub(crate) sprt: Option<Sprt>,
    /// Where the match under way lies; nowhere for one that is not continued.
    pub(crate) folder: Option<&'a Path>,
    pub(crate) executor: &'a dyn Executor,
}

impl Match<'_> {
    /// Plays the match; `None` when a `stop` came first. `watch` is called after each pair.
    pub(crate) fn play(
        self,
        stop: &Stop,
        watch: &(dyn Fn(&Standing) + Sync),
    ) -> Result<Option<Standing>, RunError> {
        let contest = Contest {
            budget: Budget::nodes(1),
            pairs: self.pairs,
            seed: self.seed,
            threads: self.threads.max(1),
            sprt: self.sprt,
            out: self.folder.map(Path::to_owned),
            ..Contest::new(self.game, self.players.to_vec())
        };
        // The arena raises the flag itself when a match is decided, and takes it back.
        let halt = stop.part();
        let run = || self.executor.contest(&contest, &halt, watch);
        let played = match (run(), self.folder) {
            // The settings were changed since the match began.
            (
                Err(ArenaError::Store(StoreError::Other { .. } | StoreError::Damaged { .. })),
                Some(folder),
            ) => {
                remove(folder)?;
                run()
            }
            (played, _) => played,
        };
        let standing = played?;
        if !standing.is_finished() {
            return Ok(None);
        }
        if let Some(folder) = self.folder {
            remove(folder)?;
        }
        Ok(Some(standing))
    }
}

fn remove(folder: &Path) -> Result<(), RunError> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(RunError::io(folder, error))
        }
        _ => Ok(()),
    }
}

/// Returns the net player of the network in a file.
pub(crate) fn with_net(net: &Path, sims: u32) -> Contestant {
    let puct: EngineSpec = "puct".parse().expect("puct is a family");
    let spec = puct.with_option("net", net.to_string_lossy());
    Contestant { player: PlayerSpec::Engine(spec), budget: Some(Budget::nodes(sims.into())) }
}

/// Returns an engine that may search `nodes` positions for a move.
pub(crate) fn engine(spec: EngineSpec, nodes: u64) -> Contestant {
    Contestant { player: PlayerSpec::Engine(spec), budget: Some(Budget::nodes(nodes)) }
}

/// What the match of a new network against the best one said.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GateResult {
    /// The pairs of games by the points of the new one.
    pub pairs: Pentanomial,
    /// The log-likelihood ratio of the test.
    pub llr: f64,
    /// Whether the new one is the better one, for all that the test can tell.
    pub accepted: bool,
}

impl GateResult {
    pub(crate) fn of(standing: &Standing, sprt: &Sprt) -> GateResult {
        let pairs = standing.tally(0, 1).pairs;
        let accepted = standing.verdict == Some(Verdict::Accepted);
        GateResult { pairs, llr: sprt.llr(&pairs), accepted }
    }
}

/// Lets the first of two networks in files try to take the place of the second; `None` when a
/// `stop` came first.
///
/// # Errors
/// When a file is no network of the game, or the settings are impossible.
pub fn gate(
    game: &'static dyn GameEntry,
    nets: [&Path; 2],
    config: &GateConfig,
    seed: u64,
    stop: &Stop,
) -> Result<Option<GateResult>, RunError> {
    let sprt = config.sprt()?;
    let contest = Match {
        game,
        players: nets.map(|net| with_net(net, config.sims)),
        pairs: config.pairs as usize,
        seed,
        threads: 1,
        sprt: Some(sprt),
        folder: None,
        executor: &Threads,
    };
    let standing = contest.play(stop, &|_| {})?;
    Ok(standing.map(|standing| GateResult::of(&standing, &sprt)))
}

/// The player whose rating is 0.
const ANCHOR: &str = "random";

/// Returns everybody who was met, with the rating above `random`, in the order of their first game.
#[must_use]
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
        let players = (place(&bench.player), place(&bench.opponent));
        let half_points = u64::from(2 * bench.wins + bench.draws);
        let of_other = u64::from(2 * bench.losses + bench.draws);
        results.push((players, half_points, of_other));
    }
    if names.is_empty() {
        return Vec::new();
    }
    let mut table = ScoreTable::new(names.len());
    for ((a, b), of_a, of_b) in results {
        table.add((a, of_a), (b, of_b));
    }
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
