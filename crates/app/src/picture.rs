//! The picture of a position, for games that the page has no board of its own for.

use sakiyomi_core::{Glyphs, Lang, Span, Tone};
use sakiyomi_play::Session;
use serde_json::{Value, json};

/// Returns what the player to move may see, drawn in every language: lines of spans.
pub(crate) fn picture(session: &dyn Session) -> Value {
    json!({ "en": lines(session, Lang::En), "ja": lines(session, Lang::Ja) })
}

fn lines(session: &dyn Session, lang: Lang) -> Vec<Vec<Value>> {
    let diagram = session.picture(session.to_move(), Glyphs::Rich, lang, true);
    diagram.lines().iter().map(|line| line.iter().map(span).collect()).collect()
}

fn span(span: &Span) -> Value {
    let mut model = json!({ "text": span.text, "tone": name(span.tone) });
    if let Some(mv) = &span.mv {
        model["move"] = json!(mv);
    }
    model
}

const fn name(tone: Tone) -> &'static str {
    match tone {
        Tone::Plain => "plain",
        Tone::Label => "label",
        Tone::Faint => "faint",
        Tone::First => "first",
        Tone::Second => "second",
        Tone::FirstLast => "first-last",
        Tone::SecondLast => "second-last",
        Tone::Legal => "legal",
        Tone::Last => "last",
        Tone::Strong => "strong",
    }
}
