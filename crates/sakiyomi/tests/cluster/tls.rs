//! Connections that nobody listens to: the server shows a certificate, and so may whoever comes.

use std::path::Path;

use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};

use crate::access::{assert_enters, assert_refused, write};
use crate::nats::Nats;

/// An authority of our own.
struct Authority {
    issuer: Issuer<'static, KeyPair>,
    /// The file of its certificate.
    file: String,
}

impl Authority {
    fn new(folder: &Path, name: &str) -> Authority {
        let key = KeyPair::generate().unwrap();
        let mut params = CertificateParams::new(Vec::new()).unwrap();
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let certificate = params.self_signed(&key).unwrap();
        let file = write(folder, name, &certificate.pem());
        Authority { issuer: Issuer::new(params, key), file }
    }

    /// Returns the files of a certificate for `host` and of its key, and the key.
    fn sign(&self, folder: &Path, name: &str, host: &str) -> (String, String, String) {
        let key = KeyPair::generate().unwrap();
        let params = CertificateParams::new([host.to_owned()]).unwrap();
        let certificate = params.signed_by(&key, &self.issuer).unwrap();
        let secret = key.serialize_pem();
        let certificate = write(folder, &format!("{name}.crt"), &certificate.pem());
        (certificate, write(folder, &format!("{name}.key"), &secret), secret)
    }
}

/// Returns a line in the middle of a key.
fn line(key: &str) -> &str {
    key.lines().nth(1).unwrap()
}

fn settings(certificate: &str, key: &str, more: &str) -> String {
    format!("tls {{ cert_file: \"{certificate}\", key_file: \"{key}\"\n {more} }}\n{PASSWORD}")
}

const PASSWORD: &str = "authorization { user: ann, password: sesame }";

const LOGIN: [(&str, &str); 2] = [("NATS_USER", "ann"), ("NATS_PASSWORD", "sesame")];

#[test]
fn a_server_that_a_known_authority_vouches_for_is_believed() {
    let folder = tempfile::tempdir().unwrap();
    let ours = Authority::new(folder.path(), "ours.crt");
    let theirs = Authority::new(folder.path(), "theirs.crt");
    let (certificate, key, _) = ours.sign(folder.path(), "server", "127.0.0.1");
    let nats = Nats::start(&settings(&certificate, &key, ""));
    let (user, password) = (LOGIN[0], LOGIN[1]);
    let secrets = ["sesame"];
    let (url, tls) = (nats.url(), nats.url().replace("nats://", "tls://"));
    assert_enters(&url, &[user, password, ("NATS_CA", &ours.file)], &secrets);
    assert_enters(&tls, &[user, password, ("NATS_CA", &ours.file)], &secrets);
    let wrong = ("NATS_PASSWORD", "not-sesame");
    assert_refused(&url, &[user, wrong, ("NATS_CA", &ours.file)], &secrets);
    assert_refused(&url, &[user, password, ("NATS_CA", &theirs.file)], &secrets);
    assert_refused(&tls, &[user, password], &secrets);
    let no_file = folder.path().join("nowhere");
    assert_refused(&url, &[user, password, ("NATS_CA", no_file.to_str().unwrap())], &secrets);
}

#[test]
fn a_server_under_another_name_is_not_believed() {
    let folder = tempfile::tempdir().unwrap();
    let ours = Authority::new(folder.path(), "ours.crt");
    let (certificate, key, _) = ours.sign(folder.path(), "server", "nats.example.org");
    let nats = Nats::start(&settings(&certificate, &key, ""));
    assert_refused(&nats.url(), &[LOGIN[0], LOGIN[1], ("NATS_CA", &ours.file)], &["sesame"]);
}

#[test]
fn a_server_without_tls_is_refused_by_who_wants_it() {
    let folder = tempfile::tempdir().unwrap();
    let ours = Authority::new(folder.path(), "ours.crt");
    let nats = Nats::start(PASSWORD);
    assert_refused(&nats.url(), &[LOGIN[0], LOGIN[1], ("NATS_CA", &ours.file)], &["sesame"]);
}

#[test]
fn a_server_may_ask_for_a_certificate() {
    let folder = tempfile::tempdir().unwrap();
    let ours = Authority::new(folder.path(), "ours.crt");
    let theirs = Authority::new(folder.path(), "theirs.crt");
    let (certificate, key, _) = ours.sign(folder.path(), "server", "127.0.0.1");
    let verify = format!("ca_file: \"{}\", verify: true", ours.file);
    let nats = Nats::start(&settings(&certificate, &key, &verify));
    let (right, right_key, secret) = ours.sign(folder.path(), "ann", "ann.example.org");
    let (wrong, wrong_key, other) = theirs.sign(folder.path(), "bob", "bob.example.org");
    let secrets = ["sesame", line(&secret), line(&other)];
    let known = [LOGIN[0], LOGIN[1], ("NATS_CA", ours.file.as_str())];
    let with =
        |certificate, key| [&known[..], &[("NATS_CERT", certificate), ("NATS_KEY", key)]].concat();
    assert_enters(&nats.url(), &with(&right, &right_key), &secrets);
    assert_refused(&nats.url(), &with(&wrong, &wrong_key), &secrets);
    assert_refused(&nats.url(), &with(&right, &wrong_key), &secrets);
    assert_refused(&nats.url(), &known, &secrets);
}
