// The first page: the games, each one click away, and the games this browser knows.

import { html, nothing } from 'lit';
import { agoText, say, t } from '../i18n.js';
import { InfoElement } from '../info-element.js';
import { icons } from '../parts/icons.js';
import { forgetGame, recentGames } from '../recent.js';
import { keepLevel, lastLevel, levelOf, levelSeat, people, startGame } from '../start.js';
import { boardOf } from '../../boards/index.js';

/** @import { GameInfo } from '../../types.js' */
/** @import { RecentGame } from '../recent.js' */

/** How many games of the past are shown at first. */
const FEW = 12;

class Home extends InfoElement {
  constructor() {
    super();
    /** @type {Map<string, number>} */
    this.levels = new Map();
    this.starting = '';
    /** What may be known in the solitaire. @type {'real' | 'practice'} */
    this.mode = 'real';
    this.allRecent = false;
  }

  connectedCallback() {
    super.connectedCallback();
    document.title = t('app-name');
  }

  /** @param {GameInfo} game */
  #level(game) {
    return this.levels.get(game.id) ?? lastLevel(game.id);
  }

  /** @param {GameInfo} game */
  async #start(game) {
    if (this.starting) return;
    this.starting = game.id;
    this.requestUpdate();
    const level = this.#level(game);
    keepLevel(game.id, level);
    await startGame(game.solitaire
      ? { game: game.id, seats: people(game), mode: this.mode }
      : { game: game.id, seats: [{ kind: 'human' }, levelSeat(level)] });
    this.starting = '';
    this.requestUpdate();
  }

  /** @param {GameInfo} game */
  #levelRow(game) {
    const level = this.#level(game);
    const summary = game.levels.find((one) => one.level === level)?.summary;
    return html`<label class="level">
      <span class="level-name">${t('home-level')} <b class="numbers">${level}</b>${summary ? html` <span
        class="small muted">· ${say(summary)}</span>` : nothing}</span>
      <input type="range" min="1" max="10" step="1" .value=${String(level)}
        aria-label=${t('home-level-of', { game: say(game.name) })}
        aria-valuetext=${t('game-level', { n: level }) + (summary ? ` (${say(summary)})` : '')}
        @input=${(/** @type {InputEvent} */ event) => {
          this.levels.set(game.id, Number(/** @type {HTMLInputElement} */ (event.target).value));
          this.requestUpdate();
        }}>
    </label>`;
  }

  /** @param {GameInfo} game */
  #card(game) {
    const name = say(game.name);
    const busy = this.starting === game.id;
    return html`<li class="game-card">
      <div class="picture" aria-hidden="true">${boardOf(game.id).thumbnail()}</div>
      <div class="words">
        <h3>${name}</h3>
        <p class="small muted">${boardOf(game.id).about?.() ?? say(game.summary)}</p>
      </div>
      ${game.solitaire
        ? html`<label class="mode"><span class="visually-hidden">${t('new-mode')}</span>
            <select @change=${(/** @type {Event} */ event) => {
              this.mode = /** @type {HTMLSelectElement} */ (event.target).value === 'practice' ? 'practice' : 'real';
            }}>
              <option value="real">${t('game-real')}</option>
              <option value="practice">${t('game-practice')}</option>
            </select></label>`
        : this.#levelRow(game)}
      <button type="button" class="primary big" aria-label=${t(game.solitaire ? 'home-solo-game' : 'home-play-game', { game: name })}
        aria-busy=${busy ? 'true' : 'false'} @click=${() => this.#start(game)}>
        ${icons.play}<span>${game.solitaire ? t('home-solo') : t('home-play')}</span></button>
      <ul class="links small">
        <li><a href="/new/${game.id}" aria-label=${t('home-options-of', { game: name })}>${t('home-options')}</a></li>
        ${game.web.rules
          ? html`<li><a href="/rules/${game.id}" aria-label=${t('rules-title', { game: name })}>${t('home-rules')}</a></li>`
          : nothing}
        ${!boardOf(game.id).editor
          ? game.web.adviser ? html`<li><a href="/adviser">${t('home-adviser')}</a></li>` : nothing
          : html`<li><a href="/edit/${game.id}" aria-label=${t('home-editor-of', { game: name })}>${t('home-editor')}</a></li>`}
      </ul>
    </li>`;
  }

  /** @param {RecentGame} one @param {GameInfo[]} all */
  #recent(one, all) {
    const game = all.find(({ id }) => id === one.game);
    if (!game) return nothing;
    const players = one.seats.map((seat) => {
      if (seat === 'human') return t('game-person');
      const level = levelOf(seat);
      return level === null ? seat : t('game-level', { n: level });
    });
    return html`<li>
      <a href="/g/${encodeURIComponent(one.id)}">
        <span class="mini" aria-hidden="true">${boardOf(game.id).thumbnail()}</span>
        <span class="what"><b>${say(game.name)}</b>
          <span class="small muted">${players.join(' – ')}</span></span>
        <span class="small how">${one.result ? say(one.result) : t('home-go-on')}
          <span class="muted">${t('home-moves', { n: one.moves })} · ${agoText(one.when)}</span></span>
      </a>
      <button type="button" class="plain icon-only" aria-label=${t('home-forget')} title=${t('home-forget')}
        @click=${() => {
          forgetGame(one.id);
          this.requestUpdate();
        }}>${icons.close}</button>
    </li>`;
  }

  render() {
    if (!this.info) return this.waiting();
    const all = this.info.games;
    const known = recentGames().filter(({ game }) => all.some(({ id }) => id === game));
    const recent = this.allRecent ? known : known.slice(0, FEW);
    return html`<div class="page home">
      <div class="hero"><h1>${t('home-title')}</h1><p class="muted">${t('home-lead')}</p></div>
      <section aria-labelledby="choose">
        <h2 id="choose" class="visually-hidden">${t('home-games')}</h2>
        <ul class="game-cards">${all.map((game) => this.#card(game))}</ul>
      </section>
      <section class="recent" aria-labelledby="recent">
        <h2 id="recent">${t('home-recent')}</h2>
        ${recent.length === 0
          ? html`<p class="muted hint">${t('home-recent-empty')}</p>`
          : html`<ul>${recent.map((one) => this.#recent(one, all))}</ul>
            ${recent.length < known.length ? html`<button type="button" class="show-all" @click=${() => {
              this.allRecent = true;
              this.requestUpdate();
            }}>${t('home-recent-all', { n: known.length })}</button>` : nothing}`}
      </section>
    </div>`;
  }
}
customElements.define('page-home', Home);
