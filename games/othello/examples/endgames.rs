//! Solves a file of Othello endgames, or measures what each technique of the solver is worth.
//!
//! ```text
//! cargo run --release -p sakiyomi-othello --example endgames -- ffo.txt 40 49 1
//! cargo run --release -p sakiyomi-othello --example endgames -- ffo.txt techniques
//! ```
//!
//! The file has lines of fields between bars: number, board, side to move, empty
//! squares, score, best moves. With two numbers, the positions between them are
//! solved on the given number of threads; CPU time and nodes are those of the
//! score alone, without best moves and line. A wrong score ends the program.

// A program of its own, which prints its result.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::process::ExitCode;

use sakiyomi_core::{Budget, Stop, SystemClock};
use sakiyomi_othello::Othello;
use sakiyomi_othello::{OthelloSolver, Techniques};
use sakiyomi_play::{ScoreRange, SolveRequest, Solver as _};

const MEMORY: u64 = 256 << 20;

struct Endgame {
    number: u32,
    state: Othello,
    score: i32,
}

struct Cost {
    nodes: u64,
    cpu: f64,
    wall: f64,
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Vec<u32> = args.iter().skip(1).filter_map(|arg| arg.parse().ok()).collect();
    let endgames = args.first().and_then(|path| std::fs::read_to_string(path).ok());
    let done = match (endgames.as_deref().and_then(read), numbers[..].first_chunk()) {
        (Some(endgames), Some(&[from, to])) => {
            table(&endgames, from, to, numbers.get(2).map_or(1, |&threads| threads as usize))
        }
        (Some(endgames), None) => techniques(&endgames),
        (None, _) => Err("no endgames could be read".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}; usage: FILE FROM TO [THREADS], or FILE techniques");
            ExitCode::FAILURE
        }
    }
}

fn read(text: &str) -> Option<Vec<Endgame>> {
    let endgame = |line: &str| {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let &[number, board, side, _, score, ..] = &fields[..] else { return None };
        Some(Endgame {
            number: number.parse().ok()?,
            state: format!("{board} {side}").parse().ok()?,
            score: score.parse().ok()?,
        })
    };
    text.lines().filter(|line| !line.starts_with('#')).map(endgame).collect()
}

fn table(endgames: &[Endgame], from: u32, to: u32, threads: usize) -> Result<(), String> {
    let mut solver = OthelloSolver::new(MEMORY);
    let mut total = Cost { nodes: 0, cpu: 0.0, wall: 0.0 };
    println!(
        "| # | empty | score | CPU s | wall s | nodes | M nodes/s |\n|---|---|---|---|---|---|---|"
    );
    for endgame in endgames.iter().filter(|endgame| (from..=to).contains(&endgame.number)) {
        let cost = solve(&mut solver, endgame, threads)?;
        let empty = endgame.state.board().empty().count_ones();
        println!("| {} | {empty} | {:+} | {}", endgame.number, endgame.score, row(&cost));
        total.nodes += cost.nodes;
        total.cpu += cost.cpu;
        total.wall += cost.wall;
    }
    println!("| total | | | {}", row(&total));
    Ok(())
}

fn row(cost: &Cost) -> String {
    let Cost { nodes, cpu, wall } = *cost;
    format!("{cpu:.2} | {wall:.2} | {nodes} | {:.1} |", nodes as f64 / cpu / 1e6)
}

fn techniques(endgames: &[Endgame]) -> Result<(), String> {
    let all = Techniques::default();
    let rows = [
        ("all", all),
        ("no parity", Techniques { parity: false, ..all }),
        ("no stability", Techniques { stability: false, ..all }),
        ("no tables", Techniques { table: false, ..all }),
        ("no asking ahead", Techniques { etc: false, ..all }),
        ("no fastest first", Techniques { fastest_first: false, ..all }),
        ("no preparing searches", Techniques { preparation: false, ..all }),
        ("no evaluation at all", Techniques { evaluation: false, preparation: false, ..all }),
    ];
    let chosen =
        |endgame: &&Endgame| (17..=20).contains(&endgame.state.board().empty().count_ones());
    println!("| without | nodes | times | CPU s |\n|---|---|---|---|");
    let mut first = None;
    for (name, techniques) in rows {
        let mut solver = OthelloSolver::new(MEMORY).with(techniques);
        let (mut nodes, mut cpu) = (0, 0.0);
        for endgame in endgames.iter().filter(chosen) {
            let cost = solve(&mut solver, endgame, 1)?;
            nodes += cost.nodes;
            cpu += cost.cpu;
        }
        let all = *first.get_or_insert(nodes);
        println!("| {name} | {nodes} | {:.2} | {cpu:.2} |", nodes as f64 / all as f64);
    }
    Ok(())
}

fn solve(solver: &mut OthelloSolver, endgame: &Endgame, threads: usize) -> Result<Cost, String> {
    let (clock, stop) = (SystemClock::Process, Stop::default());
    let budget = Budget::UNLIMITED;
    let request = SolveRequest { budget, thorough: false, threads, clock: &clock, stop: &stop };
    let solution = solver.solve(&endgame.state, request, &mut |_| ());
    solver.forget();
    let score = solution.score.and_then(ScoreRange::exact);
    if score != Some(endgame.score) {
        return Err(format!("number {}: {score:?}, not {}", endgame.number, endgame.score));
    }
    let effort = solution.proof_effort;
    Ok(Cost { nodes: effort.nodes, cpu: effort.cpu.as_secs_f64(), wall: effort.wall.as_secs_f64() })
}
