//! The program, as a process that can be stopped and killed.

use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use rustix::process::{Pid, Signal, kill_process};

/// Returns the variable that forces kernels, if it is set: they are forced for all programs alike.
fn forced_kernels() -> Option<(&'static str, std::ffi::OsString)> {
    let name = "SAKIYOMI_KERNELS";
    std::env::var_os(name).map(|value| (name, value))
}

/// Returns the program with an environment that depends on nothing outside.
pub(crate) fn program(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sakiyomi"));
    command
        .args(args)
        .env_clear()
        .envs(forced_kernels())
        .env("HOME", folder)
        .env("XDG_CACHE_HOME", folder.join("cache"))
        .env("LANG", "C.UTF-8")
        .current_dir(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// A process that is killed when nobody needs it any more.
pub(crate) struct Process(Option<Child>);

impl Process {
    pub(crate) fn start(mut command: Command) -> Process {
        Process(Some(command.spawn().expect("the program starts")))
    }

    fn child(&self) -> &Child {
        self.0.as_ref().expect("it was not ended")
    }

    pub(crate) fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(self.child()), signal).expect("the signal arrives");
    }

    /// Kills it without a warning.
    pub(crate) fn kill(mut self) {
        let mut child = self.0.take().expect("it was not ended");
        child.kill().unwrap();
        child.wait().unwrap();
    }

    pub(crate) fn is_running(&mut self) -> bool {
        self.0.as_mut().expect("it was not ended").try_wait().unwrap().is_none()
    }

    /// Waits until it ends by itself.
    pub(crate) fn output(mut self) -> Output {
        self.0.take().expect("it was not ended").wait_with_output().unwrap()
    }

    /// Waits until it ends well, and returns what it printed.
    #[track_caller]
    pub(crate) fn done(self) -> String {
        let output = self.output();
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{error}");
        String::from_utf8(output.stdout).unwrap()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if let Some(mut child) = self.0.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
