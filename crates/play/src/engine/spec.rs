//! How an engine is named: `family[:option=value,...]`.

use std::fmt;
use std::str::FromStr;

use sakiyomi_core::{Quoted, Reason, localized};

use crate::msg;

/// The name of an engine with its options, for example `alpha-beta:depth=6`.
///
/// ```
/// use sakiyomi_play::EngineSpec;
/// let spec: EngineSpec = "alpha-beta:depth=6,threads=2".parse()?;
/// assert_eq!(spec.family(), "alpha-beta");
/// assert_eq!(spec.to_string(), "alpha-beta:depth=6,threads=2");
/// # Ok::<(), sakiyomi_play::SpecError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct EngineSpec {
    family: String,
    options: Vec<(String, String)>,
}

/// A text that names no engine.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.reason())]
pub struct SpecError {
    text: String,
    problem: Reason,
}

impl SpecError {
    /// Returns what is wrong with the name.
    pub fn reason(&self) -> Reason {
        Reason::new(msg("spec-form"))
            .with("text", Quoted(&self.text))
            .with_reason("problem", self.problem.clone())
    }
}

localized!(SpecError);

impl EngineSpec {
    /// Returns the best engine of any game.
    pub fn strongest() -> EngineSpec {
        EngineSpec { family: "strongest".to_owned(), options: Vec::new() }
    }

    /// Returns the family, for example `alpha-beta`.
    pub fn family(&self) -> &str {
        &self.family
    }

    /// Returns the spec with one more option, whose value may be any text, such as the name of a file.
    #[must_use]
    pub fn with_option(mut self, name: &str, value: impl Into<String>) -> EngineSpec {
        let is_new = self.options.iter().all(|(other, _)| other != name);
        assert!(is_new && is_name(name), "{name:?} can be an option");
        self.options.push((name.to_owned(), value.into()));
        self
    }

    pub(crate) fn renamed(&self, family: &str) -> EngineSpec {
        EngineSpec { family: family.to_owned(), options: self.options.clone() }
    }

    /// Returns the options in the order in which they were given.
    pub fn options(&self) -> &[(String, String)] {
        &self.options
    }
}

impl FromStr for EngineSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<EngineSpec, SpecError> {
        let error = |problem: Reason| SpecError { text: text.to_owned(), problem };
        let at = |problem, part: &str| Reason::new(problem).with("part", Quoted(part));
        let (family, rest) = text.split_once(':').map_or((text, None), |(f, r)| (f, Some(r)));
        if !is_name(family) {
            return Err(error(msg("spec-family").into()));
        }
        let mut options: Vec<(String, String)> = Vec::new();
        for option in rest.into_iter().flat_map(|rest| rest.split(',')) {
            let (name, value) = option
                .split_once('=')
                .filter(|(name, value)| is_name(name) && !value.is_empty())
                .ok_or_else(|| error(at(msg("spec-no-option"), option)))?;
            if options.iter().any(|(other, _)| other == name) {
                return Err(error(at(msg("spec-twice"), name)));
            }
            options.push((name.to_owned(), value.to_owned()));
        }
        Ok(EngineSpec { family: family.to_owned(), options })
    }
}

fn is_name(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

impl fmt::Display for EngineSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.family)?;
        for (index, (name, value)) in self.options.iter().enumerate() {
            write!(f, "{}{name}={value}", if index == 0 { ':' } else { ',' })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn malformed_names_are_refused_with_the_form() {
        for text in ["", ":", "Random", "a:", "a:b", "a:b=", "a:=c", "a:b=1,", "a:b=1,b=2", "a b"] {
            let error = text.parse::<EngineSpec>().unwrap_err().to_string();
            assert!(error.contains("family:option=value"), "{text:?}: {error}");
        }
    }

    #[test]
    fn an_option_may_hold_what_cannot_be_typed() {
        let spec: EngineSpec = "puct:sims=8".parse().unwrap();
        let spec = spec.with_option("net", "a,b=c.safetensors");
        assert_eq!(spec.options()[1].1, "a,b=c.safetensors");
    }

    #[test]
    fn a_long_or_binary_name_is_refused_on_one_short_line() {
        let long = "x".repeat(5000);
        for text in [&"\u{1d}".repeat(500), &format!("a:{long}"), &format!("a:{long}=1,{long}=2")] {
            let error = text.parse::<EngineSpec>().unwrap_err().to_string();
            assert!(error.chars().count() < 300, "{error}");
        }
    }

    proptest! {
        #[test]
        fn a_name_is_written_as_it_was_read(text in "[a-z:=,0-9-]{0,20}") {
            if let Ok(spec) = text.parse::<EngineSpec>() {
                prop_assert_eq!(spec.to_string(), text);
            }
        }
    }
}
