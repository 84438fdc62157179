//! The texts of this crate, in `locales/<language>/app.ftl`.

use sakiyomi_core::{Catalog, Text, catalog};

static MESSAGES: Catalog = catalog!("app");

pub(crate) const fn msg(id: &'static str) -> Text {
    MESSAGES.text(id)
}
