// One game as the page knows it: the server's state, which node is looked at, and what a person
// may do. Looking at a node is local; everything else is asked of the server, which is the referee.

import { ApiFailure, games } from './api.js';
import { Analyst } from './analyst.js';
import { Live } from './live.js';
import { rememberGame } from './recent.js';
import { Tree } from './tree.js';

/** @import { Game, NodeDetail, Progress, Seat, ServerMessage } from '../types.js' */
/** @import { Connection } from './live.js' */

/** How long a forced pass is shown before it is played. */
const PASS_MS = 1_300;

/** Before an engine's answer is shown, so that one sees what the own move did. */
const REPLY_MS = 500;

/** Tells of every change with the event `change`, and of failures with the event `failure`. */
export class GameStore extends EventTarget {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pass;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #reply;
  /** When the last move of a person was shown. */
  #played = -Infinity;

  /** @param {string} id */
  constructor(id) {
    super();
    this.id = id;
    /** @type {Game | null} */
    this.game = null;
    this.tree = new Tree([]);
    /** The line through the cursor, which is shown as the main one. @type {number[]} */
    this.main = [];
    /** The line through the last node outside the main one that was looked at. @type {number[]} */
    this.walked = [];
    /** The node that is looked at. */
    this.viewed = 0;
    /** @type {Connection} */
    this.connection = 'connecting';
    /** Why there is nothing to show. @type {ApiFailure | null} */
    this.missing = null;
    /** What the engine at the table thinks, when two engines play. @type {Progress | null} */
    this.progress = null;
    /** When `game` arrived, for the clocks. */
    this.arrived = 0;
    this.busy = false;
    this.analyst = new Analyst(this);
    /** @type {Map<number, NodeDetail>} */
    this.details = new Map();
    /** @type {Live | null} */
    this.live = null;
  }

  async start() {
    try {
      this.accept(await games.read(this.id));
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (failure.status !== 0) {
        this.missing = failure;
        this.changed();
        return;
      }
    }
    this.live = new Live(this.id, (message) => this.#hear(message), (connection) => {
      this.connection = connection;
      if (connection === 'open') {
        this.live?.send({ type: 'watch', on: true });
        this.analyst.reconnected();
      }
      this.changed();
    });
  }

  stop() {
    clearTimeout(this.#pass);
    clearTimeout(this.#reply);
    this.live?.close();
    this.live = null;
  }

  changed() {
    this.dispatchEvent(new Event('change'));
  }

  /** @param {ApiFailure} failure */
  failed(failure) {
    this.dispatchEvent(new CustomEvent('failure', { detail: failure }));
  }

  /** @param {ServerMessage} message */
  #hear(message) {
    switch (message.type) {
      case 'state':
        this.#hearState(message.game);
        break;
      case 'progress':
        this.progress = message;
        this.changed();
        break;
      case 'analysis':
      case 'review':
        this.analyst.hear(message);
        break;
      case 'error':
        this.analyst.refused(message.request ?? null);
        this.failed(new ApiFailure(400, message.error));
        break;
      default:
    }
  }

  /** Takes a state over; an engine's quick answer a little later. @param {Game} game */
  #hearState(game) {
    clearTimeout(this.#reply);
    const node = game.nodes.find(({ id }) => id === game.cursor);
    const answers = node && node.seat !== null && node.id !== this.game?.cursor && game.seats[node.seat]?.kind === 'engine';
    const wait = this.#played + REPLY_MS - performance.now();
    // With clocks the person's time would run meanwhile.
    if (!answers || game.clock || wait <= 0) this.accept(game);
    else this.#reply = setTimeout(() => this.accept(game), wait);
  }

  /** Takes a state over, unless a newer one is there. @param {Game} game */
  accept(game) {
    const old = this.game;
    // A server that lost its last seconds may start again from a smaller version.
    if (old && game.version < old.version && this.connection === 'open') return;
    const followed = !old || this.viewed === old.cursor;
    this.game = game;
    this.arrived = performance.now();
    this.tree = new Tree(game.nodes);
    this.main = this.tree.line(game.cursor, this.main.includes(game.cursor) ? this.main : this.walked);
    this.details.set(game.node.id, game.node);
    if (followed || !this.tree.node(this.viewed)) this.viewed = game.cursor;
    if (game.thinking === null) this.progress = null;
    rememberGame(game);
    this.analyst.moved();
    this.#passLater(game);
    this.changed();
  }

  /** Plays a forced pass of a person, once there was time to read that it is one. @param {Game} game */
  #passLater(game) {
    clearTimeout(this.#pass);
    const { automatic, to_move: seat, id } = game.node;
    if (!automatic || seat === null || game.paused || game.seats[seat]?.kind !== 'human') return;
    this.#pass = setTimeout(() => {
      // Another tab may have been quicker; then there is nothing to say.
      if (this.game?.cursor === id) games.move(this.id, automatic, id).then((next) => this.accept(next), () => {});
    }, PASS_MS);
  }

  /** The position the game began from, where nothing is hidden. @returns {Promise<string | null>} */
  async startPosition() {
    const known = this.details.get(0) ?? await games.node(this.id, 0).catch(() => null);
    if (known) this.details.set(0, known);
    return known?.position ?? null;
  }

  /** The line that is walked along. */
  get line() {
    return this.main.includes(this.viewed) ? this.main : this.walked;
  }

  /** The node that is looked at, once it is known. */
  get detail() {
    return this.details.get(this.viewed) ?? null;
  }

  get atCursor() {
    return this.game !== null && this.viewed === this.game.cursor;
  }

  /** Whether the game at the cursor is over. */
  get over() {
    return Boolean(this.game?.node.outcome);
  }

  /** Whether no engine plays, so that any position can be moved from at once. */
  get free() {
    return this.game !== null && this.game.seats.every((seat) => seat.kind === 'human');
  }

  /** Whether a person may move on the board as it is shown. */
  get mayMove() {
    const { game, detail } = this;
    if (!game || !detail || detail.outcome || detail.to_move === null || this.busy) return false;
    if (detail.legal.length === 0) return false;
    if (this.free) return true;
    return this.atCursor && !game.paused && game.seats[detail.to_move]?.kind === 'human';
  }

  /** The seat of the person, when there is exactly one. */
  get ownSeat() {
    const people = (this.game?.seats ?? []).flatMap((seat, index) => (seat.kind === 'human' ? [index] : []));
    return people.length === 1 ? people[0] ?? null : null;
  }

  /** Looks at a node. @param {number} node */
  look(node) {
    if (node === this.viewed || !this.tree.node(node)) return;
    this.viewed = node;
    if (!this.main.includes(node)) this.walked = this.tree.line(node, this.walked);
    this.analyst.moved();
    this.changed();
    if (this.detail) return;
    games.node(this.id, node).then(
      (detail) => {
        this.details.set(node, detail);
        this.analyst.moved();
        this.changed();
      },
      (failure) => this.#report(failure),
    );
  }

  /** Looks some plies on along the line. @param {number} plies */
  step(plies) {
    const at = this.line.indexOf(this.viewed);
    const target = this.line[Math.max(0, Math.min(this.line.length - 1, at + plies))];
    if (target !== undefined) this.look(target);
  }

  get undoTarget() {
    return this.game ? this.tree.before(this.game.cursor, this.game.seats) : null;
  }

  get redoTarget() {
    return this.game ? this.tree.after(this.game.cursor, this.main, this.game.seats) : null;
  }

  /** @param {string} move */
  play(move) {
    const at = this.viewed;
    // The engine's answer may come before that to the person.
    this.#played = performance.now();
    return this.#ask(async () => {
      if (!this.atCursor) this.accept(await games.cursor(this.id, at));
      const game = await games.move(this.id, move, at);
      this.#played = performance.now();
      return game;
    });
  }

  /** Goes on with the game from a node. @param {number} node */
  moveCursor(node) {
    return this.#ask(() => games.cursor(this.id, node), true);
  }

  undo() {
    const target = this.undoTarget;
    return target === null ? null : this.moveCursor(target);
  }

  redo() {
    const target = this.redoTarget;
    return target === null ? null : this.moveCursor(target);
  }

  go() {
    return this.#ask(() => games.go(this.id));
  }

  pause() {
    return this.#ask(() => games.pause(this.id));
  }

  /** @param {number} seat */
  resign(seat) {
    return this.#ask(() => games.resign(this.id, seat));
  }

  /** @param {Seat[]} seats */
  changeSeats(seats) {
    return this.#ask(() => games.seats(this.id, seats));
  }

  /**
   * Asks the server for a change, one at a time.
   * @param {() => Promise<Game>} question
   * @param {boolean} [follow] whether to look at the cursor afterwards
   */
  async #ask(question, follow = false) {
    if (this.busy) return;
    this.busy = true;
    this.changed();
    try {
      const game = await question();
      if (follow) this.viewed = game.cursor;
      this.busy = false;
      this.accept(game);
      if (follow && this.viewed !== game.cursor) this.look(game.cursor);
    } catch (failure) {
      this.busy = false;
      this.#report(failure);
      // Somebody else may have moved; show what is so now.
      await games.read(this.id).then((game) => this.accept(game), () => {});
    }
    this.changed();
  }

  /** @param {unknown} failure */
  #report(failure) {
    this.failed(failure instanceof ApiFailure
      ? failure
      : new ApiFailure(0, { code: 'unexpected', message: { message: 'error-unexpected' } }));
  }
}
