// Scores in words. The server's are the first seat's; lines and the bar name who is ahead, and the
// values on the squares are the mover's, so that a plus is always good for whoever moves.

import { say, t } from './i18n.js';

/** @import { GameInfo, Hint, Score } from '../types.js' */

/** @param {number} value */
export function amount(value) {
  const size = Math.abs(value);
  const text = size >= 9.95 ? size.toFixed(0) : size.toFixed(1);
  return text.replace(/\.0$/, '');
}

/** Whether an engine counts chances instead of points; then the score says so in percent. @param {Score} score */
function isChance(score) {
  return score.kind === 'points' && score.unit === 'probability';
}

/** @param {number} share */
function percent(share) {
  return `${Math.round(100 * share)}%`;
}

/** Who a score favours, or none. @param {Score} score @returns {0 | 1 | null} */
export function favoured(score) {
  switch (score.kind) {
    case 'win': return 0;
    case 'loss': return 1;
    case 'points': {
      const none = isChance(score) ? percent(score.share) === '50%' : amount(score.value) === '0';
      return none ? null : score.value > 0 ? 0 : 1;
    }
    default: return null;
  }
}

/**
 * Returns a score in words, with the name of who is ahead.
 * @param {Score} score
 * @param {GameInfo} info
 */
export function scoreText(score, info) {
  if (score.kind === 'cards') return t('score-cards', { n: score.value.toFixed(1) });
  if (score.kind === 'draw') return t('score-draw');
  const ahead = favoured(score);
  const name = ahead === null ? undefined : info.seats[ahead];
  if (!name) return t('score-even');
  const seat = say(name);
  if (isChance(score)) return `${seat} ${percent(Math.max(score.share, 1 - score.share))}`;
  if (score.kind === 'points') return t('score-ahead', { seat, n: amount(score.value) });
  return score.in === null ? t('score-wins', { seat }) : t('score-wins-in', { seat, n: score.in });
}

/** Returns a score beside the mark of who is ahead. @param {Score} score */
export function markedScore(score) {
  switch (score.kind) {
    case 'cards': return t('score-cards', { n: score.value.toFixed(1) });
    case 'draw': return t('score-draw');
    case 'points': {
      if (isChance(score)) return percent(Math.max(score.share, 1 - score.share));
      return favoured(score) === null ? '0' : `+${amount(score.value)}`;
    }
    default: return score.in === null ? t('score-marked-wins') : t('score-marked-wins-in', { n: score.in });
  }
}

/**
 * Returns a score as short as fits a square, as `seat` sees it.
 * @param {Score} score
 * @param {number} seat
 */
export function shortScore(score, seat) {
  switch (score.kind) {
    case 'cards': return score.value.toFixed(1);
    case 'draw': return t('score-short-draw');
    case 'win':
    case 'loss': {
      const good = (score.kind === 'win') === (seat === 0);
      return t(good ? 'score-short-win' : 'score-short-loss', { n: score.in ?? '' });
    }
    default: {
      if (isChance(score)) return percent(seat === 0 ? score.share : 1 - score.share);
      const value = seat === 0 ? score.value : -score.value;
      const sign = amount(value) === '0' ? '' : value > 0 ? '+' : '−';
      return sign + amount(value);
    }
  }
}

/** Returns what the evaluation bar has room for. @param {Score} score */
export function barText(score) {
  switch (score.kind) {
    case 'cards': return score.value.toFixed(score.value < 10 ? 1 : 0);
    case 'draw': return '=';
    case 'points': return isChance(score) ? percent(Math.max(score.share, 1 - score.share)) : amount(score.value);
    default: return score.in === null ? '!' : `#${score.in}`;
  }
}

/** How good a score is for a seat, for comparing. @param {Score} score @param {number} seat */
function worth(score, seat) {
  const side = seat === 0 ? 1 : -1;
  switch (score.kind) {
    case 'win': return side * (1e6 - (score.in ?? 0));
    case 'loss': return -side * (1e6 - (score.in ?? 0));
    case 'cards': return score.value;
    case 'draw': return 0;
    default: return isChance(score) ? side * (score.share - 0.5) : side * score.value;
  }
}

/**
 * Returns the values for the squares.
 * @param {{ move: string, score: Score }[]} moves
 * @param {number} seat who moves
 * @returns {Hint[]}
 */
export function hintsOf(moves, seat) {
  const best = Math.max(...moves.map(({ score }) => worth(score, seat)));
  return moves.map(({ move, score }) => ({
    move,
    text: shortScore(score, seat),
    share: seat === 0 ? score.share : 1 - score.share,
    best: worth(score, seat) === best,
  }));
}
