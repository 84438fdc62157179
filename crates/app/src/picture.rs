//! The picture of a position, for games that the page has no board of its own for.

use sakiyomi_core::{Glyphs, Lang, Span, Tone};
use sakiyomi_play::Session;
use serde::Serialize;

/// A picture in every language: lines of spans.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct PictureModel {
    en: Vec<Vec<SpanModel>>,
    ja: Vec<Vec<SpanModel>>,
}

/// Characters with one meaning.
#[derive(Clone, PartialEq, Debug, Serialize)]
struct SpanModel {
    text: String,
    tone: &'static str,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    mv: Option<String>,
}

/// Returns the picture of what the player to move may see.
pub(crate) fn picture(session: &dyn Session) -> PictureModel {
    PictureModel { en: lines(session, Lang::En), ja: lines(session, Lang::Ja) }
}

fn lines(session: &dyn Session, lang: Lang) -> Vec<Vec<SpanModel>> {
    let diagram = session.picture(session.to_move(), Glyphs::Rich, lang, true);
    let model = |span: &Span| SpanModel {
        text: span.text.clone(),
        tone: name(span.tone),
        mv: span.mv.clone(),
    };
    diagram.lines().iter().map(|line| line.iter().map(model).collect()).collect()
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
