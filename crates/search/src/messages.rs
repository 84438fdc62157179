//! The texts of this crate, in `locales/<language>/search.ftl`.

use sakiyomi_core::{Catalog, Text, catalog};

static MESSAGES: Catalog = catalog!("search");

pub(crate) const fn msg(id: &'static str) -> Text {
    MESSAGES.text(id)
}
