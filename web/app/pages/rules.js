// The rules of a game, with the way to play it.

import { html } from 'lit';
import { lang, say, t } from '../i18n.js';
import { InfoElement } from '../info-element.js';
import '../parts/rules.js';

class Rules extends InfoElement {
  static properties = { game: { attribute: false } };

  constructor() {
    super();
    this.game = '';
  }

  render() {
    if (!this.info) return this.waiting();
    const game = this.gameInfo(this.game);
    if (!game || !game.web.rules) return this.unknownGame();
    const others = this.info.games.filter(({ id, web }) => id !== this.game && web.rules);
    const title = t('rules-title', { game: say(game.name) });
    document.title = `${title} · ${t('app-name')}`;
    return html`<div class="page narrow rules">
      <h1>${title}</h1>
      <div class="card"><rules-of-game .game=${game.id} .module=${game.web.rules} .lang=${lang()}></rules-of-game></div>
      <p><a class="button primary" href="/new/${game.id}">${t('rules-play', { game: say(game.name) })}</a></p>
      <h2>${t('rules-others')}</h2>
      <ul class="links">${others.map((one) => html`<li><a href="/rules/${one.id}">${say(one.name)}</a></li>`)}</ul>
    </div>`;
  }
}
customElements.define('page-rules', Rules);
