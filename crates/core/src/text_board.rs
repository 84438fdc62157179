//! Games in a terminal: drawing positions, reading input.

use crate::msg;
use crate::{Diagram, Lang, Observable, Outcome, ParseMoveError, Reason, Text};

/// The characters of a text board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Glyphs {
    /// ASCII, readable without colour, in a pipe or a file.
    #[default]
    Plain,
    /// Discs and beads as symbols; colour tells the players apart.
    Rich,
    /// The characters and axes of earlier programs of a game, for those who are used to them; plain
    /// where a game has none.
    Classic,
}

/// What to show on a text board.
#[derive(Clone, Debug)]
pub struct DrawOptions<M> {
    /// The move that led here, to be marked.
    pub last: Option<M>,
    /// Whether to mark where a move is possible.
    pub show_legal: bool,
    /// The characters to use.
    pub glyphs: Glyphs,
    /// The language of captions.
    pub lang: Lang,
}

impl<M> Default for DrawOptions<M> {
    fn default() -> Self {
        DrawOptions { last: None, show_legal: true, glyphs: Glyphs::Plain, lang: Lang::EN }
    }
}

/// Parsed input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typed<M> {
    /// A move, legal or not.
    Move(M),
    /// The beginning of a move.
    Choice {
        /// The question which one is meant.
        prompt: Text,
        /// The possible answers with their moves; the first is the default.
        choices: Vec<(String, M)>,
    },
    /// The beginning of a move that is typed step by step.
    Begun {
        /// The question for the next step.
        prompt: Text,
        /// What was typed so far, to be read again with a space and the answer after it.
        so_far: String,
        /// The answer that an empty line stands for.
        default: Option<&'static str>,
    },
}

/// A game that can be played in a terminal.
pub trait TextBoard: Observable {
    /// What people may type, in one line.
    const INPUT_HELP: Text;

    /// Draws the view.
    fn draw(view: &Self::View, options: &DrawOptions<Self::Move>) -> Diagram;

    /// Reads input: the canonical move text, or another usual form.
    fn read(_view: &Self::View, text: &str) -> Result<Typed<Self::Move>, ParseMoveError> {
        text.trim().parse().map(Typed::Move)
    }

    /// Returns a text that names squares in the way in which the input `_typed` does.
    fn in_form_of(_typed: &str, text: String) -> String {
        text
    }

    /// Returns the heading under which a long list of moves has `_mv`, such as the piece that moves.
    fn heading(_mv: Self::Move) -> Option<String> {
        None
    }

    /// Returns the move that is made without asking, such as a forced pass.
    fn automatic(_view: &Self::View) -> Option<Self::Move> {
        None
    }

    /// Describes what the board does not show about a move (a pass, points).
    fn remark(_before: &Self::View, _mv: Self::Move, _after: &Self::View) -> Option<Reason> {
        None
    }

    /// Announces the result of a game that ended in `_end`, where the position says more than the
    /// outcome, such as the number of discs.
    #[must_use]
    fn announce_end(_end: &Self::View, outcome: Outcome) -> Reason {
        Self::announce(outcome)
    }

    /// Announces the result.
    fn announce(outcome: Outcome) -> Reason {
        match outcome {
            Outcome::Won { by, margin } => {
                let reason = match margin {
                    Some(margin) => Reason::new(msg("text-board-wins-by")).with("margin", margin),
                    None => Reason::new(msg("text-board-wins")),
                };
                reason.with_text("player", Self::INFO.seats[by.index()])
            }
            Outcome::Drawn => Reason::new(msg("text-board-draw")),
            Outcome::Scored { score, bonus } => {
                Reason::new(msg("text-board-scored")).with("score", score).with("bonus", bonus)
            }
        }
    }
}
