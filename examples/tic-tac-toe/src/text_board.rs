//! The board as people see it, in a terminal and in the browser.

use crate::msg;
use sakiyomi::{Diagram, DrawOptions, Glyphs, Seat, Span, State, Text, TextBoard, Tone};

use crate::{Square, TicTacToe};

impl TextBoard for TicTacToe {
    const INPUT_HELP: Text = msg("text-board-input-help");

    fn draw(view: &TicTacToe, options: &DrawOptions<Square>) -> Diagram {
        let (cross, nought, empty) = match options.glyphs {
            Glyphs::Plain | Glyphs::Classic => ("X", "O", "."),
            Glyphs::Rich => ("×", "○", "·"),
        };
        let goes_on = view.outcome().is_none();
        let mut diagram = Diagram::default();
        diagram.put("   a b c", Tone::Label).end_line();
        for y in 0..3 {
            diagram.put(format!("{} ", y + 1), Tone::Label);
            let cells = (0..3).map(|x| {
                let square = Square::at((x, y));
                let is_last = options.last == Some(square);
                let owner =
                    Seat::BOTH.into_iter().find(|&seat| view.marks(seat) & square.bit() != 0);
                let (glyph, tone) = match owner {
                    Some(Seat::First) if is_last => (cross, Tone::FirstLast),
                    Some(Seat::First) => (cross, Tone::First),
                    Some(Seat::Second) if is_last => (nought, Tone::SecondLast),
                    Some(Seat::Second) => (nought, Tone::Second),
                    None if goes_on && options.show_legal => (empty, Tone::Legal),
                    None => (empty, Tone::Faint),
                };
                let mv = (owner.is_none() && goes_on).then(|| square.to_string());
                Span { text: glyph.to_owned(), tone, mv }
            });
            diagram.put_row(cells, options.glyphs).end_line();
        }
        diagram
    }
}
