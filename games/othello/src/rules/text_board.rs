//! The board as people see it in a terminal.

use crate::msg;
use sakiyomi_core::{
    Diagram, DrawOptions, Glyphs, Outcome, ParseMoveError, Reason, Seat, State, Text, TextBoard,
    Tone, Typed,
};

use super::{Move, Othello, Square};

impl TextBoard for Othello {
    const INPUT_HELP: Text = msg("text-board-input-help");

    fn draw(view: &Othello, options: &DrawOptions<Move>) -> Diagram {
        let (black, white) = view.colours();
        let legal = if options.show_legal { view.board.mobility() } else { 0 };
        let last = match options.last {
            Some(Move::Place(square)) => square.bit(),
            _ => 0,
        };
        let (first, second, target, empty) = match options.glyphs {
            Glyphs::Plain => ("@", "O", "*", "."),
            Glyphs::Classic => ("@", "O", ".", "."),
            Glyphs::Rich => ("●", "○", "+", "·"),
        };
        let mut diagram = Diagram::default();
        diagram.put("   a b c d e f g h", Tone::Label).end_line();
        for y in 0..8 {
            diagram.put(format!("{} ", y + 1), Tone::Label);
            let row = (0..8).map(|x| {
                let bit = Square::new(x, y).map_or(0, Square::bit);
                if black & bit != 0 {
                    (first, if last & bit != 0 { Tone::FirstLast } else { Tone::First })
                } else if white & bit != 0 {
                    (second, if last & bit != 0 { Tone::SecondLast } else { Tone::Second })
                } else if legal & bit != 0 {
                    (target, Tone::Legal)
                } else {
                    (empty, Tone::Faint)
                }
            });
            diagram.put_row(row, options.glyphs);
            match y {
                3 => caption(&mut diagram, view, Seat::First, first, options),
                4 => caption(&mut diagram, view, Seat::Second, second, options),
                _ => {}
            }
            diagram.end_line();
        }
        diagram
    }

    fn read(_view: &Othello, text: &str) -> Result<Typed<Move>, ParseMoveError> {
        let text = text.trim().to_ascii_lowercase();
        match text.as_str() {
            "pass" | "p" => Ok(Typed::Move(Move::Pass)),
            text => text.parse().map(Typed::Move),
        }
    }

    fn automatic(view: &Othello) -> Option<Move> {
        view.must_pass().then_some(Move::Pass)
    }

    fn remark(before: &Othello, mv: Move, _after: &Othello) -> Option<Reason> {
        let player = Self::INFO.seats[before.to_move.index()];
        (mv == Move::Pass)
            .then(|| Reason::new(msg("text-board-passed")).with_text("player", player))
    }

    fn announce_end(end: &Othello, outcome: Outcome) -> Reason {
        let Outcome::Won { by, .. } = outcome else { return Othello::announce(outcome) };
        let (black, white) = end.discs();
        Reason::new(msg("text-board-won"))
            .with_text("player", Self::INFO.seats[by.index()])
            .with("more", black.max(white))
            .with("fewer", black.min(white))
    }
}

fn caption(
    diagram: &mut Diagram,
    view: &Othello,
    seat: Seat,
    glyph: &str,
    options: &DrawOptions<Move>,
) {
    let (black, white) = view.discs();
    let count = [black, white][seat.index()];
    let name = Othello::INFO.seat_name(seat, options.lang);
    let tone = if view.to_move == seat { Tone::Strong } else { Tone::Plain };
    diagram.put(format!("   {glyph} {name} {count}"), tone);
}
