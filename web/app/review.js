// What a review found, in numbers that agree with its marks.

import { t } from './i18n.js';
import { percent } from './scores.js';

/** @import { ReviewPly, TreeNode } from '../types.js' */
/** @typedef {{ node: TreeNode, ply: ReviewPly }} ReviewedMove */

/**
 * Returns what a move lost in the unit that decides its mark: cards, or of the probability of winning.
 * A lead of 20 discs more or less may decide nothing, so discs do not.
 * @param {ReviewPly} ply
 */
export function lossOf(ply) {
  if (ply.score.kind === 'cards') return ply.loss ?? 0;
  if (ply.loss === 0 || !ply.best_score) return 0;
  return Math.abs(ply.best_score.share - ply.score.share);
}

/** Whether a move gave a proven result away. @param {ReviewPly} ply */
export function isDecisive(ply) {
  return ply.loss === null && ply.mark === 'blunder';
}

/** @param {ReviewPly['score']} score @param {number} loss */
export function lossText(score, loss) {
  return score.kind === 'cards' ? t('score-cards', { n: loss.toFixed(1) }) : percent(loss);
}

const MARKS = ['good', 'inaccuracy', 'mistake', 'blunder'];

/** @param {ReviewedMove} one @param {ReviewedMove} other */
function worseFirst({ ply: one }, { ply: other }) {
  return MARKS.indexOf(other.mark) - MARKS.indexOf(one.mark)
    || Number(isDecisive(other)) - Number(isDecisive(one))
    || lossOf(other) - lossOf(one);
}

/**
 * Returns the moves to learn from: those of `seat` first, else everybody's; what cost most comes first.
 * @param {ReviewedMove[]} moves
 * @param {number | null} seat whose review it is
 */
export function lessons(moves, seat) {
  const marked = moves.filter(({ ply }) => ply.mark !== 'good').sort(worseFirst);
  return [...marked.filter(({ node }) => node.seat === seat), ...marked.filter(({ node }) => node.seat !== seat)];
}

/**
 * Returns the move at which the game turned: of all that changed who is ahead, the one that changed most.
 * @param {Iterable<ReviewPly>} plies
 * @returns {number | null} its node
 */
export function turningPoint(plies) {
  /** @type {ReviewPly | null} */
  let most = null;
  for (const ply of plies) {
    if (ply.turning && (most === null || lossOf(ply) > lossOf(most))) most = ply;
  }
  return most?.node ?? null;
}
