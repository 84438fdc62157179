//! The nodes of the tree, by the hash of the view, in bounded memory. When it is used up, a new node
//! replaces the least visited of the next few in clock order, but never one on the current path.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use sakiyomi_core::mix64;

#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<M> {
    pub(super) mv: M,
    pub(super) visits: u32,
    /// How often it was legal here.
    pub(super) available: u32,
    /// The sum of the results for the player who moves here, with the prior one.
    pub(super) total: f64,
    /// The number of results in that sum.
    pub(super) weight: f64,
}

impl<M> Edge<M> {
    fn new(mv: M, expected: Expected) -> Edge<M> {
        let Expected { result, weight } = expected;
        Edge { mv, visits: 0, available: 0, total: result * weight, weight }
    }

    pub(super) fn is_known(&self) -> bool {
        self.weight > 0.0
    }

    pub(super) fn mean(&self) -> f64 {
        self.total / self.weight
    }
}

/// The prior result of a move, and its weight in results.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Expected {
    pub(super) result: f64,
    pub(super) weight: f64,
}

/// An information set.
#[derive(Clone, Debug)]
pub(super) struct Node<M> {
    key: u64,
    pub(super) visits: u32,
    /// The last iteration that came here.
    last: u64,
    pub(super) edges: Vec<Edge<M>>,
}

/// A reference to a node, which may be evicted meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    index: u32,
    key: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Counts {
    pub(super) hits: u64,
    pub(super) misses: u64,
    pub(super) evictions: u64,
}

pub(super) struct Cache<M> {
    nodes: Vec<Node<M>>,
    places: HashMap<u64, u32, BuildHasherDefault<Ready>>,
    /// The capacity of all edge lists together.
    edge_room: usize,
    /// The bytes of nodes, edges and map together.
    limit: u64,
    hand: usize,
    /// The number of the current iteration.
    iteration: u64,
    pub(super) counts: Counts,
}

impl<M: Copy + Eq> Cache<M> {
    /// Candidates for eviction.
    const CANDIDATES: usize = 8;
    /// The bytes of a map entry, at most half full after growing.
    const MAP_BYTES: u64 = 34;

    pub(super) fn new(limit: u64) -> Cache<M> {
        Cache {
            nodes: Vec::new(),
            places: HashMap::default(),
            edge_room: 0,
            limit,
            hand: 0,
            iteration: 0,
            counts: Counts::default(),
        }
    }

    /// Sets the limit; a cache that exceeds it is cleared.
    pub(super) fn limit_to(&mut self, limit: u64) {
        self.limit = limit;
        if self.bytes() > limit {
            let counts = self.counts;
            *self = Cache { counts, iteration: self.iteration, ..Cache::new(limit) };
        }
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn bytes(&self) -> u64 {
        self.nodes.len() as u64 * (size_of::<Node<M>>() as u64 + Self::MAP_BYTES)
            + self.edge_room as u64 * size_of::<Edge<M>>() as u64
    }

    /// Starts an iteration: its nodes stay until the next one.
    pub(super) fn begin_iteration(&mut self) {
        self.iteration += 1;
    }

    pub(super) fn find(&mut self, key: u64) -> Option<Place> {
        let &index = self.places.get(&key)?;
        self.counts.hits += 1;
        self.nodes[index as usize].last = self.iteration;
        Some(Place { index, key })
    }

    /// Adds a node with room for `moves` moves, or returns `None` when there is no memory for it.
    pub(super) fn insert(&mut self, key: u64, moves: usize) -> Option<Place> {
        self.counts.misses += 1;
        let node_bytes = size_of::<Node<M>>() as u64 + Self::MAP_BYTES;
        let wanted = node_bytes + (moves * size_of::<Edge<M>>()) as u64;
        if self.bytes() + wanted <= self.limit {
            let edges = Vec::with_capacity(moves);
            self.edge_room += edges.capacity();
            self.nodes.push(Node { key, visits: 0, last: self.iteration, edges });
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
        (node.key, node.visits, node.last) = (key, 0, self.iteration);
        self.counts.evictions += 1;
        self.places.insert(key, index as u32);
        Some(Place { index: index as u32, key })
    }

    /// Returns the node to evict for one with `moves` moves.
    fn least_visited(&mut self, moves: usize) -> Option<usize> {
        let count = self.nodes.len();
        let spare = self.limit.saturating_sub(self.bytes()) / size_of::<Edge<M>>() as u64;
        let candidates = (0..Self::CANDIDATES.min(count)).map(|step| (self.hand + step) % count);
        let victim = candidates
            .filter(|&index| {
                let node = &self.nodes[index];
                node.last != self.iteration
                    && (node.edges.capacity() as u64 + spare) >= moves as u64
            })
            .min_by_key(|&index| self.nodes[index].visits);
        self.hand = (self.hand + Self::CANDIDATES) % count.max(1);
        victim
    }

    /// Returns a node, unless it was evicted.
    pub(super) fn get(&mut self, place: Place) -> Option<&mut Node<M>> {
        self.nodes.get_mut(place.index as usize).filter(|node| node.key == place.key)
    }

    /// Returns the edges of a node and puts the index of each legal move into `out`; new moves are
    /// added. `None` when the node was evicted or there is no memory for a new move. Where the
    /// mover knows all legal moves, they are the same and in the same order at every visit.
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

    /// Returns a node without counting a hit.
    pub(super) fn peek(&self, key: u64) -> Option<&Node<M>> {
        self.places.get(&key).map(|&index| &self.nodes[index as usize])
    }

    pub(super) fn edges(&self) -> usize {
        self.nodes.iter().map(|node| node.edges.len()).sum()
    }
}

pub(super) fn key_of<V: Hash>(view: &V) -> u64 {
    let mut hasher = Mixing(0);
    view.hash(&mut hasher);
    hasher.finish()
}

/// A fast hasher for small views.
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
        cache.begin_iteration();
        let favourite = cache.insert(0, 5).unwrap();
        cache.get(favourite).unwrap().visits = 1000;
        for key in 1..5000 {
            cache.begin_iteration();
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
        cache.begin_iteration();
        let kept: Vec<Place> = (0..100).map_while(|key| cache.insert(mix64(key), 2)).collect();
        assert!(!kept.is_empty() && kept.len() < 100);
        assert!(kept.iter().all(|&place| cache.get(place).is_some()));
        cache.begin_iteration();
        assert!(cache.insert(mix64(100), 2).is_some());
        assert_eq!(kept.iter().filter(|&&place| cache.get(place).is_none()).count(), 1);
    }
}
