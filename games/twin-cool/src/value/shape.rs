//! How the cards in front of the player hang together, whatever their names.
//!
//! Only two things count for the cards that can still be played: which of the cards share a suit or
//! a value, and how many unseen cards each suit and value has. Up to the exchange of suits, values
//! and slots, two top cards and four hand cards have one of a few thousand *shapes*.
//!
//! Shapes are found by table lookup: the tops give each hand card one of nine classes; the sorted
//! classes, the relations among the hand cards and the relation of the tops make a number below 1.5
//! million. The table says which shape it is, and in which order to take the cards so that cards in
//! the same role stand in the same place.

use std::sync::LazyLock;

use crate::Card;

pub(super) const HAND: usize = 4;
const ORDERS: [[u8; HAND]; 24] = orders();
/// Multisets of four classes out of nine.
const MULTISETS: usize = 495;
/// Relations of the six pairs of hand cards: none, same suit, same value.
const RELATIONS: usize = 729;
/// Relations of the tops: none, same suit, same value, and no second top.
const TOPS: usize = 4;
/// What a card shares with another: nothing, its suit, or its value.
const SUIT: usize = 1;
const VALUE: usize = 2;
/// The relation of the tops when the second slot is empty.
const EMPTY: usize = 3;

/// A shape, and the cards in the order of their roles.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placed {
    pub(super) shape: usize,
    /// The top cards in the order of their roles; where a slot is empty, its card comes second.
    pub(super) tops: [Option<Card>; 2],
    pub(super) hand: [Card; HAND],
}

pub(super) struct Shapes {
    /// For each arrangement, the shape and how to get its roles; 0 where there is none.
    table: Vec<u32>,
    pub(super) count: usize,
}

pub(super) static SHAPES: LazyLock<Shapes> = LazyLock::new(Shapes::new);

impl Shapes {
    /// Returns the shape of two tops, of which the first is there, and four hand cards.
    #[inline]
    pub(super) fn place(&self, tops: [Option<Card>; 2], hand: [Card; HAND]) -> Placed {
        let tops = if tops[0].is_none() { [tops[1], tops[0]] } else { tops };
        let first = tops[0].expect("after a play, a card lies on a slot");
        let relation = tops[1].map_or(EMPTY, |second| relation(first, second));
        // Class and place in one number, so that sorting the numbers sorts the cards.
        let mut keyed: [u16; HAND] =
            std::array::from_fn(|i| class(hand[i], first, tops[1]) << 8 | hand[i].index() as u16);
        sort(&mut keyed);
        let classes = keyed.map(|key| usize::from(key >> 8));
        let hand = keyed.map(|key| Card::ALL[usize::from(key & 0xff)]);
        let index = index(multiset(classes), relations(hand), relation);
        let entry = self.table[index];
        debug_assert!(entry != 0, "cards that differ have a shape");
        let order = ORDERS[(entry >> 1 & 31) as usize];
        Placed {
            shape: (entry >> 6) as usize - 1,
            tops: if entry & 1 == 0 { tops } else { [tops[1], tops[0]] },
            hand: order.map(|place| hand[usize::from(place)]),
        }
    }

    fn new() -> Shapes {
        let mut table = vec![0; MULTISETS * RELATIONS * TOPS];
        let mut count = 0;
        for classes in all_classes() {
            for hand in 0..RELATIONS {
                let pairs = pairs(hand);
                for tops in 0..TOPS {
                    if !can_occur(classes, &pairs, tops) {
                        continue;
                    }
                    let (key, order, swapped) = canonical(classes, &pairs, tops);
                    // The least arrangement of a shape comes first in this loop.
                    let own = index(multiset(classes), hand, tops);
                    let shape = if key == own {
                        count += 1;
                        count
                    } else {
                        table[key] >> 6
                    };
                    table[own] = shape << 6 | (order as u32) << 1 | u32::from(swapped);
                }
            }
        }
        Shapes { table, count: count as usize }
    }
}

#[inline]
fn relation(a: Card, b: Card) -> usize {
    if a.suit() == b.suit() {
        SUIT
    } else if a.value() == b.value() {
        VALUE
    } else {
        0
    }
}

/// Returns 3 times which top has the card's suit, plus which has its value; 0 is none.
#[inline]
fn class(card: Card, first: Card, second: Option<Card>) -> u16 {
    let which = |part: fn(Card) -> u8| {
        if part(card) == part(first) {
            1
        } else {
            second.map_or(0, |second| if part(card) == part(second) { 2 } else { 0 })
        }
    };
    3 * which(Card::suit) + which(Card::value)
}

#[inline]
fn sort(keys: &mut [u16; HAND]) {
    for (a, b) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)] {
        let (low, high) = (keys[a].min(keys[b]), keys[a].max(keys[b]));
        (keys[a], keys[b]) = (low, high);
    }
}

/// Returns the number of four sorted classes among all multisets.
#[inline]
fn multiset([a, b, c, d]: [usize; HAND]) -> usize {
    const fn choose(n: usize, k: usize) -> usize {
        let (mut result, mut i) = (1, 0);
        while i < k {
            result = result * (n - i) / (i + 1);
            i += 1;
        }
        result
    }
    const CHOOSE: [[usize; 9]; 3] = {
        let mut table = [[0; 9]; 3];
        let mut n = 0;
        while n < 9 {
            table[0][n] = choose(n + 1, 2);
            table[1][n] = choose(n + 2, 3);
            table[2][n] = choose(n + 3, 4);
            n += 1;
        }
        table
    };
    a + CHOOSE[0][b] + CHOOSE[1][c] + CHOOSE[2][d]
}

#[inline]
fn relations(hand: [Card; HAND]) -> usize {
    let [a, b, c, d] = hand;
    [(a, b), (a, c), (a, d), (b, c), (b, d), (c, d)]
        .into_iter()
        .fold(0, |number, (x, y)| 3 * number + relation(x, y))
}

#[inline]
fn index(multiset: usize, hand: usize, tops: usize) -> usize {
    (multiset * RELATIONS + hand) * TOPS + tops
}

/// For each pair of places in the hand, what their cards share.
type Pairs = [[usize; HAND]; HAND];

fn pairs(mut number: usize) -> Pairs {
    let mut pairs = [[0; HAND]; HAND];
    for (i, j) in [(2, 3), (1, 3), (1, 2), (0, 3), (0, 2), (0, 1)] {
        pairs[i][j] = number % 3;
        pairs[j][i] = number % 3;
        number /= 3;
    }
    pairs
}

fn can_occur(classes: [usize; HAND], pairs: &Pairs, tops: usize) -> bool {
    let suits = classes.map(|class| class / 3);
    let values = classes.map(|class| class % 3);
    let no_second = |kinds: [usize; HAND]| kinds.iter().all(|&kind| kind != 2);
    // A hand card is no top card, and where the tops share something the first one counts.
    let tops_fit = match tops {
        EMPTY => no_second(suits) && no_second(values) && !classes.contains(&4),
        SUIT => no_second(suits) && (0..HAND).all(|i| suits[i] == 0 || values[i] == 0),
        VALUE => no_second(values) && (0..HAND).all(|i| suits[i] == 0 || values[i] == 0),
        _ => !classes.contains(&4) && !classes.contains(&8),
    };
    tops_fit
        && (0..HAND).all(|i| {
            (0..i).all(|j| {
                let agrees = |kinds: [usize; HAND], same: bool| {
                    (kinds[i] == kinds[j] || !same)
                        && (kinds[i] == 0 || same == (kinds[i] == kinds[j]))
                };
                agrees(suits, pairs[i][j] == SUIT)
                    && agrees(values, pairs[i][j] == VALUE)
                    // Two cards that each share their suit with a third share it with each other.
                    && (0..j).all(|k| {
                        let kinds = [pairs[i][j], pairs[i][k], pairs[j][k]];
                        [SUIT, VALUE]
                            .iter()
                            .all(|kind| kinds.iter().filter(|found| *found == kind).count() != 2)
                    })
            })
        })
}

/// Returns the least arrangement of the shape, the order of the cards, and whether tops swap.
fn canonical(classes: [usize; HAND], pairs: &Pairs, tops: usize) -> (usize, usize, bool) {
    let swap = |class: usize| {
        let other = |kind: usize| if kind == 0 { 0 } else { 3 - kind };
        let suit = if tops == SUIT { class / 3 } else { other(class / 3) };
        let value = if tops == VALUE { class % 3 } else { other(class % 3) };
        3 * suit + value
    };
    let swaps: &[bool] = if tops == EMPTY { &[false] } else { &[false, true] };
    swaps
        .iter()
        .flat_map(|&swapped| {
            let classes = if swapped { classes.map(swap) } else { classes };
            ORDERS.iter().enumerate().filter_map(move |(number, order)| {
                let order = order.map(usize::from);
                let sorted = order.map(|place| classes[place]);
                sorted.is_sorted().then(|| {
                    let mut relations = 0;
                    for i in 0..HAND {
                        for j in i + 1..HAND {
                            relations = 3 * relations + pairs[order[i]][order[j]];
                        }
                    }
                    (index(multiset(sorted), relations, tops), number, swapped)
                })
            })
        })
        .min()
        .expect("one order sorts the classes")
}

/// Returns all sorted lists of four classes, in the order of their numbers.
fn all_classes() -> Vec<[usize; HAND]> {
    let mut all: Vec<[usize; HAND]> = (0..9usize.pow(4))
        .map(|n| [n / 729, n / 81 % 9, n / 9 % 9, n % 9])
        .filter(|classes| classes.is_sorted())
        .collect();
    all.sort_by_key(|&classes| multiset(classes));
    all
}

const fn orders() -> [[u8; HAND]; 24] {
    let mut orders = [[0; HAND]; 24];
    let (mut number, mut count) = (0, 0);
    while number < 256 {
        let places = [number >> 6 & 3, number >> 4 & 3, number >> 2 & 3, number & 3];
        let used = 1 << places[0] | 1 << places[1] | 1 << places[2] | 1 << places[3];
        if used == 15 {
            orders[count] = [places[0] as u8, places[1] as u8, places[2] as u8, places[3] as u8];
            count += 1;
        }
        number += 1;
    }
    orders
}

#[cfg(test)]
mod tests {
    use super::*;
    use sakiyomi_core::Rng;

    /// Two tops or one, and four hand cards, near each other so that every shape occurs.
    fn cards(rng: &mut Rng) -> ([Option<Card>; 2], [Card; HAND]) {
        let (suits, values) = (2 + rng.below(7), 2 + rng.below(9));
        let mut seen = Vec::new();
        while seen.len() < 6.min((suits * values) as usize) {
            let card = Card::new(rng.below(suits) as u8, 1 + rng.below(values) as u8).unwrap();
            if !seen.contains(&card) {
                seen.push(card);
            }
        }
        if seen.len() < 6 {
            return cards(rng);
        }
        let second = (rng.below(5) > 0).then_some(seen[1]);
        ([Some(seen[0]), second], [seen[2], seen[3], seen[4], seen[5]])
    }

    /// Every pair in the order of the roles: what a shape stands for.
    fn relations_in_order(placed: &Placed) -> Vec<usize> {
        let all: Vec<Card> = placed.tops.into_iter().flatten().chain(placed.hand).collect();
        let mut found = vec![placed.tops.iter().flatten().count()];
        for (i, &a) in all.iter().enumerate() {
            found.extend(all[..i].iter().map(|&b| relation(a, b)));
        }
        found
    }

    #[test]
    fn cards_in_the_same_role_stand_in_the_same_place() {
        let rng = &mut Rng::seeded(1);
        let mut known: Vec<Option<Vec<usize>>> = vec![None; SHAPES.count];
        for _ in 0..400_000 {
            let (tops, hand) = cards(rng);
            let placed = SHAPES.place(tops, hand);
            let relations = relations_in_order(&placed);
            match &known[placed.shape] {
                Some(known) => assert_eq!(known, &relations, "shape {}", placed.shape),
                None => known[placed.shape] = Some(relations),
            }
        }
        // Shapes with all six cards in few suits and few values need luck; most were met.
        let met: Vec<&Vec<usize>> = known.iter().flatten().collect();
        assert!(met.len() * 10 > 9 * SHAPES.count, "{} of {}", met.len(), SHAPES.count);
        let mut distinct = met.clone();
        distinct.sort();
        distinct.dedup();
        assert_eq!(distinct.len(), met.len(), "shapes differ in their relations");
    }

    #[test]
    fn names_order_and_slots_do_not_change_the_shape() {
        let rng = &mut Rng::seeded(2);
        for _ in 0..50_000 {
            let (tops, mut hand) = cards(rng);
            let shape = SHAPES.place(tops, hand).shape;
            rng.shuffle(&mut hand);
            assert_eq!(SHAPES.place([tops[1], tops[0]], hand).shape, shape);
            let (mut suits, mut values) =
                ([0, 1, 2, 3, 4, 5, 6, 7], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
            rng.shuffle(&mut suits);
            rng.shuffle(&mut values);
            let rename = |card: Card| {
                Card::new(suits[card.suit() as usize], values[card.value() as usize - 1]).unwrap()
            };
            let renamed = SHAPES.place(tops.map(|top| top.map(rename)), hand.map(rename));
            assert_eq!(renamed.shape, shape);
        }
    }
}
