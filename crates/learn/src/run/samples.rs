//! Games of self-play as records that people can replay.

use sakiyomi_core::{Record, RecordedMove, Score, Seat};
use sakiyomi_play::BoardGame;

use crate::{GameRecord, RecordProblem};

/// Returns a game as a record, with what the searches expected as scores.
pub(crate) fn to_record<S: BoardGame>(game: &GameRecord) -> Result<Record, RecordProblem> {
    let moves = game.replay::<S>()?;
    let start: S = game.start();
    let mut record = Record::starting_at(&start);
    let mut end = start;
    for (&mv, searched) in moves.iter().zip(&game.moves) {
        end.apply(mv);
        let hundredths = |value: f32| Score::from_hundredths((100.0 * value).round() as i32);
        let score = searched.value().map(hundredths);
        record.moves.push(RecordedMove { mv: mv.to_string(), score, comment: None });
    }
    record.result = Some(match (end.outcome(), game.result.winner) {
        (Some(outcome), _) => outcome.to_string(),
        (None, Some(winner)) => {
            let how = if game.resigned { "resignation" } else { "proof" };
            format!("{} by {how}", Seat::BOTH[winner as usize])
        }
        (None, None) => "draw by proof".to_owned(),
    });
    for seat in Seat::BOTH {
        record.set_tag(&seat.to_string(), format!("net {}", game.net));
    }
    record.set_tag("seed", game.seed.to_string());
    Ok(record)
}
