//! The settings of a run, as TOML that people write.
//!
//! Every setting has a value by the game and the preset; a file says only what is different.
//!
//! ```
//! use sakiyomi_learn::run::RunConfig;
//! use sakiyomi_learn::{ProgramGame, ProgramGames};
//! let games = ProgramGames::new(vec![ProgramGame::board::<sakiyomi_score_four::ScoreFour>()]);
//! let config = RunConfig::from_toml(&games, "game = \"score-four\"\n[selfplay]\nsims = 64\n")?;
//! assert_eq!(config.selfplay.sims, 64);
//! let error = RunConfig::from_toml(&games, "game = \"score-four\"\nsimz = 64\n").unwrap_err();
//! assert!(error.to_string().contains("unknown field `simz`"));
//! # Ok::<(), sakiyomi_learn::run::SettingsError>(())
//! ```

use sakiyomi_core::Reason;
use std::fmt;
use std::str::FromStr;

use sakiyomi_arena::stats::{Sprt, SprtError};
use sakiyomi_nn::NetConfig;
use sakiyomi_play::EngineSpec;
use sakiyomi_train::TrainConfig;
use serde::{Deserialize, Serialize};
use toml::{Table, Value};

use super::SettingsError;
use crate::{ProgramGames, ReplayConfig, SelfplayConfig, WindowConfig, msg};

/// The settings of a run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RunConfig {
    /// The game.
    pub game: String,
    /// Where settings come from that are not given.
    pub preset: RunPreset,
    /// The seed of everything.
    pub seed: u64,
    /// Self-play games of an iteration.
    pub games_per_iteration: u32,
    /// Positions of one step.
    pub batch_size: u32,
    /// How often a new position is trained on, on average.
    pub reuse: f64,
    /// Steps between checkpoints; the end of an iteration is one too.
    pub checkpoint_steps: u64,
    /// Games of an iteration that are kept as records for people.
    pub sample_games: u32,
    /// The network.
    pub net: NetConfig,
    /// Self-play.
    pub selfplay: SelfplayConfig,
    /// Training.
    pub train: TrainConfig,
    /// How many of the newest positions are trained on.
    pub window: WindowConfig,
    /// How games are kept and sampled.
    pub replay: ReplayConfig,
    /// When a new network is the best.
    pub gate: GateConfig,
    /// How strength is measured.
    pub bench: BenchConfig,
}

/// When a new network replaces the best: when an SPRT accepts it within `pairs`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GateConfig {
    /// The difference of the null hypothesis.
    pub elo0: f64,
    /// The difference of the alternative.
    pub elo1: f64,
    /// The probability of a false positive.
    pub alpha: f64,
    /// The probability of a false negative.
    pub beta: f64,
    /// The most pairs of games; with 0 every new network is the best.
    pub pairs: u32,
    /// Simulations of a move.
    pub sims: u32,
}

/// How the strength of the best network is measured.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BenchConfig {
    /// Iterations between measurements; 0 for never.
    pub interval: u64,
    /// Games against each opponent.
    pub games: u32,
    /// Simulations of a move of the network.
    pub sims: u32,
    /// Nodes of a move of the others.
    pub nodes: u64,
    /// Opponents, beside earlier networks.
    pub opponents: Vec<String>,
    /// The number of earlier networks.
    pub previous: u32,
}

/// Settings that suit a purpose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RunPreset {
    /// Seconds, for tests.
    Tiny,
    /// A laptop.
    #[default]
    Small,
    /// A machine with a GPU.
    Full,
}

impl RunPreset {
    /// All of them, smallest first.
    pub const ALL: [RunPreset; 3] = [RunPreset::Tiny, RunPreset::Small, RunPreset::Full];
}

impl fmt::Display for RunPreset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RunPreset::Tiny => "tiny",
            RunPreset::Small => "small",
            RunPreset::Full => "full",
        })
    }
}

/// A text that names no preset.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a preset is tiny, small or full")]
pub struct ParseRunPresetError;

impl FromStr for RunPreset {
    type Err = ParseRunPresetError;

    fn from_str(text: &str) -> Result<RunPreset, ParseRunPresetError> {
        let mut all = Self::ALL.into_iter();
        all.find(|preset| preset.to_string() == text).ok_or(ParseRunPresetError)
    }
}

impl RunConfig {
    /// Reads settings; those that are not given are the preset's.
    pub fn from_toml(games: &ProgramGames, text: &str) -> Result<RunConfig, SettingsError> {
        let malformed = |problem: &str| SettingsError::Malformed(one_line(problem).into());
        let given: Table =
            text.parse().map_err(|error: toml::de::Error| malformed(error.message()))?;
        let Some(game) = given.get("game").and_then(Value::as_str) else {
            return Err(SettingsError::Malformed(msg("config-no-game").into()));
        };
        let preset = match given.get("preset") {
            None => RunPreset::default(),
            Some(preset) => preset
                .as_str()
                .and_then(|preset| preset.parse().ok())
                .ok_or_else(|| malformed(&format!("preset {preset}: {ParseRunPresetError}")))?,
        };
        let usual = games.learner(game)?.preset(preset);
        let mut all = Table::try_from(&usual).expect("settings are tables, texts and numbers");
        merge(&mut all, given);
        let config: RunConfig =
            all.try_into().map_err(|error: toml::de::Error| malformed(&error.to_string()))?;
        config.check()?;
        Ok(config)
    }

    /// Writes all settings.
    pub fn to_toml(&self) -> String {
        toml::to_string(self).expect("settings are tables, texts and numbers")
    }

    /// Checks that a run with these settings is possible.
    pub fn check(&self) -> Result<(), SettingsError> {
        let wrong = |name: &str, found: &dyn fmt::Display, wanted: Reason| {
            Err(SettingsError::value(name, found, wanted))
        };
        for (name, least) in [
            ("games_per_iteration", self.games_per_iteration.into()),
            ("checkpoint_steps", self.checkpoint_steps),
            ("sims of gate and bench", self.gate.sims.min(self.bench.sims).into()),
            ("nodes and games of bench", self.bench.nodes.min(self.bench.games.into())),
        ] {
            if least == 0 {
                return wrong(name, &0, msg("config-at-least-one").into());
            }
        }
        if !(1..=1 << 20).contains(&self.batch_size) {
            return wrong("batch_size", &self.batch_size, msg("config-batch-size").into());
        }
        if !(self.reuse > 0.0 && self.reuse <= 1000.0) {
            return wrong("reuse", &self.reuse, msg("config-reuse").into());
        }
        let malformed = SettingsError::Malformed;
        self.gate.sprt()?;
        for opponent in &self.bench.opponents {
            opponent.parse::<EngineSpec>().map_err(|error| malformed(error.into()))?;
        }
        self.net.check().map_err(|error| malformed(error.to_string().into()))?;
        if self.net.game != self.game {
            return wrong("net.game", &self.net.game, self.game.clone().into());
        }
        self.selfplay.check().map_err(|error| malformed(error.into()))?;
        self.train.check().map_err(|error| malformed(one_line(&error.to_string()).into()))?;
        Ok(())
    }
}

impl GateConfig {
    /// Returns the test.
    pub fn sprt(&self) -> Result<Sprt, SettingsError> {
        let GateConfig { elo0, elo1, alpha, beta, .. } = self;
        let malformed = |error: SprtError| {
            SettingsError::Malformed(
                Reason::new(msg("config-gate")).with_reason("problem", error.into()),
            )
        };
        format!("{elo0},{elo1},{alpha},{beta}").parse().map_err(malformed)
    }
}

/// Overwrites values by those `given`. A table that names its kind is replaced as a whole.
fn merge(there: &mut Table, given: Table) {
    for (key, value) in given {
        match (there.get_mut(&key), value) {
            (Some(Value::Table(there)), Value::Table(given)) if !given.contains_key("kind") => {
                merge(there, given);
            }
            (_, value) => drop(there.insert(key, value)),
        }
    }
}

/// Returns a parser error without its source excerpt.
fn one_line(text: &str) -> String {
    text.trim().lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use sakiyomi_contrast::Contrast;
    use sakiyomi_othello::Othello;
    use sakiyomi_score_four::ScoreFour;
    use sakiyomi_twin_cool::TwinCool;

    use super::*;
    use crate::ProgramGame;

    fn from_toml(text: &str) -> Result<RunConfig, SettingsError> {
        let mut games = vec![ProgramGame::board::<Othello>(), ProgramGame::board::<ScoreFour>()];
        games.extend([ProgramGame::board::<Contrast>(), ProgramGame::play_only::<TwinCool>()]);
        RunConfig::from_toml(&ProgramGames::new(games), text)
    }

    #[test]
    fn every_preset_of_every_game_is_read_as_it_is_written() {
        for game in ["othello", "score-four", "contrast"] {
            for preset in RunPreset::ALL {
                let short = format!("game = \"{game}\"\npreset = \"{preset}\"\n");
                let config = from_toml(&short).unwrap();
                assert_eq!(from_toml(&config.to_toml()).unwrap(), config);
            }
        }
    }

    #[track_caller]
    fn refused(lines: &str) -> String {
        let text = format!("game = \"othello\"\npreset = \"tiny\"\n{lines}\n");
        let error = from_toml(&text).unwrap_err().to_string();
        assert_eq!(error.lines().count(), 1, "{error}");
        error
    }

    #[test]
    fn unknown_fields_are_named_wherever_they_are() {
        for (lines, name) in [
            ("games_per_iter = 5", "`games_per_iter`"),
            ("[selfplay]\nsimz = 5", "`simz`"),
            ("[gate]\nelo = 5", "`elo`"),
            ("[bench]\nopponent = []", "`opponent`"),
            ("[train]\nlr = 0.1", "`lr`"),
            ("[net]\nblocks = 5", "`blocks`"),
            ("[net.body]\nkind = \"plain\"\nfilters = [8]\nblocks = 1", "`blocks`"),
        ] {
            let error = refused(lines);
            assert!(error.contains("unknown field") && error.contains(name), "{lines}: {error}");
        }
    }

    #[test]
    fn impossible_values_are_named() {
        for (lines, expected) in [
            ("games_per_iteration = 0", "games_per_iteration is 0; it must be at least 1"),
            ("games_per_iteration = -1", "invalid value"),
            ("batch_size = 0", "batch_size"),
            ("reuse = 0.0", "reuse is 0"),
            ("reuse = \"much\"", "invalid type: string \"much\""),
            ("preset = 5", "preset 5: a preset is"),
            ("seed = [", "settings: "),
            ("[gate]\nelo0 = 9.0\nelo1 = 3.0", "gate: "),
            ("[selfplay]\nsims = 0", "sims is a number from 1"),
            ("[train]\nrate = -1.0", "rate is -1"),
            ("[net]\ngame = \"score-four\"", "net.game is score-four; it must be othello"),
            ("[bench]\nopponents = [\"No One\"]", "No One"),
        ] {
            let text = if lines.starts_with("preset") {
                from_toml(&format!("game = \"othello\"\n{lines}")).unwrap_err().to_string()
            } else {
                refused(lines)
            };
            assert!(text.contains(expected), "{lines}: {text}");
        }
        for (text, expected) in [
            ("preset = \"tiny\"", "the field `game` is missing"),
            ("game = \"twin-cool\"", "twin-cool"),
            ("game = \"otello\"", "othello"),
        ] {
            let error = from_toml(text).unwrap_err().to_string();
            assert!(error.contains(expected), "{error}");
        }
    }

    #[test]
    fn a_part_of_the_network_is_replaced_as_a_whole() {
        let text = "game = \"othello\"\n[net.body]\nkind = \"plain\"\nfilters = [8, 8]\n";
        let config = from_toml(text).unwrap();
        assert_eq!(config.net.body, sakiyomi_nn::Body::Plain { filters: vec![8, 8] });
    }
}
