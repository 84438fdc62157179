// The rules of a game, with the way to play it.

import { html } from 'lit';
import { info } from '../api.js';
import { Element } from '../element.js';
import { lang, say, t } from '../i18n.js';
import '../../rules/index.js';

/** @import { Info } from '../../types.js' */

class Rules extends Element {
  static properties = { game: { attribute: false } };

  constructor() {
    super();
    this.game = '';
    /** @type {Info | null} */
    this.info = null;
  }

  connectedCallback() {
    super.connectedCallback();
    info().then((answer) => {
      this.info = answer;
      this.requestUpdate();
    }, () => {});
  }

  render() {
    if (!this.info) return html`<p class="page muted loading">${t('app.loading')}</p>`;
    const game = this.info.games.find(({ id }) => id === this.game);
    const others = this.info.games.filter(({ id }) => id !== this.game);
    if (!game) {
      return html`<div class="page narrow empty"><h1>${t('new.unknown')}</h1><p>${t('error.page.hint')}</p>
        <p><a class="button primary" href="/">${t('app.home')}</a></p></div>`;
    }
    const title = t('rules.title', { game: say(game.name) });
    document.title = `${title} · ${t('app.name')}`;
    return html`<div class="page narrow rules">
      <h1>${title}</h1>
      <div class="card"><rules-of-game .game=${game.id} .lang=${lang()}></rules-of-game></div>
      <p><a class="button primary" href="/new/${game.id}">${t('rules.play', { game: say(game.name) })}</a></p>
      <h2>${t('rules.others')}</h2>
      <ul class="links">${others.map((one) => html`<li><a href="/rules/${one.id}">${say(one.name)}</a></li>`)}</ul>
    </div>`;
  }
}
customElements.define('page-rules', Rules);
