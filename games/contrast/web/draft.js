// A move of Contrast in the making: a piece, where it goes, then a tile or none. Everything that
// is offered comes from the list of legal moves.
import { parseMove } from './position.js';

/** @typedef {'b' | 'g'} Kind */
/** @typedef {{ from: string | null, to: string | null, kind: Kind | null }} Draft */

/** @type {Draft} Nothing is chosen yet. */
export const NOTHING = { from: null, to: null, kind: null };

/**
 * Returns the squares of the pieces that can move.
 * @param {string[]} legal
 */
export function sources(legal) {
  return new Set(legal.flatMap((text) => parseMove(text)?.from ?? []));
}

/**
 * Returns where the piece on `from` can go.
 * @param {string[]} legal
 * @param {string | null} from
 */
export function targets(legal, from) {
  return new Set(from === null ? [] : legal
    .filter((text) => text.startsWith(from))
    .flatMap((text) => parseMove(text)?.to ?? []));
}

/**
 * Returns the tiles that can be placed after the piece went from `from` to `to`, by kind.
 * @param {string[]} legal
 * @param {string} from
 * @param {string} to
 * @returns {Record<Kind, Set<string>>}
 */
export function placements(legal, from, to) {
  /** @type {Record<Kind, Set<string>>} */
  const squares = { b: new Set(), g: new Set() };
  for (const text of legal) {
    const move = parseMove(text);
    if (move?.tile && move.from === from && move.to === to) squares[move.tile.kind].add(move.tile.square);
  }
  return squares;
}

/** Tells whether a piece that goes to `to` wins at once, so that a tile would change nothing.
 * @param {string} to
 * @param {string} toMove
 */
export function wins(to, toMove) {
  return to.endsWith(toMove === '1' ? '5' : '1');
}

/**
 * @typedef {object} Progress
 * @property {Draft} draft what is chosen now
 * @property {string | null} move the whole move, when nothing is left to choose
 */

/**
 * Returns what a click on a square makes of a draft.
 * @param {Draft} draft
 * @param {string} square
 * @param {string[]} legal
 * @param {string} toMove
 * @returns {Progress}
 */
export function choose(draft, square, legal, toMove) {
  const { from, to, kind } = draft;
  if (from !== null && to !== null) {
    const move = `${from}${to}+${square}${kind ?? ''}`;
    return { draft, move: kind !== null && legal.includes(move) ? move : null };
  }
  if (from !== null && targets(legal, from).has(square)) return arrive(from, square, legal, toMove);
  const chosen = square !== from && sources(legal).has(square) ? square : null;
  return { draft: { ...NOTHING, from: chosen }, move: null };
}

/**
 * Returns the draft with another kind of tile in hand, if that kind can be placed.
 * @param {Draft} draft
 * @param {Kind} kind
 * @param {string[]} legal
 * @returns {Draft}
 */
export function take(draft, kind, legal) {
  const { from, to } = draft;
  if (from === null || to === null || placements(legal, from, to)[kind].size === 0) return draft;
  return { ...draft, kind };
}

/**
 * Returns the move without a tile, once the piece has gone.
 * @param {Draft} draft
 * @param {string[]} legal
 */
export function withoutTile({ from, to }, legal) {
  const move = `${from}${to}`;
  return from !== null && to !== null && legal.includes(move) ? move : null;
}

/**
 * Returns the draft one step earlier.
 * @param {Draft} draft
 * @returns {Draft}
 */
export function back(draft) {
  return draft.to === null ? NOTHING : { ...NOTHING, from: draft.from };
}

/**
 * @param {string} from
 * @param {string} to
 * @param {string[]} legal
 * @param {string} toMove
 * @returns {Progress}
 */
function arrive(from, to, legal, toMove) {
  const plain = withoutTile({ from, to, kind: null }, legal);
  const { b, g } = placements(legal, from, to);
  if (plain !== null && (wins(to, toMove) || b.size + g.size === 0)) return { draft: NOTHING, move: plain };
  return { draft: { from, to, kind: b.size > 0 ? 'b' : 'g' }, move: null };
}
