//! The module `sakiyomi._native` behind the Python package; `sakiyomi/_native.pyi` documents it.
//!
//! Games are chosen by name, so everything talks to `GameEntry`, `Session` and `Learner`. Long work
//! runs on a thread of its own (`attend::attended`) while Python goes on; errors are Python
//! exceptions (`error`).

macro_rules! repr {
    ($class:ty, $text:expr) => {
        #[pymethods]
        impl $class {
            fn __repr__(&self) -> String {
                let text: fn(&$class) -> String = $text;
                text(self)
            }
        }
    };
}

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
mod _native {
    #[pymodule_export]
    use super::{
        adviser::{Advice, Adviser},
        arena::{MatchGame, MatchResult, Simulation, r#match, simulate},
        catalogue::{Encoding, EngineInfo, GameInfo, encodings, engines, games},
        engine::Engine,
        error::{IllegalMove, SakiyomiError},
        net::{Evaluation, Net, Outputs},
        outcome::Outcome,
        report::{Line, MoveValue, Progress, Report, Score},
        selfplay::{Selfplay, selfplay},
        state::State,
    };

    #[pymodule_export]
    #[expect(non_upper_case_globals, reason = "the name in Python")]
    const __version__: &str = env!("CARGO_PKG_VERSION");
}
