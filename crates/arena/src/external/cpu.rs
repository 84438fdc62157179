//! The CPU time of another process, from Linux's `/proc`.

use std::fs;
use std::time::Duration;

/// Returns the CPU time of a process and its children; `None` where the system does not tell.
/// Processes count in ticks of 10 ms, living threads in nanoseconds: the larger one is nearer.
pub(super) fn cpu_time(pid: u32) -> Option<Duration> {
    let mut total = Duration::ZERO;
    let mut waiting = vec![pid];
    let mut known = false;
    while let Some(pid) = waiting.pop() {
        let Some((own, ended_children)) = ticks(pid) else { continue };
        known = true;
        total += own.max(threads(pid)) + ended_children;
        waiting.extend(children(pid));
    }
    known.then_some(total)
}

/// Reads the ticks of the process, and of its children that ended, from `stat`.
fn ticks(pid: u32) -> Option<(Duration, Duration)> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The second field is the program's name in parentheses, which may hold anything.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    // Fields 14 to 17 of the manual (proc_pid_stat(5)): utime, stime, cutime, cstime.
    let field = |number: usize| fields.get(number - 3)?.parse::<u64>().ok();
    let per_second = rustix::param::clock_ticks_per_second().max(1);
    let time = |ticks: u64| Duration::from_nanos(ticks.saturating_mul(1_000_000_000 / per_second));
    Some((time(field(14)? + field(15)?), time(field(16)? + field(17)?)))
}

fn threads(pid: u32) -> Duration {
    let stats = tasks(pid, "schedstat");
    stats
        .filter_map(|stat| stat.split_whitespace().next()?.parse().ok())
        .map(Duration::from_nanos)
        .sum()
}

fn children(pid: u32) -> Vec<u32> {
    let parse = |list: String| -> Vec<u32> {
        list.split_whitespace().filter_map(|pid| pid.parse().ok()).collect()
    };
    tasks(pid, "children").flat_map(parse).collect()
}

fn tasks(pid: u32, file: &'static str) -> impl Iterator<Item = String> {
    let tasks = fs::read_dir(format!("/proc/{pid}/task")).into_iter().flatten().flatten();
    tasks.filter_map(move |task| fs::read_to_string(task.path().join(file)).ok())
}

#[cfg(test)]
#[cfg(target_os = "linux")]
mod tests {
    use super::*;
    use sakiyomi_core::{Clock as _, SystemClock};

    #[test]
    fn the_time_of_this_process_is_what_its_own_clock_says() {
        // Work long enough for some ticks of the kernel's clock.
        let mut x = 1u64;
        while SystemClock::Process.cpu() < Duration::from_millis(50) {
            x = std::hint::black_box(x.wrapping_mul(3));
        }
        let before = SystemClock::Process.cpu();
        let seen = cpu_time(std::process::id()).unwrap();
        // Ticks are 10 ms long; children of other tests may add to what is seen.
        assert!(seen + Duration::from_millis(30) >= before, "{seen:?} of {before:?}");
    }

    #[test]
    fn a_process_that_does_not_exist_has_no_time() {
        assert_eq!(cpu_time(u32::MAX), None);
    }
}
