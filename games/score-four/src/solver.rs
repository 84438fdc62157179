//! The exact solver: who wins, in how many plies, and how.
//!
//! Two proofs decide a position: does the player to move win, and does the opponent? The searches
//! alternate with growing node limits, because the one with the answer *yes* is usually faster and
//! makes the other superfluous; the table keeps both. The distance comes from the same search with
//! a limit on the beads, which grows until the answer is yes. Best moves and the line are proofs
//! about the positions along the way.

use std::io::{self, Read, Write};

use crate::{Board, Column, ScoreFour, columns_of};
use sakiyomi_core::{Budget, Effort, ManualClock, Meter, Outcome, Seat, State as _, Stop};
use sakiyomi_search::proof_number::{LoadError, Numbers, ProofSearch, ProofTable, Snapshot};

use super::win_problem::{Goal, WinProblem};
use sakiyomi_play::solver::{
    Distance, ProofNumbers, Solution, SolveProgress, SolveRequest, SolveStage, Solver, Value,
};

/// What saved tables are called; the number counts the forms that keys have had.
const LABEL: &str = "score-four 1";
/// The node limit of the first question before the other gets its turn.
const FIRST_TURN: u64 = 1 << 14;
/// The positions that distance, best moves and line may cost beyond what the result has cost.
const DETAILS: u64 = 1 << 20;

/// Solves Score Four with proof-number search.
pub struct ScoreFourSolver {
    table: ProofTable,
    problem: WinProblem,
}

impl ScoreFourSolver {
    /// Returns a solver with a table of no more than `memory` bytes, or the smallest there is (4 MB).
    pub fn new(memory: u64) -> ScoreFourSolver {
        let goal = Goal { attacker: Seat::First, by: None };
        ScoreFourSolver { table: ProofTable::new(memory), problem: WinProblem::new(goal) }
    }
}

impl Solver<ScoreFour> for ScoreFourSolver {
    fn solve(
        &mut self,
        state: &ScoreFour,
        request: SolveRequest<'_>,
        watch: &mut dyn FnMut(&SolveProgress),
    ) -> Solution<Column> {
        let meter = Meter::start(request.budget, request.clock, request.stop);
        let proof = ProofNumbers { attacker: state.to_move(), proof: 1, disproof: 1 };
        let mut work = Work { solver: self, meter, watch, left: u64::MAX, proof };
        let mut solution = work.solve(state, request.thorough);
        solution.effort = Effort { memory: work.solver.table.bytes(), ..work.meter.effort() };
        solution
    }

    fn outcome(&mut self, state: &ScoreFour, nodes: u64) -> Option<Outcome> {
        if let Some(outcome) = state.outcome() {
            return Some(outcome);
        }
        let (clock, stop) = (ManualClock::default(), Stop::default());
        let meter = Meter::start(Budget::nodes(nodes), &clock, &stop);
        let proof = ProofNumbers { attacker: state.to_move(), proof: 1, disproof: 1 };
        let mut work = Work { solver: self, meter, watch: &mut |_| {}, left: u64::MAX, proof };
        let (lowest, highest) = work.result(state);
        (lowest == highest).then(|| lowest.outcome(state.to_move(), None))
    }

    fn forget(&mut self) {
        self.table.clear();
    }

    fn save(&self, out: &mut dyn Write) -> io::Result<()> {
        self.table.save(LABEL, out)
    }

    fn load(&mut self, input: &mut dyn Read) -> Result<u64, LoadError> {
        self.table.load(LABEL, input)
    }
}

struct Work<'a, 'm> {
    solver: &'a mut ScoreFourSolver,
    meter: Meter<'m>,
    watch: &'a mut dyn FnMut(&SolveProgress),
    left: u64,
    /// Where the last question ended.
    proof: ProofNumbers,
}

impl Work<'_, '_> {
    fn solve(&mut self, state: &ScoreFour, thorough: bool) -> Solution<Column> {
        let (lowest, highest) = match state.outcome() {
            Some(Outcome::Won { .. }) => (Value::Loss, Value::Loss),
            Some(_) => (Value::Draw, Value::Draw),
            None => self.result(state),
        };
        let proof = self.proof;
        let mut solution = Solution {
            lowest,
            highest,
            score: None,
            distance: None,
            best: Vec::new(),
            best_is_complete: false,
            line: Vec::new(),
            proof: Some(proof),
            proof_effort: self.meter.effort(),
            effort: Effort::default(),
        };
        let Some(value) = solution.value() else { return solution };
        if state.outcome().is_some() {
            solution.distance = state.is_won().then_some(Distance { at_least: 0, at_most: 0 });
            return Solution { best_is_complete: true, ..solution };
        }
        self.left = if thorough { u64::MAX } else { self.meter.effort().nodes + DETAILS };
        let winner = match value {
            Value::Draw => None,
            Value::Win => Some(state.to_move()),
            Value::Loss => Some(state.to_move().opponent()),
        };
        solution.distance = winner.map(|winner| self.distance(state, winner));
        let end = solution.distance.and_then(Distance::exact).map(|plies| state.plies() + plies);
        (solution.best, solution.best_is_complete) = self.best_moves(state, winner, end);
        solution.line = self.line(state, winner, end);
        // A line is worth showing even if nothing was left to find all best moves with.
        if let (true, Some(&first)) = (solution.best.is_empty(), solution.line.first()) {
            solution.best.push(first);
        }
        solution
    }

    /// Asks in turn whether either player wins, and returns the smallest and the largest possible result.
    fn result(&mut self, state: &ScoreFour) -> (Value, Value) {
        let me = state.to_move();
        let mut open = [Some(me), Some(me.opponent())];
        let mut turn = FIRST_TURN;
        let (mut lowest, mut highest) = (Value::Loss, Value::Win);
        while lowest < highest && self.meter.poll() {
            for attacker in &mut open {
                let Some(seat) = *attacker else { continue };
                self.left = turn;
                let wins = self.wins(seat, None, state.board());
                match (wins, seat == me) {
                    (None, _) => continue,
                    (Some(true), true) => lowest = Value::Win,
                    (Some(true), false) => highest = Value::Loss,
                    (Some(false), true) => highest = highest.min(Value::Draw),
                    (Some(false), false) => lowest = lowest.max(Value::Draw),
                }
                *attacker = None;
                if lowest >= highest {
                    break;
                }
            }
            turn *= 2;
        }
        (lowest.min(highest), highest.max(lowest))
    }

    fn distance(&mut self, state: &ScoreFour, winner: Seat) -> Distance {
        let beads = state.plies();
        let mut at_least = if winner == state.to_move() { 1 } else { 2 };
        let at_most = {
            let longest = 64 - beads;
            longest - (longest - at_least) % 2
        };
        while at_least < at_most {
            match self.wins(winner, Some(beads + at_least), state.board()) {
                Some(true) => return Distance { at_least, at_most: at_least },
                Some(false) => at_least += 2,
                None => break,
            }
        }
        Distance { at_least, at_most }
    }

    /// Returns the moves that keep the result and the `end`, and whether all were found.
    fn best_moves(
        &mut self,
        state: &ScoreFour,
        winner: Option<Seat>,
        end: Option<u32>,
    ) -> (Vec<Column>, bool) {
        let mut best = Vec::new();
        let mut complete = true;
        for (column, next) in moves(state) {
            match self.keeps(&next, winner, end) {
                Some(true) => best.push(column),
                Some(false) => {}
                None => complete = false,
            }
        }
        (best, complete)
    }

    fn line(&mut self, state: &ScoreFour, winner: Option<Seat>, end: Option<u32>) -> Vec<Column> {
        let mut line = Vec::new();
        let mut state = *state;
        while state.outcome().is_none() {
            let found = if winner == Some(state.to_move().opponent()) && end.is_none() {
                safe_move(&state)
            } else {
                moves(&state).find(|(_, next)| self.keeps(next, winner, end) == Some(true))
            };
            let Some((column, next)) = found else { break };
            line.push(column);
            state = next;
        }
        line
    }

    /// Tells whether the move that led to `next` was best, given the result and the end before it.
    fn keeps(&mut self, next: &ScoreFour, winner: Option<Seat>, end: Option<u32>) -> Option<bool> {
        let moved = next.to_move().opponent();
        match (winner, next.outcome()) {
            (Some(winner), Some(_)) => Some(next.is_won() && moved == winner),
            (Some(winner), None) if moved == winner => self.wins(winner, end, next.board()),
            // Every move of the loser loses; which is best depends on how long it can hold out.
            (Some(winner), None) => match end {
                None => None,
                Some(end) => self.wins(winner, Some(end - 2), next.board()).map(|wins| !wins),
            },
            (None, Some(_)) => Some(true),
            (None, None) => self.wins(next.to_move(), None, next.board()).map(|wins| !wins),
        }
    }

    /// Tells whether `attacker` wins from `board`, with `by` beads on it at the latest.
    fn wins(&mut self, attacker: Seat, by: Option<u32>, board: Board) -> Option<bool> {
        self.solver.problem.set_goal(Goal { attacker, by });
        let to_move = board.to_move();
        let seen_by_attacker = |numbers: Numbers| {
            let (proof, disproof) = (numbers.proof(), numbers.disproof());
            let (proof, disproof) =
                if to_move == attacker { (proof, disproof) } else { (disproof, proof) };
            ProofNumbers { attacker, proof, disproof }
        };
        let start = self.meter.effort();
        let watch = &mut self.watch;
        let beads = board.occupied().count_ones();
        let tell = |snapshot: Snapshot| {
            let nodes = start.nodes + snapshot.nodes;
            watch(&SolveProgress {
                stage: SolveStage::Win {
                    proof: seen_by_attacker(snapshot.root),
                    plies: by.map(|by| by.saturating_sub(beads)),
                },
                effort: Effort { nodes, ..start },
                fill: snapshot.fill,
            });
        };
        let mut search = ProofSearch::new(&mut self.solver.problem, &mut self.solver.table, tell);
        let numbers = search.run_for(self.left, &board, &mut self.meter);
        self.left = self.left.saturating_sub(self.meter.effort().nodes - start.nodes);
        self.proof = seen_by_attacker(numbers);
        numbers.settled().map(|proved| proved == (to_move == attacker))
    }
}

/// Returns a move after which the opponent does not win at once, or any if there is none.
fn safe_move(state: &ScoreFour) -> Option<(Column, ScoreFour)> {
    moves(state).find(|(_, next)| next.board().winning_cells() == 0).or_else(|| moves(state).next())
}

fn moves(state: &ScoreFour) -> impl Iterator<Item = (Column, ScoreFour)> + use<> {
    let state = *state;
    columns_of(state.board().playable()).map(move |column| {
        let mut next = state;
        next.apply(column);
        (column, next)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::endgames::{Brute, BruteDistance, reasonable_state};
    use sakiyomi_core::{Budget, ManualClock, Stop};
    use std::time::Duration;

    const SMALL: u64 = ProofTable::MIN_BYTES;

    fn solve(solver: &mut ScoreFourSolver, state: &ScoreFour, budget: Budget) -> Solution<Column> {
        let request = SolveRequest {
            budget,
            thorough: true,
            threads: 1,
            clock: &ManualClock::default(),
            stop: &Stop::default(),
        };
        solver.solve(state, request, &mut |_| ())
    }

    fn number(value: Value) -> i8 {
        match value {
            Value::Win => 1,
            Value::Draw => 0,
            Value::Loss => -1,
        }
    }

    #[test]
    fn the_solver_agrees_with_plain_search_on_thousands_of_endgames() {
        let mut solver = ScoreFourSolver::new(SMALL);
        let mut counts = [0; 3];
        for seed in 0..4000 {
            let state = reasonable_state(seed, 51 + seed as u32 % 10);
            let value = number(solve(&mut solver, &state, Budget::UNLIMITED).value().unwrap());
            assert_eq!(value, Brute::default().value(&state), "{state}");
            counts[(value + 1) as usize] += 1;
        }
        assert!(counts.iter().all(|&count| count > 100), "{counts:?}");
    }

    #[test]
    fn the_solver_agrees_with_plain_search_on_longer_endgames() {
        let mut solver = ScoreFourSolver::new(SMALL);
        for seed in 0..200 {
            let state = reasonable_state(seed, 46 + seed as u32 % 3);
            let value = solve(&mut solver, &state, Budget::UNLIMITED).value().unwrap();
            assert_eq!(number(value), Brute::default().value(&state), "{state}");
        }
    }

    #[test]
    fn distance_best_moves_and_line_are_those_of_plain_search() {
        let mut solver = ScoreFourSolver::new(SMALL);
        for seed in 0..600 {
            let state = reasonable_state(seed, 52 + seed as u32 % 9);
            let mut brute = BruteDistance::default();
            let solution = solve(&mut solver, &state, Budget::UNLIMITED);
            let distance = solution.distance.map(|distance| distance.exact().unwrap());
            let value = brute.value(&state);
            assert_eq!(distance, value.plies(), "{state}");
            let best: Vec<Column> = moves(&state)
                .filter(|(_, next)| brute.value(next).seen_before_the_move() == value)
                .map(|(column, _)| column)
                .collect();
            assert!(solution.best_is_complete);
            assert_eq!(solution.best, best, "{state}");
            let mut end = state;
            for &mv in &solution.line {
                end.play(mv).unwrap();
            }
            assert!(end.outcome().is_some());
            if let Some(plies) = distance {
                assert_eq!(solution.line.len() as u32, plies, "{state}");
            }
        }
    }

    #[test]
    fn an_interrupted_proof_goes_on_where_it_was_saved() {
        let enough_to_interrupt = 5_000..100_000;
        let (state, answer) = (0..)
            .map(|seed| reasonable_state(seed, 34))
            .find_map(|state| {
                let mut solver = ScoreFourSolver::new(8 * SMALL);
                let answer = solve(&mut solver, &state, Budget::nodes(enough_to_interrupt.end));
                enough_to_interrupt.contains(&answer.effort.nodes).then_some((state, answer))
            })
            .unwrap();
        let nodes = answer.effort.nodes;

        let mut first = ScoreFourSolver::new(8 * SMALL);
        let part = solve(&mut first, &state, Budget::nodes(nodes / 2));
        assert_eq!(part.effort.nodes, nodes / 2);
        let mut file = Vec::new();
        first.save(&mut file).unwrap();

        let mut second = ScoreFourSolver::new(8 * SMALL);
        second.load(&mut &file[..]).unwrap();
        let rest = solve(&mut second, &state, Budget::UNLIMITED);
        assert_eq!(
            (rest.value(), rest.distance, &rest.best),
            (answer.value(), answer.distance, &answer.best)
        );
        assert!(rest.effort.nodes < nodes * 3 / 4, "{} of {nodes}", rest.effort.nodes);
    }

    #[test]
    fn every_budget_is_kept_and_leaves_the_result_open() {
        let state = ScoreFour::start();
        let mut solver = ScoreFourSolver::new(SMALL);
        for nodes in [0, 1, 2, 17, 1000] {
            let solution = solve(&mut solver, &state, Budget::nodes(nodes));
            assert!(solution.effort.nodes <= nodes, "{}", solution.effort.nodes);
            assert_eq!((solution.lowest, solution.highest), (Value::Loss, Value::Win));
            assert!(solution.value().is_none() && solution.best.is_empty());
        }
        let (clock, stop) = (ManualClock::default(), Stop::default());
        stop.request();
        for (budget, stop) in
            [(Budget::cpu(Duration::ZERO), Stop::default()), (Budget::UNLIMITED, stop)]
        {
            let request =
                SolveRequest { budget, thorough: false, threads: 1, clock: &clock, stop: &stop };
            assert!(solver.solve(&state, request, &mut |_| ()).value().is_none());
        }
    }

    #[test]
    fn a_finished_game_has_its_result() {
        let mut state = ScoreFour::start();
        for column in "a1 a2 b1 b2 c1 c2 d1".split(' ') {
            state.play(column.parse().unwrap()).unwrap();
        }
        let solution = solve(&mut ScoreFourSolver::new(SMALL), &state, Budget::nodes(1));
        assert_eq!(solution.value(), Some(Value::Loss));
        assert_eq!(solution.distance, Some(Distance { at_least: 0, at_most: 0 }));
        assert!(solution.line.is_empty());
    }

    #[test]
    fn progress_is_told_while_the_search_goes_on() {
        let state = reasonable_state(3, 12);
        let mut told = Vec::new();
        let request = SolveRequest {
            budget: Budget::nodes(200_000),
            thorough: false,
            threads: 1,
            clock: &ManualClock::default(),
            stop: &Stop::default(),
        };
        ScoreFourSolver::new(SMALL).solve(&state, request, &mut |progress| told.push(*progress));
        assert!(told.len() > 3);
        assert!(told.windows(2).all(|pair| pair[0].effort.nodes < pair[1].effort.nodes));
        assert!(told.iter().all(|progress| {
            let open = matches!(progress.stage, SolveStage::Win { proof, .. } if proof.proof > 0);
            open && progress.fill > 0.0
        }));
    }
}
