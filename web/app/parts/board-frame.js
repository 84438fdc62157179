// A board's element with everything the app sets on it.

import { html } from 'lit';
import { lang } from '../i18n.js';
import { settings } from '../settings.js';
import { Element } from '../element.js';

/** @import { Board, BoardElement, Hint } from '../../types.js' */

/** Holds one board element and hands its properties on; events of the board bubble through. */
class BoardFrame extends Element {
  static properties = { board: { attribute: false }, state: { attribute: false } };

  constructor() {
    super();
    /** @type {Board | null} */
    this.board = null;
    /** @type {Partial<BoardElement>} */
    this.state = {};
    /** @type {BoardElement | null} */
    this.element = null;
  }

  render() {
    if (!this.board) return html``;
    if (this.element?.localName !== this.board.tag) {
      this.element = /** @type {BoardElement} */ (document.createElement(this.board.tag));
    }
    /** @type {Partial<BoardElement>} */
    const properties = {
      legal: [], last: null, seat: 0, flipped: false, active: false, preview: null, picture: null, editing: false, extra: null,
      ...this.state,
      hints: this.state.hints ?? /** @type {Hint[]} */ ([]),
      lang: lang(),
      showLegal: settings().legalMoves,
      coordinates: settings().coordinates,
      look: settings().look,
    };
    Object.assign(this.element, properties);
    return html`${this.element}`;
  }

  /** Puts the focus on the board. */
  focusBoard() {
    this.element?.focus();
  }
}
customElements.define('sky-board', BoardFrame);

export { BoardFrame };
