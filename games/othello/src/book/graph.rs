//! Positions and the moves between them, and how values travel along the moves.

use std::cmp::Reverse;
use std::collections::HashMap;

use crate::rules::squares;
use crate::{Board, Othello};
use sakiyomi_core::{Certainty, Dihedral, Seat, Symmetric as _};

/// All positions of a book, the start first.
#[derive(Clone, Debug)]
pub(super) struct Graph {
    nodes: Vec<Node>,
    places: HashMap<Board, u32>,
}

/// A position of a book, turned as [`canonical`] turns it.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) board: Board,
    /// What it is worth to the player to move, in hundredths of a disc.
    pub(super) value: i32,
    /// How many plies from here the search ended that gave the value.
    pub(super) depth: u32,
    pub(super) certainty: Certainty,
    /// Where each move leads, in the order of [`next_boards`]; `None` at the edge of the book.
    next: Option<Box<[u32]>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct LeafValue {
    /// For the player to move, in hundredths of a disc.
    pub(super) value: i32,
    pub(super) depth: u32,
    pub(super) certainty: Certainty,
}

impl LeafValue {
    /// The value of a position that has not been searched.
    pub(super) const NONE: LeafValue =
        LeafValue { value: 0, depth: 0, certainty: Certainty::Depth };
}

impl Node {
    pub(super) fn is_opened(&self) -> bool {
        self.next.is_some()
    }

    /// Returns what a search said about a position at the edge of the book.
    pub(super) fn leaf_value(&self) -> Option<LeafValue> {
        let Node { value, depth, certainty, .. } = *self;
        self.next.is_none().then_some(LeafValue { value, depth, certainty })
    }

    /// Returns where each move leads; nowhere at the edge of the book.
    pub(super) fn next(&self) -> impl Iterator<Item = usize> {
        self.next.iter().flatten().map(|&place| place as usize)
    }
}

impl Graph {
    pub(super) fn new(start: Board) -> Graph {
        let mut graph = Graph { nodes: Vec::new(), places: HashMap::new() };
        graph.add(canonical(start), LeafValue::NONE);
        graph
    }

    pub(super) fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    pub(super) fn find(&self, canonical: Board) -> Option<&Node> {
        self.places.get(&canonical).map(|&place| &self.nodes[place as usize])
    }

    /// Expands the position at `place` with `evaluate` for new ones; [`Graph::settle`] must follow.
    pub(super) fn open(&mut self, place: usize, mut evaluate: impl FnMut(Board) -> LeafValue) {
        let boards = next_boards(self.nodes[place].board);
        let next = boards.into_iter().map(|board| match self.places.get(&board) {
            Some(&place) => place,
            None => self.add(board, evaluate(board)),
        });
        self.nodes[place].next = Some(next.collect());
    }

    pub(super) fn set_leaf_value(&mut self, place: usize, leaf: LeafValue) {
        let LeafValue { value, depth, certainty } = leaf;
        self.nodes[place] = Node { value, depth, certainty, ..self.nodes[place].clone() };
    }

    fn add(&mut self, board: Board, leaf: LeafValue) -> u32 {
        let place = u32::try_from(self.nodes.len()).expect("a book fits in memory");
        let LeafValue { value, depth, certainty } = leaf;
        self.nodes.push(Node { board, value, depth, certainty, next: None });
        self.places.insert(board, place);
        place
    }

    /// Backs values up from the leaves; of equal moves, the one searched deepest counts.
    pub(super) fn settle(&mut self) {
        for place in self.last_first() {
            let best = self.nodes[place].next().min_by_key(|&next| {
                let Node { value, depth, .. } = self.nodes[next];
                (value, Reverse(depth))
            });
            if let Some(best) = best {
                let Node { value, depth, certainty, .. } = self.nodes[best];
                let node = &mut self.nodes[place];
                (node.value, node.depth, node.certainty) = (-value, depth + 1, certainty);
            }
        }
    }

    /// Returns each position's cheapest way from the start: `step` a move, plus what moves lose.
    pub(super) fn costs(&self, step: u32) -> Vec<u32> {
        let mut costs = vec![u32::MAX; self.nodes.len()];
        costs[0] = 0;
        for place in self.last_first().into_iter().rev() {
            for next in self.nodes[place].next() {
                let loss = self.nodes[place].value + self.nodes[next].value;
                debug_assert!(loss >= 0, "no move is worth more than the best one");
                let cost = costs[place].saturating_add(step).saturating_add(loss.cast_unsigned());
                costs[next] = costs[next].min(cost);
            }
        }
        costs
    }

    /// Returns all positions, more discs first; one with a forced pass after where the pass leads.
    fn last_first(&self) -> Vec<usize> {
        let mut by_discs = vec![[Vec::new(), Vec::new()]; 65];
        for (place, Node { board, .. }) in self.nodes.iter().enumerate() {
            let empty = board.empty().count_ones() as usize;
            by_discs[empty][usize::from(board.mobility() == 0)].push(place);
        }
        by_discs.into_iter().flatten().flatten().collect()
    }
}

/// Returns where the moves lead, each turned as [`canonical`] turns it; nowhere when the game is over.
pub(super) fn next_boards(board: Board) -> Vec<Board> {
    let mobility = board.mobility();
    if mobility == 0 {
        let passed = board.swapped();
        return if passed.mobility() == 0 { Vec::new() } else { vec![canonical(passed)] };
    }
    let after = |square: u8| canonical(board.after(square, board.flips(square)));
    squares(mobility).map(|square| after(square as u8)).collect()
}

/// Returns the one of the eight turns and mirror images of `board` that stands for all of them.
pub(super) fn canonical(board: Board) -> Board {
    let state = Othello::new(board, Seat::First);
    let turned = (0..8u8).map(|bits| {
        let [transpose, mirror_x, mirror_y] = [1, 2, 4].map(|bit| bits & bit != 0);
        state.transform(Dihedral { transpose, mirror_x, mirror_y }).board()
    });
    turned.min_by_key(|board| (board.own, board.opponent)).expect("there are eight")
}

#[cfg(test)]
mod tests {
    use super::*;
    use sakiyomi_core::{MoveList, Rng, State as _, closure};

    #[test]
    fn all_turns_of_a_board_have_one_form() {
        let mut rng = Rng::seeded(3);
        for plies in 0..50 {
            let mut state = Othello::start();
            for _ in 0..plies {
                let Some(mv) = state.random_move(&mut rng, &mut MoveList::new()) else { break };
                state.apply(mv);
            }
            let form = canonical(state.board());
            let turns: Vec<Board> =
                closure::<Dihedral>().iter().map(|&by| state.transform(by).board()).collect();
            assert!(turns.contains(&form), "{state}");
            assert!(turns.iter().all(|&board| canonical(board) == form), "{state}");
        }
    }

    #[test]
    fn the_first_move_is_one_position_and_the_second_three() {
        let mut graph = Graph::new(Othello::start().board());
        graph.open(0, |_| LeafValue::NONE);
        assert_eq!(graph.nodes().len(), 2);
        graph.open(1, |_| LeafValue::NONE);
        assert_eq!(graph.nodes().len(), 5);
    }

    #[test]
    fn values_travel_through_a_pass() {
        // White has no move; black then takes the last square.
        let state: Othello = format!("{}XO- O", "O".repeat(61)).parse().unwrap();
        let mut graph = Graph::new(state.board());
        graph.open(0, |board| LeafValue { value: 1, ..evaluate(board) });
        graph.open(1, evaluate);
        graph.settle();
        let discs = |colour: u64| colour.count_ones().cast_signed();
        let mut end = state;
        end.apply("ps".parse().unwrap());
        end.apply("h8".parse().unwrap());
        let (black, white) = end.colours();
        let [start, passed, _] = graph.nodes() else { panic!("three positions") };
        assert_eq!(start.value, 100 * (discs(white) - discs(black)));
        assert_eq!((passed.value, passed.depth, start.depth), (-start.value, 1, 2));
        assert_eq!(start.certainty, Certainty::Exact);
    }

    /// Counts discs.
    fn evaluate(board: Board) -> LeafValue {
        let value = 100 * Othello::new(board, Seat::First).tournament_score();
        LeafValue { value, depth: 0, certainty: Certainty::Exact }
    }

    #[test]
    fn a_way_costs_its_length_and_what_its_moves_lose() {
        let mut graph = Graph::new(Othello::start().board());
        graph.open(0, |_| LeafValue::NONE);
        let mut values = [300, 100, 250].into_iter();
        graph.open(1, |_| LeafValue { value: values.next().unwrap(), ..LeafValue::NONE });
        graph.settle();
        assert_eq!(graph.nodes()[0].value, 100);
        assert_eq!(graph.costs(10), [0, 10, 220, 20, 170]);
    }
}
