// The names of those at the table.

import { say, t } from './i18n.js';
import { levelOf } from './start.js';

/** @import { Game, GameInfo, Seat } from '../types.js' */

/** @param {Seat} seat */
export function engineName(seat) {
  if (seat.kind === 'human') return '';
  const level = levelOf(seat.engine);
  if (level !== null) return t('game-level', { n: level });
  if (seat.engine === 'strongest') return t('game-strongest');
  return t('game-engine', { name: seat.engine });
}

/**
 * Returns who sits there, where the side stands beside the name: you, another person, or an engine.
 * @param {Game} game
 * @param {GameInfo} info
 * @param {number} index
 */
export function sittingName(game, info, index) {
  const seat = game.seats[index];
  if (!seat || seat.kind === 'engine') return seat ? engineName(seat) : '';
  const people = game.seats.filter(({ kind }) => kind === 'human').length;
  return people === 1 ? t('game-you') : seatName(info, index);
}

/**
 * Returns who sits there, and where two have the same name, their side too.
 * @param {Game} game
 * @param {GameInfo} info
 * @param {number} index
 */
export function playerName(game, info, index) {
  const player = sittingName(game, info, index);
  const twins = game.seats.some((_, other) => other !== index && sittingName(game, info, other) === player);
  return twins ? t('game-player-of', { player, seat: seatName(info, index) }) : player;
}

/** @param {GameInfo} info @param {number | null} index */
export function seatName(info, index) {
  const seat = index === null ? undefined : info.seats[index];
  return seat ? say(seat) : '';
}
