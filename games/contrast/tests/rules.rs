//! Contrast's rules, one by one and against known numbers.

use std::collections::HashMap;
use std::path::Path;

use proptest::prelude::*;
use sakiyomi_contrast::{ACTIONS, Board, Contrast, Move, Square, Tile};
use sakiyomi_core::{Lang, MoveList, Outcome, Rng, Seat, State, contract, perft};

/// The tiles and stocks at the start.
const NO_TILES: &str = "...../...../...../...../..... 31-31";

fn position(text: &str) -> Contrast {
    text.parse().expect("a test position is well formed")
}

fn mv(text: &str) -> Move {
    text.parse().expect("a test move is well formed")
}

fn moves(state: &Contrast) -> Vec<Move> {
    let mut moves = MoveList::new();
    state.legal_moves(&mut moves);
    moves
}

fn played(state: &Contrast, moves: &str) -> Contrast {
    let mut state = state.clone();
    for text in moves.split_whitespace() {
        state.play(mv(text)).expect("a test move is legal");
    }
    state
}

/// Returns where the piece on `from` may go.
fn ways(state: &Contrast, from: &str) -> String {
    let ways: Vec<String> = moves(state)
        .into_iter()
        .filter(|mv| mv.placed.is_none() && mv.from.to_string() == from)
        .map(|mv| mv.to.to_string())
        .collect();
    ways.join(" ")
}

fn won(by: Seat) -> Option<Outcome> {
    Some(Outcome::Won { by, margin: None })
}

fn refusal(state: &Contrast, text: &str) -> String {
    state.why_illegal(mv(text)).expect("a test move is illegal").to_string()
}

#[test]
fn the_game_contract_holds() {
    contract::check_game::<Contrast>(1, 20);
}

#[test]
fn player_1_moves_first_from_rank_1() {
    let start = Contrast::start();
    let text = "22222/...../...../...../11111 ...../...../...../...../..... 31-31 1";
    assert_eq!(start.to_string(), text);
    assert_eq!(position(text), start);
    assert_eq!(start.to_move(), Seat::First);
    assert_eq!(ways(&start, "a1"), "a2");
}

#[test]
fn keys_tell_the_two_sides_apart() {
    let tiles = "...../...../..b../...../.....";
    let key = |pieces: &str, stocks: &str, turn: u8| {
        position(&format!("{pieces} {tiles} {stocks} {turn}")).key()
    };
    let start = "22222/...../...../...../11111";
    let moved = "...../22222/...../11111/.....";
    let swapped = "...../11111/...../22222/.....";
    assert_ne!(key(start, "21-31", 1), key(start, "21-31", 2), "who moves");
    assert_ne!(key(start, "21-31", 1), key(start, "31-21", 1), "whose tiles are left");
    assert_ne!(key(moved, "21-31", 1), key(swapped, "21-31", 1), "whose pieces they are");
}

#[test]
fn a_piece_on_a_white_square_steps_straight() {
    let state = position(&format!("22222/...../..1../...../1111. {NO_TILES} 1"));
    assert_eq!(ways(&state, "c3"), "c4 b3 d3 c2");
}

#[test]
fn a_piece_on_a_black_tile_steps_diagonally() {
    let state = position("22222/...../..1../...../1111. ...../...../..b../...../..... 21-31 1");
    assert_eq!(ways(&state, "c3"), "b4 d4 b2 d2");
}

#[test]
fn a_piece_on_a_gray_tile_steps_in_all_eight_directions() {
    let state = position("22222/...../..1../...../1111. ...../...../..g../...../..... 30-31 1");
    assert_eq!(ways(&state, "c3"), "b4 c4 d4 b3 d3 b2 c2 d2");
}

#[test]
fn only_the_tile_under_the_piece_counts() {
    let state = position("22222/...../..1../...../1111. ...../..g../.b.b./..b../..... 20-11 1");
    assert_eq!(ways(&state, "c3"), "c4 b3 d3 c2");
}

#[test]
fn the_board_does_not_wrap_around_its_edges() {
    let state = position(&format!("22222/...../....1/...../1111. {NO_TILES} 1"));
    assert_eq!(ways(&state, "e3"), "e4 d3 e2");
    let state = position("22222/...../....1/...../1111. ...../...../....g/...../..... 30-31 1");
    assert_eq!(ways(&state, "e3"), "d4 e4 d3 d2 e2");
}

#[test]
fn an_opponent_blocks() {
    let state = position(&format!("22.22/..2../..1../...../1111. {NO_TILES} 1"));
    assert_eq!(ways(&state, "c3"), "b3 d3 c2");
    assert_eq!(refusal(&state, "c3c5"), "the opponent's piece on c4 blocks the way");
}

#[test]
fn a_piece_jumps_over_one_friend_or_several_in_a_row() {
    let state = position(&format!("22222/...../...../.1.../1111. {NO_TILES} 1"));
    assert_eq!(ways(&state, "b1"), "b3 e1");
    assert_eq!(ways(&state, "a1"), "a2 e1");
    assert_eq!(ways(&state, "d1"), "d2 e1", "no square is left beyond a1");
}

#[test]
fn a_jump_follows_the_directions_of_the_tile() {
    let state = position("22222/...../..1../.1.../1.11. ...../...../...../...../b.... 21-31 1");
    assert_eq!(ways(&state, "a1"), "d4");
}

#[test]
fn an_opponent_behind_the_friends_blocks_the_jump() {
    let state = position(&format!("2222./.2.../.1.../.1.../1.11. {NO_TILES} 1"));
    assert_eq!(ways(&state, "b2"), "a2 c2 b1");
}

#[test]
fn there_is_no_capture() {
    let state = position(&format!("22.22/..2../..1../...../1111. {NO_TILES} 1"));
    assert_eq!(refusal(&state, "c3c4"), "c4 is occupied; pieces are never captured");
}

#[test]
fn a_tile_may_be_placed_on_the_square_just_left() {
    let state = played(&Contrast::start(), "b1b2+b1b c5c4+c5g");
    assert_eq!(
        state.to_string(),
        "22.22/..2../...../.1.../1.111 ..g../...../...../...../.b... 21-30 1"
    );
}

#[test]
fn a_tile_is_never_placed_on_the_square_moved_to() {
    assert_eq!(
        refusal(&Contrast::start(), "b1b2+b2b"),
        "you cannot place a tile on b2, where the piece has just moved"
    );
}

#[test]
fn a_tile_is_never_placed_under_a_piece_or_on_a_tile() {
    let start = Contrast::start();
    assert_eq!(refusal(&start, "b1b2+a1b"), "you cannot place a tile on a1, under a piece");
    assert_eq!(refusal(&start, "b1b2+a5b"), "you cannot place a tile on a5, under a piece");
    let state = played(&start, "b1b2+c3g b5b4");
    assert_eq!(refusal(&state, "a1a2+c3b"), "c3 already has a tile");
    let state = played(&start, "b1b2+a2b b5b4 a1b1 b4b5 b2a2 b5b4");
    assert_eq!(refusal(&state, "a2b3+a2g"), "a2 already has a tile");
}

#[test]
fn stocks_are_of_three_black_tiles_and_one_gray() {
    let state =
        played(&Contrast::start(), "b1b2+a3b b5b4+b3g b2b1+c3b b4b5 b1b2+d3b b5b4 b2b1+e3g b4b5");
    assert_eq!(refusal(&state, "b1b2+e2b"), "you have no black tile left");
    assert_eq!(refusal(&state, "b1b2+e2g"), "you have no gray tile left");
    assert!(moves(&state).iter().all(|mv| mv.placed.is_none()));
    let state = played(&state, "a1a2");
    assert_eq!(refusal(&state, "b5b4+e2g"), "you have no gray tile left");
    assert!(moves(&state).contains(&mv("b5b4+e2b")));
}

#[test]
fn placed_tiles_stay_and_nobody_loses_a_piece() {
    let rng = &mut Rng::seeded(3);
    for _ in 0..50 {
        let mut state = Contrast::start();
        while let Some(mv) = state.random_move(rng, &mut MoveList::new()) {
            let before = *state.board();
            state.apply(mv);
            for tile in Tile::BOTH {
                let kept = before.tiles(tile) & state.board().tiles(tile);
                assert_eq!(kept, before.tiles(tile), "{state}");
            }
            for seat in Seat::BOTH {
                assert_eq!(state.board().pieces(seat).count_ones(), 5, "{state}");
            }
        }
    }
}

#[test]
fn player_1_wins_on_rank_5_and_player_2_on_rank_1() {
    let state = position(&format!(".2222/1..2./...../...../.1111 {NO_TILES} 1"));
    assert_eq!(state.outcome(), None);
    let state = played(&state, "a4a5");
    assert_eq!(state.outcome(), won(Seat::First));
    assert!(moves(&state).is_empty());
    assert_eq!(refusal(&state, "b5b4"), "the game is over");

    let state = position(&format!("2222./...../...../2...1/.1111 {NO_TILES} 2"));
    assert_eq!(played(&state, "a2a1").outcome(), won(Seat::Second));
}

#[test]
fn the_winning_move_may_place_a_tile_too() {
    let state = position(&format!(".2222/1..2./...../...../.1111 {NO_TILES} 1"));
    assert_eq!(played(&state, "a4a5+c3g").outcome(), won(Seat::First));
}

#[test]
fn the_own_home_row_is_no_goal() {
    assert_eq!(played(&Contrast::start(), "b1b2 b5b4 b2b1 b4b5").outcome(), None);
}

#[test]
fn a_player_to_move_without_a_move_loses() {
    let state = position(&format!("22222/1111./....1/...../..... {NO_TILES} 1"));
    let state = played(&state, "e3e4");
    assert_eq!(state.outcome(), won(Seat::First));
    assert!(moves(&state).is_empty());
}

#[test]
fn the_fourth_occurrence_of_a_position_is_a_draw() {
    let round = "b1b2 b5b4 b2b1 b4b5 ";
    let state = played(&Contrast::start(), &round.repeat(2));
    assert_eq!((state.occurrences(), state.outcome()), (3, None));
    let state = played(&state, "b1b2 b5b4 b2b1");
    assert_eq!((state.occurrences(), state.outcome()), (3, None));
    let state = played(&state, "b4b5");
    assert_eq!((state.occurrences(), state.outcome()), (4, Some(Outcome::Drawn)));
    assert!(moves(&state).is_empty());
}

#[test]
fn positions_with_other_tiles_or_stocks_are_no_repetition() {
    let round = "b1b2 b5b4 b2b1 b4b5 ";
    let state = played(&Contrast::start(), &(round.repeat(2) + "b1b2 b5b4 b2b1+c3b b4b5"));
    assert_eq!((state.occurrences(), state.outcome()), (1, None));
    let key = |stocks: &str| {
        let tiles = "...../...../..b../...../.....";
        position(&format!("22222/...../...../...../11111 {tiles} {stocks} 1")).key()
    };
    assert_ne!(key("21-31"), key("31-21"));
}

/// Plays random moves that do not end the game, for 149 plies if the seed leads so far.
fn wander(seed: u64) -> Option<Contrast> {
    let rng = &mut Rng::seeded(seed);
    let mut state = Contrast::start();
    while state.history().len() < 149 {
        let mut choices = moves(&state);
        rng.shuffle(&mut choices);
        let after = choices.into_iter().map(|mv| {
            let mut after = state.clone();
            after.apply(mv);
            after
        });
        state = after.into_iter().find(|after| after.outcome().is_none())?;
    }
    Some(state)
}

#[test]
fn the_game_is_drawn_after_150_plies_unless_the_last_move_wins() {
    let (mut draws, mut wins) = (0, 0);
    for state in (0..20).filter_map(wander) {
        for mv in moves(&state) {
            let mut after = state.clone();
            after.apply(mv);
            if after.board().goal_winner().is_some() {
                assert_eq!(after.outcome(), won(state.to_move()));
                wins += 1;
            } else {
                assert_eq!(after.outcome(), Some(Outcome::Drawn));
                draws += 1;
            }
            assert!(moves(&after).is_empty());
        }
    }
    assert!(draws > 0 && wins > 0, "{draws} draws, {wins} wins");
}

#[test]
fn illegal_moves_are_explained() {
    let state = position("22.22/.2.../..1../...../1111. ...../...../..b../...../..... 21-31 1");
    let why = |text: &str| refusal(&state, text);
    assert_eq!(why("e1e2"), "there is no piece on e1");
    assert_eq!(why("a5a4"), "the piece on a5 is your opponent's");
    assert_eq!(why("c3c4"), "from a black tile a piece moves diagonally only");
    assert_eq!(why("c3e4"), "from a black tile a piece moves diagonally only");
    assert_eq!(why("a1b2"), "from a white square a piece moves orthogonally only");
    assert_eq!(why("c3c3"), "c3 is occupied; pieces are never captured");
    let too_far = "a piece moves one step, or jumps over its own pieces to the first empty square";
    assert_eq!(why("a1a3"), too_far);
    assert_eq!(why("c3e1"), too_far);
    let gray = position("22.22/.2.../..1../...../1111. ...../...../..g../...../..... 30-31 1");
    assert_eq!(refusal(&gray, "c3e4"), "from a gray tile a piece moves in a straight line only");
    let error = Contrast::start().play(mv("a1a3")).unwrap_err().to_string();
    assert_eq!(error, format!("a1a3 is illegal: {too_far}"));
    let reason = Contrast::start().why_illegal(mv("a1b2")).unwrap();
    assert_eq!(reason.get(Lang::JA), "白マスの駒は縦横にしか動けません");
}

#[test]
fn malformed_moves_are_refused_with_the_form() {
    for text in [
        "",
        "b1",
        "b1b",
        "b1b6",
        "f1f2",
        "B1B2",
        "b1b2 ",
        "b1b2+",
        "b1b2+c3",
        "b1b2+c3w",
        "b1b2+c3gg",
        "b1b2-c3g",
        "ｂ１ｂ２",
    ] {
        let error = text.parse::<Move>().unwrap_err();
        assert_eq!(
            error.problem().to_string(),
            "expected a move such as b1b2, or b1b2+c3g to place a tile",
            "{text:?}"
        );
    }
}

#[test]
fn malformed_positions_say_what_and_where() {
    let error = |text: &str| text.parse::<Contrast>().unwrap_err().to_string();
    let start = Contrast::start().to_string();
    let with = |old: &str, new: &str| error(&start.replacen(old, new, 1));
    assert_eq!(
        with("2", "3"),
        "position, character 1: expected a piece 1 or 2, or . for none, found '3'"
    );
    assert_eq!(with("/", "-"), "position, character 6: expected \"/\", found '-'");
    assert_eq!(
        with(" ...", " ..w"),
        "position, character 33: expected a tile b or g, or . for white, found 'w'"
    );
    assert_eq!(
        with("31-", "41-"),
        "position, character 61: expected a stock of 0 to 3 black tiles, found '4'"
    );
    assert_eq!(
        with("31-", "32-"),
        "position, character 62: expected a stock of 0 or 1 gray tile, found '2'"
    );
    assert_eq!(
        with("31 1", "31 X"),
        "position, character 67: expected the side to move, 1 or 2, found 'X'"
    );
    assert_eq!(
        error(&start[..66]),
        "position, character 67: expected the side to move, 1 or 2, found the end"
    );
    assert_eq!(
        error(""),
        "position, character 1: expected a piece 1 or 2, or . for none, found the end"
    );
    assert_eq!(
        error(&format!("{start}\n")),
        "position, character 68: expected the end, found '\\n'"
    );
}

#[test]
fn positions_that_no_game_reaches_are_refused() {
    let error = |text: &str| text.parse::<Contrast>().unwrap_err().to_string();
    assert_eq!(
        error(&format!("22222/...../...../...../1111. {NO_TILES} 1")),
        "position: player 1 always has 5 pieces, found 4"
    );
    assert_eq!(
        error(&format!("22222/..2../...../...../11111 {NO_TILES} 1")),
        "position: player 2 always has 5 pieces, found 6"
    );
    assert_eq!(
        error("22222/...../...../...../11111 ...../..b../...../...../..... 31-31 1"),
        "position: 1 black tiles on the board and 3 and 3 in stock make 7, not 6"
    );
    assert_eq!(
        error("22222/...../...../...../11111 ...../...../...../...../..... 30-31 1"),
        "position: 0 gray tiles on the board and 0 and 1 in stock make 1, not 2"
    );
    let finished = format!("12222/2..../...../...../.1111 {NO_TILES}");
    assert_eq!(position(&format!("{finished} 2")).outcome(), won(Seat::First));
    assert_eq!(
        error(&format!("{finished} 1")),
        "position: player 1 to move stands on the goal row, where the game was over a move ago"
    );
    assert_eq!(
        error(&format!("11222/22.../...../...../..111 {NO_TILES} 2")),
        "position: player 1 has 2 pieces on the goal row, where the first of them ended the game"
    );
}

#[test]
fn action_numbers_are_the_agreed_ones_and_name_every_move() {
    assert_eq!(size_of::<Move>(), 4);
    // b1 is square 21, b2 square 16, c3 square 12.
    assert_eq!(mv("b1b2").action_number(), (21 * 25 + 16) * 51);
    assert_eq!(mv("b1b2+c3b").action_number(), (21 * 25 + 16) * 51 + 13);
    assert_eq!(mv("b1b2+c3g").action_number(), (21 * 25 + 16) * 51 + 38);
    assert_eq!(mv("a5a5").action_number(), 0);
    assert_eq!(mv("e1e1+e1g").action_number(), 31_874);
    for number in 0..ACTIONS as u16 {
        let mv = Move::from_action_number(number).unwrap();
        assert_eq!(mv.action_number(), number);
        assert_eq!(mv.to_string().parse::<Move>(), Ok(mv));
    }
    assert_eq!(Move::from_action_number(ACTIONS as u16), None);
}

#[test]
fn perft_counts_are_the_known_ones() {
    const KNOWN: [u64; 4] = [155, 22_625, 5_547_990, 1_276_739_132];
    for (depth, expected) in (1..).zip(KNOWN) {
        assert_eq!(perft(&Contrast::start(), depth).sequences, expected, "depth {depth}");
    }
}

#[test]
fn distinct_positions_are_the_known_ones() {
    let mut level = HashMap::from([(0, Contrast::start())]);
    let mut moves = MoveList::new();
    for known in [155, 18_075, 1_537_875] {
        let mut next = HashMap::new();
        for state in level.values() {
            state.legal_moves(&mut moves);
            for &mv in &moves {
                let mut child = state.clone();
                child.apply(mv);
                assert_eq!(child.outcome(), None);
                next.insert(child.key(), child);
            }
        }
        assert_eq!(next.len(), known);
        level = next;
    }
}

/// Counts from the different positions after three plies, each weighted with
/// the ways to reach it or its mirror image.
#[test]
fn perft_of_five_plies_is_the_known_one() {
    let mut level = HashMap::from([(Board::START, 1u64)]);
    let mut moves = MoveList::new();
    for _ in 0..3 {
        let mut next: HashMap<Board, u64> = HashMap::new();
        for (board, ways) in &level {
            moves.clear();
            board.moves(&mut moves);
            for &mv in &moves {
                let after = board.after(mv);
                let mirrored = after.mirrored();
                let canonical = if after.key() < mirrored.key() { after } else { mirrored };
                *next.entry(canonical).or_default() += ways;
            }
        }
        level = next;
    }
    let mut sequences = 0;
    for (board, ways) in level {
        moves.clear();
        board.moves(&mut moves);
        let after = moves.iter().map(|&mv| board.after(mv));
        let ongoing = after.filter(|after| after.goal_winner().is_none());
        sequences += ways * ongoing.map(|after| after.move_count() as u64).sum::<u64>();
    }
    assert_eq!(sequences, 244_733_781_953);
}

/// Plays without the repetition rule, as the known numbers do: on boards alone.
#[test]
fn random_games_have_the_known_statistics() {
    const GAMES: usize = 20_000;
    let rng = &mut Rng::seeded(2024);
    let (mut lengths, mut choices, mut wins, mut longest) = (Vec::new(), 0, [0, 0], 0);
    for _ in 0..GAMES {
        let (mut board, mut plies) = (Board::START, 0);
        let winner = loop {
            if let Some(winner) = board.goal_winner() {
                break Some(winner);
            }
            let Some(mv) = board.random_move(rng) else { break Some(board.to_move().opponent()) };
            if plies == 150 {
                break None;
            }
            choices += board.move_count();
            board = board.after(mv);
            plies += 1;
        };
        lengths.push(plies);
        match winner {
            Some(seat) => wins[seat.index()] += 1,
            None => longest += 1,
        }
    }
    lengths.sort_unstable();
    let plies: usize = lengths.iter().sum();
    let share = |count: usize| 100.0 * count as f64 / GAMES as f64;
    let found = [
        plies as f64 / GAMES as f64,
        lengths[GAMES / 2] as f64,
        choices as f64 / plies as f64,
        share(wins[0]),
        share(wins[1]),
        share(longest),
    ];
    // Four standard errors of the difference of two samples of 20,000 games.
    let known = [(51.5, 1.2), (46.0, 1.5), (39.0, 0.55), (50.7, 2.0), (48.5, 2.0), (0.8, 0.36)];
    for (found, (known, error)) in found.into_iter().zip(known) {
        assert!((found - known).abs() < error, "{found} is not {known} ± {error}");
    }
}

/// Tells whether the player to move can force a win within `plies` plies.
fn can_force(board: &Board, plies: u32) -> bool {
    let (mut moves, mut replies) = (MoveList::new(), MoveList::new());
    board.moves(&mut moves);
    let is_lost = |after: Board| {
        if !after.has_move() {
            return true;
        }
        if plies < 3 || after.can_reach_goal(after.to_move()) {
            return false;
        }
        replies.clear();
        after.moves(&mut replies);
        replies.iter().all(|&reply| can_force(&after.after(reply), plies - 2))
    };
    board.can_reach_goal(board.to_move()) || moves.iter().map(|&mv| board.after(mv)).any(is_lost)
}

/// Reads the tactics beside the checkout, when they are there.
#[test]
fn tactics_have_the_known_wins_of_one_and_three_plies() {
    let file =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/contrast/tactics.csv");
    let Ok(text) = std::fs::read_to_string(file) else { return };
    let mut positions = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (text, plies) = line.split_once(';').unwrap();
        let plies: u32 = plies.parse().unwrap();
        let state = position(text);
        assert_eq!(can_force(state.board(), 1), plies == 1, "{line}");
        assert_eq!(can_force(state.board(), 3), plies == 1 || plies == 3, "{line}");
        positions += 1;
    }
    assert_eq!(positions, 200);
}

proptest! {
    #[test]
    fn any_text_is_read_without_panic(text in any::<String>()) {
        contract::check_any_text::<Contrast>(&text);
    }

    #[test]
    fn texts_near_a_position_are_read_exactly(
        pieces in "[12.]{5}(/[12.]{5}){4}",
        tiles in "[bg.]{5}(/[bg.]{5}){4}",
        stocks in "[0-3][01]-[0-3][01]",
        side in "[12]",
    ) {
        contract::check_any_text::<Contrast>(&format!("{pieces} {tiles} {stocks} {side}"));
        contract::check_any_text::<Contrast>(&format!("{pieces} {NO_TILES} {side}"));
    }

    #[test]
    fn texts_near_a_move_are_read_exactly(text in "[a-f][0-6][a-f][0-6](\\+[a-f][0-6][bgw])?") {
        contract::check_any_text::<Contrast>(&text);
    }

    #[test]
    fn shuffled_pieces_give_games_that_end(seed in any::<u64>()) {
        let rng = &mut Rng::seeded(seed);
        let mut squares: Vec<u32> = (0..25).collect();
        rng.shuffle(&mut squares);
        let mut pieces = ['.'; 25];
        for (&square, piece) in squares.iter().zip("1111122222".chars()) {
            pieces[square as usize] = piece;
        }
        let rows: Vec<String> = pieces.chunks(5).map(String::from_iter).collect();
        contract::check_any_text::<Contrast>(&format!("{} {NO_TILES} 1", rows.join("/")));
    }
}

#[test]
fn squares_are_numbered_from_the_top_left() {
    let square = |x, y| Square::new(x, y).unwrap();
    assert_eq!((square(0, 0).to_string(), square(0, 0).index()), ("a5".to_owned(), 0));
    assert_eq!((square(4, 4).to_string(), square(4, 4).index()), ("e1".to_owned(), 24));
    assert_eq!(Square::new(5, 0), None);
    assert_eq!(Square::new(0, 5), None);
}
