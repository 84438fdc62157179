// The rules of each game: short texts beside pictures that the boards draw.
import { LitElement, css, html, nothing } from 'lit';
import '../boards/tokens.js';
import { rules as contrast } from './contrast.js';
import { rules as othello } from './othello.js';
import { rules as scoreFour } from './score-four.js';
import { rules as twinCool } from './twin-cool.js';

/** @import { Lang, Text } from '../types.js' */

/**
 * @typedef {object} Picture
 * @property {() => import('lit').TemplateResult} draw
 * @property {Text} caption
 */
/**
 * @typedef {object} Section
 * @property {Text} title
 * @property {Text[]} text one paragraph each
 * @property {Picture[]} [pictures]
 * @property {boolean} [small] whether the pictures are small ones in a row
 * @property {{ head: Text[], rows: Text[][] }} [table]
 */

/** @type {Record<string, Section[]>} */
const RULES = { othello, 'score-four': scoreFour, contrast, 'twin-cool': twinCool };

/**
 * Returns the sections of a game's rules, none for an unknown game.
 * @param {string} game
 */
export function rulesOf(game) {
  return RULES[game] ?? [];
}

/**
 * Tells whether there are rules of a game.
 * @param {string} game
 */
export function hasRules(game) {
  return game in RULES;
}

class RulesOfGame extends LitElement {
  static properties = { game: { attribute: false }, lang: { attribute: false } };

  static styles = css`
    :host { display: block; color: var(--text, #23262b); container-type: inline-size; }
    section + section { margin-top: 24px; padding-top: 20px; border-top: 1px solid var(--line, #d3cfc4); }
    h2 { margin: 0 0 6px; font-size: 1.0625rem; line-height: 1.35; font-weight: 650; }
    p { margin: 0 0 8px; max-width: 42em; line-height: 1.65; }
    .pictures { display: grid; gap: 14px; margin-top: 10px;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
      max-width: 620px; }
    .pictures.small { grid-template-columns: repeat(auto-fit, minmax(min(30%, 124px), 1fr)); }
    .pictures.small:has(> :nth-child(4)) { grid-template-columns: repeat(auto-fit, minmax(min(45%, 124px), 1fr));
      }
    figure { margin: 0; }
    svg { display: block; width: 100%; height: auto; max-height: 320px; }
    figcaption { margin-top: 4px; font-size: 0.8125rem; line-height: 1.5; color: var(--muted, #5a5f68);
      text-align: center; }
    table { border-collapse: collapse; margin: 6px 0; font-size: 0.9375rem; }
    th, td { padding: 5px 14px 5px 0; text-align: start; border-bottom: 1px solid var(--line, #d3cfc4);
      vertical-align: top; }
    td:last-child, th:last-child { text-align: end; padding-inline-end: 0; font-variant-numeric: tabular-nums; }
  `;

  constructor() {
    super();
    this.game = '';
    /** @type {string} */
    this.lang = 'en';
  }

  render() {
    const lang = /** @type {Lang} */ (this.lang === 'ja' ? 'ja' : 'en');
    return rulesOf(this.game).map((section) => html`<section>
      <h2>${section.title[lang]}</h2>
      ${section.text.map((text) => html`<p>${text[lang]}</p>`)}
      ${section.table ? html`<table>
        <thead><tr>${section.table.head.map((text) => html`<th scope="col">${text[lang]}</th>`)}</tr></thead>
        <tbody>${section.table.rows.map((row) => html`<tr>${row.map((text) => html`<td>${text[lang]}</td>`)}</tr>`)}</tbody>
      </table>` : nothing}
      ${section.pictures ? html`<div class="pictures ${section.small ? 'small' : ''}">
        ${section.pictures.map(({ draw, caption }) => html`<figure>${draw()}
          <figcaption>${caption[lang]}</figcaption></figure>`)}</div>` : nothing}
    </section>`);
  }
}
customElements.define('rules-of-game', RulesOfGame);
