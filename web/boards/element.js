// What all boards share: the properties that the app sets, and the events that it hears.
import { LitElement } from 'lit';
import { textsOf } from '../app/i18n.js';
import './tokens.js';

/** @import { Hint, Picture, Preview } from '../types.js' */

/**
 * The element of a board. A game's own element draws `this.shown` and calls `play` or `edit`.
 */
export class BoardBase extends LitElement {
  /** @type {import('lit').PropertyDeclarations} */
  static properties = {
    view: { attribute: false },
    legal: { attribute: false },
    last: { attribute: false },
    seat: { attribute: false },
    flipped: { attribute: false },
    active: { attribute: false },
    hints: { attribute: false },
    preview: { attribute: false },
    picture: { attribute: false },
    lang: { attribute: false },
    showLegal: { attribute: false },
    coordinates: { attribute: false },
    look: { attribute: false },
    editing: { attribute: false },
    extra: { attribute: false },
    brush: { attribute: false },
  };

  /** @param {string} [game] whose texts it uses, in place of the page's */
  constructor(game = '') {
    super();
    this.t = textsOf(game);
    /** The position as text. */
    this.view = '';
    /** @type {string[]} */
    this.legal = [];
    /** @type {string | null} */
    this.last = null;
    /** Who looks at the board. */
    this.seat = 0;
    /** Whether the second seat's side is below. */
    this.flipped = false;
    /** Whether the person may move now. */
    this.active = false;
    /** @type {Hint[]} Values to show on the squares. */
    this.hints = [];
    /** @type {Preview | null} A line that is only looked at. */
    this.preview = null;
    /** @type {Picture | null} What the game itself draws, where the page does not know it. */
    this.picture = null;
    /** A change of it draws the board again. @type {string} */
    this.lang = 'en';
    this.showLegal = true;
    this.coordinates = true;
    /** The name of the colours; a change of it draws the board again. @type {string} */
    this.look = 'classic';
    this.editing = false;
    /** @type {unknown} */
    this.extra = null;
    /** What the editor puts on a cell. */
    this.brush = '';
  }

  /**
   * Tells whether a board that looks alike from both sides stands on its head: only when the person
   * turned it, not when the person merely plays the second seat.
   */
  get turnedByHand() {
    return (this.seat === 1) !== this.flipped;
  }

  /** Returns the position to draw: the hovered line's while there is one. */
  get shown() {
    return this.preview ?? { view: this.view, last: this.last };
  }

  /**
   * Puts the focus on the cell where the arrow keys go on from.
   * @param {FocusOptions} [options]
   */
  focus(options) {
    const cell = this.renderRoot.querySelector('[data-row][tabindex="0"]');
    if (cell instanceof HTMLElement) cell.focus(options);
  }

  /** Tells whether a click may become a move. */
  get playable() {
    return this.active && !this.preview && !this.editing;
  }

  /** Returns the moves that may be played now, for marks and clicks. */
  get offered() {
    return this.playable ? this.legal : [];
  }

  /** Returns what there is of a list in one line. @param {(string | null)[]} parts */
  list(parts) {
    return parts.filter(Boolean).join(this.t('list-separator'));
  }

  /**
   * Tells the app that the person made a move.
   * @param {string} move
   */
  play(move) {
    this.dispatchEvent(new CustomEvent('play', { detail: { move }, bubbles: true, composed: true }));
  }

  /**
   * Tells the app that the person changed the position in the editor.
   * @param {string} view
   */
  edit(view) {
    this.dispatchEvent(new CustomEvent('edit', { detail: { view }, bubbles: true, composed: true }));
  }

  /**
   * Returns the hint for a move, where hints may be shown.
   * @param {string} move
   */
  hintFor(move) {
    return this.preview || this.editing ? undefined : this.hints.find((hint) => hint.move === move);
  }
}
