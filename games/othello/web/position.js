// Positions of Othello: 64 squares from a1 to h8 and the side to move, as text.

/** @typedef {'X' | 'O' | '-'} Disc */
/** @typedef {{ discs: Disc[], toMove: 'X' | 'O' }} Position */

export const EMPTY = `${'-'.repeat(64)} X`;

/**
 * Reads a view; returns null when it is not one.
 * @param {string} view
 * @returns {Position | null}
 */
export function parse(view) {
  const match = /^([XO-]{64}) ([XO])$/.exec(view);
  if (!match) return null;
  return {
    discs: /** @type {Disc[]} */ ([.../** @type {string} */ (match[1])]),
    toMove: /** @type {'X' | 'O'} */ (match[2]),
  };
}

/**
 * Writes a position as a view.
 * @param {Position} position
 */
export function write({ discs, toMove }) {
  return `${discs.join('')} ${toMove}`;
}

/**
 * Returns the name of the square with this index.
 * @param {number} index
 */
export function squareName(index) {
  return `${'abcdefgh'[index % 8]}${Math.floor(index / 8) + 1}`;
}

/**
 * Returns the index of a square, or null for a pass and everything else.
 * @param {string | null | undefined} name
 */
export function squareIndex(name) {
  const match = /^([a-h])([1-8])$/.exec(name ?? '');
  if (!match) return null;
  return 'abcdefgh'.indexOf(/** @type {string} */ (match[1])) + 8 * (Number(match[2]) - 1);
}

/**
 * Counts the discs: black, white.
 * @param {string} view
 * @returns {[number, number]}
 */
export function count(view) {
  const discs = parse(view)?.discs ?? [];
  return [discs.filter((disc) => disc === 'X').length, discs.filter((disc) => disc === 'O').length];
}

/**
 * Returns the view with one square changed, or the other side to move for the cell `to-move`.
 * @param {string} view
 * @param {string} cell
 * @param {string} what `X`, `O` or `-`
 */
export function set(view, cell, what) {
  const position = parse(view) ?? /** @type {Position} */ (parse(EMPTY));
  if (cell === 'to-move') {
    return write({ ...position, toMove: what === 'O' ? 'O' : 'X' });
  }
  const index = squareIndex(cell);
  if (index === null || !['X', 'O', '-'].includes(what)) return view;
  const discs = [...position.discs];
  discs[index] = /** @type {Disc} */ (what);
  return write({ ...position, discs });
}

/**
 * Returns the squares whose disc changed sides between two views.
 * @param {string} before
 * @param {string} after
 */
export function flippedBetween(before, after) {
  const old = parse(before)?.discs;
  const now = parse(after)?.discs;
  if (!old || !now) return [];
  return now.flatMap((disc, index) =>
    disc !== '-' && old[index] !== '-' && old[index] !== disc ? [index] : []);
}
