//! A NATS server of our own, and a wire to it that can be cut.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Nothing here takes nearly as long.
const PATIENCE: Duration = Duration::from_secs(120);

/// Waits until something is so.
#[track_caller]
pub(crate) fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < PATIENCE, "{what}: not in {PATIENCE:?}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// A server.
pub(crate) struct Nats {
    child: Child,
    port: u16,
    /// What stands before the host in its address.
    login: String,
    folder: tempfile::TempDir,
}

impl Nats {
    /// Starts a server with a store of its own; `more` stands in its settings.
    pub(crate) fn start(more: &str) -> Nats {
        Nats::start_for("", more)
    }

    /// Starts a server into which `user` with `password` may come.
    pub(crate) fn start_with_password(user: &str, password: &str) -> Nats {
        let settings = format!("authorization {{ user: {user}, password: {password} }}");
        Nats::start_for(&format!("{user}:{password}@"), &settings)
    }

    fn start_for(login: &str, more: &str) -> Nats {
        let folder = tempfile::tempdir().unwrap();
        // Free at this moment, and hardly taken by another in the next one.
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let store = folder.path().join("store");
        let settings = format!(
            "listen: \"127.0.0.1:{port}\"\n\
             jetstream {{ store_dir: \"{}\", sync_interval: always }}\n{more}\n",
            store.display()
        );
        std::fs::write(folder.path().join("nats.conf"), settings).unwrap();
        let child = spawn(folder.path());
        let nats = Nats { child, port, login: login.to_owned(), folder };
        nats.wait();
        nats
    }

    fn wait(&self) {
        until("the server answers", || {
            let Ok(mut stream) = TcpStream::connect(("127.0.0.1", self.port)) else { return false };
            let mut first = [0; 4];
            stream.read_exact(&mut first).is_ok() && &first == b"INFO"
        });
    }

    pub(crate) fn url(&self) -> String {
        format!("nats://{}127.0.0.1:{}", self.login, self.port)
    }

    /// Ends the server without a warning.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Starts it again, with what it kept.
    pub(crate) fn restart(&mut self) {
        self.child = spawn(self.folder.path());
        self.wait();
    }

    /// Returns where it keeps its settings, its log and its store.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Makes every file of the server as large as it may ever be: whatever it writes fails, as on a
    /// full disk.
    #[cfg(target_os = "linux")]
    pub(crate) fn fill_disk(&self) {
        use rustix::process::{Pid, Resource, Rlimit, prlimit};
        let none = Rlimit { current: Some(0), maximum: None };
        prlimit(Some(Pid::from_child(&self.child)), Resource::Fsize, none).unwrap();
    }

    pub(crate) fn port(&self) -> u16 {
        self.port
    }
}

fn spawn(folder: &Path) -> Child {
    let program = std::env::var_os("SAKIYOMI_NATS_SERVER").expect(
        "SAKIYOMI_NATS_SERVER names the server: `cargo xtask test --only cluster` installs it",
    );
    Command::new(program)
        .arg("--config")
        .arg(folder.join("nats.conf"))
        .arg("--log")
        .arg(folder.join("nats.log"))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the server starts")
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A wire to a server that can be cut.
pub(crate) struct Wire {
    port: u16,
    is_cut: Arc<AtomicBool>,
    open: Arc<Mutex<Vec<TcpStream>>>,
}

impl Wire {
    pub(crate) fn to(nats: &Nats) -> Wire {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let (is_cut, open) = (Arc::new(AtomicBool::new(false)), Arc::new(Mutex::new(Vec::new())));
        let (cut, streams, server) = (Arc::clone(&is_cut), Arc::clone(&open), nats.port());
        // It ends with the process.
        std::thread::spawn(move || {
            for client in listener.incoming().flatten() {
                if cut.load(Ordering::SeqCst) {
                    continue;
                }
                let Ok(server) = TcpStream::connect(("127.0.0.1", server)) else { continue };
                let both = [client.try_clone().unwrap(), server.try_clone().unwrap()];
                streams.lock().unwrap().extend(both);
                for (mut from, mut to) in
                    [(client.try_clone().unwrap(), server.try_clone().unwrap()), (server, client)]
                {
                    std::thread::spawn(move || {
                        let mut bytes = [0; 65536];
                        while let Ok(count) = from.read(&mut bytes) {
                            if count == 0 || to.write_all(&bytes[..count]).is_err() {
                                break;
                            }
                        }
                        let _ = to.shutdown(Shutdown::Both);
                    });
                }
            }
        });
        Wire { port, is_cut, open }
    }

    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    pub(crate) fn cut(&self) {
        self.is_cut.store(true, Ordering::SeqCst);
        for stream in self.open.lock().unwrap().drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    pub(crate) fn restore(&self) {
        self.is_cut.store(false, Ordering::SeqCst);
    }
}
