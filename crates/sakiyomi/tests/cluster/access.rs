//! Who may come in, and that no secret shows.

use std::path::Path;

use nkeys::{KeyPair, KeyPairType};

use crate::nats::Nats;
use crate::program::{Process, program};

/// What the program says to a server that it is to set up.
pub(crate) fn enter(url: &str, env: &[(&str, &str)]) -> (Option<i32>, String) {
    let folder = tempfile::tempdir().unwrap();
    let mut command = program(folder.path(), &["cluster", "init", "--cluster", url]);
    command.envs(env.iter().copied());
    said(Process::start(command))
}

fn said(process: Process) -> (Option<i32>, String) {
    let output = process.output();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(said).unwrap())
}

/// Asserts that these credentials are accepted and that no secret is printed.
#[track_caller]
pub(crate) fn assert_enters(url: &str, env: &[(&str, &str)], secrets: &[&str]) {
    let (code, said) = enter(url, env);
    assert_eq!(code, Some(0), "{said}");
    assert_hidden(&said, secrets);
}

/// Asserts that these credentials are refused, for commands and for workers: a worker waits for an
/// absent server, but not for one that refuses it.
#[track_caller]
pub(crate) fn assert_refused(url: &str, env: &[(&str, &str)], secrets: &[&str]) {
    let (code, text) = enter(url, env);
    assert!(code == Some(1) || code == Some(2), "{text}");
    assert_eq!(text.lines().count(), 1, "{text}");
    assert_hidden(&text, secrets);
    let folder = tempfile::tempdir().unwrap();
    let args = ["worker", "--cluster", url, "--threads", "1", "--name", "ann", "--json"];
    let mut command = program(folder.path(), &args);
    command.envs(env.iter().copied());
    let (code, text) = said(Process::start(command));
    assert!(code == Some(1) || code == Some(2), "{text}");
    assert_hidden(&text, secrets);
}

#[track_caller]
fn assert_hidden(said: &str, secrets: &[&str]) {
    for secret in secrets {
        assert!(!said.contains(secret), "{said}");
    }
}

/// Tries a right and a wrong secret, in the environment and in the address.
fn check(nats: &Nats, right: &[(&str, &str)], wrong: &[(&str, &str)], before_host: &str) {
    let host = nats.url().trim_start_matches("nats://").to_owned();
    let secrets = ["sesame"];
    assert!(enter(&nats.url(), right).1.contains(&host), "the address is said");
    assert_enters(&nats.url(), right, &secrets);
    assert_enters(&format!("nats://{before_host}@{host}"), &[], &secrets);
    assert_refused(&nats.url(), wrong, &secrets);
    assert_refused(&nats.url(), &[], &secrets);
    assert_refused(&format!("nats://{before_host}-not@{host}"), &[], &secrets);
    assert_refused(&format!("x://sesame@{host}"), &[], &secrets);
}

#[test]
fn a_user_and_a_password_let_one_in() {
    let nats = Nats::start("authorization { user: ann, password: sesame }");
    let right = [("NATS_USER", "ann"), ("NATS_PASSWORD", "sesame")];
    let wrong = [("NATS_USER", "ann"), ("NATS_PASSWORD", "not-sesame")];
    check(&nats, &right, &wrong, "ann:sesame");
}

#[test]
fn a_token_lets_one_in() {
    let nats = Nats::start("authorization { token: sesame }");
    check(&nats, &[("NATS_TOKEN", "sesame")], &[("NATS_TOKEN", "not-sesame")], "sesame");
}

/// Returns keys that are the same every time, and of use to nobody.
pub(crate) fn keys(kind: KeyPairType, number: u8) -> KeyPair {
    KeyPair::new_from_raw(kind, [number; 32]).unwrap()
}

/// Writes a file, and returns its name.
pub(crate) fn write(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn an_nkey_lets_one_in() {
    let (ann, bob) = (keys(KeyPairType::User, 1), keys(KeyPairType::User, 2));
    let users = format!("users: [ {{ nkey: {} }} ]", ann.public_key());
    let nats = Nats::start(&format!("authorization {{ {users} }}"));
    let folder = tempfile::tempdir().unwrap();
    let (right, wrong) = (ann.seed().unwrap(), bob.seed().unwrap());
    let secrets = [right.as_str(), &wrong];
    let file = write(folder.path(), "ann", &right);
    assert_enters(&nats.url(), &[("NATS_NKEY", &file)], &secrets);
    let file = write(folder.path(), "bob", &wrong);
    assert_refused(&nats.url(), &[("NATS_NKEY", &file)], &secrets);
    let file = write(folder.path(), "torn", &right[..30]);
    assert_refused(&nats.url(), &[("NATS_NKEY", &file)], &[&right[..30]]);
    assert_refused(&nats.url(), &[], &secrets);
}

#[test]
fn the_server_understands_the_settings_in_deploy() {
    let settings = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/nats.conf");
    let program = std::env::var_os("SAKIYOMI_NATS_SERVER").expect("the server has a name");
    // As compose and Kubernetes hand them over: in quotes, since settings are more than texts.
    for password in ["\"sesame\"", "\"12345\"", "\"a # b } c\""] {
        let mut command = std::process::Command::new(&program);
        command.arg("-t").arg("--config").arg(&settings);
        command.env("NATS_USER", "ann").env("NATS_PASSWORD", password);
        let output = command.output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
}
