//! The texts of this crate, in `locales/<language>/cli.ftl`.

use sakiyomi_core::{Catalog, Text, catalog};

static MESSAGES: Catalog = catalog!("cli");

/// Returns the message with this identifier.
pub(crate) const fn msg(id: &'static str) -> Text {
    MESSAGES.text(id)
}
