//! Numbers for those who run a server, in the text form of Prometheus.

use prometheus::core::Collector;
use prometheus::{IntCounter, IntCounterVec, IntGauge, Opts, Registry, Result, TextEncoder};

pub(crate) struct Metrics {
    registry: Registry,
    answers: IntCounterVec,
    pub(crate) games: IntCounter,
    pub(crate) moves: IntCounter,
    pub(crate) engine_moves: IntCounter,
    pub(crate) analyses: IntCounter,
    pub(crate) reviews: IntCounter,
    pub(crate) turned_away: IntCounter,
    pub(crate) save_failures: IntCounter,
    pub(crate) panics: IntCounter,
    pub(crate) connections: IntGauge,
    pub(crate) sockets: IntGauge,
    pub(crate) rooms: IntGauge,
    pub(crate) running: IntGauge,
    pub(crate) waiting: IntGauge,
}

impl Metrics {
    pub(crate) fn new() -> Result<Metrics> {
        let registry = Registry::new_custom(Some("sakiyomi".to_owned()), None)?;
        let counter = |name, help| register(&registry, IntCounter::new(name, help)?);
        let gauge = |name, help| register(&registry, IntGauge::new(name, help)?);
        let answers = Opts::new("answers_total", "Answers to HTTP requests.");
        let answers = register(&registry, IntCounterVec::new(answers, &["status"])?)?;
        for class in 1..=5 {
            answers.with_label_values(&[format!("{class}xx")]);
        }
        Ok(Metrics {
            answers,
            games: counter("games_total", "Games that were begun.")?,
            moves: counter("moves_total", "Moves that people made.")?,
            engine_moves: counter("engine_moves_total", "Moves that engines made.")?,
            analyses: counter("analyses_total", "Analyses that were asked for.")?,
            reviews: counter("reviews_total", "Reviews that were asked for.")?,
            turned_away: counter("turned_away_total", "Requests beyond a limit.")?,
            save_failures: counter("save_failures_total", "Changes that were not saved.")?,
            panics: counter("engine_panics_total", "Searches that broke.")?,
            connections: gauge("connections", "Open connections.")?,
            sockets: gauge("sockets", "Open connections for live games.")?,
            rooms: gauge("rooms", "Games in memory.")?,
            running: gauge("searches_running", "Searches at work.")?,
            waiting: gauge("searches_waiting", "Searches that wait for a thread.")?,
            registry,
        })
    }

    pub(crate) fn answered(&self, status: u16) {
        self.answers.with_label_values(&[format!("{}xx", status / 100)]).inc();
    }

    pub(crate) fn text(&self) -> Result<String> {
        TextEncoder::new().encode_to_string(&self.registry.gather())
    }
}

fn register<C: Collector + Clone + 'static>(registry: &Registry, metric: C) -> Result<C> {
    registry.register(Box::new(metric.clone()))?;
    Ok(metric)
}
