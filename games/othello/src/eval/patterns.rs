//! The patterns: lists of squares whose contents have a weight.
//!
//! The instances of a kind are the places to which the eight symmetries of the board take it; they
//! share one table of weights. Where a symmetry takes an instance onto itself, mirrored contents
//! share a weight as well: they are *folded*.
//!
//! Contents are a number in base 3: 0 for an empty square, 1 for a disc of the player to move, 2 for
//! one of the opponent's. Squares near the middle of the board change most often and are the low
//! digits, so that weights needed one after the other lie side by side in memory.

use std::sync::LazyLock;

/// The squares of each kind on its first place, numbered from a1 = 0 to h8 = 63.
const KINDS: [&[u8]; KIND_COUNT] = [
    // The edge with the squares diagonally beside its corners.
    &[0, 1, 2, 3, 4, 5, 6, 7, 9, 14],
    // Two rows of five from the corner.
    &[0, 1, 2, 3, 4, 8, 9, 10, 11, 12],
    // The corner with what surrounds it.
    &[0, 1, 2, 8, 9, 10, 16, 17, 18],
    // The second line; the third and the fourth with two squares of the line before.
    &[8, 9, 10, 11, 12, 13, 14, 15],
    &[16, 17, 18, 19, 20, 21, 22, 23, 11, 12],
    &[24, 25, 26, 27, 28, 29, 30, 31, 18, 21],
    // The diagonal of eight squares; that of seven with a square on each side of its middle; that of six
    // with the next one but for its middle; those of five and four together.
    &[0, 9, 18, 27, 36, 45, 54, 63],
    &[1, 10, 19, 28, 37, 46, 55, 35, 21],
    &[2, 11, 20, 29, 38, 47, 12, 30, 3, 39],
    &[3, 12, 21, 30, 39, 4, 13, 22, 31],
    // The middle of the edge with that of the second line.
    &[1, 2, 3, 4, 5, 6, 10, 11, 12, 13],
    // The corner's triangle, the square inside the corner, and the inner squares of two lines together.
    &[0, 1, 2, 3, 8, 9, 10, 16, 17, 24],
    &[9, 10, 11, 17, 18, 19, 25, 26, 27],
    &[9, 10, 11, 12, 13, 14, 18, 19, 20, 21],
    &[17, 18, 19, 20, 21, 22, 26, 27, 28, 29],
];

pub(super) const KIND_COUNT: usize = 15;
pub(super) const INSTANCES: usize = 62;
const LONGEST: usize = 10;

/// A kind on one of its places.
#[derive(Clone, Copy)]
pub(super) struct Instance {
    pub(super) kind: usize,
    squares: [u8; LONGEST],
    len: usize,
}

pub(super) static ALL: [Instance; INSTANCES] = instances();

pub(super) const fn squares_of(kind: usize) -> usize {
    KINDS[kind].len()
}

pub(super) const fn contents_of(kind: usize) -> usize {
    3usize.pow(squares_of(kind) as u32)
}

pub(super) const fn kinds_of_instances() -> [usize; INSTANCES] {
    let all = instances();
    let mut kinds = [0; INSTANCES];
    let mut index = 0;
    while index < INSTANCES {
        kinds[index] = all[index].kind;
        index += 1;
    }
    kinds
}

/// Returns what a disc on each square adds to the number of each instance, per unit of its digit.
pub(super) const fn place_values<const LANES: usize>() -> [[u16; LANES]; 64] {
    let all = instances();
    let mut values = [[0; LANES]; 64];
    let mut index = 0;
    while index < INSTANCES {
        let mut place = 0;
        while place < all[index].len {
            values[all[index].squares[place] as usize][index] =
                3u16.pow(digit_of(all[index].kind, place));
            place += 1;
        }
        index += 1;
    }
    values
}

/// Returns which digit of the number of a content the square on a place of a kind is.
const fn digit_of(kind: usize, place: usize) -> u32 {
    let squares = KINDS[kind];
    let own = distance_from_middle(squares[place]);
    let mut digit = 0;
    let mut other = 0;
    while other < squares.len() {
        let distance = distance_from_middle(squares[other]);
        if distance < own || (distance == own && other < place) {
            digit += 1;
        }
        other += 1;
    }
    digit
}

/// Returns how far a square is from the middle of the board: first of all by the ring it lies on.
const fn distance_from_middle(square: u8) -> u32 {
    let x = (2 * (square as i32 % 8) - 7).unsigned_abs();
    let y = (2 * (square as i32 / 8) - 7).unsigned_abs();
    let ring = if x > y { x } else { y };
    16 * ring + x + y
}

/// How the contents of all kinds are folded.
pub(super) struct Folding {
    /// For each kind, the number of each content among the folded ones of all kinds.
    pub(super) folded: [Vec<u32>; KIND_COUNT],
    pub(super) count: usize,
}

pub(super) static FOLDING: LazyLock<Folding> = LazyLock::new(|| {
    let mut count = 0;
    let folded = std::array::from_fn(|kind| {
        let mirrored = own_symmetry(kind);
        let mut numbers = vec![u32::MAX; contents_of(kind)];
        for content in 0..numbers.len() {
            let twin = rearranged(content, &mirrored);
            numbers[content] = if twin < content {
                numbers[twin]
            } else {
                count += 1;
                count - 1
            };
        }
        // Numbered in the order of the squares in the list, which is that of files of weights.
        let digits: Vec<usize> =
            (0..squares_of(kind)).map(|place| digit_of(kind, place) as usize).collect();
        let mut folded = numbers.clone();
        for (content, &number) in numbers.iter().enumerate() {
            folded[rearranged(content, &digits)] = number;
        }
        folded
    });
    Folding { folded, count: count as usize }
});

/// Returns for each place of a kind the place that the symmetry of the kind takes it to.
fn own_symmetry(kind: usize) -> Vec<usize> {
    let squares = KINDS[kind];
    (1..8)
        .find_map(|turn| {
            squares
                .iter()
                .map(|&square| squares.iter().position(|&other| other == turned(square, turn)))
                .collect::<Option<Vec<usize>>>()
                // The long diagonal is also taken onto itself square by square.
                .filter(|places| places.iter().enumerate().any(|(from, &to)| from != to))
        })
        .unwrap_or_else(|| (0..squares.len()).collect())
}

/// Returns the contents with the digit of each place moved to the place that `to` says.
fn rearranged(mut content: usize, to: &[usize]) -> usize {
    let mut result = 0;
    for &place in to {
        result += content % 3 * 3usize.pow(place as u32);
        content /= 3;
    }
    result
}

/// Returns where a symmetry of the board takes a square; the symmetries are numbered 0..8.
const fn turned(square: u8, turn: u8) -> u8 {
    let (mut x, mut y) = (square % 8, square / 8);
    if turn & 1 != 0 {
        (x, y) = (y, x);
    }
    if turn & 2 != 0 {
        x = 7 - x;
    }
    if turn & 4 != 0 {
        y = 7 - y;
    }
    8 * y + x
}

const fn instances() -> [Instance; INSTANCES] {
    let mut all = [Instance { kind: 0, squares: [0; LONGEST], len: 0 }; INSTANCES];
    let mut masks = [0u64; INSTANCES];
    let mut count = 0;
    let mut kind = 0;
    while kind < KIND_COUNT {
        let first = count;
        let mut turn = 0;
        while turn < 8 {
            let mut instance = Instance { kind, squares: [0; LONGEST], len: KINDS[kind].len() };
            let mut mask = 0;
            let mut place = 0;
            while place < instance.len {
                instance.squares[place] = turned(KINDS[kind][place], turn);
                mask |= 1 << instance.squares[place];
                place += 1;
            }
            let mut is_new = true;
            let mut earlier = first;
            while earlier < count {
                is_new &= masks[earlier] != mask;
                earlier += 1;
            }
            if is_new {
                all[count] = instance;
                masks[count] = mask;
                count += 1;
            }
            turn += 1;
        }
        kind += 1;
    }
    assert!(count == INSTANCES, "the kinds have as many instances as there is room for");
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_square_of_a_kind_is_a_digit_of_its_own() {
        for kind in 0..KIND_COUNT {
            let mut digits: Vec<u32> =
                (0..squares_of(kind)).map(|place| digit_of(kind, place)).collect();
            digits.sort_unstable();
            assert!(digits.into_iter().eq(0..squares_of(kind) as u32), "kind {kind}");
        }
        // Of the edge, the squares d1 and e1 come first and the corners last.
        assert_eq!((digit_of(0, 3), digit_of(0, 4), digit_of(0, 0), digit_of(0, 7)), (2, 3, 8, 9));
    }

    #[test]
    fn every_square_is_looked_at_by_several_instances() {
        for square in 0..64 {
            let count = ALL.iter().filter(|one| one.squares[..one.len].contains(&square)).count();
            assert!(count >= 4, "square {square}: {count}");
        }
    }

    #[test]
    fn kinds_with_a_symmetry_of_their_own_are_folded_to_about_half() {
        let folded = |kind: usize| {
            let mut numbers = FOLDING.folded[kind].clone();
            numbers.sort_unstable();
            numbers.dedup();
            numbers.len()
        };
        // A mirror image of a line of n squares leaves 3^ceil(n/2) contents as they are.
        assert_eq!(folded(0), (59049 + 243) / 2);
        assert_eq!(folded(1), 59049);
        assert_eq!(folded(2), (19683 + 729) / 2);
        assert_eq!(folded(3), (6561 + 81) / 2);
        assert_eq!(folded(6), (6561 + 81) / 2);
        assert_eq!(folded(9), (19683 + 243) / 2);
        assert_eq!((0..KIND_COUNT).map(folded).sum::<usize>(), FOLDING.count);
    }
}
