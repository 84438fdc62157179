// One tab stop for a whole board: the arrow keys walk over its cells.

/** @typedef {{ row: number, column: number }} Place */

/**
 * Returns where a key leads from `place`, or null when the key does not walk.
 * @param {Place} place
 * @param {string} key
 * @param {{ rows: number, columns: (row: number) => number }} size
 * @returns {Place | null}
 */
export function step(place, key, { rows, columns }) {
  const inside = (/** @type {number} */ value, /** @type {number} */ count) =>
    Math.max(0, Math.min(count - 1, value));
  const { row, column } = place;
  switch (key) {
    case 'ArrowLeft': return { row, column: inside(column - 1, columns(row)) };
    case 'ArrowRight': return { row, column: inside(column + 1, columns(row)) };
    case 'ArrowUp': case 'ArrowDown': {
      const next = inside(row + (key === 'ArrowUp' ? -1 : 1), rows);
      return { row: next, column: inside(column, columns(next)) };
    }
    case 'Home': return { row, column: 0 };
    case 'End': return { row, column: columns(row) - 1 };
    default: return null;
  }
}

/**
 * Keeps the place of the focus for a host whose cells carry `data-row` and `data-column`.
 */
export class Roving {
  /**
   * @param {import('lit').LitElement} host
   * @param {() => { rows: number, columns: (row: number) => number }} size
   * @param {Place} [start]
   */
  constructor(host, size, start = { row: 0, column: 0 }) {
    this.host = host;
    this.size = size;
    /** @type {Place} */
    this.place = start;
  }

  /**
   * Returns the tab index of a cell: only the current one can be reached with Tab.
   * @param {number} row
   * @param {number} column
   */
  tabIndex(row, column) {
    const { rows, columns } = this.size();
    const at = Math.min(this.place.row, rows - 1);
    const here = at === row && Math.min(this.place.column, columns(at) - 1) === column;
    return here ? 0 : -1;
  }

  /**
   * Moves the focus by an arrow key; returns whether it did.
   * @param {KeyboardEvent} event
   */
  walk(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const next = step(this.place, event.key, this.size());
    if (!next) return false;
    event.preventDefault();
    event.stopPropagation();
    this.focus(next);
    return true;
  }

  /**
   * Puts the focus on a cell.
   * @param {Place} place
   */
  focus(place) {
    this.place = place;
    this.host.requestUpdate();
    const { row, column } = place;
    const cell = this.host.renderRoot.querySelector(`[data-row="${row}"][data-column="${column}"]`);
    if (cell instanceof HTMLElement) cell.focus();
  }

  /**
   * Remembers a cell that got the focus by a click.
   * @param {number} row
   * @param {number} column
   */
  visit(row, column) {
    if (this.place.row === row && this.place.column === column) return;
    this.place = { row, column };
    this.host.requestUpdate();
  }
}
