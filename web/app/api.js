// HTTP with the server. Every failure, of the network too, is an `ApiFailure` with a text for people.

import { loadBoards } from '../boards/index.js';

/** @import { ApiError, ClusterAnswer, Game, Info, NewGame, NodeDetail, Positions, Seat } from '../types.js' */

/** What went wrong, as the server said it, or that it did not answer. */
export class ApiFailure extends Error {
  /**
   * @param {number} status 0 when the server did not answer
   * @param {ApiError} error
   * @param {unknown} body
   */
  constructor(status, error, body = null) {
    super(error.code);
    this.status = status;
    this.code = error.code;
    this.text = error.message;
    this.body = body;
  }
}

/** The longest wait for an answer; engines think apart from requests, so answers are quick. */
const PATIENCE_MS = 15_000;

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<Response>}
 */
async function request(method, path, body) {
  /** @type {Response} */
  let response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    throw new ApiFailure(0, { code: 'no-answer', message: { message: 'error-no-answer' } });
  }
  if (response.ok) return response;
  const answer = await response.json().catch(() => null);
  const error = answer?.error;
  if (typeof error?.message?.en === 'string') throw new ApiFailure(response.status, error, answer);
  throw new ApiFailure(response.status, { code: 'unexpected', message: { message: 'error-unexpected' } });
}

/**
 * @param {string} path
 * @returns {Promise<any>}
 */
export async function get(path) {
  return (await request('GET', path)).json();
}

/**
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
export async function post(path, body = {}) {
  return (await request('POST', path, body)).json();
}

/** @type {Promise<Info> | null} */
let infoOnce = null;

/** @returns {Promise<Info>} */
async function readInfo() {
  /** @type {Info} */
  const answer = await get('/api/info');
  await loadBoards(answer.games);
  return answer;
}

/**
 * Returns what the server offers, once the boards of its games are loaded; asked once, and again
 * after a failure.
 * @returns {Promise<Info>}
 */
export function info() {
  infoOnce ??= readInfo().catch((failure) => {
    infoOnce = null;
    throw failure;
  });
  return infoOnce;
}

/** @returns {Promise<ClusterAnswer>} */
export function cluster() {
  return get('/api/cluster');
}

/** @param {string} id */
const address = (id) => `/api/games/${encodeURIComponent(id)}`;

export const games = {
  /** @param {NewGame} game @returns {Promise<Game>} */
  create: (game) => post('/api/games', game),
  /** @param {string} id @returns {Promise<Game>} */
  read: (id) => get(address(id)),
  /** @param {string} id @param {number} node @returns {Promise<NodeDetail>} */
  node: (id, node) => get(`${address(id)}/nodes/${node}`),
  /** @param {string} id @param {string} move @param {number} at @returns {Promise<Game>} */
  move: (id, move, at) => post(`${address(id)}/moves`, { move, at }),
  /** @param {string} id @param {number} node @returns {Promise<Game>} */
  cursor: (id, node) => post(`${address(id)}/cursor`, { node }),
  /** @param {string} id @returns {Promise<Game>} */
  go: (id) => post(`${address(id)}/go`),
  /** @param {string} id @returns {Promise<Game>} */
  pause: (id) => post(`${address(id)}/pause`),
  /** @param {string} id @param {number} seat @returns {Promise<Game>} */
  resign: (id, seat) => post(`${address(id)}/resign`, { seat }),
  /** @param {string} id @param {Seat[]} seats @returns {Promise<Game>} */
  seats: (id, seats) => post(`${address(id)}/seats`, { seats }),
  /** Where the line to a node lies as a file. @param {string} id @param {string} format @param {number} node */
  file: (id, format, node) => `${address(id)}/export?format=${encodeURIComponent(format)}&node=${node}`,
  /** @param {string} file @returns {Promise<string>} */
  async text(file) {
    return (await request('GET', file)).text();
  },
};

/**
 * @param {{ game: string, position?: string, moves?: string[], mode?: string }} question
 * @returns {Promise<Positions>}
 */
export function positions(question) {
  return post('/api/positions', question);
}
