// Cards as pictures. A suit has a letter, a shape and a colour; the letter alone would do.
import { svg } from 'lit';
import { paint } from 'sakiyomi/boards/paint.js';
import { suitAndValue } from './view.js';

/** The colours keep 4.5:1 on a card, and the shapes tell the suits apart without them. */
const SUITS = {
  A: { colour: '#1a5c9e', shape: svg`<circle r="30"></circle>` },
  B: { colour: '#b3261e', shape: svg`<path d="M0 -34L30 0L0 34L-30 0Z"></path>` },
  C: { colour: '#0a6a4b', shape: svg`<path d="M0 -32L34 26H-34Z"></path>` },
  D: { colour: '#6b3fa0', shape: svg`<rect x="-27" y="-27" width="54" height="54" rx="4"></rect>` },
  E: { colour: '#9a4a00', shape: svg`<path d="M0 -35L10 -11L35 -9L16 8L22 33L0 19L-22 33L-16 8L-35 -9L-10 -11Z"></path>` },
  F: { colour: '#96206f', shape: svg`<path d="M0 30C-52 -4 -24 -44 0 -18C24 -44 52 -4 0 30Z"></path>` },
  G: { colour: '#4a4f58', shape: svg`<path d="M-11 -33H11V-11H33V11H11V33H-11V11H-33V-11H-11Z"></path>` },
  H: { colour: '#0b6b7c', shape: svg`<path d="M10 -34A34 34 0 1 0 32 16A27 27 0 0 1 10 -34Z"></path>` },
};

/** @param {string} suit */
function look(suit) {
  return SUITS[/** @type {keyof typeof SUITS} */ (suit)] ?? SUITS.A;
}

/**
 * Returns the colour of a suit.
 * @param {string} suit
 */
export function suitColour(suit) {
  return look(suit).colour;
}

/** The size of a card in its own picture. */
export const CARD = { width: 140, height: 196 };

/**
 * Draws a card with its top left corner at the origin. Suit and value are one text, so that it
 * reads `A10`, as the card is called.
 * @param {string} card
 */
export function cardShape(card) {
  const { suit, value } = suitAndValue(card);
  const { colour, shape } = look(suit);
  return svg`<rect x="2" y="2" width="136" height="192" rx="16" fill=${paint.paper} stroke="#8f8a7d"
      stroke-width="2.5"></rect>
    <rect x="2" y="2" width="136" height="46" rx="16" fill=${colour}></rect>
    <rect x="2" y="30" width="136" height="18" fill=${colour}></rect>
    <g transform="translate(112 25) scale(0.48)" fill="#ffffff">${shape}</g>
    <text font-family=${paint.font} font-weight="700"><tspan x="16" y="38" font-size="36" fill="#ffffff">${suit}</tspan><tspan
      x="70" y="120" text-anchor="middle" font-size=${value === 10 ? 78 : 86} fill=${colour}>${value}</tspan></text>
    <g transform="translate(70 160) scale(0.62)" fill=${colour}>${shape}</g>`;
}

/**
 * Draws a card.
 * @param {string} card
 */
export function cardPicture(card) {
  return svg`<svg class="card" viewBox="0 0 140 196" aria-hidden="true">${cardShape(card)}</svg>`;
}

/** Draws the back of a card. */
export function backShape() {
  return svg`<rect x="2" y="2" width="136" height="192" rx="16" fill="#2b4a6b" stroke="#14263a" stroke-width="2.5"></rect>
    <rect x="12" y="12" width="116" height="172" rx="10" fill="none" stroke="#9fb8d3" stroke-width="3"></rect>
    <path d="M12 70L70 12M12 128L128 12M12 184L128 68M70 184L128 126" stroke="#9fb8d3" stroke-opacity="0.55" stroke-width="3"></path>
    <path d="M12 126L70 184M12 68L128 184M12 12L128 128M70 12L128 70" stroke="#9fb8d3" stroke-opacity="0.55" stroke-width="3"></path>`;
}

/**
 * Draws the deck: a small pile, or its empty place.
 * @param {number} cards
 */
export function deckPicture(cards) {
  const pile = Math.min(3, Math.ceil(cards / 22));
  return svg`<svg class="card" viewBox="0 0 152 208" aria-hidden="true">
    ${cards === 0 ? placeShape() : Array.from({ length: pile }, (_, index) => svg`<g
      transform=${`translate(${4 * (pile - 1 - index)} ${4 * (pile - 1 - index)})`}>${backShape()}</g>`)}
  </svg>`;
}

/** Draws the place of a card that is not there. */
export function placeShape() {
  return svg`<rect x="4" y="4" width="132" height="188" rx="15" fill="none" stroke=${paint.muted} stroke-width="4"
    stroke-dasharray="14 10" stroke-opacity="0.8"></rect>`;
}

/** Draws the place of a card that is not there, as a picture. */
export function placePicture() {
  return svg`<svg class="card" viewBox="0 0 140 196" aria-hidden="true">${placeShape()}</svg>`;
}

/**
 * Draws the slots above and the hand below, as one picture.
 * @param {{ hand: string[], slots: (string | null)[], deck: number }} view
 */
export function picture({ hand, slots, deck }) {
  const at = (/** @type {number} */ x, /** @type {number} */ y, /** @type {unknown} */ shape) =>
    svg`<g transform=${`translate(${x} ${y})`}>${shape}</g>`;
  return svg`<svg viewBox="0 0 812 470" aria-hidden="true">
    <rect width="812" height="470" rx="20" fill=${paint.surface2}></rect>
    ${at(32, 24, deck === 0 ? placeShape() : backShape())}
    ${deck === 0 ? null : svg`<g transform="translate(102 122)"><circle r="34" fill="#14263a"></circle>
      <text y="12" text-anchor="middle" font-family=${paint.font} font-size="34" font-weight="700"
        fill="#ffffff">${deck}</text></g>`}
    ${slots.map((card, index) => at(320 + 180 * index, 24, card ? cardShape(card) : placeShape()))}
    ${hand.map((card, index) => at(32 + 152 * index, 250, cardShape(card)))}
  </svg>`;
}

/** Draws a fan of cards for the first page. */
export function thumbnail() {
  const cards = ['B3', 'B7', 'E7', 'H7', 'H10'];
  return svg`<svg viewBox="0 0 400 300" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
    <rect width="400" height="300" fill=${paint.surface2}></rect>
    ${cards.map((card, index) => svg`<g transform=${`translate(200 430) rotate(${(index - 2) * 13}) scale(0.8) translate(-70 -440)`}>
      ${cardShape(card)}</g>`)}
  </svg>`;
}

/** Draws the mark of the only player: two cards. */
export function seatMark() {
  return svg`<svg viewBox="0 0 240 240" width="20" height="20" aria-hidden="true">
    <g transform="translate(20 40) rotate(-10)">${backShape()}</g>
    <g transform="translate(96 24) rotate(10)">${cardShape('A1')}</g></svg>`;
}
