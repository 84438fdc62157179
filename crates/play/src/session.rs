//! One game at one table, as text.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use crate::engine::{EngineError, EngineSpec, build, resolve};
use crate::network::{EncodingInfo, info};
use crate::turn::run_engine;
use crate::{Clocks, Game, TimeControl, Verdict, msg};
use sakiyomi_core::{
    Budget, Clock, Diagram, DrawOptions, Encoding, GameInfo, Glyphs, Lang, Line, MoveList,
    MoveValue, Observer, Outcome, ParseMoveError, ParseStateError, Progress, Reason, Record,
    RecordError, RecordedMove, Report, Request, Rng, Score, ScoreUnit, Searcher, Seat, Stop,
    SystemClock, Typed, half_width, localized,
};

/// How a table is set up.
#[derive(Clone)]
pub struct SessionConfig {
    /// The position text to start from; the game's own start when `None`.
    pub position: Option<String>,
    /// Decides the deal of a card game.
    pub seed: u64,
    /// Clocks for the whole game, if there are any.
    pub time: Option<TimeControl>,
    /// What each seat has left on its clock; all of its time when `None`.
    pub time_left: Option<[Duration; 2]>,
    /// The clock on the wall.
    pub clock: Arc<dyn Clock>,
}

impl Default for SessionConfig {
    fn default() -> Self {
        SessionConfig {
            position: None,
            seed: 0,
            time: None,
            time_left: None,
            clock: Arc::new(SystemClock::Process),
        }
    }
}

impl fmt::Debug for SessionConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SessionConfig")
            .field("position", &self.position)
            .field("seed", &self.seed)
            .field("time", &self.time)
            .field("time_left", &self.time_left)
            .finish_non_exhaustive()
    }
}

/// A move that the referee refuses. The game goes on as it was.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub enum PlayError {
    /// The text is no move.
    Text(#[from] ParseMoveError),
    /// The rules forbid the move.
    Illegal {
        /// The move.
        mv: String,
        /// Which rule forbids it.
        reason: Reason,
    },
    /// The game is over.
    Over(Reason),
}

impl PlayError {
    /// Returns why the move is refused.
    pub fn reason(&self) -> Reason {
        match self {
            PlayError::Text(error) => error.reason(),
            PlayError::Illegal { mv, reason } => Reason::new(msg("session-illegal"))
                .with("mv", mv)
                .with_reason("why", reason.clone()),
            PlayError::Over(how) => {
                Reason::new(msg("session-over")).with_reason("how", how.clone())
            }
        }
    }
}

localized!(PlayError);

/// The limits of an engine request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EngineLimits {
    /// What it may spend.
    pub budget: Budget,
    /// How many best lines to report, where it can tell them apart.
    pub lines: usize,
}

/// An engine that sits at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EngineId(usize);

/// One game: the referee that everything outside talks to, in texts.
pub trait Session: Send {
    /// Returns what is known about the game.
    fn info(&self) -> GameInfo;

    /// Returns the whole position, hidden parts included. For saving, not for players.
    fn position(&self) -> String;

    /// Returns the key of the position for tables.
    fn key(&self) -> u64;

    /// Returns the smallest key of the position over the symmetries of the game.
    fn canonical_key(&self) -> u64;

    /// Returns the result that the rules give, or `None` while the game goes on by the rules.
    fn outcome(&self) -> Option<Outcome>;

    /// Returns the main and the second result so far, in a solitaire.
    fn score_so_far(&self) -> Option<(u32, u32)>;

    /// Returns another session at the same place of the same game, without engines and clocks.
    fn fork(&self) -> Box<dyn Session>;

    /// Returns an encoding of positions for networks, if the game has one of this name.
    fn encoding(&self, name: &str) -> Option<EncodingInfo>;

    /// Writes what the side to move sees over all of `out`, which is as long as the encoding's planes.
    fn encode(&self, encoding: &str, out: &mut [f32]);

    /// Returns the actions of the legal moves in an encoding, in their order.
    fn actions(&self, encoding: &str) -> Vec<usize>;

    /// Returns what `viewer` may see of the position, as text.
    fn view(&self, viewer: Seat) -> String;

    /// Returns who moves next.
    fn to_move(&self) -> Seat;

    /// Returns the number of moves made.
    fn ply(&self) -> usize;

    /// Returns how many plies the game is likely to go on for, or at most if nobody can tell.
    fn plies_left(&self) -> usize;

    /// Returns the legal moves; none when the game is over.
    fn legal_moves(&self) -> Vec<String>;

    /// Returns the legal moves under their headings, such as the pieces that move; one list without
    /// a heading where the game has none.
    fn listed_moves(&self) -> Vec<(Option<String>, Vec<String>)>;

    /// Returns the moves that are as good as `mv` by the symmetry of the position, `mv` included.
    fn twins(&self, mv: &str) -> Result<Vec<String>, ParseMoveError>;

    /// Returns how the game ended, or `None` while it goes on.
    fn verdict(&self) -> Option<Verdict>;

    /// Announces how the game ended, in the words of the game.
    fn announcement(&self) -> Option<Reason>;

    /// Returns what people may type, in one line.
    fn input_help(&self, lang: Lang) -> &'static str;

    /// Understands a person's input, without playing it.
    fn interpret(&self, input: &str) -> Result<Typed<String>, ParseMoveError>;

    /// Returns a text that names squares in the way in which the input `typed` does.
    fn in_form_of(&self, typed: &str, text: String) -> String;

    /// Returns the move that is made without asking (a forced pass).
    fn automatic_move(&self) -> Option<String>;

    /// Plays a move, and returns what there is to say about it.
    fn play(&mut self, mv: &str) -> Result<Option<Reason>, PlayError>;

    /// Takes the last move back; tells whether there was one.
    fn undo(&mut self) -> bool;

    /// Plays the move that was taken back last; tells whether there was one.
    fn redo(&mut self) -> bool;

    /// Ends the game: `seat` gives up.
    fn resign(&mut self, seat: Seat);

    /// Adds to the record what the player thought of the last move.
    fn annotate(&mut self, score: Option<Score>, comment: Option<String>);

    /// Adds a fact to the record.
    fn set_tag(&mut self, key: &str, value: String);

    /// Returns the game so far.
    fn record(&self) -> Record;

    /// Returns the time `seat` has left, if there are clocks.
    fn time_left(&self, seat: Seat) -> Option<Duration>;

    /// Returns a diagram of what `viewer` may see.
    fn diagram(&self, viewer: Seat, glyphs: Glyphs, lang: Lang, show_legal: bool) -> Diagram;

    /// Puts the end of another record in place of this game; engines keep what they know, clocks are
    /// reset. A record that cannot be replayed changes nothing.
    fn load(&mut self, record: &Record) -> Result<(), RecordError>;

    /// Tells every engine at the table that a new game begins, with `seed` for its chance.
    fn new_game(&mut self, seed: u64);

    /// Lets an engine sit down at the table.
    fn add_engine(&mut self, spec: &EngineSpec, seed: u64) -> Result<EngineId, EngineError>;

    /// Returns the full name of an engine at the table.
    fn engine_name(&self, engine: EngineId) -> &EngineSpec;

    /// Returns what the scores of an engine mean.
    fn unit(&self, engine: EngineId) -> ScoreUnit;

    /// Lets an engine choose a move, with book and time management; `None` when the game is over.
    fn choose(
        &mut self,
        engine: EngineId,
        budget: Budget,
        stop: &Stop,
        observer: &mut dyn Observer<String>,
    ) -> Option<Report<String>>;

    /// Lets an engine search for values and lines; `None` when the game is over.
    fn analyze(
        &mut self,
        engine: EngineId,
        limits: EngineLimits,
        stop: &Stop,
        observer: &mut dyn Observer<String>,
    ) -> Option<Report<String>>;
}

pub(crate) fn open<S: Game>(config: SessionConfig) -> Result<Box<dyn Session>, ParseStateError> {
    let start: S = match &config.position {
        Some(text) => half_width(text).parse()?,
        None => S::initial(&mut Rng::seeded(config.seed)),
    };
    Ok(Box::new(TypedSession::new(vec![start], Vec::new(), Vec::new(), config)))
}

pub(crate) fn resume<S: Game>(
    record: &Record,
    config: SessionConfig,
) -> Result<Box<dyn Session>, RecordError> {
    let states = record.replay::<S>()?;
    Ok(Box::new(TypedSession::new(states, record.moves.clone(), record.tags.clone(), config)))
}

struct TypedSession<S: Game> {
    /// Every state from the start on, also those taken back. `states[ply]` is the current one.
    states: Vec<S>,
    /// `moves[i]` leads from `states[i]` to `states[i + 1]`.
    moves: Vec<RecordedMove>,
    ply: usize,
    tags: Vec<(String, String)>,
    resigned: Option<Seat>,
    time: Option<TimeControl>,
    clock: Arc<dyn Clock>,
    /// The clocks before each move up to now, where the game has any: `clocks[ply]` runs.
    clocks: Vec<Clocks>,
    engines: Vec<(EngineSpec, Box<dyn Searcher<S>>)>,
}

impl<S: Game> TypedSession<S> {
    fn new(
        states: Vec<S>,
        moves: Vec<RecordedMove>,
        tags: Vec<(String, String)>,
        config: SessionConfig,
    ) -> TypedSession<S> {
        let ply = moves.len();
        let clocks = |control: TimeControl| {
            let left = config.time_left.unwrap_or([control.main; 2]);
            vec![Clocks::new(control, config.clock.wall()).with_left(left); ply + 1]
        };
        let clocks = config.time.map(clocks).unwrap_or_default();
        TypedSession {
            states,
            moves,
            ply,
            tags,
            resigned: None,
            time: config.time,
            clock: config.clock,
            clocks,
            engines: Vec::new(),
        }
    }

    fn state(&self) -> &S {
        &self.states[self.ply]
    }

    fn encoding_of(&self, name: &str) -> Encoding<S> {
        encoding(name).expect("the game has the encoding")
    }

    fn move_at(&self, ply: usize) -> S::Move {
        self.moves[ply].mv.parse().unwrap_or_else(|_| panic!("a recorded move is well formed"))
    }

    /// Asks an engine about the position in the way that `how` says; `None` when the game is over.
    fn run_engine(
        &mut self,
        engine: EngineId,
        limits: EngineLimits,
        stop: &Stop,
        how: impl FnOnce(&mut dyn Searcher<S>, Request<'_, S::View>) -> Report<S::Move>,
    ) -> Option<Report<String>> {
        if self.verdict().is_some() {
            return None;
        }
        let player = self.engines[engine.0].1.as_mut();
        let (state, by) = (&self.states[self.ply], (self.clock.as_ref(), stop));
        Some(run_engine(player, state, limits, by, how).map(|mv| mv.to_string()))
    }

    fn restart_clock(&mut self) {
        let now = self.clock.wall();
        if let Some(clocks) = self.clocks.get_mut(self.ply) {
            clocks.restart(now);
        }
    }
}

fn encoding<S: Game>(name: &str) -> Option<Encoding<S>> {
    (S::NETWORK?.encodings)().into_iter().find(|encoding| encoding.name == name)
}

impl<S: Game> Session for TypedSession<S> {
    fn info(&self) -> GameInfo {
        S::INFO
    }

    fn position(&self) -> String {
        self.state().to_string()
    }

    fn key(&self) -> u64 {
        self.state().key()
    }

    fn canonical_key(&self) -> u64 {
        S::SYMMETRIES
            .map_or_else(|| self.key(), |symmetries| (symmetries.canonical_key)(self.state()))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }

    fn score_so_far(&self) -> Option<(u32, u32)> {
        self.state().score_so_far()
    }

    fn fork(&self) -> Box<dyn Session> {
        let config = SessionConfig { clock: Arc::clone(&self.clock), ..SessionConfig::default() };
        let (states, moves) = (self.states[..=self.ply].to_vec(), self.moves[..self.ply].to_vec());
        let mut fork = TypedSession::new(states, moves, self.tags.clone(), config);
        fork.resigned = self.resigned;
        Box::new(fork)
    }

    fn encoding(&self, name: &str) -> Option<EncodingInfo> {
        encoding::<S>(name).as_ref().map(info)
    }

    fn encode(&self, encoding: &str, out: &mut [f32]) {
        (self.encoding_of(encoding).encode)(&self.state().view(self.to_move()), out);
    }

    fn actions(&self, encoding: &str) -> Vec<usize> {
        let index = self.encoding_of(encoding).policy_index;
        let view = self.state().view(self.to_move());
        let mut moves = MoveList::new();
        self.state().legal_moves(&mut moves);
        moves.into_iter().map(|mv| index(&view, mv)).collect()
    }

    fn view(&self, viewer: Seat) -> String {
        self.state().view(viewer).to_string()
    }

    fn to_move(&self) -> Seat {
        self.state().to_move()
    }

    fn ply(&self) -> usize {
        self.ply
    }

    fn plies_left(&self) -> usize {
        let most = S::INFO.max_plies.saturating_sub(self.ply);
        self.state().plies_left().map_or(most, |plies| most.min(plies as usize))
    }

    fn legal_moves(&self) -> Vec<String> {
        if self.verdict().is_some() {
            return Vec::new();
        }
        let mut moves = MoveList::new();
        self.state().legal_moves(&mut moves);
        moves.iter().map(S::Move::to_string).collect()
    }

    fn listed_moves(&self) -> Vec<(Option<String>, Vec<String>)> {
        let mut lists: Vec<(Option<String>, Vec<String>)> = Vec::new();
        for text in self.legal_moves() {
            let heading = text.parse().ok().and_then(S::heading);
            match lists.iter_mut().find(|(other, _)| *other == heading) {
                Some((_, moves)) => moves.push(text),
                None => lists.push((heading, vec![text])),
            }
        }
        lists
    }

    fn twins(&self, mv: &str) -> Result<Vec<String>, ParseMoveError> {
        let mv = mv.parse()?;
        let twins = S::SYMMETRIES.map_or_else(|| vec![mv], |known| (known.twins)(self.state(), mv));
        Ok(twins.iter().map(S::Move::to_string).collect())
    }

    fn verdict(&self) -> Option<Verdict> {
        if let Some(outcome) = self.state().outcome() {
            return Some(Verdict::Finished(outcome));
        }
        if let Some(seat) = self.resigned {
            return Some(Verdict::Resigned(seat));
        }
        let seat = self.to_move();
        self.time_left(seat).filter(Duration::is_zero).map(|_| Verdict::OutOfTime(seat))
    }

    fn announcement(&self) -> Option<Reason> {
        Some(match self.verdict()? {
            Verdict::Finished(outcome) => {
                S::announce_end(&self.state().view(self.to_move()), outcome)
            }
            verdict => verdict.announce::<S>(),
        })
    }

    fn input_help(&self, lang: Lang) -> &'static str {
        S::INPUT_HELP.get(lang)
    }

    fn interpret(&self, input: &str) -> Result<Typed<String>, ParseMoveError> {
        let input = &half_width(input);
        Ok(match S::read(&self.state().view(self.to_move()), input)? {
            Typed::Move(mv) => Typed::Move(mv.to_string()),
            Typed::Choice { prompt, choices } => Typed::Choice {
                prompt,
                choices: choices.into_iter().map(|(text, mv)| (text, mv.to_string())).collect(),
            },
            Typed::Begun { prompt, so_far, default } => Typed::Begun { prompt, so_far, default },
        })
    }

    fn in_form_of(&self, typed: &str, text: String) -> String {
        S::in_form_of(&half_width(typed), text)
    }

    fn automatic_move(&self) -> Option<String> {
        if self.verdict().is_some() {
            return None;
        }
        S::automatic(&self.state().view(self.to_move())).map(|mv| mv.to_string())
    }

    fn play(&mut self, text: &str) -> Result<Option<Reason>, PlayError> {
        if let Some(announcement) = self.announcement() {
            return Err(PlayError::Over(announcement));
        }
        let mv: S::Move = half_width(text).parse()?;
        let mover = self.to_move();
        let mut next = self.state().clone();
        next.play(mv)
            .map_err(|error| PlayError::Illegal { mv: mv.to_string(), reason: error.reason })?;
        let remark = S::remark(&self.state().view(mover), mv, &next.view(mover));

        self.states.truncate(self.ply + 1);
        self.moves.truncate(self.ply);
        self.states.push(next);
        self.moves.push(RecordedMove { mv: mv.to_string(), ..RecordedMove::default() });
        if let Some(&(mut clocks)) = self.clocks.get(self.ply) {
            clocks.press(mover, self.clock.wall());
            self.clocks.truncate(self.ply + 1);
            self.clocks.push(clocks);
        }
        self.ply += 1;
        Ok(remark)
    }

    fn undo(&mut self) -> bool {
        let has_move = self.ply > 0;
        if has_move {
            self.ply -= 1;
            self.resigned = None;
            self.restart_clock();
        }
        has_move
    }

    fn redo(&mut self) -> bool {
        let has_move = self.ply < self.moves.len();
        if has_move {
            self.ply += 1;
            self.restart_clock();
        }
        has_move
    }

    fn resign(&mut self, seat: Seat) {
        if self.verdict().is_none() {
            self.resigned = Some(seat);
        }
    }

    fn annotate(&mut self, score: Option<Score>, comment: Option<String>) {
        if let Some(last) = self.ply.checked_sub(1) {
            self.moves[last].score = score;
            self.moves[last].comment = comment;
        }
    }

    fn set_tag(&mut self, key: &str, value: String) {
        let mut record = self.record();
        record.set_tag(key, value);
        self.tags = record.tags;
    }

    fn record(&self) -> Record {
        Record {
            tags: self.tags.clone(),
            moves: self.moves[..self.ply].to_vec(),
            result: self.verdict().map(|verdict| verdict.to_string()),
            ..Record::starting_at(&self.states[0])
        }
    }

    fn time_left(&self, seat: Seat) -> Option<Duration> {
        let clocks = self.clocks.get(self.ply)?;
        Some(clocks.left(seat, self.to_move(), self.clock.wall()))
    }

    fn diagram(&self, viewer: Seat, glyphs: Glyphs, lang: Lang, show_legal: bool) -> Diagram {
        let last = self.ply.checked_sub(1).map(|ply| self.move_at(ply));
        let show_legal = show_legal && self.verdict().is_none();
        S::draw(&self.state().view(viewer), &DrawOptions { last, show_legal, glyphs, lang })
    }

    fn load(&mut self, record: &Record) -> Result<(), RecordError> {
        let states = record.replay::<S>()?;
        let config = SessionConfig {
            time: self.time,
            clock: Arc::clone(&self.clock),
            ..SessionConfig::default()
        };
        let engines = std::mem::take(&mut self.engines);
        let table = TypedSession::new(states, record.moves.clone(), record.tags.clone(), config);
        *self = TypedSession { engines, ..table };
        Ok(())
    }

    fn new_game(&mut self, seed: u64) {
        for (seat, (_, engine)) in (0..).zip(&mut self.engines) {
            engine.new_game(seed.wrapping_add(seat));
        }
    }

    fn add_engine(&mut self, spec: &EngineSpec, seed: u64) -> Result<EngineId, EngineError> {
        self.engines.push((resolve::<S>(spec)?, build::<S>(spec, seed)?));
        Ok(EngineId(self.engines.len() - 1))
    }

    fn engine_name(&self, engine: EngineId) -> &EngineSpec {
        &self.engines[engine.0].0
    }

    fn unit(&self, engine: EngineId) -> ScoreUnit {
        self.engines[engine.0].1.unit()
    }

    fn choose(
        &mut self,
        engine: EngineId,
        budget: Budget,
        stop: &Stop,
        observer: &mut dyn Observer<String>,
    ) -> Option<Report<String>> {
        self.run_engine(engine, EngineLimits { budget, lines: 1 }, stop, |player, request| {
            player.choose(request, &mut AsText(observer))
        })
    }

    fn analyze(
        &mut self,
        engine: EngineId,
        limits: EngineLimits,
        stop: &Stop,
        observer: &mut dyn Observer<String>,
    ) -> Option<Report<String>> {
        self.run_engine(engine, limits, stop, |player, request| {
            player.analyze(request, &mut AsText(observer))
        })
    }
}

/// Shows an observer of text what a search reports in moves.
struct AsText<'a>(&'a mut dyn Observer<String>);

impl<M: fmt::Display> Observer<M> for AsText<'_> {
    fn progress(&mut self, progress: &Progress<'_, M>) {
        let lines: Vec<Line<String>> = progress
            .lines
            .iter()
            .map(|line| Line {
                score: line.score,
                moves: line.moves.iter().map(M::to_string).collect(),
            })
            .collect();
        let moves: Vec<MoveValue<String>> = progress
            .moves
            .iter()
            .map(|value| MoveValue {
                mv: value.mv.to_string(),
                score: value.score,
                visits: value.visits,
            })
            .collect();
        self.0.progress(&Progress { lines: &lines, moves: &moves, effort: progress.effort });
    }
}
