// Contrast in words.
import { parse, parseMove, squareName } from './position.js';

/** @import { Translate } from 'sakiyomi/types.js' */

/**
 * Says the position.
 * @param {string} view
 * @param {Translate} t
 */
export function describe(view, t) {
  const position = parse(view);
  if (!position) return '';
  const { pieces, tiles, stocks, toMove } = position;
  const where = (/** @type {string[]} */ cells, /** @type {string} */ what) => cells
    .flatMap((found, index) => (found === what ? [squareName(index)] : [])).join(t('list-separator'))
    || t('list-none');
  return [
    t('position-text', {
      mover: t(toMove === '1' ? 'player-1' : 'player-2'),
      first: where(pieces, '1'),
      second: where(pieces, '2'),
      black: where(tiles, 'b'),
      gray: where(tiles, 'g'),
    }),
    ...stocks.map(({ b, g }, seat) =>
      t('position-stock', { player: t(seat === 0 ? 'player-1' : 'player-2'), black: b, gray: g })),
  ].join(t('sentence-separator'));
}

/**
 * Says a move.
 * @param {string} text
 * @param {Translate} t
 */
export function sayMove(text, t) {
  const move = parseMove(text);
  if (!move) return text;
  const { from, to, tile } = move;
  if (!tile) return t('move-text', { from, to });
  return t(tile.kind === 'g' ? 'move-gray' : 'move-black', { from, to, square: tile.square });
}
