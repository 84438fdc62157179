// The texts in the language that the person chose: the page's own, each game's, and the server's.

import { ENGLISH } from './languages.js';
import { readMessages, textIn, translate } from './messages.js';
import { changeSettings, settings } from './settings.js';

/** @import { Message, Text, Translate } from '../types.js' */

/** Who brings texts: the page, or a game by its identifier. */
const PAGE = '';

/** @param {string} owner @param {string} lang */
const address = (owner, lang) => (owner === PAGE ? `/locales/${lang}/page.ftl` : `/games/${owner}/locales/${lang}/board.ftl`);

/** Whose texts are needed in every language that is shown. */
const owners = new Set([PAGE]);

/** What was read, by its address. @type {Map<string, ReturnType<typeof readMessages>>} */
const bundles = new Map();

/** @returns {string} */
export function lang() {
  return settings().lang;
}

/** Loads texts in a language, and in English for what it lacks. @param {Iterable<string>} owners @param {string} lang */
async function load(owners, lang) {
  const languages = [...new Set([lang, ENGLISH])];
  await Promise.all([...owners].flatMap((owner) => languages.map(async (one) => {
    const file = address(owner, one);
    if (bundles.has(file)) return;
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    bundles.set(file, readMessages(one, await answer.text()));
  })));
}

/** Loads the texts of the page, which must be there before anything is shown. */
export function loadTexts() {
  return load([PAGE], lang());
}

/** Loads the texts that a game brings. @param {string} game */
export function loadTextsOf(game) {
  // At once, so that a change of the language meanwhile knows of it.
  owners.add(game);
  return load([game], lang());
}

/** Changes the language once its texts are there. @param {string} lang */
export async function changeLanguage(lang) {
  await load(owners, lang);
  changeSettings({ lang });
}

/** Yields the bundles to look in, the preferred one first. @param {string[]} owners */
function* loaded(owners) {
  for (const one of [lang(), ENGLISH]) {
    for (const owner of owners) {
      const bundle = bundles.get(address(owner, one));
      if (bundle) yield bundle;
    }
  }
}

/**
 * Returns the messages of a game in the language that is shown. What the game does not have is taken
 * from the page.
 * @param {string} game
 * @returns {Translate}
 */
export function textsOf(game) {
  return (id, values) => translate(loaded([game, PAGE]), id, values);
}

/** Returns a message of the page. @type {Translate} */
export function t(id, values) {
  return translate(loaded([PAGE]), id, values);
}

/** @param {Text | Message} text @returns {text is Message} */
const isMessage = (text) => 'message' in text;

/** Returns a text of the server, or a message of the page that was kept for later. @param {Text | Message} text */
export function say(text) {
  return isMessage(text) ? t(text.message, text.values) : textIn(text, lang());
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
  return t('time-seconds', { n: seconds.toFixed(digits) });
}

/** How long ago something was. @param {number} when milliseconds since 1970 */
export function agoText(when) {
  const format = new Intl.RelativeTimeFormat(lang(), { numeric: 'auto' });
  const seconds = (when - Date.now()) / 1000;
  if (seconds > -45) return t('time-now');
  if (seconds > -3600) return format.format(Math.round(seconds / 60), 'minute');
  if (seconds > -86400) return format.format(Math.round(seconds / 3600), 'hour');
  return format.format(Math.round(seconds / 86400), 'day');
}
