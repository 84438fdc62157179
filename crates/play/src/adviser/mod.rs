//! Advice for a game of Twin Cool that somebody plays elsewhere.
//!
//! Nobody here knows the deck: the person tells which cards came. An [`Adviser`]
//! holds what can be known of the game so far, says which card to play next and
//! why, refuses cards that cannot come, takes steps back, and writes the game
//! down so that it can go on another day. Terminal and web app use this one type.
//!
//! ```
//! use sakiyomi_play::adviser::{Adviser, Phase};
//! let mut adviser = Adviser::start("A1 B2 C3 D4 E5", None)?;
//! assert_eq!(adviser.phase(), Phase::Play);
//! adviser.play("C3>1")?;
//! assert_eq!(adviser.draw("A1").unwrap_err().to_string(), "A1 is in your hand already");
//! adviser.draw("C9")?;
//! # Ok::<(), sakiyomi_play::adviser::Refusal>(())
//! ```

mod recorded;
mod refusal;
mod saved;

use sakiyomi_core::{
    Budget, Face as _, MoveList, Observable as _, Observer, Outcome, Reason, Report, Request, Rng,
    Searcher, Seat, State as _, Stop, SystemClock, Typed,
};
use sakiyomi_engines::{EngineError, EngineSpec, build};
use sakiyomi_games::twin_cool::{Card, CardSet, Slot, TwinCool, View};

pub use refusal::Refusal;
pub use sakiyomi_games::twin_cool::Move;

/// The game that can be advised on.
pub const GAME: &str = TwinCool::INFO.id;

/// What the adviser waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// A card is to be played.
    Play,
    /// The card that was drawn is to be told.
    Draw,
    /// The game is over.
    Over,
}

/// Something that happened in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A card was played.
    Play(Move),
    /// A card was drawn.
    Draw(Card),
}

/// A game as far as it was told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Adviser {
    /// What was known at first and after each step.
    views: Vec<View>,
    steps: Vec<Step>,
}

impl Adviser {
    /// Begins with five cards in the hand, and the ten set aside if they are known.
    ///
    /// # Errors
    /// When the texts are not five and ten different cards.
    pub fn start(hand: &str, set_aside: Option<&str>) -> Result<Adviser, Refusal> {
        let hand = cards(hand, 5, CardSet::EMPTY)?;
        let set_aside = set_aside.map(|text| cards(text, 10, hand)).transpose()?;
        let view = View::start(hand, set_aside).expect("the cards were counted and differ");
        Ok(Adviser { views: vec![view], steps: Vec::new() })
    }

    /// Returns what is known now.
    #[must_use]
    pub fn view(&self) -> &View {
        self.views.last().expect("the first view is never taken back")
    }

    /// Returns what happened so far.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Returns what comes next.
    #[must_use]
    pub fn phase(&self) -> Phase {
        match self.steps.last() {
            Some(Step::Play(_)) if self.view().deck_len() > 0 => Phase::Draw,
            _ if self.view().is_over() => Phase::Over,
            _ => Phase::Play,
        }
    }

    /// Returns the moves that are possible now.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = MoveList::new();
        if self.phase() == Phase::Play {
            self.view().legal_moves(&mut moves);
        }
        moves
    }

    /// Returns the result, when the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        (self.phase() == Phase::Over).then(|| Outcome::Scored {
            score: self.view().played().len() as u32,
            bonus: self.view().points(),
        })
    }

    /// Tells which card was played, as people write it: `A10>1`, `a10 1`, or the card alone where
    /// only one slot takes it.
    ///
    /// # Errors
    /// When the text is no move, or the move is against the rules.
    pub fn play(&mut self, text: &str) -> Result<Move, Refusal> {
        match self.phase() {
            Phase::Play => {}
            Phase::Draw => return Err(Refusal::DrawFirst),
            Phase::Over => return Err(Refusal::Over),
        }
        let mv = match TwinCool::read(self.view(), text)
            .map_err(|_| Refusal::NoMove { text: text.to_owned() })?
        {
            Typed::Move(mv) => mv,
            Typed::Choice { choices, .. } => {
                let (_, mv) = choices.first().expect("a question has answers");
                return Err(Refusal::WhichSlot { card: mv.card });
            }
        };
        if let Some(reason) = why_illegal(self.view(), mv) {
            return Err(Refusal::Illegal { mv, reason });
        }
        self.push(Step::Play(mv), self.view().after_play(mv));
        Ok(mv)
    }

    /// Tells which card was drawn.
    ///
    /// # Errors
    /// When the text is no card, or the card cannot have come from the deck.
    pub fn draw(&mut self, text: &str) -> Result<Card, Refusal> {
        match self.phase() {
            Phase::Draw => {}
            Phase::Play => return Err(Refusal::PlayFirst),
            Phase::Over => return Err(Refusal::Over),
        }
        let card = card(text)?;
        let view = self.view();
        if view.hand().contains(card) {
            return Err(Refusal::InHand { card });
        }
        if view.played().contains(card) {
            return Err(Refusal::Played { card });
        }
        if view.set_aside().is_some_and(|cards| cards.contains(card)) {
            return Err(Refusal::SetAside { card });
        }
        self.push(Step::Draw(card), view.after_draw(card));
        Ok(card)
    }

    /// Takes the last step back, and returns it.
    pub fn undo(&mut self) -> Option<Step> {
        let step = self.steps.pop()?;
        self.views.pop();
        Some(step)
    }

    fn push(&mut self, step: Step, view: View) {
        self.steps.push(step);
        self.views.push(view);
    }
}

/// Says why `mv` may not be played, or `None` when it may.
fn why_illegal(view: &View, mv: Move) -> Option<Reason> {
    // The rules speak about states; which hidden cards are imagined for it changes nothing.
    TwinCool::determinize(view, &mut Rng::seeded(0)).why_illegal(mv)
}

/// Returns the answer of `engine` to the question what to play, or `None` when there is none.
pub fn advise(
    adviser: &Adviser,
    engine: &mut dyn Searcher<TwinCool>,
    budget: Budget,
    stop: &Stop,
    observer: &mut dyn Observer<Move>,
) -> Option<Report<Move>> {
    (adviser.phase() == Phase::Play).then(|| {
        let clock = &SystemClock::Process;
        let (view, seat) = (adviser.view(), Seat::First);
        engine.search(Request { view, seat, budget, lines: 1, clock, stop }, observer)
    })
}

/// Makes an engine that can advise: one that does not need to see the deck.
///
/// # Errors
/// When there is no such engine, or it is one of the practice mode.
pub fn advising_engine(spec: &EngineSpec) -> Result<Box<dyn Searcher<TwinCool>>, AdviserError> {
    let mut engine = build::<TwinCool>(spec, 1)?;
    match engine.as_clairvoyant() {
        Some(_) => Err(AdviserError::Practice(spec.to_string())),
        None => Ok(engine),
    }
}

/// An engine that cannot advise.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AdviserError {
    /// There is no such engine.
    #[error(transparent)]
    Engine(#[from] EngineError),
    /// The engine needs to see the deck.
    #[error("{0} is a practice engine that sees the deck, and the deck is not known here")]
    Practice(String),
}

/// Reads one card, in any case of letters.
fn card(text: &str) -> Result<Card, Refusal> {
    text.trim().to_ascii_uppercase().parse().map_err(|_| Refusal::NoCard { text: text.to_owned() })
}

/// Reads `count` different cards that are not among `others`.
fn cards(text: &str, count: usize, others: CardSet) -> Result<CardSet, Refusal> {
    let mut set = CardSet::EMPTY;
    let mut found = 0;
    for word in text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty())
    {
        let card = card(word)?;
        if set.contains(card) {
            return Err(Refusal::Twice { card });
        }
        if others.contains(card) {
            return Err(Refusal::InHand { card });
        }
        set.insert(card);
        found += 1;
    }
    if found == count { Ok(set) } else { Err(Refusal::Count { expected: count, found }) }
}

/// Returns the slots with their tops, as programs may want them.
#[must_use]
pub fn tops(view: &View) -> [Option<Card>; 2] {
    Slot::BOTH.map(|slot| view.top(slot))
}
