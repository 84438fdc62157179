//! Where a run stands. The file is replaced when a step is complete; files that it does not name do
//! not count, and are made again.

use sakiyomi_nn::NetConfig;
use serde::{Deserialize, Serialize};

use super::files::{Folder, read};
use super::{RunConfig, RunError};

const VERSION: u32 = 1;
pub(crate) const NAME: &str = "state.json";

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) version: u32,
    pub(crate) game: String,
    pub(crate) seed: u64,
    pub(crate) net: NetConfig,
    /// The iteration under way, from 1.
    pub(crate) iteration: u64,
    pub(crate) stage: Stage,
    /// The games and positions of all iterations before.
    pub(crate) games: u64,
    pub(crate) positions: u64,
    pub(crate) steps: u64,
    pub(crate) checkpoint: String,
    /// Positions still to be trained on, less than a batch.
    pub(crate) owed: f64,
    /// The iterations whose networks were the best, the present one last; 0 has random weights.
    pub(crate) bests: Vec<u64>,
    pub(crate) measured: Option<u64>,
    pub(crate) resign_below: Option<f32>,
    pub(crate) elapsed: f64,
    pub(crate) metrics: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Stage {
    Play,
    /// Trains until there are so many steps, on so many of the newest positions.
    Train {
        until: u64,
        window: u64,
    },
    Gate,
    Bench,
}

impl State {
    pub(crate) fn new(config: &RunConfig, checkpoint: String) -> State {
        State {
            version: VERSION,
            game: config.game.clone(),
            seed: config.seed,
            net: config.net.clone(),
            iteration: 1,
            stage: Stage::Play,
            games: 0,
            positions: 0,
            steps: 0,
            checkpoint,
            owed: 0.0,
            bests: vec![0],
            measured: None,
            resign_below: None,
            elapsed: 0.0,
            metrics: 0,
        }
    }

    pub(crate) fn best(&self) -> u64 {
        self.bests.last().copied().unwrap_or(0)
    }

    pub(crate) fn load(folder: &std::path::Path) -> Result<Option<State>, RunError> {
        let path = folder.join(NAME);
        let Some(bytes) = read(&path)? else { return Ok(None) };
        let damaged = |problem: String| RunError::Damaged(path.clone(), problem);
        let state: State =
            serde_json::from_slice(&bytes).map_err(|error| damaged(error.to_string()))?;
        if state.version != VERSION {
            return Err(damaged(format!("a run of version {}", state.version)));
        }
        Ok(Some(state))
    }

    pub(crate) fn save(&self, folder: &Folder) -> Result<(), RunError> {
        let text = serde_json::to_string_pretty(self).expect("a state has texts and numbers");
        folder.replace(NAME, text.as_bytes())
    }

    pub(crate) fn check(&self, config: &RunConfig, folder: &Folder) -> Result<(), RunError> {
        let other = |key, there: String, here: String| {
            Err(RunError::Other(folder.path().to_owned(), key, there, here))
        };
        if self.game != config.game {
            return other("the game", self.game.clone(), config.game.clone());
        }
        if self.seed != config.seed {
            return other("the seed", self.seed.to_string(), config.seed.to_string());
        }
        if self.net != config.net {
            let text = |net: &NetConfig| serde_json::to_string(&net.body).unwrap_or_default();
            return other("a network with", text(&self.net), text(&config.net));
        }
        Ok(())
    }
}
