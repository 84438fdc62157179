// What a person chose for this browser: language, theme and how boards behave. Kept in the
// browser; every change is told to those who listen.

import { isLanguage, languageFor } from './languages.js';

/** How boards may look; the colours are in boards/tokens.js. */
export const LOOKS = /** @type {const} */ (['classic', 'walnut', 'ocean']);
/** @typedef {typeof LOOKS[number]} Look */
/**
 * @typedef {object} Settings
 * @property {string} lang
 * @property {'system' | 'light' | 'dark'} theme
 * @property {Look} look of the boards
 * @property {boolean} sounds
 * @property {boolean} animations
 * @property {boolean} legalMoves whether dots show where one may move
 * @property {boolean} coordinates
 * @property {boolean} shortcuts whether single keys do something
 */

const KEY = 'sakiyomi.settings';

const SWITCHES = /** @type {const} */ (['sounds', 'animations', 'legalMoves', 'coordinates', 'shortcuts']);

/** @type {Settings} */
const defaults = {
  lang: languageFor(navigator.language),
  theme: 'system',
  look: 'classic',
  sounds: true,
  animations: true,
  legalMoves: true,
  coordinates: true,
  shortcuts: true,
};

/** Tells of every change with the event `change`. */
export const settingsEvents = new EventTarget();

/** @type {Settings} */
let current = { ...defaults, ...read() };

/** @returns {Partial<Settings>} what was kept, without anything that makes no sense */
function read() {
  /** @type {Record<string, unknown>} */
  let kept;
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
  /** @type {Partial<Settings>} */
  const good = {};
  if (isLanguage(kept.lang)) good.lang = kept.lang;
  if (kept.theme === 'light' || kept.theme === 'dark') good.theme = kept.theme;
  const look = LOOKS.find((one) => one === kept.look);
  if (look) good.look = look;
  for (const name of SWITCHES) {
    const value = kept[name];
    if (typeof value === 'boolean') good[name] = value;
  }
  return good;
}

const darkSystem = matchMedia('(prefers-color-scheme: dark)');

/** Shows the settings on the root element, where the styles look for them. */
function show() {
  const root = document.documentElement;
  const dark = current.theme === 'dark' || (current.theme === 'system' && darkSystem.matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.look = current.look;
  root.lang = current.lang;
  if (current.animations) delete root.dataset.motion;
  else root.dataset.motion = 'off';
}

/** @returns {Readonly<Settings>} */
export function settings() {
  return current;
}

/** @param {Partial<Settings>} change */
export function changeSettings(change) {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Without storage the choice lasts until the tab is closed.
  }
  show();
  settingsEvents.dispatchEvent(new Event('change'));
}

/** Whether things may move on the screen. */
export function motion() {
  return current.animations && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

darkSystem.addEventListener('change', () => {
  show();
  settingsEvents.dispatchEvent(new Event('change'));
});
show();
