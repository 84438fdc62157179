//! How a server is reached: addresses, credentials, TLS. Nothing of it is ever shown but the host.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use percent_encoding::percent_decode_str;

use crate::ClusterError;

/// Addresses of servers, as people write them: `nats://host:4222`, several with commas.
///
/// A user and a password, or a token, may stand before the host. They are kept apart, so that no
/// text about the address shows them:
///
/// ```
/// use sakiyomi_cluster::Address;
/// let address: Address = "nats://ann:secret@example.org:4222".parse()?;
/// assert_eq!(address.to_string(), "nats://example.org:4222");
/// assert!(!format!("{address:?}").contains("secret"));
/// # Ok::<(), sakiyomi_cluster::ClusterError>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Address {
    servers: Vec<String>,
    login: Option<Login>,
}

/// Who one is, for the server.
#[derive(Clone, PartialEq, Eq)]
pub enum Login {
    /// A name and a password.
    Password(String, String),
    /// A token.
    Token(String),
    /// The seed of an NKey.
    Nkey(String),
    /// The content of a credentials file: a JWT and its seed.
    Credentials(String),
}

/// How a server is reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Access {
    /// Where.
    pub address: Address,
    /// Who one is, where the address does not say it.
    pub login: Option<Login>,
    /// Certificates.
    pub tls: Tls,
    /// Whether to wait for a server that is not there yet, instead of giving up.
    pub patient: bool,
}

/// Certificates, as files.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tls {
    /// Whether a connection without TLS is refused.
    pub required: bool,
    /// A certificate authority to trust beside those of the system.
    pub authority: Option<PathBuf>,
    /// Who one is: a certificate and its key.
    pub identity: Option<(PathBuf, PathBuf)>,
}

impl Access {
    /// Returns how the server at `address` is reached without more.
    pub fn new(address: Address) -> Access {
        Access { address, login: None, tls: Tls::default(), patient: false }
    }

    pub(crate) fn login(&self) -> Option<&Login> {
        self.login.as_ref().or(self.address.login.as_ref())
    }
}

impl Address {
    pub(crate) fn servers(&self) -> &[String] {
        &self.servers
    }
}

impl FromStr for Address {
    type Err = ClusterError;

    fn from_str(text: &str) -> Result<Address, ClusterError> {
        let wrong = ClusterError::Address;
        let (mut servers, mut login) = (Vec::new(), None);
        for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            let (scheme, rest) = part.split_once("://").unwrap_or(("nats", part));
            if !["nats", "tls"].contains(&scheme) {
                return Err(wrong("it begins with nats:// or tls://"));
            }
            let (user, host) = match rest.rsplit_once('@') {
                Some((user, host)) => (Some(user), host),
                None => (None, rest),
            };
            let is_host = |c: char| c.is_ascii_alphanumeric() || ".-_:[]".contains(c);
            let host = host.trim_end_matches('/');
            if host.is_empty() || !host.chars().all(is_host) {
                return Err(wrong("it names a host, and a port after a colon"));
            }
            if let Some(user) = user {
                login = Some(match user.split_once(':') {
                    Some((name, password)) => Login::Password(unescaped(name), unescaped(password)),
                    None => Login::Token(unescaped(user)),
                });
            }
            servers.push(format!("{scheme}://{host}"));
        }
        if servers.is_empty() {
            return Err(wrong("it is empty"));
        }
        Ok(Address { servers, login })
    }
}

/// Returns a text in which `%40` stands for `@`, as in every address.
fn unescaped(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.servers.join(","))
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Debug for Login {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Login::Password(..) => "a password",
            Login::Token(_) => "a token",
            Login::Nkey(_) => "an nkey",
            Login::Credentials(_) => "credentials",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_keeps_its_secrets_to_itself() {
        let address: Address = "nats://ann:p%40ss@a:4222,tls://b".parse().unwrap();
        assert_eq!(address.to_string(), "nats://a:4222,tls://b");
        assert_eq!(address.login, Some(Login::Password("ann".into(), "p@ss".into())));
        let access = Access { login: Some(Login::Token("tok".into())), ..Access::new(address) };
        let shown = format!("{access:?}");
        assert!(!shown.contains("p@ss") && !shown.contains("tok\""), "{shown}");
        let token: Address = "sesame@a".parse().unwrap();
        assert_eq!(token.login, Some(Login::Token("sesame".into())));
    }

    #[test]
    fn what_is_wrong_with_an_address_is_said_without_it() {
        for text in ["", "http://a", "nats://", "nats://ann:secret@a b"] {
            let error = text.parse::<Address>().unwrap_err().to_string();
            assert!(!error.contains("secret"), "{error}");
        }
    }
}
