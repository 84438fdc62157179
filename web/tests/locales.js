// The Fluent files of the repository, for tests without a browser.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ENGLISH } from '../app/languages.js';
import { readMessages, translate } from '../app/messages.js';

/** @import { Translate } from '../types.js' */

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The games that bring texts for the page. */
export const GAMES = readdirSync(`${root}games`, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith(`locales/${ENGLISH}/board.ftl`))
  .map((path) => path.split('/')[0] ?? '');

/** @param {string} lang */
export const pageFile = (lang) => `locales/${lang}/page.ftl`;

/** @param {string} game @param {string} lang */
export const gameFile = (game, lang) => `games/${game}/locales/${lang}/board.ftl`;

/** @param {string} file */
export const read = (file) => readFileSync(root + file, 'utf8');

/**
 * Returns the messages of a game as its board shows them.
 * @param {string} game
 * @param {string} lang
 * @returns {Translate}
 */
export function textsFor(game, lang) {
  const bundles = [lang, ENGLISH].flatMap((one) =>
    [gameFile(game, one), pageFile(one)].map((file) => readMessages(one, read(file))));
  return (id, values) => translate(bundles, id, values);
}
