//! Long work that lets Python go on, hears Ctrl-C, and tells what happens on the way.

use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use sakiyomi_core::Stop;

/// How long Ctrl-C may stay unheard.
const POLL_INTERVAL: Duration = Duration::from_millis(20);
/// As much as the main thread has: some searches go deep.
const STACK: usize = 8 << 20;

/// Does `work` on another thread without holding Python's lock, and hands what it sends to `tell`
/// on this thread with the lock.
///
/// When Python gets a signal that raises (Ctrl-C), or `tell` fails, `stop` is requested, the work
/// is waited for, and the exception is the answer.
pub(crate) fn attended<M: Send, T: Send>(
    py: Python<'_>,
    stop: &Stop,
    work: impl FnOnce(Sender<M>) -> T + Send,
    mut tell: impl FnMut(M) -> PyResult<()>,
) -> PyResult<T> {
    std::thread::scope(|scope| {
        let (sender, receiver) = channel();
        let worker = std::thread::Builder::new()
            .name("sakiyomi".to_owned())
            .stack_size(STACK)
            .spawn_scoped(scope, move || work(sender))?;
        let receiver = Mutex::new(receiver);
        let mut problem = None;
        loop {
            let attended = match py.detach(|| wait(&receiver)) {
                Ok(message) if problem.is_none() => tell(message),
                Ok(_) | Err(RecvTimeoutError::Timeout) => Ok(()),
                Err(RecvTimeoutError::Disconnected) => break,
            };
            if problem.is_none()
                && let Err(raised) = attended.and_then(|()| py.check_signals())
            {
                stop.request();
                problem = Some(raised);
            }
        }
        let done = py.detach(|| worker.join());
        match (problem, done) {
            (Some(problem), _) => Err(problem),
            (None, Ok(done)) => Ok(done),
            (None, Err(_)) => {
                Err(PyRuntimeError::new_err("Sakiyomi failed; this is a mistake of its own"))
            }
        }
    })
}

fn wait<M>(receiver: &Mutex<Receiver<M>>) -> Result<M, RecvTimeoutError> {
    receiver.lock().expect("only this thread holds the receiver").recv_timeout(POLL_INTERVAL)
}
