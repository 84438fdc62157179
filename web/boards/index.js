// The boards of the games. A game brings its own as a module; the catalogue says where it lies.
import { loadTextsOf } from '../app/i18n.js';
import { pictured } from './pictured.js';

/** @import { Board, GameInfo } from '../types.js' */

/** @type {Map<string, Board>} */
const boards = new Map();

/**
 * Loads the boards that these games bring, and their texts. Importing a board's module defines its
 * element.
 * @param {GameInfo[]} games
 */
export async function loadBoards(games) {
  await Promise.all(games.map(async ({ id, web }) => {
    if (web.board || web.rules || web.adviser) await loadTextsOf(id);
    if (!web.board || boards.has(id)) return;
    const { board } = await import(web.board);
    boards.set(id, board);
  }));
}

/**
 * Returns the board of a game: its own, or the one that shows the game's picture.
 * @param {string} game
 */
export function boardOf(game) {
  return boards.get(game) ?? pictured(game);
}
