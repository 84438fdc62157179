// The boards of all games; importing this module defines their elements.
import { board as contrast } from './contrast.js';
import { board as othello } from './othello.js';
import { pictured } from './pictured.js';
import { board as scoreFour } from './score-four.js';
import { board as twinCool } from './twin-cool.js';

/** @import { Board } from '../types.js' */

/** @type {Record<string, Board>} */
const boards = Object.fromEntries([othello, scoreFour, contrast, twinCool].map((board) => [board.game, board]));

/**
 * Returns the board of a game: its own, or the one that shows the game's picture.
 * @param {string} game
 */
export function boardOf(game) {
  return boards[game] ?? pictured(game);
}
