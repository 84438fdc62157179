//! The players: each search on a game that it was not written for.

use sakiyomi::arena::{Contest, run};
use sakiyomi::play::engine_kinds;
use sakiyomi::{
    Budget, EngineSpec, ManualClock, MoveList, Outcome, Request, Score, Searcher, Seat, Silent,
    State, Stop, build, contract,
};
use tic_tac_toe::TicTacToe;

fn player(name: &str) -> Box<dyn Searcher<TicTacToe>> {
    build::<TicTacToe>(&name.parse().unwrap(), 1).unwrap()
}

/// Plays every game that the player at `seat` can be led into, and returns how many it wins.
fn wins_against_everybody(player: &mut dyn Searcher<TicTacToe>, seat: Seat) -> usize {
    let (clock, stop) = (ManualClock::default(), Stop::default());
    let mut wins = 0;
    let mut open = vec![TicTacToe::start()];
    while let Some(state) = open.pop() {
        match state.outcome() {
            Some(Outcome::Won { by, .. }) => {
                assert_eq!(by, seat, "lost: {state}");
                wins += 1;
            }
            Some(_) => {}
            None if state.to_move() == seat => {
                let budget = Budget::nodes(100_000);
                let request =
                    Request { view: &state, seat, budget, lines: 1, clock: &clock, stop: &stop };
                let mut next = state;
                next.play(player.choose(request, &mut Silent).best).unwrap();
                open.push(next);
            }
            None => {
                let mut moves = MoveList::new();
                state.legal_moves(&mut moves);
                open.extend(moves.into_iter().map(|mv| {
                    let mut next = state;
                    next.apply(mv);
                    next
                }));
            }
        }
    }
    wins
}

#[test]
fn every_player_and_every_level_keeps_the_engine_contract() {
    let levels = (1..=sakiyomi::LEVELS).map(|n| format!("level-{n}"));
    let engines = engine_kinds::<TicTacToe>().into_iter().map(|kind| kind.info.name.to_owned());
    for name in engines.chain(levels) {
        let spec: EngineSpec = name.parse().unwrap();
        contract::check_searcher(|seed| build::<TicTacToe>(&spec, seed).unwrap(), 40);
    }
}

#[test]
fn alpha_beta_never_loses_to_any_play() {
    for seat in Seat::BOTH {
        assert!(wins_against_everybody(player("alpha-beta").as_mut(), seat) > 0);
    }
}

#[test]
fn tree_search_never_loses_to_any_play() {
    for name in ["uct:sims=1500", "puct:sims=1500"] {
        for seat in Seat::BOTH {
            assert!(wins_against_everybody(player(name).as_mut(), seat) > 0, "{name}");
        }
    }
}

#[test]
fn the_start_is_a_draw_by_alpha_beta() {
    let (clock, stop) = (ManualClock::default(), Stop::default());
    let request = Request {
        view: &TicTacToe::start(),
        seat: Seat::First,
        budget: Budget::nodes(1_000_000),
        lines: 1,
        clock: &clock,
        stop: &stop,
    };
    let report = player("strongest").choose(request, &mut Silent);
    assert_eq!(report.lines[0].score, Score::ZERO);
}

#[test]
fn a_match_is_won_by_the_better_one() {
    let contest = Contest {
        pairs: 20,
        budget: Budget::nodes(200),
        ..Contest::new(tic_tac_toe::game(), vec!["uct".parse().unwrap(), "random".parse().unwrap()])
    };
    let estimate =
        run(&contest, &Stop::default(), &|_| {}).unwrap().tally(0, 1).pairs.estimate().unwrap();
    assert!(estimate.los > 0.999, "{estimate:?}");
}

#[test]
fn a_game_that_comes_without_a_network_says_so() {
    let error = build::<TicTacToe>(&"puct:net=default".parse().unwrap(), 1).err().unwrap();
    assert!(error.to_string().contains("no network for tic-tac-toe comes with this program"));
}
