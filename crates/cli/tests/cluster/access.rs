//! Who may come in, and that no secret shows.

use crate::nats::Nats;
use crate::program::{Process, program};

fn status(url: &str, env: &[(&str, &str)]) -> (Option<i32>, String) {
    let folder = tempfile::tempdir().unwrap();
    let mut command = program(folder.path(), &["cluster", "init", "--cluster", url]);
    command.envs(env.iter().copied());
    let output = Process::start(command).output();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(said).unwrap())
}

/// Tries a right and a wrong secret, in the environment and in the address.
fn check(nats: &Nats, right: &[(&str, &str)], wrong: &[(&str, &str)], before_host: &str) {
    let host = nats.url().trim_start_matches("nats://").to_owned();
    let (code, said) = status(&nats.url(), right);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains(&host) && !said.contains("sesame"), "{said}");
    let (code, said) = status(&format!("nats://{before_host}@{host}"), &[]);
    assert_eq!(code, Some(0), "{said}");
    assert!(!said.contains("sesame"), "{said}");
    for (url, env) in [(nats.url(), wrong), (nats.url(), &[]), (format!("x://sesame@{host}"), &[])]
    {
        let (code, said) = status(&url, env);
        assert!(code == Some(1) || code == Some(2), "{said}");
        assert!(!said.contains("sesame"), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    }
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

#[test]
fn the_server_understands_the_settings_in_deploy() {
    let settings = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/nats.conf");
    let program = std::env::var_os("SAKIYOMI_NATS_SERVER").expect("the server has a name");
    let mut command = std::process::Command::new(program);
    command.arg("-t").arg("--config").arg(settings);
    command.env("NATS_USER", "ann").env("NATS_PASSWORD", "sesame");
    let output = command.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn an_nkey_lets_one_in() {
    // A pair of keys for this test and nothing else.
    let public = "UDXU4RCSJNZOIQHZNWXHXORDPRTGNJAHAHFRGZNEEJCPQTT2M7NLCNF4";
    let seed = "SUACSSL3UAHUDXKFSNVUZRF5UHPMWZ6BFDTJ7M6USDXIEDNPPQYYYCU3VY";
    let nats = Nats::start(&format!("authorization {{ users: [ {{ nkey: {public} }} ] }}"));
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("seed");
    std::fs::write(&file, seed).unwrap();
    let (code, said) = status(&nats.url(), &[("NATS_NKEY", file.to_str().unwrap())]);
    assert_eq!(code, Some(0), "{said}");
    assert!(!said.contains(seed), "{said}");
    let (code, said) = status(&nats.url(), &[]);
    assert_eq!(code, Some(1), "{said}");
}
