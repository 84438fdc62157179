//! `sakiyomi models`.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, anyhow};
use clap::{Args, Subcommand};
use sakiyomi_nn::file::{self, Header, Precision};
use sakiyomi_nn::{Graph, Lineage, Net, Preset, onnx};
use serde_json::json;

use super::grouped;
use crate::context::Context;
use crate::failure::{Failure, wrong_use};
use crate::output::say;

/// Options of `sakiyomi models`.
#[derive(Args)]
#[command(
    arg_required_else_help = false,
    after_help = include_str!("../../help/en/models.txt")
)]
pub(crate) struct ModelsArgs {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// List the networks in folders.
    List {
        /// The folders.
        #[arg(default_value = "models")]
        folders: Vec<PathBuf>,
        /// One JSON object per line.
        #[arg(long)]
        json: bool,
    },
    /// Show what a network is made of, where it comes from, and the card that lies beside it.
    Show {
        /// The file.
        file: PathBuf,
        /// One JSON object.
        #[arg(long)]
        json: bool,
    },
    /// Make a network with random weights.
    New {
        /// The game.
        game: String,
        /// How large: tiny, small, full, or classic where the game has one.
        #[arg(long, default_value = "small")]
        preset: Preset,
        /// Decides the weights.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The file to write.
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
    },
    /// Write a network in another form: .onnx, or .safetensors with 32 or 16 bits a weight.
    Convert {
        /// The network.
        from: PathBuf,
        /// The file to write; its name decides the form.
        to: PathBuf,
        /// Weights of 16 bits, for half the size.
        #[arg(long)]
        f16: bool,
    },
    /// Take over a PyTorch state dict that was saved as safetensors.
    Import {
        /// The game.
        game: String,
        /// The state dict.
        from: PathBuf,
        /// The file to write.
        to: PathBuf,
        /// A JSON file that describes the network; told from the shapes when not given.
        #[arg(long, value_name = "FILE")]
        config: Option<PathBuf>,
    },
    /// Tell how much two networks agree on positions of random games.
    Compare {
        /// A network.
        a: PathBuf,
        /// Another one of the same game.
        b: PathBuf,
        /// How many positions.
        #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
        positions: u32,
        /// Decides the positions.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// One JSON object.
        #[arg(long)]
        json: bool,
    },
}

/// Does what was asked with networks.
pub(crate) fn run(args: &ModelsArgs, context: &Context) -> Result<(), Failure> {
    match &args.task {
        Task::List { folders, json } => list(folders, *json),
        Task::Show { file, json } => show(file, *json),
        Task::New { game, preset, seed, out } => new(context, game, *preset, *seed, out),
        Task::Convert { from, to, f16 } => convert(from, to, *f16),
        Task::Import { game, from, to, config } => {
            import(context, game, from, to, config.as_deref())
        }
        Task::Compare { a, b, positions, seed, json } => {
            compare(context, [a, b], *positions as usize, *seed, *json)
        }
    }
}

fn list(folders: &[PathBuf], json: bool) -> Result<(), Failure> {
    for folder in folders {
        let entries = std::fs::read_dir(folder).with_context(|| folder.display().to_string())?;
        let mut files = Vec::new();
        for entry in entries {
            files.push(entry?.path());
        }
        files.retain(|file| file.extension().is_some_and(|extension| extension == "safetensors"));
        files.sort();
        for path in files {
            let header = read(&path).and_then(|bytes| Ok(file::read_header(&bytes)?));
            match (header, json) {
                (Ok(header), true) => say!("{}", summary(&path, &header)),
                (Ok(Header { config, lineage, .. }), false) => {
                    let weights = grouped(Graph::of(&config).weight_count() as u64);
                    let path = path.display();
                    say!("{path}: {}, {weights} weights, {}", config.game, origin(&lineage));
                }
                (Err(error), _) => eprintln!("{}: {error:#}", path.display()),
            }
        }
    }
    Ok(())
}

fn show(path: &Path, as_json: bool) -> Result<(), Failure> {
    let bytes = read(path)?;
    let name = || path.display().to_string();
    let header = file::read_header(&bytes).with_context(name)?;
    // All of it is read, so that a damaged file is noticed.
    let net = file::from_bytes(&bytes).with_context(name)?;
    if as_json {
        let mut summary = summary(path, &header);
        summary["fingerprint"] = net.fingerprint().into();
        say!("{summary}");
        return Ok(());
    }
    let config = serde_json::to_string_pretty(net.config()).map_err(anyhow::Error::from)?;
    let weights = grouped(net.graph().weight_count() as u64);
    say!("{}, {weights} weights, fingerprint {}", net.config().game, net.fingerprint());
    say!("{}", origin(&net.lineage));
    if let Some(parent) = &net.lineage.parent {
        say!("trained from {parent}");
    }
    say!("{config}");
    if let Ok(card) = std::fs::read_to_string(path.with_extension("md")) {
        say!("\n{}", card.trim_end());
    }
    Ok(())
}

fn new(
    context: &Context,
    game: &str,
    preset: Preset,
    seed: u64,
    out: &Path,
) -> Result<(), Failure> {
    let network = context.game(game)?.network();
    let config = network
        .and_then(|network| network.preset(preset))
        .ok_or_else(|| wrong_use(format!("{game} has no {preset} network")))?;
    if out.exists() {
        return Err(wrong_use(format!("{} exists already", out.display())));
    }
    let mut net = Net::random(config, seed).map_err(anyhow::Error::from)?;
    net.lineage.made_by = format!("random weights, seed {seed}");
    save(&net, out, Precision::F32)
}

fn convert(from: &Path, to: &Path, f16: bool) -> Result<(), Failure> {
    let net = load(from)?;
    let precision = if f16 { Precision::F16 } else { Precision::F32 };
    match to.extension().and_then(|extension| extension.to_str()) {
        Some("onnx") if f16 => Err(wrong_use("ONNX models are written with 32 bits a weight")),
        Some("onnx") => {
            std::fs::write(to, onnx::to_onnx(&net)).with_context(|| to.display().to_string())?;
            Ok(())
        }
        Some("safetensors") => save(&net, to, precision),
        _ => Err(wrong_use("the file to write ends in .safetensors or .onnx")),
    }
}

fn import(
    context: &Context,
    game: &str,
    from: &Path,
    to: &Path,
    config: Option<&Path>,
) -> Result<(), Failure> {
    let network = context.game(game)?.network().ok_or_else(|| no_encoding(game))?;
    let config = match config {
        None => None,
        Some(path) => {
            let name = || path.display().to_string();
            Some(serde_json::from_slice(&read(path)?).with_context(name)?)
        }
    };
    let made_by = format!("imported from {}", from.display());
    let lineage = Lineage { made_by, ..Lineage::default() };
    let net = network.import(&read(from)?, config, lineage);
    let net = net.with_context(|| from.display().to_string())?;
    save(&net, to, Precision::F32)
}

fn no_encoding(game: &str) -> Failure {
    wrong_use(format!("{game} has no encoding for networks"))
}

fn compare(
    context: &Context,
    files: [&Path; 2],
    positions: usize,
    seed: u64,
    json: bool,
) -> Result<(), Failure> {
    let nets = [load(files[0])?, load(files[1])?];
    let game = &nets[0].config().game;
    let found = context.games.find(game);
    let agreement = found
        .map_err(|error| anyhow!("{}: {error}", files[0].display()))?
        .network()
        .ok_or_else(|| no_encoding(game))?
        .compare(nets.each_ref(), positions, seed)
        .map_err(|error| anyhow!("{}: {error}", files[1].display()))?;
    if json {
        say!(
            "{}",
            json!({
                "game": game,
                "positions": agreement.positions,
                "same_move": agreement.same_move,
                "policy_divergence": agreement.policy_divergence,
                "value_difference": agreement.value_difference,
                "largest_value_difference": agreement.largest_value_difference,
            })
        );
    } else {
        say!("{} positions of {game}", agreement.positions);
        say!("the same move first in {:.1}%", 100.0 * agreement.same_move);
        say!("policies differ by {:.4} nats on average", agreement.policy_divergence);
        say!(
            "expected results differ by {:.4} on average, {:.4} at the most",
            agreement.value_difference,
            agreement.largest_value_difference
        );
    }
    Ok(())
}

fn summary(path: &Path, header: &Header) -> serde_json::Value {
    json!({
        "file": path.display().to_string(),
        "game": header.config.game,
        "weights": Graph::of(&header.config).weight_count(),
        "config": header.config,
        "lineage": header.lineage,
    })
}

fn origin(lineage: &Lineage) -> String {
    let name = if lineage.name.is_empty() { "without a name" } else { &lineage.name };
    let made_by = if lineage.made_by.is_empty() { "of unknown origin" } else { &lineage.made_by };
    let (steps, games) = (grouped(lineage.steps), grouped(lineage.games));
    format!("{name}, {made_by}, {steps} steps, {games} games")
}

fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    std::fs::read(path).with_context(|| path.display().to_string())
}

fn load(path: &Path) -> Result<Net, Failure> {
    Ok(file::load(path).map_err(anyhow::Error::from)?)
}

fn save(net: &Net, path: &Path, precision: Precision) -> Result<(), Failure> {
    Ok(file::save(net, path, precision).map_err(anyhow::Error::from)?)
}
