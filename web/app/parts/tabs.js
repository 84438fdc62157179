// The tabs beside the board. One tab stop; the arrow keys change the tab at once.

import { html } from 'lit';
import { t } from '../i18n.js';

/** @typedef {'moves' | 'analysis' | 'review' | 'share'} Tab */

/** @type {[Tab, string][]} */
const TABS = [
  ['moves', 'game-moves'],
  ['analysis', 'analysis-title'],
  ['review', 'review-title'],
  ['share', 'do-share'],
];

/** @param {Tab} tab */
export const tabId = (tab) => `tab-${tab}`;
/** @param {Tab} tab */
export const panelId = (tab) => `panel-${tab}`;

/**
 * @param {Tab} current
 * @param {(tab: Tab) => void} choose
 */
export function tabs(current, choose) {
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    const at = TABS.findIndex(([tab]) => tab === current);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: TABS.length - 1 }[event.key];
    const next = to === undefined ? undefined : TABS[(to + TABS.length) % TABS.length];
    if (!next) return;
    event.preventDefault();
    choose(next[0]);
    document.getElementById(tabId(next[0]))?.focus();
  };
  return html`<div class="tabs" role="tablist" aria-label=${t('game-panels')} @keydown=${key}>
    ${TABS.map(([tab, name]) => html`<button type="button" role="tab" id=${tabId(tab)}
      aria-selected=${tab === current ? 'true' : 'false'} aria-controls=${panelId(tab)}
      tabindex=${tab === current ? 0 : -1} @click=${() => choose(tab)}>${t(name)}</button>`)}
  </div>`;
}
