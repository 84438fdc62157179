//! Advice for a game of Twin Cool that somebody plays elsewhere.
//!
//! [`Adviser`] is what [`sakiyomi_play::adviser`] describes, with the types of this game: five cards
//! in the hand, ten set aside, two slots. Programs use it through the game's entry.
//!
//! ```
//! use sakiyomi_core::{Budget, Lang, Silent, Stop, SystemClock};
//! use sakiyomi_play::adviser::{Limits, advising_engine};
//! use sakiyomi_twin_cool::TwinCool;
//! use sakiyomi_twin_cool::adviser::Adviser;
//! let saved = "twin-cool advice 1\nhand A1 B2 C3 D4 E5\naside unknown\n";
//! let mut adviser: Adviser = saved.parse()?;
//! adviser.enter("play C3>1")?;
//! let refusal = adviser.enter("draw A1").unwrap_err();
//! assert_eq!(refusal.kind(), "in_hand");
//! assert_eq!(refusal.get(Lang::EN), "A1 is already in your hand");
//! assert_eq!(refusal.get(Lang::JA), "A1 はすでに手札にあります");
//! adviser.enter("draw C9")?;
//!
//! let mut engine = advising_engine::<TwinCool>(&"expert".parse()?)?;
//! let (clock, stop) = (SystemClock::Thread, Stop::default());
//! let limits = Limits { budget: Budget::nodes(10_000), clock: &clock, stop: &stop };
//! let advice = adviser.advise(engine.as_mut(), limits, &mut Silent).expect("a card can be played");
//! assert_eq!(advice.best.to_string(), "C9>1");
//! assert_eq!(adviser.to_string(), format!("{saved}play C3>1\ndraw C9\n"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod input;
mod part;
mod refusal;
mod saved;

use crate::{Card, CardSet, TwinCool, View};
use sakiyomi_core::{
    Observable as _, Observer, Reason, Request, Rng, Searcher, Seat, State as _, TextBoard as _,
    Typed,
};
use sakiyomi_play::adviser::{Advice, Adviser as _, Limits, Phase};

use input::{card, cards, plain};

pub use crate::Move;
pub(crate) use part::PART;
pub use refusal::Refusal;

/// Something that happened in the game.
pub type Step = sakiyomi_play::adviser::Step<Move, Card>;

/// A game as far as it was entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Adviser {
    /// What was known at first and after each step.
    views: Vec<View>,
    steps: Vec<Step>,
}

impl Adviser {
    /// Begins with five cards in the hand, and the ten set aside if they are known.
    pub fn start(hand: &str, set_aside: Option<&str>) -> Result<Adviser, Refusal> {
        let hand = read_hand(hand)?;
        let set_aside = set_aside.map(read_set_aside).transpose()?;
        Adviser::deal(hand, set_aside)
    }

    fn deal(hand: CardSet, set_aside: Option<CardSet>) -> Result<Adviser, Refusal> {
        if let Some(card) = (hand & set_aside.unwrap_or_default()).first() {
            return Err(Refusal::InHand(card));
        }
        let counts = [(HAND, hand.len()), (SET_ASIDE, set_aside.map_or(SET_ASIDE, CardSet::len))];
        match View::start(hand, set_aside) {
            Some(view) => Ok(Adviser { views: vec![view], steps: Vec::new() }),
            None => {
                let wrong = counts.into_iter().find(|(expected, found)| expected != found);
                let (expected, found) = wrong.expect("all that can be wrong is the count");
                Err(Refusal::Count { expected, found })
            }
        }
    }

    /// Returns what is known now.
    pub fn view(&self) -> &View {
        self.views.last().expect("the first view is never taken back")
    }

    /// Returns what was known before anything was played.
    pub fn first_view(&self) -> &View {
        &self.views[0]
    }

    /// Tells what happened: `play A10>1`, `draw A10`, or without the word what is waited for.
    pub fn enter(&mut self, text: &str) -> Result<Step, Refusal> {
        let text = plain(text);
        let (word, rest) = text.split_once(' ').unwrap_or((&text, ""));
        match (word.to_ascii_lowercase().as_str(), self.phase()) {
            ("play", _) => self.play(rest).map(Step::Play),
            ("draw", _) => self.draw(rest).map(Step::Draw),
            // A move where a card is waited for: the draw was forgotten.
            (_, Phase::Draw) if card(&text).is_err() && self.read_move(&text).is_ok() => {
                Err(Refusal::DrawFirst)
            }
            (_, Phase::Draw) => self.draw(&text).map(Step::Draw),
            (_, Phase::Play | Phase::Over) => self.play(&text).map(Step::Play),
        }
    }

    /// Enters the card played: `A10>1`, `a10 1`, or the card alone where only one slot takes it.
    pub fn play(&mut self, text: &str) -> Result<Move, Refusal> {
        match self.phase() {
            Phase::Play => {}
            Phase::Draw => return Err(Refusal::DrawFirst),
            Phase::Over => return Err(Refusal::Over),
        }
        let mv = match self.read_move(text)? {
            Typed::Move(mv) => mv,
            Typed::Begun { .. } => unreachable!("a card is typed in one step"),
            Typed::Choice { choices, .. } => {
                let (_, mv) = choices.first().expect("a question has answers");
                return Err(Refusal::WhichSlot(mv.card));
            }
        };
        if let Some(reason) = why_illegal(self.view(), mv) {
            return Err(Refusal::Illegal(reason));
        }
        self.push(Step::Play(mv), self.view().after_play(mv));
        Ok(mv)
    }

    fn read_move(&self, text: &str) -> Result<Typed<Move>, Refusal> {
        let text = plain(text);
        if text.is_empty() {
            return Err(Refusal::PlayFirst);
        }
        TwinCool::read(self.view(), &text).map_err(|_| Refusal::NoMove(text))
    }

    /// Tells which card was drawn.
    pub fn draw(&mut self, text: &str) -> Result<Card, Refusal> {
        match self.phase() {
            Phase::Draw => {}
            Phase::Play => return Err(Refusal::PlayFirst),
            Phase::Over => return Err(Refusal::Over),
        }
        if plain(text).is_empty() {
            return Err(Refusal::DrawFirst);
        }
        let card = card(text)?;
        let view = self.view();
        if view.hand().contains(card) {
            return Err(Refusal::InHand(card));
        }
        if view.played().contains(card) {
            return Err(Refusal::Played(card));
        }
        if view.set_aside().is_some_and(|cards| cards.contains(card)) {
            return Err(Refusal::SetAside(card));
        }
        self.push(Step::Draw(card), view.after_draw(card));
        Ok(card)
    }

    /// Returns what `engine` advises, or `None` when no card is to be played now.
    pub fn advise(
        &self,
        engine: &mut dyn Searcher<TwinCool>,
        limits: Limits<'_>,
        observer: &mut dyn Observer<Move>,
    ) -> Option<Advice<Move>> {
        let Limits { budget, clock, stop } = limits;
        let (view, seat) = (self.view(), Seat::First);
        let request = Request { view, seat, budget, lines: 1, clock, stop };
        (self.phase() == Phase::Play).then(|| engine.choose(request, observer).into())
    }

    fn push(&mut self, step: Step, view: View) {
        self.steps.push(step);
        self.views.push(view);
    }
}

/// How many cards are dealt to the hand, and how many are set aside.
const HAND: usize = 5;
const SET_ASIDE: usize = 10;

fn read_hand(text: &str) -> Result<CardSet, Refusal> {
    cards(text, HAND)
}

fn read_set_aside(text: &str) -> Result<CardSet, Refusal> {
    cards(text, SET_ASIDE)
}

fn why_illegal(view: &View, mv: Move) -> Option<Reason> {
    // The rules speak about states; which hidden cards are imagined for it changes nothing.
    TwinCool::determinize(view, &mut Rng::seeded(0)).why_illegal(mv)
}
