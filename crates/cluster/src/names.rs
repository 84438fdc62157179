//! The names on the server: streams, subjects, buckets.
//!
//! | name | what | kept |
//! |---|---|---|
//! | `SAKIYOMI_JOBS` | `sakiyomi.jobs.RUN.PART.CHUNK`: one message for each chunk of games | until it is done |
//! | `SAKIYOMI_GAMES` | `sakiyomi.games.RUN`: games on the way to the requester | until they are taken |
//! | `SAKIYOMI_DEAD` | `sakiyomi.dead.RUN.PART.CHUNK`: jobs that failed too often | a month |
//! | `SAKIYOMI_ASIDE` | `sakiyomi.aside.RUN`: quarantined messages that are not valid games | a month |
//! | `sakiyomi-runs` | `RUN.info`, `RUN.best`, `RUN.status` | for good |
//! | `sakiyomi-leases` | who works on a run | seconds |
//! | `sakiyomi-workers` | what each worker does | seconds |
//! | `sakiyomi-control` | what people ask of all of them | for good |
//! | `sakiyomi-files` | networks and openings by their SHA-256 | for good |

pub(crate) const JOBS: &str = "SAKIYOMI_JOBS";
pub(crate) const GAMES: &str = "SAKIYOMI_GAMES";
pub(crate) const DEAD: &str = "SAKIYOMI_DEAD";
pub(crate) const QUARANTINE: &str = "SAKIYOMI_ASIDE";
pub(crate) const RUNS: &str = "sakiyomi-runs";
pub(crate) const LEASES: &str = "sakiyomi-leases";
pub(crate) const WORKERS: &str = "sakiyomi-workers";
pub(crate) const CONTROL: &str = "sakiyomi-control";
pub(crate) const FILES: &str = "sakiyomi-files";
/// The consumer that all workers share.
pub(crate) const CONSUMER: &str = "workers";

/// Where the server says that a job was delivered too often.
pub(crate) const FAILURES: &str =
    "$JS.EVENT.ADVISORY.CONSUMER.MAX_DELIVERIES.SAKIYOMI_JOBS.workers";

pub(crate) const ALL_JOBS: &str = "sakiyomi.jobs.>";
pub(crate) const ALL_GAMES: &str = "sakiyomi.games.>";
pub(crate) const ALL_DEAD: &str = "sakiyomi.dead.>";
pub(crate) const ALL_QUARANTINE: &str = "sakiyomi.aside.>";

pub(crate) fn job(run: &str, part: u64, chunk: u64) -> String {
    format!("sakiyomi.jobs.{run}.{part}.{chunk}")
}

pub(crate) fn jobs_of(run: &str) -> String {
    format!("sakiyomi.jobs.{run}.>")
}

/// Returns the part and the chunk that a subject of [`job`] or [`dead`] names.
pub(crate) fn part_and_chunk(subject: &str) -> Option<(u64, u64)> {
    let mut words = subject.rsplit('.');
    let chunk = words.next()?.parse().ok()?;
    Some((words.next()?.parse().ok()?, chunk))
}

pub(crate) fn games(run: &str) -> String {
    format!("sakiyomi.games.{run}")
}

pub(crate) fn dead(run: &str, part: u64, chunk: u64) -> String {
    format!("sakiyomi.dead.{run}.{part}.{chunk}")
}

pub(crate) fn dead_of(run: &str, part: u64) -> String {
    format!("sakiyomi.dead.{run}.{part}.*")
}

pub(crate) fn quarantine(run: &str) -> String {
    format!("sakiyomi.aside.{run}")
}

/// Tells whether a text can be a part of a subject and of a key.
pub(crate) fn is_name(text: &str) -> bool {
    !text.is_empty() && as_name(text) == text
}

/// Returns a text as a name: what cannot stand in one becomes `-`.
///
/// ```
/// assert_eq!(sakiyomi_cluster::as_name("box.local 7"), "box-local-7");
/// ```
pub fn as_name(text: &str) -> String {
    let is_fine = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let name: String = text.chars().take(60).map(|c| if is_fine(c) { c } else { '-' }).collect();
    if name.is_empty() { "worker".to_owned() } else { name }
}
