//! Scores as the page shows them: from the first seat's viewpoint, in words, and as a share of
//! the evaluation bar.

use crate::msg;
use sakiyomi_core::{Certainty, GameInfo, Line, MoveValue, Reason, Score, ScoreUnit, Seat};
use serde_json::{Value, json};

use crate::model::{ScoreModel, Words};

/// Turns the scores of one engine in one game into what the page shows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scale {
    info: GameInfo,
    unit: ScoreUnit,
}

/// Returns the score of a move as that of the position after it, one ply nearer to the end.
pub(crate) fn after(score: Score) -> Score {
    match (score.win_distance(), score.loss_distance()) {
        (Some(plies), _) => Score::win_in(plies.saturating_sub(1)),
        (_, Some(plies)) => Score::loss_in(plies.saturating_sub(1)),
        (None, None) => score,
    }
}

impl Scale {
    pub(crate) const fn new(info: GameInfo, unit: ScoreUnit) -> Scale {
        Scale { info, unit }
    }

    pub(crate) fn score(&self, score: Score, seat: Seat) -> ScoreModel {
        if let ScoreUnit::Cards { .. } = self.unit {
            return self.cards(score);
        }
        let score = if seat == Seat::First { score } else { -score };
        let (unit, share) = (self.unit.name(), self.unit.share(score));
        let proven = match (score.win_distance(), score.loss_distance()) {
            (Some(plies), _) => Some((Seat::First, "win", 1.0, plies)),
            (_, Some(plies)) => Some((Seat::Second, "loss", -1.0, plies)),
            (None, None) => None,
        };
        if let Some((winner, kind, value, plies)) = proven {
            let text =
                Reason::new(if plies == 0 { msg("score-wins-now") } else { msg("score-wins") })
                    .with_text("player", self.info.seats[winner.index()])
                    .with("plies", plies)
                    .into();
            let plies = (plies > 0).then_some(plies);
            return ScoreModel { text, value, kind, unit, plies, share };
        }
        let value = f64::from(score.hundredths()) / 100.0;
        let text = match self.unit {
            ScoreUnit::Expectation => format!("{:.0}%", 100.0 * share),
            _ => signed(score.hundredths()),
        };
        let text = Words::new(|_| text.clone());
        ScoreModel { text, value, kind: "points", unit, plies: None, share }
    }

    fn cards(&self, score: Score) -> ScoreModel {
        let value = f64::from(score.hundredths()) / 100.0;
        ScoreModel {
            text: Reason::new(msg("score-cards")).with("cards", format!("{value:.1}")).into(),
            value,
            kind: "cards",
            unit: self.unit.name(),
            plies: None,
            share: self.unit.share(score),
        }
    }

    pub(crate) fn lines(&self, lines: &[Line<String>], seat: Seat) -> Vec<Value> {
        let model = |line: &Line<String>| json!({ "score": self.score(line.score, seat), "moves": line.moves });
        lines.iter().map(model).collect()
    }

    pub(crate) fn moves(&self, moves: &[MoveValue<String>], seat: Seat) -> Vec<Value> {
        let model = |value: &MoveValue<String>| {
            let score = self.score(value.score, seat);
            json!({ "move": value.mv, "score": score, "visits": value.visits })
        };
        moves.iter().map(model).collect()
    }
}

pub(crate) fn certainty(certainty: Certainty) -> Value {
    match certainty {
        Certainty::Depth => json!({ "kind": "depth" }),
        Certainty::Likely(percent) => json!({ "kind": "likely", "percent": percent }),
        Certainty::Exact => json!({ "kind": "exact" }),
    }
}

/// Writes `+4`, `-1.5`, `+0.85`: no more digits than there are.
fn signed(hundredths: i32) -> String {
    let value = f64::from(hundredths) / 100.0;
    match hundredths {
        0 => "0".to_owned(),
        n if n % 100 == 0 => format!("{value:+.0}"),
        n if n.abs() >= 1000 => format!("{value:+.1}"),
        _ => format!("{value:+.2}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sakiyomi_core::Lang;
    use sakiyomi_play::GameEntry;

    fn scale(game: &dyn GameEntry, engine: &str) -> Scale {
        Scale::new(game.info(), game.check_engine(&engine.parse().unwrap()).unwrap().unit)
    }

    #[test]
    fn scores_are_turned_to_the_first_seat() {
        let scale = scale(sakiyomi_othello::game(), "strongest");
        let ahead = scale.score(Score::from_hundredths(400), Seat::Second);
        assert_eq!(
            (ahead.value, ahead.text.get(Lang::EN).as_str(), ahead.kind),
            (-4.0, "-4", "points")
        );
        assert!(ahead.share < 0.5);
        let won = scale.score(Score::win_in(7), Seat::Second);
        assert_eq!((won.kind, won.plies, won.share), ("loss", Some(7), 0.0));
        assert_eq!(won.text.get(Lang::EN), "White wins in 7");
    }

    #[test]
    fn each_engine_declares_its_unit() {
        let (othello, twin_cool) = (sakiyomi_othello::game(), sakiyomi_twin_cool::game());
        let half = Score::from_hundredths(50);
        let chance = scale(othello, "uct").score(half, Seat::First);
        assert_eq!(
            (chance.text.get(Lang::EN).as_str(), chance.unit, chance.share),
            ("75%", "probability", 0.75)
        );
        let net = scale(sakiyomi_score_four::game(), "net");
        let behind = net.score(Score::from_hundredths(-40), Seat::First);
        assert_eq!((behind.text.get(Lang::EN).as_str(), behind.unit), ("30%", "probability"));
        assert_eq!(scale(othello, "level-10").unit, scale(othello, "strongest").unit);
        assert_eq!(scale(othello, "level-3").unit, scale(othello, "classic").unit);
        let cards = scale(twin_cool, "expert").score(Score::from_hundredths(1175), Seat::First);
        assert_eq!(
            (cards.kind, cards.unit, cards.text.get(Lang::JA).as_str()),
            ("cards", "cards", "11.8枚")
        );
    }

    #[test]
    fn numbers_have_no_more_digits_than_they_need() {
        for (hundredths, text) in
            [(0, "0"), (400, "+4"), (-1250, "-12.5"), (85, "+0.85"), (-5, "-0.05")]
        {
            assert_eq!(signed(hundredths), text);
        }
    }
}
