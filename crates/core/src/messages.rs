//! The texts of this crate, in `locales/<language>/core.ftl`.

use crate::{Catalog, Text, catalog};

static MESSAGES: Catalog = catalog!("core");

pub(crate) const fn msg(id: &'static str) -> Text {
    MESSAGES.text(id)
}
