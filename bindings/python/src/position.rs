//! A game in progress whose rules are chosen at run time.

use std::any::Any;

use pyo3::PyResult;
use sakiyomi_core::{
    DrawOptions, Encoding, GameInfo, IllegalMove, Lang, MoveList, Outcome, ParseMoveError, Quoted,
    Record, RecordedMove, Rng, Seat,
};
use sakiyomi_engines::{Game, Visitor, visit};
use sakiyomi_games::twin_cool::TwinCool;

use super::error::{illegal, refused};

/// What a network sees: the shape of its input and the length of its policy.
#[derive(Clone, Copy)]
pub(crate) struct Form {
    pub(crate) planes: &'static [usize],
    pub(crate) actions: usize,
}

impl Form {
    /// Returns the number of floats of one encoded position.
    pub(crate) fn input_len(&self) -> usize {
        self.planes.iter().product()
    }
}

/// A position with the moves that led to it.
pub(crate) trait Position: Send + Sync {
    /// Returns what is known about the game.
    fn info(&self) -> GameInfo;
    /// Returns the whole position, hidden parts included.
    fn text(&self) -> String;
    /// Returns what `seat` may see of it.
    fn view(&self, seat: Seat) -> String;
    /// Returns a picture of what the player to move may see.
    fn picture(&self, lang: Lang) -> String;
    /// Returns who moves next; in a finished game, who would.
    fn to_move(&self) -> Seat;
    /// Returns how the game ended.
    fn outcome(&self) -> Option<Outcome>;
    /// Returns the cards and points so far, in a solitaire.
    fn so_far(&self) -> Option<(u32, u32)>;
    /// Returns the key of the position for tables.
    fn key(&self) -> u64;
    /// Returns the legal moves; none when the game is over.
    fn legal_moves(&self) -> Vec<String>;
    /// Plays a move.
    fn play(&mut self, mv: &str) -> PyResult<()>;
    /// Takes the last move back, and returns it.
    fn undo(&mut self) -> Option<String>;
    /// Returns the number of moves.
    fn ply(&self) -> usize;
    /// Returns the game from its start on.
    fn record(&self) -> Record;
    /// Returns what an encoding looks like.
    fn form(&self, encoding: &str) -> PyResult<Form>;
    /// Writes what the player to move sees over all of `out`, which is as long as the form says.
    fn encode(&self, encoding: &str, out: &mut [f32]) -> PyResult<()>;
    /// Returns the actions of the legal moves, in their order.
    fn actions(&self, encoding: &str) -> PyResult<Vec<usize>>;
    /// Returns a copy.
    fn boxed(&self) -> Box<dyn Position>;
    /// Tells whether the other is the same position of the same game.
    fn is_same(&self, other: &dyn Position) -> bool;
    /// Returns itself for a look at its type.
    fn as_any(&self) -> &dyn Any;
}

/// How a game starts.
pub(crate) struct Start<'a> {
    /// The position text; the game's own start when `None`.
    pub(crate) position: Option<&'a str>,
    /// Decides the deal of a card game.
    pub(crate) seed: u64,
}

impl Visitor for Start<'_> {
    type Output = PyResult<Box<dyn Position>>;

    fn visit<S: Game>(self) -> Self::Output {
        let start: S = match self.position {
            Some(text) => text.parse().map_err(refused)?,
            None => S::initial(&mut Rng::seeded(self.seed)),
        };
        Ok(Box::new(Table { states: vec![start], moves: Vec::new() }))
    }
}

/// Starts a game of `game`.
pub(crate) fn start(game: &str, start: Start<'_>) -> PyResult<Box<dyn Position>> {
    visit(game, start).map_err(refused)?
}

/// Reads the number of a seat.
pub(crate) fn seat_of(index: usize) -> PyResult<Seat> {
    Seat::BOTH.get(index).copied().ok_or_else(|| refused("a seat is 0 or 1"))
}

/// A [`Position`] of the game `S`.
#[derive(Clone)]
struct Table<S: Game> {
    /// Every state from the start on, the current one last.
    states: Vec<S>,
    /// `moves[i]` leads from `states[i]` to `states[i + 1]`.
    moves: Vec<S::Move>,
}

impl<S: Game> Table<S> {
    fn state(&self) -> &S {
        self.states.last().expect("the start is never taken back")
    }

    fn legal(&self) -> MoveList<S::Move> {
        let mut moves = MoveList::new();
        self.state().legal_moves(&mut moves);
        moves
    }
}

fn encoding<S: Game>(name: &str) -> PyResult<Encoding<S>> {
    Encoding::<S>::named(name).ok_or_else(|| {
        let known = std::iter::once(Encoding::<S>::OWN).chain(S::OTHER_ENCODINGS.iter().copied());
        let known: Vec<&str> = known.map(|encoding| encoding.name).collect();
        let (game, name) = (S::INFO.id, Quoted(name));
        refused(format!("{game} has no encoding {name}; there is: {}", known.join(", ")))
    })
}

impl<S: Game> Position for Table<S> {
    fn info(&self) -> GameInfo {
        S::INFO
    }

    fn text(&self) -> String {
        self.state().to_string()
    }

    fn view(&self, seat: Seat) -> String {
        self.state().view(seat).to_string()
    }

    fn picture(&self, lang: Lang) -> String {
        let options =
            DrawOptions { last: self.moves.last().copied(), lang, ..DrawOptions::default() };
        S::draw(&self.state().view(self.to_move()), &options).to_plain()
    }

    fn to_move(&self) -> Seat {
        self.state().to_move()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }

    fn so_far(&self) -> Option<(u32, u32)> {
        let state = (self.state() as &dyn Any).downcast_ref::<TwinCool>()?;
        Some((state.cards_played(), state.points()))
    }

    fn key(&self) -> u64 {
        self.state().key()
    }

    fn legal_moves(&self) -> Vec<String> {
        self.legal().iter().map(S::Move::to_string).collect()
    }

    fn play(&mut self, text: &str) -> PyResult<()> {
        let mv: S::Move = text.parse().map_err(|error: ParseMoveError| illegal(error))?;
        if let Some(outcome) = self.outcome() {
            let over = S::announce(outcome);
            return Err(illegal(format!("{mv} is illegal: the game is over, {over}")));
        }
        let mut next = self.state().clone();
        next.play(mv).map_err(|error: IllegalMove<S::Move>| illegal(error))?;
        self.states.push(next);
        self.moves.push(mv);
        Ok(())
    }

    fn undo(&mut self) -> Option<String> {
        let mv = self.moves.pop()?;
        self.states.pop();
        Some(mv.to_string())
    }

    fn ply(&self) -> usize {
        self.moves.len()
    }

    fn record(&self) -> Record {
        let moves = self
            .moves
            .iter()
            .map(|mv| RecordedMove { mv: mv.to_string(), ..RecordedMove::default() });
        Record { moves: moves.collect(), ..Record::starting_at(&self.states[0]) }
    }

    fn form(&self, name: &str) -> PyResult<Form> {
        let encoding = encoding::<S>(name)?;
        Ok(Form { planes: encoding.planes, actions: encoding.policy_len })
    }

    fn encode(&self, name: &str, out: &mut [f32]) -> PyResult<()> {
        (encoding::<S>(name)?.encode)(&self.state().view(self.to_move()), out);
        Ok(())
    }

    fn actions(&self, name: &str) -> PyResult<Vec<usize>> {
        let encoding = encoding::<S>(name)?;
        let view = self.state().view(self.to_move());
        Ok(self.legal().into_iter().map(|mv| (encoding.policy_index)(&view, mv)).collect())
    }

    fn boxed(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }

    fn is_same(&self, other: &dyn Position) -> bool {
        let other = other.as_any().downcast_ref::<Table<S>>();
        other.is_some_and(|other| self.state() == other.state())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
