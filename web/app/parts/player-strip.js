// Who plays a side, what the side has, and its clock.

import { html, nothing } from 'lit';
import { Element } from '../element.js';
import { t } from '../i18n.js';
import { seatName, sittingName } from '../players.js';

/** @import { Board, GameInfo } from '../../types.js' */
/** @import { GameStore } from '../game-store.js' */

/** Below this the clock shows tenths. */
const HURRY_MS = 20_000;

/** @param {number} ms */
function clockText(ms) {
  const left = Math.max(0, ms);
  if (left < HURRY_MS) return `0:${(Math.floor(left / 100) / 10).toFixed(1).padStart(4, '0')}`;
  const seconds = Math.floor(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

class Player extends Element {
  static properties = {
    store: { attribute: false }, info: { attribute: false }, board: { attribute: false }, seat: { attribute: false },
  };

  constructor() {
    super();
    /** @type {GameStore | null} */
    this.store = null;
    /** @type {GameInfo | null} */
    this.info = null;
    /** @type {Board | null} */
    this.board = null;
    this.seat = 0;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.ticks = undefined;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.ticks);
    this.ticks = undefined;
  }

  updated() {
    const running = this.store?.game?.clock?.running === this.seat;
    if (running && this.ticks === undefined) {
      this.ticks = setInterval(() => this.requestUpdate(), 100);
    } else if (!running && this.ticks !== undefined) {
      clearInterval(this.ticks);
      this.ticks = undefined;
    }
  }

  #clock() {
    const clock = this.store?.game?.clock;
    if (!this.store || !clock) return nothing;
    const running = clock.running === this.seat;
    const spent = running ? performance.now() - this.store.arrived : 0;
    const left = (clock.left_ms[this.seat] ?? 0) - spent;
    return html`<span class="clock numbers ${running ? 'running' : ''} ${left < HURRY_MS ? 'hurry' : ''}"
      role="timer" aria-label=${t('game-clock', { time: clockText(left) })}>${clockText(left)}</span>`;
  }

  render() {
    const { store, info, board, seat } = this;
    if (!store?.game || !info || !board) return nothing;
    const { game, detail } = store;
    const name = sittingName(game, info, seat);
    const side = seatName(info, seat);
    const turn = detail?.to_move === seat && !detail.outcome;
    const count = detail && board.count ? board.count(detail.view)[seat] : null;
    return html`<div class="player ${turn ? 'turn' : ''}">
      <span class="seat-mark">${board.seatMark(seat)}</span>
      <span class="name"><b>${name}</b>${name === side ? nothing : html` <span class="small muted">${side}</span>`}</span>
      ${game.thinking === seat ? html`<span class="spinner" aria-hidden="true"></span>` : nothing}
      ${detail?.outcome && detail.outcome.winner === seat ? html`<span class="won" aria-hidden="true">★</span>` : nothing}
      ${count === null ? nothing : html`<span class="count numbers">${count}</span>`}
      ${this.#clock()}
    </div>`;
  }
}
customElements.define('sky-player', Player);
