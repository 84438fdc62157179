// A picture of characters as a board: cells with marks on them, and words around them.
import { svg } from 'lit';
import { paint } from '../paint.js';
import { COLUMN } from './layout.js';

/** @import { Hint } from '../../types.js' */
/** @import { Cell, Layout, Words } from './layout.js' */

/** The sides of a cell. */
export const CELL = 2 * COLUMN;

/** The colours of the seats on a light cell; they differ in brightness too. */
const SEATS = ['#17457a', '#b3401a'];

/**
 * @typedef {object} Marks
 * @property {string[]} [legal] moves to mark with dots
 * @property {Hint[]} [hints] values to write on cells
 * @property {boolean} [coordinates] whether labels are shown
 * @property {boolean} [dashed] whether the picture is only a look ahead
 */

/**
 * Draws a picture.
 * @param {Layout} placed
 * @param {Marks} [marks]
 */
export function picture(placed, marks = {}) {
  const { width, height } = placed;
  const words = placed.words.filter(({ tone }) => marks.coordinates !== false || tone !== 'label');
  return svg`<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">
    ${placed.cells.flat().map((cell) => cellShape(cell, marks))}
    ${words.map(wordShape)}
    ${marks.dashed ? svg`<rect x="4" y="4" width=${width - 8} height=${height - 8} rx="14" fill="none"
      stroke=${paint.muted} stroke-width="6" stroke-dasharray="24 16"></rect>` : null}
  </svg>`;
}

/**
 * @param {Cell} cell
 * @param {Marks} marks
 */
function cellShape(cell, marks) {
  const { x, y, text, tone, move } = cell;
  const last = tone.endsWith('last');
  const hint = marks.hints?.find((one) => one.move === move);
  const dot = move !== null && !hint && marks.legal?.includes(move);
  const seat = tone.startsWith('first') ? 0 : tone.startsWith('second') ? 1 : null;
  return svg`<g transform=${`translate(${x} ${y})`}>
    <rect x=${-CELL / 2 + 2} y=${-CELL / 2 + 2} width=${CELL - 4} height=${CELL - 4} rx="8" fill=${paint.cell}
      stroke=${last ? paint.last : paint.cellLine} stroke-width=${last ? 7 : 3}></rect>
    ${seat !== null ? svg`<text y="24" text-anchor="middle" font-family=${paint.font} font-size="70"
      font-weight="650" fill=${SEATS[seat]}>${text}</text>` : null}
    ${dot ? svg`<circle r="9" fill=${paint.legal} fill-opacity="0.55"></circle>` : null}
    ${hint ? svg`<text y="11" text-anchor="middle" font-family=${paint.font}
      font-size=${hint.text.length > 4 ? 24 : 32} font-weight=${hint.best ? 800 : 500}
      fill=${hint.best ? paint.best : paint.ink}>${hint.text}</text>` : null}
  </g>`;
}

/** @param {Words} words */
function wordShape({ x, y, text, tone }) {
  // A single character is a coordinate, and meets its cells.
  const alone = [...text].length === 1;
  return svg`<text x=${alone ? x + COLUMN / 2 : x} y=${y + 12} text-anchor=${alone ? 'middle' : 'start'}
    font-family=${paint.font} font-size="34" font-weight=${tone === 'strong' ? 700 : 400} fill=${tone === 'label' ? paint.muted : paint.text}>${text}</text>`;
}

/** Draws a board that could be any. */
export function thumbnail() {
  const marks = [[0, 1, 0], [1, 2, 1], [0, 3, 1], [1, 1, 1], [0, 2, 2]];
  return svg`<svg viewBox="0 0 400 300" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
    <rect width="400" height="300" fill=${paint.wood}></rect>
    ${[0, 1, 2].flatMap((y) => [0, 1, 2, 3].map((x) => svg`<rect x=${100 * x + 4} y=${100 * y + 4} width="92"
      height="92" rx="8" fill=${paint.cell} stroke=${paint.cellLine} stroke-width="3"></rect>`))}
    ${marks.map(([seat = 0, x = 0, y = 0]) => svg`<circle cx=${100 * x + 50} cy=${100 * y + 50} r="30"
      fill=${SEATS[seat]}></circle>`)}
  </svg>`;
}

/**
 * Draws the sign of a seat.
 * @param {number} seat
 */
export function seatMark(seat) {
  return svg`<svg viewBox="-46 -46 92 92" width="20" height="20" aria-hidden="true">
    <rect x="-43" y="-43" width="86" height="86" rx="18" fill=${paint.cell} stroke=${paint.cellLine} stroke-width="5"></rect>
    <circle r="26" fill=${SEATS[seat]}></circle></svg>`;
}
