// Live analysis: the switch, what to ask of which engine, and the lines as they grow. A line under
// the pointer or the focus is shown on the board; a click or a tap keeps it there until it is played
// or let go. All moves of all lines are one tab stop.

import { html, nothing } from 'lit';
import { ALL_LINES } from '../analyst.js';
import { positions } from '../api.js';
import { step } from '../../boards/roving.js';
import { Element } from '../element.js';
import { countText, say, secondsText, t } from '../i18n.js';
import { icons } from './icons.js';
import { proofText, reasonText, scoreNumber, scoreText, unitText } from '../scores.js';

/** @import { Analysis, AnalysisLine, Board, GameInfo, Info, Preview } from '../../types.js' */
/** @import { GameStore } from '../game-store.js' */
/** @import { GamePage } from '../pages/game.js' */

const TIMES = [1_000, 3_000, 10_000, 30_000, 60_000, 300_000];

/** Fires `preview` with `{ view, last }`, or null when a line is left. */
class AnalysisPanel extends Element {
  static properties = {
    store: { attribute: false }, info: { attribute: false }, all: { attribute: false }, board: { attribute: false },
    page: { attribute: false },
  };

  constructor() {
    super();
    /** @type {GameStore | null} */
    this.store = null;
    /** @type {GameInfo | null} */
    this.info = null;
    /** @type {Info | null} */
    this.all = null;
    /** @type {Board | null} */
    this.board = null;
    /** The page, which plays lines. @type {GamePage | null} */
    this.page = null;
    /** The line that is shown on the board. @type {string} */
    this.showing = '';
    /** The moves that stay on the board, and the node they start from. @type {{ node: number, moves: string[] } | null} */
    this.kept = null;
    /** Where the focus is among the moves of the lines. */
    this.at = { line: 0, move: 0 };
    /** @type {Map<string, Preview>} */
    this.cache = new Map();
  }

  /** @param {Preview | null} preview */
  #fire(preview) {
    this.dispatchEvent(new CustomEvent('preview', { detail: preview, bubbles: true }));
  }

  /** Goes back to the moves that were kept, or to the game. */
  #leave() {
    const { store, kept } = this;
    if (store && kept) {
      this.#show(store, kept.moves);
      return;
    }
    this.showing = '';
    this.#fire(null);
  }

  /** @param {string[] | null} moves */
  #keep(moves) {
    this.kept = moves && this.store ? { node: this.store.viewed, moves } : null;
    this.#leave();
    this.requestUpdate();
  }

  /** Another position, or no analysis: nothing is kept. */
  willUpdate() {
    const { store, kept } = this;
    if (store && kept && (store.viewed !== kept.node || !store.analyst.on)) {
      this.kept = null;
      this.#leave();
    }
  }

  /**
   * Shows the position after some moves of a line.
   * @param {GameStore} store
   * @param {string[]} moves
   */
  async #show(store, moves) {
    const detail = store.detail;
    const game = store.game;
    // What is hidden cannot be played out.
    if (!detail?.position || !game) return;
    const key = `${store.viewed} ${moves.join(' ')}`;
    if (this.showing === key) return;
    this.showing = key;
    let preview = this.cache.get(key);
    if (!preview) {
      const question = { game: game.game, position: detail.position, moves, ...(game.mode ? { mode: game.mode } : {}) };
      const answer = await positions(question).catch(() => null);
      const end = answer?.nodes.at(-1);
      if (end === undefined) {
        if (this.showing === key) this.showing = '';
        return;
      }
      preview = { view: end.view, last: moves.at(-1) ?? null, picture: end.picture ?? null };
      if (this.cache.size > 200) this.cache.clear();
      this.cache.set(key, preview);
    }
    if (this.showing === key) this.#fire(preview);
  }

  /** @param {GameStore} store @param {AnalysisLine} line @param {number} index @param {GameInfo} info @param {Board} board */
  #line(store, line, index, info, board) {
    const ply = (store.detail?.ply ?? 0) + 1;
    const text = scoreText(line.score, info);
    const [first = ''] = line.moves;
    const proof = info.solitaire ? null : proofText(line.score, first, store.detail?.to_move ?? 0, info);
    return html`<li>
      <span class="score" title=${text}><span class="visually-hidden">${t('analysis-line', { n: index + 1, score: text })}</span>
        <b class="numbers" aria-hidden="true">${scoreNumber(line.score)}</b></span>
      <span class="line-moves">${line.moves.map((move, at) => html`
        <button type="button" class="line-move" title=${board.sayMove(move)} data-line=${index} data-move=${at}
          tabindex=${this.#tabIndex(index, at)} aria-pressed=${this.#isKept(line.moves, at) ? 'true' : 'false'}
          @pointermove=${(/** @type {PointerEvent} */ { pointerType, movementX, movementY }) => {
            // A finger does not hover, and a line that comes to lie under a resting pointer was not asked for.
            const meant = pointerType !== 'touch' && (movementX !== 0 || movementY !== 0);
            if (meant) this.#show(store, line.moves.slice(0, at + 1));
          }}
          @focus=${() => {
            this.at = { line: index, move: at };
            this.#show(store, line.moves.slice(0, at + 1));
            this.requestUpdate();
          }}
          @blur=${this.#leave}
          @click=${() => this.#keep(this.#isKept(line.moves, at) ? null : line.moves.slice(0, at + 1))}>${at === 0 || (ply + at) % 2 === 1
            ? html`<span class="ply">${ply + at}.</span>`
            : nothing}${move}</button>`)}</span>
      ${proof ? html`<p class="small proof">${proof}</p>` : nothing}
    </li>`;
  }

  /** @param {number} line @param {number} move */
  #tabIndex(line, move) {
    const lines = this.store?.analyst.current?.lines ?? [];
    const at = Math.min(this.at.line, lines.length - 1);
    const last = (lines[at]?.moves.length ?? 1) - 1;
    return line === at && move === Math.min(this.at.move, last) ? 0 : -1;
  }

  /** @param {string[]} moves @param {number} at */
  #isKept(moves, at) {
    return this.kept !== null && this.kept.moves.join(' ') === moves.slice(0, at + 1).join(' ');
  }

  /** Walks over the lines. @param {KeyboardEvent} event @param {AnalysisLine[]} lines */
  #walk(event, lines) {
    if (event.key === 'Escape' && this.kept) {
      event.stopPropagation();
      this.#keep(null);
      return;
    }
    const next = step({ row: this.at.line, column: this.at.move }, event.key,
      { rows: lines.length, columns: (row) => lines[row]?.moves.length ?? 1 });
    if (!next) return;
    event.preventDefault();
    const button = this.querySelector(`[data-line="${next.row}"][data-move="${next.column}"]`);
    if (button instanceof HTMLElement) button.focus();
  }

  /** What can be done with the moves that are kept on the board. @param {GameStore} store */
  #keptBar(store) {
    const { kept } = this;
    if (!kept) return nothing;
    const playable = store.over || store.mayMove;
    const label = store.over ? 'line-open' : store.free ? 'line-play' : 'line-play-one';
    return html`<div class="kept small">
      <p>${t('line-shown', { moves: kept.moves.join(' ') })}</p>
      <div class="buttons">
        ${playable ? html`<button type="button" class="play-line" @click=${() => {
          this.#keep(null);
          this.page?.playLine(kept.moves);
        }}>${icons.play}<span>${t(label, { move: kept.moves[0] ?? '' })}</span></button>` : nothing}
        <button type="button" @click=${() => this.#keep(null)}>${t('line-back')}</button>
      </div>
    </div>`;
  }

  /** @param {Analysis} result @param {boolean} running @param {number} seat who moves */
  #facts(result, running, seat) {
    const { kind, percent } = result.certainty;
    const [best] = result.lines[0]?.moves ?? [];
    const { reason } = result;
    return html`<p class="facts small muted numbers">
      <span class="dot ${running ? 'running' : ''}"></span>${running ? t('analysis-running') : t('analysis-done')}
      · ${kind === 'exact' ? html`<b>${t('analysis-exact')}</b>` : t('analysis-depth', { n: result.depth })}${
        kind === 'likely' && percent ? html` · ${t('analysis-likely', { n: percent })}` : nothing}
      · ${t('analysis-nodes', { n: countText(result.nodes) })} · ${secondsText(result.elapsed_ms)}</p>
      ${reason ? html`<p class="small reason">${best === undefined ? say(reason) : reasonText(reason, best, seat)}</p>` : nothing}`;
  }

  /** @param {GameStore} store @param {GameInfo} info */
  #choices(store, info) {
    const { choice } = store.analyst;
    const practice = store.game?.mode === 'practice';
    const engines = info.engines.filter((engine) => engine.name !== 'level' && (practice || !engine.practice));
    const limits = this.all?.limits;
    store.analyst.most = limits?.lines ?? store.analyst.most;
    /** @param {'engine' | 'lines' | 'think_ms'} name */
    const choose = (name) => (/** @type {Event} */ event) => {
      const { value } = /** @type {HTMLSelectElement} */ (event.target);
      store.analyst.choose({ [name]: name === 'engine' ? value : Number(value) });
    };
    return html`<div class="choices">
      <label><span>${t('analysis-engine')}</span><select @change=${choose('engine')}>
        <option value="strongest" .selected=${choice.engine === 'strongest'}>${t('analysis-engine-strongest')}</option>
        ${engines.map(({ name }) => html`<option value=${name} .selected=${choice.engine === name}>${name}</option>`)}
      </select></label>
      <label><span>${t('analysis-time')}</span><select @change=${choose('think_ms')}>
        ${TIMES.filter((ms) => ms <= (limits?.analysis_ms ?? 60_000)).map((ms) => html`
          <option value=${ms} .selected=${choice.think_ms === ms}>${ms < 60_000 ? secondsText(ms) : t('time-minutes', { n: ms / 60_000 })}</option>`)}
      </select></label>
      <label><span>${t('analysis-lines')}</span><select @change=${choose('lines')}>
        ${[1, 2, 3, 4, 5].filter((n) => n <= (limits?.lines ?? 5)).map((n) => html`
          <option value=${n} .selected=${choice.lines === n}>${n}</option>`)}
        <option value=${ALL_LINES} .selected=${choice.lines === ALL_LINES}>${t('analysis-lines-all')}</option>
      </select></label>
    </div>`;
  }

  /** Says what the numbers of the lines and on the board mean. @param {Analysis} result @param {GameInfo} info */
  #legend(result, info) {
    const scores = [...result.lines, ...result.moves].map(({ score }) => score);
    const [first] = scores;
    if (!first) return nothing;
    const proven = scores.some(({ kind }) => kind === 'win' || kind === 'loss');
    const [one, other] = info.seats;
    return html`<p class="small muted legend">${unitText(first, info)} ${proven && one && other
      ? t('unit-proven', { first: say(one), second: say(other) })
      : nothing}</p>`;
  }

  /** @param {GameStore} store @param {GameInfo} info @param {Board} board */
  #body(store, info, board) {
    const { analyst } = store;
    if (!analyst.on) {
      return html`<p class="small muted">${t(store.over || store.ownSeat === null ? 'analysis-off-free' : 'analysis-off')}</p>`;
    }
    const result = analyst.current;
    const over = store.detail !== null && store.detail.legal.length === 0;
    return html`
      ${over
        ? html`<p class="small muted">${t('analysis-over')}</p>`
        : analyst.reviewing
          ? html`<p class="small muted">${t('analysis-review-first')}</p>`
          : result === null
            ? html`<p class="small muted">${t(store.connection === 'lost' ? 'analysis-lost' : 'analysis-waiting')}</p>`
            : html`${this.#facts(result, analyst.running, info.solitaire ? 0 : store.detail?.to_move ?? 0)}
              <ol class="lines" aria-label=${t('analysis-lines-title')} data-arrows @pointerleave=${this.#leave}
                @keydown=${(/** @type {KeyboardEvent} */ event) => this.#walk(event, result.lines)}>
                ${result.lines.map((line, index) => this.#line(store, line, index, info, board))}
              </ol>
              ${this.#keptBar(store)}
              ${this.#legend(result, info)}`}
      ${this.#choices(store, info)}`;
  }

  render() {
    const { store, info, board } = this;
    if (!store || !info || !board) return nothing;
    return html`<section class="analysis" aria-labelledby="analysis-title">
      <div class="head">
        <h2 id="analysis-title">${t('analysis-title')}</h2>
        <label class="switch"><span class="visually-hidden">${t('analysis-title')}</span>
          <input type="checkbox" role="switch" .checked=${store.analyst.on}
            @change=${() => store.analyst.switch(!store.analyst.on)}></label>
      </div>
      ${this.#body(store, info, board)}
    </section>`;
  }
}
customElements.define('sky-analysis', AnalysisPanel);
