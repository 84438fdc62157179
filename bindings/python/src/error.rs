//! What Python is told when something cannot be done.

use std::fmt::Display;

use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use sakiyomi_core::Lang;

create_exception!(
    sakiyomi,
    SakiyomiError,
    PyValueError,
    "Something that cannot be done, with the reason."
);
create_exception!(sakiyomi, IllegalMove, SakiyomiError, "A move that the rules forbid.");

/// Returns the exception for an error of the libraries, in its words.
pub(crate) fn refused(error: impl Display) -> PyErr {
    SakiyomiError::new_err(error.to_string())
}

pub(crate) fn illegal(error: impl Display) -> PyErr {
    IllegalMove::new_err(error.to_string())
}

pub(crate) fn language(name: &str) -> PyResult<Lang> {
    let known = Lang::ALL.iter().copied().find(|lang| lang.tag() == name);
    known.ok_or_else(|| refused("a language is \"en\" or \"ja\""))
}
