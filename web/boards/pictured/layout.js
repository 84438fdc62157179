// Where the pieces of a picture stand. The server tells lines of characters, as a terminal shows
// them: two columns and a line are a cell.

/** @import { Span, Tone } from '../../types.js' */

/** The width of a column, the height of a line with cells, and that of a line with words alone. */
export const COLUMN = 50;
export const LINE = 100;
export const WORDS = 60;

/** What stands on a cell; everything else is words. @type {Set<Tone>} */
const ON_CELLS = new Set(['faint', 'first', 'second', 'first-last', 'second-last', 'legal', 'last']);

/** Characters that are two columns wide in a terminal. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

/** @typedef {{ x: number, y: number, text: string, tone: Tone }} Words */
/** @typedef {Words & { row: number, column: number, move: string | null }} Cell */
/** @typedef {{ width: number, height: number, words: Words[], cells: Cell[][] }} Layout */

/** @param {string} text */
function columns(text) {
  return [...text].reduce((sum, char) => sum + (WIDE.test(char) ? 2 : 1), 0);
}

/** @param {Span} span */
function isCell(span) {
  return span.move !== undefined || ON_CELLS.has(span.tone) && [...span.text].length === 1;
}

/**
 * Returns the words of a span with their places. Labels stand in columns of their own, as the
 * letters above a board do; other words stay together.
 * @param {Span} span
 * @param {number} x
 * @param {number} y
 * @returns {Words[]}
 */
function wordsOf({ text, tone }, x, y) {
  const parts = text.matchAll(tone === 'label' ? /\S+/gu : /\S(?:.*\S)?/gu);
  return [...parts].map((part) => ({ x: x + COLUMN * columns(text.slice(0, part.index)), y, text: part[0], tone }));
}

/**
 * Returns the place of every cell (its middle) and of all words (their left end).
 * @param {Span[][]} lines
 * @returns {Layout}
 */
export function layout(lines) {
  /** @type {Layout} */
  const found = { width: 0, height: 0, words: [], cells: [] };
  for (const line of lines) {
    const height = line.some(isCell) ? LINE : WORDS;
    const y = found.height + height / 2;
    const row = found.cells.length;
    /** @type {Cell[]} */
    const cells = [];
    let x = 0;
    for (const span of line) {
      const width = COLUMN * columns(span.text);
      const { text, tone } = span;
      if (isCell(span)) {
        cells.push({ x: x + width / 2, y, text, tone, row, column: cells.length, move: span.move ?? null });
      } else {
        found.words.push(...wordsOf(span, x, y));
      }
      x += width;
    }
    if (cells.length > 0) found.cells.push(cells);
    found.width = Math.max(found.width, x);
    found.height += height;
  }
  return squeezed(found);
}

/**
 * Returns the picture with half the room left of the cells, where a few labels stand.
 * @param {Layout} placed
 * @returns {Layout}
 */
function squeezed(placed) {
  const left = Math.min(...placed.cells.flat().map(({ x }) => x - COLUMN));
  if (!(left > 0) || left === Infinity) return placed;
  /** @template {Words} T @param {T} one @returns {T} */
  const move = (one) => ({ ...one, x: one.x < left ? one.x / 2 : one.x - left / 2 });
  return {
    ...placed,
    width: placed.width - left / 2,
    words: placed.words.map(move),
    cells: placed.cells.map((row) => row.map(move)),
  };
}

/**
 * Returns the moves that no cell of the picture stands for.
 * @param {Layout} placed
 * @param {string[]} moves
 */
export function elsewhere(placed, moves) {
  const shown = new Set(placed.cells.flat().map((cell) => cell.move));
  return moves.filter((move) => !shown.has(move));
}
