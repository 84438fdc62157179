//! The Go Text Protocol, version 2, as Othello programs speak it.
//!
//! The protocol was made for Go; Quarry and GoGui use it for Othello too. `set_game` is
//! Quarry's way to choose the game, and the `gogui-rules_` commands let GoGui show a game
//! whose rules it does not know. Squares are ours, with a1 at the top left, as in other
//! Othello programs that speak GTP; GoGui shows such a board upside down.
//!
//! Passes may be omitted: a move of a player whose opponent cannot move passes for the
//! opponent, since Quarry does not send passes. A pass that is sent is checked.
//!
//! Commands are answered one after the other. During a search only the comment
//! `# interrupt`, which GoGui sends, is heeded: the best move so far is the answer.
//!
//! ```
//! use sakiyomi_othello::protocols::gtp::{Gtp, GtpConfig};
//! let lines = ["1 play black f5", "2 play black d6"].map(String::from);
//! let mut out = Vec::new();
//! Gtp::new(&GtpConfig::default())?.run(lines.into_iter(), &mut out)?;
//! assert_eq!(String::from_utf8(out)?, "=1\n\n?2 illegal move: it is White's turn\n\n");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod clock;
mod commands;
mod syntax;

use std::io::{self, Write};
use std::time::Duration;

use sakiyomi_core::{Budget, Report, Seat, Stop};

use super::{EngineError, EngineGame, Failure, PlayerConfig, Wanted};
use clock::Clocks;
use sakiyomi_play::protocols::conversation::{Conversation, Input, Then, Until};
use syntax::{Command, respond};

/// How a conversation begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GtpConfig {
    /// Who answers.
    pub player: PlayerConfig,
    /// What a move may take as long as no clock was set.
    pub time: Duration,
}

impl Default for GtpConfig {
    fn default() -> Self {
        GtpConfig { player: PlayerConfig::default(), time: Duration::from_secs(5) }
    }
}

/// The engine's side of a conversation.
pub struct Gtp {
    game: EngineGame,
    /// For each command that moved, the number of plies before it: a pass may have come first.
    history: Vec<usize>,
    time: Duration,
    clocks: Clocks,
    quitting: bool,
}

type Answer = Result<String, Failure>;

impl Gtp {
    /// Sets up the start of the game.
    ///
    /// # Errors
    /// When Othello has no such engine.
    pub fn new(config: &GtpConfig) -> Result<Gtp, EngineError> {
        Ok(Gtp {
            game: EngineGame::new(&config.player)?,
            history: Vec::new(),
            time: config.time,
            clocks: Clocks::default(),
            quitting: false,
        })
    }

    /// Answers every command until `quit` or the end of `input`.
    ///
    /// # Errors
    /// When an answer cannot be written.
    pub fn run(
        mut self,
        input: impl Iterator<Item = String> + Send + 'static,
        output: &mut dyn Write,
    ) -> io::Result<()> {
        let mut talk = Conversation::begin(input)?;
        while !self.quitting
            && let Some(line) = talk.next_line()
        {
            let Some(command) = Command::read(&line) else { continue };
            let answer = self.obey(&command, &mut talk);
            respond(output, command.id, answer)?;
        }
        Ok(())
    }

    fn think(
        &mut self,
        wanted: Wanted,
        talk: &mut Conversation,
    ) -> io::Result<Option<Report<String>>> {
        let seat = self.game.session.to_move();
        let moves_left = self.game.state().board().empty().count_ones().div_ceil(2) as usize;
        let wall = self.clocks.share(seat, moves_left).unwrap_or(self.time);
        let stop = Stop::default();
        let game = &mut self.game;
        let report = talk.during(
            Until::DoneSoon,
            &stop,
            |observer| game.search(wanted, Budget::wall(wall), &stop, observer),
            |heard| {
                if let Input::Line(line, waiting) = heard
                    && syntax::is_interrupt(line)
                    && !waiting.iter().any(|line| commands::starts_search(line))
                {
                    stop.request();
                    return Ok(Then::Drop);
                }
                Ok(Then::Wait)
            },
        )?;
        if let Some(report) = &report {
            self.clocks.spend(seat, report.effort.wall);
        }
        Ok(report)
    }

    /// Puts `seat` to move, with a pass of the opponent where there must be one.
    fn turn_to(&mut self, seat: Seat) -> Result<(), String> {
        let session = &mut self.game.session;
        if session.to_move() == seat {
            return Ok(());
        }
        match session.automatic_move() {
            Some(pass) => session.play(&pass).map(drop).map_err(|error| error.to_string()),
            None => {
                let name = session.info().seat_name(session.to_move(), sakiyomi_core::Lang::EN);
                Err(format!("it is {name}'s turn"))
            }
        }
    }

    fn undo(&mut self) -> bool {
        let Some(ply) = self.history.pop() else { return false };
        while self.game.session.ply() > ply && self.game.session.undo() {}
        true
    }
}
