// Dragging a card of the hand onto a slot.
import { slotsFor } from './view.js';

/** A pointer that moves less than this many pixels does not drag. */
const START = 7;

/**
 * @typedef {import('sakiyomi/boards/element.js').BoardBase & {
 *   chosen: string | null, over: number | null, choose(slot: 1 | 2): void,
 * }} Host
 */

export class Drag {
  /** @param {Host} host */
  constructor(host) {
    this.host = host;
    this.ended = -Infinity;
  }

  /** Tells whether a drag has just ended, so that the click after it means nothing. */
  justEnded() {
    return performance.now() - this.ended < 80;
  }

  /**
   * @param {PointerEvent} event
   * @param {string} card
   */
  start(event, card) {
    const { host } = this;
    const button = event.currentTarget;
    if (!(button instanceof HTMLElement) || event.button !== 0 || slotsFor(host.offered, card).length === 0) return;
    const [x, y] = [event.clientX, event.clientY];
    let dragging = false;
    button.setPointerCapture(event.pointerId);
    const move = (/** @type {PointerEvent} */ now) => {
      const [dx, dy] = [now.clientX - x, now.clientY - y];
      if (!dragging && Math.hypot(dx, dy) < START) return;
      if (!dragging) {
        dragging = true;
        button.classList.add('dragged');
        host.chosen = card;
      }
      button.style.translate = `${dx}px ${dy}px`;
      host.over = this.slotAt(now.clientX, now.clientY);
    };
    const stop = (/** @type {PointerEvent} */ now) => {
      button.removeEventListener('pointermove', move);
      button.removeEventListener('pointerup', stop);
      button.removeEventListener('pointercancel', stop);
      if (!dragging) return;
      this.ended = performance.now();
      const slot = now.type === 'pointerup' ? this.slotAt(now.clientX, now.clientY) : null;
      host.over = null;
      button.classList.remove('dragged');
      if (slot === null) host.chosen = null;
      else host.choose(slot);
      // The card stays where it was dropped until the answer came, so that it travels from there.
      setTimeout(() => { button.style.translate = ''; }, slot === null ? 0 : 150);
    };
    button.addEventListener('pointermove', move);
    button.addEventListener('pointerup', stop);
    button.addEventListener('pointercancel', stop);
  }

  /**
   * Returns the slot at a point that takes the card, or null.
   * @param {number} x
   * @param {number} y
   * @returns {1 | 2 | null}
   */
  slotAt(x, y) {
    const root = this.host.renderRoot;
    const found = root instanceof ShadowRoot ? root.elementFromPoint(x, y) : null;
    const slot = found?.closest('[data-slot]')?.getAttribute('data-slot') === '2' ? 2
      : found?.closest('[data-slot]') ? 1 : null;
    return slot !== null && slotsFor(this.host.offered, this.host.chosen).includes(slot) ? slot : null;
  }
}
