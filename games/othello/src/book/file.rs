//! The book in few bytes.
//!
//! No position is written. One bit says of each position, from the start on, whether it is expanded;
//! then its moves say which positions follow. What is left is the search result at each leaf: its
//! value as the difference from those of its siblings, and its depth and certainty. Equal books give
//! equal bytes, in whatever order they grew.

use crate::Othello;
use sakiyomi_core::Certainty;

use super::super::rice::{Context, Reader, Writer};
use super::graph::{Graph, LeafValue, next_boards};
use sakiyomi_core::durable::fnv1a;
use sakiyomi_play::book::BookError;

const MAGIC: &[u8; 7] = b"sakiobk";
const VERSION: u8 = b'1';
const HEADER: usize = MAGIC.len() + 1 + 4 + 8;

/// The source of a value: search depth and certainty.
type Source = (u32, Certainty);

pub(super) fn write(graph: &Graph) -> Vec<u8> {
    let order = order(graph);
    let sources = sources(graph);
    let mut writer = Writer::default();
    let mut coder = Coder::default();
    for &(place, family) in &order {
        let node = &graph.nodes()[place];
        writer.write_unsigned(&mut coder.opened, node.is_opened().into());
        if let Some(leaf) = node.leaf_value() {
            let source = sources.iter().position(|&source| source == source_of(leaf));
            let source = source.expect("the list has the source of every leaf value");
            writer.write_unsigned(&mut coder.source, source as u32);
            let (context, expected) = coder.expect(family);
            writer.write(context, leaf.value - expected);
            coder.learn(family, leaf.value);
        }
    }
    let mut body = vec![sources.len() as u8];
    for (depth, certainty) in sources {
        body.extend([depth.min(255) as u8, number_of(certainty)]);
    }
    body.extend(writer.finish());
    let mut bytes = MAGIC.to_vec();
    bytes.push(VERSION);
    bytes.extend((body.len() as u32).to_le_bytes());
    bytes.extend(fnv1a(body.iter().copied()).to_le_bytes());
    bytes.extend(body);
    bytes
}

pub(super) fn read(bytes: &[u8]) -> Result<Graph, BookError> {
    let rest = bytes.strip_prefix(MAGIC).ok_or(BookError::Foreign { game: "Othello" })?;
    let cut_off = |expected| BookError::CutOff { bytes: bytes.len(), expected };
    let (&version, rest) = rest.split_first().ok_or(cut_off(HEADER))?;
    if version != VERSION {
        return Err(BookError::Version);
    }
    let (&length, rest) = rest.split_first_chunk().ok_or(cut_off(HEADER))?;
    let (&sum, body) = rest.split_first_chunk().ok_or(cut_off(HEADER))?;
    let length = u32::from_le_bytes(length) as usize;
    if body.len() < length {
        return Err(cut_off(HEADER + length));
    }
    if body.len() > length || fnv1a(body.iter().copied()) != u64::from_le_bytes(sum) {
        return Err(BookError::Damaged);
    }
    read_body(body).ok_or(BookError::Damaged)
}

fn read_body(body: &[u8]) -> Option<Graph> {
    let (&count, body) = body.split_first()?;
    let (list, body) = body.split_at_checked(2 * usize::from(count))?;
    let (list, _) = list.as_chunks();
    let source = |&[depth, number]: &[u8; 2]| Some((u32::from(depth), certainty_of(number)?));
    let sources: Vec<Source> = list.iter().map(source).collect::<Option<_>>()?;

    let mut reader = Reader::new(body);
    let mut coder = Coder::default();
    let mut graph = Graph::new(Othello::start().board());
    let mut families = vec![0];
    let mut place = 0;
    while place < graph.nodes().len() {
        if reader.read_unsigned(&mut coder.opened)? != 0 {
            if next_boards(graph.nodes()[place].board).is_empty() {
                return None;
            }
            graph.open(place, |_| LeafValue::NONE);
            families.resize(graph.nodes().len(), place);
        } else {
            let number = reader.read_unsigned(&mut coder.source)?;
            let &(depth, certainty) = sources.get(number as usize)?;
            let family = families[place];
            let (context, expected) = coder.expect(family);
            let value = expected + reader.read(context)?;
            coder.learn(family, value);
            graph.set_leaf_value(place, LeafValue { value, depth, certainty });
        }
        place += 1;
    }
    graph.settle();
    reader.is_at_end().then_some(graph)
}

/// The entropy coder's prediction of the next value from those before it.
struct Coder {
    opened: Context,
    source: Context,
    /// One for the first of a family, one for the second, and one for all others.
    values: [Context; 3],
    /// The parent of the last leaf, and the sum and number of its leaf values.
    family: (usize, i32, i32),
}

impl Default for Coder {
    fn default() -> Coder {
        let [opened, source] = [Context::NEW; 2];
        Coder { opened, source, values: [Context::NEW; 3], family: (0, 0, 0) }
    }
}

impl Coder {
    fn expect(&mut self, family: usize) -> (&mut Context, i32) {
        let (sum, count) = match self.family {
            (last, sum, count) if last == family => (sum, count),
            _ => (0, 0),
        };
        (&mut self.values[count.clamp(0, 2) as usize], sum / count.max(1))
    }

    fn learn(&mut self, family: usize, value: i32) {
        self.family = match self.family {
            (last, sum, count) if last == family => (last, sum + value, count + 1),
            _ => (family, value, 1),
        };
    }
}

/// Returns all positions in the order of the file, each with the position whose moves first led to it.
fn order(graph: &Graph) -> Vec<(usize, usize)> {
    let mut is_listed = vec![false; graph.nodes().len()];
    is_listed[0] = true;
    let mut order = vec![(0, 0)];
    let mut done = 0;
    while done < order.len() {
        let (place, _) = order[done];
        for next in graph.nodes()[place].next() {
            if !std::mem::replace(&mut is_listed[next], true) {
                // Families are numbered as in the file, so that a reader knows them.
                order.push((next, done));
            }
        }
        done += 1;
    }
    order
}

fn sources(graph: &Graph) -> Vec<Source> {
    let mut counts: Vec<(usize, Source)> = Vec::new();
    for leaf in graph.nodes().iter().filter_map(|node| node.leaf_value()) {
        match counts.iter_mut().find(|(_, source)| *source == source_of(leaf)) {
            Some((count, _)) => *count += 1,
            None => counts.push((1, source_of(leaf))),
        }
    }
    counts.sort_by_key(|&(count, (depth, certainty))| {
        (std::cmp::Reverse(count), depth, number_of(certainty))
    });
    counts.into_iter().map(|(_, source)| source).collect()
}

const fn source_of(leaf: LeafValue) -> Source {
    (leaf.depth, leaf.certainty)
}

/// Certainties as numbers: a percentage, 100 for a search that left nothing out, 101 for one to the end.
const fn number_of(certainty: Certainty) -> u8 {
    match certainty {
        Certainty::Likely(percent) => percent,
        Certainty::Depth => 100,
        Certainty::Exact => 101,
    }
}

const fn certainty_of(number: u8) -> Option<Certainty> {
    match number {
        0..100 => Some(Certainty::Likely(number)),
        100 => Some(Certainty::Depth),
        101 => Some(Certainty::Exact),
        _ => None,
    }
}
