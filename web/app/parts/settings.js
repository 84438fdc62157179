// The settings, each taking effect at once.

import { html, nothing } from 'lit';
import { Element } from '../element.js';
import { t } from '../i18n.js';
import { changeSettings, settings } from '../settings.js';

/** @import { Word } from '../i18n.js' */

const THEMES = /** @type {const} */ (['system', 'light', 'dark']);
/** @type {['legalMoves' | 'coordinates' | 'animations' | 'sounds' | 'shortcuts', Word][]} */
const SWITCHES = [
  ['legalMoves', 'settings.legal'],
  ['coordinates', 'settings.coordinates'],
  ['animations', 'settings.animations'],
  ['sounds', 'settings.sounds'],
  ['shortcuts', 'settings.shortcuts'],
];

class SettingsForm extends Element {
  render() {
    const now = settings();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return html`
      <fieldset class="choice">
        <legend>${t('settings.language')}</legend>
        <div class="segments">
          <label lang="en"><input type="radio" name="lang" .checked=${now.lang === 'en'}
            @change=${() => changeSettings({ lang: 'en' })}><span>English</span></label>
          <label lang="ja"><input type="radio" name="lang" .checked=${now.lang === 'ja'}
            @change=${() => changeSettings({ lang: 'ja' })}><span>日本語</span></label>
        </div>
      </fieldset>
      <fieldset class="choice">
        <legend>${t('settings.theme')}</legend>
        <div class="segments">
          ${THEMES.map((theme) => html`
            <label><input type="radio" name="theme" .checked=${now.theme === theme}
              @change=${() => changeSettings({ theme })}><span>${t(`settings.theme.${theme}`)}</span></label>`)}
        </div>
      </fieldset>
      <fieldset class="choice">
        <legend>${t('settings.board')}</legend>
        ${SWITCHES.map(([name, word]) => html`
          <label class="switch"><input type="checkbox" role="switch" .checked=${now[name]}
            @change=${() => changeSettings({ [name]: !now[name] })}><span>${t(word)}</span></label>`)}
        ${still ? html`<p class="small muted">${t('settings.animations.system')}</p>` : nothing}
      </fieldset>
      <p class="small muted">${t('settings.kept')}</p>`;
  }
}
customElements.define('sky-settings', SettingsForm);
