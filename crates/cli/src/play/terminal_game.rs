//! The conversation of a game: show the board, ask the person or the engine, and go on.

use crate::msg;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sakiyomi_core::{
    Budget, Lang, ParseMoveError, Quoted, Reason, Record, RecordedMove, Seat, Silent, Text, Tone,
    Typed,
};
use sakiyomi_play::{EngineId, EngineLimits, GameEntry, PlayError, Session, Verdict};

use super::command::Command;
use super::resume::duration_tag;
use super::saving::{self, RecordFile};
use crate::commands::list::rules_text;
use crate::console::{Console, Event, Sign};
use crate::output::{is_verbose, note, phrase, say, tell, write};
use crate::paint::Painter;
use crate::words::{score, wrapped};

pub(super) enum Player {
    Person,
    Engine(EngineId),
}

pub(super) struct TerminalGame<'a> {
    pub(super) game: &'static dyn GameEntry,
    pub(super) session: Box<dyn Session>,
    pub(super) players: Vec<Player>,
    pub(super) hint_engine: EngineId,
    pub(super) budget: Budget,
    pub(super) file: RecordFile,
    pub(super) console: &'a Console,
    pub(super) painter: Painter,
    /// The moves of the record that the game goes on from.
    pub(super) found: Vec<RecordedMove>,
    /// How the game ended, if the record that was opened says so.
    pub(super) over: Option<Reason>,
    pub(super) lang: Lang,
}

/// What comes after a turn.
enum Next {
    /// The position changed: show it.
    Show,
    /// Ask again.
    Ask,
    /// The person leaves.
    Leave,
}

impl TerminalGame<'_> {
    pub(super) fn play(mut self) {
        say!("{}", self.title());
        let mut next = Next::Show;
        while self.over.is_none() && self.session.verdict().is_none() {
            if matches!(next, Next::Show) {
                self.show_board();
            }
            next = match &self.players[self.session.to_move().index()] {
                _ if self.console.stop.is_requested() => Next::Leave,
                Player::Engine(id) => self.engine_turn(*id),
                Player::Person => self.person_turn(),
            };
            if matches!(next, Next::Leave) {
                break;
            }
        }
        match self.session.announcement().or_else(|| self.over.take()) {
            Some(result) => {
                self.show_board();
                let result = phrase!(self.lang, msg("play-result"), result = result.get(self.lang));
                say!("{}", self.painter.paint(&result, Tone::Strong));
            }
            None => tell!(self.lang, msg("play-bye")),
        }
        self.tell_where_it_is_kept();
    }

    fn title(&self) -> String {
        let game = self.session.info().name.get(self.lang);
        let people = self.players.iter().filter(|player| matches!(player, Player::Person)).count();
        let name = |seat: Seat| {
            let who = match &self.players[seat.index()] {
                Player::Engine(id) => self.session.engine_name(*id).to_string(),
                Player::Person if people == 1 => msg("play-you").get(self.lang).to_owned(),
                Player::Person => msg("play-person").get(self.lang).to_owned(),
            };
            phrase!(self.lang, msg("play-seated"), seat = self.seat_name(seat), who)
        };
        let player = name(Seat::First);
        match self.players.len() {
            1 => phrase!(self.lang, msg("play-title-alone"), game, player),
            _ => {
                let opponent = name(Seat::Second);
                phrase!(self.lang, msg("play-title-against"), game, player, opponent)
            }
        }
    }

    fn show_board(&self) {
        let viewer = self.session.to_move();
        let asks_person = matches!(self.players[viewer.index()], Player::Person);
        let picture = self.session.diagram(viewer, self.painter.glyphs(), self.lang, asks_person);
        write(&format!("\n{}\n", self.painter.diagram(&picture)));
    }

    fn engine_turn(&mut self, id: EngineId) -> Next {
        let player = self.seat_name(self.session.to_move());
        let budget = self.budget_on_the_clock();
        let sign = Sign::show(msg("play-thinking").get(self.lang));
        let report = self.session.choose(id, budget, &self.console.stop, &mut Silent);
        drop(sign);
        let Some(report) = report else { return Next::Ask };
        if self.console.stop.is_requested() {
            return Next::Leave;
        }
        let remark = match self.session.play(&report.best) {
            Ok(remark) => remark,
            // The clock ran out in the meantime; the loop sees it.
            Err(PlayError::Over(_)) => return Next::Ask,
            Err(error) => panic!("an engine plays legal moves: {error}"),
        };
        let comment = report.reason.as_ref().map(|reason| reason.get(self.lang));
        self.session.annotate(report.lines.first().map(|line| line.score), comment);
        self.keep();
        let engine = self.session.engine_name(id);
        let played = phrase!(self.lang, msg("engine-plays"), player, engine, mv = report.best);
        say!("{}", self.with_reason(&played, remark.as_ref().or(report.reason.as_ref())));
        if is_verbose() {
            let (depth, nodes) = (report.effort.depth, report.effort.nodes);
            let seconds = format!("{:.2}", report.effort.wall.as_secs_f64());
            note!(self.lang, msg("play-effort"), depth, nodes, seconds);
        }
        Next::Show
    }

    /// Returns what an engine may spend on this move. Where a clock runs, that is at most a
    /// tenth of the time left, so that there is always some for the next move.
    fn budget_on_the_clock(&self) -> Budget {
        let share = self.session.time_left(self.session.to_move()).map(|left| left / 10);
        Budget { wall: self.budget.wall.into_iter().chain(share).min(), ..self.budget }
    }

    fn person_turn(&mut self) -> Next {
        if let Some(mv) = self.session.automatic_move() {
            return self.try_move(&mv, &mv);
        }
        let player = self.seat_name(self.session.to_move());
        let left = self.session.time_left(self.session.to_move());
        let prompt = match left {
            Some(left) => {
                phrase!(
                    self.lang,
                    msg("play-prompt-time"),
                    player,
                    left = clock_text(left, self.lang)
                )
            }
            None => phrase!(self.lang, msg("play-prompt"), player),
        };
        let input = match self.console.ask(&prompt, left) {
            Event::Line(input) => input,
            Event::TimeOut => return Next::Ask,
            Event::EndOfInput | Event::Interrupt => return Next::Leave,
        };
        match Command::read(&input) {
            Command::Move("") => Next::Ask,
            Command::Move(input) => self.typed_move(input),
            Command::Hint => self.hint(),
            Command::Moves => {
                self.list_moves();
                Next::Ask
            }
            Command::Rules => {
                write(&rules_text(self.game, self.lang));
                Next::Ask
            }
            Command::Undo => self.take_back(),
            Command::Redo => self.play_again(),
            Command::Save(file) => {
                self.save(file.map(PathBuf::from));
                Next::Ask
            }
            Command::Resign => {
                self.session.resign(self.session.to_move());
                Next::Show
            }
            Command::Help => {
                let moves = self.session.input_help(self.lang);
                write(&phrase!(self.lang, msg("play-help"), moves));
                Next::Ask
            }
            Command::Exit => Next::Leave,
        }
    }

    fn list_moves(&self) {
        match &self.session.listed_moves()[..] {
            [(None, moves)] => tell!(self.lang, msg("play-legal-moves"), moves = moves.join(" ")),
            lists => {
                tell!(self.lang, msg("play-legal-moves"), moves = "");
                for (heading, moves) in lists {
                    let heading = heading.as_deref().unwrap_or_default();
                    for (index, line) in wrapped(&moves.join(" "), 70).iter().enumerate() {
                        say!("  {:<4} {line}", if index == 0 { heading } else { "" });
                    }
                }
            }
        }
    }

    fn typed_move(&mut self, input: &str) -> Next {
        match self.session.interpret(input) {
            Ok(Typed::Move(mv)) => self.try_move(&mv, input),
            Ok(Typed::Choice { prompt, choices }) => self.ask_which(prompt, &choices),
            Ok(Typed::Begun { prompt, so_far, default }) => self.ask_rest(prompt, so_far, default),
            Err(error) => self.not_understood(input, &error),
        }
    }

    /// Asks for a part of a move; an error is what to do when the person leaves it or gives it up.
    fn answer(&self, ask: Text) -> Result<String, Next> {
        let input = match self.console.ask(&format!("{} ", ask.get(self.lang)), None) {
            Event::Line(input) => input,
            Event::TimeOut => return Err(Next::Ask),
            Event::EndOfInput | Event::Interrupt => return Err(Next::Leave),
        };
        match Command::read(&input) {
            Command::Exit => Err(Next::Leave),
            Command::Undo => Err(Next::Ask),
            _ => Ok(input),
        }
    }

    /// Asks for a move step by step.
    fn ask_rest(&mut self, ask: Text, so_far: String, default: Option<&'static str>) -> Next {
        let (mut ask, mut so_far, mut default) = (ask, so_far, default);
        loop {
            let input = match self.answer(ask) {
                Ok(input) => input,
                Err(next) => return next,
            };
            let answer = match (input.as_str(), default) {
                ("", None) => return Next::Ask,
                ("", Some(usual)) => usual,
                (input, _) => input,
            };
            let typed = format!("{so_far} {answer}");
            match self.session.interpret(&typed) {
                Ok(Typed::Move(mv)) => return self.try_move(&mv, &typed),
                Ok(Typed::Choice { prompt, choices }) => return self.ask_which(prompt, &choices),
                Ok(Typed::Begun { prompt, so_far: longer, default: usual }) => {
                    (ask, so_far, default) = (prompt, longer, usual);
                }
                Err(_) => tell!(self.lang, msg("play-no-answer"), input = Quoted(&input)),
            }
        }
    }

    /// Asks for the rest of a move that was begun.
    fn ask_which(&mut self, ask: Text, choices: &[(String, String)]) -> Next {
        loop {
            let input = match self.answer(ask) {
                Ok(input) => input,
                Err(next) => return next,
            };
            let chosen = match input.as_str() {
                "" => choices.first(),
                input => choices.iter().find(|(text, _)| text.eq_ignore_ascii_case(input)),
            };
            if let Some((_, mv)) = chosen {
                return self.try_move(mv, mv);
            }
            let texts: Vec<&str> = choices.iter().map(|(text, _)| text.as_str()).collect();
            tell!(
                self.lang,
                msg("play-choices"),
                input = Quoted(&input),
                choices = texts.join(" ")
            );
        }
    }

    /// Plays a move, or refuses it in the form in which it was `typed`.
    fn try_move(&mut self, mv: &str, typed: &str) -> Next {
        let player = self.seat_name(self.session.to_move());
        match self.session.play(mv) {
            Ok(remark) => {
                self.keep();
                let played = phrase!(self.lang, msg("play-played"), player, mv);
                say!("{}", self.with_reason(&played, remark.as_ref()));
                Next::Show
            }
            Err(PlayError::Illegal { reason, .. }) => {
                let why = self.session.in_form_of(typed, reason.get(self.lang));
                tell!(self.lang, msg("play-illegal"), mv = typed, why);
                Next::Ask
            }
            Err(PlayError::Text(error)) => self.not_understood(mv, &error),
            // The clock ran out in the meantime; the loop sees it.
            Err(PlayError::Over(_)) => Next::Ask,
        }
    }

    fn not_understood(&self, input: &str, error: &ParseMoveError) -> Next {
        let moves = self.session.input_help(self.lang);
        let text = phrase!(self.lang, msg("play-not-understood"), input = Quoted(input), moves);
        let problem = error.problem().get(self.lang);
        say!("{text} ({problem})");
        Next::Ask
    }

    fn hint(&mut self) -> Next {
        let limits = EngineLimits { budget: self.budget_on_the_clock(), lines: 1 };
        let sign = Sign::show(msg("play-thinking").get(self.lang));
        let stop = &self.console.stop;
        let report = self.session.analyze(self.hint_engine, limits, stop, &mut Silent);
        drop(sign);
        let Some(report) = report else { return Next::Ask };
        if self.console.stop.is_requested() {
            return Next::Leave;
        }
        let best = phrase!(self.lang, msg("play-hint"), mv = report.best);
        let best = self.with_reason(&best, report.reason.as_ref());
        say!("{}", self.painter.paint(&best, Tone::Strong));
        if let Some(line) = report.lines.first() {
            const SHOWN: usize = 8;
            let mut moves = line.moves[..line.moves.len().min(SHOWN)].join(" ");
            if line.moves.len() > SHOWN {
                moves += " …";
            }
            let score = score(line.score, report.unit, self.lang);
            say!("  {}", phrase!(self.lang, msg("play-expected"), moves, score));
        }
        Next::Ask
    }

    /// Takes moves back until a person is to move again.
    fn take_back(&mut self) -> Next {
        let before = self.session.ply();
        while self.session.undo() {
            if self.person_decides() {
                self.keep();
                return Next::Show;
            }
        }
        // An engine made the first move: it stays.
        while self.session.ply() < before && self.session.redo() {}
        tell!(self.lang, msg("play-nothing-to-undo"));
        Next::Ask
    }

    fn play_again(&mut self) -> Next {
        if !self.session.redo() {
            tell!(self.lang, msg("play-nothing-to-redo"));
            return Next::Ask;
        }
        while self.session.verdict().is_none() && !self.person_decides() && self.session.redo() {}
        self.keep();
        Next::Show
    }

    fn person_decides(&self) -> bool {
        matches!(self.players[self.session.to_move().index()], Player::Person)
            && self.session.automatic_move().is_none()
    }

    /// Writes the record where the game is kept. Trouble is told once, not after every move.
    fn keep(&mut self) {
        if self.session.ply() > 0
            && let Some(error) = self.file.keep_quietly(&self.record())
            && let Some(path) = self.file.path()
        {
            self.tell_not_saved(path, &error.to_string());
        }
    }

    /// Returns the game so far, with the time that is left.
    fn record(&self) -> Record {
        let mut record = self.session.record();
        if let [Some(first), Some(second)] = Seat::BOTH.map(|seat| self.session.time_left(seat)) {
            let left = format!("{} {}", duration_tag(first), duration_tag(second));
            record.set_tag("time-left", left);
        }
        record
    }

    fn tell_where_it_is_kept(&self) {
        // A game that was only looked at stays in its file as it is, with its result.
        if self.session.ply() > 0
            && self.session.record().moves != self.found
            && let Some(path) = self.file.path()
        {
            self.tell_saved(path, self.file.keep(&self.record()));
        }
    }

    fn save(&self, file: Option<PathBuf>) {
        match (&file, self.file.path()) {
            (Some(file), kept) if file.exists() && kept != Some(file) => {
                self.tell_not_saved(file, msg("play-already-there").get(self.lang));
            }
            (Some(file), _) => self.tell_saved(file, saving::write(file, &self.record())),
            (None, Some(path)) => self.tell_saved(path, self.file.keep(&self.record())),
            (None, None) => {
                self.save(Some(PathBuf::from(format!("{}.record", self.session.info().id))))
            }
        }
    }

    fn tell_saved(&self, path: &Path, result: std::io::Result<()>) {
        match result {
            Ok(()) => {
                let text = match self.session.verdict() {
                    Some(Verdict::Finished(_)) => msg("play-saved-finished"),
                    _ => msg("play-saved"),
                };
                tell!(self.lang, text, file = path.display(), game = self.session.info().id);
            }
            Err(error) => self.tell_not_saved(path, &error.to_string()),
        }
    }

    fn tell_not_saved(&self, path: &Path, why: &str) {
        tell!(self.lang, msg("play-not-saved"), file = path.display(), why);
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        self.session.info().seat_name(seat, self.lang)
    }

    fn with_reason(&self, what: &str, reason: Option<&Reason>) -> String {
        reason.map_or(what.to_owned(), |reason| {
            phrase!(self.lang, msg("play-because"), what, why = reason.get(self.lang))
        })
    }
}

/// Writes a time as `4:59`, or `9.5s` when it gets short.
fn clock_text(left: Duration, lang: Lang) -> String {
    match left.as_secs() {
        0..20 => phrase!(lang, msg("play-seconds"), n = format!("{:.1}", left.as_secs_f64())),
        seconds => format!("{}:{:02}", seconds / 60, seconds % 60),
    }
}
