//! The networks that come with the program: what they think, and what they find.

use std::path::Path;

use sakiyomi_contrast::{Contrast, Move};
use sakiyomi_core::{
    Budget, Encode, Evaluator, ManualClock, MoveList, Outcome, PerfectInformation, Request,
    Searcher, Silent, State as _, Stop,
};
use sakiyomi_nn::{NetEvaluator, file};
use sakiyomi_othello::Othello;
use sakiyomi_play::{Game, build, entry};
use sakiyomi_score_four::ScoreFour;

fn best(player: &mut dyn Searcher<Contrast>, state: &Contrast, sims: u64) -> Move {
    let (clock, stop) = (ManualClock::default(), Stop::default());
    let (seat, budget) = (state.to_move(), Budget::nodes(sims));
    let request = Request { view: state, seat, budget, lines: 1, clock: &clock, stop: &stop };
    player.choose(request, &mut Silent).best
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
fn a_network_that_is_sure_of_a_move_says_what_others_are_worth() {
    fn lines<S: Game + PerfectInformation>(start: &S) {
        let mut player = build::<S>(&"net".parse().unwrap(), 1).unwrap();
        let (clock, stop) = (ManualClock::default(), Stop::default());
        let (seat, budget) = (start.to_move(), Budget::nodes(400));
        let view = &start.view(seat);
        let request = Request { view, seat, budget, lines: 3, clock: &clock, stop: &stop };
        let report = player.choose(request, &mut Silent);
        assert_eq!(report.lines.len(), 3, "{}", S::INFO.id);
        assert!(report.moves.iter().take(3).all(|value| value.visits >= 30), "{:?}", report.moves);
    }
    lines(&Contrast::start());
    lines(&ScoreFour::start());
}

/// Tests what the network that comes with a game thinks of positions, after moves from the start: how
/// good they are, and which move is the most likely.
fn thinks<S: Game + Encode>(start: &S, expected: &[(&str, f32, &str)]) {
    let shipped = entry::<S>().network().and_then(|network| network.shipped());
    let net = file::from_bytes(shipped.expect("the game has a network")).expect("it can be read");
    let mut evaluator = NetEvaluator::<S>::new(&net).expect("it is the network of that game");
    let mut others = Vec::new();
    for &(moves, value, best) in expected {
        let mut state = start.clone();
        for mv in moves.split_whitespace() {
            let mv = mv.parse().unwrap_or_else(|_| panic!("{mv} is a move"));
            assert!(state.why_illegal(mv).is_none(), "{moves}");
            state.apply(mv);
        }
        let evaluation = &evaluator.evaluate(&[state.view(state.to_move())])[0];
        let mut legal = MoveList::new();
        state.legal_moves(&mut legal);
        let likely = legal.iter().zip(&evaluation.policy).max_by(|a, b| a.1.total_cmp(b.1));
        let likely = likely.expect("the game is not over").0.to_string();
        if (evaluation.value - value).abs() > 0.02 || likely != best {
            others.push((moves, evaluation.value, likely));
        }
    }
    assert!(others.is_empty(), "{others:?}");
}

#[test]
fn contrasts_network_thinks_what_it_thought_when_it_was_made() {
    thinks(
        &Contrast::start(),
        &[
            ("", -0.040, "c1c2+c3g"),
            ("e1e2+a4b d5d4+b3g e2d2+b4b d4d5+e2b", 0.463, "b1b2"),
            ("e1e2+d2g e5e4+e3g c1c2 b5b4+a2b", 0.570, "e2e3"),
        ],
    );
}

#[test]
fn score_fours_network_thinks_what_it_thought_when_it_was_made() {
    thinks(
        &ScoreFour::start(),
        &[
            ("a2 d2 b3 a3 b1 c2", 0.291, "c2"),
            ("b1 c1 a3 d2 d4 c3", 0.238, "c3"),
            ("a2 d2 b3 a3 b1 c2 c2 c3 c3 b2 b2 d3", 0.932, "d4"),
        ],
    );
}

#[test]
fn othellos_network_thinks_what_it_thought_when_it_was_made() {
    thinks(
        &Othello::start(),
        &[
            ("f5 d6 c4 d3 c2", 0.325, "f6"),
            ("d3 c5 f6 f3 b5 c4 b3 e6", -0.549, "d6"),
            ("f5 d6 c3 d3 c4 f4 f6 f3 e6 e7 d7", 0.105, "c5"),
        ],
    );
}
