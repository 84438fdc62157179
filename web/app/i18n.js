// The language of the page.

import { settings } from './settings.js';
import { words } from './words/index.js';

/** @import { Lang, Text } from '../types.js' */
/** @typedef {keyof typeof words} Word */

/** @returns {Lang} */
export function lang() {
  return settings().lang;
}

/** Returns the words in the chosen language. @param {Text} text */
export function say(text) {
  return text[lang()];
}

/**
 * Returns the words under a key, with `{name}` filled in.
 * @param {Word} key
 * @param {Record<string, string | number>} [values]
 */
export function t(key, values = {}) {
  return words[key][lang()].replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}

/** @param {number} count */
export function countText(count) {
  return new Intl.NumberFormat(lang(), { notation: count < 10_000 ? 'standard' : 'compact', maximumFractionDigits: 1 })
    .format(count);
}

/** @param {number} ms */
export function secondsText(ms) {
  const seconds = ms / 1000;
  const digits = seconds < 10 && !Number.isInteger(seconds) ? 1 : 0;
  return t('time.seconds', { n: seconds.toFixed(digits) });
}

/** How long ago something was. @param {number} when milliseconds since 1970 */
export function agoText(when) {
  const format = new Intl.RelativeTimeFormat(lang(), { numeric: 'auto' });
  const seconds = (when - Date.now()) / 1000;
  if (seconds > -45) return t('time.now');
  if (seconds > -3600) return format.format(Math.round(seconds / 60), 'minute');
  if (seconds > -86400) return format.format(Math.round(seconds / 3600), 'hour');
  return format.format(Math.round(seconds / 86400), 'day');
}
