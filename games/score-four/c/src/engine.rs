//! The engine behind `sakiyomi_best_move`: one for the process, kept from call to call.

use std::sync::Mutex;
use std::time::Duration;

use sakiyomi_core::{Seat, State as _};
use sakiyomi_score_four::contest::{ContestConfig, Contestant};
use sakiyomi_score_four::{ScoreFour, SetupError};

use crate::problem::Problem;
use crate::rules::Beads;

/// Leaves half of the contest's gigabyte to the host.
const MEMORY: u64 = 512 << 20;

static CONTESTANT: Mutex<Option<Contestant>> = Mutex::new(None);

/// Returns the cell in which the engine's bead lands, as a bit of the interface.
pub(crate) fn best_move(beads: Beads, turn: Seat, cpu_seconds: f64) -> Result<u64, Problem> {
    let cpu = Duration::try_from_secs_f64(cpu_seconds)
        .ok()
        .filter(|time| !time.is_zero())
        .ok_or(Problem::BadTime)?;
    let state = position(beads, turn)?;
    let mut kept = CONTESTANT.lock().unwrap_or_else(|poisoned| {
        // A search panicked: what it left behind is not to be trusted.
        CONTESTANT.clear_poison();
        let mut kept = poisoned.into_inner();
        *kept = None;
        kept
    });
    let contestant = match &mut *kept {
        Some(contestant) => contestant,
        none => {
            // The caller says how much CPU time a move may have, which may be any.
            let config = ContestConfig { memory: MEMORY, wall: None, ..ContestConfig::default() };
            none.insert(Contestant::new(&config).map_err(|_| Problem::Failed)?)
        }
    };
    let column = contestant.choose(&state, cpu);
    Ok(state.board().landing(column.index()).reverse_bits())
}

fn position(beads: Beads, turn: Seat) -> Result<ScoreFour, Problem> {
    if beads.result() != b'n' {
        return Err(Problem::Over);
    }
    let state = ScoreFour::from_beads(beads.black, beads.white).map_err(|error| match error {
        SetupError::Shared(_) => Problem::Overlap,
        SetupError::Floating(_) => Problem::Floating,
        _ => Problem::BadCount,
    })?;
    if state.to_move() == turn { Ok(state) } else { Err(Problem::BadCount) }
}
