//! `sakiyomi advise`: a game that somebody plays elsewhere, card by card.

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::Args;
use sakiyomi_core::{Budget, DrawOptions, Face as _, Lang, Quoted, Report, Searcher, Silent, Text};
use sakiyomi_engines::EngineSpec;
use sakiyomi_games::twin_cool::{CardSet, Move, TwinCool};
use sakiyomi_play::adviser::{Adviser, GAME, Phase, Refusal, advise, advising_engine, tops};
use serde_json::{Value, json};

use super::parse_time;
use crate::console::{Console, Event};
use crate::failure::{Failure, wrong_use};
use crate::output::say;
use crate::paint::{ColorChoice, Painter};

/// Options of `sakiyomi advise`.
#[derive(Args)]
#[command(
    after_help = "Tell the cards as they come; Enter takes the advice. `undo`, `save FILE`, `help` and `quit`\n\
    are understood at any time.\n\n\
    Examples:\n  sakiyomi advise twin-cool\n  \
    sakiyomi advise twin-cool --hand \"A1 B2 C3 D4 E5\" --file today.txt\n  \
    sakiyomi advise twin-cool --file today.txt\n  \
    printf 'play C3>1\\ndraw C9\\n' | sakiyomi advise twin-cool --hand \"A1 B2 C3 D4 E5\" --json"
)]
pub(crate) struct AdviseArgs {
    /// The game: twin-cool.
    game: String,
    /// The five cards of the first hand; asked for when not given.
    #[arg(long, value_name = "CARDS")]
    hand: Option<String>,
    /// The ten cards set aside, if they are known.
    #[arg(long, value_name = "CARDS")]
    aside: Option<String>,
    /// Where the game is kept after every step; a game that is there goes on.
    #[arg(long, value_name = "FILE", conflicts_with = "aside")]
    file: Option<PathBuf>,
    /// The engine that advises.
    #[arg(long, default_value = "expert", value_name = "ENGINE")]
    engine: EngineSpec,
    /// Time for each advice.
    #[arg(long, default_value = "2s", value_parser = parse_time)]
    time: Budget,
    /// One JSON object per line, for `play`, `draw`, `undo` and `save` lines on the input.
    #[arg(long)]
    json: bool,
}

const HAND: Text = Text {
    en: "Your five cards, such as A1 B2 C3 D4 E5: ",
    ja: "手札の 5 枚（例：A1 B2 C3 D4 E5）：",
};
const PLAYED: Text = Text {
    en: "What did you play? Enter for {best}: ",
    ja: "出したカードは？（Enter で {best}）：",
};
const DRAWN: Text = Text { en: "What did you draw? ", ja: "引いたカードは？ " };
const ADVICE: Text =
    Text { en: "Play {best}: {reason}.", ja: "{best} がおすすめです。{reason}。" };
const EXPECTED: Text = Text { en: "expected cards", ja: "期待枚数" };
const SAVED: Text = Text { en: "saved to {path}", ja: "{path} に保存しました" };
const NOTHING_BACK: Text =
    Text { en: "there is nothing to take back", ja: "戻せる手がありません" };
const HELP: Text = Text {
    en: "a card with a slot (A10>1) when you played it, a card (A10) when you drew it; undo, save FILE, quit",
    ja: "出したときは A10>1、引いたときは A10 と入力。ほかに undo（一つ戻る）、save FILE（保存）、quit（終了）",
};
const RESULT: Text =
    Text { en: "The game is over: {result}.", ja: "ゲーム終了：{result}。" };

/// Advises until the game is over or the person leaves.
pub(crate) fn run(args: &AdviseArgs, lang: Lang, color: ColorChoice) -> Result<(), Failure> {
    if args.game != GAME {
        return Err(wrong_use(format!("there is advice for {GAME} only")));
    }
    let engine = advising_engine(&args.engine).map_err(wrong_use)?;
    let console = Console::open()?;
    let painter = Painter::new(color);
    let Some(adviser) = begin(args, &console, lang)? else { return Ok(()) };
    let table = Table { adviser, engine, args, console: &console, painter, lang };
    if args.json { table.answer_lines() } else { table.talk() }
}

/// Returns the game to advise on, or `None` when the person leaves.
fn begin(args: &AdviseArgs, console: &Console, lang: Lang) -> Result<Option<Adviser>, Failure> {
    if let Some(path) = args.file.as_deref().filter(|path| path.exists()) {
        let text = std::fs::read_to_string(path)
            .with_context(|| format!("cannot read {}", path.display()))?;
        let adviser = text
            .parse::<Adviser>()
            .with_context(|| format!("cannot go on with {}", path.display()))?;
        return Ok(Some(adviser));
    }
    if let Some(hand) = &args.hand {
        return Adviser::start(hand, args.aside.as_deref()).map(Some).map_err(wrong_use);
    }
    if args.json {
        return Err(wrong_use("with --json the hand comes with --hand, or from --file"));
    }
    loop {
        let Event::Line(line) = console.ask(HAND.get(lang), None) else { return Ok(None) };
        match Adviser::start(&line, args.aside.as_deref()) {
            Ok(adviser) => return Ok(Some(adviser)),
            Err(refusal) => say!("{}", refusal.get(lang)),
        }
    }
}

/// What a line asks for.
enum Command<'a> {
    Undo,
    Save(&'a Path),
    Help,
    Quit,
    Tell(&'a str),
}

impl Command<'_> {
    fn read(line: &str) -> Command<'_> {
        match line.split_once(' ').unwrap_or((line, "")) {
            ("undo", "") => Command::Undo,
            ("save", path) if !path.is_empty() => Command::Save(Path::new(path.trim())),
            ("help", "") => Command::Help,
            ("quit" | "exit", "") => Command::Quit,
            ("play" | "draw", told) if !told.is_empty() => Command::Tell(told.trim()),
            _ => Command::Tell(line),
        }
    }
}

struct Table<'a> {
    adviser: Adviser,
    engine: Box<dyn Searcher<TwinCool>>,
    args: &'a AdviseArgs,
    console: &'a Console,
    painter: Painter,
    lang: Lang,
}

impl Table<'_> {
    /// Talks with a person.
    fn talk(mut self) -> Result<(), Failure> {
        let mut best = self.show();
        loop {
            let prompt = match self.adviser.phase() {
                Phase::Play => PLAYED.get(self.lang).replace("{best}", &text(best)),
                Phase::Draw => DRAWN.get(self.lang).to_owned(),
                Phase::Over => return Ok(()),
            };
            let Event::Line(line) = self.console.ask(&prompt, None) else { return Ok(()) };
            let line = if line.is_empty() && self.adviser.phase() == Phase::Play {
                text(best)
            } else {
                line
            };
            match Command::read(&line) {
                Command::Quit => return Ok(()),
                Command::Help => say!("{}", HELP.get(self.lang)),
                Command::Undo if self.adviser.undo().is_none() => {
                    say!("{}", NOTHING_BACK.get(self.lang));
                }
                Command::Undo => {
                    self.keep()?;
                    best = self.show();
                }
                Command::Save(path) => {
                    save(path, &self.adviser)?;
                    let shown = path.display().to_string();
                    say!("{}", SAVED.get(self.lang).replace("{path}", &shown));
                }
                Command::Tell(told) => match self.tell(told) {
                    Ok(()) => {
                        self.keep()?;
                        best = self.show();
                    }
                    Err(refusal) => say!("{}", refusal.get(self.lang)),
                },
            }
        }
    }

    /// Answers a program, one line for each of its lines.
    fn answer_lines(mut self) -> Result<(), Failure> {
        say!("{}", self.state());
        while let Event::Line(line) = self.console.ask_silently() {
            let error = match Command::read(&line) {
                Command::Quit => return Ok(()),
                Command::Help => Some(HELP.get(self.lang).to_owned()),
                Command::Undo if self.adviser.undo().is_none() => {
                    Some(NOTHING_BACK.get(self.lang).to_owned())
                }
                Command::Undo => None,
                Command::Save(path) => {
                    save(path, &self.adviser)?;
                    None
                }
                Command::Tell(told) => self.tell(told).err().map(|error| error.get(self.lang)),
            };
            match error {
                Some(error) => say!("{}", json!({ "error": error })),
                None => {
                    self.keep()?;
                    say!("{}", self.state());
                }
            }
        }
        Ok(())
    }

    /// Takes what was told as a play or a draw, whichever comes next.
    fn tell(&mut self, told: &str) -> Result<(), Refusal> {
        match self.adviser.phase() {
            Phase::Draw => self.adviser.draw(told).map(|_| ()),
            Phase::Play | Phase::Over => self.adviser.play(told).map(|_| ()),
        }
    }

    fn ask_engine(&mut self) -> Option<Report<Move>> {
        let stop = &self.console.stop;
        advise(&self.adviser, self.engine.as_mut(), self.args.time, stop, &mut Silent)
    }

    /// Shows the table and the advice, and returns the best move.
    fn show(&mut self) -> Option<Move> {
        if let Some(outcome) = self.adviser.outcome() {
            let result = TwinCool::announce(outcome).get(self.lang);
            say!("{}", RESULT.get(self.lang).replace("{result}", &result));
            return None;
        }
        let report = self.ask_engine()?;
        let options = DrawOptions {
            glyphs: self.painter.glyphs(),
            lang: self.lang,
            ..DrawOptions::default()
        };
        say!("\n{}", self.painter.diagram(&TwinCool::draw(self.adviser.view(), &options)));
        say!("{}", EXPECTED.get(self.lang));
        for value in &report.moves {
            say!("  {:<6} {:>6.2}", value.mv.to_string(), cards(value.score));
        }
        let reason = report.reason.map(|reason| reason.get(self.lang)).unwrap_or_default();
        let best = report.best.to_string();
        say!("{}", ADVICE.get(self.lang).replace("{best}", &best).replace("{reason}", &reason));
        Some(report.best)
    }

    /// Returns what is known, and the advice, for a program.
    fn state(&mut self) -> Value {
        let advice = self.ask_engine().map(|report| {
            json!({
                "best": report.best.to_string(),
                "reason": report.reason.map(|reason| reason.get(self.lang)),
                "moves": report.moves.iter().map(|value| json!({
                    "move": value.mv.to_string(),
                    "expected_cards": cards(value.score),
                })).collect::<Vec<_>>(),
            })
        });
        let view = self.adviser.view();
        let list = |cards: CardSet| cards.iter().map(|card| card.to_string()).collect::<Vec<_>>();
        json!({
            "phase": match self.adviser.phase() {
                Phase::Play => "play",
                Phase::Draw => "draw",
                Phase::Over => "over",
            },
            "hand": list(view.hand()),
            "tops": tops(view).map(|top| top.map(|card| card.to_string())),
            "played": list(view.played()),
            "set_aside": view.set_aside().map(list),
            "deck": view.deck_len(),
            "points": view.points(),
            "advice": advice,
        })
    }

    /// Writes the game to its file, if it has one.
    fn keep(&self) -> Result<(), Failure> {
        match &self.args.file {
            Some(path) => save(path, &self.adviser),
            None => Ok(()),
        }
    }
}

fn text(mv: Option<Move>) -> String {
    mv.map(|mv| mv.to_string()).unwrap_or_default()
}

fn cards(score: sakiyomi_core::Score) -> f64 {
    f64::from(score.hundredths()) / 100.0
}

/// Writes a game so that at any moment the old or the new file is there whole.
fn save(path: &Path, adviser: &Adviser) -> Result<(), Failure> {
    let mut unfinished = path.as_os_str().to_owned();
    unfinished.push(".new");
    std::fs::write(&unfinished, adviser.to_string())
        .and_then(|()| std::fs::rename(&unfinished, path))
        .with_context(|| format!("cannot write {}", Quoted(&path.display().to_string())))?;
    Ok(())
}
