// The games this browser knows of. The games themselves are with the server.

/**
 * @typedef {object} RecentGame
 * @property {string} id
 * @property {string} game
 * @property {number} when milliseconds since 1970
 * @property {number} moves
 * @property {import('../types.js').Text | null} result
 * @property {string[]} seats `human` or the engine's name
 */

const KEY = 'sakiyomi.recent';
const MOST = 12;

/** @returns {RecentGame[]} newest first */
export function recentGames() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one?.id === 'string') : [];
  } catch {
    return [];
  }
}

/** @param {RecentGame[]} games */
function keep(games) {
  try {
    localStorage.setItem(KEY, JSON.stringify(games.slice(0, MOST)));
  } catch {
    // Without storage the list stays empty; addresses still work.
  }
}

/** @param {import('../types.js').Game} game */
export function rememberGame(game) {
  const others = recentGames().filter((one) => one.id !== game.id);
  keep([
    {
      id: game.id,
      game: game.game,
      when: Date.now(),
      moves: game.node.ply,
      result: game.node.outcome?.text ?? null,
      seats: game.seats.map((seat) => (seat.kind === 'human' ? 'human' : seat.engine)),
    },
    ...others,
  ]);
}

/** @param {string} id */
export function forgetGame(id) {
  keep(recentGames().filter((one) => one.id !== id));
}
