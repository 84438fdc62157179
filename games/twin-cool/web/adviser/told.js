// What the person has told of a game of Twin Cool that is played elsewhere, step by step.
import { isCard, CARDS } from '../view.js';

export const SET_ASIDE = 10;
export const HAND = 5;

/**
 * @typedef {object} Told
 * @property {'aside' | 'hand' | 'game'} stage what is told next
 * @property {string[] | null} aside the cards set aside, null when they are unknown
 * @property {string[]} hand the first hand
 * @property {string[]} steps `play A10>1` and `draw C9`
 */

/** @type {Told} */
export const START = { stage: 'aside', aside: [], hand: [], steps: [] };

/**
 * Returns what is told after a card was clicked while the cards are set up. A second click takes
 * it back; the last card that is needed leads on to the next stage.
 * @param {Told} told
 * @param {string} card
 * @returns {Told}
 */
export function pick(told, card) {
  if (told.stage === 'aside') {
    const aside = toggled(told.aside ?? [], card, SET_ASIDE);
    return { ...told, aside, stage: aside.length === SET_ASIDE ? 'hand' : 'aside' };
  }
  if (told.stage === 'hand' && !told.aside?.includes(card)) {
    const hand = toggled(told.hand, card, HAND);
    return { ...told, hand, stage: hand.length === HAND ? 'game' : 'hand' };
  }
  return told;
}

/**
 * @param {string[]} cards
 * @param {string} card
 * @param {number} most
 */
function toggled(cards, card, most) {
  if (cards.includes(card)) return cards.filter((other) => other !== card);
  return cards.length < most ? [...cards, card] : cards;
}

/**
 * Tells that nobody knows the cards set aside.
 * @param {Told} told
 * @returns {Told}
 */
export function asideUnknown(told) {
  return { ...told, aside: null, stage: 'hand' };
}

/**
 * Adds a step of the game.
 * @param {Told} told
 * @param {string} step
 * @returns {Told}
 */
export function add(told, step) {
  return { ...told, steps: [...told.steps, step] };
}

/**
 * Takes back the last thing that was told.
 * @param {Told} told
 * @returns {Told}
 */
export function undo(told) {
  if (told.steps.length > 0) return { ...told, steps: told.steps.slice(0, -1) };
  if (told.hand.length > 0) return { ...told, stage: 'hand', hand: told.hand.slice(0, -1) };
  if (told.stage === 'hand' || told.aside === null) {
    return { ...told, stage: 'aside', aside: (told.aside ?? []).slice(0, -1) };
  }
  return { ...told, aside: told.aside.slice(0, -1) };
}

/**
 * Tells whether nothing was told yet.
 * @param {Told} told
 */
export function untouched(told) {
  return told.stage === 'aside' && told.aside?.length === 0;
}

/**
 * Returns the question for the server.
 * @param {Told} told
 * @param {string} engine
 * @param {number} thinkMs
 */
export function question({ aside, hand, steps }, engine, thinkMs) {
  return { hand, ...(aside === null ? {} : { set_aside: aside }), steps, engine, think_ms: thinkMs };
}

const TITLE = 'twin-cool advice 1';
const order = (/** @type {string[]} */ cards) => CARDS.filter((card) => cards.includes(card)).join(' ');

/**
 * Writes the game as the text that is saved. The terminal's `sakiyomi advise` reads it too.
 * @param {Told} told
 */
export function write({ aside, hand, steps }) {
  return [TITLE, `hand ${order(hand)}`, `aside ${aside === null ? 'unknown' : order(aside)}`, ...steps, ''].join('\n');
}

/**
 * Reads a saved game, whole or in the middle of its set-up; returns null when it is none.
 * @param {string} text
 * @returns {Told | null}
 */
export function read(text) {
  const [title, handLine = '', asideLine = '', ...rest] = text.split(/\r?\n/);
  if (title?.trim() !== TITLE || !handLine.startsWith('hand ') || !asideLine.startsWith('aside ')) return null;
  const cards = (/** @type {string} */ line) => line.split(' ').slice(1).filter(Boolean);
  const hand = cards(handLine);
  const known = cards(asideLine);
  const aside = known[0] === 'unknown' ? null : known;
  const steps = rest.map((line) => line.trim()).filter(Boolean);
  const good = [...hand, ...(aside ?? [])];
  if (!good.every(isCard) || new Set(good).size !== good.length || hand.length > HAND || (aside?.length ?? 0) > SET_ASIDE) {
    return null;
  }
  if (!steps.every((step) => /^(play [A-H](10|[1-9])>[12]|draw [A-H](10|[1-9]))$/.test(step))) return null;
  if (aside !== null && aside.length < SET_ASIDE) return { stage: 'aside', aside, hand: [], steps: [] };
  return hand.length < HAND ? { stage: 'hand', aside, hand, steps: [] } : { stage: 'game', aside, hand, steps };
}
