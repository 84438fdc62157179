//! The rules in words: the texts of the page in the browser, so that both say the same.

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
    RulesSection { title: page("rules-aim"), text: &[page("rules-aim-text")] },
    RulesSection {
        title: page("rules-move"),
        text: &[page("rules-move-text"), page("rules-move-rods")],
    },
    RulesSection { title: page("rules-lines"), text: &[page("rules-lines-text")] },
    RulesSection {
        title: page("rules-end"),
        text: &[page("rules-end-text"), page("rules-end-hint")],
    },
];
