//! A recorded game as one that is advised on: what its player saw, and nothing else.

use crate::{TwinCool, View};
use sakiyomi_core::{Observable as _, Record, RecordError, Seat};

use super::{Adviser, Move, Step};

impl Adviser {
    /// Returns what the player of a recorded game saw.
    ///
    /// Its text carries the game without the deck. A game that was begun in the middle cannot be
    /// told that way.
    ///
    /// # Errors
    /// When the record cannot be replayed.
    pub fn of_record(record: &Record) -> Result<Option<Adviser>, RecordError> {
        let states = record.replay::<TwinCool>()?;
        let views: Vec<View> = states.iter().map(|state| state.view(Seat::First)).collect();
        let start = View::start(views[0].hand(), views[0].set_aside());
        if start != Some(views[0]) {
            return Ok(None);
        }
        let mut adviser = Adviser { views: vec![views[0]], steps: Vec::new() };
        for (pair, recorded) in views.windows(2).zip(&record.moves) {
            let mv: Move = recorded.mv.parse().expect("a replayed move is well formed");
            let left = pair[0].after_play(mv);
            let drawn = (pair[1].hand() - left.hand()).first();
            adviser.push(Step::Play(mv), left);
            if let Some(card) = drawn {
                adviser.push(Step::Draw(card), pair[1]);
            }
        }
        Ok(Some(adviser))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sakiyomi_core::{RecordedMove, Rng, State as _};

    #[test]
    fn a_recorded_game_is_told_without_its_deck() {
        let rng = &mut Rng::seeded(3);
        let mut state = TwinCool::initial(rng);
        let mut record = Record::starting_at(&state);
        while let Some(mv) = state.random_move(rng, &mut Vec::new()) {
            state.apply(mv);
            let mv = mv.to_string();
            record.moves.push(RecordedMove { mv, ..RecordedMove::default() });
        }
        let adviser = Adviser::of_record(&record).unwrap().unwrap();
        assert_eq!(*adviser.view(), state.view(Seat::First));
        assert_eq!(adviser.outcome(), state.outcome());
        let text = adviser.to_string();
        assert_eq!(text.parse(), Ok(adviser));
        let seen = state.view(Seat::First).hand() | state.view(Seat::First).played();
        let hidden = state.deck().iter().find(|card| !seen.contains(**card)).unwrap();
        assert!(
            text.split([' ', '>', '\n']).all(|word| word != hidden.to_string()),
            "{hidden}: {text}"
        );
    }

    #[test]
    fn a_game_from_the_middle_cannot_be_told() {
        let mut state = TwinCool::initial(&mut Rng::seeded(3));
        let mv = state.random_move(&mut Rng::seeded(4), &mut Vec::new()).unwrap();
        state.apply(mv);
        assert_eq!(Adviser::of_record(&Record::starting_at(&state)), Ok(None));
    }
}
