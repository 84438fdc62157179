//! What the commands about clusters say.

use crate::msg;
use sakiyomi_cluster::Mode;
use sakiyomi_core::Text;

pub(crate) const fn mode(mode: Mode) -> Text {
    match mode {
        Mode::Running => msg("cluster-running"),
        Mode::Paused => msg("cluster-paused"),
        Mode::Draining => msg("cluster-draining"),
        Mode::Banned => msg("cluster-banned"),
        Mode::Incompatible => msg("cluster-incompatible"),
    }
}
