// The rules of a game: short texts beside pictures, from a module that the game brings.
import { LitElement, css, html, nothing } from 'lit';
import '../../boards/tokens.js';
import { textsOf } from '../i18n.js';

/** @import { RulesSection } from '../../types.js' */

class RulesOfGame extends LitElement {
  static properties = { game: { attribute: false }, module: { attribute: false }, lang: { attribute: false }, sections: { state: true } };

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
    /** Where the rules lie. @type {string | null} */
    this.module = null;
    /** @type {RulesSection[]} */
    this.sections = [];
    /** A change of it draws the rules again. @type {string} */
    this.lang = 'en';
  }

  /** @param {import('lit').PropertyValues<this>} changed */
  willUpdate(changed) {
    if (changed.has('module')) this.load(this.module);
  }

  /** @param {string | null} module */
  async load(module) {
    const { rules } = module ? await import(module) : { rules: [] };
    if (module === this.module) this.sections = rules;
  }

  render() {
    const t = textsOf(this.game);
    return this.sections.map((section) => html`<section>
      <h2>${t(section.title)}</h2>
      ${section.text.map((text) => html`<p>${t(text)}</p>`)}
      ${section.table ? html`<table>
        <thead><tr>${section.table.head.map((text) => html`<th scope="col">${t(text)}</th>`)}</tr></thead>
        <tbody>${section.table.rows.map((row) => html`<tr>${row.map((cell) => html`<td>${typeof cell === 'number' ? cell : t(cell)}</td>`)}</tr>`)}</tbody>
      </table>` : nothing}
      ${section.pictures ? html`<div class="pictures ${section.small ? 'small' : ''}">
        ${section.pictures.map(({ draw, caption }) => html`<figure>${draw()}
          <figcaption>${t(caption)}</figcaption></figure>`)}</div>` : nothing}
    </section>`);
  }
}
customElements.define('rules-of-game', RulesOfGame);
