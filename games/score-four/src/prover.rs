//! Proofs for the player at the board: is this won, and which moves lose?
//!
//! The game is usually decided long before its end by threats that nobody can use yet, which
//! proof-number search sees earlier than a search of fixed depth: it follows forced lines to the
//! end of the board. The other search gets only what no proof decides.

use crate::{Board, Column, ScoreFour, columns_of};
use sakiyomi_core::{Meter, Seat, State as _};
use sakiyomi_search::proof_number::{ProofSearch, ProofTable};

use super::win_problem::{Goal, WinProblem};
use sakiyomi_play::solver::Value;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Proof {
    pub(super) win: Option<Column>,
    pub(super) value: Option<Value>,
    /// The columns that are known to lose, as bits.
    pub(super) losing: u64,
}

/// Searches for proofs, and keeps them for the rest of the game.
pub(super) struct Prover {
    table: Option<ProofTable>,
    problem: WinProblem,
}

impl Default for Prover {
    fn default() -> Self {
        let problem = WinProblem::new(Goal { attacker: Seat::First, by: None });
        Prover { table: None, problem }
    }
}

impl Prover {
    /// Makes the table fit into `bytes`; tells whether that is possible.
    pub(super) fn fit(&mut self, bytes: u64) -> bool {
        if bytes < ProofTable::MIN_BYTES {
            self.table = None;
            return false;
        }
        if self.table.as_ref().is_none_or(|table| table.bytes() > bytes) {
            self.table = Some(ProofTable::new(bytes));
        }
        true
    }

    pub(super) fn forget(&mut self) {
        if let Some(table) = &mut self.table {
            table.clear();
        }
    }

    pub(super) fn memory(&self) -> u64 {
        self.table.as_ref().map_or(0, ProofTable::bytes)
    }

    /// Searches for a win until `until_win` runs out, and for losing moves until `until_loss` does.
    pub(super) fn prove(&mut self, state: &ScoreFour, meters: [&mut Meter<'_>; 2]) -> Proof {
        let [until_win, until_loss] = meters;
        let (me, opponent) = (state.to_move(), state.to_move().opponent());
        let mut proof = Proof::default();
        let cannot_win = match self.wins(me, state.board(), until_win) {
            Some(true) => {
                proof.win = moves(state.board())
                    .find(|&(_, next)| self.wins(me, next, until_loss) == Some(true))
                    .map(|(column, _)| column);
                proof.value = Some(Value::Win);
                return proof;
            }
            answer => answer.is_some(),
        };
        // One search covers the opponent's wins after all moves; the table then knows which moves lose.
        proof.value = match self.wins(opponent, state.board(), until_loss) {
            Some(true) => Some(Value::Loss),
            Some(false) if cannot_win => Some(Value::Draw),
            _ => None,
        };
        for (column, next) in moves(state.board()) {
            if self.known(opponent, next) == Some(true) {
                proof.losing |= 1 << column.index();
            }
        }
        proof
    }

    fn wins(&mut self, attacker: Seat, board: Board, meter: &mut Meter<'_>) -> Option<bool> {
        self.problem.set_goal(Goal { attacker, by: None });
        let table = self.table.get_or_insert_with(|| ProofTable::new(ProofTable::MIN_BYTES));
        let numbers = ProofSearch::new(&mut self.problem, table, |_| {}).run(&board, meter);
        numbers.settled().map(|proved| proved == (board.to_move() == attacker))
    }

    /// Tells what is known without a search.
    fn known(&mut self, attacker: Seat, board: Board) -> Option<bool> {
        use sakiyomi_search::proof_number::ProofProblem as _;
        self.problem.set_goal(Goal { attacker, by: None });
        let initialized = self.problem.initialize(&board).settled();
        let settled =
            initialized.or_else(|| self.table.as_ref()?.get(self.problem.key(&board))?.settled());
        settled.map(|proved| proved == (board.to_move() == attacker))
    }
}

fn moves(board: Board) -> impl Iterator<Item = (Column, Board)> {
    columns_of(board.playable())
        .map(move |column| (column, board.after(board.landing(column.index()))))
}
