//! The 76 lines of four, as bits: who has one, and which cells would complete one.
//!
//! All lines along one of the 13 directions are tested at once: the step from cell to cell is a
//! fixed distance in bits, so that shifts put the cells of each line on top of each other.

#[derive(Clone, Copy)]
struct Family {
    /// The distance in bits from one cell of a line to the next.
    step: u32,
    /// The cells that lines of this direction begin with.
    starts: u64,
}

/// One of each pair of opposite directions, chosen so that the step in bits is upwards.
const DIRECTIONS: [(i32, i32, i32); 13] = [
    (1, 0, 0),
    (0, 1, 0),
    (0, 0, 1),
    (1, 1, 0),
    (-1, 1, 0),
    (1, 0, 1),
    (-1, 0, 1),
    (0, 1, 1),
    (0, -1, 1),
    (1, 1, 1),
    (-1, 1, 1),
    (1, -1, 1),
    (-1, -1, 1),
];

const FAMILIES: [Family; 13] = families();

/// The cells of each line.
pub const LINES: [u64; 76] = lines();

/// Tells whether `beads` fill a line.
#[inline]
pub const fn has_line(beads: u64) -> bool {
    let mut full = 0;
    let mut i = 0;
    while i < FAMILIES.len() {
        let Family { step, starts } = FAMILIES[i];
        let pairs = beads & (beads >> step);
        full |= pairs & (pairs >> (2 * step)) & starts;
        i += 1;
    }
    full != 0
}

/// Returns the cells outside `beads` that would complete a line of four with three of them.
///
/// Whether such a cell is empty, and can be reached now, is for the caller to ask.
///
/// ```
/// use sakiyomi_score_four::completing_cells;
/// assert_eq!(completing_cells(0b0111), 0b1000);
/// assert_eq!(completing_cells(0b1101), 0b0010);
/// ```
#[inline]
pub const fn completing_cells(beads: u64) -> u64 {
    let mut cells = 0;
    let mut i = 0;
    while i < FAMILIES.len() {
        let Family { step, starts } = FAMILIES[i];
        // A line is two pairs of neighbours: a cell completes its partner and the whole other pair.
        let firsts = starts | (starts << (2 * step));
        let front = starts | (starts << step);
        let partner = ((beads >> step) & firsts) | ((beads & firsts) << step);
        let pairs = beads & partner;
        let other_pair = ((pairs >> (2 * step)) & front) | ((pairs & front) << (2 * step));
        cells |= partner & other_pair;
        i += 1;
    }
    cells & !beads
}

/// Returns the lines with exactly one, two and three `own` beads and no others: for each direction,
/// the cells they begin with. All lines of a direction are counted at once in two bits: one for
/// odd counts, one for two and three.
#[inline]
pub(crate) const fn open_lines(own: u64, opponent: u64) -> [[u64; 13]; 3] {
    let mut lines = [[0; 13]; 3];
    let mut i = 0;
    while i < FAMILIES.len() {
        let Family { step, starts } = FAMILIES[i];
        let theirs = opponent | (opponent >> step);
        let open = starts & !(theirs | (theirs >> (2 * step)));
        let (odd_front, both_front) = (own ^ (own >> step), own & (own >> step));
        let (odd_back, both_back) = (odd_front >> (2 * step), both_front >> (2 * step));
        let odd = odd_front ^ odd_back;
        let two = both_front ^ both_back ^ (odd_front & odd_back);
        lines[0][i] = open & odd & !two;
        lines[1][i] = open & two & !odd;
        lines[2][i] = open & two & odd;
        i += 1;
    }
    lines
}

/// Returns the place in [`LINES`] of the line along `direction` (0..13) that begins with `start`, one cell.
#[inline]
pub(crate) const fn line_index(direction: usize, start: u64) -> usize {
    LINE_INDEX[direction][start.trailing_zeros() as usize % 64] as usize
}

const LINE_INDEX: [[u8; 64]; 13] = line_indices();

const fn line_indices() -> [[u8; 64]; 13] {
    let mut indices = [[0; 64]; 13];
    let (mut direction, mut count) = (0, 0);
    while direction < FAMILIES.len() {
        let mut left = FAMILIES[direction].starts;
        while left != 0 {
            indices[direction][left.trailing_zeros() as usize] = count;
            count += 1;
            left &= left - 1;
        }
        direction += 1;
    }
    indices
}

/// Returns the cells of all lines that `beads` fill.
pub fn filled_lines(beads: u64) -> u64 {
    LINES.iter().filter(|&&line| beads & line == line).fold(0, |cells, line| cells | line)
}

const fn families() -> [Family; 13] {
    let mut families = [Family { step: 0, starts: 0 }; 13];
    let mut i = 0;
    while i < DIRECTIONS.len() {
        let (dx, dy, dz) = DIRECTIONS[i];
        families[i].step = (dx + 4 * dy + 16 * dz) as u32;
        let mut cell = 0;
        while cell < 64 {
            let (x, y, z) = (cell % 4, cell / 4 % 4, cell / 16);
            if on_board(x + 3 * dx) && on_board(y + 3 * dy) && on_board(z + 3 * dz) {
                families[i].starts |= 1 << cell;
            }
            cell += 1;
        }
        i += 1;
    }
    families
}

const fn on_board(coordinate: i32) -> bool {
    0 <= coordinate && coordinate < 4
}

const fn lines() -> [u64; 76] {
    let mut lines = [0; 76];
    let mut count = 0;
    let mut i = 0;
    while i < FAMILIES.len() {
        let Family { step, starts } = FAMILIES[i];
        let mut left = starts;
        while left != 0 {
            let cell = left & left.wrapping_neg();
            lines[count] = cell | cell << step | cell << (2 * step) | cell << (3 * step);
            count += 1;
            left ^= cell;
        }
        i += 1;
    }
    assert!(count == lines.len(), "there are 76 lines");
    lines
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use proptest::prelude::*;

    /// Walks from each cell in each of the 26 directions, as a person would.
    fn lines_by_walking() -> HashSet<u64> {
        let steps = [-1i32, 0, 1];
        let mut lines = HashSet::new();
        for cell in 0..64 {
            let (x, y, z) = (cell % 4, cell / 4 % 4, cell / 16);
            for (dx, dy, dz) in steps
                .into_iter()
                .flat_map(|dx| steps.into_iter().flat_map(move |dy| steps.map(|dz| (dx, dy, dz))))
                .filter(|&direction| direction != (0, 0, 0))
            {
                let cells = (0..4).map(|n| (x + n * dx, y + n * dy, z + n * dz));
                if cells.clone().all(|(x, y, z)| [x, y, z].iter().all(|c| (0..4).contains(c))) {
                    lines.insert(cells.fold(0, |line, (x, y, z)| line | 1 << (16 * z + 4 * y + x)));
                }
            }
        }
        lines
    }

    #[test]
    fn there_are_76_lines() {
        let lines: HashSet<u64> = LINES.into_iter().collect();
        assert_eq!(lines.len(), 76);
        assert_eq!(lines, lines_by_walking());
        assert!(LINES.iter().all(|line| line.count_ones() == 4));
    }

    #[test]
    fn each_line_is_found_and_misses_each_of_its_cells() {
        for line in LINES {
            assert!(has_line(line));
            for cell in (0..64).map(|cell| 1 << cell).filter(|cell| line & cell != 0) {
                assert!(!has_line(line ^ cell));
                assert_eq!(completing_cells(line ^ cell), cell);
            }
        }
    }

    fn completing_cells_line_by_line(beads: u64) -> u64 {
        LINES
            .iter()
            .filter(|&line| (beads & line).count_ones() == 3)
            .fold(0, |cells, line| cells | line & !beads)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(4000))]

        #[test]
        fn open_lines_are_counted_as_one_by_one(a in any::<u64>(), b in any::<u64>(), c in any::<u64>()) {
            let (own, opponent) = (a & b, !a & b & c);
            let mut counted = [[0u64; 3]; 76];
            for (count, directions) in open_lines(own, opponent).iter().enumerate() {
                for (direction, &starts) in directions.iter().enumerate() {
                    for cell in (0..64).map(|cell| 1u64 << cell).filter(|cell| starts & cell != 0) {
                        counted[line_index(direction, cell)][count] += 1;
                    }
                }
            }
            for (line, counted) in LINES.iter().zip(counted) {
                let own = (own & line).count_ones() as usize;
                let expected = std::array::from_fn(|count| u64::from(opponent & line == 0 && own == count + 1));
                prop_assert_eq!(counted, expected);
            }
        }

        #[test]
        fn bit_parallel_lines_equal_the_76_one_by_one(a in any::<u64>(), b in any::<u64>(), c in any::<u64>()) {
            // Sparse, even and dense sets of beads.
            for beads in [a & b, a, a | (b & c), a | b] {
                prop_assert_eq!(has_line(beads), filled_lines(beads) != 0);
                prop_assert_eq!(completing_cells(beads), completing_cells_line_by_line(beads));
            }
        }
    }
}
