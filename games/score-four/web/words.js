// Score Four in words.
import { LEVELS, columnName, count, parse, toMove, winningCells } from './position.js';

/** @import { Translate } from 'sakiyomi/types.js' */

/**
 * Returns the name of a layer.
 * @param {number} level
 * @param {Translate} t
 */
export function layerName(level, t) {
  const id = level === 0 ? 'layer-bottom' : level === LEVELS - 1 ? 'layer-top' : 'layer';
  return t(id, { n: level + 1 });
}

/**
 * Says the position.
 * @param {string} view
 * @param {Translate} t
 */
export function describe(view, t) {
  const cells = parse(view);
  if (!cells) return '';
  const [black, white] = count(view);
  const [winner] = winningCells(cells);
  const side = (/** @type {string | undefined} */ bead) => t(bead === 'X' ? 'side-black' : 'side-white');
  const layers = Array.from({ length: LEVELS }, (_, level) => {
    const columns = (/** @type {string} */ bead) => cells
      .flatMap((found, cell) => (found === bead && Math.floor(cell / 16) === level ? [columnName(cell)] : []))
      .join(t('list-separator'));
    const [x, o] = [columns('X'), columns('O')];
    const beads = [x && t('position-black', { columns: x }), o && t('position-white', { columns: o })];
    return x || o ? t('position-layer', { n: level + 1, beads: beads.filter(Boolean).join(t('position-and')) }) : '';
  });
  return [
    winner === undefined ? t('position-to-move', { mover: side(toMove(view)) }) : t('position-won', { winner: side(cells[winner]) }),
    t('position-count', { black, white }),
    ...layers.filter(Boolean),
  ].join(t('sentence-separator'));
}

/**
 * Says a move.
 * @param {string} move
 */
export function sayMove(move) {
  return move;
}
