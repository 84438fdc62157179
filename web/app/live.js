// The WebSocket of one game. It reconnects by itself, ever more slowly, and the server's first
// message after a connection is the whole state, so nothing needs to be caught up by hand.

/** @import { ServerMessage } from '../types.js' */
/** @typedef {'connecting' | 'open' | 'lost'} Connection */

const FIRST_DELAY_MS = 300;
const LONGEST_DELAY_MS = 5_000;
const PING_EVERY_MS = 20_000;
const PONG_WITHIN_MS = 8_000;

export class Live {
  /** @type {WebSocket | null} */
  #socket = null;
  #closed = false;
  #attempts = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #retry;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #pings;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pong;
  #id;
  #hear;
  #tell;

  /**
   * @param {string} id the game
   * @param {(message: ServerMessage) => void} hear gets every message
   * @param {(connection: Connection) => void} tell gets every change of the connection
   */
  constructor(id, hear, tell) {
    this.#id = id;
    this.#hear = hear;
    this.#tell = tell;
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#connect();
  }

  get open() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Sends a message, if anybody hears it. @param {object} message */
  send(message) {
    if (this.open) this.#socket?.send(JSON.stringify(message));
  }

  close() {
    this.#closed = true;
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    clearTimeout(this.#retry);
    this.#quiet();
    this.#socket?.close();
    this.#socket = null;
  }

  /** Tries at once when the network or the tab comes back. */
  #now = () => {
    if (this.#closed || this.#socket || document.hidden) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  #connect() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = `/api/games/${encodeURIComponent(this.#id)}/live`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempts = 0;
      this.#tell('open');
      this.#pings = setInterval(() => this.#ping(), PING_EVERY_MS);
    };
    socket.onmessage = ({ data }) => {
      clearTimeout(this.#pong);
      /** @type {ServerMessage} */
      const message = JSON.parse(data);
      if (message.type !== 'pong') this.#hear(message);
    };
    socket.onclose = () => this.#lost(socket);
  }

  /** A connection may die without a word; then the answer to a ping does not come. */
  #ping() {
    this.send({ type: 'ping' });
    clearTimeout(this.#pong);
    const socket = this.#socket;
    this.#pong = setTimeout(() => {
      socket?.close();
      if (socket) this.#lost(socket);
    }, PONG_WITHIN_MS);
  }

  /** @param {WebSocket} socket */
  #lost(socket) {
    if (this.#closed || this.#socket !== socket) return;
    this.#socket = null;
    this.#quiet();
    this.#tell('lost');
    const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** this.#attempts);
    this.#attempts += 1;
    // Spread out, so that a restarted server is not met by all tabs at once.
    this.#retry = setTimeout(() => this.#connect(), delay * (0.75 + Math.random() / 2));
  }

  #quiet() {
    clearInterval(this.#pings);
    clearTimeout(this.#pong);
  }
}
