// The 8x10 table of all cards: where each of them is, with a mark for every state.
// In the adviser its cells are buttons; elsewhere it is only to be read.
import { LitElement, css, html, nothing } from 'lit';
import { textsOf } from 'sakiyomi/app/i18n.js';
import { Roving } from 'sakiyomi/boards/roving.js';
import { suitColour } from './drawing.js';
import { SUITS, VALUES } from './view.js';

/** @import { CardState } from './view.js' */

/** @typedef {CardState | 'best' | 'next' | 'picked'} Mark */

/** The characters that stand for the states, so that none depends on its colour. */
export const GLYPHS = {
  slot1: '1', slot2: '2', hand: '●', played: '✓', aside: '×', unseen: '', best: '★', next: '▸', picked: '●',
};
/** @type {Record<Mark, string>} */
const NAMES = {
  slot1: 'state-slot-1',
  slot2: 'state-slot-2',
  hand: 'state-hand',
  played: 'state-played',
  aside: 'state-aside',
  unseen: 'state-unseen',
  best: 'state-best',
  next: 'state-next',
  picked: 'state-picked',
};
/** @type {Mark[]} */
const LEGEND = ['hand', 'best', 'slot1', 'played', 'aside', 'next', 'picked', 'unseen'];

const t = textsOf('twin-cool');

class CardTable extends LitElement {
  static properties = {
    states: { attribute: false }, can: { attribute: false }, lang: { attribute: false }, label: { attribute: false },
  };

  static styles = css`
    :host { display: block; font-size: 0.8125rem; color: var(--text, #23262b); }
    table { border-collapse: separate; border-spacing: 2px; width: 100%; table-layout: fixed; }
    th { font-weight: 600; padding: 0; text-align: center; }
    th.suit { color: #ffffff; border-radius: 5px; }
    td { padding: 0; }
    .cell { all: unset; box-sizing: border-box; display: grid; place-items: center; width: 100%;
      aspect-ratio: 1 / 0.92;
      min-height: 24px; border-radius: 5px; border: 1px solid var(--line, #d3cfc4);
        background: var(--surface, #fff);
      font-weight: 700; line-height: 1; }
    button.cell { cursor: pointer; }
    button.cell:hover { border: 2px solid var(--accent, #1a5c9e); }
    button.cell[aria-disabled='true'] { cursor: default; border: 1px solid var(--line, #d3cfc4); }
    button.cell:focus-visible { outline: 3px solid var(--focus, #0b62c4); outline-offset: 1px; }
    .hand, .picked { background: var(--accent, #1a5c9e); color: var(--on-accent, #fff);
      border-color: transparent; }
    .best { background: var(--board-last, #e8930c); color: #1d1200; border: 2px solid #5a3a00;
      font-size: 1.05em; }
    .slot1, .slot2 { background: var(--text, #23262b); color: var(--surface, #fff); border-color: transparent; }
    .played { background: var(--surface-3, #dedad0); color: var(--muted, #5a5f68); font-weight: 400; }
    .aside { background: repeating-linear-gradient(45deg, var(--surface-2, #ebe8e0) 0 4px, var(--surface, #fff) 4px 7px);
      color: var(--danger, #a1260d); }
    .next { border: 2px dashed var(--board-best, #0072b2); }
    ul { list-style: none; margin: 6px 0 0; padding: 0; display: flex; flex-wrap: wrap; gap: 4px 14px; }
    li { display: inline-flex; align-items: center; gap: 5px; color: var(--muted, #5a5f68); }
    li .cell { width: 20px; min-height: 20px; aspect-ratio: 1; font-size: 0.75rem; }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap; }
  `;

  constructor() {
    super();
    /** @type {Record<string, Mark>} */
    this.states = {};
    /** @type {((card: string) => boolean) | null} Which cards may be clicked, where the table is for clicking. */
    this.can = null;
    /** A change of it draws the table again. @type {string} */
    this.lang = 'en';
    /** @type {string | null} */
    this.label = null;
    this.roving = new Roving(this, () => ({ rows: 8, columns: () => 10 }));
  }

  render() {
    return html`<table role=${this.can ? 'grid' : nothing} aria-label=${this.label ?? t('all-cards')}
        @keydown=${(/** @type {KeyboardEvent} */ event) => this.can && this.roving.walk(event)}>
      <thead><tr><td></td>${VALUES.map((value) => html`<th scope="col">${value}</th>`)}</tr></thead>
      <tbody>${SUITS.map((suit, row) => html`<tr>
        <th scope="row" class="suit" style=${`background:${suitColour(suit)}`}>${suit}</th>
        ${VALUES.map((value, column) => this.cell(`${suit}${value}`, row, column))}</tr>`)}</tbody>
    </table>
    ${this.legend()}`;
  }

  /**
   * @param {string} card
   * @param {number} row
   * @param {number} column
   */
  cell(card, row, column) {
    const state = this.states[card] ?? 'unseen';
    const said = t(NAMES[state]);
    if (!this.can) {
      return html`<td><span class="cell ${state}" aria-hidden="true">${GLYPHS[state]}</span>
        <span class="hidden">${said}</span></td>`;
    }
    return html`<td role="gridcell"><button type="button" class="cell ${state}" data-card=${card} data-row=${row}
      data-column=${column} tabindex=${this.roving.tabIndex(row, column)} aria-disabled=${!this.can(card)}
      aria-label=${`${card}${t('list-separator')}${said}`}
      @focus=${() => this.roving.visit(row, column)} @click=${() => this.pick(card)}>${GLYPHS[state]}</button></td>`;
  }

  legend() {
    const present = new Set(Object.values(this.states));
    const shown = LEGEND.filter((state) => present.has(state) || (state === 'slot1' && present.has('slot2')));
    return html`<ul aria-hidden="true">${shown.map((state) => html`<li>
      <span class="cell ${state}">${state === 'slot1' ? '1' : GLYPHS[state]}</span>${
        t(state === 'slot1' ? 'slots-name' : NAMES[state])}</li>`)}</ul>`;
  }

  /** @param {string} card */
  pick(card) {
    this.dispatchEvent(new CustomEvent('pick', { detail: { card }, bubbles: true, composed: true }));
  }
}
customElements.define('card-table', CardTable);
