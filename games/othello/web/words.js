// Othello in words.
import { count, parse, squareName } from './position.js';

/** @import { Translate } from 'sakiyomi/types.js' */

/**
 * Says the position.
 * @param {string} view
 * @param {Translate} t
 */
export function describe(view, t) {
  const position = parse(view);
  if (!position) return '';
  const [black, white] = count(view);
  const squares = (/** @type {string} */ disc) => position.discs
    .flatMap((found, index) => (found === disc ? [squareName(index)] : []))
    .join(t('list-separator')) || t('list-none');
  return t('position-text', {
    mover: t(position.toMove === 'X' ? 'side-black' : 'side-white'),
    black,
    white,
    'black-discs': squares('X'),
    'white-discs': squares('O'),
  });
}

/**
 * Says a move.
 * @param {string} move
 * @param {Translate} t
 */
export function sayMove(move, t) {
  return move === 'ps' ? t('move-pass') : move;
}
