// The position editor: the board with its own palette, the position as text, and what to do with it.

import { html, nothing } from 'lit';
import { ApiFailure, positions } from '../api.js';
import { say, t } from '../i18n.js';
import { InfoElement } from '../info-element.js';
import '../parts/board-frame.js';
import { navigate } from '../router.js';
import { people, startGame } from '../start.js';
import { boardOf } from '../../boards/index.js';

/** @import { GameInfo, NodeDetail } from '../../types.js' */

const SETTLE_MS = 150;

class Editor extends InfoElement {
  static properties = { game: { attribute: false }, query: { attribute: false } };

  constructor() {
    super();
    this.game = '';
    this.query = new URLSearchParams();
    this.view = '';
    /** What the server says of the position. @type {Omit<NodeDetail, 'id'> | null} */
    this.checked = null;
    /** @type {ApiFailure | null} */
    this.refused = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.turned = false;
  }

  informed() {
    this.#set(this.query.get('position') ?? this.gameInfo(this.game)?.start ?? '');
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  /** @param {string} view */
  #set(view) {
    this.view = view;
    this.requestUpdate();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.#check(), SETTLE_MS);
    if (this.gameInfo(this.game)) {
      history.replaceState(null, '', `/edit/${this.game}?position=${encodeURIComponent(view)}`);
    }
  }

  async #check() {
    const view = this.view;
    if (!boardOf(this.game).editor) return;
    try {
      const { start } = await positions({ game: this.game, position: view.trim() });
      if (view !== this.view) return;
      this.checked = start;
      this.refused = null;
    } catch (problem) {
      if (view !== this.view || !(problem instanceof ApiFailure)) return;
      this.checked = null;
      this.refused = problem;
    }
    this.requestUpdate();
  }

  /** @param {GameInfo} game */
  #verdict(game) {
    if (this.refused) return html`<p class="verdict bad" role="status">${say(this.refused.text)}</p>`;
    if (!this.checked) return html`<p class="verdict muted" role="status">…</p>`;
    const { outcome } = this.checked;
    return html`<p class="verdict good" role="status">${outcome
      ? t('edit-over', { result: say(outcome.text) })
      : html`${t('edit-good')}<br>${t('status-turn', { seat: say(game.seats[this.checked.to_move ?? 0] ?? game.name) })}`}</p>`;
  }

  render() {
    if (!this.info) return this.waiting();
    const game = this.gameInfo(this.game);
    const board = boardOf(this.game);
    if (!game) return this.unknownGame();
    const title = t('edit-title', { game: say(game.name) });
    document.title = `${title} · ${t('app-name')}`;
    const editor = board.editor;
    if (!editor) {
      return html`<div class="page narrow empty"><h1>${title}</h1><p>${
        t(game.web.adviser ? 'edit-hidden' : 'edit-none', { game: say(game.name) })}</p>
        <p>${game.web.adviser ? html`<a class="button primary" href="/adviser">${t('nav-adviser')}</a>` : nothing}
          <a class="button" href="/new/${game.id}">${t('new-title')}</a></p></div>`;
    }
    const good = this.checked !== null && !this.checked.outcome;
    return html`<div class="game edit" data-game=${game.id}>
      <section class="stage" aria-label=${t('game-board')}>
        <div class="board-row"><sky-board .board=${board}
          .state=${{ view: this.view, editing: true, flipped: this.turned }}
          @edit=${(/** @type {CustomEvent<{ view: string }>} */ event) => this.#set(event.detail.view)}></sky-board></div>
      </section>
      <div class="side">
        <div class="card form">
          <h1>${title}</h1>
          <p class="small muted">${t('edit-lead')}</p>
          <label class="field stacked"><span>${t('edit-text')}</span>
            <textarea class="mono" rows="3" spellcheck="false" autocapitalize="off" .value=${this.view}
              @input=${(/** @type {Event} */ event) =>
                this.#set(/** @type {HTMLTextAreaElement} */ (event.target).value)}></textarea></label>
          ${this.#verdict(game)}
          <div class="buttons">
            <button type="button" @click=${() => this.#set(editor.empty)}>${t('edit-empty')}</button>
            <button type="button" @click=${() => this.#set(game.start)}>${t('edit-start')}</button>
            <button type="button" @click=${() => {
              this.turned = !this.turned;
              this.requestUpdate();
            }}>${t('do-flip-long')}</button>
          </div>
          <div class="buttons">
            <button type="button" class="primary" ?disabled=${!good} @click=${() => startGame(
              { game: game.id, seats: people(game), position: this.view.trim() }, { query: '?analysis=1' })}>${t('edit-analyse')}</button>
            <button type="button" ?disabled=${!good} @click=${() =>
              navigate(`/new/${game.id}?position=${encodeURIComponent(this.view.trim())}`)}>${t('edit-play')}</button>
          </div>
        </div>
      </div>
    </div>`;
  }
}
customElements.define('page-edit', Editor);
