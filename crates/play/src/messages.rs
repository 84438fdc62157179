//! The texts of this crate, in `locales/<language>/play.ftl`.

use sakiyomi_core::{Catalog, Text, catalog};

static MESSAGES: Catalog = catalog!("play");

pub(crate) const fn msg(id: &'static str) -> Text {
    MESSAGES.text(id)
}
