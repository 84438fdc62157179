// The moves as a tree: the main line in two columns, variations indented under the move they
// replace. The move that is looked at is the one tab stop; the arrow keys of the page walk.

import { html, nothing } from 'lit';
import { Element } from '../element.js';
import { t } from '../i18n.js';
import { seatName } from '../players.js';
import { scoreNumber, scoreText } from '../scores.js';

/** @import { Board, GameInfo, ReviewPly, TreeNode } from '../../types.js' */
/** @import { GameStore } from '../game-store.js' */

/** The signs of marked moves, as in chess books. @type {Record<ReviewPly['mark'], string>} */
export const SIGNS = { good: '', inaccuracy: '?!', mistake: '?', blunder: '??' };

/** Their names. */
export const MARKS = { inaccuracy: 'mark-inaccuracy', mistake: 'mark-mistake', blunder: 'mark-blunder' };

class Moves extends Element {
  static properties = { store: { attribute: false }, info: { attribute: false }, board: { attribute: false } };

  constructor() {
    super();
    /** @type {GameStore | null} */
    this.store = null;
    /** @type {GameInfo | null} */
    this.info = null;
    /** @type {Board | null} */
    this.board = null;
    this.shown = -1;
  }

  #resized = new ResizeObserver(() => this.#follow());

  connectedCallback() {
    super.connectedCallback();
    const panel = this.closest('.panel');
    if (panel) this.#resized.observe(panel);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#resized.disconnect();
  }

  updated() {
    const viewed = this.store?.viewed ?? 0;
    if (viewed === this.shown) return;
    this.shown = viewed;
    this.#follow();
  }

  /** Keeps the move that is looked at in sight, without moving the page. */
  #follow() {
    const current = this.querySelector('[aria-current]');
    // The list scrolls by itself, or with all that is in its panel.
    for (const list of [this.querySelector('.move-scroll'), this.closest('.panel')]) {
      if (!list || list.scrollHeight <= list.clientHeight) continue;
      const frame = list.getBoundingClientRect();
      const box = current?.getBoundingClientRect() ?? frame;
      if (box.top < frame.top) list.scrollTop += box.top - frame.top - 8;
      else if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom + 8;
    }
  }

  /** @param {GameStore} store @param {TreeNode} node @param {boolean} numbered */
  #move(store, node, numbered = false) {
    const { board, info } = this;
    if (!board || !info || node.move === null) return nothing;
    const ply = store.analyst.plies.get(node.id);
    const mark = ply?.mark ?? 'good';
    const score = store.analyst.score(node.id);
    const current = node.id === store.viewed;
    const spoken = t('status-moved', { seat: seatName(info, node.seat), move: board.sayMove(node.move) });
    const said = mark === 'good' ? '' : t(MARKS[mark]);
    return html`<button type="button" class="move ${mark}" tabindex=${current ? 0 : -1}
      aria-current=${current ? 'true' : nothing}
      aria-label="${node.ply}. ${spoken} ${said}"
      @click=${() => store.look(node.id)}>${numbered ? html`<span class="ply">${node.ply}.</span>` : nothing}<span
        class="text">${node.move}</span>${mark === 'good' ? nothing : html`<b class="sign">${SIGNS[mark]}</b>`}${store.analyst.turning === node.id
        ? html`<span class="turning" title=${t('review-turning')}>◆</span>`
        : nothing}${score ? html`<span class="value" title=${scoreText(score, info)}>${scoreNumber(score)}</span>` : nothing}</button>`;
  }

  /**
   * A line of moves beside the main one, with its own variations within.
   * @param {GameStore} store
   * @param {number} id its first move
   * @returns {unknown}
   */
  #variation(store, id) {
    /** @type {unknown[]} */
    const parts = [];
    let node = store.tree.node(id);
    while (node) {
      parts.push(this.#move(store, node, true), ' ');
      const [next, ...others] = store.tree.children(node.id);
      parts.push(others.map((other) => this.#variation(store, other)));
      node = next === undefined ? undefined : store.tree.node(next);
    }
    return html`<div class="variation" role="group" aria-label=${t('game-variation')}>${parts}</div>`;
  }

  /** @param {GameStore} store @param {GameInfo} info */
  #rows(store, info) {
    const nodes = store.main.map((id) => store.tree.node(id)).filter((node) => node !== undefined);
    /** @type {unknown[]} */
    const rows = [];
    /** @type {TreeNode[]} */
    let pair = [];
    const flush = () => {
      if (pair.length === 0) return;
      // The number of the move, as in variations, in the review and in the status.
      const number = pair[0]?.ply;
      const [first, second] = pair[0]?.seat === 1 ? [undefined, pair[0]] : pair;
      rows.push(html`<div class="row"><span class="number">${number}</span>
        ${first ? this.#move(store, first) : html`<span class="move gap">…</span>`}
        ${second ? this.#move(store, second) : html`<span></span>`}</div>`);
      pair = [];
    };
    for (const node of nodes.slice(1)) {
      const before = pair.at(-1);
      if (before && (node.seat === 0 || before.seat === node.seat)) flush();
      pair.push(node);
      const siblings = store.tree.children(node.parent ?? 0).filter((id) => id !== node.id);
      if (siblings.length > 0) {
        flush();
        rows.push(siblings.map((id) => this.#variation(store, id)));
      }
    }
    flush();
    return html`<div class="move-table ${info.solitaire ? 'solo' : ''}">${rows}</div>`;
  }

  /** @param {GameStore} store */
  #cards(store) {
    const nodes = store.main.map((id) => store.tree.node(id)).filter((node) => node !== undefined);
    return html`<div class="move-flow">${nodes.slice(1).map((node) => {
      const siblings = store.tree.children(node.parent ?? 0).filter((id) => id !== node.id);
      return html`${this.#move(store, node, true)} ${siblings.map((id) => this.#variation(store, id))}`;
    })}</div>`;
  }

  render() {
    const { store, info } = this;
    if (!store?.game || !info) return nothing;
    const start = store.tree.node(store.main[1] ?? -1);
    const first = start?.seat ?? store.details.get(0)?.to_move ?? 0;
    const atStart = store.viewed === store.main[0];
    return html`<section class="moves" aria-labelledby="moves-title">
      <h2 id="moves-title" class="visually-hidden">${t('game-moves')}</h2>
      <div class="move-scroll">
        ${store.main.length <= 1
          ? html`<p class="muted small hint">${info.solitaire
            ? t('game-moves-empty-solo')
            : t('game-moves-empty', { seat: seatName(info, first) })}</p>`
          : html`<button type="button" class="move start" tabindex=${atStart ? 0 : -1}
              aria-current=${atStart ? 'true' : nothing}
              @click=${() => store.look(store.main[0] ?? 0)}>${t('game-start')}</button>
            ${info.solitaire ? this.#cards(store) : this.#rows(store, info)}`}
      </div>
    </section>`;
  }
}
customElements.define('sky-moves', Moves);
