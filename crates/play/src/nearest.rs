//! "Did you mean …?"

use sakiyomi_core::Reason;

use crate::msg;

/// Returns the name nearest to `wanted`, if one is near enough to be a slip of the fingers.
pub fn nearest<'a>(wanted: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    names
        .into_iter()
        .map(|name| (strsim::jaro_winkler(&wanted.to_lowercase(), name), name))
        .filter(|(similarity, _)| *similarity > 0.75)
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, name)| name)
}

/// Returns the end of an error message: the nearest name, or all of them.
///
/// ```
/// use sakiyomi_play::suggestion;
/// let near = |wanted| suggestion(wanted, ["random", "greedy"]).to_string();
/// assert_eq!(near("randm"), "did you mean random?");
/// assert_eq!(near("deep"), "available: random, greedy");
/// ```
pub fn suggestion<'a>(wanted: &str, names: impl IntoIterator<Item = &'a str> + Clone) -> Reason {
    match nearest(wanted, names.clone()) {
        Some(name) => Reason::new(msg("nearest-name")).with("name", name),
        None => Reason::new(msg("nearest-all"))
            .with("names", names.into_iter().collect::<Vec<_>>().join(", ")),
    }
}
