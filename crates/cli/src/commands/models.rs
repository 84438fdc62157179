//! `sakiyomi models`.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, anyhow};
use clap::{Args, Subcommand};
use sakiyomi_core::{Lang, Reason, Text};
use sakiyomi_nn::file::{self, Header, Precision, Renames};
use sakiyomi_nn::{Graph, Lineage, Net, NetConfig, Preset, onnx};
use sakiyomi_play::GameEntry;
use serde_json::json;

use super::grouped;
use crate::context::Context;
use crate::failure::{refused, usage_error};
use crate::msg;
use crate::output::{print_json, reason, say, tell};

#[derive(Args)]
#[command(arg_required_else_help = false)]
pub(crate) struct ModelsArgs {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    List {
        #[arg(default_value = "models")]
        folders: Vec<PathBuf>,
        #[arg(long)]
        json: bool,
    },
    Show {
        file: PathBuf,
        #[arg(long)]
        json: bool,
    },
    New {
        game: String,
        #[arg(long, default_value = "small")]
        preset: Preset,
        #[arg(long, default_value_t = 1)]
        seed: u64,
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
    },
    Convert {
        from: PathBuf,
        to: PathBuf,
        #[arg(long)]
        f16: bool,
    },
    Import {
        game: String,
        from: PathBuf,
        to: PathBuf,
        #[arg(long, value_name = "FILE")]
        config: Option<PathBuf>,
        #[arg(long, value_name = "THERE=HERE", value_parser = rename)]
        rename: Vec<(String, String)>,
    },
    Compare {
        a: PathBuf,
        b: PathBuf,
        #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
        positions: u32,
        #[arg(long, default_value_t = 1)]
        seed: u64,
        #[arg(long)]
        json: bool,
    },
}

fn rename(text: &str) -> Result<(String, String), Reason> {
    let pair = text.split_once('=').filter(|(there, here)| !there.is_empty() && !here.is_empty());
    let (there, here) = pair.ok_or_else(|| Reason::new(msg("models-rename")))?;
    Ok((there.to_owned(), here.to_owned()))
}

pub(crate) fn run(args: &ModelsArgs, context: &Context) -> anyhow::Result<()> {
    match &args.task {
        Task::List { folders, json } => list(folders, *json, context.lang),
        Task::Show { file, json } => show(file, *json, context.lang),
        Task::New { game, preset, seed, out } => new(context, game, *preset, *seed, out),
        Task::Convert { from, to, f16 } => convert(from, to, *f16),
        Task::Import { game, from, to, config, rename } => {
            import(context, game, [from, to], config.as_deref(), rename)
        }
        Task::Compare { a, b, positions, seed, json } => {
            compare(context, [a, b], *positions as usize, *seed, *json)
        }
    }
}

fn list(folders: &[PathBuf], json: bool, lang: Lang) -> anyhow::Result<()> {
    for folder in folders {
        let entries = std::fs::read_dir(folder).with_context(|| folder.display().to_string())?;
        let mut files =
            entries.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<PathBuf>>>()?;
        files.retain(|file| file.extension().is_some_and(|extension| extension == "safetensors"));
        files.sort();
        for path in files {
            let header = read(&path).and_then(|bytes| Ok(file::read_header(&bytes)?));
            match (header, json) {
                (Ok(header), true) => say!("{}", summary(&path, &header)),
                (Ok(Header { config, lineage, .. }), false) => {
                    let weights = grouped(Graph::of(&config).weight_count() as u64);
                    let (file, game) = (path.display(), config.game);
                    let origin = origin(&lineage).get(lang);
                    tell!(lang, msg("models-line"), file, game, weights, origin);
                }
                (Err(error), _) => eprintln!("{}: {error:#}", path.display()),
            }
        }
    }
    Ok(())
}

fn show(path: &Path, as_json: bool, lang: Lang) -> anyhow::Result<()> {
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
    let config = serde_json::to_string_pretty(net.config())?;
    let weights = grouped(net.graph().weight_count() as u64);
    let (game, fingerprint) = (&net.config().game, net.fingerprint());
    tell!(lang, msg("models-net"), game, weights, fingerprint);
    say!("{}", origin(&net.lineage).get(lang));
    if let Some(parent) = &net.lineage.parent {
        tell!(lang, msg("models-parent"), parent);
    }
    say!("{config}");
    if let Ok(card) = std::fs::read_to_string(path.with_extension("md")) {
        say!("\n{}", card.trim_end());
    }
    Ok(())
}

fn new(context: &Context, game: &str, preset: Preset, seed: u64, out: &Path) -> anyhow::Result<()> {
    let config = preset_config(context.game(game)?, preset)?;
    if out.exists() {
        return Err(refused(reason!(msg("models-exists"), file = out.display())));
    }
    let mut net = Net::random(config, seed)?;
    net.lineage.made_by = format!("random weights, seed {seed}");
    save(&net, out, Precision::F32)
}

/// Returns the description of a network of one of the game's usual sizes.
pub(crate) fn preset_config(game: &dyn GameEntry, preset: Preset) -> anyhow::Result<NetConfig> {
    let config = game.network().and_then(|network| network.preset(preset));
    let game = game.info().id;
    config.ok_or_else(|| refused(reason!(msg("models-no-preset"), game, preset)))
}

fn convert(from: &Path, to: &Path, f16: bool) -> anyhow::Result<()> {
    let net = file::load(from)?;
    let precision = if f16 { Precision::F16 } else { Precision::F32 };
    match to.extension().and_then(|extension| extension.to_str()) {
        Some("onnx") if f16 => Err(usage_error(msg("models-onnx-precision"))),
        Some("onnx") => {
            std::fs::write(to, onnx::to_onnx(&net)).with_context(|| to.display().to_string())?;
            Ok(())
        }
        Some("safetensors") => save(&net, to, precision),
        _ => Err(usage_error(msg("models-ending"))),
    }
}

fn import(
    context: &Context,
    game: &str,
    [from, to]: [&Path; 2],
    config: Option<&Path>,
    renames: &Renames,
) -> anyhow::Result<()> {
    let network = context.game(game)?.network().ok_or_else(|| no_encoding(game))?;
    let config = config.map(|path| {
        serde_json::from_slice(&read(path)?).with_context(|| path.display().to_string())
    });
    let made_by = format!("imported from {}", from.display());
    let lineage = Lineage { made_by, ..Lineage::default() };
    let net = network.import(&read(from)?, config.transpose()?, renames, lineage);
    let net = net.with_context(|| from.display().to_string())?;
    save(&net, to, Precision::F32)
}

fn no_encoding(game: &str) -> anyhow::Error {
    refused(reason!(msg("models-no-encoding"), game))
}

fn compare(
    context: &Context,
    files: [&Path; 2],
    positions: usize,
    seed: u64,
    json: bool,
) -> anyhow::Result<()> {
    let nets = [file::load(files[0])?, file::load(files[1])?];
    let game = &nets[0].config().game;
    let found = context.games.find(game);
    let agreement = found
        .map_err(|error| {
            anyhow::Error::from(error.reason()).context(files[0].display().to_string())
        })?
        .network()
        .ok_or_else(|| no_encoding(game))?
        .compare(nets.each_ref(), positions, seed)
        .map_err(|error| anyhow!("{}: {error}", files[1].display()))?;
    if json {
        print_json(&json!({
            "game": game,
            "positions": agreement.positions,
            "same_move": agreement.same_move,
            "policy_divergence": agreement.policy_divergence,
            "value_difference": agreement.value_difference,
            "largest_value_difference": agreement.largest_value_difference,
        }));
    } else {
        let lang = context.lang;
        let [nats, mean, most] = [
            agreement.policy_divergence,
            agreement.value_difference,
            agreement.largest_value_difference,
        ]
        .map(|number| format!("{number:.4}"));
        tell!(lang, msg("models-compared"), positions = agreement.positions, game);
        let share = format!("{:.1}", 100.0 * agreement.same_move);
        tell!(lang, msg("models-same-move"), share);
        tell!(lang, msg("models-policies"), nats);
        tell!(lang, msg("models-values"), mean, most);
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

fn origin(lineage: &Lineage) -> Reason {
    let or = |text: &str, missing: Text| match text {
        "" => Reason::new(missing),
        text => text.to_owned().into(),
    };
    reason!(msg("models-origin"), steps = grouped(lineage.steps), games = grouped(lineage.games))
        .with_reason("name", or(&lineage.name, msg("models-no-name")))
        .with_reason("made_by", or(&lineage.made_by, msg("models-no-origin")))
}

fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    std::fs::read(path).with_context(|| path.display().to_string())
}

fn save(net: &Net, path: &Path, precision: Precision) -> anyhow::Result<()> {
    Ok(file::save(net, path, precision)?)
}
