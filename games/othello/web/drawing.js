// Othello as a picture: felt, grid, discs, and marks on them.
import { svg } from 'lit';
import { paint } from 'sakiyomi/boards/paint.js';
import { parse, squareIndex, squareName } from './position.js';

/** @import { Hint } from 'sakiyomi/types.js' */

/** The size of a square, and of the frame with the coordinates. */
export const SQUARE = 100;
export const FRAME = 46;
export const EDGE = 14;
export const SIZE = FRAME + 8 * SQUARE + EDGE;

/**
 * Draws a disc around the origin. The white one has a ring, so that the sides differ without colour.
 * @param {string} disc
 */
export function discShape(disc) {
  return disc === 'X'
    ? svg`<g class="face">
        <circle r="41" fill=${paint.seat1} stroke=${paint.seat1Edge} stroke-width="2"></circle>
        <path d="M-25 -17 A30 30 0 0 1 4 -30" fill="none" stroke="#ffffff" stroke-opacity="0.22"
          stroke-width="6" stroke-linecap="round"></path>
      </g>`
    : svg`<g class="face">
        <circle r="41" fill=${paint.seat2} stroke=${paint.seat2Edge} stroke-width="2"></circle>
        <circle r="29" fill="none" stroke=${paint.seat2Edge} stroke-opacity="0.45"
          stroke-width="3"></circle>
      </g>`;
}

/**
 * @typedef {object} Marks
 * @property {string | null} [last] the move to mark
 * @property {string[]} [legal] moves to mark with dots
 * @property {Hint[]} [hints] values to write on squares
 * @property {boolean} [turned] whether h8 is at the top left
 * @property {boolean} [moving] whether discs carry their other side, for the animation
 * @property {boolean} [coordinates] whether letters and numbers stand at the edges
 * @property {boolean} [dashed] whether the picture is only a look ahead
 */

/**
 * Draws a whole board.
 * @param {string} view
 * @param {Marks} [marks]
 */
export function picture(view, marks = {}) {
  const discs = parse(view)?.discs ?? [];
  const { last = null, legal = [], hints = [], turned = false, moving = false } = marks;
  const lastIndex = squareIndex(last);
  const at = (/** @type {number} */ index) => center(index, turned);
  const hinted = new Set(hints.map((hint) => hint.move));
  return svg`<svg viewBox="0 0 ${SIZE} ${SIZE}" aria-hidden="true">
    <rect width=${SIZE} height=${SIZE} rx="20" fill=${paint.feltLine}></rect>
    <rect x=${FRAME} y=${FRAME} width="800" height="800" rx="3" fill=${paint.felt}></rect>
    ${marks.coordinates === false ? null : labels(turned)}
    <path d=${gridPath()} fill="none" stroke=${paint.feltLine} stroke-width="3"></path>
    ${[[2, 2], [6, 2], [2, 6], [6, 6]].map(([x = 0, y = 0]) => svg`<circle r="7"
      cx=${FRAME + x * SQUARE} cy=${FRAME + y * SQUARE} fill=${paint.feltLine}></circle>`)}
    ${discs.map((disc, index) => disc === '-' ? null : svg`<g
      transform=${`translate(${at(index).join(' ')})`} data-disc=${squareName(index)}>
      <ellipse cx="3" cy="6" rx="41" ry="40" fill="#000000" opacity="0.18"></ellipse>
      <g class="front">${discShape(disc)}</g>
      ${moving ? svg`<g class="back" opacity="0">${discShape(disc === 'X' ? 'O' : 'X')}</g>` : null}
    </g>`)}
    ${lastIndex === null || !discs[lastIndex] || discs[lastIndex] === '-' ? null : svg`<g
      transform=${`translate(${at(lastIndex).join(' ')})`}>
      <circle r="11" fill=${paint.last} stroke="#ffffff" stroke-width="3"></circle></g>`}
    ${legal.map((move) => {
      const index = squareIndex(move);
      if (index === null || hinted.has(move)) return null;
      const [x = 0, y = 0] = at(index);
      return svg`<circle cx=${x} cy=${y} r="12" fill="#ffffff" fill-opacity="0.5"
        stroke="#0b2a1d" stroke-opacity="0.55" stroke-width="3"></circle>`;
    })}
    ${hints.map((hint) => {
      const index = squareIndex(hint.move);
      return index === null ? null : value(hint, at(index));
    })}
    ${marks.dashed ? dashes() : null}
  </svg>`;
}

/**
 * Draws the value of a move. The best one stands in a filled box.
 * @param {Hint} hint
 * @param {number[]} at
 */
function value(hint, [x = 0, y = 0]) {
  const size = hint.text.length > 5 ? 24 : hint.text.length > 3 ? 29 : 35;
  return svg`<g transform=${`translate(${x} ${y})`}>
    ${hint.best ? svg`<rect x="-45" y="-27" width="90" height="54" rx="12" fill="#ffffff"
      stroke=${paint.best} stroke-width="6"></rect>` : null}
    <text y=${size * 0.35} text-anchor="middle" font-family=${paint.font} font-size=${size}
      font-weight=${hint.best ? 800 : 600} fill=${hint.best ? '#10293d' : '#ffffff'}>${hint.text}</text>
  </g>`;
}

/** Returns the middle of a square in the picture.
 * @param {number} index
 * @param {boolean} turned
 */
function center(index, turned) {
  const shown = turned ? 63 - index : index;
  return [FRAME + (shown % 8 + 0.5) * SQUARE, FRAME + (Math.floor(shown / 8) + 0.5) * SQUARE];
}

function gridPath() {
  let path = '';
  for (let line = 1; line < 8; line += 1) {
    const place = FRAME + line * SQUARE;
    path += `M${place} ${FRAME}v800M${FRAME} ${place}h800`;
  }
  return path;
}

/** @param {boolean} turned */
function labels(turned) {
  return [...'abcdefgh'].map((letter, index) => {
    const place = FRAME + ((turned ? 7 - index : index) + 0.5) * SQUARE;
    return svg`<text x=${place} y=${FRAME - 13} text-anchor="middle" font-family=${paint.font} font-size="28"
        fill="#e6f2ea">${letter}</text>
      <text x=${FRAME / 2} y=${place + 10} text-anchor="middle" font-family=${paint.font}
        font-size="28" fill="#e6f2ea">${index + 1}</text>`;
  });
}

function dashes() {
  return svg`<rect x="5" y="5" width=${SIZE - 10} height=${SIZE - 10} rx="16" fill="none"
    stroke="#ffffff" stroke-width="7" stroke-dasharray="26 18"></rect>`;
}

/** Draws a small cut of a board for the first page. */
export function thumbnail() {
  const rows = ['-XOX', 'XOOX', '-OXO', '--XX'];
  return svg`<svg viewBox="0 0 400 300" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
    <rect width="400" height="300" fill=${paint.felt}></rect>
    <path d="M50 0v300M150 0v300M250 0v300M350 0v300M0 50h400M0 150h400M0 250h400" fill="none"
      stroke=${paint.feltLine} stroke-width="3"></path>
    ${rows.flatMap((row, y) => [...row].map((disc, x) => disc === '-' ? null : svg`<g
      transform=${`translate(${100 * x} ${100 * y})`}>
      <ellipse cx="3" cy="6" rx="41" ry="40" fill="#000000" opacity="0.18"></ellipse>
      ${discShape(disc)}</g>`))}
  </svg>`;
}

/**
 * Draws the disc of a seat.
 * @param {number} seat
 */
export function seatMark(seat) {
  return svg`<svg viewBox="-46 -46 92 92" width="20" height="20" aria-hidden="true">
    ${discShape(seat === 0 ? 'X' : 'O')}
    <circle r="43" fill="none" stroke="#8b8980" stroke-width="5"></circle></svg>`;
}
