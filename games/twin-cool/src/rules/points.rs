//! The patterns that score, and the best one of a hand.

use crate::msg;
use sakiyomi_core::Text;

use super::CardSet;

pub(super) const HAND: usize = 5;

/// A hand that scores.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Pattern {
    /// Four cards of one value.
    FourOfValue,
    /// Five values in a row; after 10 no value follows.
    Run,
    /// Five cards of one value.
    FiveOfValue,
    /// Five values in a row in one suit.
    SuitRun,
}

impl Pattern {
    /// Returns the best pattern of `hand`, which has at most five cards.
    #[inline]
    pub fn best(hand: CardSet) -> Option<Pattern> {
        debug_assert!(hand.len() <= HAND, "a hand has at most five cards");
        let (low, high) = (hand.first()?, hand.last()?);
        let values = values(hand);
        if values & values >> 1 & values >> 2 & values >> 3 & values >> 4 != 0 {
            let one_suit = low.suit() == high.suit();
            return Some(if one_suit { Pattern::SuitRun } else { Pattern::Run });
        }
        // With three or more values among five cards, none of them can occur four times.
        if values.count_ones() > 2 {
            return None;
        }
        let with_low = (hand & CardSet::of_value(low.value())).len();
        match with_low.max(hand.len() - with_low) {
            5 => Some(Pattern::FiveOfValue),
            4 => Some(Pattern::FourOfValue),
            _ => None,
        }
    }

    /// Returns how many points the pattern scores.
    #[inline]
    pub const fn points(self) -> u32 {
        match self {
            Pattern::FourOfValue => 1,
            Pattern::Run => 2,
            Pattern::FiveOfValue => 5,
            Pattern::SuitRun => 50,
        }
    }

    /// Returns what people call the pattern.
    pub const fn name(self) -> Text {
        match self {
            Pattern::FourOfValue => msg("points-pattern-four-of-value"),
            Pattern::Run => msg("points-pattern-run"),
            Pattern::FiveOfValue => msg("points-pattern-five-of-value"),
            Pattern::SuitRun => msg("points-pattern-suit-run"),
        }
    }
}

#[inline]
pub(super) fn points(hand: CardSet) -> u32 {
    Pattern::best(hand).map_or(0, Pattern::points)
}

/// Returns the values in `hand` as bits 0 to 9: the suits laid over each other.
#[inline]
const fn values(hand: CardSet) -> u64 {
    let bits = hand.bits();
    let four_suits = bits as u64 | (bits >> 40) as u64;
    let two_suits = four_suits | four_suits >> 20;
    (two_suits | two_suits >> 10) & 0x3ff
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Card;
    use proptest::prelude::*;

    /// Asks for each pattern in the words of the rules, the most points first.
    fn best_by_the_rules(hand: &[Card]) -> Option<Pattern> {
        let mut values: Vec<u8> = hand.iter().map(|card| card.value()).collect();
        values.sort_unstable();
        let run = hand.len() == 5 && values.windows(2).all(|pair| pair[1] == pair[0] + 1);
        let one_suit = hand.iter().all(|card| card.suit() == hand[0].suit());
        let most = (1..=10).map(|v| values.iter().filter(|&&x| x == v).count()).max();
        match most {
            _ if run && one_suit => Some(Pattern::SuitRun),
            Some(5) => Some(Pattern::FiveOfValue),
            _ if run => Some(Pattern::Run),
            Some(4) => Some(Pattern::FourOfValue),
            _ => None,
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(20_000))]

        #[test]
        fn the_best_pattern_is_that_of_the_rules(
            // Few suits or few values, so that every pattern occurs often.
            suits in prop_oneof![Just(1u8), Just(2), Just(8)],
            values in prop_oneof![Just(1u8), Just(2), Just(6), Just(10)],
            picks in prop::collection::vec((0u8..8, 0u8..10), 0..=5),
            shift in 0u8..10,
        ) {
            let hand: CardSet = picks
                .iter()
                .filter_map(|&(s, v)| Card::new(s % suits, (v % values + shift) % 10 + 1))
                .collect();
            let cards: Vec<Card> = hand.iter().collect();
            prop_assert_eq!(Pattern::best(hand), best_by_the_rules(&cards));
        }
    }

    #[test]
    fn the_patterns_are_listed_by_their_points() {
        let all = [Pattern::FourOfValue, Pattern::Run, Pattern::FiveOfValue, Pattern::SuitRun];
        assert!(all.is_sorted_by_key(|pattern| pattern.points()));
        assert!(all.is_sorted());
    }
}
