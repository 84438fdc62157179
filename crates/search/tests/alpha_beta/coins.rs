//! A row of coins, taken from either end in turn; the larger sum wins.
//!
//! Many orders of taking lead to the same row, so that the table has work, and a
//! row determines how many coins were taken, so that equal positions stand at equal depths.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use sakiyomi_core::{
    Budget, GameInfo, Heuristic, ManualClock, MoveList, Observer, Outcome, ParseMoveError,
    ParseStateError, PerfectInformation, Report, Request, Rng, Score, Searcher, Seat, Silent,
    State, Stop, Text, mix64,
};
use sakiyomi_search::{AlphaBeta, AlphaBetaConfig, HeuristicHooks};

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Coins {
    row: Vec<u8>,
    /// What the side to move has more than the opponent.
    lead: i32,
    to_move: Seat,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) enum End {
    Left,
    Right,
}

impl Coins {
    pub(crate) fn random(rng: &mut Rng, length: usize) -> Coins {
        let row = (0..length).map(|_| 1 + rng.below(9) as u8).collect();
        Coins { row, lead: 0, to_move: Seat::First }
    }
}

impl State for Coins {
    type Move = End;

    const INFO: GameInfo = GameInfo {
        id: "coins",
        name: Text::literal("Coins"),
        summary: Text::literal("take coins from either end"),
        seats: &[Text::literal("First"), Text::literal("Second")],
        max_plies: 24,
    };

    fn initial(rng: &mut Rng) -> Coins {
        Coins::random(rng, 24)
    }

    fn to_move(&self) -> Seat {
        self.to_move
    }

    fn legal_moves(&self, out: &mut MoveList<End>) {
        out.clear();
        match self.row.len() {
            0 => {}
            1 => out.push(End::Left),
            _ => out.extend([End::Left, End::Right]),
        }
    }

    fn apply(&mut self, mv: End) {
        let coin = match mv {
            End::Left => self.row.remove(0),
            End::Right => self.row.pop().expect("a legal move takes a coin"),
        };
        self.lead = -(self.lead + i32::from(coin));
        self.to_move = self.to_move.opponent();
    }

    fn outcome(&self) -> Option<Outcome> {
        let margin = Some(self.lead.unsigned_abs());
        match self.lead.signum() {
            _ if !self.row.is_empty() => None,
            0 => Some(Outcome::Drawn),
            1 => Some(Outcome::Won { by: self.to_move, margin }),
            _ => Some(Outcome::Won { by: self.to_move.opponent(), margin }),
        }
    }

    fn key(&self) -> u64 {
        let start =
            mix64((i64::from(self.lead) << 1 | self.to_move.index() as i64).cast_unsigned());
        self.row.iter().fold(start, |key, &coin| mix64(key.wrapping_add(1 + u64::from(coin))))
    }
}

impl PerfectInformation for Coins {}

impl fmt::Display for Coins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for coin in &self.row {
            write!(f, "{coin}")?;
        }
        write!(f, " {:+} {}", self.lead, self.to_move)
    }
}

impl FromStr for Coins {
    type Err = ParseStateError;
    fn from_str(_: &str) -> Result<Coins, ParseStateError> {
        Err(ParseStateError::whole("the tests read no coins"))
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == End::Left { "left" } else { "right" })
    }
}

impl FromStr for End {
    type Err = ParseMoveError;
    fn from_str(text: &str) -> Result<End, ParseMoveError> {
        match text {
            "left" => Ok(End::Left),
            "right" => Ok(End::Right),
            _ => Err(ParseMoveError::new(text, "expected left or right")),
        }
    }
}

/// What the side to move has more than the opponent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lead;

impl Heuristic<Coins> for Lead {
    fn score(&self, state: &Coins) -> Score {
        Score::from_hundredths(100 * state.lead)
    }
}

/// Returns the minimax value at `depth` plies.
pub(crate) fn minimax(state: &Coins, depth: u32) -> Score {
    match state.outcome() {
        Some(Outcome::Won { by, .. }) if by == state.to_move => Score::win_in(0),
        Some(Outcome::Won { .. }) => Score::loss_in(0),
        Some(_) => Score::ZERO,
        None if depth == 0 => Lead.score(state),
        None => children(state)
            .into_iter()
            .map(|(_, child)| one_ply_later(minimax(&child, depth - 1)))
            .max()
            .expect("a row that is not empty has a move"),
    }
}

/// Returns the value of a position for the player who moved there, counted from before the move.
pub(crate) fn one_ply_later(score: Score) -> Score {
    match (score.win_distance(), score.loss_distance()) {
        (Some(plies), _) => Score::loss_in(plies + 1),
        (_, Some(plies)) => Score::win_in(plies + 1),
        _ => -score,
    }
}

pub(crate) fn children(state: &Coins) -> Vec<(End, Coins)> {
    let mut moves = MoveList::new();
    state.legal_moves(&mut moves);
    let after = |mv: End| {
        let mut child = state.clone();
        child.apply(mv);
        child
    };
    moves.into_iter().map(|mv| (mv, after(mv))).collect()
}

pub(crate) type Player = AlphaBeta<Coins, HeuristicHooks<Lead>>;

pub(crate) fn player(config: AlphaBetaConfig) -> Player {
    AlphaBeta::new(HeuristicHooks(Lead), AlphaBetaConfig { table_bytes: 1 << 20, ..config })
}

/// Asks for an answer on a clock that stands still.
pub(crate) fn ask(player: &mut Player, state: &Coins, budget: Budget, lines: usize) -> Report<End> {
    ask_watched(player, state, budget, lines, &mut Silent)
}

pub(crate) fn ask_watched(
    player: &mut Player,
    state: &Coins,
    budget: Budget,
    lines: usize,
    observer: &mut dyn Observer<End>,
) -> Report<End> {
    let (clock, stop) = (ManualClock::default(), Stop::default());
    clock.advance(Duration::from_secs(1));
    let seat = state.to_move;
    let request = Request { view: state, seat, budget, lines, clock: &clock, stop: &stop };
    player.choose(request, observer)
}

pub(crate) fn to_depth(depth: u32) -> Budget {
    Budget { depth: Some(depth), ..Budget::UNLIMITED }
}
