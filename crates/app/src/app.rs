//! The application: what can be done with games.

use crate::msg;
use std::sync::Arc;
use std::time::Duration;

use sakiyomi_core::{Budget, Clock, Record, Report, mix64};
use sakiyomi_play::review::ReviewConfig;
use sakiyomi_play::tree::GameTree;
use sakiyomi_play::{EngineSpec, GameList, SessionConfig};
use serde_json::{Value, json};

use crate::analysis::{AnalysisJob, AnalysisTask, Findings};
use crate::catalog;
use crate::clocks::Clocks;
use crate::import;
use crate::job::{Job, JobHandle, JobRunner, Priority};
use crate::model::{
    AnalysisRequest, ClockModel, Detail, Mode, NewGame, NewSeats, PlayMove, PositionRequest,
    ReviewRequest, SeatModel,
};
use crate::move_job::{EngineCache, MoveJob, ProgressSink, memory_for};
use crate::problem::Problem;
use crate::review::ReviewJob;
use crate::room::{EngineToMove, EngineTurn, RoomState, Variation};
use crate::score::Scale;
use crate::show;
use crate::storage::{self, Change, Storage, StoredGame};

/// What people may ask for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// The longest search for a move.
    pub think: Duration,
    /// The longest analysis of a position.
    pub analysis: Duration,
    /// The most lines of an analysis.
    pub lines: usize,
    /// The most nodes in the tree of a game.
    pub nodes: usize,
    /// What the tables of one engine may take, in bytes.
    pub memory: u64,
    /// How many threads one engine may use.
    pub engine_threads: usize,
}

/// What an application is made of.
pub struct AppConfig {
    /// The games that can be played.
    pub games: GameList,
    /// What people may ask for.
    pub limits: Limits,
    /// The time of the players' clocks.
    pub clock: Arc<dyn Clock>,
    /// Runs the searches.
    pub jobs: Arc<dyn JobRunner>,
    /// Keeps the games.
    pub storage: Arc<dyn Storage>,
}

/// What chance and the calendar decide when a game begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fresh {
    /// The name of the game among all games.
    pub id: String,
    /// Decides the deal of a card game, where the request does not.
    pub seed: u64,
    /// Milliseconds since 1970.
    pub created: i64,
}

/// The application.
pub struct App {
    games: GameList,
    /// The games as clients see them.
    described: Vec<Value>,
    pub(crate) limits: Limits,
    pub(crate) clock: Arc<dyn Clock>,
    jobs: Arc<dyn JobRunner>,
    storage: Arc<dyn Storage>,
    engines: Arc<EngineCache>,
}

impl App {
    /// Sets the application up.
    pub fn new(config: AppConfig) -> App {
        App {
            described: config.games.iter().map(catalog::describe).collect(),
            games: config.games,
            limits: config.limits,
            clock: config.clock,
            jobs: config.jobs,
            storage: config.storage,
            engines: Arc::default(),
        }
    }

    /// Returns the games that can be played.
    pub fn games(&self) -> &GameList {
        &self.games
    }

    /// Returns the games with their engines, levels and formats, for clients.
    pub fn described_games(&self) -> &[Value] {
        &self.described
    }

    /// Begins a game, which is not stored yet.
    pub fn begin(&self, new: NewGame, fresh: Fresh) -> Result<RoomState, Problem> {
        let tree = import::tree(&self.games, &new, fresh.seed)?;
        if tree.nodes().len() > self.limits.nodes {
            return Err(Problem::wrong(
                "too-many-moves",
                msg("room-too-many-nodes"),
                self.limits.nodes,
            ));
        }
        let mode = show::mode_of(tree.session(), new.mode);
        let people = || vec![SeatModel::Human; tree.info().seats.len()];
        let seats = self.checked_seats(&tree, mode, new.seats.unwrap_or_else(people))?;
        let clocks = new.clock.map(|clock| clocks(clock, &tree)).transpose()?;
        let time = Arc::clone(&self.clock);
        let mut room = RoomState::new(fresh.id, tree, fresh.created, seats, time);
        room.mode = mode;
        room.clocks = clocks;
        Ok(room)
    }

    fn checked_seats(
        &self,
        tree: &GameTree,
        mode: Option<Mode>,
        seats: Vec<SeatModel>,
    ) -> Result<Vec<SeatModel>, Problem> {
        let info = tree.info();
        if seats.len() != info.seats.len() {
            return Err(Problem::wrong("bad-seats", msg("app-seats"), info.seats.len()));
        }
        let check = |seat: SeatModel| match seat {
            SeatModel::Human => Ok(SeatModel::Human),
            SeatModel::Engine { engine, think_ms } => {
                self.engine(tree.game(), &engine, mode)?;
                let think_ms = think_ms.min(self.limits.think.as_millis() as u64);
                Ok(SeatModel::Engine { engine, think_ms })
            }
        };
        seats.into_iter().map(check).collect()
    }

    /// Stores a game that has [begun](App::begin).
    pub async fn add(&self, game: StoredGame) -> Result<(), Problem> {
        match self.storage.add(game).await.map_err(Problem::storage)? {
            true => Ok(()),
            false => Err(Problem::full()),
        }
    }

    /// Reads a game.
    pub async fn load(&self, id: &str) -> Result<RoomState, Problem> {
        let stored = self.storage.load(id).await.map_err(Problem::storage)?;
        let stored = stored.ok_or_else(Problem::no_game)?;
        let time = Arc::clone(&self.clock);
        storage::room(&self.games, &stored, time).map_err(Problem::storage)
    }

    /// Saves a change.
    pub async fn save(&self, change: Change) -> Result<(), Problem> {
        self.storage.save(change).await.map_err(Problem::storage)
    }

    /// Plays a person's move.
    pub fn play(&self, room: &mut RoomState, play: &PlayMove) -> Result<(), Problem> {
        room.play_as_person(play, self.limits.nodes)
    }

    /// Changes the players.
    pub fn set_seats(&self, room: &mut RoomState, new: NewSeats) -> Result<(), Problem> {
        let seats = self.checked_seats(&room.tree, room.mode, new.seats)?;
        room.put_seats(seats);
        Ok(())
    }

    /// Starts the engine to move if somebody is present: a human player, one of `sockets`, or a
    /// recent request. `answer` is dropped if there is no move to make.
    pub fn engage(
        &self,
        room: &mut RoomState,
        sockets: usize,
        progress: Arc<dyn ProgressSink>,
        answer: Box<dyn FnOnce(Report<String>) + Send>,
    ) -> Option<EngineTurn> {
        let EngineToMove { seat, engine, think, left } = room.engine_to_move(sockets)?;
        let longest = think.min(self.limits.think);
        // Where a clock runs there is always some time left for the next move.
        let longest = left.map_or(longest, |left| longest.min(left / 10));
        // With more games than threads, everybody gets a shorter search rather than a longer wait.
        let wall = longest / self.jobs.crowd();
        let tree = &room.tree;
        let job = MoveJob {
            engines: Arc::clone(&self.engines),
            clock: Arc::clone(&self.clock),
            room: room.id.clone(),
            game: tree.game(),
            record: Record { result: None, ..tree.record(tree.cursor()) },
            seat,
            engine: engine.parse().unwrap_or_else(|_| EngineSpec::strongest()),
            seed: seed(&room.id, tree.cursor()),
            budget: Budget {
                wall: Some(wall),
                memory: Some(memory_for(wall, self.limits.memory)),
                ..Budget::UNLIMITED
            },
            progress,
            answer: Some(answer),
        };
        let handle = self.submit(Priority::Move, Box::new(job));
        Some(room.begin_thinking(seat, think, handle))
    }

    /// Lets a job run when it is its turn.
    pub fn submit(&self, priority: Priority, job: Box<dyn Job>) -> JobHandle {
        self.jobs.submit(priority, job)
    }

    /// Returns the analysis of the end of a line as a job; `out` takes what is found.
    pub fn analysis(
        &self,
        of: Variation,
        request: &AnalysisRequest,
        out: Box<dyn Fn(Findings) + Send>,
    ) -> Result<Box<dyn Job>, Problem> {
        let limits = &self.limits;
        let (engine, unit) = self.engine(of.game, &request.engine, of.mode)?;
        let time = request.think_ms.map_or(limits.analysis, Duration::from_millis);
        let time = time.min(limits.analysis);
        let task = AnalysisTask {
            request: request.request,
            scale: Scale::new(of.game.info(), unit),
            of,
            engine,
            lines: request.lines.clamp(1, limits.lines),
            time,
            memory: memory_for(time, limits.memory),
            clock: Arc::clone(&self.clock),
        };
        Ok(Box::new(AnalysisJob::new(task, out)))
    }

    /// Returns the review of a line as a job; `out` takes the messages for clients.
    pub fn review(
        &self,
        of: Variation,
        request: &ReviewRequest,
        out: Box<dyn Fn(Value) + Send>,
    ) -> Result<Box<dyn Job>, Problem> {
        let (engine, _) = self.engine(of.game, &request.engine, of.mode)?;
        // A whole game may take no longer than one analysis.
        let moves = u32::try_from(of.record.moves.len().max(1)).unwrap_or(u32::MAX);
        let wall =
            Duration::from_millis(request.think_ms_per_move).min(self.limits.analysis / moves);
        let memory = Some(memory_for(10 * wall, self.limits.memory));
        let budget = Budget { wall: Some(wall), memory, ..Budget::UNLIMITED };
        let config = ReviewConfig { engine, budget, seed: 1 };
        let (request, clock) = (request.request, Arc::clone(&self.clock));
        Ok(Box::new(ReviewJob { request, of, config, clock, out, reviewer: None }))
    }

    /// Returns a position that belongs to no game, and those after each of some moves.
    pub fn position(&self, request: &PositionRequest) -> Result<Value, Problem> {
        const LONGEST: usize = 500;
        let config =
            SessionConfig { position: request.position.clone(), ..SessionConfig::default() };
        let game = self.games.find(&request.game)?;
        let mut session = game.open(config)?;
        let mode = show::mode_of(session.as_ref(), request.mode);
        let shown = show::Shown { game, mode };
        let start = show::detail(shown, session.as_ref(), None);
        let mut nodes: Vec<Detail> = Vec::new();
        for (place, mv) in request.moves.iter().take(LONGEST).enumerate() {
            let wrong = |error| Problem::from(error).inside("step", json!(place));
            let remark = session.play(mv).map_err(wrong)?;
            let mut detail = show::detail(shown, session.as_ref(), remark.as_ref());
            detail.last = Some(mv.clone());
            nodes.push(detail);
        }
        Ok(json!({ "start": start, "nodes": nodes }))
    }
}

fn clocks(clock: ClockModel, tree: &GameTree) -> Result<Clocks, Problem> {
    const DAY: u64 = 86_400_000;
    if !(1_000..=DAY).contains(&clock.base_ms) || clock.increment_ms > DAY {
        return Err(Problem::refused("bad-clock", msg("app-clock")));
    }
    Ok(Clocks::full(clock, tree.nodes().len()))
}

/// Returns a seed that differs from game to game and from move to move.
fn seed(room: &str, node: usize) -> u64 {
    room.bytes().fold(node as u64 + 1, |seed, byte| mix64(seed ^ u64::from(byte)))
}
