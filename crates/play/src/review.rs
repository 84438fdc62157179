//! A whole game through the eyes of an engine: what each move lost, and where the game turned.
//!
//! Every position of the game is analysed with as many lines as it has moves, so that the
//! played move and the best one are evaluated by the same search. The last position comes
//! first, so that the engine's tables help with the earlier ones.
//!
//! ```
//! use sakiyomi_core::{Budget, Record, Stop};
//! use sakiyomi_play::review::{ReviewConfig, review};
//! let record: Record = "sakiyomi-record 1\ngame: othello\n\
//!     start: ---------------------------OX------XO--------------------------- X\n\n1 f5\n2 d6\nend 2\n".parse()?;
//! let config = ReviewConfig { budget: Budget::nodes(1000), ..ReviewConfig::default() };
//! let review = review(sakiyomi_othello::game(), &record, &config, &Stop::default(), &mut |_, _| {})?;
//! assert_eq!(review.moves.len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::msg;
use std::fmt;

use sakiyomi_core::{
    Budget, Certainty, Effort, GameInfo, Reason, RecordError, Report, Score, ScoreUnit, Seat,
    localized,
};

use crate::Verdict;
use crate::engine::{EngineError, EngineSpec};

pub use crate::reviewer::{Pace, Reviewer, review};

/// How a game is reviewed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReviewConfig {
    /// The engine to review with.
    pub engine: EngineSpec,
    /// What it may spend on each position.
    pub budget: Budget,
    /// Decides the engine's chance.
    pub seed: u64,
}

impl Default for ReviewConfig {
    fn default() -> Self {
        ReviewConfig { engine: EngineSpec::strongest(), budget: Budget::UNLIMITED, seed: 0 }
    }
}

/// A game that cannot be reviewed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub enum ReviewError {
    /// The record cannot be replayed.
    Game(#[from] RecordError),
    /// The game has no such engine.
    Engine(#[from] EngineError),
    /// There is nothing to review.
    NoMoves,
    /// The engine plays, but does not say why.
    NoValues(EngineSpec),
}

impl ReviewError {
    /// Returns why the game cannot be reviewed.
    pub fn reason(&self) -> Reason {
        match self {
            ReviewError::Game(error) => error.reason(),
            ReviewError::Engine(error) => error.reason(),
            ReviewError::NoMoves => Reason::new(msg("review-no-moves")),
            ReviewError::NoValues(engine) => {
                Reason::new(msg("review-no-values")).with("engine", engine)
            }
        }
    }
}

localized!(ReviewError);

/// What an engine says about a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// The game.
    pub info: GameInfo,
    /// The engine, with its own name in place of `strongest`.
    pub engine: EngineSpec,
    /// What the scores mean.
    pub unit: ScoreUnit,
    /// The reviewed moves in the order of the game; the last ones only if it was stopped.
    pub moves: Vec<ReviewedMove>,
    /// How the game ended, if it did.
    pub verdict: Option<Verdict>,
}

/// What an engine says about a move.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedMove {
    /// The number of the move, from 1.
    pub ply: usize,
    /// Who made it.
    pub seat: Seat,
    /// The move.
    pub mv: String,
    /// Its score for its player; `None` if the engine did not evaluate it.
    pub score: Option<Score>,
    /// The engine's move.
    pub best: String,
    /// What that is worth to the player.
    pub best_score: Score,
    /// What would have followed, the engine's move included.
    pub line: Vec<String>,
    /// What the scores mean.
    pub unit: ScoreUnit,
    /// How far to trust the scores.
    pub trust: Trust,
    /// Whether there was no other move.
    pub is_forced: bool,
}

/// The search depth behind a score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Trust {
    /// The depth in plies.
    pub depth: u32,
    /// How far what was found there can be trusted.
    pub certainty: Certainty,
}

impl Trust {
    /// Returns how far the first score of a report can be trusted.
    pub fn of(report: &Report<String>) -> Trust {
        let Effort { depth, certainty, .. } = report.effort;
        let proven = first_score(report).is_some_and(is_proven);
        Trust { depth, certainty: if proven { Certainty::Exact } else { certainty } }
    }

    /// Returns the selectivity of a search in percent; `None` for full width.
    pub const fn selectivity(self) -> Option<u8> {
        match self.certainty {
            Certainty::Likely(percent) => Some(percent),
            Certainty::Depth | Certainty::Exact => None,
        }
    }

    /// Tells whether the score is what best play gives.
    pub const fn is_exact(self) -> bool {
        matches!(self.certainty, Certainty::Exact)
    }
}

/// Writes `12`, `24@73%`, or `exact`.
impl fmt::Display for Trust {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.certainty {
            Certainty::Depth => write!(f, "{}", self.depth),
            Certainty::Likely(percent) => write!(f, "{}@{percent}%", self.depth),
            Certainty::Exact => f.write_str("exact"),
        }
    }
}

/// What a move gave away: percentage points of the win probability, or the engine's unit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Loss {
    /// So many hundredths.
    Hundredths(i32),
    /// A proven win, or it made a loss certain.
    Decisive,
}

impl Loss {
    /// Nothing.
    pub const NONE: Loss = Loss::Hundredths(0);
}

impl ReviewedMove {
    /// Returns the loss of the move, if the engine evaluated it.
    pub fn loss(&self) -> Option<Loss> {
        if self.mv == self.best {
            return Some(Loss::NONE);
        }
        let (best, played) = (self.best_score, self.score?);
        let proven = |score: Score| {
            i32::from(score.win_distance().is_some()) - i32::from(score.loss_distance().is_some())
        };
        Some(match (proven(best), proven(played)) {
            // A win is a win, however long it takes.
            (1, 1) | (-1, -1) => Loss::NONE,
            (1, _) | (_, -1) => Loss::Decisive,
            _ => {
                let lost = (best.hundredths() - played.hundredths()).max(0);
                // From -1 to 1 are 100 percentage points.
                Loss::Hundredths(if self.unit == ScoreUnit::Expectation { 50 * lost } else { lost })
            }
        })
    }

    /// Returns what the position after the move is worth to the first player.
    pub fn value(&self) -> Score {
        let score = self.score.unwrap_or(self.best_score);
        match self.seat {
            Seat::First => score,
            Seat::Second => -score,
        }
    }

    /// Tells whether the player was better off before the move than after it: ahead and then
    /// not, or level and then behind. A small loss turns nothing, and in a solitaire nobody leads.
    pub fn turns_the_game(&self) -> bool {
        let Some(played) = self.score.filter(|_| self.mv != self.best) else { return false };
        let chance = |score| self.unit.win_probability(score);
        let (Some(best), Some(played)) = (chance(self.best_score), chance(played)) else {
            return false;
        };
        side(played) < side(best) && best - played >= AHEAD - 0.5
    }
}

impl Review {
    /// Returns the moves at which the game turned, the most expensive first.
    pub fn turning_points(&self) -> Vec<&ReviewedMove> {
        let mut turns: Vec<&ReviewedMove> =
            self.moves.iter().filter(|mv| mv.turns_the_game()).collect();
        turns.sort_by_key(|mv| std::cmp::Reverse(mv.loss()));
        turns
    }

    /// Returns what the moves of `seat` gave away together. Where there was nothing to choose, nothing counts.
    pub fn summary(&self, seat: Seat) -> Summary {
        let mut summary = Summary::default();
        let chosen = self.moves.iter().filter(|mv| mv.seat == seat && !mv.is_forced);
        for loss in chosen.filter_map(ReviewedMove::loss) {
            summary.moves += 1;
            match loss {
                Loss::Hundredths(loss) => {
                    summary.lost += i64::from(loss);
                    summary.best += u32::from(loss == 0);
                }
                Loss::Decisive => summary.decisive += 1,
            }
        }
        summary
    }
}

/// What a player's moves gave away together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// The moves that were evaluated and not forced.
    pub moves: u32,
    /// Those that gave nothing away.
    pub best: u32,
    /// Those that gave a win away or made a loss certain.
    pub decisive: u32,
    /// What the others lost, in hundredths.
    pub lost: i64,
}

pub(crate) fn first_score(report: &Report<String>) -> Option<Score> {
    let line = report.lines.first().map(|line| line.score);
    line.or_else(|| report.moves.first().map(|value| value.score))
}

fn is_proven(score: Score) -> bool {
    score.win_distance().is_some() || score.loss_distance().is_some()
}

/// From which probability of winning on a player is ahead: less is as good as level.
const AHEAD: f64 = 0.55;

/// Returns -1 for a player who is behind, 0 for one who is level, 1 for one who is ahead.
fn side(chance: f64) -> i32 {
    i32::from(chance >= AHEAD) - i32::from(chance <= 1.0 - AHEAD)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sakiyomi_core::Text;

    fn reviewed(mv: &str, score: Score, best: &str, best_score: Score) -> ReviewedMove {
        ReviewedMove {
            ply: 1,
            seat: Seat::Second,
            mv: mv.to_owned(),
            score: Some(score),
            best: best.to_owned(),
            best_score,
            line: Vec::new(),
            unit: ScoreUnit::Discs { odds: 4.9 },
            trust: Trust::default(),
            is_forced: false,
        }
    }

    #[test]
    fn a_loss_is_what_the_best_move_is_worth_more() {
        let points = Score::from_hundredths;
        let loss = |played, best| reviewed("a1", played, "b1", best).loss().unwrap();
        assert_eq!(loss(points(-150), points(250)), Loss::Hundredths(400));
        assert_eq!(loss(points(300), points(250)), Loss::NONE, "a search may change its mind");
        assert_eq!(loss(points(900), Score::win_in(3)), Loss::Decisive);
        assert_eq!(loss(Score::loss_in(4), points(0)), Loss::Decisive);
        assert_eq!(loss(Score::win_in(9), Score::win_in(3)), Loss::NONE);
        assert_eq!(loss(Score::loss_in(2), Score::loss_in(8)), Loss::NONE);
        assert!(Loss::Decisive > Loss::Hundredths(6400));
        assert_eq!(reviewed("a1", points(1), "a1", points(1)).loss(), Some(Loss::NONE));
    }

    #[test]
    fn a_game_turns_where_the_lead_is_lost() {
        let points = Score::from_hundredths;
        let turns = |played, best| reviewed("a1", played, "b1", best).turns_the_game();
        assert!(turns(points(-300), points(200)) && turns(points(0), points(200)));
        assert!(turns(points(-200), points(50)) && turns(Score::loss_in(4), points(0)));
        assert!(!turns(points(200), points(900)), "still ahead");
        assert!(!turns(points(-900), points(-200)), "behind before");
        assert!(!turns(points(-90), points(90)), "as good as level");
        assert!(!turns(points(60), points(140)), "a loss as small as this says nothing");
    }

    #[test]
    fn a_move_without_a_choice_is_no_merit() {
        let points = Score::from_hundredths;
        let chosen = reviewed("a1", points(0), "b1", points(100));
        let forced = ReviewedMove { is_forced: true, ..reviewed("c1", points(0), "c1", points(0)) };
        let info = GameInfo {
            id: "game",
            name: Text::literal("Game"),
            summary: Text::literal("a game"),
            seats: &[],
            max_plies: 1,
        };
        let moves = vec![forced.clone(), chosen, forced];
        let review = Review {
            info,
            engine: "expert".parse().unwrap(),
            unit: ScoreUnit::Discs { odds: 4.9 },
            moves,
            verdict: None,
        };
        let expected = Summary { moves: 1, best: 0, decisive: 0, lost: 100 };
        assert_eq!(review.summary(Seat::Second), expected);
    }

    #[test]
    fn a_value_is_the_first_players() {
        let score = Score::from_hundredths(150);
        assert_eq!(reviewed("a1", score, "a1", score).value(), -score);
    }

    #[test]
    fn a_loss_of_probability_is_in_percentage_points() {
        let points = Score::from_hundredths;
        let mv = ReviewedMove {
            unit: ScoreUnit::Expectation,
            ..reviewed("a1", points(20), "b1", points(50))
        };
        assert_eq!(mv.loss(), Some(Loss::Hundredths(1500)), "from 75% to 60%");
    }

    #[test]
    fn trust_is_written_as_othello_players_do() {
        let trust = |certainty| Trust { depth: 24, certainty }.to_string();
        assert_eq!(trust(Certainty::Likely(73)), "24@73%");
        assert_eq!(trust(Certainty::Depth), "24");
        assert_eq!(trust(Certainty::Exact), "exact");
    }
}
