// The game page: the board with its players, and beside it status, moves, analysis and review.

import { html, nothing } from 'lit';
import { info } from '../api.js';
import { Element } from '../element.js';
import { GameStore } from '../game-store.js';
import { lang, say, t } from '../i18n.js';
import { addKeys, removeKeys } from '../keys.js';
import '../parts/analysis-panel.js';
import '../parts/board-frame.js';
import { actions, moreActions, navigation, typedMove } from '../parts/controls.js';
import { closeDialog, openDialog } from '../parts/dialogs.js';
import { evalBar } from '../parts/eval-bar.js';
import '../parts/graph.js';
import '../parts/moves.js';
import '../parts/player-strip.js';
import '../parts/players-dialog.js';
import '../parts/review-panel.js';
import '../parts/rules.js';
import '../parts/share.js';
import { statusCard, statusText } from '../parts/status.js';
import { panelId, tabId, tabs } from '../parts/tabs.js';
import { failure, notice } from '../parts/toasts.js';
import { seatName } from '../players.js';
import { clockOf } from '../recent.js';
import { navigate } from '../router.js';
import { finalScore, hintsOf } from '../scores.js';
import { sound } from '../sound.js';
import { people, startGame } from '../start.js';
import { boardOf } from '../../boards/index.js';

/** @import { Board, BoardElement, GameInfo, Info, Preview, Score, Seat } from '../../types.js' */
/** @import { ApiFailure } from '../api.js' */
/** @import { BoardFrame } from '../parts/board-frame.js' */
/** @import { Keys } from '../keys.js' */
/** @import { Tab } from '../parts/tabs.js' */

/** Shorter breaks of the connection are nobody's business. */
const QUIET_MS = 900;

class GamePage extends Element {
  static properties = { id: { attribute: false }, query: { attribute: false } };

  constructor() {
    super();
    this.id = '';
    this.query = new URLSearchParams();
    /** @type {GameStore | null} */
    this.store = null;
    /** @type {Info | null} */
    this.all = null;
    this.turned = false;
    /** What is shown beside the board. @type {Tab} */
    this.tab = 'moves';
    /** @type {Preview | null} */
    this.preview = null;
    this.lost = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.lostTimer = undefined;
    /** What was announced last. */
    this.heard = { cursor: -1, over: false };
    this.announcement = '';
    /** @type {Keys} */
    this.keys = {};
  }

  connectedCallback() {
    super.connectedCallback();
    const store = new GameStore(this.id);
    this.store = store;
    store.addEventListener('change', () => this.#changed());
    store.addEventListener('failure', (event) =>
      failure(/** @type {CustomEvent<ApiFailure>} */ (event).detail.text));
    if (this.query.get('analysis') === '1') {
      store.analyst.on = true;
      this.tab = 'analysis';
    }
    store.start();
    this.#learn();
    this.keys = {
      ArrowLeft: () => store.step(-1),
      ArrowRight: () => store.step(1),
      ArrowUp: () => store.step(-1e6),
      ArrowDown: () => store.step(1e6),
      u: () => store.undo(),
      r: () => store.redo(),
      f: () => this.flip(),
      a: () => this.analyse(),
      p: () => (store.game?.paused ? store.go() : store.pause()),
      n: () => store.game && navigate(`/new/${store.game.game}`),
      e: () => this.share(),
      l: () => this.rules(),
      b: () => this.#frame()?.focusBoard(),
      m: () => this.#typeMove(),
    };
    addKeys(this.keys);
    document.addEventListener('visibilitychange', this.#seen);
  }

  /** The title calls while nobody looks. */
  #seen = () => this.requestUpdate();

  disconnectedCallback() {
    super.disconnectedCallback();
    removeKeys(this.keys);
    document.removeEventListener('visibilitychange', this.#seen);
    clearTimeout(this.lostTimer);
    this.store?.stop();
  }

  /** Asks what the server offers; once more after each connection, until it has answered. */
  #learn() {
    if (this.all) return;
    info().then((answer) => {
      this.all = answer;
      this.#changed();
    }, () => {});
  }

  /** @returns {BoardFrame | null} */
  #frame() {
    return this.querySelector('sky-board');
  }

  async #typeMove() {
    await this.show('moves');
    /** @type {HTMLInputElement | null} */ (this.querySelector('.typed input'))?.focus();
  }

  /** Shows something beside the board. @param {Tab} tab */
  show(tab) {
    this.tab = tab;
    this.requestUpdate();
    return this.updateComplete;
  }

  /** Switches the analysis on, and shows it; or off. */
  analyse() {
    const analyst = this.store?.analyst;
    if (!analyst) return;
    if (!analyst.on) this.show('analysis');
    analyst.switch(!analyst.on);
  }

  /** Reviews the game. */
  review() {
    this.show('review');
    this.store?.analyst.review();
  }

  get gameInfo() {
    return this.all?.games.find(({ id }) => id === this.store?.game?.game) ?? null;
  }

  get board() {
    return this.gameInfo ? boardOf(this.gameInfo.id) : null;
  }

  #changed() {
    const store = this.store;
    if (!store) return;
    this.#watchConnection(store);
    this.#announce(store);
    this.requestUpdate();
    for (const part of this.querySelectorAll('sky-moves, sky-graph, sky-analysis, sky-review, sky-share, sky-player')) {
      /** @type {Element} */ (part).requestUpdate();
    }
  }

  /** @param {GameStore} store */
  #watchConnection(store) {
    if (store.connection === 'lost' && this.lostTimer === undefined) {
      this.lostTimer = setTimeout(() => {
        this.lost = true;
        this.requestUpdate();
      }, QUIET_MS);
    } else if (store.connection === 'open' && this.lostTimer !== undefined) {
      this.#learn();
      clearTimeout(this.lostTimer);
      this.lostTimer = undefined;
      if (this.lost) notice({ message: 'live-back' });
      this.lost = false;
    }
  }

  /** Tells what happened on the board: in words for those who do not see it, and by sound. @param {GameStore} store */
  #announce(store) {
    const { game } = store;
    const { gameInfo, board } = this;
    if (!game || !gameInfo || !board) return;
    const over = Boolean(game.node.outcome);
    if (game.cursor === this.heard.cursor && over === this.heard.over) return;
    const first = this.heard.cursor === -1;
    this.heard = { cursor: game.cursor, over };
    if (first) return;
    const node = store.tree.node(game.cursor);
    const moved = node?.move
      ? t('status-moved', { seat: seatName(gameInfo, node.seat), move: board.sayMove(node.move) })
      : '';
    this.announcement = `${moved} ${statusText(store, gameInfo)}`.trim();
    sound(over ? 'end' : 'move');
  }

  flip() {
    this.turned = !this.turned;
    this.requestUpdate();
  }

  async share() {
    await this.show('share');
    document.getElementById(tabId('share'))?.focus();
  }

  rules() {
    const { gameInfo } = this;
    if (!gameInfo || !gameInfo.web.rules) return;
    openDialog({
      title: () => t('rules-title', { game: say(gameInfo.name) }),
      className: 'wide',
      body: () => html`<rules-of-game .game=${gameInfo.id} .module=${gameInfo.web.rules} .lang=${lang()}></rules-of-game>`,
    });
  }

  players() {
    const { store, gameInfo, all } = this;
    if (!store?.game || !gameInfo || !all) return;
    openDialog({
      title: () => t('do-players'),
      body: () => html`<sky-players .store=${store} .info=${gameInfo} .all=${all}></sky-players>`,
    });
  }

  more() {
    const { store, gameInfo } = this;
    if (!store || !gameInfo) return;
    openDialog({ title: () => t('do-more'), body: () => moreActions(store, gameInfo, this) });
  }

  /** Goes to another page from a dialog. @param {string} path */
  leave(path) {
    closeDialog();
    navigate(path);
  }

  resign() {
    const { store, gameInfo } = this;
    const seat = store?.ownSeat ?? store?.game?.node.to_move ?? null;
    if (!store || !gameInfo || seat === null) return;
    const solo = gameInfo.solitaire;
    openDialog({
      title: () => t(solo ? 'do-end-sure' : 'do-resign-sure'),
      body: () => html`<p>${solo ? t('do-end-hint') : t('do-resign-hint', { seat: seatName(gameInfo, seat) })}</p>
        <div class="buttons end">
          <button type="button" @click=${closeDialog}>${t('app-cancel')}</button>
          <button type="button" class="danger" @click=${() => {
            closeDialog();
            store.resign(seat);
          }}>${t(solo ? 'do-end' : 'do-resign')}</button></div>`,
    });
  }

  /** Starts the same game once more. */
  again() {
    const game = this.store?.game;
    if (!game) return;
    const clock = clockOf(game.id);
    startGame({
      game: game.game,
      seats: game.seats,
      ...(game.mode ? { mode: game.mode } : {}),
      ...(clock ? { clock } : {}),
    });
  }

  /** Opens the line that is looked at on a board where both sides are one's own. */
  copy() {
    closeDialog();
    const { store, gameInfo } = this;
    if (store && gameInfo) this.#branch(store.viewed, [], people(gameInfo), '?analysis=1');
  }

  /**
   * Starts a game from a position of this one, which stays as it is.
   * @param {number} node
   * @param {string[]} moves what is played there
   * @param {Seat[]} seats
   * @param {string} [query]
   */
  async #branch(node, moves, seats, query = '') {
    const { store, gameInfo } = this;
    if (!store?.game || !gameInfo) return;
    const start = await store.startPosition();
    const path = store.tree.path(node).flatMap((id) => store.tree.node(id)?.move ?? []);
    await startGame({
      game: gameInfo.id,
      seats,
      ...(start !== null && start !== gameInfo.start ? { position: start } : {}),
      ...(store.game.mode ? { mode: store.game.mode } : {}),
      moves: [...path, ...moves],
    }, { query });
  }

  /**
   * Plays on from a position. A game that is over stays over: going on is a game of its own. Where the
   * deck is hidden nobody can start another game from there.
   * @param {number} node
   */
  async tryFrom(node) {
    const { store, gameInfo } = this;
    if (!store?.game || !gameInfo) return;
    if (!store.over || gameInfo.solitaire) {
      store.moveCursor(node);
      return;
    }
    await this.#branch(node, [], store.game.seats);
    notice({ message: 'branch-new-game' });
  }

  /** Plays a move on the board that is looked at. @param {string} move */
  play(move) {
    if (!this.store?.over) return this.store?.play(move);
    notice({ message: 'branch-new-game' });
    return this.playLine([move]);
  }

  /** Plays a line of the analysis: as a variation, or in a copy of a game that is over. @param {string[]} moves */
  async playLine(moves) {
    const { store, gameInfo } = this;
    if (!store?.game || !gameInfo) return;
    if (store.over) {
      await this.#branch(store.viewed, moves, people(gameInfo), '?analysis=1');
      return;
    }
    for (const move of store.free ? moves : moves.slice(0, 1)) {
      if (!store.mayMove || !store.detail?.legal.includes(move)) return;
      await store.play(move);
    }
  }

  /** The score that the bar shows. @param {GameStore} store @returns {Score | null} */
  #score(store) {
    const { gameInfo } = this;
    const outcome = store.detail?.outcome;
    if (outcome && gameInfo) return finalScore(outcome, gameInfo, this.board?.most);
    const watched = store.atCursor ? store.progress?.lines[0]?.score : undefined;
    return store.analyst.score(store.viewed) ?? watched ?? null;
  }

  /** @param {GameStore} store */
  #hints(store) {
    const current = store.analyst.current;
    const seat = store.detail?.to_move ?? null;
    if (!current || seat === null) return [];
    const moves = current.moves.length > 0
      ? current.moves
      : current.lines.flatMap(({ score, moves: [move] }) => (move === undefined ? [] : [{ move, score }]));
    return hintsOf(moves, this.gameInfo?.solitaire ? 0 : seat, current.lines[0]?.moves[0]);
  }

  /** @param {GameStore} store */
  #lookBar(store) {
    return store.analyst.on || store.analyst.reviewed || store.ownSeat === null && this.#score(store) !== null;
  }

  /** @param {GameStore} store @param {Board} board @param {boolean} flipped */
  #boardState(store, board, flipped) {
    const { detail, game } = store;
    /** @type {Partial<BoardElement>} */
    const state = {
      view: detail?.view ?? '',
      legal: detail?.legal ?? [],
      last: detail?.last ?? null,
      seat: store.ownSeat ?? 0,
      flipped,
      active: store.mayMove,
      hints: this.#hints(store),
      preview: this.preview,
      picture: detail?.picture ?? null,
      extra: { mode: game?.mode ?? null, position: detail?.position ?? null, set_aside: null },
    };
    return state;
  }

  /** @param {Tab} tab @param {unknown} content */
  #panel(tab, content) {
    return html`<div class="panel" data-panel=${tab} role="tabpanel" id=${panelId(tab)} aria-labelledby=${tabId(tab)}
      ?hidden=${tab !== this.tab}>${content}</div>`;
  }

  /** What stands beside the board. @param {GameStore} store @param {GameInfo} info @param {Board} board */
  #side(store, info, board) {
    const { detail } = store;
    return html`<div class="side">
      <div class="head">${statusCard(store, info, this)} ${navigation(store)}</div>
      ${tabs(this.tab, (tab) => this.show(tab))}
      ${this.#panel('moves', html`
        <sky-moves .store=${store} .info=${info} .board=${board}></sky-moves>
        ${typedMove(store, this)}
        <details class="in-words small"><summary>${t('game-position')}</summary>
          <p>${detail ? board.describe(detail.view) : ''}</p></details>`)}
      ${this.#panel('analysis', html`
        <sky-analysis .store=${store} .info=${info} .all=${this.all} .board=${board} .page=${this}
          @preview=${(/** @type {CustomEvent} */ event) => {
            this.preview = event.detail;
            this.requestUpdate();
          }}></sky-analysis>`)}
      ${this.#panel('review', html`<sky-review .store=${store} .info=${info} .board=${board} .page=${this}></sky-review>`)}
      ${this.#panel('share', this.tab === 'share'
        ? html`<sky-share .store=${store} .info=${info} .element=${this.#frame()?.element ?? null}></sky-share>`
        : nothing)}
      ${actions(store, info, this)}
    </div>`;
  }

  render() {
    const { store, gameInfo, board } = this;
    if (store?.missing) {
      return html`<div class="page narrow empty"><h1>${say(store.missing.text)}</h1>
        <p>${t('error-game-hint')}</p><p><a class="button primary" href="/">${t('app-home')}</a></p></div>`;
    }
    if (!store?.game || !gameInfo || !board) {
      return html`<div class="page"><p class="muted loading">${this.lost ? t('error-no-answer') : t('app-loading')}</p></div>`;
    }
    const { detail } = store;
    const waiting = document.hidden && store.mayMove ? '● ' : '';
    document.title = `${waiting}${say(gameInfo.name)} · ${t('app-name')}`;
    const flipped = (store.ownSeat === 1) !== this.turned;
    const below = flipped ? 1 : 0;
    const solo = gameInfo.solitaire;
    /** @param {number} seat */
    const strip = (seat) => html`<sky-player .store=${store} .info=${gameInfo} .board=${board} .seat=${seat}></sky-player>`;
    return html`<div class="game play ${solo ? 'solo' : ''}" data-game=${gameInfo.id} data-tab=${this.tab}>
      <h1 class="visually-hidden">${say(gameInfo.name)}</h1>
      ${this.lost ? html`<p class="connection" role="status">${t('live-lost')}</p>` : nothing}
      <p class="visually-hidden" role="status" aria-live="polite">${this.announcement}</p>
      <section class="stage" aria-labelledby="board-title">
        <h2 id="board-title" class="visually-hidden">${t('game-board')}</h2>
        ${solo ? nothing : strip(1 - below)}
        <div class="board-row">
          ${this.#lookBar(store) ? evalBar(this.#score(store), gameInfo, below, Boolean(detail?.outcome)) : nothing}
          <sky-board .board=${board} .state=${detail ? this.#boardState(store, board, flipped) : { view: gameInfo.start }}
            @play=${(/** @type {CustomEvent<{ move: string }>} */ event) => this.play(event.detail.move)}></sky-board>
        </div>
        ${solo && store.free ? nothing : strip(solo ? 0 : below)}
      </section>
      <div class="under"><sky-graph .store=${store} .info=${gameInfo} .board=${board}></sky-graph></div>
      ${this.#side(store, gameInfo, board)}
    </div>`;
  }
}
customElements.define('page-game', GamePage);

export { GamePage };
