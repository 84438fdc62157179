//! How a game begins: from its file, from the command line, or by asking.

use crate::msg;
use std::path::Path;

use sakiyomi_core::{Lang, Quoted, Reason, Text};
use sakiyomi_play::adviser::{Adviser, AdviserPart, Refusal};

use super::command::Command;
use super::{AdviseArgs, words};
use crate::console::{Console, Event};
use crate::failure::{refused, usage_error};
use crate::output::{reason, say, write};

/// The cards that the command line names, in the order of the deck.
pub(super) struct Asked {
    hand: Option<Vec<String>>,
    aside: Option<Vec<String>>,
}

pub(super) fn read(args: &AdviseArgs, part: &dyn AdviserPart) -> anyhow::Result<Asked> {
    let wrong = |option: &'static str| {
        move |why: Refusal| {
            refused(reason!(msg("games-option"), option).with_reason("problem", why.reason))
        }
    };
    let hand = args.hand.as_deref().map(|text| part.read_hand(text));
    let aside = args.aside.as_deref().map(|text| part.read_set_aside(text));
    Ok(Asked {
        hand: hand.transpose().map_err(wrong("--hand"))?,
        aside: aside.transpose().map_err(wrong("--aside"))?,
    })
}

type ReadGame<'a> = dyn Fn(&str) -> Result<Box<dyn Adviser>, Refusal> + 'a;

/// Returns the game to advise on; `None` when the person leaves.
pub(super) fn begin(
    args: &AdviseArgs,
    asked: Asked,
    part: &dyn AdviserPart,
    console: &Console,
    lang: Lang,
) -> anyhow::Result<Option<Box<dyn Adviser>>> {
    if let Some(path) = args.file.as_deref().filter(|path| path.exists()) {
        return resume(path, &asked, part).map(Some);
    }
    let aside = asked.aside.map(|cards| cards.join(" "));
    match asked.hand {
        Some(hand) => {
            let dealt = part.start(&hand.join(" "), aside.as_deref());
            dealt.map(Some).map_err(|why| refused(why.reason))
        }
        None if args.json => Err(usage_error(msg("advise-needs-hand"))),
        None => Ok(ask(part, aside.as_deref(), console, lang)),
    }
}

/// Goes on with the game in a file, unless the command line speaks of another one.
fn resume(path: &Path, asked: &Asked, part: &dyn AdviserPart) -> anyhow::Result<Box<dyn Adviser>> {
    let file = Quoted(&path.display().to_string()).to_string();
    let failed = |text: Text, why: Reason| reason!(text, file = &file).with_reason("why", why);
    let text = std::fs::read_to_string(path)
        .map_err(|error| failed(msg("advise-cannot-read"), error.to_string().into()))?;
    let adviser = part.read(&text).map_err(|why| failed(msg("advise-cannot-go-on"), why.reason))?;
    let differs = |text: Text, found: &[String]| {
        Err(refused(reason!(text, file = &file, found = found.join(" "))))
    };
    let dealt = adviser.deal();
    if asked.hand.as_ref().is_some_and(|hand| *hand != dealt.hand) {
        return differs(msg("advise-other-hand"), &dealt.hand);
    }
    match (&asked.aside, &dealt.set_aside) {
        (Some(_), None) => differs(msg("advise-aside-unknown"), &[]),
        (Some(asked), Some(found)) if asked != found => differs(msg("advise-other-aside"), found),
        _ => Ok(adviser),
    }
}

/// Asks for the hand, and for the cards set aside unless they are known; `None` when the person
/// leaves.
fn ask(
    part: &dyn AdviserPart,
    aside: Option<&str>,
    console: &Console,
    lang: Lang,
) -> Option<Box<dyn Adviser>> {
    let ask_until = |prompt: Text, read: &ReadGame<'_>| loop {
        let Event::Line(line) = console.ask(prompt.get(lang), None) else { return None };
        match Command::read(&line) {
            Command::Quit => return None,
            Command::Help => write(&words::help(part, lang)),
            _ => match read(&line) {
                Ok(adviser) => return Some(adviser),
                Err(refusal) => say!("{}", refusal.get(lang)),
            },
        }
    };
    let texts = part.texts();
    let dealt = ask_until(texts.ask_hand, &|line| part.start(line, aside))?;
    if aside.is_some() {
        return Some(dealt);
    }
    let hand = dealt.deal().hand.join(" ");
    ask_until(texts.ask_set_aside, &|line| part.start(&hand, (!line.is_empty()).then_some(line)))
}
