// The adviser's page: set-up by clicking cards, then advice after each card.
import { LitElement, html, nothing } from 'lit';
import { ApiFailure, info, post } from 'sakiyomi/app/api.js';
import { say, textsOf } from 'sakiyomi/app/i18n.js';
import '../board.js';
import { motionAllowed } from 'sakiyomi/boards/motion.js';
import { cardPicture } from '../drawing.js';
import { CARDS, parseMove } from '../view.js';
import { sayMove } from '../words.js';
import { adviserStyles } from './styles.js';
import { HAND, SET_ASIDE, START, add, asideUnknown, pick, question, read, undo, untouched, write } from './told.js';

/** @import { EngineInfo, Hint, Outcome, Text } from 'sakiyomi/types.js' */
/** @import { Mark } from '../card-table.js' */
/** @import { Told } from './told.js' */

/**
 * @typedef {object} Advice
 * @property {{ card: string, slot: number }} best
 * @property {{ move: string, cards: number }[]} moves with the cards that can be expected in all
 * @property {Text | null} reason
 */
/**
 * @typedef {object} Answer
 * @property {'play' | 'draw' | 'over'} phase
 * @property {string} view
 * @property {string[]} legal
 * @property {string[]} seen
 * @property {Advice | null} advice
 * @property {Outcome | null} [outcome]
 */

/** @typedef {CustomEvent<{ card: string }>} Picked */

const THINK_MS = 1000;
const KEY = 'sakiyomi.adviser';
const STAGES = /** @type {const} */ ([['aside', 'stage-aside'], ['hand', 'stage-hand'], ['game', 'stage-game']]);
const t = textsOf('twin-cool');

class AdviserPage extends LitElement {
  static properties = {
    lang: { attribute: false }, engines: { attribute: false }, told: { state: true }, answer: { state: true },
    problem: { state: true }, waiting: { state: true }, resumed: { state: true }, engine: { state: true },
  };

  static styles = adviserStyles;

  constructor() {
    super();
    /** A change of it draws the page again. @type {string} */
    this.lang = 'en';
    /** @type {EngineInfo[]} */
    this.engines = [];
    /** @type {Told} */
    this.told = START;
    /** @type {Answer | null} The server's answer to what was told last. */
    this.answer = null;
    /** @type {{ text: () => string, retry: boolean } | null} */
    this.problem = null;
    this.waiting = false;
    this.resumed = false;
    this.engine = 'strongest';
    /** Counts the questions, so that a late answer to an old one is dropped. */
    this.asked = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    this.resume();
    this.findEngines();
  }

  async findEngines() {
    if (this.engines.length > 0) return;
    const answer = await info().catch(() => null);
    const engines = answer?.games.find((game) => game.id === 'twin-cool')?.engines ?? [];
    this.engines = engines.filter((engine) => !engine.practice && engine.name !== 'level').reverse();
    if (this.engine === 'strongest' && this.engines.some(({ name }) => name === 'expert')) this.engine = 'expert';
  }

  /** Goes on with the game that this browser has kept. */
  resume() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null');
      const told = typeof kept?.text === 'string' ? read(kept.text) : null;
      if (typeof kept?.engine === 'string') this.engine = kept.engine;
      if (!told || untouched(told)) return;
      this.resumed = true;
      this.tell(told);
    } catch {
      // Storage may be forbidden or hold something else; the game then starts anew.
    }
  }

  keep() {
    try {
      localStorage.setItem(KEY, JSON.stringify({ text: write(this.told), engine: this.engine }));
    } catch {
      // Without storage the game lasts as long as the page.
    }
  }

  /**
   * Takes what was told and asks for advice on it.
   * @param {Told} told
   */
  async tell(told) {
    const before = this.told;
    this.told = told;
    this.problem = null;
    this.asked += 1;
    const asked = this.asked;
    if (told.stage !== 'game') {
      this.answer = null;
      this.waiting = false;
      this.keep();
      return;
    }
    this.waiting = true;
    try {
      const answer = await post('/api/adviser', question(told, this.engine, THINK_MS));
      if (asked !== this.asked) return;
      this.answer = answer;
      this.keep();
    } catch (failure) {
      if (asked !== this.asked) return;
      const refused = failure instanceof ApiFailure && failure.status === 422;
      const text = () => (failure instanceof ApiFailure ? say(failure.text) : String(failure));
      this.problem = { text, retry: !refused };
      // What cannot have happened is not kept; what only could not be asked is.
      if (refused) this.told = before;
      else this.keep();
    }
    this.waiting = false;
    await this.updateComplete;
    this.bringIntoSight();
  }

  /** On a small screen, brings into sight what matters now: a refusal, the table for a draw, or the advice. */
  bringIntoSight() {
    const board = this.renderRoot.querySelector('board-twin-cool');
    const table = board?.shadowRoot?.querySelector('card-table');
    const asked = this.answer?.phase === 'draw' ? table : this.renderRoot.querySelector('.advice');
    const sight = this.renderRoot.querySelector('.problem') ?? asked;
    sight?.scrollIntoView({ block: 'nearest', behavior: motionAllowed() ? 'smooth' : 'instant' });
  }

  render() {
    return html`<h1>${t('adviser-heading')}</h1>
      <p class="lead">${t('adviser-lead')}</p>
      ${this.bar()}
      ${this.resumed ? html`<p class="notice" role="status">${t('adviser-resumed')}</p>` : nothing}
      ${this.told.stage === 'game' ? this.game() : this.setUp()}`;
  }

  /** Shows the stages, and what can be done at any time. */
  bar() {
    const at = STAGES.findIndex(([stage]) => stage === this.told.stage);
    const fresh = untouched(this.told);
    return html`<ol class="stages">${STAGES.map(([, name], index) => html`<li
        aria-current=${index === at ? 'step' : nothing} class=${index < at ? 'done' : ''}>
        <span aria-hidden="true">${index < at ? '✓' : index + 1}</span>${t(name)}</li>`)}</ol>
      <div class="actions">
        <button type="button" data-undo ?disabled=${fresh} @click=${this.back}>${t('adviser-undo')}</button>
        <button type="button" data-new ?disabled=${fresh} @click=${this.again}>${t('adviser-again')}</button>
        <button type="button" data-save ?disabled=${fresh} @click=${this.save}>${t('adviser-save')}</button>
        <label class="file"><input type="file" accept=".txt,text/plain" @change=${this.open}>${t('adviser-open')}</label>
        ${this.engines.length === 0 ? nothing : html`<label class="strategy"><span>${t('adviser-strategy')}</span>
          <select data-engine @change=${this.chooseEngine}>${this.engines.map((engine) => html`<option value=${engine.name}
            ?selected=${engine.name === this.engine}>${
              t('adviser-engine', { name: engine.name, summary: say(engine.summary) })}</option>`)}</select></label>`}
      </div>`;
  }

  setUp() {
    const { stage, aside, hand } = this.told;
    const isAside = stage === 'aside';
    const [number, all] = isAside ? [aside?.length ?? 0, SET_ASIDE] : [hand.length, HAND];
    return html`<div class="columns">
      <section class="panel">
        <h2>${t(isAside ? 'ask-aside' : 'ask-hand')}</h2>
        <p>${t(isAside ? 'ask-aside-hint' : 'ask-hand-hint')}</p>
        <p class="count" role="status">${t('set-up-count', { n: number, all })}</p>
        <div class="chosen">${(isAside ? aside ?? [] : hand).map((card) =>
          html`<span class="small-card">${cardPicture(card)}</span>`)}</div>
        ${isAside ? html`<button type="button" class="primary" data-unknown
          @click=${() => this.change(asideUnknown(this.told))}>${t('ask-aside-unknown')}</button>` : nothing}
        ${this.trouble()}
      </section>
      <section class="panel">
        <card-table .lang=${this.lang} .states=${this.states()}
          .can=${(/** @type {string} */ card) => isAside || !aside?.includes(card)}
          @pick=${(/** @type {Picked} */ event) => this.change(pick(this.told, event.detail.card))}></card-table>
      </section>
    </div>`;
  }

  /** Returns the marks of the table during the set-up. */
  states() {
    const { stage, aside, hand } = this.told;
    /** @type {Record<string, Mark>} */
    const states = {};
    for (const card of CARDS) {
      const away = stage === 'aside' ? 'picked' : 'aside';
      states[card] = aside?.includes(card) ? away : hand.includes(card) ? 'hand' : 'unseen';
    }
    return states;
  }

  game() {
    const { answer } = this;
    if (!answer) {
      return html`<section class="panel">
        ${this.waiting ? html`<p role="status">${t('advice-thinking')}</p>` : nothing}${this.trouble()}</section>`;
    }
    const drawing = answer.phase === 'draw';
    const best = answer.advice ? `${answer.advice.best.card}>${answer.advice.best.slot}` : null;
    /** @type {Hint[]} */
    const hints = (answer.advice?.moves ?? []).map(({ move, cards }) => ({
      move, text: cards.toFixed(1), share: cards / 70, best: move === best,
    }));
    return html`<div class="game">
      <section class="panel advice" aria-live="polite">${this.advice(answer)}${this.trouble()}</section>
      <board-twin-cool .lang=${this.lang} .view=${answer.view} .legal=${answer.legal} .hints=${hints}
        .active=${answer.phase === 'play' && !this.waiting} .last=${this.lastPlay()}
        .extra=${{ can: drawing ? (/** @type {string} */ card) => !answer.seen.includes(card) : null }}
        @play=${(/** @type {CustomEvent<{ move: string }>} */ event) => this.step(`play ${event.detail.move}`)}
        @pick=${(/** @type {Picked} */ event) => this.step(`draw ${event.detail.card}`)}></board-twin-cool>
    </div>
    <div class="below">
      <p class="small">${t('adviser-kept')}</p>
      ${this.told.steps.length === 0 ? nothing : html`<details><summary>${t('adviser-steps')}</summary>
        <ol class="steps">${this.told.steps.map((step) => html`<li>${this.sayStep(step)}</li>`)}</ol></details>`}
    </div>`;
  }

  /** @param {Answer} answer */
  advice(answer) {
    if (answer.phase === 'over') {
      return html`<h2>${t('advice-over')}</h2><p class="outcome">${answer.outcome ? say(answer.outcome.text) : ''}</p>
        <button type="button" class="primary" @click=${this.again}>${t('adviser-again')}</button>`;
    }
    if (answer.phase === 'draw') {
      return html`<h2>${t('ask-draw')}</h2><p>${t('ask-draw-hint')}</p>
        ${this.waiting ? html`<p class="busy">${t('advice-thinking')}</p>` : nothing}`;
    }
    const { advice } = answer;
    if (!advice) return html`<p>${t('advice-thinking')}</p>`;
    const { card, slot } = advice.best;
    const sorted = [...advice.moves].sort((a, b) => b.cards - a.cards);
    const most = sorted[0]?.cards || 1;
    return html`<div class="best">
        <span class="best-card">${cardPicture(card)}</span>
        <div><h2>${t('advice-play', { card, slot })}</h2>
          ${advice.reason ? html`<p class="reason">${say(advice.reason)}</p>` : nothing}
          <button type="button" class="primary" data-best ?disabled=${this.waiting}
            @click=${() => this.step(`play ${card}>${slot}`)}>${t('advice-played')}</button>
          ${this.waiting ? html`<span class="busy">${t('advice-thinking')}</span>` : nothing}</div>
      </div>
      ${sorted.length < 2 ? nothing : html`<h3>${t('advice-moves')}</h3>
      <p class="small">${t('advice-other')}</p>
      <ul class="moves">${sorted.map(({ move, cards }) => {
        const isBest = move === `${card}>${slot}`;
        return html`<li><button type="button" data-move=${move} ?disabled=${this.waiting}
          @click=${() => this.step(`play ${move}`)}>
          <span class="name">${isBest ? '★ ' : ''}${sayMove(move, t)}</span>
          <span class="bar" aria-hidden="true"><i style=${`width:${Math.max(2, 100 * cards / most)}%`}></i></span>
          <span class="value">${t('advice-cards', { n: cards.toFixed(2) })}</span></button></li>`;
      })}</ul>`}`;
  }

  /** Shows what was refused, or that the server did not answer. */
  trouble() {
    if (!this.problem) return nothing;
    return html`<p class="problem" role="alert">${this.problem.text()}
      ${this.problem.retry ? html`<button type="button" @click=${() => this.tell(this.told)}>
        ${t('adviser-retry')}</button>` : nothing}</p>`;
  }

  lastPlay() {
    return this.told.steps.findLast((step) => step.startsWith('play '))?.slice(5) ?? null;
  }

  /** @param {string} step */
  sayStep(step) {
    const move = parseMove(step.slice(5));
    return move ? t('step-play', { ...move }) : t('step-draw', { card: step.slice(5) });
  }

  /** @param {string} step */
  step(step) {
    if (!this.waiting) this.change(add(this.told, step));
  }

  /** @param {Told} told */
  change(told) {
    this.resumed = false;
    this.tell(told);
  }

  back() {
    this.change(undo(this.told));
  }

  again() {
    this.change(START);
  }

  /** @param {Event} event */
  chooseEngine(event) {
    if (event.target instanceof HTMLSelectElement) this.engine = event.target.value;
    this.tell(this.told);
  }

  save() {
    const address = URL.createObjectURL(new Blob([write(this.told)], { type: 'text/plain' }));
    const link = Object.assign(document.createElement('a'), { href: address, download: 'twin-cool-advice.txt' });
    link.click();
    URL.revokeObjectURL(address);
  }

  /** @param {Event} event */
  async open(event) {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || !input.files?.[0]) return;
    const told = read(await input.files[0].text());
    input.value = '';
    if (told) this.change(told);
    else this.problem = { text: () => t('adviser-bad-file'), retry: false };
  }
}
customElements.define('adviser-page', AdviserPage);
