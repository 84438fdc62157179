//! Nothing secret in what is said, logged or kept.

use std::path::{Path, PathBuf};

use rustix::process::Signal;

use crate::nats::Nats;
use crate::program::{Process, program};
use crate::test_cluster::{TestCluster, layout};

/// Returns all files in a folder and below.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.push(path);
        }
    }
    found
}

#[test]
fn a_whole_run_leaves_no_secret_behind() {
    let secret: &[u8] = b"sesame-open";
    let cluster = TestCluster::at(Nats::start_with_password("ann", "sesame-open"), &layout());
    let url = cluster.nats.url();
    let worker = cluster.worker("ann");
    let trainer = cluster.trainer().output();
    assert!(trainer.status.success(), "{}", String::from_utf8_lossy(&trainer.stderr));
    let status = Process::start(program(cluster.path(), &["cluster", "status", "--cluster", &url]));
    let status = status.output();
    worker.signal(Signal::INT);
    let worker = worker.output();
    cluster.assert_right();

    let has_secret = |bytes: &[u8]| bytes.windows(secret.len()).any(|part| part == secret);
    for output in [&trainer, &status, &worker] {
        for said in [&output.stdout, &output.stderr] {
            assert!(!has_secret(said), "{}", String::from_utf8_lossy(said));
        }
    }
    let kept = [files(cluster.path()), files(&cluster.nats.folder().join("store"))].concat();
    assert!(kept.iter().any(|path| path.ends_with("cluster.json")) && kept.len() > 20, "{kept:?}");
    for path in kept.iter().chain([&cluster.nats.folder().join("nats.log")]) {
        assert!(!has_secret(&std::fs::read(path).unwrap()), "{}", path.display());
    }
}
