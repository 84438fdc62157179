//! "Did you mean …?", without a dependency.

/// Returns the end of an error message: the nearest name, or all of them.
pub(crate) fn suggestion<'a>(
    wanted: &str,
    names: impl IntoIterator<Item = &'a str> + Clone,
) -> String {
    let near = names
        .clone()
        .into_iter()
        .map(|name| (edits(wanted, name), name))
        .filter(|&(edits, name)| edits <= name.len() / 3 + 1)
        .min();
    match near {
        Some((_, name)) => format!("did you mean {name}?"),
        None => format!("there is: {}", names.into_iter().collect::<Vec<_>>().join(", ")),
    }
}

/// Returns how many characters must be inserted, removed or replaced to get from `a` to `b` (Levenshtein 1965).
fn edits(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, a) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, &b) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(a != b);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edits_are_counted_one_character_at_a_time() {
        assert_eq!(edits("", "fmt"), 3);
        assert_eq!(edits("fmt", "fmt"), 0);
        assert_eq!(edits("kitten", "sitting"), 3);
        assert_eq!(edits("sitting", "kitten"), 3);
    }

    #[test]
    fn a_name_far_from_all_is_answered_with_all() {
        assert_eq!(suggestion("browser", ["fmt", "clippy"]), "there is: fmt, clippy");
        assert_eq!(suggestion("", ["fmt"]), "there is: fmt");
        assert_eq!(suggestion("clipy", ["fmt", "clippy"]), "did you mean clippy?");
    }
}
