//! Engines that wait for their next move, so that they keep what they know of the game.

use std::sync::Mutex;

use sakiyomi_core::Seat;
use sakiyomi_play::{EngineId, EngineSpec, Session};

#[derive(Default)]
pub(crate) struct EngineCache {
    engines: Mutex<Vec<CachedEngine>>,
}

pub(crate) struct CachedEngine {
    pub(crate) room: String,
    pub(crate) seat: Seat,
    pub(crate) name: EngineSpec,
    pub(crate) session: Box<dyn Session>,
    pub(crate) engine: EngineId,
}

impl EngineCache {
    /// How many engines wait at most: each may hold tables of many megabytes.
    const CAPACITY: usize = 8;

    pub(crate) fn take(&self, room: &str, seat: Seat, name: &EngineSpec) -> Option<CachedEngine> {
        let mut engines = self.engines.lock().ok()?;
        let place = engines.iter().position(|cached| cached.room == room && cached.seat == seat)?;
        Some(engines.remove(place)).filter(|cached| cached.name == *name)
    }

    pub(crate) fn put(&self, cached: CachedEngine) {
        if let Ok(mut engines) = self.engines.lock() {
            if engines.len() == Self::CAPACITY {
                engines.remove(0);
            }
            engines.push(cached);
        }
    }
}
