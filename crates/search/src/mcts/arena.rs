//! The nodes of a tree in one vector. The children of a node lie side by side, behind their parent, so
//! that pruning moves what stays to the front, block by block.

use std::ops::Range;

use super::proof::Proof;

/// A node, with the statistics of the move that led to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<M> {
    /// The sum of all results, for the player who moved here.
    pub(super) total: f64,
    pub(super) visits: u32,
    pub(super) prior: f32,
    first_child: u32,
    children: u16,
    /// Simulations in progress (virtual losses).
    pub(super) waiting: u16,
    pub(super) proof: Proof,
    mv: Option<M>,
}

impl<M: Copy> Node<M> {
    pub(super) fn new(mv: Option<M>, prior: f32) -> Node<M> {
        Node {
            total: 0.0,
            visits: 0,
            prior,
            first_child: 0,
            children: 0,
            waiting: 0,
            proof: Proof::Open,
            mv,
        }
    }

    #[inline]
    pub(super) fn mv(&self) -> M {
        self.mv.expect("only the root was not moved to")
    }

    /// Returns visits and simulations in progress.
    #[inline]
    pub(super) fn tries(&self) -> u32 {
        self.visits + u32::from(self.waiting)
    }

    #[inline]
    pub(super) const fn is_expanded(&self) -> bool {
        self.children > 0
    }

    #[inline]
    pub(super) const fn children(&self) -> Range<u32> {
        self.first_child..self.first_child + self.children as u32
    }

    /// Returns the mean result for the player who moved here.
    #[inline]
    pub(super) fn mean(&self) -> Option<f32> {
        (self.visits > 0).then(|| (self.total / f64::from(self.visits)) as f32)
    }

    pub(super) fn value(&self) -> Option<f32> {
        self.proof.value().or_else(|| self.mean())
    }
}

/// The nodes; the first is the root.
#[derive(Clone, Debug)]
pub(super) struct Arena<M> {
    nodes: Vec<Node<M>>,
    limit: usize,
}

pub(super) const ROOT: u32 = 0;

impl<M: Copy> Arena<M> {
    pub(super) fn new() -> Arena<M> {
        Arena { nodes: vec![Node::new(None, 1.0)], limit: usize::MAX }
    }

    pub(super) fn limit_to(&mut self, bytes: u64) {
        // Indices have 32 bits.
        let most = (bytes / size_of::<Node<M>>() as u64).min(u64::from(u32::MAX));
        self.limit = usize::try_from(most).unwrap_or(usize::MAX);
    }

    pub(super) fn limit(&self) -> u64 {
        (self.limit as u64).saturating_mul(size_of::<Node<M>>() as u64)
    }

    pub(super) fn bytes(&self) -> u64 {
        (self.nodes.capacity() * size_of::<Node<M>>()) as u64
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    #[inline]
    pub(super) fn get(&self, index: u32) -> &Node<M> {
        &self.nodes[index as usize]
    }

    #[inline]
    pub(super) fn get_mut(&mut self, index: u32) -> &mut Node<M> {
        &mut self.nodes[index as usize]
    }

    #[inline]
    pub(super) fn children_of(&self, index: u32) -> &[Node<M>] {
        let Range { start, end } = self.get(index).children();
        &self.nodes[start as usize..end as usize]
    }

    /// Adds the children of a node, and tells whether there was room. The root's always fit.
    pub(super) fn expand(
        &mut self,
        parent: u32,
        moves: impl ExactSizeIterator<Item = (M, f32)>,
    ) -> bool {
        let (first, count) = (self.nodes.len(), moves.len());
        let needed = first + count;
        if needed > self.limit && parent != ROOT {
            return false;
        }
        let children = u16::try_from(count).expect("a position has fewer than 65,536 moves");
        if needed > self.nodes.capacity() {
            // Doubling as a vector does, but not beyond the limit.
            let wanted = (2 * self.nodes.capacity()).min(self.limit).max(needed);
            self.nodes.reserve_exact(wanted - first);
        }
        self.nodes.extend(moves.map(|(mv, prior)| Node::new(Some(mv), prior)));
        let node = self.get_mut(parent);
        (node.first_child, node.children) = (first as u32, children);
        true
    }

    /// Makes `root` the root; prunes everything else, and children of nodes below `least` visits.
    pub(super) fn keep(&mut self, root: u32, least: u32) {
        let mut blocks: Vec<Block> = Vec::new();
        let mut open = vec![root];
        while let Some(parent) = open.pop() {
            let node = self.get_mut(parent);
            if parent != root && node.visits < least {
                (node.first_child, node.children) = (0, 0);
            }
            let Range { start, end } = node.children();
            if start < end {
                blocks.push(Block { start, end, parent, moved_to: 0 });
                open.extend((start..end).filter(|&child| self.get(child).is_expanded()));
            }
        }
        blocks.sort_unstable_by_key(|block| block.start);
        self.nodes[ROOT as usize] = self.nodes[root as usize];
        let mut end = 1;
        for index in 0..blocks.len() {
            let block = blocks[index];
            // A parent lies before its children: its block has been moved.
            let parent = if block.parent == root {
                ROOT
            } else {
                let home = blocks[..index].partition_point(|other| other.start <= block.parent) - 1;
                block.parent - blocks[home].start + blocks[home].moved_to
            };
            self.nodes.copy_within(block.start as usize..block.end as usize, end as usize);
            self.get_mut(parent).first_child = end;
            blocks[index].moved_to = end;
            end += block.end - block.start;
        }
        self.nodes.truncate(end as usize);
    }

    /// Prunes what was visited least, until half of the room is free.
    pub(super) fn make_room(&mut self) {
        let mut least = 2;
        while 2 * self.nodes.len() > self.limit {
            self.keep(ROOT, least);
            if least > self.get(ROOT).visits {
                return;
            }
            least *= 2;
        }
    }
}

/// Children of one node.
#[derive(Clone, Copy)]
struct Block {
    start: u32,
    end: u32,
    parent: u32,
    moved_to: u32,
}

#[cfg(test)]
mod tests {
    use super::*;
    use sakiyomi_core::Rng;

    /// Returns a random tree whose nodes have their path as the sum of results.
    fn random_tree(rng: &mut Rng, expansions: u32) -> Arena<u8> {
        let mut arena = Arena::new();
        for _ in 0..expansions {
            let mut index = ROOT;
            while arena.get(index).is_expanded() {
                let children = arena.get(index).children();
                index = children.start + rng.below(children.end - children.start);
                arena.get_mut(index).visits += 1;
            }
            let count = 1 + rng.below(4) as u8;
            let path = arena.get(index).total;
            assert!(arena.expand(index, (0..count).map(|mv| (mv, 0.5))));
            for child in arena.get(index).children() {
                arena.get_mut(child).total = 10.0 * path + f64::from(arena.get(child).mv()) + 1.0;
            }
            arena.get_mut(ROOT).visits += 1;
        }
        arena
    }

    /// Lists all nodes below `index` by their path, with their visits.
    fn listing(arena: &Arena<u8>, index: u32, least: u32, out: &mut Vec<(f64, u32)>) {
        out.push((arena.get(index).total, arena.get(index).visits));
        for child in arena.get(index).children() {
            if arena.get(child).visits >= least {
                listing(arena, child, least, out);
            } else {
                out.push((arena.get(child).total, arena.get(child).visits));
            }
        }
    }

    #[test]
    fn what_is_kept_is_what_was_there() {
        let rng = &mut Rng::seeded(1);
        for _ in 0..200 {
            let expansions = 1 + rng.below(60);
            let arena = random_tree(rng, expansions);
            let root = rng.below(arena.len() as u32);
            for least in [0, 2, 5] {
                let (mut before, mut after) = (Vec::new(), Vec::new());
                listing(&arena, root, least, &mut before);
                let mut kept = arena.clone();
                kept.keep(root, least);
                listing(&kept, ROOT, 0, &mut after);
                assert_eq!(before, after);
                assert_eq!(kept.len(), after.len(), "nothing else is kept");
            }
        }
    }

    #[test]
    fn a_full_arena_refuses_children_and_makes_room() {
        let rng = &mut Rng::seeded(2);
        let mut arena = random_tree(rng, 400);
        arena.limit_to(arena.len() as u64 * size_of::<Node<u8>>() as u64);
        let leaf = arena.len() as u32 - 1;
        let before = arena.len();
        assert!(!arena.expand(leaf, [(0, 1.0)].into_iter()));
        arena.make_room();
        assert!(arena.len() <= before / 2 && arena.get(ROOT).is_expanded());
    }
}
