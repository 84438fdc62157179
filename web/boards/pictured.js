// The board of a game that this page does not know: the picture that the game draws for terminals,
// with a button on each cell, and on a row below those moves that stand on no cell.
import { css, html, nothing } from 'lit';
import { BoardBase } from './element.js';
import { standalone } from './picture.js';
import { CELL, picture, seatMark, thumbnail } from './pictured/drawing.js';
import { elsewhere, layout } from './pictured/layout.js';
import { Roving } from './roving.js';

/** @import { Board } from '../types.js' */
/** @import { Cell } from './pictured/layout.js' */

class PicturedBoard extends BoardBase {
  static styles = css`
    :host { display: block; }
    .board { position: relative; }
    svg { display: block; width: 100%; height: auto; max-height: 75vh; }
    button.cell { all: unset; position: absolute; cursor: default; touch-action: manipulation; border-radius: 8px; }
    button.cell.can { cursor: pointer; }
    button.cell.can:hover { background: rgb(23 69 122 / 14%); }
    button.cell:focus-visible { outline: 3px solid var(--focus, #0b62c4); outline-offset: -4px; }
    .others { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 10px; }
    .others button { min-height: 40px; padding: 4px 12px; border-radius: var(--radius, 8px); cursor: pointer;
      border: 1px solid var(--line-strong, #8b8980); background: var(--surface, #fff); color: var(--text, #23262b);
      font: inherit; }
  `;

  constructor() {
    super();
    this.roving = new Roving(this, () => {
      const { cells } = this.placed;
      return { rows: cells.length, columns: (row) => cells[row]?.length ?? 0 };
    });
  }

  /** Where everything stands that is shown now. */
  get placed() {
    const shown = this.preview ? this.preview.picture : this.picture;
    return layout(shown?.[this.lang] ?? shown?.en ?? []);
  }

  render() {
    const { placed } = this;
    if (placed.height === 0) return nothing;
    const others = elsewhere(placed, this.offered);
    return html`
      <div class="board" role="grid" aria-label=${this.t('pictured-board')}
        @keydown=${(/** @type {KeyboardEvent} */ event) => this.roving.walk(event)}>
        ${picture(placed, {
          legal: this.showLegal ? this.offered : [],
          hints: this.preview ? [] : this.hints,
          coordinates: this.coordinates,
          dashed: !!this.preview,
        })}
        ${placed.cells.map((row) => html`<div role="row">${row.map((cell) =>
          this.cell(cell, placed.width, placed.height))}</div>`)}
      </div>
      ${others.length > 0 ? html`<div class="others" role="group" aria-label=${this.t('pictured-others')}>
        ${others.map((move) => html`<button type="button" data-cell=${move} @click=${() => this.play(move)}>${
          move}</button>`)}</div>` : nothing}`;
  }

  /**
   * @param {Cell} cell
   * @param {number} width
   * @param {number} height
   */
  cell(cell, width, height) {
    const { row, column, move } = cell;
    const can = move !== null && this.offered.includes(move);
    const part = (/** @type {number} */ length, /** @type {number} */ whole) => `${100 * length / whole}%`;
    return html`<button role="gridcell" type="button" class="cell ${can ? 'can' : ''}"
      style="left:${part(cell.x - CELL / 2, width)};top:${part(cell.y - CELL / 2, height)};width:${
        part(CELL, width)};height:${part(CELL, height)}"
      data-cell=${move ?? nothing} data-row=${row} data-column=${column} aria-label=${this.label(cell)}
      tabindex=${this.roving.tabIndex(row, column)}
      @focus=${() => this.roving.visit(row, column)} @click=${() => can && this.play(move)}></button>`;
  }

  /** @param {Cell} cell */
  label(cell) {
    const { row, column, text, tone, move } = cell;
    const hint = move === null ? undefined : this.hintFor(move);
    return this.list([
      move ?? `${row + 1}-${column + 1}`, text,
      this.showLegal && move !== null && this.offered.includes(move) ? this.t('cell-legal') : '',
      tone.endsWith('last') ? this.t('cell-last') : '',
      hint ? `${hint.text}${hint.best ? ` ${this.t('cell-best')}` : ''}` : '',
    ]);
  }

  /** Returns the board as a picture of its own. */
  toSVG() {
    return standalone(picture(this.placed, { coordinates: this.coordinates }), this);
  }
}
customElements.define('board-pictured', PicturedBoard);

/**
 * Returns the board of a game that has none of its own.
 * @param {string} game
 * @returns {Board}
 */
export const pictured = (game) => ({
  game,
  tag: 'board-pictured',
  thumbnail,
  parse: (view) => view,
  describe: (view) => view,
  sayMove: (move) => move,
  seatMark,
  editor: null,
});
