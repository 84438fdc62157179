//! Users with signed credentials: an operator signs an account, the account signs a user.

use data_encoding::BASE64URL_NOPAD;
use nkeys::{KeyPair, KeyPairType};
use serde_json::{Value, json};

use crate::access::{assert_enters, assert_refused, keys, write};
use crate::nats::Nats;

/// Signs what is said about `subject`, as NATS writes it.
fn token(signer: &KeyPair, subject: &KeyPair, about: Value) -> String {
    let head = json!({ "typ": "JWT", "alg": "ed25519-nkey" });
    let claims = json!({
        "jti": subject.public_key(),
        "iat": 1_700_000_000,
        "iss": signer.public_key(),
        "sub": subject.public_key(),
        "name": "test",
        "nats": about,
    });
    let part = |value: Value| BASE64URL_NOPAD.encode(value.to_string().as_bytes());
    let signed = format!("{}.{}", part(head), part(claims));
    let signature = signer.sign(signed.as_bytes()).unwrap();
    format!("{signed}.{}", BASE64URL_NOPAD.encode(&signature))
}

fn account(operator: &KeyPair, account: &KeyPair, store: i64) -> String {
    let limits = json!({
        "subs": -1, "data": -1, "payload": -1, "imports": -1, "exports": -1, "wildcards": true,
        "conn": -1, "leaf": -1, "mem_storage": store, "disk_storage": store, "streams": store,
        "consumer": store,
    });
    token(operator, account, json!({ "limits": limits, "type": "account", "version": 2 }))
}

/// Returns the content of a credentials file.
fn credentials(signer: &KeyPair, user: &KeyPair, seed: &KeyPair) -> String {
    let about = json!({
        "pub": {}, "sub": {}, "subs": -1, "data": -1, "payload": -1, "type": "user", "version": 2,
    });
    let (token, seed) = (token(signer, user, about), seed.seed().unwrap());
    format!(
        "-----BEGIN NATS USER JWT-----\n{token}\n------END NATS USER JWT------\n\n\
         -----BEGIN USER NKEY SEED-----\n{seed}\n------END USER NKEY SEED------\n"
    )
}

#[test]
fn a_credentials_file_lets_one_in() {
    let operator = keys(KeyPairType::Operator, 1);
    let (system, players) = (keys(KeyPairType::Account, 2), keys(KeyPairType::Account, 3));
    let about = json!({ "type": "operator", "version": 2 });
    let nats = Nats::start(&format!(
        "operator: {}\nsystem_account: {}\nresolver: MEMORY\nresolver_preload: {{\n {}: {}\n {}: {}\n}}",
        token(&operator, &operator, about),
        system.public_key(),
        system.public_key(),
        account(&operator, &system, 0),
        players.public_key(),
        account(&operator, &players, -1),
    ));
    let folder = tempfile::tempdir().unwrap();
    let (ann, bob) = (keys(KeyPairType::User, 4), keys(KeyPairType::User, 5));
    let stranger = keys(KeyPairType::Account, 6);
    let seeds = [ann.seed().unwrap(), bob.seed().unwrap()];
    let secrets = [seeds[0].as_str(), &seeds[1]];
    let file = |name, text: String| write(folder.path(), name, &text);

    let right = file("right", credentials(&players, &ann, &ann));
    assert_enters(&nats.url(), &[("NATS_CREDS", &right)], &secrets);
    let foreign = file("foreign", credentials(&stranger, &ann, &ann));
    assert_refused(&nats.url(), &[("NATS_CREDS", &foreign)], &secrets);
    let stolen = file("stolen", credentials(&players, &ann, &bob));
    assert_refused(&nats.url(), &[("NATS_CREDS", &stolen)], &secrets);
    let seed_only = file("seed-only", seeds[0].clone());
    assert_refused(&nats.url(), &[("NATS_CREDS", &seed_only)], &secrets);
    assert_refused(&nats.url(), &[], &secrets);
}
