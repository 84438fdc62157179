// Positions of Score Four: four levels of 16 cells from the bottom, as text.
// A cell's index is 16 * level + 4 * row + file; a column's is 4 * row + file.

/** @typedef {'X' | 'O' | '.'} Bead */

export const LEVELS = 4;
export const EMPTY = Array.from({ length: LEVELS }, () => '.'.repeat(16)).join('/');

/**
 * Reads a view; returns its 64 cells, or null when it is not one.
 * @param {string} view
 * @returns {Bead[] | null}
 */
export function parse(view) {
  if (!/^[XO.]{16}(\/[XO.]{16}){3}$/.test(view)) return null;
  return /** @type {Bead[]} */ ([...view.replaceAll('/', '')]);
}

/**
 * Writes cells as a view.
 * @param {Bead[]} cells
 */
export function write(cells) {
  return [0, 1, 2, 3].map((level) => cells.slice(16 * level, 16 * level + 16).join('')).join('/');
}

/**
 * Returns the name of the column with this index.
 * @param {number} index
 */
export function columnName(index) {
  return `${'abcd'[index % 4]}${Math.floor((index % 16) / 4) + 1}`;
}

/**
 * Returns the index of a column, or null when there is none of that name.
 * @param {string | null | undefined} name
 */
export function columnIndex(name) {
  const match = /^([a-d])([1-4])$/.exec(name ?? '');
  if (!match) return null;
  return 'abcd'.indexOf(/** @type {string} */ (match[1])) + 4 * (Number(match[2]) - 1);
}

/**
 * Returns the cell where a bead on this column lands, or null when the column is full.
 * @param {Bead[]} cells
 * @param {number} column
 */
export function landing(cells, column) {
  for (let cell = column; cell < 64; cell += 16) if (cells[cell] === '.') return cell;
  return null;
}

/**
 * Returns the highest bead of a column, or null when there is none.
 * @param {Bead[]} cells
 * @param {number | null} column
 */
export function topOf(cells, column) {
  if (column === null) return null;
  const free = landing(cells, column) ?? column + 64;
  return free >= 16 ? free - 16 : null;
}

/**
 * Counts the beads: black, white.
 * @param {string} view
 * @returns {[number, number]}
 */
export function count(view) {
  const cells = parse(view) ?? [];
  return [cells.filter((bead) => bead === 'X').length, cells.filter((bead) => bead === 'O').length];
}

/**
 * Returns whose turn it is: it follows from the number of beads.
 * @param {string} view
 * @returns {'X' | 'O'}
 */
export function toMove(view) {
  const [black, white] = count(view);
  return black > white ? 'O' : 'X';
}

/** Every line of four, as the cells that it runs through. */
export const LINES = lines();

function lines() {
  /** @type {number[][]} */
  const found = [];
  const inside = (/** @type {number[]} */ point) => point.every((value) => value >= 0 && value < 4);
  for (let way = 14; way < 27; way += 1) {
    const delta = [way % 3 - 1, Math.floor(way / 3) % 3 - 1, Math.floor(way / 9) - 1];
    for (let start = 0; start < 64; start += 1) {
      const from = [start % 4, Math.floor(start / 4) % 4, Math.floor(start / 16)];
      const point = (/** @type {number} */ step) => from.map((value, axis) => value + step * (delta[axis] ?? 0));
      if (!inside(point(3)) || inside(point(-1))) continue;
      found.push([0, 1, 2, 3].map((step) => {
        const [x = 0, y = 0, z = 0] = point(step);
        return 16 * z + 4 * y + x;
      }));
    }
  }
  return found;
}

/**
 * Returns the cells of all lines that one player has filled.
 * @param {Bead[]} cells
 */
export function winningCells(cells) {
  return new Set(LINES.filter((line) => {
    const [first = 0] = line;
    const bead = cells[first] ?? '.';
    return bead !== '.' && line.every((cell) => cells[cell] === bead);
  }).flat());
}

/**
 * Returns the cells that got a bead between two views, and those that lost or changed one.
 * @param {string} before
 * @param {string} after
 */
export function difference(before, after) {
  const old = parse(before) ?? [];
  const now = parse(after) ?? [];
  /** @type {{ added: number[], removed: number[] }} */
  const cells = { added: [], removed: [] };
  now.forEach((bead, cell) => {
    if (bead === (old[cell] ?? '.')) return;
    if (bead !== '.') cells.added.push(cell);
    if ((old[cell] ?? '.') !== '.') cells.removed.push(cell);
  });
  return cells;
}

/**
 * Returns the view with a bead dropped on a column, or its highest bead lifted.
 * A cell is a column such as `b3`.
 * @param {string} view
 * @param {string} cell
 * @param {string} what `X`, `O`, `next` for the side to move, or `.` to lift
 */
export function set(view, cell, what) {
  const cells = parse(view) ?? /** @type {Bead[]} */ (parse(EMPTY));
  const column = columnIndex(cell);
  if (column === null) return view;
  if (what === '.') {
    const top = topOf(cells, column);
    if (top !== null) cells[top] = '.';
  } else {
    const free = landing(cells, column);
    const bead = what === 'next' ? toMove(write(cells)) : what;
    if (free !== null && (bead === 'X' || bead === 'O')) cells[free] = bead;
  }
  return write(cells);
}
