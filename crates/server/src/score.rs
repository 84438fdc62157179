//! Scores as the page shows them: from the first seat's viewpoint, in words, and as a share of
//! the evaluation bar.

use sakiyomi_core::{Certainty, GameInfo, Line, MoveValue, Reason, Score, Seat, Text};
use sakiyomi_engines::{EngineSpec, Game, Visitor, resolve};

use crate::model::{CertaintyModel, LineModel, MoveModel, ScoreModel};
use crate::tools::visit;
use crate::words::Words;

/// What the scores of an engine mean.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Unit {
    /// Cards that will have been played at the end.
    Cards,
    /// The expected result, from -1 to +1.
    Expectation,
    /// Something that counts for the winner: so much of it makes the odds of winning e to 1.
    Odds(f64),
}

/// Turns the scores of one engine in one game into what the page shows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scale {
    info: GameInfo,
    unit: Unit,
}

const WINS: Text = Text { en: "{player} wins in {plies}", ja: "{player} {plies}手で勝ち" };
const WINS_NOW: Text = Text { en: "{player} wins", ja: "{player}の勝ち" };
const CARDS: Text = Text { en: "{cards card|cards}", ja: "{cards}枚" };

/// Returns the score of a move as that of the position after it, one ply nearer to the end.
pub(crate) fn after(score: Score) -> Score {
    match (score.win_distance(), score.loss_distance()) {
        (Some(plies), _) => Score::win_in(plies.saturating_sub(1)),
        (_, Some(plies)) => Score::loss_in(plies.saturating_sub(1)),
        (None, None) => score,
    }
}

pub(crate) struct UnitOf<'a>(&'a EngineSpec);

impl Visitor for UnitOf<'_> {
    type Output = Unit;

    fn visit<S: Game>(self) -> Unit {
        if S::INFO.is_solitaire() {
            return Unit::Cards;
        }
        match family::<S>(self.0).as_str() {
            // Simulations count wins and losses.
            "uct" | "puct" => Unit::Expectation,
            "expert" => Unit::Odds(S::ODDS.expert),
            _ => Unit::Odds(S::ODDS.classic),
        }
    }
}

impl Scale {
    /// Returns the scale of an engine.
    pub(crate) fn of(info: GameInfo, engine: &EngineSpec) -> Scale {
        let unit = visit(info.id, UnitOf(engine)).unwrap_or(Unit::Odds(1.0));
        Scale { info, unit }
    }

    /// Returns a score of `seat` as the page shows it.
    pub(crate) fn score(&self, score: Score, seat: Seat) -> ScoreModel {
        if self.unit == Unit::Cards {
            return self.cards(score);
        }
        let score = if seat == Seat::First { score } else { -score };
        let share = self.share(score);
        let wins = |winner: Seat, plies: u32| {
            let text = if plies == 0 { WINS_NOW } else { WINS };
            Words::from(
                Reason::new(text)
                    .with_text("player", self.info.seats[winner.index()])
                    .with("plies", plies),
            )
        };
        if let Some(plies) = score.win_distance() {
            let text = wins(Seat::First, plies);
            let plies = (plies > 0).then_some(plies);
            return ScoreModel { text, value: 1.0, kind: "win", plies, share };
        }
        if let Some(plies) = score.loss_distance() {
            let text = wins(Seat::Second, plies);
            let plies = (plies > 0).then_some(plies);
            return ScoreModel { text, value: -1.0, kind: "loss", plies, share };
        }
        let value = f64::from(score.hundredths()) / 100.0;
        let text = match self.unit {
            Unit::Expectation => format!("{:.0}%", 100.0 * share),
            _ => signed(score.hundredths()),
        };
        let text = Words { en: text.clone(), ja: text };
        ScoreModel { text, value, kind: "points", plies: None, share }
    }

    fn cards(&self, score: Score) -> ScoreModel {
        let value = f64::from(score.hundredths()) / 100.0;
        ScoreModel {
            text: Reason::new(CARDS).with("cards", format!("{value:.1}")).into(),
            value,
            kind: "cards",
            plies: None,
            share: self.share(score),
        }
    }

    /// Returns the first seat's part of the evaluation bar; `score` is the first seat's.
    pub(crate) fn share(&self, score: Score) -> f64 {
        /// Cards in a perfect game.
        const PERFECT: f64 = 70.0;
        let value = f64::from(score.hundredths()) / 100.0;
        match (score.win_distance(), score.loss_distance(), self.unit) {
            (_, _, Unit::Cards) => (value / PERFECT).clamp(0.0, 1.0),
            (Some(_), _, _) => 1.0,
            (_, Some(_), _) => 0.0,
            (_, _, Unit::Expectation) => ((1.0 + value) / 2.0).clamp(0.0, 1.0),
            (_, _, Unit::Odds(unit)) => 1.0 / (1.0 + (-value / unit).exp()),
        }
    }

    /// Returns lines of `seat`.
    pub(crate) fn lines(&self, lines: &[Line<String>], seat: Seat) -> Vec<LineModel> {
        let model = |line: &Line<String>| LineModel {
            score: self.score(line.score, seat),
            moves: line.moves.clone(),
        };
        lines.iter().map(model).collect()
    }

    /// Returns the values of moves of `seat`.
    pub(crate) fn moves(&self, moves: &[MoveValue<String>], seat: Seat) -> Vec<MoveModel> {
        let model = |value: &MoveValue<String>| MoveModel {
            mv: value.mv.clone(),
            score: self.score(value.score, seat),
            visits: value.visits,
        };
        moves.iter().map(model).collect()
    }
}

/// Returns how far to trust a search.
pub(crate) fn certainty(certainty: Certainty) -> CertaintyModel {
    match certainty {
        Certainty::Depth => CertaintyModel { kind: "depth", percent: None },
        Certainty::Likely(percent) => CertaintyModel { kind: "likely", percent: Some(percent) },
        Certainty::Exact => CertaintyModel { kind: "exact", percent: None },
    }
}

/// Returns the family that gives the scores: that of the engine behind a level.
fn family<S: Game>(engine: &EngineSpec) -> String {
    let Ok(engine) = resolve::<S>(engine) else { return engine.family().to_owned() };
    if engine.family() != "level" {
        return engine.family().to_owned();
    }
    let number = engine.options().iter().find(|(name, _)| name == "n");
    let number = number.and_then(|(_, value)| value.parse::<usize>().ok()).unwrap_or(5);
    let level = number.checked_sub(1).and_then(|index| S::LEVELS.get(index));
    let inner = level.and_then(|level| level.engine.parse::<EngineSpec>().ok());
    inner
        .and_then(|inner| resolve::<S>(&inner).ok())
        .map_or_else(String::new, |inner| inner.family().to_owned())
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

    fn scale(game: &str, engine: &str) -> Scale {
        let info = sakiyomi_engines::games().into_iter().find(|info| info.id == game).unwrap();
        Scale::of(info, &engine.parse().unwrap())
    }

    #[test]
    fn scores_are_turned_to_the_first_seat() {
        let scale = scale("othello", "strongest");
        let ahead = scale.score(Score::from_hundredths(400), Seat::Second);
        assert_eq!((ahead.value, ahead.text.en.as_str(), ahead.kind), (-4.0, "-4", "points"));
        assert!(ahead.share < 0.5);
        let won = scale.score(Score::win_in(7), Seat::Second);
        assert_eq!((won.kind, won.plies, won.share), ("loss", Some(7), 0.0));
        assert_eq!(won.text.en, "White wins in 7");
    }

    #[test]
    fn each_kind_of_engine_has_its_unit() {
        let half = Score::from_hundredths(50);
        assert_eq!(scale("othello", "uct").score(half, Seat::First).text.en, "75%");
        assert_eq!(scale("othello", "level-10").unit, scale("othello", "strongest").unit);
        assert_eq!(scale("othello", "level-3").unit, scale("othello", "classic").unit);
        let cards = scale("twin-cool", "expert").score(Score::from_hundredths(1175), Seat::First);
        assert_eq!((cards.kind, cards.text.ja.as_str()), ("cards", "11.8枚"));
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
