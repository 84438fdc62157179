//! The Generic Game Format of the Generic Game Server, which NBoard speaks too.
//!
//! ```text
//! (;GM[Othello]PC[GGS/os]DT[2004.09.18_05:54:38.MDT]PB[ant]PW[saio]RE[-12.00]TI[05:00]TY[8]
//! BO[8 ---------------------------O*------*O--------------------------- *]
//! B[F5//0.01]W[F6/-1.50/2.30]B[E6];)
//! ```
//!
//! Properties in any order between `(;` and `;)`, with spaces and lines between them. `BO`
//! is the start, with `*` for black; a move may have an evaluation, of its player's side,
//! and its time in seconds. Archives have several games in a file, and a number before each.

use std::fmt;
use std::io::BufRead;
use std::time::Duration;

use sakiyomi_core::{
    FileError, ParseMoveError, Place, Quoted, Reason, Score, Seat, State as _, the_end,
};

use super::source::Source;
use super::{Replay, at_move, read_board, read_move};
use crate::{Move, Othello, msg};

/// A game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GgfGame {
    /// What is said about the game beside its start and its moves, as `PB` and its value.
    pub properties: Vec<(String, String)>,
    /// Where it starts.
    pub start: Othello,
    /// The moves, passes included.
    pub moves: Vec<GgfMove>,
}

/// A move with what its player thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GgfMove {
    /// The move.
    pub mv: Move,
    /// What the player thought of it.
    pub score: Option<Score>,
    /// How long the player thought.
    pub time: Option<Duration>,
}

impl GgfGame {
    /// Returns the value of a property.
    pub fn property(&self, key: &str) -> Option<&str> {
        self.properties.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }

    /// Returns where the moves lead.
    pub fn end(&self) -> Othello {
        let mut state = self.start;
        for played in &self.moves {
            state.apply(played.mv);
        }
        state
    }

    /// Reads the one game of a text.
    ///
    /// # Errors
    /// When the text is no game, or more than one.
    pub fn read(text: &str) -> Result<GgfGame, FileError> {
        let mut games = GgfGames::new(text.as_bytes());
        let game = games
            .next()
            .unwrap_or_else(|| Err(FileError::at(games.0.place(), msg("ggf-nothing"))))?;
        let place = games.0.place();
        match games.next() {
            None => Ok(game),
            Some(Err(error)) => Err(error),
            Some(Ok(_)) => Err(FileError::at(place, msg("ggf-second-game"))),
        }
    }
}

impl fmt::Display for GgfGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(;")?;
        for (key, value) in &self.properties {
            // A value ends at the first `]`, and there is no way to write one inside.
            write!(f, "{key}[{}]", value.replace(']', ")"))?;
        }
        let text = self.start.to_string().replace('X', "*");
        write!(f, "BO[8 {text}]")?;
        let mut seat = self.start.to_move();
        for played in &self.moves {
            let colour = if seat == Seat::First { 'B' } else { 'W' };
            let mv = match played.mv {
                Move::Pass => "PA".to_owned(),
                mv => mv.to_string().to_ascii_uppercase(),
            };
            write!(f, "{colour}[{mv}")?;
            if played.score.is_some() || played.time.is_some() {
                f.write_str("/")?;
            }
            if let Some(score) = played.score {
                write!(f, "{:.2}", f64::from(score.hundredths()) / 100.0)?;
            }
            if let Some(time) = played.time {
                write!(f, "/{:.2}", time.as_secs_f64())?;
            }
            f.write_str("]")?;
            seat = seat.opponent();
        }
        f.write_str(";)")
    }
}

pub(super) struct GgfGames<R>(Source<R>);

impl<R: BufRead> GgfGames<R> {
    pub(super) const fn new(input: R) -> GgfGames<R> {
        GgfGames(Source::new(input))
    }

    fn next_game(&mut self) -> Result<Option<GgfGame>, FileError> {
        let source = &mut self.0;
        let opened = loop {
            let place = source.place();
            match source.next()? {
                None => return Ok(None),
                Some(b'(') => break place,
                // Archives count the games of a match before them.
                Some(byte) if byte.is_ascii_whitespace() || byte.is_ascii_digit() => {}
                Some(byte) => {
                    let problem = expected(msg("ggf-before-game"), Some(byte));
                    return Err(FileError::at(place, problem));
                }
            }
        };
        expect(source, b';')?;
        let mut game = Unfinished::default();
        loop {
            let place = source.place();
            match source.next()? {
                None => return Err(FileError::at(opened, msg("ggf-no-end"))),
                Some(b';') => {
                    expect(source, b')')?;
                    return game.finish(opened).map(Some);
                }
                Some(byte) if byte.is_ascii_whitespace() => {}
                Some(byte) if byte.is_ascii_alphabetic() => {
                    let mut key = char::from(byte).to_ascii_uppercase().to_string();
                    while let Some(byte) = source.peek()?.filter(u8::is_ascii_alphabetic) {
                        source.next()?;
                        if key.len() < LONGEST_KEY {
                            key.push(char::from(byte).to_ascii_uppercase());
                        }
                    }
                    let bracket = source.place();
                    expect(source, b'[')?;
                    let value_at = source.place();
                    let value = source.take_until(b']', bracket)?;
                    game.add(&key, value, value_at, place)?;
                }
                Some(byte) => {
                    let problem = expected(msg("ggf-property"), Some(byte));
                    return Err(FileError::at(place, problem));
                }
            }
        }
    }
}

/// Properties have names of two letters; a longer one is kept as far as it may make sense.
const LONGEST_KEY: usize = 16;

impl<R: BufRead> Iterator for GgfGames<R> {
    type Item = Result<GgfGame, FileError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.next_game().transpose()
    }
}

fn expect(source: &mut Source<impl BufRead>, wanted: u8) -> Result<(), FileError> {
    let place = source.place();
    let found = source.next()?;
    if found == Some(wanted) {
        return Ok(());
    }
    Err(FileError::at(place, expected(char::from(wanted).to_string(), found)))
}

/// Says that `what` was to stand where the byte `found` is.
fn expected(what: impl Into<Reason>, found: Option<u8>) -> Reason {
    sakiyomi_core::expected(what, found.map(char::from))
}

#[derive(Default)]
struct Unfinished {
    properties: Vec<(String, String)>,
    start: Option<Othello>,
    replay: Option<Replay>,
    /// For each move of the replay, what its player thought.
    thoughts: Vec<(Option<Score>, Option<Duration>)>,
}

impl Unfinished {
    /// Takes a property whose key stands at `place` and whose value at `value_at`.
    fn add(
        &mut self,
        key: &str,
        value: String,
        value_at: Place,
        place: Place,
    ) -> Result<(), FileError> {
        match key {
            "GM" if !value.trim().eq_ignore_ascii_case("othello") => {
                let problem =
                    Reason::new(msg("ggf-other-game")).with("found", Quoted(value.trim()));
                Err(FileError::at(value_at, problem))
            }
            "BO" if self.replay.is_some() => Err(FileError::at(place, msg("ggf-board-first"))),
            "BO" => {
                let start = read_ggf_board(&value, value_at)?;
                self.start = Some(start);
                self.replay = Some(Replay::new(start));
                Ok(())
            }
            "B" => self.play(Seat::First, &value, value_at),
            "W" => self.play(Seat::Second, &value, value_at),
            _ => {
                self.properties.push((key.to_owned(), value));
                Ok(())
            }
        }
    }

    fn play(&mut self, seat: Seat, value: &str, place: Place) -> Result<(), FileError> {
        let number = self.thoughts.len() + 1;
        let wrong = |problem: Reason| FileError::at(place, at_move(number, problem));
        let Some(replay) = &mut self.replay else {
            return Err(wrong(msg("ggf-board-first").into()));
        };
        let mut parts = value.split('/').map(str::trim);
        let text = parts.next().unwrap_or_default();
        let mv = read_move(text)
            .ok_or_else(|| wrong(ParseMoveError::new(text, msg("ggf-no-move")).into()))?;
        let passes = replay.state.must_pass() && mv != Move::Pass;
        if (replay.state.to_move() == seat) == passes {
            let player = Othello::INFO.seats[seat.index()];
            let problem = Reason::new(msg("ggf-other-turn")).with("mv", mv);
            return Err(wrong(problem.with_text("player", player)));
        }
        if replay.play(mv).map_err(|error| wrong(error.into()))? {
            self.thoughts.push((None, None));
        }
        // An evaluation or a time that is no number is a remark, and no reason to refuse a game.
        let number = |part: Option<&str>| part?.parse::<f64>().ok().filter(|x| x.is_finite());
        let score =
            number(parts.next()).map(|x| Score::from_hundredths((100.0 * x).round() as i32));
        let time = number(parts.next()).filter(|x| (0.0..1e9).contains(x));
        let time = time.map(|x| Duration::from_millis(10 * (100.0 * x).round() as u64));
        self.thoughts.push((score, time));
        Ok(())
    }

    fn finish(self, opened: Place) -> Result<GgfGame, FileError> {
        let (Some(start), Some(replay)) = (self.start, self.replay) else {
            return Err(FileError::at(opened, msg("ggf-no-board")));
        };
        let moves = replay.moves.iter().zip(self.thoughts).map(|(&mv, (score, time))| GgfMove {
            mv,
            score,
            time,
        });
        Ok(GgfGame { properties: self.properties, start, moves: moves.collect() })
    }
}

/// Reads `8 ---…--- *`.
fn read_ggf_board(text: &str, place: Place) -> Result<Othello, FileError> {
    let mut chars = text.char_indices().filter(|(_, c)| !c.is_whitespace());
    if chars.next().is_none_or(|(_, size)| size != '8') {
        return Err(FileError::at(place, msg("ggf-size")));
    }
    let expected = [msg("ggf-square"), msg("ggf-side"), the_end()];
    read_board(chars, |c| c == '*', |c| matches!(c, 'O' | 'o'), expected)
        .map_err(|(at, problem)| FileError::at(place.further(at.unwrap_or(text.len())), problem))
}
