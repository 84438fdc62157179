// The adviser for a game of Twin Cool that is played elsewhere.

import { html } from 'lit';
import { Element } from '../element.js';
import { lang, t } from '../i18n.js';
import '../../adviser/index.js';

class AdviserPage extends Element {
  render() {
    document.title = `${t('adviser.title')} · ${t('app.name')}`;
    return html`<div class="page adviser"><adviser-page .lang=${lang()}></adviser-page></div>`;
  }
}
customElements.define('page-adviser', AdviserPage);
