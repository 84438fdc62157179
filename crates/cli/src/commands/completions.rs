//! `sakiyomi completions`: what shells complete, and manual pages.

use std::path::PathBuf;

use anyhow::Context as _;
use clap::Args;
use clap_complete::Shell;

use crate::context::Context;
use crate::failure::refused;
use crate::msg;
use crate::output::write;
use crate::words::cannot_write;
use sakiyomi_core::Reason;

#[derive(Args)]
pub(crate) struct CompletionsArgs {
    #[arg(value_name = "SHELL")]
    target: Target,
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Target {
    Bash,
    Zsh,
    Fish,
    #[value(name = "powershell")]
    PowerShell,
    Man,
}

pub(crate) fn run(args: &CompletionsArgs, context: &Context) -> anyhow::Result<()> {
    let mut command = crate::command_line(&context.list(), context.lang);
    let shell = match args.target {
        Target::Bash => Shell::Bash,
        Target::Zsh => Shell::Zsh,
        Target::Fish => Shell::Fish,
        Target::PowerShell => Shell::PowerShell,
        Target::Man => return manual(command, args.out.as_deref()),
    };
    if args.out.is_some() {
        return Err(refused(Reason::new(msg("completions-only-man"))));
    }
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, "sakiyomi", &mut script);
    write(&String::from_utf8_lossy(&script));
    Ok(())
}

/// Prints the page of the program, or writes those of all commands to a folder.
fn manual(command: clap::Command, folder: Option<&std::path::Path>) -> anyhow::Result<()> {
    let Some(folder) = folder else {
        let mut page = Vec::new();
        clap_mangen::Man::new(command).render(&mut page)?;
        write(&String::from_utf8_lossy(&page));
        return Ok(());
    };
    std::fs::create_dir_all(folder)
        .and_then(|()| clap_mangen::generate_to(command, folder))
        .with_context(|| cannot_write(folder))
}
