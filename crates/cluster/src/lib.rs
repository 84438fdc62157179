//! Self-play, matches and training on many machines, over NATS with JetStream.
//!
//! A coordinator (a trainer, or a match) puts small jobs into a queue and takes the games that come
//! back; workers take jobs, play, and send. Nobody knows anybody: everything goes through
//! the server, and whoever dies is missed by nobody, because
//!
//! - a job stays in the queue until its games are on the server's disk, and comes to another worker
//!   when its worker falls silent;
//! - a job says with which seed and network its games are played, so that a second time gives the
//!   same games on a machine with the same kernel set, and a game that comes twice is counted once
//!   whether the two are the same or not;
//! - the coordinator checks every game, and asks again for what is missing.
//!
//! | module | subject |
//! |---|---|
//! | `names`, `wire` | what lies on the server, and what messages say |
//! | `access`, `link`, `layout` | how the server is reached and set up |
//! | `files` | networks by their SHA-256 |
//! | `lease` | one process for a run |
//! | `coordinator` | jobs out, games in |
//! | [`Trainer`], [`Matches`] | who lets others play |
//! | [`work`] | who plays |
//! | [`Cluster`] | what people see and ask for |

mod access;
mod control;
mod coordinator;
mod error;
mod files;
mod layout;
mod lease;
mod link;
mod matches;
mod names;
mod status;
mod trainer;
mod wire;
mod worker;

pub use access::{Access, Address, Login, Tls};
pub use control::{Control, Order};
pub use error::ClusterError;
pub use layout::Layout;
pub use link::Link;
pub use matches::Matches;
pub use names::as_name;
pub use status::{Cluster, Queue, RunState, status};
pub use trainer::Trainer;
pub use wire::{BestNet, Mode, PROTOCOL, RunInfo, WorkerState};
pub use worker::{WorkerEvent, WorkerOptions, WorkerSummary, work};
