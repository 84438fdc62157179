// The settings, each taking effect at once.

import { html, nothing } from 'lit';
import { Element } from '../element.js';
import { changeLanguage, t } from '../i18n.js';
import { LANGUAGES } from '../languages.js';
import { changeSettings, LOOKS, settings } from '../settings.js';
import { failure } from './toasts.js';

const THEMES = /** @type {const} */ ([
  ['system', 'settings-theme-system'],
  ['light', 'settings-theme-light'],
  ['dark', 'settings-theme-dark'],
]);
const LOOK_NAMES = { classic: 'settings-look-classic', walnut: 'settings-look-walnut', ocean: 'settings-look-ocean' };
/** @type {['legalMoves' | 'coordinates' | 'animations' | 'sounds' | 'shortcuts', string][]} */
const SWITCHES = [
  ['legalMoves', 'settings-legal'],
  ['coordinates', 'settings-coordinates'],
  ['animations', 'settings-animations'],
  ['sounds', 'settings-sounds'],
  ['shortcuts', 'settings-shortcuts'],
];

/** Changes the language, or says why not. @param {string} language */
export function speak(language) {
  changeLanguage(language).catch(() => failure({ message: 'error-no-answer' }));
}

class SettingsForm extends Element {
  render() {
    const now = settings();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return html`
      <fieldset class="choice">
        <legend>${t('settings-language')}</legend>
        <div class="segments">
          ${LANGUAGES.map(([code, name]) => html`
            <label lang=${code}><input type="radio" name="lang" .checked=${now.lang === code}
              @change=${() => speak(code)}><span>${name}</span></label>`)}
        </div>
      </fieldset>
      <fieldset class="choice">
        <legend>${t('settings-theme')}</legend>
        <div class="segments">
          ${THEMES.map(([theme, label]) => html`
            <label><input type="radio" name="theme" .checked=${now.theme === theme}
              @change=${() => changeSettings({ theme })}><span>${t(label)}</span></label>`)}
        </div>
      </fieldset>
      <fieldset class="choice">
        <legend>${t('settings-board')}</legend>
        <div class="segments" role="group" aria-label=${t('settings-look')}>
          ${LOOKS.map((look) => html`
            <label data-look=${look}><input type="radio" name="look" .checked=${now.look === look}
              @change=${() => changeSettings({ look })}><span class="swatch" aria-hidden="true"></span><span>${
                t(LOOK_NAMES[look])}</span></label>`)}
        </div>
        ${SWITCHES.map(([name, label]) => html`
          <label class="switch"><input type="checkbox" role="switch" .checked=${now[name]}
            @change=${() => changeSettings({ [name]: !now[name] })}><span>${t(label)}</span></label>`)}
        ${still ? html`<p class="small muted">${t('settings-animations-system')}</p>` : nothing}
      </fieldset>
      <p class="small muted">${t('settings-kept')}</p>`;
  }
}
customElements.define('sky-settings', SettingsForm);
