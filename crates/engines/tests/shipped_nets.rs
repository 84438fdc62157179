//! The networks that come with the program: what they think, and what they find.

use std::path::Path;

use sakiyomi_core::{
    Budget, Evaluator, ManualClock, MoveList, Outcome, Request, Searcher, Silent, State as _, Stop,
};
use sakiyomi_engines::{Game, build};
use sakiyomi_games::contrast::{Contrast, Move};
use sakiyomi_nn::{NetEvaluator, file};

fn best(player: &mut dyn Searcher<Contrast>, state: &Contrast, sims: u64) -> Move {
    let (clock, stop) = (ManualClock::default(), Stop::default());
    let (seat, budget) = (state.to_move(), Budget::nodes(sims));
    let request = Request { view: state, seat, budget, lines: 1, clock: &clock, stop: &stop };
    player.search(request, &mut Silent).best
}

fn after(state: &Contrast) -> Vec<Contrast> {
    let mut moves = MoveList::new();
    state.legal_moves(&mut moves);
    let next = |mv: Move| {
        let mut next = state.clone();
        next.apply(mv);
        next
    };
    moves.into_iter().map(next).collect()
}

/// Tells by the rules alone whether the player to move is lost within so many plies.
fn is_forced_loss(state: &Contrast, plies: u32) -> bool {
    match state.outcome() {
        Some(Outcome::Won { by, .. }) => by != state.to_move(),
        Some(_) => false,
        None => after(state).iter().all(|next| {
            next.board().can_reach_goal(next.to_move())
                || plies >= 4 && after(next).iter().any(|next| is_forced_loss(next, plies - 2))
        }),
    }
}

#[test]
fn contrasts_network_solves_the_tactics_with_800_simulations() {
    let file =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/contrast/tactics.csv");
    let Ok(text) = std::fs::read_to_string(file) else { return };
    let mut player = build::<Contrast>(&"net".parse().unwrap(), 1).unwrap();
    let (mut all, mut solved) = (0, 0);
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (state, plies) = line.split_once(';').expect("a line is position;plies");
        let (mut state, plies): (Contrast, u32) = (state.parse().unwrap(), plies.parse().unwrap());
        if plies == 0 {
            continue;
        }
        player.new_game(1);
        let mv = best(&mut *player, &state, 800);
        state.apply(mv);
        all += 1;
        solved += u32::from(is_forced_loss(&state, plies - 1));
    }
    assert!(100 * solved >= 95 * all, "{solved} of {all}");
}

#[test]
fn contrasts_network_thinks_what_it_thought_when_it_was_made() {
    let net = file::from_bytes(Contrast::NET.unwrap()).unwrap();
    let mut evaluator = NetEvaluator::<Contrast>::new(&net).unwrap();
    let expected = [
        ("22222/...../...../...../11111 ...../...../...../...../..... 31-31 1", 0.259, "c1c2+c3b"),
        ("...22/..2../.2.../11..2/..111 ..b../...g./.b.../..b.b/..... 11-10 2", 0.854, "d5d4+c3b"),
        ("22.2./..2../..2.1/...1./..111 ...../b..../...../..g../b.... 11-30 1", -0.513, "e3e4"),
    ];
    for (text, value, best) in expected {
        let state: Contrast = text.parse().unwrap();
        let evaluation = &evaluator.evaluate(std::slice::from_ref(&state))[0];
        let mut moves = MoveList::new();
        state.legal_moves(&mut moves);
        let likely = moves.iter().zip(&evaluation.policy).max_by(|a, b| a.1.total_cmp(b.1));
        let (likely, _) = likely.unwrap();
        assert!((evaluation.value - value).abs() < 0.02, "{text}: {}", evaluation.value);
        assert_eq!(likely.to_string(), best, "{text}");
    }
}
