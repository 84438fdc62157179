// Starting games: what the first page, the dialog for a new game and the links share.

import { ApiFailure, games } from './api.js';
import { failure } from './parts/toasts.js';
import { rememberClock } from './recent.js';
import { navigate } from './router.js';

/** @import { GameInfo, NewGame, Seat } from '../types.js' */

/** The usual time for a move of an engine; weak levels take less by themselves. */
export const USUAL_THINK_MS = 1_000;

/** @param {number} level @param {number} [think] @returns {Seat} */
export function levelSeat(level, think = USUAL_THINK_MS) {
  return { kind: 'engine', engine: `level-${level}`, think_ms: think };
}

/** @param {GameInfo} game @returns {Seat[]} people at every seat */
export function people(game) {
  return game.seats.map(() => ({ kind: 'human' }));
}

/**
 * Starts a game and goes to it, or says why not.
 * @param {NewGame} game
 * @param {{ replace?: boolean, query?: string }} [how]
 */
export async function startGame(game, { replace = false, query = '' } = {}) {
  try {
    const { id } = await games.create(game);
    if (game.clock) rememberClock(id, game.clock);
    navigate(`/g/${encodeURIComponent(id)}${query}`, { replace });
    return true;
  } catch (problem) {
    failure(problem instanceof ApiFailure ? problem.text : { message: 'error-unexpected' });
    return false;
  }
}

const LEVEL_KEY = 'sakiyomi.levels';

/** @param {string} game @returns {number} the level that was chosen last */
export function lastLevel(game) {
  try {
    const level = JSON.parse(localStorage.getItem(LEVEL_KEY) ?? '{}')[game];
    return Number.isInteger(level) && level >= 1 && level <= 10 ? level : 3;
  } catch {
    return 3;
  }
}

/** @param {string} game @param {number} level */
export function keepLevel(game, level) {
  try {
    const kept = JSON.parse(localStorage.getItem(LEVEL_KEY) ?? '{}');
    localStorage.setItem(LEVEL_KEY, JSON.stringify({ ...kept, [game]: level }));
  } catch {
    // The next visit begins with the usual level.
  }
}

/** Whether there is a level between an engine's name and a person's idea of it. @param {string} engine */
export function levelOf(engine) {
  const match = /^level(?:-|:n=)(\d+)$/.exec(engine);
  return match ? Number(match[1]) : null;
}
