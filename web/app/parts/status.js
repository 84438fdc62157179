// What is going on, in one sentence, with the one or two things to do about it.

import { html, nothing } from 'lit';
import { say, t } from '../i18n.js';
import { playerName, seatName } from '../players.js';
import { reasonText } from '../scores.js';
import { icons } from './icons.js';

/** @import { GameInfo } from '../../types.js' */
/** @import { GameStore } from '../game-store.js' */
/** @import { GamePage } from '../pages/game.js' */

/** @param {GameStore} store @param {GameInfo} info */
export function statusText(store, info) {
  const { game } = store;
  if (!game) return '';
  const { node } = game;
  if (node.outcome) return say(node.outcome.text);
  const seat = node.to_move;
  if (seat === null) return '';
  const engine = game.seats[seat]?.kind === 'engine';
  const player = playerName(game, info, seat);
  if (game.paused) return engine ? t('status-paused-engine', { player }) : t('status-paused');
  if (engine) return t(game.thinking === null ? 'status-waiting' : 'status-thinking', { player });
  if (node.automatic) return t('status-pass', { seat: seatName(info, seat) });
  if (info.solitaire) return t('status-solo-turn');
  return store.ownSeat === seat ? t('status-your-turn') : t('status-turn', { seat: seatName(info, seat) });
}

/** @param {GameStore} store @param {GameInfo} info @param {GamePage} page */
export function statusCard(store, info, page) {
  const { game, detail } = store;
  if (!game) return nothing;
  const looking = !store.atCursor;
  // A card game speaks to its player, who is an engine when one only watches.
  const spoken = !info.solitaire || store.free;
  const remark = spoken ? (looking ? detail : game.node)?.remark : null;
  const node = store.tree.node(store.viewed);
  const why = node?.reason && node.move !== null && store.analyst.open
    ? reasonText(node.reason, node.move, info.solitaire ? 0 : node.seat ?? 0)
    : null;
  const engineWaits = game.paused && !game.node.outcome && game.node.to_move !== null
    && game.seats[game.node.to_move]?.kind === 'engine';
  const watching = game.seats.every(({ kind }) => kind === 'engine') && !game.node.outcome;
  return html`<section class="card status ${game.node.outcome ? 'over' : ''} ${looking ? 'looking' : ''}">
    <div class="line">
      ${!looking && game.thinking !== null ? html`<span class="spinner" aria-hidden="true"></span>` : nothing}
      <p role="status">${looking
        ? node && node.ply > 0 ? t('status-looking', { ply: node.ply }) : t('status-looking-start')
        : html`<b>${statusText(store, info)}</b>`}</p>
    </div>
    ${remark ? html`<p class="small muted">${say(remark)}</p>` : nothing}
    ${why ? html`<p class="small muted reason">${why}</p>` : nothing}
    ${looking ? html`<div class="buttons">
      <button type="button" @click=${() => store.look(game.cursor)}>${t('do-back')}</button>
      ${store.free || detail?.outcome ? nothing : html`
        <button type="button" @click=${() => page.tryFrom(store.viewed)}>${t('do-from-here')}</button>`}
    </div>` : nothing}
    ${!looking && game.node.outcome ? html`<div class="buttons">
      <button type="button" class="primary" @click=${() => page.again()}>${t(info.solitaire ? 'do-again-solo' : 'do-again')}</button>
      ${store.analyst.reviewed || store.analyst.reviewing || store.main.length < 3 ? nothing : html`
        <button type="button" @click=${() => page.review()}>${icons.search}<span>${
          t(info.solitaire ? 'review-start-solo' : 'review-start')}</span></button>`}
    </div>` : nothing}
    ${!looking && engineWaits ? html`<div class="buttons">
      <button type="button" class="primary" @click=${() => store.go()}>${icons.play}<span>${
        t(watching ? 'do-go' : 'do-go-engine')}</span></button></div>` : nothing}
    ${!looking && watching && !game.paused ? html`<div class="buttons">
      <button type="button" @click=${() => store.pause()}>${icons.pause}<span>${t('do-pause')}</span></button></div>` : nothing}
    ${game.mode ? html`<p class="small badge ${game.mode}">${t(game.mode === 'practice' ? 'game-practice' : 'game-real')}</p>` : nothing}
  </section>`;
}
