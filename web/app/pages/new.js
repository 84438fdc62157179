// A new game: who plays, how strong, with which clocks, and from where.

import { html, nothing } from 'lit';
import { say, secondsText, t } from '../i18n.js';
import { InfoElement } from '../info-element.js';
import { enginePicker, thinkChoices } from '../parts/engine-picker.js';
import { keepLevel, lastLevel, startGame, USUAL_THINK_MS } from '../start.js';
import { boardOf } from '../../boards/index.js';

/** @import { GameInfo, NewGame, Seat, Text } from '../../types.js' */

/** Minutes and seconds a move. */
const CLOCKS = [[1, 0], [3, 2], [5, 3], [10, 5], [30, 20]];

class NewGamePage extends InfoElement {
  static properties = { game: { attribute: false }, query: { attribute: false } };

  constructor() {
    super();
    this.game = '';
    this.query = new URLSearchParams();
    /** @type {'engine' | 'friend' | 'watch'} */
    this.who = 'engine';
    /** @type {'0' | '1' | 'random'} */
    this.side = '0';
    /** The engines of both seats. */
    this.engines = ['level-3', 'level-3'];
    this.think = USUAL_THINK_MS;
    this.clock = '';
    /** @type {'real' | 'practice'} */
    this.mode = 'real';
    this.setAside = false;
    this.seed = '';
    this.text = '';
    this.fromText = false;
    this.busy = false;
  }

  connectedCallback() {
    super.connectedCallback();
    const level = `level-${lastLevel(this.game)}`;
    this.engines = [level, level];
    const text = this.query.get('position') ?? this.query.get('text') ?? '';
    if (text) {
      this.text = text;
      this.fromText = true;
    }
    if (this.query.get('mode') === 'practice') this.mode = 'practice';
  }

  /** @param {Partial<NewGamePage>} change */
  #set(change) {
    Object.assign(this, change);
    this.requestUpdate();
  }

  /** @param {GameInfo} game @returns {Seat[]} */
  #seats(game) {
    /** @param {number} seat @returns {Seat} */
    const engine = (seat) => ({ kind: 'engine', engine: this.engines[seat] ?? 'level-3', think_ms: this.think });
    if (this.who === 'friend') return game.seats.map(() => ({ kind: 'human' }));
    if (this.who === 'watch') return game.seats.map((_, seat) => engine(seat));
    if (game.solitaire) return [{ kind: 'human' }];
    const own = this.side === 'random' ? Number(Math.random() < 0.5) : Number(this.side);
    return game.seats.map((_, seat) => (seat === own ? { kind: 'human' } : engine(1)));
  }

  /** @param {GameInfo} game @param {SubmitEvent} event */
  async #submit(game, event) {
    event.preventDefault();
    if (this.busy) return;
    /** @type {NewGame} */
    const wish = { game: game.id, seats: this.#seats(game) };
    if (game.solitaire) {
      wish.mode = this.mode;
      if (this.setAside) wish.set_aside_known = true;
      if (this.seed.trim() !== '') wish.seed = Number(this.seed);
    }
    const [base, add] = this.clock.split('+').map(Number);
    if (this.clock && base !== undefined && add !== undefined) {
      wish.clock = { base_ms: base * 60_000, increment_ms: add * 1000 };
    }
    if (this.fromText && this.text.trim() !== '') wish.text = this.text.trim();
    const level = /^level-(\d+)$/.exec(this.engines[1] ?? '');
    if (level && this.who === 'engine') keepLevel(game.id, Number(level[1]));
    this.#set({ busy: true });
    await startGame(wish);
    this.#set({ busy: false });
  }

  /**
   * @param {string} name
   * @param {string} value
   * @param {string} chosen
   * @param {unknown} label
   * @param {() => void} choose
   */
  #radio(name, value, chosen, label, choose) {
    return html`<label><input type="radio" name=${name} value=${value} .checked=${value === chosen}
      @change=${choose}><span>${label}</span></label>`;
  }

  /** @param {GameInfo} game */
  #players(game) {
    const who = game.solitaire
      ? /** @type {const} */ ([['engine', 'new-who-solo'], ['watch', 'new-who-solo-watch']])
      : /** @type {const} */ ([['engine', 'new-who-engine'], ['friend', 'new-who-friend'], ['watch', 'new-who-watch']]);
    const [first, second] = game.seats;
    /** @param {'new-side-first' | 'new-side-second'} turn @param {Text} seat */
    const side = (turn, seat) => {
      const [name, label] = [say(seat), t(turn, { seat: say(seat) })];
      // Some seats are called by their turn.
      return label === `${name}（${name}）` ? name : label;
    };
    return html`
      <fieldset class="choice">
        <legend>${t('new-who')}</legend>
        <div class="segments stack">${who.map(([value, label]) => this.#radio('who', value, this.who, t(label),
          () => this.#set({ who: value })))}</div>
      </fieldset>
      ${!game.solitaire && this.who === 'engine' && first && second ? html`
        <fieldset class="choice">
          <legend>${t('new-side')}</legend>
          <div class="segments">
            ${this.#radio('side', '0', this.side, side('new-side-first', first), () => this.#set({ side: '0' }))}
            ${this.#radio('side', '1', this.side, side('new-side-second', second), () => this.#set({ side: '1' }))}
            ${this.#radio('side', 'random', this.side, t('new-side-random'), () => this.#set({ side: 'random' }))}
          </div>
        </fieldset>` : nothing}`;
  }

  /** @param {GameInfo} game */
  #opponents(game) {
    if (this.who === 'friend' || (game.solitaire && this.who === 'engine')) return nothing;
    /** @param {number} seat @param {string} legend */
    const picker = (seat, legend) => enginePicker({
      game,
      legend,
      name: `engine-${seat}`,
      practice: this.mode === 'practice',
      chosen: this.engines[seat] ?? 'level-3',
      choose: (engine) => this.#set({ engines: this.engines.with(seat, engine) }),
    });
    return html`
      ${game.solitaire
        ? picker(0, t('new-engine'))
        : this.who === 'watch'
          ? game.seats.map((seat, index) => picker(index, t('new-engine-of', { seat: say(seat) })))
          : picker(1, t('new-opponent'))}
      <label class="field"><span>${t('new-think')}</span>
        <select @change=${(/** @type {Event} */ event) =>
          this.#set({ think: Number(/** @type {HTMLSelectElement} */ (event.target).value) })}>
          ${thinkChoices(this.info?.limits.think_ms ?? 10_000).map((ms) => html`
            <option value=${ms} .selected=${ms === this.think}>${secondsText(ms)}</option>`)}
        </select></label>`;
  }

  /** @param {GameInfo} game */
  #solitaire(game) {
    if (!game.solitaire) return nothing;
    return html`
      <fieldset class="choice">
        <legend>${t('new-mode')}</legend>
        <div class="segments stack">
          ${this.#radio('mode', 'real', this.mode, t('game-real'), () => this.#set({ mode: 'real' }))}
          ${this.#radio('mode', 'practice', this.mode, t('game-practice'), () => this.#set({ mode: 'practice' }))}
        </div>
        ${this.mode === 'real' ? html`
          <label class="switch"><input type="checkbox" role="switch" .checked=${this.setAside}
            @change=${() => this.#set({ setAside: !this.setAside })}><span>${t('new-set-aside')}</span></label>` : nothing}
      </fieldset>
      <label class="field"><span>${t('new-seed')}</span>
        <input type="number" min="0" max="9007199254740991" step="1" inputmode="numeric" .value=${this.seed}
          aria-describedby="seed-hint"
          @input=${(/** @type {Event} */ event) => {
            this.seed = /** @type {HTMLInputElement} */ (event.target).value;
          }}></label>
      <p id="seed-hint" class="small muted">${t('new-seed-hint')}</p>`;
  }

  #clocks() {
    return html`<label class="field"><span>${t('new-clock')}</span>
      <select @change=${(/** @type {Event} */ event) =>
        this.#set({ clock: /** @type {HTMLSelectElement} */ (event.target).value })}>
        <option value="" .selected=${this.clock === ''}>${t('new-clock-none')}</option>
        ${CLOCKS.map(([base = 0, add = 0]) => html`
          <option value="${base}+${add}" .selected=${this.clock === `${base}+${add}`}>${add
            ? t('new-clock-choice', { base, add })
            : t('new-clock-plain', { base })}</option>`)}
      </select></label>`;
  }

  /** @param {GameInfo} game */
  #start(game) {
    return html`<fieldset class="choice">
      <legend>${t('new-start')}</legend>
      <div class="segments stack">
        ${this.#radio('start', 'usual', this.fromText ? 'text' : 'usual', t('new-start-usual'), () => this.#set({ fromText: false }))}
        ${this.#radio('start', 'text', this.fromText ? 'text' : 'usual', t('new-start-text'), () => this.#set({ fromText: true }))}
      </div>
      ${this.fromText ? html`
        <label class="field stacked"><span>${t('new-start-label')}</span>
          <textarea class="mono" rows="4" spellcheck="false" autocapitalize="off" .value=${this.text}
            aria-describedby="start-hint"
            @input=${(/** @type {Event} */ event) => {
              this.text = /** @type {HTMLTextAreaElement} */ (event.target).value;
            }}></textarea></label>
        <p id="start-hint" class="small muted">${t('new-start-hint', { moves: boardOf(game.id).sample ?? '…' })}</p>` : nothing}
      ${boardOf(game.id).editor ? html`<p class="small"><a href="/edit/${game.id}">${t('new-start-editor')}</a></p>` : nothing}
    </fieldset>`;
  }

  render() {
    if (!this.info) return this.waiting();
    const game = this.gameInfo(this.game);
    if (!game) return this.unknownGame();
    const title = t(game.solitaire ? 'new-title-solo' : 'new-title-of', { game: say(game.name) });
    document.title = `${title} · ${t('app-name')}`;
    return html`<div class="page narrow new-game">
      <h1>${title}</h1>
      <form class="card form" @submit=${(/** @type {SubmitEvent} */ event) => this.#submit(game, event)}>
        ${this.#players(game)}
        ${this.#solitaire(game)}
        ${this.#opponents(game)}
        ${game.solitaire ? nothing : this.#clocks()}
        ${this.#start(game)}
        <button class="primary big" aria-busy=${this.busy ? 'true' : 'false'}>${
          t(this.who === 'watch' ? 'new-go-watch' : game.solitaire ? 'new-go-solo' : 'new-go')}</button>
      </form>
      ${game.web.rules ? html`<p class="small"><a href="/rules/${game.id}">${
        t('rules-title', { game: say(game.name) })}</a></p>` : nothing}
      ${game.web.adviser ? html`<p class="small muted">${t('new-adviser')} <a href="/adviser">${t('nav-adviser')}</a></p>` : nothing}
    </div>`;
  }
}
customElements.define('page-new', NewGamePage);
