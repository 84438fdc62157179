//! How the server of a cluster is reached: options and environment, as other programs of NATS have them.

use crate::msg;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::Args;
use sakiyomi_cluster::{Access, Address, ClusterError, Link, Login, Tls};
use sakiyomi_core::Reason;

use crate::failure::{refused, usage_error};
use crate::words::cannot_read;

#[derive(Args, Debug, Default)]
#[command(next_help_heading = "Cluster")]
pub(crate) struct ClusterArgs {
    // A text, so that no message of the command line shows the password in it.
    #[arg(long, value_name = "URL")]
    cluster: Option<String>,
    #[arg(long, value_name = "NAME")]
    nats_user: Option<String>,
    #[arg(long, value_name = "FILE")]
    nats_creds: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    nats_nkey: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    nats_ca: Option<PathBuf>,
    #[arg(long, value_name = "FILE", requires = "nats_key")]
    nats_cert: Option<PathBuf>,
    #[arg(long, value_name = "FILE", requires = "nats_cert")]
    nats_key: Option<PathBuf>,
}

impl ClusterArgs {
    /// Connects if `--cluster` is given.
    pub(crate) fn connect_if_given(
        &self,
        name: &str,
        patient: bool,
    ) -> anyhow::Result<Option<Link>> {
        self.cluster.as_ref().map(|_| self.connect(name, patient)).transpose()
    }

    /// Connects; `patient` waits for a server that is not there yet.
    pub(crate) fn connect(&self, name: &str, patient: bool) -> anyhow::Result<Link> {
        Link::connect(&self.access(patient)?, name).map_err(cluster_failure)
    }

    fn access(&self, patient: bool) -> anyhow::Result<Access> {
        let env = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let file = |given: &Option<PathBuf>, name: &str| {
            given.clone().or_else(|| env(name).map(PathBuf::from))
        };
        let address = self.cluster.clone().or_else(|| env("NATS_URL"));
        let address = address.ok_or_else(|| refused(Reason::new(msg("access-no-address"))))?;
        let address: Address = address.parse().map_err(cluster_failure)?;
        let user = self.nats_user.clone().or_else(|| env("NATS_USER"));
        let login = if let Some(path) = file(&self.nats_creds, "NATS_CREDS") {
            Some(Login::Credentials(secret(&path)?))
        } else if let Some(path) = file(&self.nats_nkey, "NATS_NKEY") {
            Some(Login::Nkey(secret(&path)?))
        } else if let Some(user) = user {
            let password = env("NATS_PASSWORD")
                .ok_or_else(|| refused(Reason::new(msg("access-no-password"))))?;
            Some(Login::Password(user, password))
        } else {
            env("NATS_TOKEN").map(Login::Token)
        };
        let authority = file(&self.nats_ca, "NATS_CA");
        let certificate = file(&self.nats_cert, "NATS_CERT");
        let identity = certificate.zip(file(&self.nats_key, "NATS_KEY"));
        let required = authority.is_some() || identity.is_some();
        let tls = Tls { required, authority, identity };
        Ok(Access { login, tls, patient, ..Access::new(address) })
    }
}

fn secret(path: &Path) -> anyhow::Result<String> {
    std::fs::read_to_string(path).with_context(|| cannot_read(path))
}

pub(crate) fn cluster_failure(error: ClusterError) -> anyhow::Error {
    match error {
        ClusterError::Address(_) | ClusterError::Unsuitable(_) => usage_error(error.to_string()),
        error => error.into(),
    }
}

pub(crate) fn host() -> String {
    let named = std::fs::read_to_string("/proc/sys/kernel/hostname").ok();
    let named = named.or_else(|| std::env::var("HOSTNAME").ok());
    let named = named.or_else(|| std::env::var("COMPUTERNAME").ok());
    let named = named.map(|name| name.trim().replace(' ', "-")).filter(|name| !name.is_empty());
    named.unwrap_or_else(|| "host".to_owned())
}

/// Returns this machine and process, for people.
pub(crate) fn holder() -> String {
    format!("{} process {}", host(), std::process::id())
}
