//! What an adviser does not accept, and why.

use std::fmt;

use sakiyomi_core::{Lang, Quoted, Reason, Text};
use sakiyomi_games::twin_cool::{Card, Move};

/// Something that cannot have happened in the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The text is no card.
    NoCard {
        /// What was told.
        text: String,
    },
    /// There are too few or too many cards.
    Count {
        /// How many there are in the rules.
        expected: usize,
        /// How many were told.
        found: usize,
    },
    /// A card was told twice.
    Twice {
        /// The card.
        card: Card,
    },
    /// The card is in the hand.
    InHand {
        /// The card.
        card: Card,
    },
    /// The card was played.
    Played {
        /// The card.
        card: Card,
    },
    /// The card was set aside.
    SetAside {
        /// The card.
        card: Card,
    },
    /// The text is no move.
    NoMove {
        /// What was told.
        text: String,
    },
    /// Both slots take the card.
    WhichSlot {
        /// The card.
        card: Card,
    },
    /// The rules forbid the move.
    Illegal {
        /// The move.
        mv: Move,
        /// Which rule forbids it.
        reason: Reason,
    },
    /// A card was played, and the next one was not told yet.
    DrawFirst,
    /// Nothing was played since the last draw.
    PlayFirst,
    /// The game is over.
    Over,
    /// A saved game cannot be read.
    Saved {
        /// The number of the line, from 1.
        line: usize,
        /// What is wrong with it.
        problem: Box<Refusal>,
    },
    /// A line of a saved game that means nothing.
    NoStep {
        /// The line.
        text: String,
    },
}

const NO_CARD: Text = Text {
    en: "{text} is no card; cards are A1 to H10",
    ja: "{text} はカードではありません（A1〜H10）",
};
const COUNT: Text = Text {
    en: "expected {expected} cards, found {found}",
    ja: "カードは {expected} 枚必要ですが {found} 枚あります",
};
const TWICE: Text = Text { en: "{card} occurs twice", ja: "{card} が二度あります" };
const IN_HAND: Text =
    Text { en: "{card} is in your hand already", ja: "{card} はもう手札にあります" };
const PLAYED: Text =
    Text { en: "{card} was played already", ja: "{card} はもう出しました" };
const SET_ASIDE: Text = Text {
    en: "{card} was set aside and cannot be drawn",
    ja: "{card} は除外されているので引けません",
};
const NO_MOVE: Text = Text {
    en: "{text} is no card with a slot, such as A10>1",
    ja: "{text} は A10>1 のような「カードとスロット」ではありません",
};
const WHICH_SLOT: Text = Text {
    en: "both slots take {card}: {card}>1 or {card}>2?",
    ja: "{card} はどちらのスロットにも出せます。{card}>1 か {card}>2 か指定してください",
};
const DRAW_FIRST: Text =
    Text { en: "which card did you draw?", ja: "先に引いたカードを入れてください" };
const PLAY_FIRST: Text =
    Text { en: "which card did you play?", ja: "先に出したカードを入れてください" };
const OVER: Text = Text { en: "the game is over", ja: "ゲームは終わっています" };
const SAVED: Text = Text { en: "line {line}: ", ja: "{line} 行目：" };
const NO_STEP: Text = Text {
    en: "{text} is neither `play` nor `draw`",
    ja: "{text} は play でも draw でもありません",
};

impl Refusal {
    /// Returns why, for people.
    #[must_use]
    pub fn reason(&self) -> Reason {
        match self {
            Refusal::NoCard { text } => Reason::new(NO_CARD).with("text", Quoted(text)),
            Refusal::Count { expected, found } => {
                Reason::new(COUNT).with("expected", expected).with("found", found)
            }
            Refusal::Twice { card } => Reason::new(TWICE).with("card", card),
            Refusal::InHand { card } => Reason::new(IN_HAND).with("card", card),
            Refusal::Played { card } => Reason::new(PLAYED).with("card", card),
            Refusal::SetAside { card } => Reason::new(SET_ASIDE).with("card", card),
            Refusal::NoMove { text } => Reason::new(NO_MOVE).with("text", Quoted(text)),
            Refusal::WhichSlot { card } => Reason::new(WHICH_SLOT).with("card", card),
            Refusal::Illegal { reason, .. } => reason.clone(),
            Refusal::DrawFirst => Reason::new(DRAW_FIRST),
            Refusal::PlayFirst => Reason::new(PLAY_FIRST),
            Refusal::Over => Reason::new(OVER),
            Refusal::Saved { line, .. } => Reason::new(SAVED).with("line", line),
            Refusal::NoStep { text } => Reason::new(NO_STEP).with("text", Quoted(text)),
        }
    }

    /// Returns why, in `lang`.
    #[must_use]
    pub fn get(&self, lang: Lang) -> String {
        match self {
            Refusal::Saved { problem, .. } => self.reason().get(lang) + &problem.get(lang),
            _ => self.reason().get(lang),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.get(Lang::En))
    }
}

impl std::error::Error for Refusal {}
