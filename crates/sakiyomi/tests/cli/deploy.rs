//! The files in `deploy/`: what they start exists, and everything has limits.

#![allow(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

use std::path::Path;

use yaml_rust2::{Yaml, YamlLoader};

use crate::program::Home;

fn read(name: &str) -> Vec<Yaml> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy").join(name);
    YamlLoader::load_from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn words(value: &Yaml) -> Vec<&str> {
    value.as_vec().expect("a command is a list").iter().map(|word| word.as_str().unwrap()).collect()
}

/// Returns a variable of a container's environment.
fn env<'a>(container: &'a Yaml, name: &str) -> &'a Yaml {
    let all = container["env"].as_vec().unwrap();
    all.iter().find(|variable| variable["name"].as_str() == Some(name)).unwrap()
}

/// Asserts that the program accepts every word of a command.
#[track_caller]
fn assert_known(command: &Yaml) {
    let args = [&words(command)[..], &["--help"]].concat();
    let answer = Home::new().run(&args, "");
    assert_eq!(answer.status, Some(0), "{args:?}: {}", answer.err);
}

#[test]
fn the_compose_file_starts_what_there_is_within_limits() {
    let documents = read("compose.yaml");
    let services = documents[0]["services"].as_hash().unwrap();
    let names: Vec<&str> = services.keys().map(|name| name.as_str().unwrap()).collect();
    assert_eq!(names, ["nats", "trainer", "worker"]);
    for (name, service) in services {
        let limits = &service["deploy"]["resources"]["limits"];
        assert!(!limits["cpus"].is_badvalue() && !limits["memory"].is_badvalue(), "{name:?}");
        assert!(service["image"].as_str().is_some() && service["restart"].as_str().is_some());
        let password = service["environment"]["NATS_PASSWORD"].as_str().unwrap();
        let password = password.trim_matches('"');
        assert!(password.starts_with("${NATS_PASSWORD:?"), "no secret stands in the file");
        assert_eq!(service["read_only"].as_bool(), Some(true), "{name:?}");
        assert_eq!(words(&service["cap_drop"]), ["ALL"], "{name:?}");
    }
    for name in ["trainer", "worker"] {
        let service = &documents[0]["services"][name];
        assert_known(&service["command"]);
        let build = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy");
        let build = build.join(service["build"]["context"].as_str().unwrap());
        assert!(build.join(service["build"]["dockerfile"].as_str().unwrap()).is_file(), "{name}");
    }
}

#[test]
fn the_manifest_starts_what_there_is_within_limits() {
    let mut found = Vec::new();
    for document in read("kubernetes.yaml") {
        let kind = document["kind"].as_str().unwrap();
        let name = document["metadata"]["name"].as_str().unwrap();
        assert!(document["apiVersion"].as_str().is_some(), "{kind} {name}");
        found.push(format!("{kind} {name}"));
        let template = &document["spec"]["template"];
        let Some(containers) = template["spec"]["containers"].as_vec() else { continue };
        let selected = document["spec"]["selector"]["matchLabels"]["app"].as_str();
        assert_eq!(selected, template["metadata"]["labels"]["app"].as_str(), "{name}");
        assert_eq!(template["spec"]["securityContext"]["runAsNonRoot"].as_bool(), Some(true));
        for container in containers {
            let rights = &container["securityContext"];
            assert_eq!(rights["readOnlyRootFilesystem"].as_bool(), Some(true), "{name}");
            assert_eq!(rights["allowPrivilegeEscalation"].as_bool(), Some(false), "{name}");
            let password = env(container, "NATS_PASSWORD");
            let secret = match password["value"].as_str() {
                Some(text) => env(container, text.trim_matches(['"', '$', '(', ')'])),
                None => password,
            };
            let secret = secret["valueFrom"]["secretKeyRef"]["name"].as_str();
            assert_eq!(secret, Some("nats"), "no secret stands in the file");
            for amount in ["cpu", "memory"] {
                for resources in ["requests", "limits"] {
                    let given = &container["resources"][resources][amount];
                    assert!(!given.is_badvalue(), "{name}: {resources} of {amount}");
                }
            }
            if container["image"].as_str() == Some("sakiyomi") {
                assert_known(&container["args"]);
            }
        }
    }
    let all = [
        "Service nats",
        "StatefulSet nats",
        "PersistentVolumeClaim runs",
        "Deployment trainer",
        "Deployment worker",
    ];
    assert_eq!(found, all);
}
