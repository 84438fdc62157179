//! What learning does with a game, its type hidden, and the games of a program.

use std::fmt;
use std::marker::PhantomData;
#[cfg(feature = "run")]
use std::path::Path;
use std::sync::Arc;

#[cfg(feature = "run")]
use sakiyomi_core::Rng;
use sakiyomi_core::{Encoding, Reason, localized};
#[cfg(feature = "run")]
use sakiyomi_nn::{Batch, file};
use sakiyomi_nn::{MismatchError, Net};
use sakiyomi_play::{BoardGame, Game, GameEntry, GameList, UnknownGame, entry};
#[cfg(feature = "run")]
use sakiyomi_train::{Device, Trainer};

#[cfg(feature = "run")]
use crate::Replay;
use crate::npz::{self, Arrays, NpzError, WriteSeek};
#[cfg(feature = "run")]
use crate::run::{self, RunConfig, RunError, RunOptions, RunPreset, Summary};
#[cfg(feature = "run")]
use crate::selfplay::EvaluatorError;
use crate::selfplay::{self, SelfPlayer, SelfplayConfig};
use crate::{GameRecord, RecordProblem, msg};

/// A game that can be learned by self-play. Made by [`learner`].
pub trait Learner: Send + Sync {
    /// Returns the game.
    fn game(&self) -> &'static dyn GameEntry;

    /// Returns the usual settings of self-play.
    fn selfplay_config(&self) -> SelfplayConfig;

    /// Returns a self-player that computes `net` on the CPU.
    fn self_player(&self, net: &Net) -> Result<Box<dyn SelfPlayer>, MismatchError>;

    /// Returns a self-player that computes `net` on a device.
    #[cfg(feature = "run")]
    fn self_player_on(
        &self,
        net: &Net,
        device: Device,
    ) -> Result<Box<dyn SelfPlayer>, EvaluatorError>;

    /// Replays a game to check that it is one.
    fn check_record(&self, record: &GameRecord) -> Result<(), RecordProblem>;

    /// Returns the moves of a game.
    fn moves(&self, record: &GameRecord) -> Result<Vec<String>, RecordProblem>;

    /// Returns the name of the encoding in which positions are exported.
    fn npz_encoding(&self) -> &'static str;

    /// Returns all positions of `games` with a full search.
    fn arrays(&self, games: &[GameRecord], encoding: &str) -> Result<Arrays, NpzError>;

    /// Writes all positions of `games` with a full search, and returns how many there are.
    fn export_npz(
        &self,
        out: &mut dyn WriteSeek,
        games: &[GameRecord],
        encoding: &str,
    ) -> Result<u64, NpzError>;

    /// Returns the settings of a preset.
    #[cfg(feature = "run")]
    fn preset(&self, preset: RunPreset) -> RunConfig;

    /// Does what [`run::run`] does, with settings that were checked.
    #[cfg(feature = "run")]
    fn start(
        &self,
        folder: &Path,
        config: &RunConfig,
        options: &RunOptions<'_>,
    ) -> Result<Summary, RunError>;

    /// Returns the loss of the network in a file on a sample of the positions of a run: the KL
    /// divergence of the policy plus the value loss.
    #[cfg(feature = "run")]
    fn loss(&self, net: &Path, folder: &Path, config: &RunConfig) -> Result<f32, RunError>;
}

/// Returns the game `S`, its type hidden.
pub fn learner<S: BoardGame>() -> &'static dyn Learner {
    Erased::<S>::LEARNER
}

struct Erased<S>(PhantomData<fn() -> S>);

impl<S: 'static> Erased<S> {
    const LEARNER: &'static Erased<S> = &Erased(PhantomData);
}

impl<S: BoardGame> Learner for Erased<S> {
    fn game(&self) -> &'static dyn GameEntry {
        entry::<S>()
    }

    fn selfplay_config(&self) -> SelfplayConfig {
        SelfplayConfig::of::<S>()
    }

    fn self_player(&self, net: &Net) -> Result<Box<dyn SelfPlayer>, MismatchError> {
        selfplay::on_cpu::<S>(net)
    }

    #[cfg(feature = "run")]
    fn self_player_on(
        &self,
        net: &Net,
        device: Device,
    ) -> Result<Box<dyn SelfPlayer>, EvaluatorError> {
        selfplay::on_device::<S>(net, device)
    }

    fn check_record(&self, record: &GameRecord) -> Result<(), RecordProblem> {
        record.replay::<S>().map(drop)
    }

    fn moves(&self, record: &GameRecord) -> Result<Vec<String>, RecordProblem> {
        Ok(record.replay::<S>()?.iter().map(ToString::to_string).collect())
    }

    fn npz_encoding(&self) -> &'static str {
        Encoding::<S>::named("classic").unwrap_or(Encoding::OWN).name
    }

    fn arrays(&self, games: &[GameRecord], encoding: &str) -> Result<Arrays, NpzError> {
        npz::arrays::<S>(games, &named(encoding)?)
    }

    fn export_npz(
        &self,
        out: &mut dyn WriteSeek,
        games: &[GameRecord],
        encoding: &str,
    ) -> Result<u64, NpzError> {
        npz::export::<S>(out, games, &named(encoding)?)
    }

    #[cfg(feature = "run")]
    fn preset(&self, preset: RunPreset) -> RunConfig {
        RunConfig::preset::<S>(preset)
    }

    #[cfg(feature = "run")]
    fn start(
        &self,
        folder: &Path,
        config: &RunConfig,
        options: &RunOptions<'_>,
    ) -> Result<Summary, RunError> {
        run::Run::<S>::open(folder, config, options)?.work()
    }

    #[cfg(feature = "run")]
    fn loss(&self, net: &Path, folder: &Path, config: &RunConfig) -> Result<f32, RunError> {
        const POSITIONS: usize = 2_048;
        let damaged = |error: file::FileError| RunError::Damaged(net.into(), error.to_string());
        let net = file::load(net).map_err(damaged)?;
        let replay = Replay::<S>::open_with(&folder.join("shards"), config.replay)?;
        let mut batch = Batch::default();
        replay.sample(u64::MAX, POSITIONS, &mut Rng::seeded(1), &mut batch, &Encoding::OWN);
        let losses = Trainer::new(net, config.train, Device::Cpu)?.step(&batch)?;
        Ok(losses.policy - losses.policy_entropy + losses.value)
    }
}

fn named<S: BoardGame>(name: &str) -> Result<Encoding<S>, NpzError> {
    let missing = || NpzError::Encoding(S::INFO.id, name.to_owned());
    Encoding::named(name).ok_or_else(missing)
}

impl fmt::Debug for dyn Learner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.game().fmt(f)
    }
}

/// A game of a program.
#[derive(Clone, Copy, Debug)]
pub struct ProgramGame {
    /// What every game has.
    pub entry: &'static dyn GameEntry,
    /// What learns it, where a network can.
    pub learner: Option<&'static dyn Learner>,
}

impl ProgramGame {
    /// Returns a game that a network can learn.
    pub fn board<S: BoardGame>() -> ProgramGame {
        ProgramGame { entry: entry::<S>(), learner: Some(learner::<S>()) }
    }

    /// Returns a game that hides a part of its position, or has no encoding.
    pub fn play_only<S: Game>() -> ProgramGame {
        ProgramGame { entry: entry::<S>(), learner: None }
    }
}

/// The games of a program, in the order in which they are listed.
#[derive(Clone, Debug)]
pub struct ProgramGames {
    games: Arc<[ProgramGame]>,
    list: GameList,
}

impl ProgramGames {
    /// Returns a list of games.
    ///
    /// # Panics
    /// When two games have the same name.
    pub fn new(games: Vec<ProgramGame>) -> ProgramGames {
        let entries: Vec<_> = games.iter().map(|game| game.entry).collect();
        ProgramGames { list: GameList::new(&entries), games: games.into() }
    }

    /// Returns the games without what learns them.
    pub fn list(&self) -> GameList {
        self.list.clone()
    }

    /// Returns the game called `id`.
    pub fn find(&self, id: &str) -> Result<&'static dyn GameEntry, UnknownGame> {
        self.list.find(id)
    }

    /// Returns what learns the game called `id`.
    pub fn learner(&self, id: &str) -> Result<&'static dyn Learner, NotLearned> {
        let game = self.find(id)?;
        let is_it = |learner: &&'static dyn Learner| learner.game() == game;
        self.learners().find(is_it).ok_or_else(|| NotLearned::PlayOnly {
            game: game.info().id,
            learned: self.learners().map(|learner| learner.game().info().id).collect(),
        })
    }

    /// Returns what learns the games that can be learned.
    pub fn learners(&self) -> impl Iterator<Item = &'static dyn Learner> {
        self.games.iter().filter_map(|game| game.learner)
    }
}

/// A game that cannot be learned by self-play.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub enum NotLearned {
    /// There is no such game.
    Unknown(#[from] UnknownGame),
    /// The game hides something, or has no encoding.
    PlayOnly {
        /// The game.
        game: &'static str,
        /// The games that can be learned.
        learned: Vec<&'static str>,
    },
}

impl NotLearned {
    /// Returns why, and what can be learned.
    pub fn reason(&self) -> Reason {
        match self {
            NotLearned::Unknown(error) => error.reason(),
            NotLearned::PlayOnly { game, learned } => Reason::new(msg("learner-play-only"))
                .with("game", game)
                .with("learned", learned.join(", ")),
        }
    }
}

localized!(NotLearned);
