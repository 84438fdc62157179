//! What each command does.

use sakiyomi_core::{Quoted, Seat};
use sakiyomi_play::suggestion;

use super::syntax::{Command, colour, number};
use super::{Answer, Gtp, board};
use crate::protocols::Wanted;
use sakiyomi_play::protocols::conversation::Conversation;
use sakiyomi_play::{PlayError, Verdict};

const COMMANDS: &str = "\
    protocol_version name version known_command list_commands quit boardsize clear_board komi play genmove \
    reg_genmove undo gg-undo showboard final_score time_settings time_left list_games set_game \
    gogui-analyze_commands gogui-interrupt gogui-play_sequence gogui-rules_game_id gogui-rules_board \
    gogui-rules_board_size gogui-rules_legal_moves gogui-rules_side_to_move gogui-rules_final_result \
    gogui-title sakiyomi-line sakiyomi-values";

const SIZE: u32 = 8;
const GAME: &str = "Othello";

pub(super) fn starts_search(line: &str) -> bool {
    const SEARCHES: [&str; 4] = ["genmove", "reg_genmove", "sakiyomi-line", "sakiyomi-values"];
    Command::read(line).is_some_and(|command| SEARCHES.contains(&command.name.as_str()))
}

impl Gtp {
    pub(super) fn obey(&mut self, command: &Command, talk: &mut Conversation) -> Answer {
        let arguments = &command.arguments;
        let first = arguments.first();
        match command.name.as_str() {
            "genmove" => self.genmove(first, true, talk),
            "reg_genmove" => self.genmove(first, false, talk),
            "sakiyomi-line" => self.line(talk),
            "sakiyomi-values" => self.values(talk),
            "protocol_version" => Ok("2".to_owned()),
            "name" => Ok("Sakiyomi".to_owned()),
            "version" => Ok(env!("CARGO_PKG_VERSION").to_owned()),
            "known_command" => {
                let is_known = |name: &String| COMMANDS.split(' ').any(|known| known == name);
                Ok(first.is_some_and(is_known).to_string())
            }
            "list_commands" => Ok(COMMANDS.replace(' ', "\n")),
            "quit" => {
                self.quitting = true;
                done()
            }
            "boardsize" => match number::<u32>(first)? {
                SIZE => self.clear(),
                _ => Err(format!("unacceptable size: {GAME} has a board of {SIZE}").into()),
            },
            "clear_board" => self.clear(),
            // Front ends for Go set it in any game; here it means nothing.
            "komi" => number::<f64>(first).map(|_| String::new()),
            "play" => self.play(colour(first)?, arguments.get(1)),
            "gogui-play_sequence" => self.play_sequence(arguments),
            "undo" => self.undo_many(1),
            "gg-undo" => self.undo_many(first.map_or(Ok(1), |count| number(Some(count)))?),
            "showboard" => Ok(board::show(&self.game.state())),
            "final_score" => self.final_score(),
            "time_settings" => self.time_settings(arguments),
            "time_left" => self.time_left(arguments),
            "list_games" => Ok(GAME.to_owned()),
            "set_game" => match first {
                Some(name) if name.eq_ignore_ascii_case(GAME) => self.clear(),
                _ => Err(format!("unsupported game: there is {GAME}").into()),
            },
            "gogui-analyze_commands" => Ok("pspairs/Values of Moves/sakiyomi-values\n\
                string/Best Line/sakiyomi-line\n\
                string/Final Result/gogui-rules_final_result"
                .to_owned()),
            // The answer says that `# interrupt` is understood.
            "gogui-interrupt" => done(),
            "gogui-title" => Ok(format!("Sakiyomi: {GAME}")),
            "gogui-rules_game_id" => Ok(GAME.to_owned()),
            "gogui-rules_board" => Ok(board::gogui(&self.game.state())),
            "gogui-rules_board_size" => Ok(SIZE.to_string()),
            "gogui-rules_legal_moves" => {
                let moves = self.game.session.legal_moves();
                Ok(moves.iter().map(|mv| board::write_vertex(mv)).collect::<Vec<_>>().join(" "))
            }
            "gogui-rules_side_to_move" => Ok(match self.game.session.to_move() {
                Seat::First => "black".to_owned(),
                Seat::Second => "white".to_owned(),
            }),
            "gogui-rules_final_result" => {
                let result = self.game.session.announcement();
                Ok(result.map_or_else(|| "not over yet".to_owned(), |result| result.to_string()))
            }
            name => {
                let near = suggestion(name, COMMANDS.split(' ')).to_string();
                let near = if near.starts_with("did you mean") { &near } else { LISTED };
                Err(format!("unknown command {}; {near}", Quoted(name)).into())
            }
        }
    }

    fn clear(&mut self) -> Answer {
        self.game.new_game();
        self.history.clear();
        done()
    }

    fn play(&mut self, seat: Seat, vertex: Option<&String>) -> Answer {
        let text = vertex.map(String::as_str).unwrap_or_default();
        let mv = board::read_vertex(text).ok_or_else(|| {
            format!("syntax error: {} is no square A1 to H8 and no pass", Quoted(text))
        })?;
        let mv = mv.to_string();
        let before = self.game.session.ply();
        // Players of Go end a game with passes; here the rules have ended it already.
        if mv == "ps" && self.game.session.verdict().is_some() {
            return done();
        }
        let illegal = |problem: String| format!("illegal move: {problem}");
        // Whose pass was left out need not pass once more.
        if mv != "ps" {
            self.turn_to(seat).map_err(illegal)?;
        } else if self.game.session.to_move() != seat {
            return Err(illegal("it is the other player's turn".to_owned()).into());
        }
        match self.game.session.play(&mv) {
            Ok(_) => {
                self.history.push(before);
                done()
            }
            Err(error) => {
                while self.game.session.ply() > before && self.game.session.undo() {}
                let problem = match error {
                    PlayError::Illegal { reason, .. } | PlayError::Over(reason) => {
                        reason.to_string()
                    }
                    PlayError::Text(error) => error.to_string(),
                };
                Err(illegal(problem).into())
            }
        }
    }

    /// Plays `black d3 white c3 …`, all or nothing.
    fn play_sequence(&mut self, arguments: &[String]) -> Answer {
        let played = self.history.len();
        for pair in arguments.chunks(2) {
            let answer = colour(pair.first()).and_then(|seat| self.play(seat, pair.get(1)));
            if answer.is_err() {
                while self.history.len() > played && self.undo() {}
                return answer;
            }
        }
        done()
    }

    fn undo_many(&mut self, count: usize) -> Answer {
        if count > self.history.len() {
            return Err("cannot undo".to_owned().into());
        }
        (0..count).for_each(|_| _ = self.undo());
        done()
    }

    fn final_score(&self) -> Answer {
        match self.game.session.verdict() {
            Some(Verdict::Finished(outcome)) => Ok(board::score(outcome)),
            _ => Err("cannot score: the game is not over".to_owned().into()),
        }
    }

    fn time_settings(&mut self, arguments: &[String]) -> Answer {
        let [main, overtime, moves] = [0, 1, 2].map(|at| number::<u32>(arguments.get(at)));
        self.clocks.set(main?, overtime?, moves?);
        done()
    }

    fn time_left(&mut self, arguments: &[String]) -> Answer {
        let seat = colour(arguments.first())?;
        let [time, moves] = [1, 2].map(|at| number::<u32>(arguments.get(at)));
        self.clocks.correct(seat, time?, moves?);
        done()
    }

    fn genmove(&mut self, word: Option<&String>, plays: bool, talk: &mut Conversation) -> Answer {
        let seat = colour(word)?;
        if self.game.session.verdict().is_some() {
            return Ok("pass".to_owned());
        }
        let before = self.game.session.ply();
        self.turn_to(seat)?;
        let best = match self.game.session.automatic_move() {
            // A forced pass needs no thought.
            Some(pass) => pass,
            None => self.think(Wanted::Move, talk)?.expect("the game is not over").best,
        };
        if plays {
            self.game.session.play(&best).expect("an engine plays legal moves");
            self.history.push(before);
        } else {
            while self.game.session.ply() > before && self.game.session.undo() {}
        }
        Ok(board::write_vertex(&best))
    }

    fn line(&mut self, talk: &mut Conversation) -> Answer {
        let Some(report) = self.think(Wanted::Lines(1), talk)? else { return done() };
        let (score, moves) = match report.lines.first() {
            Some(line) => (Some(line.score), line.moves.clone()),
            None => (report.moves.first().map(|value| value.score), vec![report.best.clone()]),
        };
        let moves: Vec<String> = moves.iter().map(|mv| board::write_vertex(mv)).collect();
        let score = score.map_or_else(String::new, |score| format!(" ({score})"));
        Ok(format!("{}{score}", moves.join(" ")))
    }

    /// Answers with the squares of the moves and what each is worth.
    fn values(&mut self, talk: &mut Conversation) -> Answer {
        let all = self.game.session.legal_moves().len();
        let Some(report) = self.think(Wanted::Lines(all), talk)? else { return done() };
        let values = report.moves.iter().filter(|value| value.mv != "ps");
        let pairs = values.map(|value| {
            format!("{} {}", board::write_vertex(&value.mv), board::short(value.score))
        });
        Ok(pairs.collect::<Vec<_>>().join(" "))
    }
}

const LISTED: &str = "list_commands lists them";

fn done() -> Answer {
    Ok(String::new())
}
