//! What can go wrong between machines.

use std::fmt::Display;

/// What can go wrong between machines.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ClusterError {
    /// The text is no address of a server.
    #[error("this is no address of a NATS server: {0}")]
    Address(&'static str),
    /// The server cannot be reached, or does not let us in.
    #[error("cannot connect to {address}: {problem}")]
    Connect {
        /// Where it should be, without credentials.
        address: String,
        /// What happened.
        problem: String,
    },
    /// The server has no JetStream, or it is not set up.
    #[error("{what}: {problem}")]
    Server {
        /// What was tried.
        what: &'static str,
        /// What the server said.
        problem: String,
    },
    /// Somebody else works on this run or match.
    #[error("another process ({0}) is working on this run; end it first")]
    Busy(String),
    /// Somebody else has taken the run over.
    #[error("another process has taken this run over; this one ends")]
    Lost,
    /// The cluster was set up by a program that speaks otherwise.
    #[error(
        "the cluster speaks version {theirs}, this program {ours}: use the same version everywhere"
    )]
    Version {
        /// What the cluster speaks.
        theirs: u32,
        /// What this program speaks.
        ours: u32,
    },
    /// A network or file is not what its name says.
    #[error("{0} arrived damaged")]
    Damaged(String),
    /// Something cannot be done on other machines.
    #[error("{0}")]
    Unsuitable(String),
    /// Every job came back undone.
    #[error("no worker could play the games; `sakiyomi cluster status` shows the jobs that failed")]
    Hopeless,
    /// A file or thread of this machine.
    #[error("{0}")]
    Local(String),
}

/// Says what was tried when the server refused it.
pub(crate) trait Context<T> {
    fn context(self, what: &'static str) -> Result<T, ClusterError>;
}

impl<T, E: Display> Context<T> for Result<T, E> {
    fn context(self, what: &'static str) -> Result<T, ClusterError> {
        self.map_err(|error| ClusterError::Server { what, problem: error.to_string() })
    }
}
