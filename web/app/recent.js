// The games this browser knows of. The games themselves are with the server.

/** @typedef {NonNullable<import('../types.js').NewGame['clock']>} Clock */
/**
 * @typedef {object} RecentGame
 * @property {string} id
 * @property {string} game
 * @property {number} when milliseconds since 1970
 * @property {number} moves
 * @property {import('../types.js').Text | null} result
 * @property {string[]} seats `human` or the engine's name
 * @property {Clock} [clock] with which the game was started, if it has clocks
 */

const KEY = 'sakiyomi.recent';
/** Far more than anybody looks through; the games themselves are with the server. */
const MOST = 500;

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
  const known = recentGames();
  const others = known.filter((one) => one.id !== game.id);
  const clock = known.find((one) => one.id === game.id)?.clock;
  keep([
    {
      ...(clock ? { clock } : {}),
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

/** Takes note of the clocks of a new game; the server tells only what is left of them. @param {string} id @param {Clock} clock */
export function rememberClock(id, clock) {
  const others = recentGames().filter((one) => one.id !== id);
  keep([{ id, game: '', when: Date.now(), moves: 0, result: null, seats: [], clock }, ...others]);
}

/** @param {string} id */
export function clockOf(id) {
  return recentGames().find((one) => one.id === id)?.clock;
}

/** @param {string} id */
export function forgetGame(id) {
  keep(recentGames().filter((one) => one.id !== id));
}
