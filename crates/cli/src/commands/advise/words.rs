//! What the terminal says about a game that is played elsewhere.

use crate::msg;
use sakiyomi_core::Lang;
use sakiyomi_play::adviser::AdviserPart;

/// Returns what the person may type: about the cards, and the commands.
pub(super) fn help(part: &dyn AdviserPart, lang: Lang) -> String {
    [part.texts().input_help, msg("advise-help")].map(|text| text.get(lang)).concat()
}
