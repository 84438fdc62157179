//! How many positions are learned from.

use serde::{Deserialize, Serialize};

/// How the window grows: at first with the run, then slower, to leave weak games behind (Wu 2019).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct WindowConfig {
    /// Up to so many positions the window holds all of them.
    pub least: u64,
    /// It grows with this power of the positions.
    pub exponent: f64,
    /// Its initial growth per position.
    pub slope: f64,
    /// The longest window.
    pub most: u64,
}

impl Default for WindowConfig {
    fn default() -> WindowConfig {
        WindowConfig { least: 20_000, exponent: 0.75, slope: 0.4, most: 4_000_000 }
    }
}

/// Returns how many of all `positions` are learned from, the newest.
///
/// ```
/// use sakiyomi_learn::{WindowConfig, window};
/// let config = WindowConfig { least: 1000, exponent: 0.75, slope: 0.4, most: 1_000_000 };
/// assert_eq!(window(500, &config), 500);
/// assert_eq!(window(1000, &config), 1000);
/// assert!((1_001..20_000).contains(&window(20_000, &config)));
/// ```
pub fn window(positions: u64, config: &WindowConfig) -> u64 {
    let WindowConfig { least, exponent, slope, most } = *config;
    if positions <= least {
        return positions.min(most);
    }
    let (unit, exponent) = (least.max(1) as f64, exponent.clamp(0.01, 1.0));
    let grown = ((positions as f64 / unit).powf(exponent) - 1.0) / exponent;
    let length = unit * (1.0 + slope.max(0.0) * grown);
    (length as u64).clamp(least, positions).min(most)
}
