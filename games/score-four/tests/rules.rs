//! Score Four's rules against known numbers and games.

use std::collections::{HashMap, HashSet};

use proptest::prelude::*;
use sakiyomi_core::{
    Dihedral, MoveList, Outcome, Rng, Seat, State, closure, contract, mix64, perft,
};
use sakiyomi_score_four::{
    Board, Column, LINES, ScoreFour, SetupError, columns_of, completing_cells, filled_lines,
};

fn position(text: &str) -> ScoreFour {
    text.parse().expect("a test position is well formed")
}

/// Plays columns from the empty board.
fn after(columns: &str) -> ScoreFour {
    let mut state = ScoreFour::start();
    for column in columns.split_whitespace() {
        let mv = column.parse().expect("a test names columns");
        state.play(mv).expect("a test plays legal moves");
    }
    state
}

fn moves(state: &ScoreFour) -> String {
    let mut moves = MoveList::new();
    state.legal_moves(&mut moves);
    moves.iter().map(|mv| format!("{mv} ")).collect::<String>().trim_end().to_owned()
}

#[test]
fn the_game_contract_holds() {
    contract::check_game::<ScoreFour>(1, 50);
}

#[test]
fn black_begins_on_an_empty_board_of_sixteen_columns() {
    let start = ScoreFour::start();
    let text = "................/................/................/................";
    assert_eq!(start.to_string(), text);
    assert_eq!(position(text), start);
    assert_eq!(start.to_move(), Seat::First);
    assert_eq!(moves(&start), "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4");
}

#[test]
fn a_bead_lands_on_the_lowest_free_level() {
    let state = after("b3 b3 b3 c1 b3");
    let text = "..O......X....../.........O....../.........X....../.........X......";
    assert_eq!(state.to_string(), text);
    assert_eq!(position(text), state);
}

#[test]
fn a_column_is_named_by_x_and_y_and_a_cell_is_16z_4y_x() {
    for (text, x, y) in [("a1", 0, 0), ("d1", 3, 0), ("b3", 1, 2), ("a4", 0, 3), ("d4", 3, 3)] {
        let column: Column = text.parse().unwrap();
        assert_eq!(column.xy(), (x, y));
        assert_eq!(column.to_string(), text);
        assert_eq!(Column::new(x, y), Some(column));
        let tower = after(&format!("{text} {text} {text} {text}"));
        let cell = |z: u8| 1u64 << (16 * z + 4 * y + x);
        assert_eq!(tower.beads(), (cell(0) | cell(2), cell(1) | cell(3)));
    }
    assert_eq!((Column::new(4, 0), Column::new(0, 4)), (None, None));
}

#[test]
fn the_side_to_move_follows_from_the_count() {
    let mut state = ScoreFour::start();
    for (column, seat) in [("a1", Seat::First), ("a1", Seat::Second), ("c2", Seat::First)] {
        assert_eq!(state.to_move(), seat);
        assert_eq!(position(&state.to_string()).to_move(), seat);
        state.play(column.parse().unwrap()).unwrap();
    }
}

#[test]
fn four_in_a_row_a_tower_or_a_diagonal_win_for_either_player() {
    for (columns, by) in [
        ("a1 a2 b1 b2 c1 c2 d1", Seat::First),
        ("a1 b1 a2 b2 a3 b3 a4", Seat::First),
        ("a1 b1 a1 b1 a1 b1 a1", Seat::First),
        ("a1 b1 b2 c1 c3 d1 d4", Seat::First),
        ("a4 a1 a3 a1 b4 a1 b3 a1", Seat::Second),
        ("b1 a1 c1 b1 c1 d1 d1 c1 d1 d1", Seat::Second),
    ] {
        let state = after(columns);
        assert_eq!(state.outcome(), Some(Outcome::Won { by, margin: None }), "{columns}");
    }
}

#[test]
fn a_game_can_be_won_on_each_of_the_76_lines() {
    let mut rng = Rng::seeded(76);
    let mut won: HashSet<(u64, Seat)> = HashSet::new();
    while won.len() < 2 * LINES.len() {
        let mut state = ScoreFour::start();
        while let Some(mv) = state.random_move(&mut rng, &mut MoveList::new()) {
            state.apply(mv);
        }
        if let Some(Outcome::Won { by, .. }) = state.outcome() {
            let (first, second) = state.beads();
            let beads = [first, second][by.index()];
            won.extend(LINES.iter().filter(|&line| beads & line == *line).map(|&line| (line, by)));
        }
    }
}

#[test]
fn three_in_a_line_or_a_line_of_both_colours_do_not_win() {
    assert_eq!(after("a1 a2 b1 b2 c1").outcome(), None);
    assert_eq!(after("a1 d1 b1 a2 c1").outcome(), None);
    // Four neighbours that turn a corner, and four that run over the edge into the next row.
    assert_eq!(after("b1 a4 c1 b4 d1 c3 a2").outcome(), None);
}

#[test]
fn a_won_game_has_no_moves() {
    let mut state = after("a1 a2 b1 b2 c1 c2 d1");
    assert_eq!(moves(&state), "");
    assert_eq!(state.move_count(), 0);
    assert_eq!(state.random_move(&mut Rng::seeded(1), &mut MoveList::new()), None);
    let error = state.play("d2".parse().unwrap()).unwrap_err();
    assert_eq!(error.to_string(), "d2 is illegal: the game is over");
}

#[test]
fn a_full_board_without_a_line_is_a_draw() {
    let text = "OOOXXOOXOXXOOXXO/XOOXOOXOXXOXOXXX/OXXOXXOOXOXXXOOX/XOOOOXXXXOXOOXOO";
    let state = position(text);
    assert_eq!(state.plies(), 64);
    assert_eq!(state.outcome(), Some(Outcome::Drawn));
    assert_eq!(moves(&state), "");

    let mut before = position(&text[..66].chars().chain(['.']).collect::<String>());
    assert_eq!(before.outcome(), None);
    assert_eq!(moves(&before), "d4");
    before.play("d4".parse().unwrap()).unwrap();
    assert_eq!(before, state);
}

#[test]
fn a_full_board_can_be_won_by_the_last_bead() {
    let mut state = position("XXOOOXXOOXOXOOXX/XOXXXXXOXOOOOXXO/OXOOOXOOOOXXXOXO/XXX.XOOXXXOXOXOO");
    assert_eq!(moves(&state), "d1");
    state.play("d1".parse().unwrap()).unwrap();
    assert_eq!(state.plies(), 64);
    assert_eq!(state.outcome(), Some(Outcome::Won { by: Seat::Second, margin: None }));
}

#[test]
fn a_full_column_takes_no_more_beads() {
    let mut state = after("b3 b3 b3 b3");
    assert_eq!(moves(&state), "a1 b1 c1 d1 a2 b2 c2 d2 a3 c3 d3 a4 b4 c4 d4");
    let error = state.play("b3".parse().unwrap()).unwrap_err();
    assert_eq!(error.to_string(), "b3 is illegal: column b3 is full");
}

#[test]
fn malformed_moves_are_refused() {
    for text in ["", "a", "a0", "a5", "e1", "A1", "a1 ", "a11", "1,2", "ａ１"] {
        let error = text.parse::<Column>().unwrap_err();
        assert_eq!(error.problem().to_string(), "expected a column a1 to d4", "{text:?}");
    }
}

fn error(text: &str) -> String {
    text.parse::<ScoreFour>().expect_err("the position is impossible").to_string()
}

#[test]
fn malformed_positions_say_what_and_where() {
    let start = ScoreFour::start().to_string();
    assert_eq!(
        error(&start.replacen("...", ".x.", 1)),
        "position, character 2: expected X, O or ., found 'x'"
    );
    assert_eq!(
        error(&start.replacen('/', ".", 1)),
        "position, character 17: expected / after 16 cells, found '.'"
    );
    assert_eq!(
        error(&start.replacen("./.", "/..", 1)),
        "position, character 16: expected X, O or ., found '/'"
    );
    assert_eq!(
        error(&start[..66]),
        "position: expected four levels of 16 cells with / between them, found 66 characters"
    );
    assert_eq!(
        error(""),
        "position: expected four levels of 16 cells with / between them, found 0 characters"
    );
    assert_eq!(error(&format!("{start} ")), "position, character 68: expected the end, found ' '");
}

#[test]
fn a_floating_bead_is_named() {
    assert_eq!(
        error("X.............../.........O....../................/................"),
        "position, character 27: the bead in b3 on level 2 has none below it"
    );
    assert_eq!(
        error("X.............../O.............../................/X..............."),
        "position, character 52: the bead in a1 on level 4 has none below it"
    );
}

#[test]
fn black_has_as_many_beads_as_white_or_one_more() {
    assert_eq!(
        error("O.............../................/................/................"),
        "position: X has 0 beads and O has 1; X has as many as O, or one more"
    );
    assert_eq!(
        error("XX............../................/................/................"),
        "position: X has 2 beads and O has 0; X has as many as O, or one more"
    );
}

#[test]
fn a_finished_position_has_one_line_and_its_owner_moved_last() {
    let level = |bottom: &str, second: &str| {
        format!("{bottom:.<16}/{second:.<16}/................/................")
    };
    assert!(position(&level("XXXXOOO", "")).is_won());
    assert!(position(&level("OOOOXXX.X", "")).is_won());
    assert_eq!(
        error(&level("XXXXOOO.O", "")),
        "position: X has four in a line, but O made the last move"
    );
    assert_eq!(
        error(&level("OOOOXXX.XX", "")),
        "position: O has four in a line, but X made the last move"
    );
    assert_eq!(
        error(&level("XXXXOOOO", "")),
        "position: X has four in a line, but O made the last move"
    );
    assert_eq!(
        error(&level("XXXXOOOOX", "")),
        "position: O has four in a line, but X made the last move"
    );
}

#[test]
fn the_last_bead_lies_on_top_and_on_every_line() {
    let level = |bottom: &str, second: &str| {
        format!("{bottom:.<16}/{second:.<16}/................/................")
    };
    let problem = "position: X has four in a line that no last bead can have completed";
    // Two lines that share no bead, and a line under four beads.
    assert_eq!(error(&level("XXXXOOO.XXXXOOO", "O")), problem);
    assert_eq!(error(&level("XXXXXOO", "OXOO")), problem);
    // Two lines through one bead, and a line with one bead free.
    assert!(position(&level("XXXXXOO.XOO.XOO", "")).is_won());
    assert!(position(&level("XXXX", "OOO")).is_won());
}

#[test]
fn a_cell_holds_one_bead() {
    let error = ScoreFour::from_beads(0b111, 0b110).unwrap_err();
    assert!(matches!(error, SetupError::Shared(_)));
    assert_eq!(error.to_string(), "b1 on level 1 holds a bead of both players");
}

#[test]
fn perft_counts_are_the_known_ones() {
    for (depth, known) in (1..=7).zip(KNOWN) {
        assert_eq!(perft(&ScoreFour::start(), depth).sequences, known.sequences, "depth {depth}");
    }
}

#[test]
fn distinct_positions_by_key_are_the_known_ones() {
    // Positions with equal keys are one, weighted with the ways to reach them.
    let mut level = HashMap::from([(0, (ScoreFour::start(), 1u64))]);
    let mut moves = MoveList::new();
    for known in KNOWN.iter().take(6) {
        let (mut sequences, mut won) = (0, 0);
        let mut next: HashMap<u64, (ScoreFour, u64)> = HashMap::new();
        for (state, ways) in level.values() {
            state.legal_moves(&mut moves);
            for &mv in &moves {
                let mut child = *state;
                child.apply(mv);
                sequences += ways;
                match child.outcome() {
                    Some(_) => won += ways,
                    None => next.entry(child.key()).or_insert((child, 0)).1 += ways,
                }
            }
        }
        assert_eq!(
            (sequences, won, next.len() as u64),
            (known.sequences, known.won, known.ongoing)
        );
        level = next;
    }
}

#[test]
fn counts_up_to_symmetry_are_the_known_ones() {
    let symmetries: [Dihedral; 8] = closure().try_into().unwrap();
    let mut classes = vec![(Board::default(), 1)];
    for (ply, known) in (1..).zip(KNOWN) {
        let (counts, next) = count_ply(&symmetries, &classes, ply < KNOWN.len());
        assert_eq!(counts, known, "ply {ply}");
        classes = next;
    }
}

/// The counts of one ply. A sequence ends at the ply that completes a line, and counts there only.
#[derive(PartialEq, Eq, Debug)]
struct Ply {
    sequences: u64,
    /// Sequences that end at this ply.
    won: u64,
    /// Different positions in which the game goes on.
    ongoing: u64,
    /// The same, where turned and mirrored positions count once.
    classes: u64,
}

const fn ply(sequences: u64, won: u64, ongoing: u64, classes: u64) -> Ply {
    Ply { sequences, won, ongoing, classes }
}

/// From the rules page of the project, where two independent programs agree.
const KNOWN: [Ply; 9] = [
    ply(16, 0, 16, 3),
    ply(256, 0, 256, 36),
    ply(4_096, 0, 2_416, 321),
    ply(65_536, 0, 22_576, 2_925),
    ply(1_048_560, 0, 153_200, 19_421),
    ply(16_775_760, 0, 1_063_520, 133_834),
    ply(268_358_160, 709_200, 5_850_800, 733_977),
    ply(4_280_547_600, 8_651_424, 33_003_096, 4_133_509),
    ply(68_295_277_776, 528_541_536, 154_623_296, 19_347_053),
];

/// A canonical board of one ply, and the number of sequences that lead to it or to one of its images.
type Class = (Board, u64);

/// Plays every move in every class. Returns the counts, and the next classes if they are wanted.
///
/// Each class stands for all its images, so that the ways to reach them are
/// counted together. The last ply has 66 million moves: only a hash of the
/// canonical board is kept of each, in 8 bytes. Two of 19 million boards share
/// a hash with probability 1e-4, and hashes do not change from run to run.
fn count_ply(symmetries: &[Dihedral; 8], classes: &[Class], wanted: bool) -> (Ply, Vec<Class>) {
    let mut counts = ply(0, 0, 0, 0);
    let mut next: Vec<Class> = Vec::new();
    let mut hashes: Vec<u64> = Vec::with_capacity(if wanted { 0 } else { 16 * classes.len() });
    for &(board, ways) in classes {
        let completing = completing_cells(board.own);
        let mut cells = board.playable();
        while cells != 0 {
            let cell = cells & cells.wrapping_neg();
            cells ^= cell;
            counts.sequences += ways;
            if completing & cell != 0 {
                counts.won += ways;
                continue;
            }
            let (canonical, images) = canonical(board.after(cell), symmetries);
            if wanted {
                next.push((canonical, ways));
            } else {
                let hash = mix64(mix64(canonical.own).wrapping_add(canonical.opponent));
                hashes.push(hash & !0xf | images);
            }
        }
    }
    if wanted {
        next.sort_unstable_by_key(|&(board, _)| board);
        next.dedup_by(|(board, ways), (kept, total)| {
            let same = board == kept;
            *total += if same { *ways } else { 0 };
            same
        });
        counts.classes = next.len() as u64;
        counts.ongoing = next.iter().map(|&(board, _)| canonical(board, symmetries).1).sum();
    } else {
        hashes.sort_unstable();
        hashes.dedup();
        counts.classes = hashes.len() as u64;
        counts.ongoing = hashes.iter().map(|hash| hash & 0xf).sum();
    }
    (counts, next)
}

/// Returns the least image of `board` and the number of different images, 1 to 8.
fn canonical(board: Board, symmetries: &[Dihedral; 8]) -> (Board, u64) {
    let (mut least, mut fixing) = (board, 0);
    for &by in symmetries {
        let image = board.turned(by);
        least = least.min(image);
        fixing += u64::from(image == board);
    }
    (least, 8 / fixing)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn a_random_game_keeps_the_rules_at_every_ply(seed in any::<u64>()) {
        let rng = &mut Rng::seeded(seed);
        let mut state = ScoreFour::start();
        let mut heights = [0u32; 16];
        let mut scratch = MoveList::new();
        while let Some(mv) = state.random_move(rng, &mut scratch) {
            let before = state;
            let winning = columns_of(state.board().winning_cells()).any(|column| column == mv);
            state.play(mv).unwrap();
            let column = usize::from(mv.index());
            let landed = 1u64 << (16 * heights[column] as usize + column);
            heights[column] += 1;

            let mover = before.to_move();
            let (was, is) = (before.beads(), state.beads());
            let expected = match mover {
                Seat::First => (was.0 | landed, was.1),
                Seat::Second => (was.0, was.1 | landed),
            };
            prop_assert_eq!(is, expected);
            prop_assert_eq!(state.to_move(), mover.opponent());
            prop_assert_eq!(state.is_won(), filled_lines([is.0, is.1][mover.index()]) != 0);
            prop_assert_eq!(state.is_won(), winning);
            prop_assert_eq!(ScoreFour::from_beads(is.0, is.1), Ok(state));
            if !state.is_won() {
                let open = heights.iter().filter(|&&height| height < 4).count();
                prop_assert_eq!(state.move_count(), open);
            }
        }
        prop_assert!(state.outcome().is_some());
    }

    #[test]
    fn any_beads_are_refused_or_a_position(heights in proptest::array::uniform16(0u32..=4), colours in any::<u64>()) {
        let mut occupied = 0u64;
        for (column, &height) in heights.iter().enumerate() {
            (0..height as usize).for_each(|level| occupied |= 1 << (16 * level + column));
        }
        let text: String = (0..67)
            .map(|offset| {
                let cell = offset - offset / 17;
                match offset % 17 {
                    16 => '/',
                    _ if occupied >> cell & 1 == 0 => '.',
                    _ if colours >> cell & 1 == 0 => 'X',
                    _ => 'O',
                }
            })
            .collect();
        contract::check_any_text::<ScoreFour>(&text);
        let read = text.parse::<ScoreFour>().ok();
        prop_assert_eq!(read, ScoreFour::from_beads(occupied & !colours, occupied & colours).ok());
    }

    #[test]
    fn a_changed_position_is_refused_or_read_as_itself(seed in any::<u64>(), plies in 0usize..64, place in 0usize..67, c in "[XO./ xo,0-9ａ\\PC]") {
        let rng = &mut Rng::seeded(seed);
        let mut state = ScoreFour::start();
        for _ in 0..plies {
            let Some(mv) = state.random_move(rng, &mut MoveList::new()) else { break };
            state.apply(mv);
        }
        let mut text = state.to_string();
        text.replace_range(place..=place, &c);
        contract::check_any_text::<ScoreFour>(&text);
    }

    #[test]
    fn no_text_makes_a_parser_panic(text in "[a-d1-4XO./, ]{0,70}|\\PC{0,70}") {
        contract::check_any_text::<ScoreFour>(&text);
    }
}
