//! The texts of this crate, in `locales/<language>/arena.ftl`.

use sakiyomi_core::{Catalog, Text, catalog};

static MESSAGES: Catalog = catalog!("arena");

pub(crate) const fn msg(id: &'static str) -> Text {
    MESSAGES.text(id)
}
