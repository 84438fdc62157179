//! The nodes of the tree, found by what the player knows, in a bounded amount of memory.
//!
//! Nodes lie in one list and are found through a map from their keys. When the
//! memory is used up, a new node takes the place of an old one: a hand goes round
//! the list, looks at the next few nodes, and takes the one that was visited
//! least, but never one on the path that is being walked. What was visited often
//! stays, and the root always does.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use sakiyomi_core::mix64;

/// A move at a node, and what came of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<M> {
    pub(super) mv: M,
    /// How often it was chosen.
    pub(super) visits: u32,
    /// How often it could have been chosen: in how many worlds at this node it was legal.
    pub(super) available: u32,
    /// The sum of the results for the player who moves here, what was expected at first included.
    pub(super) total: f64,
    /// How many results that is the sum of.
    pub(super) weight: f64,
}

impl<M> Edge<M> {
    /// Returns a move of which nothing is known but what was expected of it, if anything.
    fn new(mv: M, expected: Expected) -> Edge<M> {
        let Expected { result, weight } = expected;
        Edge { mv, visits: 0, available: 0, total: result * weight, weight }
    }

    /// Tells whether anything is known.
    pub(super) fn is_known(&self) -> bool {
        self.weight > 0.0
    }

    /// Returns the mean result of what is known.
    pub(super) fn mean(&self) -> f64 {
        self.total / self.weight
    }
}

/// What is expected of a move before it was tried, and for how many results that counts.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Expected {
    pub(super) result: f64,
    pub(super) weight: f64,
}

/// Everything that was tried from one information set.
#[derive(Clone, Debug)]
pub(super) struct Node<M> {
    key: u64,
    pub(super) visits: u32,
    /// The walk that came here last.
    last: u64,
    pub(super) edges: Vec<Edge<M>>,
}

/// Where a node lies. It may be gone when it is looked for again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    index: u32,
    key: u64,
}

/// What was found and lost so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Counts {
    pub(super) hits: u64,
    pub(super) misses: u64,
    pub(super) evictions: u64,
}

/// All nodes.
pub(super) struct Cache<M> {
    nodes: Vec<Node<M>>,
    places: HashMap<u64, u32, BuildHasherDefault<Ready>>,
    /// Edges for which there is room, in all nodes together.
    edge_room: usize,
    /// The most bytes of nodes, edges and map together.
    limit: u64,
    hand: usize,
    /// The number of the walk that is under way.
    walk: u64,
    pub(super) counts: Counts,
}

impl<M: Copy + Eq> Cache<M> {
    /// Nodes that are compared when one has to go.
    const CANDIDATES: usize = 8;
    /// What the map takes for a node: its entry and a byte, at most half full when it has grown.
    const MAP_BYTES: u64 = 34;

    pub(super) fn new(limit: u64) -> Cache<M> {
        Cache {
            nodes: Vec::new(),
            places: HashMap::default(),
            edge_room: 0,
            limit,
            hand: 0,
            walk: 0,
            counts: Counts::default(),
        }
    }

    /// Begins to keep within `limit` bytes; what lies there is forgotten if it is too much.
    pub(super) fn limit_to(&mut self, limit: u64) {
        self.limit = limit;
        if self.bytes() > limit {
            let counts = self.counts;
            *self = Cache { counts, walk: self.walk, ..Cache::new(limit) };
        }
    }

    /// Returns the number of nodes.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Returns the memory in use.
    pub(super) fn bytes(&self) -> u64 {
        self.nodes.len() as u64 * (size_of::<Node<M>>() as u64 + Self::MAP_BYTES)
            + self.edge_room as u64 * size_of::<Edge<M>>() as u64
    }

    /// Begins a walk: its nodes stay until the next one begins.
    pub(super) fn begin_walk(&mut self) {
        self.walk += 1;
    }

    /// Returns the node with `key`, if it is there.
    pub(super) fn find(&mut self, key: u64) -> Option<Place> {
        let &index = self.places.get(&key)?;
        self.counts.hits += 1;
        self.nodes[index as usize].last = self.walk;
        Some(Place { index, key })
    }

    /// Returns a new node with `key` and room for `moves` moves, or `None` when there is no
    /// memory for it.
    pub(super) fn insert(&mut self, key: u64, moves: usize) -> Option<Place> {
        self.counts.misses += 1;
        let node_bytes = size_of::<Node<M>>() as u64 + Self::MAP_BYTES;
        let wanted = node_bytes + (moves * size_of::<Edge<M>>()) as u64;
        if self.bytes() + wanted <= self.limit {
            let edges = Vec::with_capacity(moves);
            self.edge_room += edges.capacity();
            self.nodes.push(Node { key, visits: 0, last: self.walk, edges });
            let index = self.nodes.len() as u32 - 1;
            self.places.insert(key, index);
            return Some(Place { index, key });
        }
        let index = self.least_visited(moves)?;
        let node = &mut self.nodes[index];
        let room = node.edges.capacity();
        self.places.remove(&node.key);
        node.edges.clear();
        node.edges.reserve_exact(moves);
        self.edge_room += node.edges.capacity() - room;
        (node.key, node.visits, node.last) = (key, 0, self.walk);
        self.counts.evictions += 1;
        self.places.insert(key, index as u32);
        Some(Place { index: index as u32, key })
    }

    /// Returns the node to give up for one with `moves` moves: the least visited of the next few
    /// that may go and leave enough room.
    fn least_visited(&mut self, moves: usize) -> Option<usize> {
        let count = self.nodes.len();
        let spare = self.limit.saturating_sub(self.bytes()) / size_of::<Edge<M>>() as u64;
        let candidates = (0..Self::CANDIDATES.min(count)).map(|step| (self.hand + step) % count);
        let victim = candidates
            .filter(|&index| {
                let node = &self.nodes[index];
                node.last != self.walk && (node.edges.capacity() as u64 + spare) >= moves as u64
            })
            .min_by_key(|&index| self.nodes[index].visits);
        self.hand = (self.hand + Self::CANDIDATES) % count.max(1);
        victim
    }

    /// Returns the node at a place, unless it had to go.
    pub(super) fn get(&mut self, place: Place) -> Option<&mut Node<M>> {
        self.nodes.get_mut(place.index as usize).filter(|node| node.key == place.key)
    }

    /// Returns the edges of a node, with the place of each of the legal moves among them; moves
    /// that were never legal here before are added. `None` when the node is gone, or when there
    /// is no memory for a new move.
    ///
    /// In a game where the mover knows all legal moves these are the same at every visit, in the
    /// same order; only where they depend on what is hidden is there anything to look for.
    pub(super) fn edges_for(
        &mut self,
        place: Place,
        moves: &[M],
        out: &mut Vec<usize>,
        mut expect: impl FnMut(M) -> Expected,
    ) -> Option<&mut [Edge<M>]> {
        let room_left = self.limit.saturating_sub(self.bytes()) / size_of::<Edge<M>>() as u64;
        let node = self.nodes.get_mut(place.index as usize).filter(|node| node.key == place.key)?;
        let room = node.edges.capacity();
        out.clear();
        for (index, &mv) in moves.iter().enumerate() {
            let known = match node.edges.get(index) {
                Some(edge) if edge.mv == mv => Some(index),
                _ => node.edges.iter().position(|edge| edge.mv == mv),
            };
            let at = match known {
                Some(at) => at,
                None => {
                    if node.edges.len() == node.edges.capacity() {
                        if node.edges.len() as u64 + 1 > room as u64 + room_left {
                            return None;
                        }
                        node.edges.reserve_exact(1);
                    }
                    node.edges.push(Edge::new(mv, expect(mv)));
                    node.edges.len() - 1
                }
            };
            out.push(at);
        }
        self.edge_room += node.edges.capacity() - room;
        Some(&mut node.edges)
    }

    /// Returns the node with `key` without counting that it was looked for.
    pub(super) fn peek(&self, key: u64) -> Option<&Node<M>> {
        self.places.get(&key).map(|&index| &self.nodes[index as usize])
    }

    /// Returns how many moves are known in all nodes together.
    pub(super) fn edges(&self) -> usize {
        self.nodes.iter().map(|node| node.edges.len()).sum()
    }
}

/// Returns the key of what a player knows.
///
/// Different knowledge gets different keys but for chance in 2^64, which the search puts up with.
pub(super) fn key_of<V: Hash>(view: &V) -> u64 {
    let mut hasher = Mixing(0);
    view.hash(&mut hasher);
    hasher.finish()
}

/// Mixes words as they come: views are small, and their keys are needed at every step.
struct Mixing(u64);

impl Hasher for Mixing {
    fn finish(&self) -> u64 {
        mix64(self.0)
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.write_u64(n.into());
    }

    fn write_u32(&mut self, n: u32) {
        self.write_u64(n.into());
    }

    fn write_u64(&mut self, n: u64) {
        let product = u128::from(self.0 ^ n ^ 0x9e37_79b9_7f4a_7c15) * 0xd6e8_feb8_6659_fd93_u128;
        self.0 = (product as u64 ^ (product >> 64) as u64).rotate_left(23);
    }

    fn write_u128(&mut self, n: u128) {
        self.write_u64(n as u64);
        self.write_u64((n >> 64) as u64);
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }
}

/// The hasher of the map: its keys are hashes already.
#[derive(Default)]
struct Ready(u64);

impl Hasher for Ready {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _bytes: &[u8]) {
        unreachable!("keys are whole words");
    }

    fn write_u64(&mut self, n: u64) {
        self.0 = n;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_stays_within_its_limit_and_what_is_visited_often_stays() {
        let mut cache: Cache<u32> = Cache::new(20_000);
        cache.begin_walk();
        let favourite = cache.insert(0, 5).unwrap();
        cache.get(favourite).unwrap().visits = 1000;
        for key in 1..5000 {
            cache.begin_walk();
            let place = cache.insert(mix64(key), 1 + (key % 7) as usize);
            if let Some(place) = place {
                cache.get(place).unwrap().visits += 1;
            }
            assert!(cache.bytes() <= 20_000, "{} bytes", cache.bytes());
            assert_eq!(cache.find(mix64(key)), place);
        }
        assert!(cache.get(favourite).is_some() && cache.find(0).is_some());
        assert!(cache.counts.evictions > 4000 && cache.len() > 40, "{:?}", cache.counts);
        assert_eq!(cache.len(), cache.places.len());
    }

    #[test]
    fn nodes_of_the_walk_under_way_are_never_given_up() {
        let mut cache: Cache<u32> = Cache::new(1000);
        cache.begin_walk();
        let kept: Vec<Place> = (0..100).map_while(|key| cache.insert(mix64(key), 2)).collect();
        assert!(!kept.is_empty() && kept.len() < 100);
        assert!(kept.iter().all(|&place| cache.get(place).is_some()));
        cache.begin_walk();
        assert!(cache.insert(mix64(100), 2).is_some());
        assert_eq!(kept.iter().filter(|&&place| cache.get(place).is_none()).count(), 1);
    }
}
