// The Score Four board: the rods in space, and the four levels as flat boards in step with them.
import { css, html, nothing } from 'lit';
import { textsOf } from 'sakiyomi/app/i18n.js';
import { BoardBase } from 'sakiyomi/boards/element.js';
import { animate } from 'sakiyomi/boards/motion.js';
import { palette, paletteStyles } from 'sakiyomi/boards/palette.js';
import { standalone } from 'sakiyomi/boards/picture.js';
import { Roving } from 'sakiyomi/boards/roving.js';
import { EDGE, FRAME, SIZE, levelPicture, picture, seatMark, thumbnail } from './drawing.js';
import {
  EMPTY, columnIndex, columnName, difference, landing, parse, set, toMove, topOf, winningCells,
} from './position.js';
import { scoreFourStyles } from './styles.js';
import { describe, layerName, sayMove } from './words.js';

/** @import { Board } from 'sakiyomi/types.js' */
/** @import { Space } from './scene.js' */
/** @import { Place } from 'sakiyomi/boards/roving.js' */

const GAME = 'score-four';
const PIECES = [
  { id: 'next', name: 'editor-next' },
  { id: 'X', name: 'editor-black', icon: seatMark(0) },
  { id: 'O', name: 'editor-white', icon: seatMark(1) },
  { id: '.', name: 'editor-lift' },
];
const FOUR = [0, 1, 2, 3];

class ScoreFourBoard extends BoardBase {
  static properties = {
    hovered: { state: true }, armed: { state: true }, flat: { state: true }, levelsShown: { state: true },
  };

  static styles = [paletteStyles, scoreFourStyles, css`
    .cells { inset: ${FRAME / SIZE * 100}% ${EDGE / SIZE * 100}% ${EDGE / SIZE * 100}% ${FRAME / SIZE * 100}%; }
  `];

  constructor() {
    super(GAME);
    this.brush = 'next';
    /** @type {number | null} The column under the pointer or the focus. */
    this.hovered = null;
    /** @type {number | null} The column that a finger has touched once. */
    this.armed = null;
    /** Whether there are only the flat boards. */
    this.flat = false;
    /** Which of the two a narrow screen shows: the levels, or the rods in space. */
    this.levelsShown = false;
    /** @type {Space | null} */
    this.space = null;
    this.roving = new Roving(this, () => ({ rows: 8, columns: () => 8 }), { row: 1, column: 1 });
    this.drawn = '';
  }

  get cells() {
    return parse(this.shown.view) ?? [];
  }

  /** Returns the columns that take a bead now. */
  get open() {
    const columns = this.editing ? FOUR.flatMap((y) => FOUR.map((x) => columnName(4 * y + x))) : this.offered;
    return new Set(columns);
  }

  render() {
    return html`<div class="whole ${this.flat ? 'flat' : this.levelsShown ? 'show-flat' : ''}">
      ${this.flat ? nothing : this.views()}
      ${this.flat ? html`<p class="note">${this.t('space-missing')}</p>` : html`<div class="room">
        <div class="space" aria-hidden="true"></div>
        <p class="caption">${this.caption()}</p>
        <button type="button" class="reset" data-reset @click=${() => this.space?.resetView()}>
          ${this.t('space-reset')}</button>
      </div>`}
      <div class="levels" role="group" aria-label=${this.t('score-four-board')} @keydown=${this.key}
        @pointerleave=${() => { this.hovered = null; }}>${FOUR.map((level) => this.level(level))}</div>
      ${this.editing ? html`<div class="tools">${palette(this.t('editor-palette'), PIECES, this.brush, this.t,
        (id) => { this.brush = id; })}</div>` : nothing}
    </div>`;
  }

  /** The choice that a narrow screen offers. */
  views() {
    /** @param {boolean} levels @param {string} name */
    const button = (levels, name) => html`<button type="button" aria-pressed=${this.levelsShown === levels}
      @click=${() => { this.levelsShown = levels; }}>${this.t(name)}</button>`;
    return html`<div class="views" role="group" aria-label=${this.t('views')}>
      ${button(false, 'view-space')}${button(true, 'view-levels')}</div>`;
  }

  /** Puts the focus on the levels, where cells are. @param {FocusOptions} [options] */
  focus(options) {
    this.levelsShown = true;
    this.updateComplete.then(() => super.focus(options));
  }

  /** Returns the cell where a bead would land, for the ghost. */
  get ghost() {
    const column = this.armed ?? this.hovered;
    if (column === null || !this.open.has(columnName(column)) || (this.editing && this.brush === '.')) return null;
    return landing(this.cells, column);
  }

  get ghostBead() {
    return /** @type {'X' | 'O'} */ (
      this.editing && (this.brush === 'X' || this.brush === 'O') ? this.brush : toMove(this.shown.view));
  }

  /** @param {number} level */
  level(level) {
    const { view, last } = this.shown;
    const marks = {
      last, turned: this.turnedByHand, coordinates: this.coordinates, dashed: !!this.preview,
      ghost: this.ghost, ghostBead: this.ghostBead,
      legal: this.showLegal ? this.offered : [],
      hints: this.preview || this.editing ? [] : this.hints,
    };
    const name = layerName(level, this.t);
    return html`<div class="level">
      <span class="name" aria-hidden="true">${name}</span>
      <div class="board">
        ${levelPicture(view, level, marks)}
        <div class="cells" role="grid" aria-label=${name}>
          ${FOUR.map((y) => html`<div class="row" role="row">${FOUR.map((x) => this.cell(level, y, x))}</div>`)}
        </div>
      </div>
    </div>`;
  }

  /**
   * @param {number} level
   * @param {number} y
   * @param {number} x
   */
  cell(level, y, x) {
    const column = this.turnedByHand ? 15 - (4 * y + x) : 4 * y + x;
    const cell = 16 * level + column;
    const { row, column: across } = this.placeOf(cell);
    const can = this.open.has(columnName(column)) && (this.editing || landing(this.cells, column) === cell);
    return html`<button type="button" role="gridcell" class=${can ? 'can' : ''}
      data-cell=${columnName(column)} data-level=${level + 1} data-row=${row} data-column=${across}
      aria-label=${this.label(cell)} tabindex=${this.roving.tabIndex(row, across)}
      @pointerenter=${() => { this.hovered = column; this.armed = null; }}
      @focus=${() => { this.hovered = column; this.roving.visit(row, across); }}
      @blur=${() => { this.hovered = null; }}
      @click=${() => this.pressCell(cell)}></button>`;
  }

  /**
   * Returns where a cell stands among the levels, which lie two by two.
   * @param {number} cell
   * @returns {Place}
   */
  placeOf(cell) {
    const [level, column] = [Math.floor(cell / 16), cell % 16];
    const shown = this.turnedByHand ? 15 - column : column;
    return { row: 4 * Math.floor(level / 2) + Math.floor(shown / 4), column: 4 * (level % 2) + shown % 4 };
  }

  /** @param {number} cell */
  label(cell) {
    const { last } = this.shown;
    const { cells } = this;
    const name = columnName(cell);
    const level = Math.floor(cell / 16);
    const bead = cells[cell];
    const lands = landing(cells, cell % 16);
    const hint = lands === cell ? this.hintFor(name) : undefined;
    const open = this.showLegal && this.open.has(name) && bead === '.' && lands !== null;
    return this.list([
      this.t('cell-name', { column: name, n: level + 1 }),
      this.t(bead === 'X' ? 'cell-black' : bead === 'O' ? 'cell-white' : 'cell-empty'),
      open ? lands === cell ? this.t('cell-legal')
        : this.t('cell-falls', { n: Math.floor(lands / 16) + 1 }) : '',
      winningCells(cells).has(cell) ? this.t('cell-line') : '',
      topOf(cells, columnIndex(last)) === cell ? this.t('cell-last') : '',
      hint ? `${hint.text}${hint.best ? ` ${this.t('cell-best')}` : ''}` : '',
    ]);
  }

  caption() {
    const ghost = this.ghost;
    if (this.armed !== null) return this.t('space-tap-again', { column: columnName(this.armed) });
    if (ghost === null) return this.t('space-turn');
    return this.t('cell-name', { column: columnName(ghost), n: Math.floor(ghost / 16) + 1 });
  }

  /**
   * A click on a flat board: it counts where the bead lands, and elsewhere leads there.
   * @param {number} cell
   */
  pressCell(cell) {
    if (this.editing) {
      this.change(cell % 16);
      return;
    }
    const lands = landing(this.cells, cell % 16);
    if (lands === null || !this.open.has(columnName(cell))) return;
    if (lands === cell) this.drop(cell % 16);
    else this.roving.focus(this.placeOf(lands));
  }

  /**
   * A click in space. A finger hides what it touches, so that it has to say twice what it means.
   * @param {number} column
   * @param {string} pointer
   */
  pressRod(column, pointer) {
    if (!this.open.has(columnName(column))) {
      this.armed = null;
    } else if (this.editing) {
      this.change(column);
    } else if (pointer === 'touch' && this.armed !== column) {
      this.armed = column;
    } else {
      this.drop(column);
    }
  }

  /** @param {number} column */
  drop(column) {
    this.armed = null;
    this.play(columnName(column));
  }

  /** @param {number} column */
  change(column) {
    this.edit(set(this.view, columnName(column), this.brush));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault();
      event.stopPropagation();
      const { row, column } = this.roving.place;
      const level = 2 * Math.floor(row / 4) + Math.floor(column / 4) + (event.key === 'PageUp' ? 1 : -1);
      if (level < 0 || level > 3) return;
      this.roving.focus({ row: 4 * Math.floor(level / 2) + row % 4, column: 4 * (level % 2) + column % 4 });
    } else if (event.key === 'Escape' && this.armed !== null) {
      event.stopPropagation();
      this.armed = null;
    } else {
      this.roving.walk(event);
    }
  }

  connectedCallback() {
    super.connectedCallback();
    if (this.hasUpdated) this.openSpace();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.space?.dispose();
    this.space = null;
  }

  firstUpdated() {
    this.openSpace();
  }

  async openSpace() {
    const scene = await import('./scene.js').catch(() => null);
    if (!this.isConnected || this.space) return;
    const place = this.renderRoot.querySelector('.space');
    if (!scene?.canDraw() || !(place instanceof HTMLElement)) {
      this.flat = true;
      return;
    }
    try {
      this.space = new scene.Space(place,
        (column) => { this.hovered = column; }, (column, pointer) => this.pressRod(column, pointer));
    } catch {
      // A driver may refuse what it has promised.
      this.flat = true;
      return;
    }
    this.showSpace();
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('view') || !this.playable) this.armed = null;
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  updated(changed) {
    this.showSpace();
    const before = this.drawn;
    const { view } = this.shown;
    this.drawn = view;
    if (before === '' || before === view || changed.has('flipped') || changed.has('seat')) return;
    const { added } = difference(before, view);
    const [cell] = added;
    if (added.length !== 1) return;
    animate(this.renderRoot.querySelector(`[data-bead="${cell}"]`), [
      { transform: 'scale(1.35)', opacity: 0 }, { transform: 'none', opacity: 1 },
    ], { duration: 260, easing: 'ease-out' });
  }

  showSpace() {
    const { view, last } = this.shown;
    const best = this.preview || this.editing ? undefined : this.hints.find((hint) => hint.best);
    const ghost = this.ghost;
    const shown = {
      view, last: columnIndex(last), ghost: ghost === null ? null : ghost % 16, ghostBead: this.ghostBead,
      best: columnIndex(best?.move),
    };
    this.space?.dress(getComputedStyle(this).getPropertyValue('--board-base').trim(), this.coordinates);
    this.space?.turn(this.turnedByHand);
    this.space?.show(shown);
  }

  /** Returns the flat boards as a picture of their own. */
  toSVG() {
    const { view, last } = this.shown;
    return standalone(picture(view, this.t, { last, turned: this.turnedByHand, coordinates: this.coordinates }), this);
  }
}
customElements.define('board-score-four', ScoreFourBoard);

const t = textsOf(GAME);

/** @type {Board} */
export const board = {
  game: GAME,
  tag: 'board-score-four',
  thumbnail,
  about: () => t('about'),
  sample: 'a1 b2 c3',
  parse,
  describe: (view) => describe(view, t),
  sayMove,
  seatMark,
  editor: { empty: EMPTY, pieces: PIECES, set },
};
