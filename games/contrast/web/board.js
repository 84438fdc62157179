// The Contrast board: a picture with a grid of buttons over it, the stocks, and the two steps of a move.
import { css, html, nothing } from 'lit';
import { textsOf } from 'sakiyomi/app/i18n.js';
import { BoardBase } from 'sakiyomi/boards/element.js';
import {
  EDGE, FRAME, SIZE, picture, pictureWithStocks, seatMark, thumbnail, tileMark,
} from './drawing.js';
import { NOTHING, back, choose, placements, sources, take, targets, withoutTile } from './draft.js';
import { EMPTY, SUPPLY, applied, parse, parseMove, set, squareIndex, squareName } from './position.js';
import { describe, sayMove } from './words.js';
import { animate } from 'sakiyomi/boards/motion.js';
import { palette, paletteStyles } from 'sakiyomi/boards/palette.js';
import { standalone } from 'sakiyomi/boards/picture.js';
import { Roving } from 'sakiyomi/boards/roving.js';
import { contrastStyles } from './styles.js';

/** @import { Board } from 'sakiyomi/types.js' */
/** @import { Draft, Kind } from './draft.js' */

/** How many moves with values are drawn at once; more would hide the board. */
const MOST_ARROWS = 3;

const GAME = 'contrast';
/** The players, by seat. */
const PLAYERS = /** @type {const} */ (['player-1', 'player-2']);
const SEATS = [
  { id: '1', name: PLAYERS[0], icon: seatMark(0) },
  { id: '2', name: PLAYERS[1], icon: seatMark(1) },
];
const PIECES = [
  ...SEATS,
  { id: '.', name: 'editor-eraser' },
  { id: 'b', name: 'editor-tile-black', icon: tileMark('b') },
  { id: 'g', name: 'editor-tile-gray', icon: tileMark('g') },
  { id: 'w', name: 'editor-tile-none', icon: tileMark('.') },
];
const TILES = { '.': 'cell-tile-white', b: 'cell-tile-black', g: 'cell-tile-gray' };

class ContrastBoard extends BoardBase {
  static properties = { draft: { state: true }, hovered: { state: true } };

  static styles = [paletteStyles, contrastStyles, css`
    .cells { inset: ${EDGE / SIZE * 100}% ${EDGE / SIZE * 100}% ${FRAME / SIZE * 100}% ${FRAME / SIZE * 100}%; }
  `];

  constructor() {
    super(GAME);
    this.brush = '1';
    /** @type {Draft} */
    this.draft = NOTHING;
    /** @type {string | null} The square under the pointer or the focus. */
    this.hovered = null;
    this.roving = new Roving(this, () => ({ rows: 5, columns: () => 5 }), { row: 4, column: 2 });
    this.drawn = '';
  }

  get toMove() {
    return parse(this.view)?.toMove ?? '1';
  }

  /** Returns what to draw: the position with the half-made move. */
  get pictured() {
    const { view, last } = this.shown;
    const { from, to } = this.draft;
    if (this.preview || from === null || to === null) return { view, last };
    return { view: applied(view, { from, to, tile: null }), last: `${from}${to}` };
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  willUpdate(changed) {
    const { from } = this.draft;
    if (changed.has('view') || (from !== null && !sources(this.legal).has(from)) || !this.active) {
      this.draft = NOTHING;
    }
  }

  render() {
    const { view, last } = this.pictured;
    return html`<div class="whole">
      ${this.stock(this.flipped ? 0 : 1, 'top')}
      <div class="board">
        ${picture(view, {
          ...this.marks(), last, turned: this.flipped, coordinates: this.coordinates, dashed: !!this.preview,
        })}
        <div class="cells" role="grid" aria-label=${this.t('contrast-board')} @keydown=${this.key}
          @pointerleave=${() => { this.hovered = null; }}>
          ${[0, 1, 2, 3, 4].map((row) => html`<div class="row" role="row">
            ${[0, 1, 2, 3, 4].map((column) => this.cell(row, column))}</div>`)}
        </div>
      </div>
      ${this.stock(this.flipped ? 1 : 0, 'bottom')}
      ${this.editing ? this.tools() : this.steps()}
    </div>`;
  }

  /** Returns the marks of what may be chosen next. */
  marks() {
    const legal = this.offered;
    const { from, to, kind } = this.draft;
    const show = this.showLegal;
    if (from !== null && to !== null) {
      const squares = kind ? placements(legal, from, to)[kind] : new Set();
      const ghost = kind && this.hovered && squares.has(this.hovered) ? { square: this.hovered, kind } : null;
      return { tiles: squares, ghost };
    }
    if (from !== null) return { chosen: from, targets: show ? targets(legal, from) : [] };
    const hints = this.preview || this.editing ? [] : this.arrows();
    return { movable: show && hints.length === 0 ? sources(legal) : [], hints };
  }

  /** Returns the values to draw: the best moves, only one for each way of a piece. */
  arrows() {
    const ways = new Set();
    return [...this.hints].sort((a, b) => Number(b.best) - Number(a.best)).filter((hint) => {
      const move = parseMove(hint.move);
      const way = `${move?.from}${move?.to}`;
      return move && !ways.has(way) && ways.size < MOST_ARROWS && ways.add(way);
    }).reverse();
  }

  /**
   * @param {number} row
   * @param {number} column
   */
  cell(row, column) {
    const index = this.flipped ? 24 - (5 * row + column) : 5 * row + column;
    const name = squareName(index);
    return html`<button role="gridcell" type="button" class=${this.can(name) ? 'can' : ''}
      data-cell=${name} data-row=${row} data-column=${column} aria-label=${this.label(index)}
      aria-selected=${this.draft.from === name} tabindex=${this.roving.tabIndex(row, column)}
      @pointerenter=${() => { this.hovered = name; }}
      @focus=${() => { this.hovered = name; this.roving.visit(row, column); }}
      @click=${() => this.press(name)}></button>`;
  }

  /**
   * Tells whether a click on the square does something.
   * @param {string} name
   */
  can(name) {
    if (this.editing) return true;
    const { from, to, kind } = this.draft;
    if (from !== null && to !== null) return !!kind && placements(this.offered, from, to)[kind].has(name);
    return sources(this.offered).has(name) || targets(this.offered, from).has(name);
  }

  /** @param {number} index */
  label(index) {
    const { view, last } = this.pictured;
    const position = parse(view);
    const name = squareName(index);
    const piece = position?.pieces[index];
    const { from, to } = this.draft;
    const move = parseMove(last);
    const choice = from === name && to === null ? 'cell-chosen'
      : !this.can(name) || this.editing ? null
        : to !== null ? 'cell-tile-target'
          : targets(this.offered, from).has(name) ? 'cell-target'
            : 'cell-movable';
    const hints = this.preview || this.editing ? [] : this.hints.filter((hint) => hint.move.startsWith(name));
    const [hint] = hints.sort((a, b) => Number(b.best) - Number(a.best));
    return this.list([
      name,
      this.t(piece === '1' ? 'cell-piece-1' : piece === '2' ? 'cell-piece-2' : 'cell-empty'),
      this.t(TILES[position?.tiles[index] ?? '.']),
      choice && this.showLegal ? this.t(choice) : '',
      move && (move.from === name || move.to === name) && to === null ? this.t('cell-last') : '',
      hint ? `${sayMove(hint.move, this.t)} ${hint.text}${hint.best ? ` ${this.t('cell-best')}` : ''}` : '',
    ]);
  }

  /**
   * Shows the tiles that a player has left.
   * @param {0 | 1} seat
   * @param {string} side
   */
  stock(seat, side) {
    const position = parse(this.pictured.view);
    const stock = position?.stocks[seat] ?? { b: 0, g: 0 };
    const said = this.t('stock-label', { player: this.t(PLAYERS[seat]), black: stock.b, gray: stock.g });
    const slots = /** @type {Kind[]} */ (['b', 'b', 'b', 'g']);
    const seen = { b: 0, g: 0 };
    return html`<div class="stock ${side}" role="img" aria-label=${said}>
      ${seatMark(seat)}
      ${slots.map((kind) => {
        seen[kind] += 1;
        return html`<span class="tile ${seen[kind] > stock[kind] ? 'gone' : ''}">${tileMark(kind)}</span>`;
      })}
    </div>`;
  }

  /** Shows what to do next, and in the second step the tiles, none, and the way back. */
  steps() {
    const { from, to, kind } = this.draft;
    if (!this.playable) return html`<div class="steps"></div>`;
    if (from === null || to === null) {
      return html`<div class="steps"><p>${this.t(from === null ? 'ask-piece' : 'ask-target')}</p>
        ${from === null ? nothing : this.cancelButton()}</div>`;
    }
    const squares = placements(this.offered, from, to);
    const tile = (/** @type {Kind} */ which) => html`<button type="button" class="step" data-tile=${which}
      aria-pressed=${kind === which} ?disabled=${squares[which].size === 0}
      @click=${() => { this.draft = take(this.draft, which, this.offered); }}>
      ${tileMark(which)}<span>${this.t(which === 'b' ? 'tile-black' : 'tile-gray')}</span></button>`;
    return html`<div class="steps" @keydown=${this.key}><p role="status">${this.t('ask-tile')}</p>
      ${tile('b')}${tile('g')}
      <button type="button" class="step" data-tile="none" ?disabled=${!withoutTile(this.draft, this.offered)}
        @click=${this.finish}>${this.t('tile-none')}</button>
      ${this.cancelButton()}</div>`;
  }

  cancelButton() {
    return html`<button type="button" class="step quiet" data-cancel @click=${this.cancel}>
      ${this.t('ask-cancel')}</button>`;
  }

  tools() {
    const stocks = parse(this.view)?.stocks ?? [SUPPLY, SUPPLY];
    const counter = (/** @type {0 | 1} */ seat, /** @type {Kind} */ kind) => {
      const cell = `stock-${seat + 1}-${kind}`;
      const number = stocks[seat]?.[kind] ?? 0;
      const name = this.t('editor-counter', {
        player: this.t(PLAYERS[seat]), tile: this.t(kind === 'b' ? 'cell-tile-black' : 'cell-tile-gray'),
      });
      const change = (/** @type {number} */ by) => this.edit(set(this.view, cell, String(number + by)));
      return html`<span class="counter" role="group" aria-label=${name}>
        <button type="button" data-stock=${`${cell}-`} aria-label=${this.t('editor-fewer', { counter: name })}
          ?disabled=${number === 0} @click=${() => change(-1)}>−</button>
        ${tileMark(kind)}<b>${number}</b>
        <button type="button" data-stock=${`${cell}+`} aria-label=${this.t('editor-more', { counter: name })}
          ?disabled=${number === SUPPLY[kind]} @click=${() => change(1)}>+</button></span>`;
    };
    return html`<div class="tools">
      ${palette(this.t('editor-palette'), PIECES, this.brush, this.t, (id) => { this.brush = id; })}
      ${palette(this.t('editor-to-move'), SEATS, this.toMove, this.t, (id) => this.edit(set(this.view, 'to-move', id)))}
      ${/** @type {const} */ ([0, 1]).map((seat) => html`<div class="palette"><span class="name">
        ${this.t('editor-stock', { player: this.t(PLAYERS[seat]) })}</span>
        ${counter(seat, 'b')}${counter(seat, 'g')}</div>`)}
    </div>`;
  }

  /** @param {string} name */
  press(name) {
    if (this.editing) {
      const index = squareIndex(name) ?? 0;
      const position = parse(this.view);
      const same = position?.pieces[index] === this.brush;
      this.edit(set(this.view, name, same ? '.' : this.brush));
      return;
    }
    const { draft, move } = choose(this.draft, name, this.offered, this.toMove);
    this.draft = draft;
    if (move) this.finishWith(move);
  }

  finish() {
    const move = withoutTile(this.draft, this.offered);
    if (move) this.finishWith(move);
  }

  /** @param {string} move */
  finishWith(move) {
    // The half-made move is on the board already, so that only its tile is new.
    this.drawn = applied(this.view, { ...(parseMove(move) ?? { from: '', to: '' }), tile: null });
    this.play(move);
    // A refused move leaves the same view: the draft goes, and the board shows the truth again.
    this.draft = NOTHING;
  }

  cancel() {
    const { from } = this.draft;
    this.draft = back(this.draft);
    const index = squareIndex(from);
    if (index === null) return;
    const shown = this.flipped ? 24 - index : index;
    this.roving.focus({ row: Math.floor(shown / 5), column: shown % 5 });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const grid = event.currentTarget instanceof Element && event.currentTarget.getAttribute('role') === 'grid';
    if (event.key === 'Escape' && this.draft.from !== null) {
      event.stopPropagation();
      event.preventDefault();
      this.cancel();
    } else if (this.draft.to !== null && ['b', 'g', 'n'].includes(event.key) && !event.ctrlKey && !event.metaKey) {
      event.stopPropagation();
      if (event.key === 'n') this.finish();
      else this.draft = take(this.draft, event.key === 'g' ? 'g' : 'b', this.offered);
    } else if (grid) {
      this.roving.walk(event);
    }
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  updated(changed) {
    const { view, last } = this.pictured;
    const before = this.drawn;
    this.drawn = view;
    const move = parseMove(last);
    if (!move || this.editing || before === view || changed.has('flipped')) return;
    const [from, to] = [squareIndex(move.from) ?? 0, squareIndex(move.to) ?? 0];
    const old = parse(before)?.pieces;
    const now = parse(view)?.pieces;
    if (!old || !now || old[from] !== now[to] || old[to] !== '.' || now[from] !== '.') return;
    const way = (this.flipped ? -1 : 1) * 100;
    const [dx, dy] = [(from % 5 - to % 5) * way, (Math.floor(from / 5) - Math.floor(to / 5)) * way];
    animate(this.renderRoot.querySelector(`[data-piece="${move.to}"]`), [
      { transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' },
    ], { duration: 220, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' });
  }

  /** Returns the board and the stocks as a picture of their own. */
  toSVG() {
    const { view, last } = this.shown;
    return standalone(pictureWithStocks(view, { last, turned: this.flipped, coordinates: this.coordinates }), this);
  }
}
customElements.define('board-contrast', ContrastBoard);

const t = textsOf(GAME);

/** @type {Board} */
export const board = {
  game: GAME,
  tag: 'board-contrast',
  thumbnail,
  about: () => t('about'),
  sample: 'c1c2 c5c4',
  parse,
  describe: (view) => describe(view, t),
  sayMove: (move) => sayMove(move, t),
  seatMark,
  editor: { empty: EMPTY, pieces: PIECES, set },
};
