// Twin Cool in words.
import { parse, parseMove } from './view.js';

/** @import { Translate } from 'sakiyomi/types.js' */

/**
 * Says what the player sees.
 * @param {string} text
 * @param {Translate} t
 */
export function describe(text, t) {
  const view = parse(text);
  if (!view) return '';
  const { hand, slots, deck, played, points } = view;
  const [first, second] = slots;
  return [
    t('position-hand', { cards: hand.join(t('list-separator')) || t('list-none') }),
    t('position-slots', { first: first ?? t('cell-empty'), second: second ?? t('cell-empty') }),
    t('position-deck', { n: deck }),
    t('position-score', { cards: played.length, points }),
  ].join(t('sentence-separator'));
}

/**
 * Says a move.
 * @param {string} text
 * @param {Translate} t
 */
export function sayMove(text, t) {
  const move = parseMove(text);
  return move ? t('move-text', { card: move.card, slot: move.slot }) : text;
}
