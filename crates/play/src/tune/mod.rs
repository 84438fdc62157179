//! Tuning an engine's weights by self-play, the same way for every game.
//!
//! A run is a folder. Each generation plays games (`games-003.bin`) and fits new weights to the
//! last few generations (`weights-003.bin`); it is done when its file exists, and otherwise
//! repeated. The same seed gives the same weights on any number of threads. A game implements
//! [`SelfPlay`]; one that keeps no samples calls [`Run::generations`] itself.

mod generations;
mod parallel;
mod searched;

use crate::msg;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use sakiyomi_core::{Quoted, Reason, Stop, localized};

pub use generations::{Fitted, Format, Run, SelfPlay, read_records, self_play, write_records};
pub use parallel::in_parallel;
pub use searched::{SearchedGame, opening};

/// A way to make the weights of a game.
#[derive(Clone, Copy, Debug)]
pub struct Tuner {
    /// The name of the game.
    pub game: &'static str,
    /// How much of everything, unless the user says otherwise. What is 0 there, this way has no use for.
    pub usual: Amounts,
    /// Whether it can learn from files of games.
    pub takes_inputs: bool,
    /// Runs or continues a run whose config and folder were checked, and returns the last weights.
    pub run: fn(&mut Run<'_>) -> Result<PathBuf, TuneError>,
}

impl Tuner {
    /// Runs or continues a run, and returns the file with the last weights.
    pub fn tune(
        &self,
        config: &TuneConfig,
        stop: &Stop,
        watch: &mut dyn FnMut(TuneEvent),
    ) -> Result<PathBuf, TuneError> {
        self.check(config)?;
        self.claim(&config.run, config.seed)?;
        (self.run)(&mut Run { config, stop, watch })
    }

    /// Refuses amounts with which nothing would be learned.
    fn check(&self, config: &TuneConfig) -> Result<(), TuneError> {
        let Amounts { generations, games, nodes, epochs } = config.amounts;
        if !self.takes_inputs && !config.inputs.is_empty() {
            return Err(TuneError::NoInputs);
        }
        // Without any generation there may still be the games of others.
        if generations == 0 && config.inputs.is_empty() {
            return Err(TuneError::Nothing { what: "generations" });
        }
        for (what, amount, usual) in [
            ("games", games.into(), self.usual.games.into()),
            ("nodes", nodes, self.usual.nodes),
            ("epochs", epochs.into(), self.usual.epochs.into()),
        ] {
            if amount == 0 && usual > 0 {
                return Err(TuneError::Nothing { what });
            }
        }
        // Before a folder is made for the run.
        for input in &config.inputs {
            fs::metadata(input).map_err(|error| file_error(input, &error))?;
        }
        Ok(())
    }

    /// Makes the folder one of this game and this seed.
    fn claim(&self, run: &Path, seed: u64) -> Result<(), TuneError> {
        fs::create_dir_all(run).map_err(|error| file_error(run, &error))?;
        let found = kept(&run.join("game.txt"), self.game)?;
        if found != self.game {
            return Err(TuneError::OtherGame { path: run.to_owned(), found, game: self.game });
        }
        let found = kept(&run.join("seed.txt"), &seed.to_string())?;
        if found != seed.to_string() {
            return Err(TuneError::OtherSeed { path: run.to_owned(), found, seed });
        }
        Ok(())
    }
}

/// Returns what a file keeps, which is `usual` where there was none.
fn kept(path: &Path, usual: &str) -> Result<String, TuneError> {
    match fs::read_to_string(path) {
        Ok(text) => Ok(text.trim_end().to_owned()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            fs::write(path, format!("{usual}\n")).map_err(|error| file_error(path, &error))?;
            Ok(usual.to_owned())
        }
        Err(error) => Err(file_error(path, &error)),
    }
}

/// Says that a file of a run cannot be used.
pub fn file_error(path: &Path, error: &io::Error) -> TuneError {
    TuneError::File { path: path.to_owned(), problem: error.to_string() }
}

/// How much is played and learned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Amounts {
    /// How often new weights play and are learned from.
    pub generations: u32,
    /// Games of one generation.
    pub games: u32,
    /// What a move of these games may cost.
    pub nodes: u64,
    /// How often a generation goes through its positions.
    pub epochs: u32,
}

/// How weights are made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TuneConfig {
    /// The folder of the run; a run that was stopped goes on.
    pub run: PathBuf,
    /// How much is played and learned.
    pub amounts: Amounts,
    /// Files with games of others to learn from, or folders of them, where a game can use some.
    pub inputs: Vec<PathBuf>,
    /// Decides everything that chance decides.
    pub seed: u64,
    /// How many cores to use.
    pub threads: usize,
}

/// What a run says on the way.
#[derive(Clone, PartialEq, Debug)]
pub enum TuneEvent {
    /// Games were played.
    Played {
        /// The number of the generation, from 1.
        generation: u32,
        /// How many of its games are done.
        games: u32,
        /// How many positions they gave.
        positions: usize,
    },
    /// All positions were learned from once more.
    Epoch {
        /// The number of the generation, from 1.
        generation: u32,
        /// How often they were.
        epoch: u32,
        /// How often they will be.
        epochs: u32,
        /// The mean loss.
        loss: f64,
    },
    /// The weights of some phases of the game were fitted.
    Fitted {
        /// The number of the generation; 0 is that of the games of others.
        generation: u32,
        /// How many phases are done.
        phases: usize,
        /// How many there are.
        of: usize,
    },
    /// A generation is done.
    Learned {
        /// The number of the generation, from 1.
        generation: u32,
        /// From how many positions it learned.
        samples: usize,
        /// The mean loss on positions that it did not learn from.
        held_out_loss: f64,
        /// The same for each phase, where weights differ by phase; `None` without such positions.
        by_phase: Vec<Option<f64>>,
    },
}

/// A run that cannot go on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub enum TuneError {
    /// A file of the run cannot be read or written.
    File {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        problem: String,
    },
    /// The folder holds the run of another game.
    OtherGame {
        /// The folder.
        path: PathBuf,
        /// The game of the run.
        found: String,
        /// The requested game.
        game: &'static str,
    },
    /// The run began with another seed.
    OtherSeed {
        /// The folder.
        path: PathBuf,
        /// The seed of the run.
        found: String,
        /// The requested seed.
        seed: u64,
    },
    /// With an amount of 0 nothing would be learned.
    Nothing {
        /// The amount that is 0.
        what: &'static str,
    },
    /// Files of games were given for weights that come from self-play alone.
    NoInputs,
    /// The run was stopped before the first weights were there.
    Stopped,
}

impl TuneError {
    /// Returns why there are no weights.
    pub fn reason(&self) -> Reason {
        match self {
            TuneError::File { path, problem } => {
                Reason::new(msg("tune-file")).with("path", path.display()).with("problem", problem)
            }
            TuneError::OtherGame { path, game, found } => Reason::new(msg("tune-other-game"))
                .with("path", path.display())
                .with("game", game)
                .with("found", Quoted(found)),
            TuneError::OtherSeed { path, seed, found } => Reason::new(msg("tune-other-seed"))
                .with("path", path.display())
                .with("seed", seed)
                .with("found", found),
            TuneError::Nothing { what } => Reason::new(msg("tune-nothing")).with("what", what),
            TuneError::NoInputs => Reason::new(msg("tune-no-inputs")),
            TuneError::Stopped => Reason::new(msg("tune-stopped")),
        }
    }
}

localized!(TuneError);

#[cfg(test)]
mod tests {
    use super::*;

    const USUAL: Amounts = Amounts { generations: 1, games: 1, nodes: 0, epochs: 1 };

    fn tuner(game: &'static str) -> Tuner {
        let run = |run: &mut Run<'_>| Ok(run.config.run.join("weights"));
        Tuner { game, usual: USUAL, takes_inputs: true, run }
    }

    fn config(run: PathBuf) -> TuneConfig {
        TuneConfig { run, amounts: USUAL, inputs: Vec::new(), seed: 1, threads: 1 }
    }

    #[test]
    fn a_folder_belongs_to_one_game() {
        let folder = std::env::temp_dir().join(format!("sakiyomi-claim-{}", std::process::id()));
        let config = config(folder.join("run"));
        let run = |game| tuner(game).tune(&config, &Stop::default(), &mut |_| ());
        for _ in 0..2 {
            assert_eq!(run("othello"), Ok(config.run.join("weights")));
        }
        let error = run("contrast").unwrap_err().to_string();
        assert!(error.contains("is a run of \"othello\", not of contrast"), "{error}");
        let other = TuneConfig { seed: 2, ..config.clone() };
        let error = tuner("othello").tune(&other, &Stop::default(), &mut |_| ()).unwrap_err();
        assert!(error.to_string().contains("is a run with --seed 1, not 2"), "{error}");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn games_that_are_not_there_leave_no_folder() {
        let folder = std::env::temp_dir().join(format!("sakiyomi-input-{}", std::process::id()));
        let config = TuneConfig { inputs: vec![folder.join("none")], ..config(folder.clone()) };
        let error = tuner("othello").tune(&config, &Stop::default(), &mut |_| ()).unwrap_err();
        assert!(error.to_string().contains("none"), "{error}");
        assert!(!folder.exists());
    }

    #[test]
    fn amounts_with_which_nothing_would_be_learned_are_refused() {
        let config = config(PathBuf::from("never-made"));
        let run = |amounts| {
            let config = TuneConfig { amounts, ..config.clone() };
            tuner("othello").tune(&config, &Stop::default(), &mut |_| ())
        };
        for (what, amounts) in [
            ("generations", Amounts { generations: 0, ..USUAL }),
            ("games", Amounts { games: 0, ..USUAL }),
            ("epochs", Amounts { epochs: 0, ..USUAL }),
        ] {
            assert_eq!(run(amounts), Err(TuneError::Nothing { what }));
        }
        assert!(!config.run.exists());
    }
}
