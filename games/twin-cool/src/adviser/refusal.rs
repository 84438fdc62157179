//! What an adviser does not accept, and why.

use std::fmt;

use crate::Card;
use sakiyomi_core::{Lang, Quoted, Reason, Text};

/// Something that cannot have happened in the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The text is no card.
    NoCard(String),
    /// There are too few or too many cards.
    Count {
        /// How many there are in the rules.
        expected: usize,
        /// How many were told.
        found: usize,
    },
    /// A card was told twice.
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
    /// The card that was drawn is to be told now.
    DrawFirst,
    /// The card that was played is to be told now.
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

const NO_CARD: Text = Text {
    en: "{text} is no card; cards are A1 to H10",
    ja: "{text} というカードはありません（カードは A1〜H10）",
};
const TOO_FEW: Text = Text {
    en: "expected {expected card|cards}, found {found}",
    ja: "カードは {expected} 枚必要ですが、{found} 枚しかありません",
};
const TOO_MANY: Text = Text {
    en: "expected {expected card|cards}, found {found}",
    ja: "カードは {expected} 枚のはずですが、{found} 枚あります",
};
const TWICE: Text = Text { en: "{card} occurs twice", ja: "{card} が重複しています" };
const IN_HAND: Text =
    Text { en: "{card} is in your hand already", ja: "{card} はすでに手札にあります" };
const PLAYED: Text =
    Text { en: "{card} was played already", ja: "{card} はすでに出したカードです" };
const SET_ASIDE: Text = Text {
    en: "{card} was set aside and cannot be drawn",
    ja: "{card} は除外されたカードなので、引くことはありません",
};
const NO_MOVE: Text = Text {
    en: "{text} is no card with a slot, such as A10>1",
    ja: "{text} は出したカードとして読めません（例：A10>1）",
};
const WHICH_SLOT: Text = Text {
    en: "both slots take {card}: {card}>1 or {card}>2?",
    ja: "{card} はどちらのスロットにも出せます。{card}>1 か {card}>2 と入力してください",
};
const DRAW_FIRST: Text = Text {
    en: "now tell which card you drew, such as A10",
    ja: "引いたカードを入力してください（例：A10）",
};
const PLAY_FIRST: Text = Text {
    en: "now tell which card you played, such as A10>1",
    ja: "出したカードを入力してください（例：A10>1）",
};
const OVER: Text = Text { en: "the game is over", ja: "ゲームは終わっています" };
const SAVED: Text = Text { en: "line {line}: {problem}", ja: "{line} 行目：{problem}" };
const UNEXPECTED: Text = Text {
    en: "expected {expected}, found {found}",
    ja: "{expected} のはずですが、{found} とあります",
};
const MISSING: Text = Text {
    en: "expected {expected}, but the text ends here",
    ja: "{expected} のはずですが、ここで終わっています",
};
const NO_STEP: Text = Text {
    en: "{text} is neither `play` nor `draw`",
    ja: "{text} は play でも draw でもありません",
};

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
            Refusal::NoCard(text) => Reason::new(NO_CARD).with("text", Quoted(text)),
            Refusal::Count { expected, found } => {
                let text = if found < expected { TOO_FEW } else { TOO_MANY };
                Reason::new(text).with("expected", expected).with("found", found)
            }
            Refusal::Twice(card) => Reason::new(TWICE).with("card", card),
            Refusal::InHand(card) => Reason::new(IN_HAND).with("card", card),
            Refusal::Played(card) => Reason::new(PLAYED).with("card", card),
            Refusal::SetAside(card) => Reason::new(SET_ASIDE).with("card", card),
            Refusal::NoMove(text) => Reason::new(NO_MOVE).with("text", Quoted(text)),
            Refusal::WhichSlot(card) => Reason::new(WHICH_SLOT).with("card", card),
            Refusal::Illegal(reason) => reason.clone(),
            Refusal::DrawFirst => Reason::new(DRAW_FIRST),
            Refusal::PlayFirst => Reason::new(PLAY_FIRST),
            Refusal::Over => Reason::new(OVER),
            Refusal::Saved(line, problem) => {
                Reason::new(SAVED).with("line", line).with_reason("problem", problem.reason())
            }
            Refusal::Unexpected { expected, found } => match found {
                Some(found) => Reason::new(UNEXPECTED).with("found", Quoted(found)),
                None => Reason::new(MISSING),
            }
            .with("expected", Quoted(expected)),
            Refusal::NoStep(text) => Reason::new(NO_STEP).with("text", Quoted(text)),
        }
    }

    /// Returns why, in `lang`.
    pub fn get(&self, lang: Lang) -> String {
        self.reason().get(lang)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.get(Lang::En))
    }
}

impl std::error::Error for Refusal {}
