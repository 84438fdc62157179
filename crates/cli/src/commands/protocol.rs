//! `sakiyomi protocol`.

use crate::msg;
use std::io::{self, BufReader, ErrorKind, stdin, stdout};
use std::time::Duration;

use clap::Args;
use sakiyomi_core::{Lang, Quoted};
use sakiyomi_play::protocols::ugi::{Ugi, UgiConfig};
use sakiyomi_play::protocols::{ProtocolConfig, ProtocolKind, lines};
use sakiyomi_play::{EngineSpec, GameEntry, GameList, suggestion};

use super::{parse_duration, parse_memory, seed_from_clock};
use crate::context::Context;
use crate::failure::{refused, usage_error};
use crate::help;
use crate::output::{phrase, reason};

/// The protocol for every game of two.
const UGI: &str = "ugi";

#[derive(Args)]
pub(crate) struct ProtocolArgs {
    #[arg(value_name = "PROTOCOL")]
    name: Option<String>,
    #[arg(long)]
    game: Option<String>,
    #[arg(long, default_value = "strongest")]
    engine: EngineSpec,
    #[arg(long)]
    seed: Option<u64>,
    #[arg(long, value_parser = parse_memory)]
    memory: Option<u64>,
    #[arg(long, value_parser = parse_duration)]
    time: Option<Duration>,
    #[arg(long, value_parser = parse_duration)]
    cpu: Option<Duration>,
}

/// Returns the help after the options, with the protocols of these games.
pub(crate) fn help(games: &GameList, lang: Lang) -> String {
    let mut list = format!("  {UGI:<9} {}\n", msg("protocol-ugi").get(lang));
    for (game, kind) in protocols(games) {
        let (game, summary) = (game.info().id, kind.summary.get(lang));
        list +=
            &format!("  {:<9} {}\n", kind.name, phrase!(lang, msg("protocol-of"), game, summary));
    }
    phrase!(lang, help::text("help-protocol-notes"), protocols = list)
}

fn protocols(
    games: &GameList,
) -> impl Iterator<Item = (&'static dyn GameEntry, &'static ProtocolKind)> {
    games.iter().flat_map(|game| game.protocols().iter().map(move |kind| (game, kind)))
}

pub(crate) fn run(args: &ProtocolArgs, context: &Context) -> anyhow::Result<()> {
    let games = context.list();
    let names: Vec<&str> =
        [UGI].into_iter().chain(protocols(&games).map(|(_, kind)| kind.name)).collect();
    let ended = match args.name.as_deref() {
        None => return Err(refused(reason!(msg("protocol-which"), all = names.join(", ")))),
        Some(UGI) => ugi(args, context)?,
        Some(name) => match find(name, args, &games)? {
            Some(kind) => speak(kind, args)?,
            None => {
                let near = suggestion(name, names);
                return Err(refused(
                    reason!(msg("protocol-unknown"), name = Quoted(name)).with_reason("near", near),
                ));
            }
        },
    };
    match ended {
        // The other side has gone: there is nobody left to answer.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        ended => Ok(ended?),
    }
}

/// Returns the protocol called `name`, of the game that is asked for if one is.
fn find(
    name: &str,
    args: &ProtocolArgs,
    games: &GameList,
) -> anyhow::Result<Option<&'static ProtocolKind>> {
    let found: Vec<_> = protocols(games).filter(|(_, kind)| kind.name == name).collect();
    let Some(asked) = &args.game else { return Ok(found.first().map(|(_, kind)| *kind)) };
    let asked = games.find(asked).map_err(usage_error)?;
    match found.iter().find(|(game, _)| *game == asked) {
        Some((_, kind)) => Ok(Some(kind)),
        None if found.is_empty() => Ok(None),
        None => {
            let theirs: Vec<&str> = found.iter().map(|(game, _)| game.info().id).collect();
            let (game, games) = (asked.info().id, theirs.join(", "));
            Err(refused(reason!(msg("protocol-other-game"), game, protocol = name, games)))
        }
    }
}

fn speak(kind: &ProtocolKind, args: &ProtocolArgs) -> anyhow::Result<io::Result<()>> {
    let config = ProtocolConfig {
        engine: args.engine.clone(),
        seed: args.seed.unwrap_or_else(seed_from_clock),
        memory: args.memory,
        time: args.time,
        cpu: args.cpu,
    };
    let input = Box::new(lines(BufReader::new(stdin())));
    (kind.run)(&config, input, &mut stdout()).map_err(usage_error)
}

fn ugi(args: &ProtocolArgs, context: &Context) -> anyhow::Result<io::Result<()>> {
    for (option, given) in [
        ("--memory", args.memory.is_some()),
        ("--time", args.time.is_some()),
        ("--cpu", args.cpu.is_some()),
    ] {
        if given {
            return Err(refused(reason!(msg("protocol-limits-of-go"), option)));
        }
    }
    let games = context.list();
    let usual = || {
        let game =
            context.ugi_game.or_else(|| games.iter().find(|game| !game.info().is_solitaire()));
        game.map_or_else(String::new, |game| game.info().id.to_owned())
    };
    let config = UgiConfig {
        game: args.game.clone().unwrap_or_else(usual),
        games: games.clone(),
        engine: args.engine.clone(),
        seed: args.seed.unwrap_or_else(seed_from_clock),
    };
    let input = lines(BufReader::new(stdin()));
    Ok(Ugi::new(&config).map_err(usage_error)?.run(input, &mut stdout()))
}
