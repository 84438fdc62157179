//! stub
use crate::{Contest, Standing};
/// Stub.
#[must_use]
pub fn report(_contest: &Contest, _standing: &Standing, _lang: sakiyomi_core::Lang) -> String {
    String::new()
}
