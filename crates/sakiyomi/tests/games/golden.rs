//! Golden playthroughs: one random game of each registered game, kept as a file
//! and replayed line by line, so that a change of rules, text forms or boards
//! shows in a diff. `UPDATE_GOLDEN=1 cargo test -p sakiyomi --test games golden`
//! writes the files again.

use std::fmt::Write as _;
use std::path::Path;

use sakiyomi_core::{DrawOptions, MoveList, Rng};
use sakiyomi_play::Game;

use crate::for_every_game;

#[test]
fn every_game_has_a_golden_playthrough_and_still_plays_it() {
    fn check<S: Game>() {
        let id = S::INFO.id;
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{id}.txt"));
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&path, playthrough::<S>()).expect("the folder can be written");
        }
        let golden = std::fs::read_to_string(&path).unwrap_or_else(|error| {
            panic!("{id} has no golden playthrough (see the top of this test): {error}")
        });
        for (number, (golden, now)) in (1..).zip(golden.lines().zip(playthrough::<S>().lines())) {
            assert_eq!(now, golden, "{id}, line {number}");
        }
        assert_eq!(playthrough::<S>().lines().count(), golden.lines().count(), "{id}");
    }
    for_every_game!(check);
}

/// Writes a random game: every move and the number of legal ones, the position after it, and the last board.
fn playthrough<S: Game>() -> String {
    let rng = &mut Rng::seeded(1);
    let mut state = S::initial(rng);
    let mut out = format!("{}: a random game with seed 1\nstart {state}\n", S::INFO.id);
    let mut moves = MoveList::new();
    let mut last = None;
    loop {
        state.legal_moves(&mut moves);
        let Some(&mv) = rng.choose(&moves) else { break };
        let before = state.view(state.to_move());
        state.apply(mv);
        let _ = write!(out, "{mv} (one of {}) {state}", moves.len());
        if let Some(remark) = S::remark(&before, mv, &state.view(state.to_move())) {
            let _ = write!(out, " — {remark}");
        }
        out.push('\n');
        last = Some(mv);
    }
    if let Some(outcome) = state.outcome() {
        let _ = writeln!(out, "result {outcome} — {}", S::announce(outcome));
    }
    let options = DrawOptions { last, ..DrawOptions::default() };
    out + &S::draw(&state.view(state.to_move()), &options).to_plain()
}
