// The Twin Cool board: two slots, the hand, the deck, and the table of all cards.
import { html, nothing } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { textsOf } from 'sakiyomi/app/i18n.js';
import { BoardBase } from 'sakiyomi/boards/element.js';
import { animate, motionAllowed } from 'sakiyomi/boards/motion.js';
import { standalone } from 'sakiyomi/boards/picture.js';
import { Roving } from 'sakiyomi/boards/roving.js';
import './card-table.js';
import {
  cardPicture, deckPicture, picture, placePicture, seatMark, suitColour, thumbnail,
} from './drawing.js';
import { Drag } from './drag.js';
import { twinCoolStyles } from './styles.js';
import { CARDS, IN_PLAY, arranged, deckOrder, parse, parseMove, patternOf, slotsFor, stateOf } from './view.js';
import { describe, sayMove } from './words.js';

/** @import { Board, Hint } from 'sakiyomi/types.js' */
/** @import { Mark } from './card-table.js' */
/**
 * What the game has beside its view: the mode, the position in the practice mode, and in the
 * adviser which cards of the table may be clicked.
 * @typedef {{
 *   mode?: 'real' | 'practice' | null, position?: string | null, can?: ((card: string) => boolean) | null,
 * } | null} Extra
 */

const GAME = 'twin-cool';
const SLOTS = /** @type {const} */ ([1, 2]);

class TwinCoolBoard extends BoardBase {
  static properties = { chosen: { state: true }, over: { state: true } };

  static styles = twinCoolStyles;

  constructor() {
    super(GAME);
    /** @type {string | null} The card that waits for a slot. */
    this.chosen = null;
    /** @type {number | null} The slot that a dragged card is over. */
    this.over = null;
    /** @type {(string | null)[]} The hand by places, so that cards stay where they lie. */
    this.places = [];
    this.roving = new Roving(this, () => ({ rows: 2, columns: (row) => (row === 0 ? 2 : Math.max(1, this.places.length)) }),
      { row: 1, column: 0 });
    this.drag = new Drag(this);
    this.drawn = '';
    /** @type {DOMRect | null} Where the card that was just played lay. */
    this.cameFrom = null;
  }

  get seen() {
    return parse(this.shown.view);
  }

  get extras() {
    return /** @type {Extra} */ (this.extra);
  }

  /** Returns the cards of the deck in order, in the practice mode. */
  get order() {
    return this.extras?.mode === 'practice' && !this.preview ? deckOrder(this.extras.position) : null;
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  willUpdate(changed) {
    this.places = arranged(this.places, this.seen?.hand ?? []);
    const fits = slotsFor(this.offered, this.chosen).length > 0;
    if (this.chosen !== null && (changed.has('view') || !fits)) this.chosen = null;
    const played = parseMove(this.shown.last)?.card;
    const moved = this.drawn !== '' && this.drawn !== this.shown.view && played;
    const card = moved ? this.renderRoot.querySelector(`.hand [data-card="${played}"]`) : null;
    this.cameFrom = card?.getBoundingClientRect() ?? null;
  }

  render() {
    const view = this.seen;
    if (!view) return nothing;
    const { deck, points, played, hand } = view;
    const pattern = patternOf(hand);
    return html`<div class="whole ${this.preview ? 'preview' : ''}">
      <div class="play" role="group" aria-label=${this.t('card-table')} @keydown=${this.key}>
        ${this.mode()}
        <div class="top">
          <div class="deck"><span class="pile">${deckPicture(deck)}<b aria-hidden="true">${deck}</b></span>
            <span class="name">${this.t('deck-name')}</span>
            <span class="hidden">${this.t('deck-count', { n: deck })}</span></div>
          ${SLOTS.map((slot) => this.slotView(slot))}
          <dl class="counts">
            <div><dt>${this.t('count-played')}</dt><dd>${played.length}<small>/70</small></dd></div>
            <div><dt>${this.t('count-points')}</dt><dd>${points}</dd></div>
          </dl>
        </div>
        <div class="hand" role="group" aria-label=${this.t('hand-name')}>
          ${this.places.map((card, place) => this.cardView(card, place))}</div>
        <p class="ask">${this.ask()}${pattern ? html`
          <strong class="pattern">${this.t(pattern.name)} +${pattern.points}</strong>` : nothing}</p>
      </div>
      <div class="all">
        <h3>${this.t('all-cards')}</h3>
        <card-table .states=${this.states()} .lang=${this.lang} .can=${this.extras?.can ?? null}></card-table>
      </div>
      ${this.order === null ? nothing : html`<section class="order"
        aria-label=${this.list([this.t('game-practice'), this.t('order-title')])}>
        <h3>${this.t('game-practice')}</h3>
        <p>${this.t(this.order.length === 0 ? 'order-empty' : 'order-title')}</p>
        <ol>${this.order.map((card) => html`<li style=${`background:${suitColour(card[0] ?? '')}`}>${card}</li>`)}</ol>
      </section>`}
    </div>`;
  }

  mode() {
    const mode = this.extras?.mode;
    if (!mode) return nothing;
    return html`<p class="mode ${mode}">${this.t(mode === 'practice' ? 'game-practice' : 'game-real')}</p>`;
  }

  /** Says what to do next. */
  ask() {
    if (!this.playable) return nothing;
    if (this.legal.length === 0) return this.t('ask-nothing');
    return this.chosen === null ? this.t('ask-card') : this.t('ask-slot', { card: this.chosen });
  }

  /** @param {1 | 2} slot */
  slotView(slot) {
    const top = this.seen?.slots[slot - 1] ?? null;
    const takes = slotsFor(this.offered, this.chosen).includes(slot);
    const last = parseMove(this.shown.last);
    const name = this.t('slot-name', { n: slot });
    const taking = takes && this.chosen ? this.t('slot-takes', { card: this.chosen }) : '';
    const said = this.list([name, top ?? this.t('cell-empty'), taking]);
    return html`<div class="slot">
      <button type="button" data-slot=${slot} data-row="0" data-column=${slot - 1} aria-label=${said}
        class=${classMap({ takes, over: this.over === slot, last: last?.slot === slot && last.card === top })}
        tabindex=${this.roving.tabIndex(0, slot - 1)} @focus=${() => this.roving.visit(0, slot - 1)}
        @click=${() => this.choose(slot)}>${top ? cardPicture(top) : placePicture()}</button>
      <span class="name" aria-hidden="true">${name}</span>
    </div>`;
  }

  /**
   * @param {string | null} card
   * @param {number} place
   */
  cardView(card, place) {
    const tab = this.roving.tabIndex(1, place);
    if (card === null) {
      return html`<div class="held"><button type="button" class="gone" data-row="1" data-column=${place} tabindex=${tab}
        aria-label=${this.t('cell-empty')} @focus=${() => this.roving.visit(1, place)}>${placePicture()}</button></div>`;
    }
    const fits = slotsFor(this.offered, card).length > 0;
    const hints = SLOTS.flatMap((slot) => this.hintFor(`${card}>${slot}`) ?? []);
    const state = this.chosen === card ? 'card-chosen' : fits ? 'card-playable' : this.playable ? 'card-not-playable' : null;
    const said = this.list([card, state && this.showLegal ? this.t(state) : '', ...hints.map((hint) => this.sayHint(hint))]);
    return html`<div class="held">
      <button type="button" data-card=${card} data-row="1" data-column=${place} aria-label=${said} tabindex=${tab}
        aria-pressed=${this.chosen === card}
        class=${classMap({ fits, idle: this.playable && this.showLegal && !fits, best: hints.some((hint) => hint.best) })}
        @focus=${() => this.roving.visit(1, place)}
        @pointerdown=${(/** @type {PointerEvent} */ event) => this.drag.start(event, card)}
        @click=${(/** @type {MouseEvent} */ event) => this.pick(card, event)}>${cardPicture(card)}</button>
      <span class="values" aria-hidden="true">${hints.map((hint) => html`<span class=${hint.best ? 'star' : ''}>
        ${hint.best ? '★' : ''}<i>${parseMove(hint.move)?.slot}</i>${hint.text}</span>`)}</span>
    </div>`;
  }

  /** @param {Hint} hint */
  sayHint(hint) {
    const slot = parseMove(hint.move)?.slot ?? 1;
    const said = this.t('card-value', { n: slot, value: hint.text });
    return hint.best ? `${said} ${this.t('card-best')}` : said;
  }

  /** Returns the mark of each card for the table. */
  states() {
    const view = this.seen;
    /** @type {Record<string, Mark>} */
    const states = {};
    if (!view) return states;
    for (const card of CARDS) states[card] = stateOf(view, card);
    const next = this.order?.[0];
    if (next) states[next] = 'next';
    for (const { move, best } of this.preview ? [] : this.hints) {
      const card = best ? parseMove(move)?.card : undefined;
      if (card && states[card] === 'hand') states[card] = 'best';
    }
    return states;
  }

  /**
   * Chooses a card, or lets it go when it was chosen.
   * @param {string} card
   * @param {MouseEvent} event
   */
  pick(card, event) {
    if (this.drag.justEnded()) return;
    const slots = slotsFor(this.offered, card);
    if (slots.length === 0) return;
    this.chosen = this.chosen === card ? null : card;
    // A key press goes on to the slots by itself; a pointer finds its way alone.
    const [first = 1] = slots;
    if (this.chosen && event.detail === 0) this.roving.focus({ row: 0, column: first - 1 });
  }

  /** @param {1 | 2} slot */
  choose(slot) {
    const card = this.chosen;
    if (card === null || !slotsFor(this.offered, card).includes(slot)) return;
    this.chosen = null;
    if (this.renderRoot instanceof ShadowRoot && this.renderRoot.activeElement?.matches('[data-slot]')) {
      this.roving.focus({ row: 1, column: Math.max(0, this.places.indexOf(card)) });
    }
    this.play(`${card}>${slot}`);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && this.chosen !== null) {
      event.stopPropagation();
      const place = this.places.indexOf(this.chosen);
      this.chosen = null;
      this.roving.focus({ row: 1, column: Math.max(0, place) });
    } else if (event.key === '1' || event.key === '2') {
      const focused = this.roving.place.row === 1 ? this.places[this.roving.place.column] ?? null : null;
      this.chosen = this.chosen ?? focused;
      event.stopPropagation();
      this.choose(event.key === '1' ? 1 : 2);
    } else {
      this.roving.walk(event);
    }
  }

  /** Lets the played card travel to its slot, and the drawn card come from the deck. */
  updated() {
    const before = parse(this.drawn);
    const view = this.seen;
    this.drawn = this.shown.view;
    const move = parseMove(this.shown.last);
    if (!before || !view || !motionAllowed()) return;
    if (this.cameFrom && move) this.travel(this.renderRoot.querySelector(`[data-slot="${move.slot}"] svg`), this.cameFrom);
    const pile = this.renderRoot.querySelector('.pile')?.getBoundingClientRect();
    const drawn = view.hand.filter((card) => !before.hand.includes(card));
    if (pile && drawn.length === 1) {
      this.travel(this.renderRoot.querySelector(`.hand [data-card="${drawn[0]}"] svg`), pile, 160);
    }
  }

  /**
   * @param {Element | null} element
   * @param {DOMRect} from
   * @param {number} [delay]
   */
  travel(element, from, delay = 0) {
    const to = element?.getBoundingClientRect();
    if (!to) return;
    animate(element, [
      { transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)`, opacity: delay ? 0 : 1 },
      { transform: 'none', opacity: 1 },
    ], { duration: 260, delay, fill: 'backwards', easing: 'cubic-bezier(0.3, 0, 0.2, 1)' });
  }

  /** Returns slots, hand and deck as a picture of their own. */
  toSVG() {
    const view = this.seen ?? { hand: [], slots: [null, null], deck: 0 };
    return standalone(picture(view), this);
  }
}
customElements.define('board-twin-cool', TwinCoolBoard);

const t = textsOf(GAME);

/** @type {Board} */
export const board = {
  game: GAME,
  tag: 'board-twin-cool',
  thumbnail,
  about: () => t('about'),
  sample: 'A10>1',
  most: IN_PLAY,
  parse,
  describe: (view) => describe(view, t),
  sayMove: (move) => sayMove(move, t),
  seatMark,
  editor: null,
};
