//! The rules in words: the texts of the page in the browser, so that both say the same.

use crate::msg;
use sakiyomi_core::{Catalog, Lang, Text};
use sakiyomi_play::RulesSection;

static PAGE: Catalog = Catalog::new(&[
    (Lang::EN, include_str!("../locales/en/board.ftl")),
    (Lang::JA, include_str!("../locales/ja/board.ftl")),
]);

const fn page(id: &'static str) -> Text {
    PAGE.text(id)
}

pub(crate) const RULES: &[RulesSection] = &[
    RulesSection {
        title: page("rules-aim"),
        text: &[page("rules-aim-text"), page("rules-aim-cards")],
    },
    RulesSection {
        title: page("rules-move"),
        text: &[page("rules-move-text"), page("rules-move-end")],
    },
    RulesSection {
        title: page("rules-points"),
        text: &[page("rules-points-text"), msg("rules-patterns")],
    },
    RulesSection {
        title: page("rules-modes"),
        text: &[page("rules-modes-text"), page("rules-modes-adviser")],
    },
];
