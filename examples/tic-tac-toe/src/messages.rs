//! The texts of this crate, in `locales/<language>/game.ftl`.

use sakiyomi::{Catalog, Lang, Text};

static MESSAGES: Catalog = Catalog::new(&[
    (Lang::EN, include_str!("../locales/en/game.ftl")),
    (Lang::JA, include_str!("../locales/ja/game.ftl")),
]);

pub(crate) const fn msg(id: &'static str) -> Text {
    MESSAGES.text(id)
}
