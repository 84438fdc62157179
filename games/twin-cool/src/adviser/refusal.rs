//! What an adviser does not accept, and why.

use crate::msg;
use std::fmt;

use crate::Card;
use sakiyomi_core::{Lang, Quoted, Reason};

/// Something that cannot have happened in the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The text is no card.
    NoCard(String),
    /// There are too few or too many cards.
    Count {
        /// How many there are in the rules.
        expected: usize,
        /// How many were given.
        found: usize,
    },
    /// A card was given twice.
    Twice(Card),
    /// The card is in the hand.
    InHand(Card),
    /// The card was played.
    Played(Card),
    /// The card was set aside.
    SetAside(Card),
    /// The text is no move.
    NoMove(String),
    /// Both slots take the card.
    WhichSlot(Card),
    /// The rules forbid the move.
    Illegal(Reason),
    /// The drawn card must be entered first.
    DrawFirst,
    /// The played card must be entered first.
    PlayFirst,
    /// The game is over.
    Over,
    /// The line of a saved game with this number, from 1, cannot be read.
    Saved(usize, Box<Refusal>),
    /// A line of a saved game is not as it would have been written.
    Unexpected {
        /// What would have been written.
        expected: String,
        /// What was found, if there is such a line.
        found: Option<String>,
    },
    /// A line of a saved game that means nothing.
    NoStep(String),
}

impl Refusal {
    /// Returns what kind of refusal this is, as programs read it.
    pub const fn kind(&self) -> &'static str {
        match self {
            Refusal::NoCard(_) => "no_card",
            Refusal::Count { .. } => "count",
            Refusal::Twice(_) => "twice",
            Refusal::InHand(_) => "in_hand",
            Refusal::Played(_) => "played",
            Refusal::SetAside(_) => "set_aside",
            Refusal::NoMove(_) => "no_move",
            Refusal::WhichSlot(_) => "which_slot",
            Refusal::Illegal(_) => "illegal",
            Refusal::DrawFirst => "draw_first",
            Refusal::PlayFirst => "play_first",
            Refusal::Over => "over",
            Refusal::Saved(..) | Refusal::Unexpected { .. } | Refusal::NoStep(_) => "saved",
        }
    }

    /// Returns why, for people.
    pub fn reason(&self) -> Reason {
        match self {
            Refusal::NoCard(text) => Reason::new(msg("refusal-no-card")).with("text", Quoted(text)),
            Refusal::Count { expected, found } => {
                let text =
                    if found < expected { msg("refusal-too-few") } else { msg("refusal-too-many") };
                Reason::new(text).with("expected", expected).with("found", found)
            }
            Refusal::Twice(card) => Reason::new(msg("refusal-twice")).with("card", card),
            Refusal::InHand(card) => Reason::new(msg("refusal-in-hand")).with("card", card),
            Refusal::Played(card) => Reason::new(msg("refusal-played")).with("card", card),
            Refusal::SetAside(card) => Reason::new(msg("refusal-set-aside")).with("card", card),
            Refusal::NoMove(text) => Reason::new(msg("refusal-no-move")).with("text", Quoted(text)),
            Refusal::WhichSlot(card) => Reason::new(msg("refusal-which-slot")).with("card", card),
            Refusal::Illegal(reason) => reason.clone(),
            Refusal::DrawFirst => Reason::new(msg("refusal-draw-first")),
            Refusal::PlayFirst => Reason::new(msg("refusal-play-first")),
            Refusal::Over => Reason::new(msg("refusal-over")),
            Refusal::Saved(line, problem) => Reason::new(msg("refusal-saved"))
                .with("line", line)
                .with_reason("problem", problem.reason()),
            Refusal::Unexpected { expected, found } => match found {
                Some(found) => Reason::new(msg("refusal-unexpected")).with("found", Quoted(found)),
                None => Reason::new(msg("refusal-missing")),
            }
            .with("expected", Quoted(expected)),
            Refusal::NoStep(text) => Reason::new(msg("refusal-no-step")).with("text", Quoted(text)),
        }
    }

    /// Returns why, in `lang`.
    pub fn get(&self, lang: Lang) -> String {
        self.reason().get(lang)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.get(Lang::EN))
    }
}

impl std::error::Error for Refusal {}
