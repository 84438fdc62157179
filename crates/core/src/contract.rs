//! The test suites of every game ([`check_rules`], or [`check_game`] with symmetries and an encoding)
//! and every engine ([`check_searcher`]). They panic with the position where a promise is broken.

use std::collections::HashSet;
use std::time::Duration;

use crate::{
    Budget, Diagram, DrawOptions, Effort, Encode, Encoding, Evaluator, Glyphs, Lang, ManualClock,
    MoveList, Observable, Record, RecordedMove, Request, Rng, Searcher, Seat, Silent, State, Stop,
    Symmetric, Symmetry, TextBoard, Typed, Uniform,
};

/// Plays `games` random games and checks every position of them, with symmetries and encodings.
pub fn check_game<S: Encode + Symmetric + TextBoard>(seed: u64, games: u32) {
    check_group::<S::Symmetry>(&mut Rng::seeded(seed));
    check_games(seed, games, |state: &S, moves, rng| {
        check_encoding(state, moves);
        if let Some(&mv) = rng.choose(moves) {
            check_symmetry(state, mv, S::Symmetry::random(rng));
        }
    });
}

/// Checks every position of `games` random games, for a game without symmetries or encodings.
pub fn check_rules<S: TextBoard>(seed: u64, games: u32) {
    check_games(seed, games, |_: &S, _, _| {});
}

fn check_games<S: TextBoard>(seed: u64, games: u32, more: impl Fn(&S, &[S::Move], &mut Rng)) {
    let mut seen_moves: Vec<S::Move> = Vec::new();
    for game in 0..games {
        let rng = &mut Rng::seeded(seed.wrapping_add(u64::from(game)));
        let mut state = S::initial(rng);
        let mut record = Record::starting_at(&state);
        let mut moves = MoveList::new();
        for ply in 0.. {
            assert!(ply <= S::INFO.max_plies, "a game ends within max_plies: {state}");
            check_position(&state, &mut seen_moves, rng);
            state.legal_moves(&mut moves);
            more(&state, &moves, rng);
            let Some(&mv) = rng.choose(&moves) else { break };
            record.moves.push(RecordedMove { mv: mv.to_string(), ..RecordedMove::default() });
            state.apply(mv);
        }
        record.result = state.outcome().map(|outcome| outcome.to_string());
        let read: Record = record.to_string().parse().expect("a written record can be read");
        let states = read.replay::<S>().expect("a played game can be replayed");
        assert_eq!(states.last(), Some(&state), "replaying a record gives the same state");
    }
}

fn check_group<G: Symmetry>(rng: &mut Rng) {
    for _ in 0..100 {
        let (a, b, c) = (G::random(rng), G::random(rng), G::random(rng));
        assert_eq!(a.then(G::IDENTITY), a, "the identity changes nothing");
        assert_eq!(G::IDENTITY.then(a), a, "the identity changes nothing");
        assert_eq!(a.then(a.inverse()), G::IDENTITY, "an inverse takes a symmetry back");
        assert_eq!(a.then(b).then(c), a.then(b.then(c)), "symmetries are associative");
    }
}

fn check_position<S: TextBoard>(state: &S, seen_moves: &mut Vec<S::Move>, rng: &mut Rng) {
    let mut moves = MoveList::new();
    state.legal_moves(&mut moves);
    assert_eq!(moves.is_empty(), state.outcome().is_some(), "no move if and only if over: {state}");
    assert_eq!(state.move_count(), moves.len(), "move_count counts the legal moves: {state}");
    let legal: HashSet<S::Move> = moves.iter().copied().collect();
    assert_eq!(legal.len(), moves.len(), "no move is listed twice: {state}");
    let drawn = state.random_move(rng, &mut MoveList::new());
    assert_eq!(drawn.is_none(), moves.is_empty(), "there is a random move: {state}");
    assert!(drawn.is_none_or(|mv| legal.contains(&mv)), "a random move is legal: {state}");

    // Moves that were legal elsewhere are the likeliest to slip through.
    for &mv in moves.iter().take(3) {
        if seen_moves.len() < 200 {
            seen_moves.push(mv);
        } else {
            seen_moves[rng.below(200) as usize] = mv;
        }
    }
    for &mv in seen_moves.iter().chain(&moves) {
        let mut next = state.clone();
        let is_legal = next.play(mv).is_ok();
        assert_eq!(is_legal, legal.contains(&mv), "play({mv}) agrees with the list: {state}");
        assert!(is_legal || next == *state, "a refused move changes nothing");
    }
    for &mv in &moves {
        let text = mv.to_string();
        assert_eq!(text.parse::<S::Move>().as_ref(), Ok(&mv), "a move's text is read as that move");
    }
    check_text(state, &moves);
    check_view(state, &moves, rng);
    check_board(state, &moves);
}

fn check_text<S: State>(state: &S, moves: &[S::Move]) {
    let text = state.to_string();
    let read: S = text.parse().expect("a position's text can be read");
    assert_eq!(read.to_string(), text, "a position's text is read as that position");
    assert_eq!(read.key(), state.key(), "the incremental key equals the recomputed one: {text}");
    if state.outcome().is_none() {
        let mut read_moves = MoveList::new();
        read.legal_moves(&mut read_moves);
        assert_eq!(read_moves, moves, "a position read from text has the same moves: {text}");
        assert_eq!(read.to_move(), state.to_move());
    }
}

fn check_view<S: Observable>(state: &S, moves: &[S::Move], rng: &mut Rng) {
    for &seat in &Seat::BOTH[..S::INFO.seats.len()] {
        let view = state.view(seat);
        let world = S::determinize(&view, rng);
        assert!(world.view(seat) == view, "a determinization fits its view: {state}");
        if seat == state.to_move() {
            let mut world_moves = MoveList::new();
            world.legal_moves(&mut world_moves);
            assert_eq!(world_moves, moves, "the mover knows the legal moves: {state}");
            let evaluations = Evaluator::<S>::evaluate(&mut Uniform, &[view]);
            assert_eq!(evaluations[0].policy.len(), moves.len(), "a policy has one entry per move");
        }
    }
}

fn check_symmetry<S: Symmetric>(state: &S, mv: S::Move, by: S::Symmetry) {
    let turned = state.transform(by);
    assert_eq!(&turned.transform(by.inverse()), state, "turning back gives the state: {state}");
    assert_eq!(turned.outcome(), state.outcome());

    let (mut moves, mut turned_moves) = (MoveList::new(), MoveList::new());
    state.legal_moves(&mut moves);
    turned.legal_moves(&mut turned_moves);
    let mut expected: Vec<S::Move> = moves.iter().map(|&mv| S::transform_move(mv, by)).collect();
    expected.sort_unstable();
    turned_moves.sort_unstable();
    assert_eq!(turned_moves, expected, "turning keeps the legal moves: {state} by {by:?}");

    let (mut played, mut played_turned) = (state.clone(), turned);
    played.apply(mv);
    played_turned.apply(S::transform_move(mv, by));
    assert_eq!(played.transform(by), played_turned, "turning commutes with playing {mv}: {state}");
    assert_eq!(played.transform(by).key(), played_turned.key(), "and so do the keys: {state}");
}

fn check_encoding<S: Encode>(state: &S, moves: &[S::Move]) {
    let view = state.view(state.to_move());
    let parts = S::POLICY_PARTS.map_or(S::POLICY_LEN, |[first, second]| first * second);
    assert_eq!(parts, S::POLICY_LEN, "the parts of the policy make up the whole");
    for encoding in std::iter::once(&Encoding::OWN).chain(S::OTHER_ENCODINGS) {
        let mut planes = vec![f32::NAN; encoding.input_len()];
        (encoding.encode)(&view, &mut planes);
        assert!(planes.iter().all(|x| x.is_finite()), "every input is written: {state}");
        let indices: HashSet<usize> =
            moves.iter().map(|&mv| (encoding.policy_index)(&view, mv)).collect();
        assert_eq!(indices.len(), moves.len(), "moves have policy places of their own: {state}");
        let is_within = indices.iter().all(|&index| index < encoding.policy_len);
        assert!(is_within, "places lie within the policy: {state}");
    }
}

fn check_board<S: TextBoard>(state: &S, moves: &[S::Move]) {
    let view = state.view(state.to_move());
    for (glyphs, lang) in
        [(Glyphs::Plain, Lang::EN), (Glyphs::Rich, Lang::JA), (Glyphs::Classic, Lang::EN)]
    {
        let options = DrawOptions { last: moves.first().copied(), glyphs, lang, show_legal: true };
        let picture = S::draw(&view, &options);
        assert_ne!(picture, Diagram::default(), "a state has a picture: {state}");
        for offered in picture.lines().iter().flatten().filter_map(|span| span.mv.as_deref()) {
            let is_legal = moves.iter().any(|mv| mv.to_string() == offered);
            assert!(is_legal, "a picture offers legal moves, not {offered}: {state}");
        }
    }
    for &mv in moves {
        assert_eq!(S::read(&view, &mv.to_string()), Ok(Typed::Move(mv)), "canonical text is read");
    }
}

/// Checks that parsers take any text without panicking, accept exactly what they would write, refuse
/// in one short line, and that a game can be played from every accepted position.
pub fn check_any_text<S: Encode + TextBoard>(text: &str) {
    match text.parse::<S::Move>() {
        Ok(mv) => assert_eq!(mv.to_string(), text, "a move has one text form"),
        Err(error) => check_error(&error),
    }
    let rng = &mut Rng::seeded(0);
    match text.parse::<S>() {
        Ok(state) => {
            assert_eq!(state.to_string(), text, "a position has one text form");
            check_play_from(state, rng);
        }
        Err(error) => check_error(&error),
    }
    let view = S::initial(rng).view(Seat::First);
    if let Err(error) = S::read(&view, text) {
        check_error(&error);
    }
}

/// Plays a random game from a position that may be one that no game reaches.
fn check_play_from<S: Encode + TextBoard>(mut state: S, rng: &mut Rng) {
    let mut moves = MoveList::new();
    state.legal_moves(&mut moves);
    check_view(&state, &moves, rng);
    check_encoding(&state, &moves);
    check_board(&state, &moves);
    for _ in 0..=S::INFO.max_plies {
        state.legal_moves(&mut moves);
        let is_over = state.outcome().is_some();
        assert_eq!(moves.is_empty(), is_over, "no move if and only if over: {state}");
        check_text(&state, &moves);
        let Some(&mv) = rng.choose(&moves) else { return };
        state.apply(mv);
    }
    panic!("a game from any accepted position ends");
}

/// Checks that an error is one line that fits on a screen.
pub fn check_error(error: &impl std::error::Error) {
    let shown = error.to_string();
    assert!(!shown.contains(char::is_control), "an error is one line: {shown:?}");
    assert!(shown.chars().count() <= 300, "an error is short: {shown:?}");
}

/// Checks every promise of [`Searcher`] in random positions; `build` makes the searcher from a seed.
pub fn check_searcher<S: Observable>(build: impl Fn(u64) -> Box<dyn Searcher<S>>, positions: u32) {
    let rng = &mut Rng::seeded(20);
    let mut searcher = build(1);
    let mut twin = build(1);
    let mut moves = MoveList::new();
    let mut checked = 0;
    while checked < positions {
        let mut state = S::initial(rng);
        searcher.new_game(u64::from(checked));
        twin.new_game(u64::from(checked));
        loop {
            state.legal_moves(&mut moves);
            let Some(&mv) = rng.choose(&moves) else { break };
            // Every third position, so that one game serves many phases.
            if rng.below(3) == 0 {
                check_answers(&state, &moves, searcher.as_mut(), twin.as_mut());
                checked += 1;
            }
            state.apply(mv);
        }
    }
}

fn check_answers<S: Observable>(
    state: &S,
    moves: &[S::Move],
    searcher: &mut dyn Searcher<S>,
    twin: &mut dyn Searcher<S>,
) {
    let clock = ManualClock::default();
    let seat = state.to_move();
    let view = state.view(seat);
    let stopped = Stop::default();
    stopped.request();
    let go_on = Stop::default();
    let no_time = Budget::wall(Duration::ZERO);
    let shallow = Budget { depth: Some(1), ..Budget::nodes(1000) };
    for (budget, stop) in [
        (Budget::nodes(1), &go_on),
        (Budget::nodes(500), &go_on),
        (shallow, &go_on),
        (no_time, &go_on),
        (Budget::UNLIMITED, &stopped),
    ] {
        let request = Request { view: &view, seat, budget, lines: 1, clock: &clock, stop };
        let report = searcher.choose(request, &mut Silent);
        assert!(moves.contains(&report.best), "the chosen move is legal: {state}");
        let are_legal = report.moves.iter().all(|value| moves.contains(&value.mv));
        assert!(are_legal, "evaluated moves are legal: {state}");
        let Effort { nodes, depth, .. } = report.effort;
        assert!(budget.nodes.is_none_or(|limit| nodes <= limit), "{nodes} nodes: {state}");
        assert!(budget.depth.is_none_or(|limit| depth <= limit), "depth {depth}: {state}");
        let same = twin.choose(request, &mut Silent);
        assert_eq!(report, same, "the same seed gives the same answer: {state}");
    }
}
