//! Sequences with gaps.

/// Tells whether `text` is `pattern`, where an item for which `gap` holds stands for any items.
pub(crate) fn matches<T>(
    pattern: &[T],
    text: &[T],
    gap: impl Fn(&T) -> bool,
    same: impl Fn(&T, &T) -> bool,
) -> bool {
    let (mut at, mut here) = (0, 0);
    // The last gap, and where the text goes on after it.
    let mut last: Option<(usize, usize)> = None;
    while here < text.len() {
        if at < pattern.len() && gap(&pattern[at]) {
            last = Some((at, here));
            at += 1;
        } else if at < pattern.len() && same(&pattern[at], &text[here]) {
            at += 1;
            here += 1;
        } else if let Some((start, end)) = last {
            last = Some((start, end + 1));
            at = start + 1;
            here = end + 1;
        } else {
            return false;
        }
    }
    pattern[at..].iter().all(gap)
}

#[test]
fn a_gap_stands_for_any_items_and_nothing_else_does() {
    let fits = |pattern: &str, text: &str| {
        let (pattern, text): (Vec<char>, Vec<char>) =
            (pattern.chars().collect(), text.chars().collect());
        matches(&pattern, &text, |&char| char == '…', |one, other| one == other)
    };
    for (pattern, text) in [("", ""), ("…", ""), ("…", "ab"), ("a…c", "abbc"), ("a…b…c", "abxbc")]
    {
        assert!(fits(pattern, text), "{pattern} {text}");
    }
    for (pattern, text) in [("", "a"), ("a", ""), ("a…c", "abb"), ("…b", "ba"), ("ab", "a…")]
    {
        assert!(!fits(pattern, text), "{pattern} {text}");
    }
}
