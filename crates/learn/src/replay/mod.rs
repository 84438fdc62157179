//! Games on disk, and positions drawn from the newest of them. A folder holds files of games
//! ([`shard`]), named by how many games and positions came before them. The newest games are in
//! memory, as records; a drawn position is reached by replaying.

mod kept;
pub mod shard;
mod window;

use std::collections::VecDeque;
use std::path::{Path, PathBuf};

use sakiyomi_core::{Encoding, MoveList, Rng, Symmetry};
use sakiyomi_nn::Batch;
use sakiyomi_play::BoardGame;
use serde::{Deserialize, Serialize};

use crate::record::{GameRecord, RecordProblem};
pub(crate) use kept::Kept;
use shard::{Damage, Shard, ShardError};
pub use window::{WindowConfig, window};

/// How games are kept and sampled.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ReplayConfig {
    /// The most positions in memory; older games stay on disk.
    pub keep: u64,
    /// The size of a file, in MiB.
    pub shard_mib: u32,
    /// The weight of the search's value beside the result of the game, from 0 to 1.
    pub root_share: f32,
}

impl Default for ReplayConfig {
    fn default() -> ReplayConfig {
        ReplayConfig { keep: 4_000_000, shard_mib: 16, root_share: 0.0 }
    }
}

/// Games that cannot be kept or found.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    /// A file or folder cannot be used.
    #[error(transparent)]
    Shard(#[from] ShardError),
    /// The record with this number, from 0, is no game.
    #[error("game {0} of those to be added: {1}")]
    Game(usize, RecordProblem),
}

/// Games in a folder.
pub struct Replay<S: BoardGame> {
    folder: PathBuf,
    config: ReplayConfig,
    shard: Option<Shard>,
    /// The newest games, oldest first, each with the number of positions before it that were read.
    kept: VecDeque<(u64, Kept<S>)>,
    /// The positions that were read, which may be fewer than there ever were.
    read: u64,
    games: u64,
    positions: u64,
    damage: Vec<Damage>,
}

impl<S: BoardGame> Replay<S> {
    /// Opens or makes a folder with the usual settings.
    pub fn open(folder: &Path) -> Result<Replay<S>, ReplayError> {
        Replay::open_with(folder, ReplayConfig::default())
    }

    /// Opens or makes a folder. Damaged games are left out; [`Replay::damage`] lists them.
    pub fn open_with(folder: &Path, config: ReplayConfig) -> Result<Replay<S>, ReplayError> {
        let io = ShardError::at(folder);
        std::fs::create_dir_all(folder).map_err(&io)?;
        let mut files = Vec::new();
        for entry in std::fs::read_dir(folder).map_err(&io)? {
            let path = entry.map_err(&io)?.path();
            files.extend(counts_in(&path).map(|before| (before, path)));
        }
        files.sort();
        let mut replay = Replay {
            folder: folder.to_owned(),
            config,
            shard: None,
            kept: VecDeque::new(),
            read: 0,
            games: 0,
            positions: 0,
            damage: Vec::new(),
        };
        let last = files.len().saturating_sub(1);
        for (index, ((games, positions), path)) in files.into_iter().enumerate() {
            // Games that were lost since are still counted, so that the names go on rising.
            replay.games = replay.games.max(games);
            replay.positions = replay.positions.max(positions);
            let contents = if index == last {
                let (shard, contents) = Shard::open(&path)?;
                replay.shard = Some(shard);
                contents
            } else {
                shard::read(&path)?
            };
            replay.damage.extend(contents.damage);
            for record in contents.games {
                match Kept::new(record) {
                    Ok(game) => replay.keep(game),
                    Err(problem) => replay.damage.push(Damage {
                        path: path.clone(),
                        offset: 0,
                        bytes: 0,
                        is_tail: false,
                        problem: format!("a game is left out: {problem}"),
                    }),
                }
            }
        }
        Ok(replay)
    }

    /// Adds games. When it returns they are on the disk.
    pub fn append(&mut self, records: &[GameRecord]) -> Result<(), ReplayError> {
        let checked = records.iter().enumerate().map(|(number, record)| {
            Kept::new(record.clone()).map_err(|problem| ReplayError::Game(number, problem))
        });
        let checked = checked.collect::<Result<Vec<Kept<S>>, _>>()?;
        let most = u64::from(self.config.shard_mib.max(1)) << 20;
        self.shard.take_if(|shard| shard.len() >= most);
        let shard = match &mut self.shard {
            Some(shard) => shard,
            none => {
                let name = format!("g{:010}-p{:012}.games", self.games, self.positions);
                none.insert(Shard::open(&self.folder.join(name))?.0)
            }
        };
        shard.append(records)?;
        checked.into_iter().for_each(|game| self.keep(game));
        Ok(())
    }

    fn keep(&mut self, game: Kept<S>) {
        let before = self.read;
        self.games += 1;
        self.positions += game.len();
        self.read += game.len();
        self.kept.push_back((before, game));
        while let Some((_, oldest)) = self.kept.front()
            && self.kept_positions() - oldest.len() >= self.config.keep
        {
            self.kept.pop_front();
        }
    }

    fn kept_positions(&self) -> u64 {
        self.kept.front().map_or(0, |(before, _)| self.read - before)
    }

    /// Returns the number of games ever added.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Returns the number of their positions.
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// Returns what was found damaged when the folder was opened.
    pub fn damage(&self) -> &[Damage] {
        &self.damage
    }

    /// Returns the newest games, oldest first, as far as they are in memory.
    pub fn records(&self) -> impl DoubleEndedIterator<Item = &GameRecord> {
        self.kept.iter().map(|(_, game)| game.record())
    }

    /// Fills `batch` with `count` positions, drawn uniformly from the newest `window` and turned by
    /// random symmetries, and returns how many there are: none while there are no games.
    pub fn sample(
        &self,
        window: u64,
        count: usize,
        rng: &mut Rng,
        batch: &mut Batch,
        encoding: &Encoding<S>,
    ) -> usize {
        batch.clear();
        let window = window.min(self.kept_positions());
        if window == 0 {
            return 0;
        }
        let oldest = self.read - window;
        let mut legal = MoveList::new();
        for _ in 0..count {
            let drawn = oldest + below(window, rng);
            let index = self.kept.partition_point(|&(before, _)| before <= drawn) - 1;
            let (before, game) = &self.kept[index];
            let turn = S::Symmetry::random(rng);
            let position = game.position((drawn - before) as usize);
            position.put(turn, self.config.root_share, encoding, &mut legal, batch);
        }
        count
    }
}

/// Returns a number below `bound`, each as likely as any other.
fn below(bound: u64, rng: &mut Rng) -> u64 {
    match u32::try_from(bound) {
        Ok(bound) => rng.below(bound).into(),
        // The bias is less than one in a billion.
        Err(_) => ((u128::from(rng.next_u64()) * u128::from(bound)) >> 64) as u64,
    }
}

/// Returns the games and positions before those of a file, from its name.
fn counts_in(path: &Path) -> Option<(u64, u64)> {
    if path.extension()? != "games" {
        return None;
    }
    let (games, positions) = path.file_stem()?.to_str()?.split_once('-')?;
    Some((games.strip_prefix('g')?.parse().ok()?, positions.strip_prefix('p')?.parse().ok()?))
}
