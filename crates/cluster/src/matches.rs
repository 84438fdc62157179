//! Matches whose pairs others play.

use std::collections::HashMap;
use std::path::Path;

use sakiyomi_arena::openings::OpeningSource;
use sakiyomi_arena::{
    ArenaError, Contest, Contestant, ExecutorError, PairExecutor, PairOrder, PlayedPair,
    PlayerSpec, Standing, parse_budget, run_with, write_budget,
};
use sakiyomi_core::Stop;
use sakiyomi_learn::ProgramGames;
use sakiyomi_learn::run::SelfPlayEvent;
use sakiyomi_play::EngineSpec;

use crate::coordinator::{Cut, WorkRequest, coordinate};
use crate::lease::Held;
use crate::link::{Connection, Link};
use crate::wire::{Lease, RunInfo, WireContest, WireContestant, WireOpenings, Work};
use crate::{ClusterError, Layout, files};

const NET: &str = "net";
/// The options of engines whose values are files of the machine that asks.
const OTHER_FILES: [&str; 2] = ["book", "weights"];
const CHUNK: u64 = 2;

/// Matches whose pairs others play.
pub struct Matches<'a> {
    pub(crate) link: &'a Link,
    pub(crate) connection: &'a Connection,
    pub(crate) holder: &'a str,
}

impl Matches<'_> {
    /// Plays a contest; as [`sakiyomi_arena::run`], but elsewhere.
    pub fn run(
        link: &Link,
        holder: &str,
        contest: &Contest,
        stop: &Stop,
        watch: &(dyn Fn(&Standing) + Sync),
    ) -> Result<Standing, ArenaError> {
        let connection =
            link.set_up(&Layout::default()).and_then(|()| link.block_on(link.connection()));
        let connection = connection.map_err(executor_error)?;
        let matches = Matches { link, connection: &connection, holder };
        run_with(contest, &matches, stop, watch)
    }
}

pub(crate) fn executor_error(error: ClusterError) -> ExecutorError {
    ExecutorError(Box::new(error))
}

impl PairExecutor for Matches<'_> {
    fn play_pairs(
        &self,
        order: &PairOrder<'_>,
        stop: &Stop,
        take: &mut dyn FnMut(usize, PlayedPair) -> bool,
    ) -> Result<(), ExecutorError> {
        self.coordinate(order, stop, take).map_err(executor_error)
    }
}

impl Matches<'_> {
    fn coordinate(
        &self,
        order: &PairOrder<'_>,
        stop: &Stop,
        take: &mut dyn FnMut(usize, PlayedPair) -> bool,
    ) -> Result<(), ClusterError> {
        let contest = order.contest;
        let wire = self.link.patiently(|| to_wire(self.connection, contest))?;
        // The same match has the same name, so that what was played for it already is not lost.
        let text = serde_json::to_vec(&wire).expect("a contest is texts and numbers");
        let run = format!("m{}", &files::sha256(&text)[..12]);
        // Whoever has locked the folder of the results is the only one who writes there.
        let lease = Lease::new(self.holder, contest.out.as_deref());
        let lease = Held::take(self.link, self.connection, &run, &lease)?;
        self.announce(&run, contest)?;
        let contestants = contest.contestants.len();
        let read = |number: u64, body: &[u8]| {
            let index = usize::try_from(number).map_err(|_| "there is no such pair".to_owned())?;
            let text = std::str::from_utf8(body).map_err(|_| "it is no text".to_owned())?;
            let pair = PlayedPair::from_text(text, index, contestants)?;
            (order.check)(index, &pair)?;
            Ok(pair)
        };
        let request = WorkRequest {
            run: &run,
            part: 0,
            numbers: order.pairs.clone().map(|index| index as u64).collect(),
            end: order.pairs.end as u64,
            cut: Cut::even(CHUNK),
            work: Work::Pairs { contest: wire },
            read: &read,
        };
        let mut take = |event| match event {
            SelfPlayEvent::Game(number, pair) => Ok(take(number as usize, pair)),
            // A contest is counted in the order of its pairs: without one it does not end.
            SelfPlayEvent::GivenUp(_) => Err(ClusterError::Hopeless),
            SelfPlayEvent::Sync | SelfPlayEvent::Progress(_) => Ok(true),
        };
        let played =
            self.link.block_on(coordinate(self.connection, &lease, &request, stop, &mut take));
        if !matches!(played, Ok(false)) {
            self.forget(&run);
        }
        played.map(|_| ())
    }

    fn announce(&self, run: &str, contest: &Contest) -> Result<(), ClusterError> {
        let players: Vec<String> =
            contest.contestants.iter().map(|player| shown(&player.player)).collect();
        let name = players.join(" - ");
        let info = RunInfo { name, game: contest.game.info().id.to_owned(), is_match: true };
        self.link.patiently(|| self.connection.announce(run, &info))
    }

    fn forget(&self, run: &str) {
        self.link.block_on(async {
            // What stays is seen by people, nothing else.
            let _ = self.connection.runs.purge(format!("{run}.info")).await;
            let _ = self.connection.games.purge().filter(crate::names::games(run)).await;
            let _ = self.connection.games.delete_consumer(&format!("take-{run}")).await;
        });
    }
}

/// Returns a player's name without the folders of its files.
fn shown(player: &PlayerSpec) -> String {
    let PlayerSpec::Engine(spec) = player else { return "program".to_owned() };
    let value = |text: &str| {
        Path::new(text).file_name().map_or_else(String::new, |name| name.to_string_lossy().into())
    };
    let family: EngineSpec = spec.family().parse().expect("a family is a spec");
    let options = spec.options().iter();
    options.fold(family, |spec, (name, text)| spec.with_option(name, value(text))).to_string()
}

/// Says a contest so that other machines understand it; its files go to the server.
async fn to_wire(connection: &Connection, contest: &Contest) -> Result<WireContest, ClusterError> {
    let mut contestants = Vec::new();
    for contestant in &contest.contestants {
        let PlayerSpec::Engine(spec) = &contestant.player else {
            return Err(ClusterError::Unsuitable(format!(
                "{contestant} is a program of this machine; only engines play on a cluster"
            )));
        };
        let (mut net, mut options) = (None, Vec::new());
        for (name, value) in spec.options() {
            if OTHER_FILES.contains(&name.as_str()) && Path::new(value).exists() {
                return Err(ClusterError::Unsuitable(format!(
                    "{contestant}: {name}={value} is a file of this machine; only networks travel"
                )));
            }
            if name == NET && Path::new(value).exists() {
                let bytes = tokio::fs::read(value)
                    .await
                    .map_err(|error| ClusterError::Local(format!("{value}: {error}")))?;
                net = Some(files::put(&connection.files, &bytes).await?);
            } else {
                options.push((name.clone(), value.clone()));
            }
        }
        contestants.push(WireContestant {
            family: spec.family().to_owned(),
            options,
            net,
            budget: contestant.budget.as_ref().map(write_budget),
        });
    }
    let openings = match &contest.openings {
        OpeningSource::BuiltIn => WireOpenings::BuiltIn,
        OpeningSource::RandomPlies(plies) => WireOpenings::RandomPlies(*plies),
        OpeningSource::Text(text) => {
            WireOpenings::Text(files::put(&connection.files, text.as_bytes()).await?)
        }
    };
    Ok(WireContest {
        game: contest.game.info().id.to_owned(),
        contestants,
        budget: write_budget(&contest.budget),
        openings,
        seed: contest.seed,
    })
}

/// Understands what another machine said. Networks are kept as files in `cache`.
pub(crate) async fn from_wire(
    games: &ProgramGames,
    connection: &Connection,
    wire: &WireContest,
    cache: &Path,
) -> Result<Contest, String> {
    let game = games.find(&wire.game).map_err(|error| error.to_string())?;
    let mut there: HashMap<&str, String> = HashMap::new();
    let mut contestants = Vec::new();
    for player in &wire.contestants {
        let mut spec: EngineSpec =
            player.family.parse().map_err(|_| "there is no such engine".to_owned())?;
        for (name, value) in &player.options {
            let is_word = |c: char| c.is_ascii_alphanumeric() || ".-_".contains(c);
            let is_new = spec.options().iter().all(|(known, _)| known != name);
            let is_name =
                !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c == '-');
            // A text that names a file of this machine is not for others to choose.
            if !is_new || !is_name || !value.chars().all(is_word) || value.starts_with('.') {
                return Err(format!("the option {name} cannot come from elsewhere"));
            }
            spec = spec.with_option(name, value.as_str());
        }
        if let Some(net) = &player.net {
            if !there.contains_key(net.as_str()) {
                there.insert(net, kept(connection, net, cache).await?);
            }
            spec = spec.with_option(NET, there[net.as_str()].as_str());
        }
        let budget = player.budget.as_deref().map(parse_budget).transpose();
        let budget = budget.map_err(|error| error.to_string())?;
        contestants.push(Contestant { player: PlayerSpec::Engine(spec), budget });
    }
    let openings = match &wire.openings {
        WireOpenings::BuiltIn => OpeningSource::BuiltIn,
        WireOpenings::RandomPlies(plies) => OpeningSource::RandomPlies(*plies),
        WireOpenings::Text(name) => {
            let bytes =
                files::get(&connection.files, name).await.map_err(|error| error.to_string())?;
            OpeningSource::Text(String::from_utf8(bytes).map_err(|error| error.to_string())?)
        }
    };
    Ok(Contest {
        budget: parse_budget(&wire.budget).map_err(|error| error.to_string())?,
        openings,
        seed: wire.seed,
        ..Contest::new(game, contestants)
    })
}

/// Returns the file of a network, which is fetched when it is not there.
async fn kept(connection: &Connection, net: &str, cache: &Path) -> Result<String, String> {
    if !files::is_digest(net) {
        return Err("a network is named by its SHA-256".to_owned());
    }
    let path = cache.join(format!("{net}.safetensors"));
    let is_there = tokio::fs::read(&path).await.is_ok_and(|bytes| files::sha256(&bytes) == net);
    if !is_there {
        let bytes = files::get(&connection.files, net).await.map_err(|error| error.to_string())?;
        let failed = |error: std::io::Error| format!("{}: {error}", path.display());
        tokio::fs::create_dir_all(cache).await.map_err(failed)?;
        let beside = cache.join(format!("{net}.{}.new", std::process::id()));
        tokio::fs::write(&beside, bytes).await.map_err(failed)?;
        tokio::fs::rename(&beside, &path).await.map_err(failed)?;
    }
    Ok(path.to_string_lossy().into_owned())
}
