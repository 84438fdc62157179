// The review of a game: progress while the engine looks at it, then what each side lost, and the
// moves to learn from, each of which can be tried again.

import { html, nothing } from 'lit';
import { Element } from '../element.js';
import { t } from '../i18n.js';
import { playerName, seatName } from '../players.js';
import { isDecisive, lessons, lossOf, lossText } from '../review.js';
import { scoreNumber, scoreText, unitText } from '../scores.js';
import { MARKS, SIGNS } from './moves.js';

/** @import { Board, GameInfo, ReviewPly, TreeNode } from '../../types.js' */
/** @import { GameStore } from '../game-store.js' */
/** @import { GamePage } from '../pages/game.js' */

/** How many moves to learn from are shown at first. */
const FEW = 5;

const COLUMNS = /** @type {const} */ ([
  ['inaccuracy', 'mark-inaccuracies'], ['mistake', 'mark-mistakes'], ['blunder', 'mark-blunders'],
]);

class ReviewPanel extends Element {
  static properties = {
    store: { attribute: false }, info: { attribute: false }, board: { attribute: false }, page: { attribute: false },
  };

  constructor() {
    super();
    /** @type {GameStore | null} */
    this.store = null;
    /** @type {GameInfo | null} */
    this.info = null;
    /** @type {Board | null} */
    this.board = null;
    /** The page, which knows how to try a move again. @type {GamePage | null} */
    this.page = null;
    this.all = false;
  }

  /** @param {GameStore} store @returns {{ node: TreeNode, ply: ReviewPly }[]} */
  #plies(store) {
    return [...store.analyst.plies.values()].flatMap((ply) => {
      const node = store.tree.node(ply.node);
      return node ? [{ node, ply }] : [];
    });
  }

  /** @param {GameStore} store @param {GameInfo} info */
  #summary(store, info) {
    const plies = this.#plies(store);
    const game = store.game;
    if (!game) return nothing;
    return html`<table class="summary small numbers">
      <thead><tr><th scope="col">${t('review-player')}</th>
        ${COLUMNS.map(([mark, name]) => html`<th scope="col" title=${t(name)}><span class="sign ${mark}">${SIGNS[mark]}</span>
          <span class="word">${t(name)}</span></th>`)}
        <th scope="col">${t('review-average')}</th></tr></thead>
      <tbody>${info.seats.map((_, seat) => {
        const own = plies.filter(({ node }) => node.seat === seat);
        const loss = own.reduce((sum, { ply }) => sum + lossOf(ply), 0) / Math.max(1, own.length);
        const name = playerName(game, info, seat);
        return html`<tr><th scope="row"><span class="seat-mark">${this.board?.seatMark(seat)}</span> ${name}</th>
          ${COLUMNS.map(([mark]) => html`<td>${own.filter(({ ply }) => ply.mark === mark).length}</td>`)}
          <td>${own[0] ? lossText(own[0].ply.score, loss) : ''}</td></tr>`;
      })}</tbody>
    </table>
    ${plies[0] ? html`<p class="small muted legend">${unitText(plies[0].ply.score, info)} ${
      info.solitaire ? nothing : t('review-loss-unit')}</p>` : nothing}`;
  }

  /** Says what a move cost; where a result was proven, in words. @param {TreeNode} node @param {ReviewPly} ply @param {GameInfo} info */
  #cost(node, ply, info) {
    if (!isDecisive(ply)) return t('review-loss', { n: lossText(ply.score, lossOf(ply)) });
    const winner = ply.score.kind === 'win' ? 0 : ply.score.kind === 'loss' ? 1 : null;
    if (winner === null || winner === node.seat) return t('review-gave-win');
    const seat = seatName(info, winner);
    return ply.score.in === null ? t('proof-over', { seat }) : t('proof-now', { seat, n: ply.score.in });
  }

  /** @param {GameStore} store @param {GameInfo} info @param {Board} board */
  #mistakes(store, info, board) {
    const { turning, reviewing } = store.analyst;
    const found = lessons(this.#plies(store), store.ownSeat);
    if (found.length === 0) return reviewing ? nothing : html`<p class="small">${t('review-none')}</p>`;
    const own = found.filter(({ node }) => node.seat === store.ownSeat);
    const shown = this.all ? found : (own.length > 0 ? own : found).slice(0, FEW);
    return html`<h3>${t('review-mistakes')}</h3>
      <ol class="mistakes small">${shown.map(({ node, ply }) => html`
        <li class=${node.id === store.viewed ? 'here' : ''}>
          <button type="button" class="plain what" @click=${() => store.look(node.id)}>
            <span class="numbers">${node.ply}.</span>
            <span class="seat-mark">${board.seatMark(node.seat ?? 0)}</span>
            <span class="visually-hidden">${seatName(info, node.seat)}</span>
            <b>${node.move}</b>
            <b class="sign ${ply.mark}">${SIGNS[ply.mark]}</b>
            ${ply.mark === 'good' ? nothing : html`<span class=${ply.mark}>${t(MARKS[ply.mark])}</span>`}
            <span class="muted">${this.#cost(node, ply, info)}</span>
            ${turning === node.id ? html`<span class="turning">◆ ${t('review-turning')}</span>` : nothing}
          </button>
          <div class="row">
            ${ply.best && ply.best !== node.move
              ? html`<span class="better" title=${board.sayMove(ply.best)}>${t('review-best', { move: ply.best })}${
                ply.best_score ? html` <span class="muted numbers" title=${scoreText(ply.best_score, info)}>(${scoreNumber(ply.best_score)})</span>` : nothing}</span>`
              : html`<span></span>`}
            <button type="button" class="try" @click=${() => node.parent !== null && this.page?.tryFrom(node.parent)}>${
              t('review-try')}</button>
          </div>
        </li>`)}
      </ol>
      ${shown.length < found.length || this.all && found.length > FEW ? html`<button type="button" class="show-all"
        @click=${() => {
          this.all = !this.all;
          this.requestUpdate();
        }}>${this.all ? t('review-show-few') : t('review-show-all', { n: found.length })}</button>` : nothing}`;
  }

  render() {
    const { store, info, board } = this;
    if (!store?.game || !info || !board) return nothing;
    const { reviewing, reviewed } = store.analyst;
    const later = !store.over && !store.free && !reviewing && !reviewed;
    const short = store.main.length < 3;
    return html`<section class="review" aria-labelledby="review-title">
      <h2 id="review-title" class="visually-hidden">${t('review-title')}</h2>
      ${reviewing
        ? html`<progress max=${reviewing.total || 1} value=${reviewing.done} aria-labelledby="review-title"></progress>
          <div class="row"><p class="small numbers">${t('review-running', { done: reviewing.done, total: reviewing.total || '…' })}</p>
          <button type="button" @click=${() => store.analyst.stopReview()}>${t('review-stop')}</button></div>
          ${this.#mistakes(store, info, board)}`
        : reviewed
          ? html`${this.#summary(store, info)}${this.#mistakes(store, info, board)}
            <button type="button" @click=${() => store.analyst.review()}>${t('review-again')}</button>`
          : later ? html`<p class="small muted">${t('review-later')}</p>` : html`<p class="small muted">${t('review-hint')}</p>
            <button type="button" ?disabled=${short} class="review-start" @click=${() => store.analyst.review()}>${
              t(info.solitaire ? 'review-start-solo' : 'review-start')}</button>
            ${short ? html`<p class="small muted">${t('review-short')}</p>` : nothing}`}
    </section>`;
  }
}
customElements.define('sky-review', ReviewPanel);
