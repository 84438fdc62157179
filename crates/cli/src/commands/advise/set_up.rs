//! How a game begins: from its file, from the command line, or by asking.

use std::path::Path;

use anyhow::anyhow;
use sakiyomi_core::{Lang, Quoted, Reason, Text};
use sakiyomi_games::twin_cool::CardSet;
use sakiyomi_play::adviser::{Adviser, Refusal, read_hand, read_set_aside};

use super::command::Command;
use super::{AdviseArgs, words};
use crate::console::{Console, Event};
use crate::failure::{Failure, wrong_use};
use crate::output::{say, write};

/// The cards that the command line names.
pub(super) struct Asked {
    hand: Option<CardSet>,
    aside: Option<CardSet>,
}

/// Reads the cards of the command line.
pub(super) fn read(args: &AdviseArgs, lang: Lang) -> Result<Asked, Failure> {
    let read = |option: &str, text: &Option<String>, read: fn(&str) -> Result<CardSet, Refusal>| {
        let wrong = |why: Refusal| wrong_use(format!("{option}: {}", why.get(lang)));
        text.as_deref().map(read).transpose().map_err(wrong)
    };
    Ok(Asked {
        hand: read("--hand", &args.hand, read_hand)?,
        aside: read("--aside", &args.aside, read_set_aside)?,
    })
}

/// Returns the game to advise on, and whether it is a new one; `None` when the person leaves.
pub(super) fn begin(
    args: &AdviseArgs,
    asked: Asked,
    console: &Console,
    lang: Lang,
) -> Result<Option<(Adviser, bool)>, Failure> {
    if let Some(path) = args.file.as_deref().filter(|path| path.exists()) {
        return resume(path, &asked, lang).map(|adviser| Some((adviser, false)));
    }
    let dealt = match (asked.hand, asked.aside) {
        (Some(hand), aside) => {
            Adviser::deal(hand, aside).map(Some).map_err(|why| wrong_use(why.get(lang)))?
        }
        (None, _) if args.json => return Err(wrong_use(words::NEEDS_HAND.get(lang))),
        (None, aside) => ask(aside, console, lang),
    };
    Ok(dealt.map(|adviser| (adviser, true)))
}

/// Goes on with the game in a file, unless the command line speaks of another one.
fn resume(path: &Path, asked: &Asked, lang: Lang) -> Result<Adviser, Failure> {
    let file = Quoted(&path.display().to_string()).to_string();
    let failed = |text: Text, why: String| {
        anyhow!(Reason::new(text).with("file", &file).with("why", why).get(lang))
    };
    let text = std::fs::read_to_string(path)
        .map_err(|error| failed(words::CANNOT_READ, error.to_string()))?;
    let adviser: Adviser =
        text.parse().map_err(|why: Refusal| failed(words::CANNOT_GO_ON, why.get(lang)))?;
    let differs = |text: Text, found: CardSet| {
        let cards: Vec<String> = found.iter().map(|card| card.to_string()).collect();
        let reason = Reason::new(text).with("file", &file).with("found", cards.join(" "));
        Err(wrong_use(reason.get(lang)))
    };
    let first = adviser.first_view();
    if asked.hand.is_some_and(|hand| hand != first.hand()) {
        return differs(words::OTHER_HAND, first.hand());
    }
    match (asked.aside, first.set_aside()) {
        (Some(_), None) => differs(words::ASIDE_UNKNOWN, CardSet::EMPTY),
        (Some(asked), Some(found)) if asked != found => differs(words::OTHER_ASIDE, found),
        _ => Ok(adviser),
    }
}

/// Asks for the hand, and for the cards set aside unless they are known; `None` when the person
/// leaves.
fn ask(aside: Option<CardSet>, console: &Console, lang: Lang) -> Option<Adviser> {
    let dealt =
        ask_until(words::HAND, console, lang, |line| Adviser::deal(read_hand(line)?, aside))?;
    if aside.is_some() {
        return Some(dealt);
    }
    let hand = dealt.first_view().hand();
    ask_until(words::ASIDE, console, lang, |line| match line {
        "" => Adviser::deal(hand, None),
        cards => Adviser::deal(hand, Some(read_set_aside(cards)?)),
    })
}

/// Asks until the answer can be read; `None` when the person leaves.
fn ask_until(
    prompt: Text,
    console: &Console,
    lang: Lang,
    read: impl Fn(&str) -> Result<Adviser, Refusal>,
) -> Option<Adviser> {
    loop {
        let Event::Line(line) = console.ask(prompt.get(lang), None) else { return None };
        match Command::read(&line) {
            Command::Quit => return None,
            Command::Help => write(words::HELP.get(lang)),
            _ => match read(&line) {
                Ok(adviser) => return Some(adviser),
                Err(refusal) => say!("{}", refusal.get(lang)),
            },
        }
    }
}
