//! Discs that can never be flipped again.
//!
//! A disc is stable if in each of the four directions its line is full, or one of its neighbours there
//! is a stable disc of the same colour (or the border). For edges a table has the discs that survive
//! every way of filling them up. The count is a lower bound, so that bounds from it are safe.

use std::sync::LazyLock;

const COLUMN_A: u64 = 0x0101_0101_0101_0101;
const COLUMN_H: u64 = 0x8080_8080_8080_8080;
const BORDER: u64 = 0xff81_8181_8181_81ff;

/// Returns the discs of `own` that are certainly stable.
#[inline(always)]
pub(super) fn stable(own: u64, opponent: u64) -> u64 {
    let inner = own & !BORDER;
    let mut stable = stable_edges(own, opponent);
    let full = full_lines(own | opponent);
    stable |= inner & full[0] & full[1] & full[2] & full[3];
    if stable == 0 {
        return 0;
    }
    loop {
        let row = full[0] | stable << 1 | stable >> 1;
        let column = full[1] | stable << 8 | stable >> 8;
        let rising = full[2] | stable << 7 | stable >> 7;
        let falling = full[3] | stable << 9 | stable >> 9;
        // Squares of the border are left out, so that nothing wraps around it.
        let grown = stable | (inner & row & column & rising & falling);
        if grown == stable {
            return stable;
        }
        stable = grown;
    }
}

/// Returns the discs of `own` on the border that no filling of their edge flips.
#[inline(always)]
fn stable_edges(own: u64, opponent: u64) -> u64 {
    let table = &**EDGES;
    let lookup = |own: u64, opponent: u64| u64::from(table[(own << 8 | opponent) as usize]);
    let top = lookup(own & 0xff, opponent & 0xff);
    let bottom = lookup(own >> 56, opponent >> 56);
    let left = lookup(column_bits(own), column_bits(opponent));
    let right = lookup(column_bits(own >> 7), column_bits(opponent >> 7));
    top | bottom << 56 | column_of(left) | column_of(right) << 7
}

#[inline(always)]
fn column_bits(bits: u64) -> u64 {
    (bits & COLUMN_A).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

#[inline(always)]
fn column_of(bits: u64) -> u64 {
    // Copies of the byte, shifted so that row y has bit y in its lowest place.
    let low = (bits & 0x0f).wrapping_mul(0x0020_4081) & 0x0101_0101;
    let high = (bits >> 4).wrapping_mul(0x0020_4081) & 0x0101_0101;
    low | high << 32
}

/// Returns the squares whose row, column and two diagonals are full.
#[inline(always)]
fn full_lines(discs: u64) -> [u64; 4] {
    let mut rows = discs & discs >> 4;
    rows &= rows >> 2;
    rows &= rows >> 1;
    let rows = (rows & COLUMN_A).wrapping_mul(0xff);

    let mut columns = discs & discs.rotate_right(32);
    columns &= columns.rotate_right(16);
    columns &= columns.rotate_right(8);

    // Along a diagonal, what is not full spreads from the empty squares in both ways.
    let full_diagonals = |step: u32, [mut mask_up, mut mask_down]: [u64; 2]| {
        let (mut up, mut down) = (!discs, !discs);
        for shift in [step, 2 * step, 4 * step] {
            up |= up << shift & mask_up;
            down |= down >> shift & mask_down;
            mask_up &= mask_up << shift;
            mask_down &= mask_down >> shift;
        }
        !(up | down)
    };
    let rising = full_diagonals(7, [!COLUMN_H, !COLUMN_A]);
    let falling = full_diagonals(9, [!COLUMN_A, !COLUMN_H]);
    [rows, columns, rising, falling]
}

/// The stable discs of a player on an edge, by the player's discs times 256 plus the opponent's.
static EDGES: LazyLock<Box<[u8; 65536]>> = LazyLock::new(|| {
    let mut table: Box<[Option<u8>; 65536]> =
        vec![None; 65536].into_boxed_slice().try_into().expect("the length is 65536");
    for own in 0..256 {
        for opponent in (0..256).filter(|opponent| own & opponent == 0) {
            fill_edges(&mut table, own, opponent);
        }
    }
    let table: Vec<u8> = table.iter().map(|stable| stable.unwrap_or(0)).collect();
    table.into_boxed_slice().try_into().expect("the length is 65536")
});

/// Returns the discs of `own` that survive every filling of the edge, and remembers them. Any
/// disc may come to any empty square: whether that is legal depends on the rest of the board.
fn fill_edges(table: &mut [Option<u8>; 65536], own: usize, opponent: usize) -> u8 {
    if let Some(stable) = table[own << 8 | opponent] {
        return stable;
    }
    let mut stable = own as u8;
    for square in (0..8).filter(|square| (own | opponent) >> square & 1 == 0) {
        let flips = edge_flips(own, opponent, square);
        stable &= fill_edges(table, own | flips | 1 << square, opponent & !flips);
        let flips = edge_flips(opponent, own, square);
        stable &= fill_edges(table, own & !flips, opponent | flips | 1 << square);
    }
    table[own << 8 | opponent] = Some(stable);
    stable
}

fn edge_flips(own: usize, opponent: usize, square: usize) -> usize {
    let run = |squares: &mut dyn Iterator<Item = usize>| {
        let mut run = 0;
        for other in squares {
            if opponent >> other & 1 == 0 {
                return if own >> other & 1 == 1 { run } else { 0 };
            }
            run |= 1 << other;
        }
        0
    };
    run(&mut (square + 1..8)) | run(&mut (0..square).rev())
}
