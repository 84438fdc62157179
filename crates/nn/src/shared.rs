//! One network for many threads: their requests are batched.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};

use crate::config::NetConfig;
use crate::evaluator::Inference;
use crate::outputs::Outputs;

/// A network on threads of its own, which batch the requests of all clones: a GPU takes about as long
/// for a thousand positions as for one. The threads end with the last clone.
pub struct Shared {
    config: Arc<NetConfig>,
    requests: Sender<Request>,
    answers: (Sender<Outputs>, Receiver<Outputs>),
    outputs: Outputs,
}

struct Request {
    inputs: Vec<f32>,
    answer: Sender<Outputs>,
}

impl Shared {
    /// Starts a thread for each of `nets`, all one network; only a single request exceeds `most`.
    pub fn new<N: Inference + 'static>(
        config: &NetConfig,
        nets: impl IntoIterator<Item = N>,
        most: usize,
    ) -> Shared {
        let (requests, waiting) = channel();
        let waiting = Arc::new(Mutex::new(waiting));
        let config = Arc::new(config.clone());
        for net in nets {
            let (config, waiting) = (Arc::clone(&config), Arc::clone(&waiting));
            std::thread::spawn(move || serve(&config, net, &waiting, most));
        }
        Shared::client(config, requests)
    }

    fn client(config: Arc<NetConfig>, requests: Sender<Request>) -> Shared {
        let outputs = Outputs::new(&config);
        Shared { config, requests, answers: channel(), outputs }
    }
}

impl Clone for Shared {
    fn clone(&self) -> Shared {
        Shared::client(Arc::clone(&self.config), self.requests.clone())
    }
}

impl Inference for Shared {
    fn evaluate_batch(&mut self, inputs: &[f32]) -> &Outputs {
        assert_eq!(inputs.len() % self.config.input_len(), 0, "inputs are whole positions");
        let (answer, answers) = &self.answers;
        let request = Request { inputs: inputs.to_vec(), answer: answer.clone() };
        self.requests.send(request).expect("the threads of a network outlive its clones");
        self.outputs = answers.recv().expect("this side keeps a sender too");
        &self.outputs
    }
}

/// Answers requests until the last clone is gone.
fn serve<N: Inference>(
    config: &NetConfig,
    mut net: N,
    waiting: &Mutex<Receiver<Request>>,
    most: usize,
) {
    let mut requests: Vec<Request> = Vec::new();
    let mut inputs: Vec<f32> = Vec::new();
    loop {
        {
            let waiting = waiting.lock().unwrap_or_else(PoisonError::into_inner);
            let Ok(first) = waiting.recv() else { return };
            inputs.extend(&first.inputs);
            requests.push(first);
            while inputs.len() < most * config.input_len()
                && let Ok(next) = waiting.try_recv()
            {
                inputs.extend(&next.inputs);
                requests.push(next);
            }
        }
        let outputs = net.evaluate_batch(&inputs);
        let mut start = 0;
        for Request { inputs, answer } in requests.drain(..) {
            let end = start + inputs.len() / config.input_len();
            // The client may be gone.
            let _ = answer.send(outputs.part(start..end));
            start = end;
        }
        inputs.clear();
    }
}
