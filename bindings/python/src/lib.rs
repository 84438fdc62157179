//! The module `sakiyomi._native` behind the Python package, whose words are in `sakiyomi/_native.pyi`.
//!
//! Games are chosen by name at run time, so everything here talks to them through the `GameEntry`
//! and the `Session` of `sakiyomi-play`, and the `Learner` of `sakiyomi-learn`. Long work runs on
//! threads of its own (`attend::attended`) while Python goes on; what is wrong with an
//! argument is a Python exception (`error`).

mod adviser;
mod arena;
mod attend;
mod budget;
mod catalogue;
mod engine;
mod error;
mod net;
mod outcome;
mod report;
mod selfplay;
mod state;

use pyo3::prelude::*;

/// The native part of the package.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("SakiyomiError", py.get_type::<error::SakiyomiError>())?;
    module.add("IllegalMove", py.get_type::<error::IllegalMove>())?;
    module.add_class::<catalogue::GameInfo>()?;
    module.add_class::<catalogue::EngineInfo>()?;
    module.add_class::<catalogue::Encoding>()?;
    module.add_class::<outcome::Outcome>()?;
    module.add_class::<state::State>()?;
    module.add_class::<report::Score>()?;
    module.add_class::<report::Line>()?;
    module.add_class::<report::MoveValue>()?;
    module.add_class::<report::Progress>()?;
    module.add_class::<report::Report>()?;
    module.add_class::<engine::Engine>()?;
    module.add_class::<arena::MatchResult>()?;
    module.add_class::<arena::MatchGame>()?;
    module.add_class::<arena::Simulation>()?;
    module.add_class::<net::Net>()?;
    module.add_class::<net::Outputs>()?;
    module.add_class::<net::Judgement>()?;
    module.add_class::<selfplay::Selfplay>()?;
    module.add_class::<adviser::Adviser>()?;
    module.add_class::<adviser::Advice>()?;
    module.add_function(wrap_pyfunction!(catalogue::games, module)?)?;
    module.add_function(wrap_pyfunction!(catalogue::engines, module)?)?;
    module.add_function(wrap_pyfunction!(catalogue::encodings, module)?)?;
    module.add_function(wrap_pyfunction!(arena::r#match, module)?)?;
    module.add_function(wrap_pyfunction!(arena::simulate, module)?)?;
    module.add_function(wrap_pyfunction!(selfplay::selfplay, module)?)
}
