//! What a book promises: values that agree, one form for every turn, and the same book every time.

use sakiyomi_core::{Certainty, Dihedral, Symmetric as _, closure};

use super::*;

/// A book that grew by so many steps.
fn grown(steps: usize) -> Book {
    let mut book = Book::new();
    grow(&mut book, steps, 1);
    book
}

fn grow(book: &mut Book, steps: usize, threads: usize) {
    for _ in 0..steps {
        let config = GrowConfig { depth: 2, threads };
        let growth = book.grow(config, &Stop::default()).expect("nobody stops it");
        assert!(growth.positions > 0 && growth.nodes > 0);
    }
}

fn after(state: &Othello, mv: Move) -> Othello {
    let mut next = *state;
    next.apply(mv);
    next
}

/// The value of a position by following every move, and how many positions at the edge that took.
fn by_force(book: &Book, state: &Othello) -> (i32, usize) {
    let node = book.node(state.board()).expect("every move of an opened position is in the book");
    let mut moves = MoveList::new();
    state.legal_moves(&mut moves);
    if let Some(leaf) = node.leaf_value() {
        return (leaf.value, 1);
    }
    let below: Vec<(i32, usize)> =
        moves.iter().map(|&mv| by_force(book, &after(state, mv))).collect();
    let best = below.iter().map(|(value, _)| -value).max().expect("an opened position has moves");
    (best, below.iter().map(|(_, looks)| looks).sum())
}

/// Calls `check` for all positions of the book that moves from `state` lead to.
fn walk(book: &Book, state: &Othello, check: &mut impl FnMut(&Othello)) {
    check(state);
    for found in book.moves(state).unwrap_or_default() {
        walk(book, &after(state, found.mv), check);
    }
}

#[test]
fn values_are_what_negamax_over_all_lines_gives() {
    for steps in [0, 1, 2, 5, 9, 12] {
        let book = grown(steps);
        let start = Othello::start();
        let (value, looks) = by_force(&book, &start);
        assert_eq!(book.node(start.board()).unwrap().value, value, "{steps} steps");
        // Lines that come together make the tree larger than the book.
        assert!(steps < 9 || looks > book.size().positions, "{looks} looks");
        for found in book.moves(&start).unwrap_or_default() {
            let (below, _) = by_force(&book, &after(&start, found.mv));
            assert_eq!(found.score.hundredths(), -below, "{steps} steps, {}", found.mv);
        }
    }
}

#[test]
fn depth_and_certainty_come_from_the_position_that_gives_the_value() {
    let book = grown(9);
    walk(&book, &Othello::start(), &mut |state| {
        let Some(page) = book.page(state) else { return };
        let end = page.line.iter().fold(*state, |state, &mv| after(&state, mv));
        let edge =
            book.node(end.board()).unwrap().leaf_value().expect("a line goes on to the edge");
        let best = page.moves[0];
        assert_eq!(best.depth, page.line.len() as u32 + edge.depth, "{state}");
        assert_eq!(best.certainty, edge.certainty, "{state}");
    });
}

#[test]
fn a_turned_position_has_the_turned_moves_with_the_same_values() {
    let book = grown(6);
    let by_name = |mut moves: Vec<BookMove<Move>>| {
        moves.sort_by_key(|found| found.mv);
        moves
    };
    let mut count = 0;
    walk(&book, &Othello::start(), &mut |state| {
        let Some(moves) = book.moves(state) else { return };
        for by in closure::<Dihedral>() {
            let turn = |found: &BookMove<Move>| BookMove {
                mv: Othello::transform_move(found.mv, by),
                ..*found
            };
            let turned = book.moves(&state.transform(by)).expect("the turned position is opened");
            assert_eq!(by_name(turned), by_name(moves.iter().map(turn).collect()), "{state}");
        }
        count += 1;
    });
    assert!(count > 40, "{count} positions");
}

#[test]
fn the_same_depth_gives_the_same_book_on_any_number_of_threads() {
    let mut other = Book::new();
    grow(&mut other, 7, 3);
    assert!(grown(7).to_bytes() == other.to_bytes());
}

#[test]
fn a_book_that_was_put_away_grows_as_if_it_had_stayed_open() {
    let mut book = Book::new();
    for _ in 0..8 {
        book = Book::from_bytes(&book.to_bytes()).expect("the book is whole");
        grow(&mut book, 1, 1);
    }
    assert!(book.to_bytes() == grown(8).to_bytes());
}

#[test]
fn a_stopped_step_leaves_the_book_as_it_was() {
    let mut book = grown(3);
    let before = book.to_bytes();
    let stop = Stop::default();
    stop.request();
    assert_eq!(book.grow(GrowConfig { depth: 30, threads: 2 }, &stop), None);
    assert!(book.to_bytes() == before);
}

#[test]
fn a_book_is_read_as_it_was_written() {
    for steps in [0, 1, 10] {
        let book = grown(steps);
        let read = Book::from_bytes(&book.to_bytes()).expect("the book is whole");
        assert_eq!(read.size(), book.size());
        walk(&book, &Othello::start(), &mut |state| {
            assert_eq!(read.page(state), book.page(state), "{state}");
            assert_eq!(
                read.node(state.board()).unwrap().leaf_value(),
                book.node(state.board()).unwrap().leaf_value(),
                "{state}"
            );
        });
    }
}

#[test]
fn looks_of_several_depths_live_in_one_book() {
    let mut book = grown(5);
    for depth in [3, 9] {
        book.grow(GrowConfig { depth, threads: 1 }, &Stop::default()).expect("nobody stops it");
    }
    let read = Book::from_bytes(&book.to_bytes()).expect("the book is whole");
    let mut depths: Vec<u32> = read
        .graph
        .nodes()
        .iter()
        .filter_map(|node| node.leaf_value())
        .map(|leaf| leaf.depth)
        .collect();
    depths.sort_unstable();
    depths.dedup();
    assert!([2, 3, 9].iter().all(|depth| depths.contains(depth)), "{depths:?}");
}

#[test]
fn a_file_that_holds_no_book_is_refused_with_the_reason() {
    let whole = grown(5).to_bytes();
    let refused = |bytes: &[u8]| Book::from_bytes(bytes).map(drop).unwrap_err();
    for foreign in [&b""[..], b"sakioth2", b"a text of several lines"] {
        assert_eq!(refused(foreign), BookError::Foreign { game: "Othello" });
    }
    for length in 7..whole.len() {
        let error = refused(&whole[..length]);
        assert!(matches!(error, BookError::CutOff { bytes, .. } if bytes == length), "{error}");
    }
    let changed = |at: usize| {
        let mut bytes = whole.clone();
        bytes[at] ^= 1;
        refused(&bytes)
    };
    assert_eq!(changed(7), BookError::Version);
    assert_eq!(changed(15), BookError::Damaged);
    assert_eq!(changed(whole.len() - 3), BookError::Damaged);
    assert_eq!(refused(&[&whole[..], b"more"].concat()), BookError::Damaged);
}

#[test]
fn the_seed_chooses_between_opened_moves_that_are_about_equal() {
    let book = grown(12);
    let mut choices = 0;
    walk(&book, &Othello::start(), &mut |state| {
        let Some(moves) = book.moves(state) else { return };
        let chosen: Vec<Option<BookMove<Move>>> =
            (0..20).map(|seed| book.choose(state, seed)).collect();
        for found in chosen.iter().flatten() {
            let loss = moves[0].score.hundredths() - found.score.hundredths();
            assert!(found.is_opened && loss <= NEAR && moves.contains(found), "{state}");
        }
        let again: Vec<Option<BookMove<Move>>> =
            (0..20).map(|seed| book.choose(state, seed)).collect();
        assert_eq!(chosen, again, "{state}");
        choices += u32::from(chosen.iter().any(|found| *found != chosen[0]));
    });
    assert!(choices > 0);
}

#[test]
fn the_shipped_book_knows_the_parallel_opening_to_be_bad() {
    let book = Book::shipped();
    let first = after(&Othello::start(), "f5".parse().unwrap());
    let moves = book.moves(&first).expect("the book has the first move");
    assert_eq!(moves.last().unwrap().mv, "f4".parse().unwrap());
    assert!(moves.iter().all(|found| found.is_opened));
    assert!(moves.iter().all(|found| found.certainty != Certainty::Exact));
}
