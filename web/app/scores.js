// Scores in numbers and in words. There is one convention in the whole page, that of chess sites:
// a number is the first seat's, so that a plus is good for whoever moves first and a probability is
// the first seat's to win. `#7` is a win of the first seat in seven plies, `−#7` one of the second.
// Words name the side that is ahead instead, and have no sign.

import { say, t } from './i18n.js';

/** @import { GameInfo, Hint, Outcome, Score, Text } from '../types.js' */

/** @param {number} value */
export function amount(value) {
  const size = Math.abs(value);
  const text = size >= 9.95 ? size.toFixed(0) : size.toFixed(1);
  return text.replace(/\.0$/, '');
}

/** @param {number} share */
export function percent(share) {
  return `${Math.round(100 * share)}%`;
}

/** Whether an engine counts chances instead of points. @param {Score} score */
function isChance(score) {
  return score.kind === 'points' && score.unit === 'probability';
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

/** Returns a score as a number of the first seat, as short as fits a square. @param {Score} score */
export function scoreNumber(score) {
  switch (score.kind) {
    case 'cards': return score.value.toFixed(1);
    case 'draw': return '=';
    case 'win': return `#${score.in ?? ''}`;
    case 'loss': return `−#${score.in ?? ''}`;
    default: {
      if (isChance(score)) return percent(score.share);
      const size = amount(score.value);
      return size === '0' ? '0' : `${score.value > 0 ? '+' : '−'}${size}`;
    }
  }
}

/**
 * Returns a score in words, with the name of who is ahead and the unit.
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
  if (isChance(score)) return t('score-chance', { seat, n: percent(Math.max(score.share, 1 - score.share)) });
  if (score.kind === 'points') {
    return t(score.unit === 'discs' ? 'score-leads-discs' : 'score-leads-points', { seat, n: Number(amount(score.value)) });
  }
  return score.in === null ? t('score-wins', { seat }) : t('score-wins-in', { seat, n: score.in });
}

/**
 * Says what the numbers on the page mean.
 * @param {Score} score one of them
 * @param {GameInfo} info
 */
export function unitText(score, info) {
  const first = say(info.seats[0] ?? info.name);
  switch (score.unit) {
    case 'cards': return t('unit-cards');
    case 'discs': return t('unit-discs', { first });
    case 'points': return t('unit-points', { first });
    default: return t('unit-probability', { first });
  }
}

/**
 * Says that the result of a move is proven, or returns null where it is not.
 * @param {Score} score
 * @param {string} move
 * @param {number} seat who would play it
 * @param {GameInfo} info
 */
export function proofText(score, move, seat, info) {
  const winner = favoured(score);
  if ((score.kind !== 'win' && score.kind !== 'loss') || winner === null) return null;
  const name = say(info.seats[winner] ?? info.name);
  return t(winner === seat ? 'proof-wins' : 'proof-loses', { move, seat: name, n: score.in ?? 1 });
}

/**
 * Returns why an engine chose a move. Engines count from the viewpoint of whoever moves; the numbers
 * of the page are the first seat's.
 * @param {Text} reason
 * @param {string} move
 * @param {number} seat who moves
 */
export function reasonText(reason, move, seat) {
  const why = say(reason).replaceAll(/([+-])(?=\d)/g, (sign) => ((sign === '+') === (seat === 0) ? '+' : '−'));
  return t('reason-of', { move, why });
}

/**
 * Returns the score of a game that is over, for the bar and the graph.
 * @param {Outcome} outcome
 * @param {GameInfo} info
 * @param {number} [most] what can be reached in a game of one player
 * @returns {Score}
 */
export function finalScore({ text, winner, result }, info, most) {
  if (info.solitaire) {
    const value = Number.parseInt(result, 10) || 0;
    return { text, value, kind: 'cards', unit: 'cards', in: null, share: most ? value / most : 0 };
  }
  if (winner === null) return { text, value: 0, kind: 'draw', in: null, share: 0.5 };
  return { text, value: 0, kind: winner === 0 ? 'win' : 'loss', in: null, share: 1 - winner };
}

/** Returns what the evaluation bar has room for; at the end, the result. @param {Score} score */
export function barText(score) {
  switch (score.kind) {
    case 'cards': return score.value.toFixed(score.value < 10 ? 1 : 0);
    case 'draw': return '½';
    case 'win':
    case 'loss':
      if (score.in === null) return score.kind === 'win' ? '1–0' : '0–1';
      return scoreNumber(score);
    default: return scoreNumber(score);
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
 * Returns the values for the squares. The best move is the engine's: a tree search may have visited a
 * move with a higher value too rarely to trust it. Moves that are as good are marked as well.
 * @param {{ move: string, score: Score }[]} moves
 * @param {number} seat who moves
 * @param {string | undefined} chosen the engine's move
 * @returns {Hint[]}
 */
export function hintsOf(moves, seat, chosen) {
  const values = moves.map(({ score }) => worth(score, seat));
  const at = moves.findIndex(({ move }) => move === chosen);
  const best = values[at] ?? Math.max(...values);
  return moves.map(({ move, score }, index) => (
    { move, text: scoreNumber(score), best: index === at || values[index] === best }));
}
