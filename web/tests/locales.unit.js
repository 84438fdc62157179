// The Fluent files: every language says what the code asks for, and nothing else.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import test from 'node:test';
import { FluentParser, Junk, Message, Visitor } from '@fluent/syntax';
import { ENGLISH, LANGUAGES, languageFor } from '../app/languages.js';
import { readMessages, textIn, translate } from '../app/messages.js';
import { GAMES, gameFile, pageFile, read, root } from './locales.js';

/** @typedef {Map<string, Set<string>>} Messages the values that each message is filled in with, by its identifier */

const codes = LANGUAGES.map(([code]) => code);

/** @param {string} file @returns {Messages} */
function messagesOf(file) {
  /** @type {Messages} */
  const messages = new Map();
  for (const entry of new FluentParser().parse(read(file)).body) {
    assert.ok(!(entry instanceof Junk), `${file}: ${entry instanceof Junk ? entry.content : ''}`);
    if (!(entry instanceof Message)) continue;
    const { name } = entry.id;
    assert.ok(entry.value, `${file}: ${name} has no text`);
    assert.ok(!messages.has(name), `${file}: ${name} is there twice`);
    /** @type {Set<string>} */
    const values = new Set();
    class Values extends Visitor {
      /** @param {import('@fluent/syntax').VariableReference} reference */
      visitVariableReference(reference) {
        values.add(reference.id.name);
      }
    }
    new Values().visit(entry);
    messages.set(name, values);
  }
  return messages;
}

/** @param {string} folder @returns {string[]} what the scripts in it say, without their tests */
function scripts(folder) {
  return readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js') && !path.includes('tests/'))
    .map((path) => read(`${folder}/${path}`));
}

/** @param {string[]} sources @returns {Set<string>} the strings in single quotes */
function strings(sources) {
  return new Set(sources.flatMap((source) => [...source.matchAll(/'([^'\n]*)'/g)].map(([, text = '']) => text)));
}

const page = messagesOf(pageFile(ENGLISH));
const pageStrings = strings([...scripts('web/app'), ...scripts('web/boards')]);
const games = GAMES.map((game) => ({
  game, messages: messagesOf(gameFile(game, ENGLISH)), strings: strings(scripts(`games/${game}/web`)),
}));

/**
 * Compares a translation with English. It may give words of the page its own form.
 * @param {string} file
 * @param {Messages} english
 */
function compare(file, english) {
  const translated = messagesOf(file);
  assert.deepEqual([...english.keys()].filter((id) => !translated.has(id)), [], `${file} lacks these`);
  for (const [id, values] of translated) {
    const known = english.get(id) ?? page.get(id);
    assert.ok(known, `${file}: ${id} is in no English file`);
    assert.deepEqual([...values].sort(), [...known].sort(), `${file}: ${id}`);
  }
}

test('there are four games with texts, and English is a language', () => {
  assert.deepEqual(GAMES.toSorted(), ['contrast', 'othello', 'score-four', 'twin-cool']);
  assert.ok(codes.includes(ENGLISH));
  assert.equal(new Set(codes).size, codes.length);
});

for (const lang of codes) {
  test(`the files in ${lang} parse, have every message, and fill in the same values`, () => {
    compare(pageFile(lang), page);
    for (const { game, messages } of games) compare(gameFile(game, lang), messages);
  });
}

test('every message is used', () => {
  const everywhere = new Set([...pageStrings, ...games.flatMap((game) => [...game.strings])]);
  assert.deepEqual([...page.keys()].filter((id) => !everywhere.has(id)), []);
  for (const { game, messages, strings } of games) {
    assert.deepEqual([...messages.keys()].filter((id) => !strings.has(id)), [], game);
  }
});

test('every message that is used exists', () => {
  /** What looks like an identifier and is none: elements and games. */
  const others = new Set([...GAMES, 'rules-of-game', 'adviser-page']);
  const known = (/** @type {Messages[]} */ ...all) => new Set(all.flatMap((messages) => [...messages.keys()]));
  const beginning = (/** @type {string} */ id) => id.slice(0, id.indexOf('-') + 1);
  const missing = (/** @type {Set<string>} */ used, /** @type {Set<string>} */ ids) => {
    const beginnings = new Set([...ids].map(beginning));
    return [...used].filter((text) => /^[a-z]+(-[a-z0-9]+)+$/.test(text) && beginnings.has(beginning(text)) &&
      !ids.has(text) && !others.has(text));
  };
  assert.deepEqual(missing(pageStrings, known(page)), []);
  for (const { game, messages, strings } of games) {
    assert.deepEqual(missing(strings, known(page, messages)), [], game);
  }
});

test('a language that has only a few messages is shown with English for the rest', () => {
  const few = readMessages('en-XA', [
    'app-loading = [Ļöåðîñĝ…]',
    'home-moves = { $n ->',
    '    [one] [{ $n } ɱöṽé]',
    '   *[other] [{ $n } ɱöṽéš]',
    '}',
  ].join('\n'));
  const bundles = [few, readMessages(ENGLISH, read(pageFile(ENGLISH)))];
  assert.equal(translate(bundles, 'app-loading'), '[Ļöåðîñĝ…]');
  assert.equal(translate(bundles, 'home-moves', { n: 1 }), '[1 ɱöṽé]');
  assert.equal(translate(bundles, 'home-moves', { n: 12 }), '[12 ɱöṽéš]');
  assert.equal(translate(bundles, 'app-again'), 'Try again');
  assert.equal(translate(bundles, 'game-level', { n: 3 }), 'Level 3');
  assert.equal(translate(bundles, 'nothing-like-that'), 'nothing-like-that');
});

test('a text of the server is shown in English where the language is not there', () => {
  assert.equal(textIn({ en: 'Othello', ja: 'オセロ' }, 'ja'), 'オセロ');
  assert.equal(textIn({ en: 'Othello', ja: 'オセロ' }, 'fr'), 'Othello');
});

test('the language of a browser is taken where the page has it', () => {
  assert.deepEqual(['ja', 'ja-JP', 'JA-jp', 'en-GB', 'de-DE', 'jav'].map(languageFor), ['ja', 'ja', 'ja', 'en', 'en', 'en']);
});
