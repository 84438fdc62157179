// The Othello board: a picture with a grid of buttons over it.
import { css, html, nothing } from 'lit';
import { textsOf } from 'sakiyomi/app/i18n.js';
import { BoardBase } from 'sakiyomi/boards/element.js';
import { animate } from 'sakiyomi/boards/motion.js';
import { EDGE, FRAME, SIZE, picture, seatMark, thumbnail } from './drawing.js';
import { EMPTY, count, flippedBetween, parse, set, squareIndex, squareName } from './position.js';
import { describe, sayMove } from './words.js';
import { palette, paletteStyles } from 'sakiyomi/boards/palette.js';
import { standalone } from 'sakiyomi/boards/picture.js';
import { Roving } from 'sakiyomi/boards/roving.js';

/** @import { Board } from 'sakiyomi/types.js' */

const GAME = 'othello';
const PIECES = [
  { id: 'X', name: 'editor-black', icon: seatMark(0) },
  { id: 'O', name: 'editor-white', icon: seatMark(1) },
  { id: '-', name: 'editor-eraser' },
];
const SIDES = [
  { id: 'X', name: 'side-black', icon: seatMark(0) },
  { id: 'O', name: 'side-white', icon: seatMark(1) },
];

class OthelloBoard extends BoardBase {
  static styles = [paletteStyles, css`
    :host { display: block; }
    .board { position: relative; }
    svg { display: block; width: 100%; height: auto; }
    .front, .back { transform-box: fill-box; transform-origin: center; }
    .cells { position: absolute; display: grid; grid-template-rows: repeat(8, 1fr);
      inset: ${FRAME / SIZE * 100}% ${EDGE / SIZE * 100}% ${EDGE / SIZE * 100}% ${FRAME / SIZE * 100}%; }
    .row { display: grid; grid-template-columns: repeat(8, 1fr); }
    button { all: unset; cursor: default; touch-action: manipulation; }
    button.can { cursor: pointer; }
    button.can:hover { background: rgb(255 255 255 / 22%); }
    button:focus-visible { outline: 3px solid #ffffff; outline-offset: -4px;
      box-shadow: inset 0 0 0 2px #0b2a1d; }
  `];

  constructor() {
    super(GAME);
    this.brush = 'X';
    this.roving = new Roving(this, () => ({ rows: 8, columns: () => 8 }), { row: 3, column: 3 });
    /** What was drawn last, to see which discs flip. */
    this.drawn = '';
  }

  render() {
    const { view, last } = this.shown;
    const legal = this.showLegal ? this.offered : [];
    const hints = this.preview || this.editing ? [] : this.hints;
    return html`
      <div class="board">
        ${picture(view, {
          last, legal, hints, turned: this.turnedByHand, moving: true, coordinates: this.coordinates, dashed: !!this.preview,
        })}
        <div class="cells" role="grid" aria-label=${this.t('othello-board')} @keydown=${this.key}>
          ${[0, 1, 2, 3, 4, 5, 6, 7].map((row) => html`<div class="row" role="row">
            ${[0, 1, 2, 3, 4, 5, 6, 7].map((column) => this.cell(row, column))}
          </div>`)}
        </div>
      </div>
      ${this.editing ? this.tools() : nothing}`;
  }

  /**
   * @param {number} row
   * @param {number} column
   */
  cell(row, column) {
    const index = this.turnedByHand ? 63 - (8 * row + column) : 8 * row + column;
    const name = squareName(index);
    const can = this.editing || this.offered.includes(name);
    return html`<button role="gridcell" type="button" class=${can ? 'can' : ''}
      data-cell=${name} data-row=${row} data-column=${column} aria-label=${this.label(index)}
      tabindex=${this.roving.tabIndex(row, column)}
      @focus=${() => this.roving.visit(row, column)} @click=${() => this.press(name)}></button>`;
  }

  /** @param {number} index */
  label(index) {
    const { view, last } = this.shown;
    const name = squareName(index);
    const disc = parse(view)?.discs[index];
    const what = disc === 'X' ? 'cell-black' : disc === 'O' ? 'cell-white' : 'cell-empty';
    const hint = this.hintFor(name);
    return this.list([
      name, this.t(what),
      this.showLegal && this.offered.includes(name) ? this.t('cell-legal') : '',
      last === name ? this.t('cell-last') : '',
      hint ? `${hint.text}${hint.best ? ` ${this.t('cell-best')}` : ''}` : '',
    ]);
  }

  tools() {
    const toMove = parse(this.view)?.toMove ?? 'X';
    return html`<div class="tools">
      ${palette(this.t('editor-palette'), PIECES, this.brush, this.t, (id) => { this.brush = id; })}
      ${palette(this.t('editor-to-move'), SIDES, toMove, this.t, (id) => this.edit(set(this.view, 'to-move', id)))}
    </div>`;
  }

  /** @param {string} name */
  press(name) {
    if (this.editing) {
      const index = squareIndex(name);
      const here = index === null ? '-' : parse(this.view)?.discs[index];
      this.edit(set(this.view, name, here === this.brush ? '-' : this.brush));
    } else if (this.offered.includes(name)) {
      this.play(name);
    }
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    this.roving.walk(event);
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  updated(changed) {
    const { view, last } = this.shown;
    const before = this.drawn;
    this.drawn = view;
    if (this.editing || changed.has('flipped') || changed.has('seat') || before === view) return;
    const from = squareIndex(last);
    for (const index of flippedBetween(before, view)) this.flip(index, from);
    if (from !== null && parse(before)?.discs[from] === '-') {
      animate(this.side(from, 'front'), [
        { transform: 'scale(0.6)', opacity: 0 }, { transform: 'none', opacity: 1 },
      ], { duration: 140, easing: 'ease-out' });
    }
  }

  /**
   * Turns a disc over, the later the farther it lies from the disc that was placed.
   * @param {number} index
   * @param {number | null} from
   */
  flip(index, from) {
    const distance = from === null ? 0 : Math.max(
      Math.abs(index % 8 - from % 8), Math.abs(Math.floor(index / 8) - Math.floor(from / 8)));
    const options = { duration: 300, delay: 60 * distance, fill: /** @type {const} */ ('backwards') };
    const [flat, full] = ['scaleX(0)', 'scaleX(1)'];
    animate(this.side(index, 'back'), [
      { transform: full, opacity: 1, easing: 'ease-in' },
      { transform: flat, opacity: 1, offset: 0.5 }, { transform: flat, opacity: 0 },
    ], options);
    animate(this.side(index, 'front'), [
      { transform: flat, opacity: 0 }, { transform: flat, opacity: 1, offset: 0.5, easing: 'ease-out' },
      { transform: full, opacity: 1 },
    ], options);
  }

  /**
   * @param {number} index
   * @param {'front' | 'back'} side
   */
  side(index, side) {
    return this.renderRoot.querySelector(`[data-disc="${squareName(index)}"] .${side}`);
  }

  /** Returns the board as a picture of its own. */
  toSVG() {
    return standalone(picture(this.shown.view, {
      last: this.shown.last, turned: this.turnedByHand, coordinates: this.coordinates,
    }), this);
  }
}
customElements.define('board-othello', OthelloBoard);

const t = textsOf(GAME);

/** @type {Board} */
export const board = {
  game: GAME,
  tag: 'board-othello',
  thumbnail,
  about: () => t('about'),
  sample: 'f5d6c3',
  parse,
  describe: (view) => describe(view, t),
  sayMove: (move) => sayMove(move, t),
  seatMark,
  count,
  editor: { empty: EMPTY, pieces: PIECES, set },
};
