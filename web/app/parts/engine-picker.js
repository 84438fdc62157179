// Choosing an engine: a level from 1 to 10 on a slider, or one of the named engines.

import { html, nothing } from 'lit';
import { say, t } from '../i18n.js';
import { levelOf } from '../start.js';

/** @import { GameInfo } from '../../types.js' */

/** @param {number} most what the server allows */
export function thinkChoices(most) {
  return [100, 500, 1_000, 3_000, 10_000, 30_000, 60_000].filter((ms) => ms <= most);
}

/**
 * @param {object} options
 * @param {GameInfo} options.game
 * @param {string} options.legend
 * @param {string} options.name
 * @param {boolean} options.practice whether engines that see the deck may be chosen
 * @param {string} options.chosen
 * @param {(engine: string) => void} options.choose
 */
export function enginePicker({ game, legend, name, practice, chosen, choose }) {
  const level = levelOf(chosen);
  const named = game.engines.filter((engine) => engine.name !== 'level' && (practice || !engine.practice));
  const summary = level === null
    ? named.find((engine) => engine.name === chosen)?.summary
    : game.levels.find((one) => one.level === level)?.summary;
  return html`<fieldset class="choice engine">
    <legend>${legend}</legend>
    <label class="field"><span>${t('new-engine')}</span>
      <select @change=${(/** @type {Event} */ event) => {
        const value = /** @type {HTMLSelectElement} */ (event.target).value;
        choose(value === 'level' ? 'level-3' : value);
      }}>
        <option value="level" .selected=${level !== null}>${t('home-level-range')}</option>
        ${named.map((engine) => html`
          <option value=${engine.name} .selected=${engine.name === chosen}>${engine.name}</option>`)}
      </select></label>
    ${level === null ? nothing : html`
      <label class="level"><span class="level-name">${t('home-level')} <b class="numbers">${level}</b></span>
        <input type="range" min="1" max="10" step="1" name=${name} .value=${String(level)}
          aria-valuetext=${t('game-level', { n: level })}
          @input=${(/** @type {Event} */ event) =>
            choose(`level-${/** @type {HTMLInputElement} */ (event.target).value}`)}></label>`}
    ${summary ? html`<p class="small muted">${say(summary)}</p>` : nothing}
  </fieldset>`;
}
