//! The texts of this crate, in `locales/<language>/learn.ftl`.

use sakiyomi_core::{Catalog, Text, catalog};

static MESSAGES: Catalog = catalog!("learn");

pub(crate) const fn msg(id: &'static str) -> Text {
    MESSAGES.text(id)
}
