// A game that lies in the link itself: makes a copy of it on this server, and goes there.

import { html } from 'lit';
import { ApiFailure, games, info } from '../api.js';
import { Element } from '../element.js';
import { say, t } from '../i18n.js';
import { navigate } from '../router.js';
import { people } from '../start.js';

/** @import { NewGame } from '../../types.js' */

class Open extends Element {
  static properties = { query: { attribute: false } };

  constructor() {
    super();
    this.query = new URLSearchParams();
    /** @type {ApiFailure | 'unknown' | null} */
    this.failure = null;
  }

  connectedCallback() {
    super.connectedCallback();
    document.title = `${t('open-title')} · ${t('app-name')}`;
    this.#open().catch((problem) => {
      if (!(problem instanceof ApiFailure)) throw problem;
      this.failure = problem;
      this.requestUpdate();
    });
  }

  async #open() {
    const id = this.query.get('game') ?? '';
    const game = (await info()).games.find((one) => one.id === id);
    if (!game) {
      this.failure = 'unknown';
      this.requestUpdate();
      return;
    }
    /** @type {NewGame} */
    const wish = { game: id, seats: people(game) };
    const position = this.query.get('position');
    const moves = this.query.get('moves');
    const text = this.query.get('text');
    if (position) wish.position = position;
    if (moves) wish.moves = moves.split(/\s+/).filter(Boolean);
    if (text) wish.text = text;
    const { id: address } = await games.create(wish);
    navigate(`/g/${encodeURIComponent(address)}`, { replace: true });
  }

  render() {
    if (!this.failure) return html`<p class="page muted loading">${t('app-loading')}</p>`;
    return html`<div class="page narrow empty"><h1>${t('open-failed')}</h1>
      <p>${this.failure === 'unknown' ? t('new-unknown') : say(this.failure.text)}</p><p class="muted">${t('open-hint')}</p>
      <p><a class="button primary" href="/">${t('app-home')}</a></p></div>`;
  }
}
customElements.define('page-open', Open);
