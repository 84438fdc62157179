//! Fits the weights to samples by conjugate gradients: the squared error has one minimum.
//!
//! Each weight is scaled by how often it occurs, and a ridge term keeps rare contents from explaining
//! noise. Samples of the phases before and after count for less, and so do samples far from even.
//! Each phase is fitted by itself, so that the number of threads changes nothing.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use super::samples::Sample;
use crate::eval::{FACTS, PHASES, facts, phase_of};

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Fitting {
    /// Steps of the method; more fit closer, also to the noise.
    pub(super) steps: u32,
    /// How many samples weigh as much as the prior of a weight.
    pub(super) ridge: f32,
    pub(super) threads: usize,
}

/// How much a sample of the phase before or after counts.
const NEIGHBOUR: f32 = 0.5;
/// So many discs from even a sample counts half: games are decided by small advantages.
const FAR_FROM_EVEN: f32 = 20.0;

/// Returns the weights of every phase, in discs; `watch` gets the phases done, and may stop.
pub(super) fn fit(
    samples: &[Sample],
    prior: &[Vec<f32>],
    fitting: Fitting,
    watch: &mut dyn FnMut(usize) -> bool,
) -> Option<Vec<Vec<f32>>> {
    let by_phase = split(samples);
    let next = AtomicUsize::new(0);
    let halted = AtomicBool::new(false);
    let fitted: Mutex<Vec<(usize, Vec<f32>)>> = Mutex::default();
    let (done, finished) = std::sync::mpsc::channel();
    let mut goes_on = true;
    std::thread::scope(|scope| {
        for _ in 0..fitting.threads.clamp(1, PHASES) {
            let (next, halted, fitted, by_phase, done) =
                (&next, &halted, &fitted, &by_phase, done.clone());
            scope.spawn(move || {
                loop {
                    let phase = next.fetch_add(1, Ordering::Relaxed);
                    if phase >= PHASES || halted.load(Ordering::Relaxed) {
                        return;
                    }
                    let weights = fit_phase(by_phase, phase, &prior[phase], fitting);
                    fitted.lock().expect("no fit panics").push((phase, weights));
                    if done.send(()).is_err() {
                        return;
                    }
                }
            });
        }
        drop(done);
        for (count, ()) in (1..).zip(finished) {
            if !watch(count) {
                goes_on = false;
                halted.store(true, Ordering::Relaxed);
            }
        }
    });
    let mut fitted = fitted.into_inner().expect("no fit panics");
    fitted.sort_unstable_by_key(|(phase, _)| *phase);
    goes_on.then(|| fitted.into_iter().map(|(_, weights)| weights).collect())
}

fn split(samples: &[Sample]) -> Vec<Vec<&Sample>> {
    let mut by_phase = vec![Vec::new(); PHASES];
    for sample in samples {
        by_phase[phase_of(sample.board)].push(sample);
    }
    by_phase
}

/// What a sample says, and how much that counts.
struct Row {
    facts: [u32; FACTS],
    share: f32,
}

fn fit_phase(by_phase: &[Vec<&Sample>], phase: usize, prior: &[f32], fitting: Fitting) -> Vec<f32> {
    let mut weights = prior.to_vec();
    let nearby = phase.saturating_sub(1)..(phase + 2).min(PHASES);
    let mut rows = Vec::new();
    let mut residual = vec![0.0f32; weights.len()];
    let mut scale = vec![fitting.ridge; weights.len()];
    for (other, sample) in nearby.flat_map(|other| by_phase[other].iter().map(move |&s| (other, s)))
    {
        let facts = facts(sample.board);
        let nearness = if other == phase { 1.0 } else { NEIGHBOUR };
        let share = nearness / (1.0 + (sample.target / FAR_FROM_EVEN).powi(2));
        let error = share * (sample.target - value(&facts, &weights));
        for &fact in &facts {
            residual[fact as usize] += error;
            scale[fact as usize] += share;
        }
        rows.push(Row { facts, share });
    }
    let scaled = |residual: &[f32]| -> Vec<f32> {
        residual.iter().zip(&scale).map(|(r, s)| r / s).collect()
    };
    let mut direction = scaled(&residual);
    let mut length = dot(&residual, &direction);
    let mut image = vec![0.0f32; weights.len()];
    for _ in 0..fitting.steps {
        if length <= f64::EPSILON {
            break;
        }
        for (image, direction) in image.iter_mut().zip(&direction) {
            *image = fitting.ridge * direction;
        }
        for Row { facts, share } in &rows {
            let change = share * value(facts, &direction);
            for &fact in facts {
                image[fact as usize] += change;
            }
        }
        let step = (length / dot(&direction, &image)) as f32;
        for index in 0..weights.len() {
            weights[index] += step * direction[index];
            residual[index] -= step * image[index];
        }
        let gradient = scaled(&residual);
        let next_length = dot(&residual, &gradient);
        let turn = (next_length / length) as f32;
        length = next_length;
        for (direction, gradient) in direction.iter_mut().zip(&gradient) {
            *direction = gradient + turn * *direction;
        }
    }
    weights
}

#[inline]
fn value(facts: &[u32; FACTS], weights: &[f32]) -> f32 {
    facts.iter().map(|&fact| weights[fact as usize]).sum()
}

fn dot(a: &[f32], b: &[f32]) -> f64 {
    a.iter().zip(b).map(|(&a, &b)| f64::from(a) * f64::from(b)).sum()
}
