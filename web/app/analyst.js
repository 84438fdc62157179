// Live analysis and the review of a game: what is asked over the socket, and what came back.

import { turningPoint } from './review.js';

/** @import { Analysis, Review, ReviewPly, Score } from '../types.js' */
/** @import { GameStore } from './game-store.js' */

/**
 * @typedef {object} Choice how to analyse
 * @property {string} engine
 * @property {number} lines how many, or `ALL_LINES`
 * @property {number} think_ms
 */

const KEY = 'sakiyomi.analysis';
/** Stands for as many lines as there are moves. */
export const ALL_LINES = 0;
/** Someone who steps through a game quickly asks nothing of the engine. */
const SETTLE_MS = 120;

/** @returns {Choice} */
function keptChoice() {
  /** @type {Choice} */
  const choice = { engine: 'strongest', lines: 3, think_ms: 10_000 };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (Number.isInteger(kept.lines)) choice.lines = kept.lines;
    if (Number.isInteger(kept.think_ms)) choice.think_ms = kept.think_ms;
  } catch {
    // The usual choice serves.
  }
  return choice;
}

export class Analyst {
  #store;
  #request = 0;
  /** The node that was asked for last. @type {number | null} */
  #asked = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #settle;

  /** @param {GameStore} store */
  constructor(store) {
    this.#store = store;
    this.on = false;
    this.choice = keptChoice();
    /** What is known of each node. @type {Map<number, Analysis>} */
    this.results = new Map();
    this.running = false;
    /** The most lines that the server gives. */
    this.most = 20;
    /** The moves of a review by the node they led to. @type {Map<number, ReviewPly>} */
    this.plies = new Map();
    /** @type {{ request: number, done: number, total: number } | null} */
    this.reviewing = null;
    this.reviewed = false;
  }

  /** What is known of the node that is looked at. */
  get current() {
    return this.on ? this.results.get(this.#store.viewed) ?? null : null;
  }

  /** @param {boolean} on */
  switch(on) {
    this.on = on;
    if (on) this.#ask();
    else this.#halt();
    this.#store.changed();
  }

  /** @param {Partial<Choice>} change */
  choose(change) {
    this.choice = { ...this.choice, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.choice));
    } catch {
      // The choice lasts as long as the page.
    }
    this.results.clear();
    if (this.on) this.#ask();
    this.#store.changed();
  }

  /** Follows the node that is looked at. */
  moved() {
    if (!this.on || this.#asked === this.#store.viewed) return;
    this.#halt();
    this.#settle = setTimeout(() => this.#ask(), SETTLE_MS);
  }

  reconnected() {
    if (this.on) this.#ask();
    if (this.reviewing) this.review();
  }

  #ask() {
    clearTimeout(this.#settle);
    const { viewed, detail, live } = this.#store;
    const { engine, lines, think_ms } = this.choice;
    // A review uses the engine; analysis goes on when it is done.
    if (!live?.open || !detail || this.reviewing) return;
    this.#asked = viewed;
    const finished = this.results.get(viewed)?.done === true;
    if (detail.legal.length === 0 || finished) {
      this.#halt();
      this.#asked = viewed;
      return;
    }
    this.#request += 1;
    this.running = true;
    const wanted = lines === ALL_LINES ? Math.min(detail.legal.length, this.most) : lines;
    live.send({ type: 'analyze', request: this.#request, node: viewed, engine, think_ms, lines: wanted });
  }

  #halt() {
    clearTimeout(this.#settle);
    this.#asked = null;
    if (!this.running) return;
    this.running = false;
    this.#store.live?.send({ type: 'stop' });
  }

  /** Reviews the whole game. */
  review() {
    this.#halt();
    this.#request += 1;
    this.plies.clear();
    this.reviewed = false;
    this.reviewing = { request: this.#request, done: 0, total: 0 };
    this.#store.live?.send({
      type: 'review', request: this.#request, engine: 'strongest', think_ms_per_move: 300, node: this.#store.line.at(-1),
    });
    this.#store.changed();
  }

  stopReview() {
    if (!this.reviewing) return;
    this.reviewing = null;
    this.#store.live?.send({ type: 'stop' });
    if (this.on) this.#ask();
    this.#store.changed();
  }

  /** The server would not do it. @param {number | null} request */
  refused(request) {
    if (request !== null && request !== this.#request) return;
    this.running = false;
    if (this.reviewing) this.reviewing = null;
  }

  /** @param {({ type: 'analysis' } & Analysis) | ({ type: 'review' } & Review)} message */
  hear(message) {
    if (message.request !== this.#request) return;
    if (message.type === 'analysis') {
      if (!this.on) return;
      this.results.set(message.node, message);
      if (message.done) this.running = false;
    } else if (this.reviewing) {
      this.reviewing = { request: message.request, done: message.done, total: message.total };
      for (const ply of message.plies) this.plies.set(ply.node, ply);
      if (message.done >= message.total) {
        this.reviewing = null;
        this.reviewed = true;
        if (this.on) this.#ask();
      }
    }
    this.#store.changed();
  }

  /** The node that the game turned at, once the review is done. */
  get turning() {
    return this.reviewed ? turningPoint(this.plies.values()) : null;
  }

  /** Whether what the engine of the game thinks may be shown: not to a person who plays against it. */
  get open() {
    const store = this.#store;
    return this.on || store.over || store.free || store.ownSeat === null;
  }

  /**
   * Returns the best known score of a node, if it may be shown.
   * @param {number} node
   * @returns {Score | null}
   */
  score(node) {
    const live = this.on ? this.results.get(node)?.lines[0]?.score : undefined;
    const reviewed = this.plies.get(node)?.score;
    const told = this.open ? this.#store.tree.node(node)?.score : undefined;
    return live ?? reviewed ?? told ?? null;
  }
}
