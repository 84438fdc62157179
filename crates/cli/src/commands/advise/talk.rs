//! The conversation with a person.

use crate::msg;
use std::ops::ControlFlow;

use sakiyomi_core::{Reason, Tone};
use sakiyomi_play::Verdict;
use sakiyomi_play::adviser::{Advice, Phase, Step};

use super::command::Command;
use super::followed::FollowedGame;
use crate::console::{Console, Event};
use crate::output::{reason, say, write};
use crate::paint::Painter;

/// Talks with a person until they leave. `trouble` is what went wrong before.
pub(super) fn talk(
    game: FollowedGame<'_>,
    console: &Console,
    painter: Painter,
    trouble: Option<Reason>,
) {
    let mut talk = Talk { game, painter, best: None };
    trouble.into_iter().for_each(|trouble| talk.say(trouble));
    talk.show();
    while let Event::Line(line) = console.ask(&talk.prompt(), None) {
        if talk.answer(&line).is_break() {
            break;
        }
    }
    talk.tell_where_it_is_kept();
}

struct Talk<'a> {
    game: FollowedGame<'a>,
    painter: Painter,
    /// What was advised last.
    best: Option<String>,
}

impl Talk<'_> {
    fn prompt(&self) -> String {
        match (self.game.adviser.phase(), self.game.adviser.steps().last()) {
            (Phase::Draw, Some(Step::Play(mv))) => self.words(reason!(msg("advise-drawn"), mv)),
            (Phase::Play | Phase::Draw, _) => {
                let best = self.best.clone().unwrap_or_default();
                self.words(reason!(msg("advise-played"), best))
            }
            (Phase::Over, _) => msg("advise-when-over").get(self.game.lang).to_owned(),
        }
    }

    fn answer(&mut self, line: &str) -> ControlFlow<()> {
        match (Command::read(line), self.game.adviser.phase()) {
            (Command::Quit, _) | (Command::Tell(""), Phase::Over) => return ControlFlow::Break(()),
            (Command::Tell(""), Phase::Play) => {
                let best = self.best.clone().unwrap_or_default();
                self.tell(&best);
            }
            (Command::Tell(told), _) => self.tell(told),
            (Command::Help, _) => write(&self.game.help()),
            (Command::Show, _) => self.show(),
            (Command::Undo, _) => self.undo(),
            (Command::Save(name), _) => match self.game.save(name) {
                Ok(path) => self.say(reason!(msg("advise-saved"), file = path.display())),
                Err(why) => self.say(why),
            },
        }
        ControlFlow::Continue(())
    }

    fn tell(&mut self, told: &str) {
        match self.game.adviser.enter(told) {
            Ok(_) => {
                self.keep();
                // After a play the table is the one that was just shown.
                if self.game.adviser.phase() != Phase::Draw {
                    self.show();
                }
            }
            Err(refusal) => self.say(refusal.reason),
        }
    }

    fn undo(&mut self) {
        match self.game.adviser.undo() {
            Some(step) => {
                self.keep();
                self.say(match step {
                    Step::Play(mv) => reason!(msg("advise-took-play-back"), mv),
                    Step::Draw(card) => reason!(msg("advise-took-draw-back"), card),
                });
                self.show();
            }
            None => self.say(Reason::new(msg("advise-nothing-back"))),
        }
    }

    fn show(&mut self) {
        let picture = self.game.adviser.diagram(self.painter.glyphs(), self.game.lang);
        say!("\n{}", self.painter.diagram(&picture));
        if let Some(outcome) = self.game.adviser.outcome() {
            let result = self.game.kind.game.announce(Verdict::Finished(outcome));
            self.say_strongly(Reason::new(msg("advise-result")).with_reason("result", result));
        }
        let advice = self.game.advice();
        self.best = advice.as_ref().map(|advice| advice.best.text.clone());
        if let Some(advice) = advice {
            self.show_advice(advice);
        }
    }

    fn show_advice(&self, advice: Advice) {
        if !advice.expected.is_empty() {
            say!("{}", self.game.kind.part.texts().expected.get(self.game.lang));
        }
        for expected in &advice.expected {
            say!("  {:<6} {:>6.2}", expected.mv.text, expected.cards);
        }
        let best = advice.best;
        self.say_strongly(match advice.reason {
            Some(why) => reason!(msg("advise-advice-because"), best).with_reason("why", why),
            None => reason!(msg("advise-advice"), best),
        });
    }

    /// Writes the game to its file. Trouble is told once, not after every step.
    fn keep(&mut self) {
        let was_failing = self.game.failing;
        let trouble = self.game.keep();
        if let Some(trouble) = trouble.filter(|_| !was_failing) {
            self.say(trouble);
        }
    }

    fn tell_where_it_is_kept(&mut self) {
        let Some(file) = self.game.file.clone() else { return };
        let trouble = if self.game.failing { self.game.keep() } else { None };
        self.say(match trouble {
            Some(trouble) => trouble,
            None if self.game.adviser.phase() == Phase::Over => {
                reason!(msg("advise-saved"), file = file.display())
            }
            None => {
                reason!(
                    msg("advise-kept"),
                    game = self.game.kind.game.info().id,
                    file = file.display()
                )
            }
        });
    }

    fn words(&self, reason: Reason) -> String {
        reason.get(self.game.lang)
    }

    fn say(&self, reason: Reason) {
        say!("{}", self.words(reason));
    }

    fn say_strongly(&self, reason: Reason) {
        say!("{}", self.painter.paint(&self.words(reason), Tone::Strong));
    }
}
