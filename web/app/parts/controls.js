// The buttons of a game: looking through it, and acting in it.

import { html, nothing } from 'lit';
import { t } from '../i18n.js';
import { icons } from './icons.js';
import { failure } from './toasts.js';
import { boardOf } from '../../boards/index.js';

/** @import { GameInfo } from '../../types.js' */
/** @import { GameStore } from '../game-store.js' */
/** @import { GamePage } from '../pages/game.js' */

/** @param {GameStore} store */
export function navigation(store) {
  const at = store.line.indexOf(store.viewed);
  const start = at <= 0;
  const end = at === store.line.length - 1;
  /** @param {unknown} icon @param {string} label @param {number} plies @param {boolean} off */
  const button = (icon, label, plies, off) => html`<button type="button" aria-label=${label} title=${label}
    ?disabled=${off} @click=${() => store.step(plies)}>${icon}</button>`;
  return html`<div class="walk" role="group" aria-label=${t('do-nav')}>
    ${button(icons.first, t('do-first'), -1e6, start)}
    ${button(icons.previous, t('do-previous'), -1, start)}
    ${button(icons.next, t('do-next'), 1, end)}
    ${button(icons.last, t('do-last'), 1e6, end)}
  </div>`;
}

/** @param {GameStore} store @param {GameInfo} info @param {GamePage} page */
export function actions(store, info, page) {
  const playing = !store.over && store.game?.seats.some(({ kind }) => kind === 'human');
  const solo = info.solitaire;
  return html`<div class="actions ${solo ? 'few' : ''}" role="group" aria-label=${t('do-actions')}>
    <button type="button" title=${t('do-undo-long')} ?disabled=${store.undoTarget === null || store.busy}
      @click=${() => store.undo()}>${icons.undo}<span>${t(solo ? 'do-undo-solo' : 'do-undo')}</span></button>
    <button type="button" title=${t('do-redo-long')} ?disabled=${store.redoTarget === null || store.busy}
      @click=${() => store.redo()}>${icons.redo}<span>${t('do-redo')}</span></button>
    ${solo ? nothing : html`
      <button type="button" ?disabled=${!playing} @click=${() => page.resign()}>${icons.flag}<span>${t('do-resign')}</span></button>
      <button type="button" title=${t('do-flip-long')} @click=${() => page.flip()}>${icons.flip}<span>${t('do-flip')}</span></button>`}
    <a class="button" href="/new/${info.id}">${icons.plus}<span>${t('do-new')}</span></a>
    ${info.web.rules
      ? html`<button type="button" @click=${() => page.rules()}>${icons.book}<span>${t('do-rules')}</span></button>`
      : nothing}
    <button type="button" @click=${() => page.more()}>${icons.more}<span>${t('do-more')}</span></button>
  </div>`;
}

/** What is needed less often. @param {GameStore} store @param {GameInfo} info @param {GamePage} page */
export function moreActions(store, info, page) {
  const position = store.detail?.position;
  /** @param {unknown} icon @param {string} label @param {string} hint @param {() => void} act */
  const button = (icon, label, hint, act) => html`<li><button type="button" class="plain" @click=${act}>
    ${icon}<span><b>${label}</b><span class="small muted">${hint}</span></span></button></li>`;
  return html`<ul class="menu">
    ${button(icons.people, t('do-players'), t(info.solitaire ? 'do-players-hint-solo' : 'do-players-hint'), () => page.players())}
    ${info.solitaire ? nothing : button(icons.search, t('do-copy'), t('do-copy-hint'), () => page.copy())}
    ${!boardOf(info.id).editor || !position ? nothing : button(icons.edit, t('do-editor'), t('do-editor-hint'), () =>
      page.leave(`/edit/${info.id}?position=${encodeURIComponent(position)}`))}
    ${info.web.adviser ? button(icons.search, t('nav-adviser'), t('do-adviser-hint'), () => page.leave('/adviser')) : nothing}
    ${store.over || !info.solitaire ? nothing : button(icons.flag, t('do-end'), t('do-end-hint'), () => page.resign())}
  </ul>`;
}

/**
 * A move as text, for those who would rather type. The field stays usable while the others move: a
 * field that is disabled loses the focus, and what is typed next would be taken for shortcuts.
 * @param {GameStore} store
 * @param {GamePage} page
 */
export function typedMove(store, page) {
  const sample = store.detail?.legal[0] ?? '';
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    const input = /** @type {HTMLFormElement} */ (event.target).querySelector('input');
    const typed = input?.value.normalize('NFKC').trim() ?? '';
    if (!input || typed === '') return;
    if (!store.mayMove) return;
    const move = store.detail?.legal.find((one) => one.toLowerCase() === typed.toLowerCase());
    if (!move) {
      failure({ message: 'do-type-wrong', values: { move: typed } });
      return;
    }
    input.value = '';
    page.play(move);
  };
  return html`<form class="typed" @submit=${submit}>
    <label for="typed-move">${t('do-type')}</label>
    <div class="with-button">
      <input id="typed-move" class="mono" autocomplete="off" autocapitalize="off" spellcheck="false"
        placeholder=${sample ? t('do-type-hint', { move: sample }) : ''}>
      <button ?disabled=${!store.mayMove}>${t('do-type-go')}</button>
    </div>
  </form>`;
}
