//! The C interface to Score Four: see `include/sakiyomi.h`, which documents every function.
//!
//! This file is only the boundary: it turns numbers and checked pointers into the types of `rules`
//! and back, and ends panics, because unwinding into C would end the host.

#![allow(unsafe_code, reason = "C hands us pointers, and links to us by name")]

mod engine;
mod problem;
mod rules;

use std::ffi::{c_char, c_int};
use std::panic::{UnwindSafe, catch_unwind};

use problem::Problem;
use rules::{Beads, read_turn};

/// See the header.
#[unsafe(no_mangle)]
pub extern "C" fn az_init() {}

/// See the header.
///
/// # Safety
/// `out_moves` is null or points to room for 16 moves.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn az_legal_moves(black: u64, white: u64, out_moves: *mut u64) -> c_int {
    guarded(Problem::Failed.code(), || {
        if out_moves.is_null() {
            return Problem::Null.code();
        }
        match Beads::read(black, white) {
            Ok(beads) => (0..)
                .zip(beads.moves())
                .map(|(number, cell)| {
                    // SAFETY: a board has at most 16 moves, one for each column, and the caller
                    // guarantees room for 16.
                    unsafe { out_moves.add(number).write(cell) }
                })
                .count() as c_int,
            Err(problem) => problem.code(),
        }
    })
}

/// See the header.
#[unsafe(no_mangle)]
pub extern "C" fn az_result(black: u64, white: u64) -> c_char {
    guarded(b'e', || Beads::read(black, white).map_or(b'e', Beads::result)) as c_char
}

/// See the header.
///
/// # Safety
/// `out_black` and `out_white` are each null or point to a number that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn az_apply_move(
    black: u64,
    white: u64,
    turn: c_char,
    mv: u64,
    out_black: *mut u64,
    out_white: *mut u64,
) -> c_int {
    guarded(Problem::Failed.code(), || {
        let after = || Beads::read(black, white)?.after(read_turn(turn as u8)?, mv);
        let after = after();
        let (new_black, new_white) = after.unwrap_or((black, white));
        // SAFETY: the caller guarantees that what is not null may be written.
        let written = unsafe { write(out_black, new_black) & write(out_white, new_white) };
        match after {
            Err(problem) => problem.code(),
            Ok(_) if !written => Problem::Null.code(),
            Ok(_) => 0,
        }
    })
}

/// See the header.
#[unsafe(no_mangle)]
pub extern "C" fn az_move_index(mv: u64) -> c_int {
    rules::index(mv).map_or(-1, |index| index as c_int)
}

/// See the header.
#[unsafe(no_mangle)]
pub extern "C" fn az_move_bit(index: c_int) -> u64 {
    rules::bit(index).unwrap_or(0)
}

/// See the header.
///
/// # Safety
/// `out_move` is null or points to a number that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sakiyomi_best_move(
    black: u64,
    white: u64,
    turn: c_char,
    cpu_seconds: f64,
    out_move: *mut u64,
) -> c_int {
    guarded(Problem::Failed.code(), || {
        if out_move.is_null() {
            return Problem::Null.code();
        }
        let choose = || {
            let beads = Beads::read(black, white)?;
            engine::best_move(beads, read_turn(turn as u8)?, cpu_seconds)
        };
        match choose() {
            Ok(cell) => {
                // SAFETY: it is not null, and the caller guarantees that it may be written then.
                unsafe { out_move.write(cell) };
                0
            }
            Err(problem) => problem.code(),
        }
    })
}

/// See the header.
#[unsafe(no_mangle)]
pub extern "C" fn sakiyomi_error_text(code: c_int) -> *const c_char {
    problem::text(code).as_ptr()
}

fn guarded<T>(failed: T, work: impl FnOnce() -> T + UnwindSafe) -> T {
    catch_unwind(work).unwrap_or(failed)
}

/// Writes through a pointer unless it is null; tells whether it did.
///
/// # Safety
/// `pointer` is null or may be written.
unsafe fn write(pointer: *mut u64, value: u64) -> bool {
    if pointer.is_null() {
        return false;
    }
    // SAFETY: it is not null, and the caller guarantees that it may be written then.
    unsafe { pointer.write(value) };
    true
}
