//! Advice for a card game that somebody plays elsewhere.
//!
//! The person tells which cards came. An [`Adviser`] holds what is known of the game so far,
//! refuses cards that cannot come, takes steps back, and saves the game; an [`AdvisingEngine`] says
//! which card to play next and why. A game with advice has an [`AdviserPart`]; cards and moves are
//! texts here. The text of an adviser is its whole state, so that a server can be stateless.

use crate::msg;
use std::fmt;

use sakiyomi_core::{
    Budget, Clock, Diagram, Effort, Glyphs, Lang, Outcome, Reason, Record, RecordError, Report,
    Searcher, Stop, Text, localized,
};

use crate::{EngineError, EngineSpec, Game, GameEntry, GameList, build};

/// What a game has for those who play it elsewhere.
pub trait AdviserPart: Send + Sync {
    /// Returns what a dialogue says about the game's cards.
    fn texts(&self) -> &'static AdviserTexts;

    /// Reads the cards of the first hand, and returns them in the order of the deck.
    fn read_hand(&self, text: &str) -> Result<Vec<String>, Refusal>;

    /// Reads the cards that were set aside, and returns them in the order of the deck.
    fn read_set_aside(&self, text: &str) -> Result<Vec<String>, Refusal>;

    /// Begins with the cards of the hand, and those set aside if they are known.
    fn start(&self, hand: &str, set_aside: Option<&str>) -> Result<Box<dyn Adviser>, Refusal>;

    /// Goes on with a game that was saved.
    fn read(&self, text: &str) -> Result<Box<dyn Adviser>, Refusal>;

    /// Returns what the player of a recorded game saw, unless the game was begun in the middle.
    fn of_record(&self, record: &Record) -> Result<Option<Box<dyn Adviser>>, RecordError>;

    /// Makes an engine that can advise: one that does not need to see the deck.
    fn engine(&self, spec: &EngineSpec) -> Result<Box<dyn AdvisingEngine>, AdviserError>;
}

/// A game that is played elsewhere, as far as it was entered.
pub trait Adviser: Send + Sync {
    /// Returns what comes next.
    fn phase(&self) -> Phase;

    /// Returns the whole game as [`AdviserPart::read`] reads it.
    fn text(&self) -> String;

    /// Returns the cards that the game began with.
    fn deal(&self) -> Deal;

    /// Returns what happened so far.
    fn steps(&self) -> Vec<Step>;

    /// Returns what is known now.
    fn position(&self) -> CardPosition;

    /// Returns the moves that are possible now.
    fn legal_moves(&self) -> Vec<String>;

    /// Returns the result, when the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Draws what is known now.
    fn diagram(&self, glyphs: Glyphs, lang: Lang) -> Diagram;

    /// Tells what happened, with the word `play` or `draw` or without, as people type it.
    fn enter(&mut self, text: &str) -> Result<Step, Refusal>;

    /// Takes the last step back, and returns it.
    fn undo(&mut self) -> Option<Step>;
}

/// An engine that says what to play, and keeps what it learns from question to question.
pub trait AdvisingEngine: Send {
    /// Returns what to play in a game, given as its text; `None` when no card is to be played now.
    fn advise(&mut self, game: &str, limits: Limits<'_>) -> Result<Option<Advice>, Refusal>;
}

/// What a dialogue says about the cards of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AdviserTexts {
    /// Asks for the first hand.
    pub ask_hand: Text,
    /// Asks for the cards set aside.
    pub ask_set_aside: Text,
    /// The heading of what can be expected of each move.
    pub expected: Text,
    /// How to tell what was played and what was drawn: lines of the help.
    pub input_help: Text,
}

/// What an adviser waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// A card is to be played.
    Play,
    /// The drawn card must be entered next.
    Draw,
    /// The game is over.
    Over,
}

impl Phase {
    /// Returns its name, as programs read it.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Play => "play",
            Phase::Draw => "draw",
            Phase::Over => "over",
        }
    }
}

/// Something that happened in the game: a move `M`, or a card `C`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step<M = String, C = String> {
    /// A card was played.
    Play(M),
    /// A card was drawn.
    Draw(C),
}

impl<M: fmt::Display, C: fmt::Display> Step<M, C> {
    /// Returns the same step in texts.
    pub fn to_text(&self) -> Step {
        match self {
            Step::Play(mv) => Step::Play(mv.to_string()),
            Step::Draw(card) => Step::Draw(card.to_string()),
        }
    }
}

/// Writes `play` and the move or `draw` and the card, as [`Adviser::enter`] reads it.
impl<M: fmt::Display, C: fmt::Display> fmt::Display for Step<M, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Play(mv) => write!(f, "play {mv}"),
            Step::Draw(card) => write!(f, "draw {card}"),
        }
    }
}

/// The cards that a game began with, in the order of the deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The first hand.
    pub hand: Vec<String>,
    /// The cards set aside, if they are known.
    pub set_aside: Option<Vec<String>>,
}

/// What is known of a game; cards in the order of the deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardPosition {
    /// The game's own text for all of this.
    pub view: String,
    /// The cards in the hand.
    pub hand: Vec<String>,
    /// The top card of each slot.
    pub tops: Vec<Option<String>>,
    /// The cards played.
    pub played: Vec<String>,
    /// The cards set aside, if they are known.
    pub set_aside: Option<Vec<String>>,
    /// All cards that can no longer come: in the hand, played or set aside.
    pub seen: Vec<String>,
    /// The number of cards in the deck.
    pub deck: usize,
    /// The points so far.
    pub points: u32,
}

/// How long an engine may think.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// What it may spend.
    pub budget: Budget,
    /// The time.
    pub clock: &'a dyn Clock,
    /// Ends the thinking early.
    pub stop: &'a Stop,
}

/// What to play, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<M = CardMove> {
    /// The card and its slot.
    pub best: M,
    /// Why, if the engine has words for it.
    pub reason: Option<Reason>,
    /// The expected cards of the evaluated moves, best first; empty for scores in other units.
    pub expected: Vec<ExpectedCards<M>>,
    /// What the answer cost.
    pub effort: Effort,
}

/// The cards that can be expected of a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ExpectedCards<M = CardMove> {
    /// The move.
    pub mv: M,
    /// The cards of the whole game, those played already included.
    pub cards: f64,
}

/// A card that is played on a slot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardMove {
    /// The move as [`Adviser::enter`] reads it.
    pub text: String,
    /// The card.
    pub card: String,
    /// The number of the slot, from 1.
    pub slot: usize,
}

impl fmt::Display for CardMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

impl<M> Advice<M> {
    /// Returns the same advice with its moves written in another form.
    pub fn map<N>(self, mut f: impl FnMut(M) -> N) -> Advice<N> {
        let expected = self.expected.into_iter();
        Advice {
            best: f(self.best),
            reason: self.reason,
            expected: expected
                .map(|ExpectedCards { mv, cards }| ExpectedCards { mv: f(mv), cards })
                .collect(),
            effort: self.effort,
        }
    }
}

impl<M: Copy> From<Report<M>> for Advice<M> {
    fn from(report: Report<M>) -> Advice<M> {
        let judged = if report.estimates_result() { &report.moves[..] } else { &[] };
        let expected = judged.iter().map(|value| ExpectedCards {
            mv: value.mv,
            cards: f64::from(value.score.hundredths()) / 100.0,
        });
        Advice {
            best: report.best,
            expected: expected.collect(),
            reason: report.reason,
            effort: report.effort,
        }
    }
}

/// Something that cannot have happened in the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{reason}")]
pub struct Refusal {
    /// What kind of refusal this is, as programs read it.
    pub kind: &'static str,
    /// Why, for people.
    pub reason: Reason,
}

impl Refusal {
    /// Returns why, in `lang`.
    pub fn get(&self, lang: Lang) -> String {
        self.reason.get(lang)
    }
}

/// Makes an engine of the game `S` that can advise, for its [`AdviserPart::engine`].
pub fn advising_engine<S: Game>(spec: &EngineSpec) -> Result<Box<dyn Searcher<S>>, AdviserError> {
    let mut engine = build::<S>(spec, 1)?;
    match engine.as_clairvoyant() {
        Some(_) => Err(AdviserError::Practice(spec.to_string())),
        None => Ok(engine),
    }
}

/// An engine that cannot advise.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub enum AdviserError {
    /// There is no such engine.
    Engine(#[from] EngineError),
    /// The engine needs to see the deck.
    Practice(String),
}

impl AdviserError {
    /// Returns why the engine cannot advise.
    pub fn reason(&self) -> Reason {
        match self {
            AdviserError::Engine(error) => error.reason(),
            AdviserError::Practice(engine) => {
                Reason::new(msg("adviser-practice")).with("engine", engine)
            }
        }
    }
}

localized!(AdviserError);

/// A game with its adviser.
#[derive(Clone, Copy)]
pub struct AdvisedGame {
    /// The game.
    pub game: &'static dyn GameEntry,
    /// Its adviser.
    pub part: &'static dyn AdviserPart,
}

impl AdvisedGame {
    /// Returns the game called `name`, or without a name the first one that has an adviser.
    pub fn find(games: &GameList, name: Option<&str>) -> Result<AdvisedGame, NoAdviser> {
        let advised =
            games.iter().filter_map(|game| game.adviser().map(|part| AdvisedGame { game, part }));
        let mut wanted = advised
            .clone()
            .filter(|advised| name.is_none_or(|name| games.find(name) == Ok(advised.game)));
        wanted
            .next()
            .ok_or_else(|| NoAdviser(advised.map(|advised| advised.game.info().id).collect()))
    }
}

/// A game without an adviser; the names are those that have one.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub struct NoAdviser(pub Vec<&'static str>);

impl NoAdviser {
    /// Returns which games have an adviser, for people.
    pub fn reason(&self) -> Reason {
        match &self.0[..] {
            [] => Reason::new(msg("adviser-no-games")),
            games => Reason::new(msg("adviser-only-games")).with("games", games.join(", ")),
        }
    }
}

localized!(NoAdviser);
