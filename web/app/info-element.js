// A page that needs to know what the server offers: it waits for that, and says so when the server
// does not answer, with a way to try again.

import { html } from 'lit';
import { ApiFailure, info } from './api.js';
import { Element } from './element.js';
import { say, t } from './i18n.js';

/** @import { GameInfo, Info, Message, Text } from '../types.js' */

export class InfoElement extends Element {
  constructor() {
    super();
    /** @type {Info | null} */
    this.info = null;
    /** @type {Text | Message | null} */
    this.trouble = null;
  }

  connectedCallback() {
    super.connectedCallback();
    this.load();
  }

  async load() {
    try {
      this.info = await info();
      this.trouble = null;
      this.informed(this.info);
    } catch (failure) {
      this.trouble = failure instanceof ApiFailure ? failure.text : { message: 'error-unexpected' };
    }
    this.requestUpdate();
  }

  /** Called once the server has answered. @param {Info} _info */
  informed(_info) {}

  /** @param {string} id @returns {GameInfo | null} */
  gameInfo(id) {
    return this.info?.games.find((game) => game.id === id) ?? null;
  }

  /** What to show instead of the page while the server has not answered. */
  waiting() {
    if (!this.trouble) return html`<p class="page muted loading">${t('app-loading')}</p>`;
    return html`<div class="page narrow empty"><h1>${t('error-load')}</h1><p>${say(this.trouble)}</p>
      <button type="button" class="primary" @click=${this.load}>${t('app-again')}</button></div>`;
  }

  /** What to show when there is no game of that name. */
  unknownGame() {
    return html`<div class="page narrow empty"><h1>${t('new-unknown')}</h1><p>${t('error-page-hint')}</p>
      <p><a class="button primary" href="/">${t('app-home')}</a></p></div>`;
  }
}
