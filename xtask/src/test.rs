//! `cargo xtask test`: runs the steps, one line each.
//!
//! Steps do not depend on each other, so a failed one does not end the run: one
//! run shows everything that is wrong.

use std::io::Write as _;
use std::time::Instant;

use crate::args::TestOptions;
use crate::machine::describe;
use crate::process::{Finished, command, run as run_process};
use crate::steps::{STEPS, Step};
use crate::summary::{StepResult, closing, verdict};
use crate::tools::provide;

/// Runs the chosen steps, and tells whether all are well.
///
/// # Errors
/// When something is missing that cannot be installed, or kernels are forced that there are not.
pub(crate) fn run(options: &TestOptions) -> Result<bool, String> {
    println!("{}", describe().map_err(|error| error.to_string())?);
    let steps: Vec<&Step> =
        STEPS.iter().filter(|step| options.steps.contains(&step.name)).collect();
    let mut provided = Vec::new();
    for &tool in steps.iter().flat_map(|step| step.needs) {
        if !provided.contains(&tool) {
            provide(tool)?;
            provided.push(tool);
        }
    }
    let results: Vec<StepResult> =
        steps.iter().map(|step| run_step(step, options.verbose)).collect();
    print!("{}", closing(&results));
    Ok(results.iter().all(|step| step.ok))
}

fn run_step(step: &Step, verbose: bool) -> StepResult {
    // The name comes first, so that one sees what takes its time.
    print!("{:<8} ", step.name);
    if verbose {
        println!();
    }
    let _ = std::io::stdout().flush();

    let start = Instant::now();
    let finished = run_commands(step, verbose);
    if verbose {
        print!("{:<8} ", step.name);
    }
    println!("{}", verdict(finished.ok, start.elapsed()));
    if !finished.ok && !verbose {
        println!("\n{}", finished.output);
    }
    let tests = step.tests.map(|reader| (reader.count)(&finished.output));
    let failed = step.tests.map_or_else(Vec::new, |reader| (reader.failed)(&finished.output));
    StepResult { name: step.name, ok: finished.ok, tests, failed }
}

/// Runs the commands of a step up to the first that fails, and returns their output together.
fn run_commands(step: &Step, verbose: bool) -> Finished {
    let mut all = Finished { ok: true, output: String::new() };
    for words in step.commands {
        let (program, args) = words.split_first().expect("a step's command names a program");
        let shown = format!("$ {}\n", words.join(" "));
        if verbose {
            print!("{shown}");
        }
        let mut command = command(program, args.iter().copied());
        command.envs(step.env.iter().copied());
        let finished = run_process(command, verbose)
            .unwrap_or_else(|error| Finished { ok: false, output: error + "\n" });
        all.output.push_str(&shown);
        all.output.push_str(&finished.output);
        all.ok = finished.ok;
        if !all.ok {
            break;
        }
    }
    all
}
