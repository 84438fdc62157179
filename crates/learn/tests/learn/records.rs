//! Records, and what happens to damaged ones.

use sakiyomi_core::{Rng, Uniform};
use sakiyomi_learn::record::{GameResult, Side};
use sakiyomi_learn::{GameRecord, RecordProblem, Resign};
use sakiyomi_othello::Othello;
use sakiyomi_score_four::ScoreFour;

use crate::support::{Collector, play, quick};

fn some_game() -> GameRecord {
    play::<ScoreFour>(&Collector::new(1, 1, &quick::<ScoreFour>()), &mut Uniform).remove(0)
}

#[test]
fn a_record_is_read_as_it_was_written() {
    let game = some_game();
    let bytes = game.to_bytes();
    assert_eq!(GameRecord::from_bytes(&bytes), Ok(game.clone()));
    assert!(bytes.len() < 60 * game.moves.len(), "{} bytes", bytes.len());
    for len in 0..bytes.len() {
        assert_eq!(GameRecord::from_bytes(&bytes[..len]), Err(RecordProblem::Unreadable));
    }
}

#[test]
fn what_is_no_game_is_refused() {
    let game = some_game();
    assert!(matches!(game.replay::<Othello>(), Err(RecordProblem::Game(_))));
    let refusal = |change: &dyn Fn(&mut GameRecord)| {
        let mut game = game.clone();
        change(&mut game);
        game.replay::<ScoreFour>().unwrap_err()
    };
    assert_eq!(refusal(&|game| game.version = 9), RecordProblem::Version(9));
    assert_eq!(refusal(&|game| game.moves[1].place = 99), RecordProblem::Illegal(1));
    assert_eq!(refusal(&|game| game.moves[1].by = Side::First), RecordProblem::Illegal(1));
    assert_eq!(refusal(&|game| game.end_key ^= 1), RecordProblem::End);
    assert_eq!(refusal(&|game| game.moves.clear()), RecordProblem::End);
    let other = match game.result.winner {
        Some(Side::First) => Some(Side::Second),
        _ => Some(Side::First),
    };
    let result = GameResult { winner: other, margin: None };
    assert_eq!(refusal(&|game| game.result = result), RecordProblem::End);
    let full = game.moves.iter().position(|mv| !mv.policy.is_empty()).expect("a full search");
    let policy =
        |policy: Vec<(u16, u16)>| refusal(&|game| game.moves[full].policy.clone_from(&policy));
    for wrong in [vec![], vec![(0, 0)], vec![(400, 1)], vec![(1, 1), (1, 1)], vec![(2, 1), (1, 1)]]
    {
        assert_eq!(policy(wrong), RecordProblem::Policy(full));
    }
}

#[test]
fn damaged_bytes_never_panic() {
    let bytes = some_game().to_bytes();
    let mut rng = Rng::seeded(5);
    for _ in 0..3000 {
        let mut damaged = bytes.clone();
        for _ in 0..=rng.below(3) {
            let place = rng.below(bytes.len() as u32) as usize;
            damaged[place] = rng.next_u64() as u8;
        }
        if let Ok(game) = GameRecord::from_bytes(&damaged) {
            let _ = game.replay::<ScoreFour>();
        }
    }
}

/// Returns a game that was played on, in which the first player expects `value` and `wins`.
fn played_on(value: f32, wins: bool) -> GameRecord {
    let mut game = some_game();
    let seat = sakiyomi_core::Seat::First;
    let searched = sakiyomi_learn::Searched::Cheap;
    game.moves = vec![sakiyomi_learn::MoveRecord::new(seat, 0, searched, Some(value), &[])];
    game.exact = None;
    game.never_resigns = true;
    let winner = Some(if wins { Side::First } else { Side::Second });
    game.result = GameResult { winner, margin: None };
    game
}

#[test]
fn the_threshold_gives_up_as_much_as_false_positives_allow() {
    let resign = Resign { below: None, play_on: 0.1, false_positives: 0.05 };
    // Who expects -0.95 loses; who expects -0.755 wins one game in five.
    let mut games: Vec<GameRecord> = (0..40).map(|_| played_on(-0.95, false)).collect();
    games.extend((0..40).map(|number| played_on(-0.755, number % 5 == 0)));
    let below = resign.calibrated(&games).below.expect("there are enough games");
    assert!((-0.95..-0.755).contains(&below), "{below}");
    let tolerant = Resign { false_positives: 0.3, ..resign };
    let below = tolerant.calibrated(&games).below.expect("there are enough games");
    assert!(below >= -0.755, "{below}");
    assert_eq!(resign.calibrated(&games[..10]).below, None, "ten games say too little");
    let reckless = games.iter().cloned().map(|game| GameRecord { never_resigns: false, ..game });
    assert_eq!(resign.calibrated(&reckless.collect::<Vec<_>>()).below, None);
}
