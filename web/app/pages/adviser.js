// The adviser for a game that is played elsewhere: an element that the game brings.

import { html } from 'lit';
import { lang, say, t } from '../i18n.js';
import { InfoElement } from '../info-element.js';

/** @import { GameInfo, Info } from '../../types.js' */

class AdviserPage extends InfoElement {
  constructor() {
    super();
    /** @type {GameInfo | null} */
    this.game = null;
    this.defined = false;
  }

  /** @param {Info} info */
  informed(info) {
    this.game = info.games.find(({ web }) => web.adviser) ?? null;
    // It defines the element, which is shown after that: properties that every element has, such as
    // `lang`, are lost when they are set before.
    if (this.game?.web.adviser) this.define(this.game.web.adviser);
  }

  /** @param {string} module */
  async define(module) {
    await import(module);
    this.defined = true;
    this.requestUpdate();
  }

  render() {
    if (!this.info) return this.waiting();
    if (!this.game) return this.unknownGame();
    if (!this.defined) return this.waiting();
    document.title = `${t('adviser-title', { game: say(this.game.name) })} · ${t('app-name')}`;
    return html`<div class="page adviser"><adviser-page .lang=${lang()}></adviser-page></div>`;
  }
}
customElements.define('page-adviser', AdviserPage);
