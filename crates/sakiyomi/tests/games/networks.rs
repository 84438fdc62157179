//! Engines with a network.

use std::path::PathBuf;

use sakiyomi_contrast::Contrast;
use sakiyomi_core::{Encode, PerfectInformation, contract};
use sakiyomi_nn::file::{self, Precision};
use sakiyomi_nn::{Net, NetConfig, Preset};
use sakiyomi_othello::Othello;
use sakiyomi_play::{EngineSpec, Game, build};
use sakiyomi_score_four::ScoreFour;

/// A file that is gone in the end.
struct NetFile(PathBuf);

impl NetFile {
    fn new<S: Game + Encode>(test: &str) -> NetFile {
        let name = format!("sakiyomi-{test}-{}-{}.safetensors", S::INFO.id, std::process::id());
        let path = std::env::temp_dir().join(name);
        let config = NetConfig::preset::<S>(Preset::Tiny).expect("every game has it");
        let net = Net::scrambled(config, 2).expect("presets are possible");
        file::save(&net, &path, Precision::F16).expect("a file can be written");
        NetFile(path)
    }

    fn spec(&self, engine: &str) -> EngineSpec {
        format!("{engine}net={}", self.0.display()).parse().expect("a name of an engine")
    }
}

impl Drop for NetFile {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn networks_keep_the_engine_contract() {
    fn check<S: Game + PerfectInformation + Encode>(engine: &str) {
        let file = NetFile::new::<S>("contract");
        let spec = file.spec(engine);
        contract::check_searcher(|seed| build::<S>(&spec, seed).unwrap(), 60);
    }
    check::<Othello>("puct:");
    check::<ScoreFour>("puct:");
    check::<ScoreFour>("net:");
    check::<Contrast>("puct:");
}

#[test]
fn a_file_that_is_no_network_of_the_game_says_so() {
    let file = NetFile::new::<Othello>("mismatch");
    let error = |spec: EngineSpec| build::<ScoreFour>(&spec, 1).err().unwrap().to_string();
    let of_another_game = error(file.spec("puct:sims=10,"));
    assert!(of_another_game.contains("plays \"othello\", not score-four"), "{of_another_game}");
    let missing = error("puct:net=/nowhere/net.safetensors".parse().unwrap());
    assert!(missing.contains("/nowhere/net.safetensors"), "{missing}");
}
