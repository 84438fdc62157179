//! The board as people see it in a terminal.
//!
//! Each square shows its piece and beside it the tile under it: `1■` is a piece of player 1 that
//! moves diagonally. Marks that need no colour stand around them: brackets where the last move came
//! from and went to, a plus at the tile it placed, a star at each piece that can move.
//!
//! The classic board has brackets around every piece instead, and axes that count from 0 at the top
//! left, with the usual names of files and ranks beside them.

use crate::msg;
use sakiyomi_core::{
    Diagram, DrawOptions, Glyphs, MoveList, ParseMoveError, Seat, State, Text, TextBoard, Tone,
    Typed,
};

use super::{Board, Contrast, Move, Placement, Square, Tile};

impl TextBoard for Contrast {
    const INPUT_HELP: Text = msg("text-board-input-help");

    fn draw(view: &Contrast, options: &DrawOptions<Move>) -> Diagram {
        let movable = if options.show_legal { places_of_moves(view) } else { 0 };
        let mut diagram = Diagram::default();
        let classic = options.glyphs == Glyphs::Classic;
        let files = if classic { "     0/a 1/b 2/c 3/d 4/e" } else { "   a   b   c   d   e" };
        diagram.put(files, Tone::Label).end_line();
        for y in 0..5 {
            let rank = if classic { format!("{y}/{} ", 5 - y) } else { format!("{} ", 5 - y) };
            diagram.put(rank, Tone::Label);
            for square in (0..5).filter_map(|x| Square::new(x, y)) {
                let can_move = movable & square.bit() != 0;
                if classic {
                    draw_classic_square(&mut diagram, view.board(), square, options.last);
                } else {
                    draw_square(&mut diagram, view.board(), (square, can_move), options);
                }
            }
            match y {
                0 => caption(&mut diagram, view, Seat::Second, options),
                4 => caption(&mut diagram, view, Seat::First, options),
                _ => {}
            }
            diagram.end_line();
        }
        diagram
    }

    fn heading(mv: Move) -> Option<String> {
        Some(mv.from.to_string())
    }

    fn read(view: &Contrast, text: &str) -> Result<Typed<Move>, ParseMoveError> {
        let text = text.trim().to_ascii_lowercase();
        match read_steps(view, &text) {
            Some(typed) => Ok(typed),
            None => text.parse().map(Typed::Move),
        }
    }

    fn in_form_of(typed: &str, text: String) -> String {
        if typed.contains(',') { with_columns_and_rows(&text) } else { text }
    }
}

/// Reads a move in the steps of earlier programs: the piece, its target, the tile (0 none, 1 black,
/// 2 gray) and its square, with squares as `x,y` counted from 0 at the top left. A tile may also be
/// named with its square, as `c3g`.
fn read_steps(view: &Contrast, text: &str) -> Option<Typed<Move>> {
    let text = text.replace("->", " ").replace('→', " ");
    let words: Vec<&str> = text.split_whitespace().collect();
    let begun = |prompt, default| Typed::Begun { prompt, so_far: words.join(" "), default };
    let (&first, rest) = words.split_first()?;
    let from = read_column_and_row(first)?;
    let Some((&second, rest)) = rest.split_first() else {
        let is_own = view.board().pieces(view.to_move()) & from.bit() != 0;
        // The referee says why another square is none to move from.
        let nowhere = Typed::Move(Move { from, to: from, placed: None });
        return Some(if is_own { begun(msg("text-board-which-target"), None) } else { nowhere });
    };
    let to = read_column_and_row(second)?;
    let mv = |placed| Typed::Move(Move { from, to, placed });
    Some(match *rest {
        [] => {
            let mut moves = MoveList::new();
            view.legal_moves(&mut moves);
            moves.retain(|mv| (mv.from, mv.to) == (from, to));
            // Without tiles there is nothing to ask; where the piece cannot go the referee says why.
            match moves.len() {
                0 | 1 => mv(None),
                _ => begun(msg("text-board-which-tile"), Some("0")),
            }
        }
        ["0" | "-"] => mv(None),
        [tile @ ("1" | "2")] => {
            let tile = read_tile(tile)?;
            match view.board().stock(view.to_move(), tile) {
                0 => mv(Some(Placement { tile, square: from })),
                _ => begun(msg("text-board-which-square"), None),
            }
        }
        [tile, square] => {
            let square = read_column_and_row(square)?;
            mv(Some(Placement { tile: read_tile(tile)?, square }))
        }
        [placed] => Typed::Move(format!("{from}{to}+{placed}").parse().ok()?),
        _ => return None,
    })
}

fn read_tile(text: &str) -> Option<Tile> {
    match text {
        "1" => Some(Tile::Black),
        "2" => Some(Tile::Gray),
        _ => None,
    }
}

/// Reads `x,y`, counted from 0 at the top left.
fn read_column_and_row(text: &str) -> Option<Square> {
    let (x, y) = text.split_once(',')?;
    Square::new(x.parse().ok()?, y.parse().ok()?)
}

/// Writes every square in a text as `x,y`.
fn with_columns_and_rows(text: &str) -> String {
    let mut out = String::new();
    for part in text.split_inclusive(|c: char| !c.is_ascii_alphanumeric()) {
        let word = part.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
        let square = match *word.as_bytes() {
            [file, rank] => Square::from_text(file, rank),
            _ => None,
        };
        match square.map(Square::xy) {
            Some((x, y)) => out += &format!("{x},{y}{}", &part[word.len()..]),
            None => out += part,
        }
    }
    out
}

/// Returns the pieces that have a legal move, and the squares that they can go to.
fn places_of_moves(view: &Contrast) -> u32 {
    if view.outcome().is_some() {
        return 0;
    }
    let board = view.board();
    Square::all_of(board.pieces(view.to_move()))
        .map(|square| (square, board.destinations(square)))
        .filter(|(_, destinations)| *destinations != 0)
        .fold(0, |places, (square, destinations)| places | square.bit() | destinations)
}

fn draw_square(
    diagram: &mut Diagram,
    board: &Board,
    (square, can_move): (Square, bool),
    options: &DrawOptions<Move>,
) {
    let seat = Seat::BOTH.into_iter().find(|&seat| board.pieces(seat) & square.bit() != 0);
    let is_last = options.last.is_some_and(|mv| mv.from == square || mv.to == square);
    let is_placed =
        options.last.and_then(|mv| mv.placed).is_some_and(|placed| placed.square == square);
    let (before, after) = match (is_last, is_placed, can_move) {
        (true, _, _) => ("[", "]"),
        (false, true, _) => (" ", "+"),
        (false, false, true) if seat.is_some() => ("*", " "),
        (false, false, _) => (" ", " "),
    };
    let tone = match seat {
        Some(Seat::First) if is_last => Tone::FirstLast,
        Some(Seat::Second) if is_last => Tone::SecondLast,
        Some(Seat::First) => Tone::First,
        Some(Seat::Second) => Tone::Second,
        None if can_move => Tone::Legal,
        None => Tone::Faint,
    };
    // A tile is never painted: turned over, a black one would look white.
    let mark_tone = if is_last || is_placed { Tone::Strong } else { Tone::Legal };
    diagram.put(before, mark_tone);
    let empty = if can_move { "*" } else { "." };
    diagram.put(seat.map_or(empty, |seat| piece_glyph(seat, options.glyphs)), tone);
    diagram.put(tile_glyph(board, square), Tone::Plain);
    diagram.put(after, mark_tone);
}

/// Draws a piece with its tile as `[1□]`, and an empty square as its tile.
fn draw_classic_square(diagram: &mut Diagram, board: &Board, square: Square, last: Option<Move>) {
    let seat = Seat::BOTH.into_iter().find(|&seat| board.pieces(seat) & square.bit() != 0);
    let is_last = last.is_some_and(|mv| mv.to == square);
    let (piece, tone, after) = match seat {
        Some(Seat::First) => ("[1", if is_last { Tone::FirstLast } else { Tone::First }, "]"),
        Some(Seat::Second) => ("[2", if is_last { Tone::SecondLast } else { Tone::Second }, "]"),
        None => ("  ", Tone::Plain, " "),
    };
    diagram.put(piece, tone).put(tile_glyph(board, square), Tone::Plain).put(after, tone);
}

const fn piece_glyph(seat: Seat, glyphs: Glyphs) -> &'static str {
    match (seat, glyphs) {
        (Seat::First, Glyphs::Plain | Glyphs::Classic) => "1",
        (Seat::Second, Glyphs::Plain | Glyphs::Classic) => "2",
        (Seat::First, Glyphs::Rich) => "●",
        (Seat::Second, Glyphs::Rich) => "▲",
    }
}

const BLACK: &str = "■";
const GRAY: &str = "▦";

const fn tile_glyph(board: &Board, square: Square) -> &'static str {
    if board.tiles(Tile::Black) & square.bit() != 0 {
        BLACK
    } else if board.tiles(Tile::Gray) & square.bit() != 0 {
        GRAY
    } else {
        "□"
    }
}

/// Writes a player's stock beside the own home row.
fn caption(diagram: &mut Diagram, view: &Contrast, seat: Seat, options: &DrawOptions<Move>) {
    let name = Contrast::INFO.seat_name(seat, options.lang);
    let glyph = piece_glyph(seat, options.glyphs);
    let [black, gray] = Tile::BOTH.map(|tile| view.board().stock(seat, tile));
    let tone = if view.to_move() == seat { Tone::Strong } else { Tone::Plain };
    diagram.put(format!("   {glyph} {name}  {BLACK}{black} {GRAY}{gray}"), tone);
}

#[cfg(test)]
mod tests {
    use super::*;
    use sakiyomi_core::Lang;

    fn mv(text: &str) -> Move {
        text.parse().unwrap()
    }

    #[test]
    fn the_picture_shows_pieces_tiles_stocks_and_the_last_move() {
        let mut state = Contrast::start();
        state.play(mv("b1b2+c3g")).unwrap();
        let options = DrawOptions { last: Some(mv("b1b2+c3g")), ..DrawOptions::default() };
        let picture = [
            "   a   b   c   d   e",
            "5 *2□ *2□ *2□ *2□ *2□    2 Player 2  ■3 ▦1",
            "4  *□  *□  *□  *□  *□",
            "3  .□  .□  .▦+ .□  .□",
            "2  .□ [1□] .□  .□  .□",
            "1  1□ [.□] 1□  1□  1□    1 Player 1  ■3 ▦0",
            "",
        ];
        assert_eq!(Contrast::draw(&state, &options).to_plain(), picture.join("\n"));
        let options =
            DrawOptions { show_legal: false, glyphs: Glyphs::Rich, lang: Lang::JA, ..options };
        let rich = Contrast::draw(&state, &options).to_plain();
        assert!(rich.contains("5  ▲□  ▲□  ▲□  ▲□  ▲□    ▲ 後手  ■3 ▦1"), "{rich}");
        assert!(rich.contains("[●□]"), "{rich}");
    }

    #[test]
    fn the_classic_picture_counts_from_0_and_names_the_squares_too() {
        let mut state = Contrast::start();
        state.play(mv("b1b2+c3g")).unwrap();
        let options = DrawOptions { glyphs: Glyphs::Classic, ..DrawOptions::default() };
        let picture = [
            "     0/a 1/b 2/c 3/d 4/e",
            "0/5 [2□][2□][2□][2□][2□]   2 Player 2  ■3 ▦1",
            "1/4   □   □   □   □   □",
            "2/3   □   □   ▦   □   □",
            "3/2   □ [1□]  □   □   □",
            "4/1 [1□]  □ [1□][1□][1□]   1 Player 1  ■3 ▦0",
            "",
        ];
        assert_eq!(Contrast::draw(&state, &options).to_plain(), picture.join("\n"));
    }

    #[test]
    fn the_terminal_takes_both_forms_of_a_move() {
        let start = Contrast::start();
        let read = |text: &str| Contrast::read(&start, text);
        assert_eq!(read(" B1B2+C3G "), Ok(Typed::Move(mv("b1b2+c3g"))));
        for text in ["2,4 2,3", "2,4 → 2,3", "2,4→2,3", "2,4->2,3"] {
            let Ok(Typed::Begun { so_far, default, .. }) = read(text) else {
                panic!("{text} asks for a tile");
            };
            assert_eq!((so_far.as_str(), default), ("2,4 2,3", Some("0")));
        }
        for (text, typed) in [
            ("2,4 2,3 0", "c1c2"),
            ("2,4 2,3 -", "c1c2"),
            ("2,4 2,3 1 2,2", "c1c2+c3b"),
            ("2,4 2,3 2 2,2", "c1c2+c3g"),
            ("2,4 2,3 c3g", "c1c2+c3g"),
            ("2,0", "c5c5"),
        ] {
            assert_eq!(read(text), Ok(Typed::Move(mv(typed))), "{text}");
        }
        for text in ["2,4", "2,4 2,3 1"] {
            assert!(matches!(read(text), Ok(Typed::Begun { default: None, .. })), "{text}");
        }
        let said = "c3 is occupied; b1b2 is not".to_owned();
        assert_eq!(Contrast::in_form_of("c1c3", said.clone()), said);
        assert_eq!(Contrast::in_form_of("2,4", said), "2,2 is occupied; b1b2 is not");
        assert_eq!(Contrast::in_form_of("2,4", "c3 の駒".to_owned()), "2,2 の駒");

        assert_eq!(read("2,4 2,2"), Ok(Typed::Move(mv("c1c3"))), "the referee says why not");
        let text = "22222/...../...../...../11111 bbbbb/g...g/...../...../....b 00-00 1";
        let state: Contrast = text.parse().unwrap();
        assert_eq!(Contrast::read(&state, "2,4  2,3"), Ok(Typed::Move(mv("c1c2"))));
        for text in ["", "2,4 2,5", "2,4 2", "2 4 2 3", "5,0 4,0", "c1", "2,4 2,3 3", "2,4 2,3 1 9"]
        {
            assert!(read(text).is_err(), "{text:?}");
        }
    }
}
