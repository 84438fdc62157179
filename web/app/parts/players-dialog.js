// Changing who plays, in the middle of a game.

import { html, nothing } from 'lit';
import { Element } from '../element.js';
import { say, secondsText, t } from '../i18n.js';
import { levelOf, USUAL_THINK_MS } from '../start.js';
import { closeDialog } from './dialogs.js';
import { thinkChoices } from './engine-picker.js';

/** @import { GameInfo, Info, Seat } from '../../types.js' */
/** @import { GameStore } from '../game-store.js' */

class Players extends Element {
  static properties = { store: { attribute: false }, info: { attribute: false }, all: { attribute: false } };

  constructor() {
    super();
    /** @type {GameStore | null} */
    this.store = null;
    /** @type {GameInfo | null} */
    this.info = null;
    /** @type {Info | null} */
    this.all = null;
    /** @type {string[]} */
    this.chosen = [];
    this.think = USUAL_THINK_MS;
  }

  connectedCallback() {
    super.connectedCallback();
    const seats = this.store?.game?.seats ?? [];
    this.chosen = seats.map((seat) => (seat.kind === 'human' ? 'human' : seat.engine));
    for (const seat of seats) if (seat.kind === 'engine') this.think = seat.think_ms ?? this.think;
  }

  /** @param {SubmitEvent} event */
  #submit(event) {
    event.preventDefault();
    closeDialog();
    this.store?.changeSeats(this.chosen.map((engine) => /** @type {Seat} */ (engine === 'human'
      ? { kind: 'human' }
      : { kind: 'engine', engine, think_ms: this.think })));
  }

  /** @param {GameInfo} info @param {number} seat */
  #seat(info, seat) {
    const practice = this.store?.game?.mode === 'practice';
    const chosen = this.chosen[seat] ?? 'human';
    const named = info.engines.filter((engine) => engine.name !== 'level' && (practice || !engine.practice));
    const known = chosen === 'human' || levelOf(chosen) !== null || named.some(({ name }) => name === chosen);
    return html`<label class="field"><span>${say(info.seats[seat] ?? info.name)}</span>
      <select @change=${(/** @type {Event} */ event) => {
        this.chosen = this.chosen.with(seat, /** @type {HTMLSelectElement} */ (event.target).value);
        this.requestUpdate();
      }}>
        <option value="human" .selected=${chosen === 'human'}>${t('game-person')}</option>
        ${info.levels.map(({ level }) => html`
          <option value="level-${level}" .selected=${levelOf(chosen) === level}>${t('game-level', { n: level })}</option>`)}
        ${named.map(({ name }) => html`<option value=${name} .selected=${chosen === name}>${t('game-engine', { name })}</option>`)}
        ${known ? nothing : html`<option value=${chosen} .selected=${true}>${t('game-engine', { name: chosen })}</option>`}
      </select></label>`;
  }

  render() {
    const { info } = this;
    if (!info) return nothing;
    return html`<form class="form" @submit=${this.#submit}>
      ${info.seats.map((_, seat) => this.#seat(info, seat))}
      <label class="field"><span>${t('new-think')}</span>
        <select @change=${(/** @type {Event} */ event) => {
          this.think = Number(/** @type {HTMLSelectElement} */ (event.target).value);
        }}>${thinkChoices(this.all?.limits.think_ms ?? 10_000).map((ms) => html`
          <option value=${ms} .selected=${ms === this.think}>${secondsText(ms)}</option>`)}</select></label>
      <div class="buttons end">
        <button type="button" @click=${closeDialog}>${t('app-cancel')}</button>
        <button class="primary">${t('do-players-go')}</button></div>
    </form>`;
  }
}
customElements.define('sky-players', Players);
