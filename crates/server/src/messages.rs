//! The texts of this crate, in `locales/<language>/server.ftl`.

use sakiyomi_core::{Catalog, Text, catalog};

static MESSAGES: Catalog = catalog!("server");

pub(crate) const fn msg(id: &'static str) -> Text {
    MESSAGES.text(id)
}
