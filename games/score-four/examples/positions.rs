//! Prints middle-game positions of Score Four for measurements of the solver.
//!
//! Two `heuristic` players go on from six random beads. With `quiet`, positions
//! that continuous threes or a single safe move decide at once are left out.
//!
//! `cargo run --release -p sakiyomi-score-four --example positions -- 24 quiet`

// An example talks to the terminal.
#![allow(clippy::print_stdout)]

use sakiyomi_core::{Budget, MoveList, Request, Rng, Silent, State as _, Stop, SystemClock};
use sakiyomi_play::build;
use sakiyomi_score_four::ScoreFour;
use sakiyomi_score_four::threats::{ForcedWins, safe_cells};

const POSITIONS: usize = 30;
const RANDOM_PLIES: u32 = 6;

fn main() {
    let mut args = std::env::args().skip(1);
    let beads: u32 = args.next().and_then(|text| text.parse().ok()).unwrap_or(24);
    let quiet = args.next().is_some_and(|word| word == "quiet");
    println!(
        "# {POSITIONS} {}positions with {beads} beads: heuristic against itself after",
        if quiet { "quiet " } else { "" }
    );
    println!("# {RANDOM_PLIES} random beads; games/score-four/examples/positions.rs");
    let positions = (0..).map(|seed| play(seed, beads)).filter(|state| {
        state.outcome().is_none() && state.plies() == beads && (!quiet || is_quiet(state))
    });
    for state in positions.take(POSITIONS) {
        println!("{state}");
    }
}

fn play(seed: u64, beads: u32) -> ScoreFour {
    let mut rng = Rng::seeded(seed);
    let heuristic = "heuristic".parse().expect("a well-formed name");
    let mut player = build::<ScoreFour>(&heuristic, rng.next_u64()).expect("an engine of the game");
    let stop = Stop::default();
    let mut state = ScoreFour::start();
    while state.outcome().is_none() && state.plies() < beads {
        let mv = if state.plies() < RANDOM_PLIES {
            state.random_move(&mut rng, &mut MoveList::new()).expect("the game goes on")
        } else {
            let request = Request {
                view: &state,
                seat: state.to_move(),
                budget: Budget::UNLIMITED,
                lines: 1,
                clock: &SystemClock::Thread,
                stop: &stop,
            };
            player.choose(request, &mut Silent).best
        };
        state.apply(mv);
    }
    state
}

fn is_quiet(state: &ScoreFour) -> bool {
    safe_cells(state.board()).count_ones() > 1
        && ForcedWins::new(12).forced_win(state.board(), 100_000).is_none()
}
