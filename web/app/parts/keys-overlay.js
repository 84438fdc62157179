// The overview of all keys.

import { html } from 'lit';
import { t } from '../i18n.js';

/** @type {[string, [string[], string][]][]} */
const GROUPS = [
  ['keys-everywhere', [
    [['?'], 'keys-help'],
    [['H'], 'keys-home'],
    [['S'], 'keys-settings'],
    [['Esc'], 'keys-escape'],
  ]],
  ['keys-board', [
    [['←', '→', '↑', '↓'], 'keys-arrows'],
    [['Enter', 'Space'], 'keys-enter'],
    [['Esc'], 'keys-escape'],
  ]],
  ['keys-game', [
    [['←', '→'], 'keys-back'],
    [['↑', '↓'], 'keys-ends'],
    [['U', 'R'], 'keys-undo'],
    [['B'], 'keys-focus'],
    [['M'], 'keys-type'],
    [['A'], 'keys-analysis'],
    [['F'], 'keys-flip'],
    [['P'], 'keys-go'],
    [['N'], 'keys-new'],
    [['E'], 'keys-share'],
    [['L'], 'keys-rules'],
  ]],
];

export function keysOverlay() {
  return html`<div class="keys">
    ${GROUPS.map(([title, keys]) => html`
      <section>
        <h3>${t(title)}</h3>
        <dl>
          ${keys.map(([names, action]) => html`
            <div><dt>${names.map((name) => html`<kbd>${name}</kbd> `)}</dt><dd>${t(action)}</dd></div>`)}
        </dl>
      </section>`)}
  </div>
  <p class="small muted">${t('keys-note')}</p>`;
}
