//! The board as people see it in a terminal: its levels side by side, the bottom first.

use crate::msg;
use sakiyomi_core::{
    Diagram, DrawOptions, Glyphs, Lang, Outcome, ParseMoveError, Reason, Seat, State, Text,
    TextBoard, Tone, Typed,
};

use super::{Column, ScoreFour, filled_lines};

// A level is twelve characters wide in a terminal, where 段 and 目 take two each.

impl TextBoard for ScoreFour {
    const INPUT_HELP: Text = msg("text-board-input-help");

    fn draw(view: &ScoreFour, options: &DrawOptions<Column>) -> Diagram {
        let (first, second, target, empty) = match options.glyphs {
            Glyphs::Plain => ("X", "O", "*", "."),
            Glyphs::Classic => ("X", "O", ".", "."),
            Glyphs::Rich => ("●", "○", "+", "·"),
        };
        let (black, white) = view.beads();
        let marked = marked_beads(view, options.last);
        let legal = if options.show_legal && !view.won { view.board.playable() } else { 0 };
        let mut diagram = Diagram::default();
        for level in 1..=4 {
            let title = match options.glyphs {
                Glyphs::Classic => Reason::new(msg("text-board-layer")).with("layer", level - 1),
                _ => Reason::new(msg("text-board-level")).with("level", level),
            };
            diagram.put(title.get(options.lang), Tone::Label);
        }
        diagram.end_line();
        diagram.put("  a b c d   ".repeat(4), Tone::Label).end_line();
        for y in 0..4 {
            for z in 0..4 {
                diagram.put(format!("{}", y + 1), Tone::Label);
                let row = (0..4).map(|x| {
                    let bit = 1u64 << (16 * z + 4 * y + x);
                    if black & bit != 0 {
                        (first, if marked & bit != 0 { Tone::FirstLast } else { Tone::First })
                    } else if white & bit != 0 {
                        (second, if marked & bit != 0 { Tone::SecondLast } else { Tone::Second })
                    } else if legal & bit != 0 {
                        (target, Tone::Legal)
                    } else {
                        (empty, Tone::Faint)
                    }
                });
                diagram.put_row(row, options.glyphs).put("  ", Tone::Plain);
            }
            match y {
                1 => caption(&mut diagram, view, Seat::First, first, options.lang),
                2 => caption(&mut diagram, view, Seat::Second, second, options.lang),
                _ => {}
            }
            diagram.end_line();
        }
        diagram
    }

    fn read(_view: &ScoreFour, text: &str) -> Result<Typed<Column>, ParseMoveError> {
        let typed = text.trim().to_ascii_lowercase();
        typed
            .parse()
            .ok()
            .or_else(|| read_coordinates(&typed))
            .map(Typed::Move)
            .ok_or_else(|| ParseMoveError::new(text, msg("text-board-no-move")))
    }
}

/// Returns the beads to notice: the winning line, or the last bead while there is none.
fn marked_beads(view: &ScoreFour, last: Option<Column>) -> u64 {
    if view.won {
        return filled_lines(view.board.opponent);
    }
    let Some(column) = last else { return 0 };
    // The bead that was dropped last lies under the landing cell, or on top of a full column.
    match view.board.landing(column.index()) {
        0 => 1 << (48 + column.index()),
        landing => landing >> 16,
    }
}

/// Reads the form of contest programs: x and y counted from 0, with a comma between them.
fn read_coordinates(text: &str) -> Option<Column> {
    let digit = |text: &str| match *text.trim().as_bytes() {
        [digit @ b'0'..=b'3'] => Some(digit - b'0'),
        _ => None,
    };
    let (x, y) = text.split_once(',')?;
    Column::new(digit(x)?, digit(y)?)
}

/// Writes a player's bead count beside the board, and whether the player is to move or has won.
fn caption(diagram: &mut Diagram, view: &ScoreFour, seat: Seat, glyph: &str, lang: Lang) {
    let (black, white) = view.beads();
    let count = [black, white][seat.index()].count_ones();
    let name = ScoreFour::INFO.seat_name(seat, lang);
    let (remark, tone) = match view.outcome() {
        None if view.to_move() == seat => (msg("text-board-to-move").get(lang), Tone::Strong),
        Some(Outcome::Won { by, .. }) if by == seat => {
            (msg("text-board-won").get(lang), Tone::Strong)
        }
        _ => ("", Tone::Plain),
    };
    diagram.put(format!("{glyph} {name} {count}{remark}"), tone);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(columns: &str) -> ScoreFour {
        let mut state = ScoreFour::start();
        for column in columns.split(' ') {
            state.play(column.parse().unwrap()).unwrap();
        }
        state
    }

    fn spans(diagram: &Diagram, tone: Tone) -> usize {
        diagram.lines().iter().flatten().filter(|span| span.tone == tone).count()
    }

    #[test]
    fn levels_stand_side_by_side_from_the_bottom() {
        let diagram = ScoreFour::draw(&after("b3 b3 d1"), &DrawOptions::default());
        let expected = "  level 1     level 2     level 3     level 4
  a b c d     a b c d     a b c d     a b c d
1 * * * X   1 . . . *   1 . . . .   1 . . . .
2 * * * *   2 . . . .   2 . . . .   2 . . . .   X Black 2
3 * X * *   3 . O . .   3 . * . .   3 . . . .   O White 1 (to move)
4 * * * *   4 . . . .   4 . . . .   4 . . . .
";
        assert_eq!(diagram.to_plain(), expected);
    }

    #[test]
    fn classic_layers_count_from_0_and_mark_no_moves() {
        let options = DrawOptions { glyphs: Glyphs::Classic, ..DrawOptions::default() };
        let text = ScoreFour::draw(&after("b3 b3 d1"), &options).to_plain();
        assert!(text.starts_with("  layer 0     layer 1     layer 2     layer 3"), "{text}");
        assert!(text.contains("3 . X . .   3 . O . ."), "{text}");
        assert!(!text.contains('*'), "{text}");
    }

    #[test]
    fn the_picture_speaks_japanese() {
        let options =
            DrawOptions { lang: Lang::JA, glyphs: Glyphs::Rich, ..DrawOptions::default() };
        let text = ScoreFour::draw(&after("a1"), &options).to_plain();
        assert!(text.starts_with("  1段目       2段目 "), "{text}");
        assert!(text.contains("○ 白 0（手番）"), "{text}");
    }

    #[test]
    fn the_winning_line_is_bracketed_without_colour() {
        let text =
            ScoreFour::draw(&after("a1 a2 b1 b2 c1 c2 d1"), &DrawOptions::default()).to_plain();
        assert!(text.contains("1[X X X X]  1 . . . ."), "{text}");
    }

    #[test]
    fn the_last_bead_is_marked_on_its_level() {
        let state = after("b3 b3 b3 b3");
        let options = DrawOptions { last: "b3".parse().ok(), ..DrawOptions::default() };
        let diagram = ScoreFour::draw(&state, &options);
        assert_eq!((spans(&diagram, Tone::FirstLast), spans(&diagram, Tone::SecondLast)), (0, 1));
        assert_eq!(marked_beads(&state, options.last), 1 << (48 + 9));
        assert_eq!(marked_beads(&after("b3 b3"), options.last), 1 << (16 + 9));
        assert_eq!(marked_beads(&state, "a1".parse().ok()), 0);
    }

    #[test]
    fn the_winning_line_is_marked() {
        let diagram = ScoreFour::draw(&after("a1 a2 b1 b2 c1 c2 d1"), &DrawOptions::default());
        assert_eq!((spans(&diagram, Tone::FirstLast), spans(&diagram, Tone::SecondLast)), (4, 0));
        assert_eq!(spans(&diagram, Tone::Legal), 0);
        assert!(diagram.to_plain().contains("X Black 4 (won)"));
    }

    #[test]
    fn people_may_type_columns_or_coordinates() {
        let read = |text: &str| ScoreFour::read(&ScoreFour::start(), text);
        let b3 = Ok(Typed::Move("b3".parse().unwrap()));
        for text in ["b3", "B3", " b3\n", "1,2", "1, 2"] {
            assert_eq!(read(text), b3, "{text:?}");
        }
        for text in ["", "b5", "e1", "3b", "1,4", "1,-1", "1,2,3", "12", ",", "１,２"] {
            assert!(read(text).is_err(), "{text:?}");
        }
        assert_eq!(
            read("4,0").unwrap_err().to_string(),
            "\"4,0\": expected a column a1 to d4, or x,y from 0,0 to 3,3"
        );
    }
}
