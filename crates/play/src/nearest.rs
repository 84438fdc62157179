//! "Did you mean …?"

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
/// assert_eq!(suggestion("randm", ["random", "greedy"]), "did you mean random?");
/// assert_eq!(suggestion("deep", ["random", "greedy"]), "there is: random, greedy");
/// ```
pub fn suggestion<'a>(wanted: &str, names: impl IntoIterator<Item = &'a str> + Clone) -> String {
    match nearest(wanted, names.clone()) {
        Some(name) => format!("did you mean {name}?"),
        None => format!("there is: {}", names.into_iter().collect::<Vec<_>>().join(", ")),
    }
}
