// The evaluation over the game: up is the first seat's, and what lies between the curve and the middle
// has the colour of the side that is ahead. A click or the arrow keys look at a move.

import { html, nothing, svg } from 'lit';
import { Element } from '../element.js';
import { say, t } from '../i18n.js';
import { finalScore, scoreText } from '../scores.js';

/** @import { Board, GameInfo, Score } from '../../types.js' */
/** @import { GameStore } from '../game-store.js' */

const WIDTH = 600;
const HEIGHT = 100;

class Graph extends Element {
  static properties = { store: { attribute: false }, info: { attribute: false }, board: { attribute: false } };

  constructor() {
    super();
    /** @type {GameStore | null} */
    this.store = null;
    /** @type {GameInfo | null} */
    this.info = null;
    /** @type {Board | null} */
    this.board = null;
  }

  /** @param {GameStore} store @returns {{ node: number, ply: number, score: Score | null, share: number | null }[]} */
  #points(store) {
    return store.line.map((node, ply) => {
      const outcome = store.details.get(node)?.outcome;
      const score = outcome && this.info ? finalScore(outcome, this.info, this.board?.most) : store.analyst.score(node);
      return { node, ply, score, share: score?.share ?? null };
    });
  }

  /** @param {PointerEvent} event @param {GameStore} store */
  #point(event, store) {
    const box = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
    const last = store.line.length - 1;
    const ply = Math.round(((event.clientX - box.left) / box.width) * last);
    const node = store.line[Math.max(0, Math.min(last, ply))];
    if (node !== undefined) store.look(node);
  }

  /** @param {KeyboardEvent} event @param {GameStore} store */
  #key(event, store) {
    const steps = /** @type {Record<string, number>} */ ({
      ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1,
      PageDown: -10, PageUp: 10, Home: -1e6, End: 1e6,
    })[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    store.step(steps);
  }

  /**
   * The scale: probabilities of winning, or cards.
   * @param {GameInfo} info
   * @param {Score | null} score any that is known
   */
  #scale(info, score) {
    if (info.solitaire) {
      // The bar is full when all cards are played.
      const most = score && score.share > 0 ? Math.round(score.value / score.share) : null;
      return html`<div class="scale numbers" aria-hidden="true"><span>${most ?? ''}</span><span>0</span></div>`;
    }
    const [first, second] = info.seats;
    return html`<div class="scale numbers" aria-hidden="true">
      <span>${first ? say(first) : ''} 100%</span><span>50%</span><span>${second ? say(second) : ''} 100%</span></div>`;
  }

  render() {
    const { store, info } = this;
    if (!store || !info) return nothing;
    const points = this.#points(store);
    const known = points.filter((point) => point.share !== null);
    const last = points.length - 1;
    if (known.length < 2 || last < 2) return nothing;
    /** @param {number} ply */
    const x = (ply) => (ply / last) * WIDTH;
    /** @param {number | null} share */
    const y = (share) => (1 - (share ?? 0.5)) * HEIGHT;
    const path = known.map((point) => `${x(point.ply).toFixed(1)},${y(point.share).toFixed(1)}`).join(' ');
    const from = x(known[0]?.ply ?? 0).toFixed(1);
    const to = x(known.at(-1)?.ply ?? 0).toFixed(1);
    const at = store.line.indexOf(store.viewed);
    const here = points[at];
    const floor = info.solitaire ? HEIGHT : HEIGHT / 2;
    return html`<section class="graph" aria-labelledby="graph-title">
      <h2 id="graph-title" class="visually-hidden">${t(info.solitaire ? 'graph-title-solo' : 'graph-title')}</h2>
      <div class="plot" role="slider" tabindex="0" aria-labelledby="graph-title"
        aria-valuemin="0" aria-valuemax=${last} aria-valuenow=${Math.max(0, at)}
        aria-valuetext=${t('graph-value', { ply: Math.max(0, at), all: last,
          score: here?.score ? scoreText(here.score, info) : t('score-none') })}
        title=${t('graph-hint')}
        @pointerdown=${(/** @type {PointerEvent} */ event) => this.#point(event, store)}
        @keydown=${(/** @type {KeyboardEvent} */ event) => this.#key(event, store)}>
        ${this.#scale(info, known.findLast(({ score }) => score !== null && score.share > 0)?.score ?? null)}
        <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
          <clipPath id="graph-upper"><rect width=${WIDTH} height=${floor}></rect></clipPath>
          <clipPath id="graph-lower"><rect y=${floor} width=${WIDTH} height=${HEIGHT - floor}></rect></clipPath>
          <polygon class="area ${info.solitaire ? 'solo' : 'seat-1'}" clip-path="url(#graph-upper)"
            points="${from},${floor} ${path} ${to},${floor}"></polygon>
          <polygon class="area seat-2" clip-path="url(#graph-lower)"
            points="${from},${floor} ${path} ${to},${floor}"></polygon>
          <line class="zero" x1="0" x2=${WIDTH} y1=${floor} y2=${floor}></line>
          <polyline class="curve" points=${path}></polyline>
          ${points.map((point) => {
            const mark = store.analyst.plies.get(point.node)?.mark ?? 'good';
            if (mark === 'good' || mark === 'inaccuracy' || point.share === null) return nothing;
            return svg`<line class="tick ${mark}" x1=${x(point.ply)} x2=${x(point.ply)} y1="0" y2=${HEIGHT}></line>`;
          })}
          ${at >= 0 ? svg`<line class="here" x1=${x(at)} x2=${x(at)} y1="0" y2=${HEIGHT}></line>` : nothing}
        </svg>
      </div>
    </section>`;
  }
}
customElements.define('sky-graph', Graph);
