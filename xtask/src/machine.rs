//! The machine that the checks run on, so that a failure elsewhere can be understood.

use std::fs;
use std::thread::available_parallelism;

use crate::kernels::{InstructionSet, KernelsError};

/// Returns the line that describes this machine.
///
/// # Errors
/// When the environment forces kernels that there are not.
pub(crate) fn describe() -> Result<String, KernelsError> {
    let read = |path| fs::read_to_string(path).unwrap_or_default();
    let forced = InstructionSet::forced()?.is_some();
    Ok(line(
        value_of(&read("/proc/cpuinfo"), "model name"),
        available_parallelism().map_or(1, usize::from),
        memory_kib(&read("/proc/meminfo")),
        &format!("{}{}", InstructionSet::detect(), if forced { " (forced)" } else { "" }),
    ))
}

fn line(processor: Option<&str>, cores: usize, memory: Option<u64>, kernels: &str) -> String {
    let processor = processor.unwrap_or("unknown processor");
    let cores = format!("{cores} {}", if cores == 1 { "core" } else { "cores" });
    let memory = memory.map_or("unknown memory".to_owned(), |kib| {
        format!("{:.1} GiB of memory", kib as f64 / f64::from(1 << 20))
    });
    format!("machine  {processor}, {cores}, {memory}, kernels {kernels}")
}

fn memory_kib(text: &str) -> Option<u64> {
    value_of(text, "MemTotal")?.strip_suffix(" kB")?.parse().ok()
}

fn value_of<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    let mut pairs = text.lines().filter_map(|line| line.split_once(':'));
    pairs.find(|(name, _)| name.trim() == key).map(|(_, value)| value.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn processor_and_memory_are_found_in_the_texts_of_linux() {
        let text = "processor\t: 0\nvendor_id\t: GenuineIntel\nmodel name\t: Intel(R) Xeon(R) CPU @ 2.20GHz\n\
            processor\t: 1\nmodel name\t: Another\n";
        assert_eq!(value_of(text, "model name"), Some("Intel(R) Xeon(R) CPU @ 2.20GHz"));
        assert_eq!(memory_kib("MemTotal:       24563300 kB\nMemFree: 1 kB\n"), Some(24_563_300));
        assert_eq!((value_of("", "model name"), memory_kib("MemTotal: much")), (None, None));
    }

    #[test]
    fn a_machine_is_one_line_also_where_little_is_known() {
        assert_eq!(
            line(Some("AMD EPYC"), 2, Some(24_563_300), "avx512"),
            "machine  AMD EPYC, 2 cores, 23.4 GiB of memory, kernels avx512"
        );
        assert_eq!(
            line(None, 1, None, "portable (forced)"),
            "machine  unknown processor, 1 core, unknown memory, kernels portable (forced)"
        );
    }
}
