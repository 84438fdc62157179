// Score Four as flat pictures: levels side by side, and the rods seen from the side.
import { svg } from 'lit';
import { paint } from 'sakiyomi/boards/paint.js';
import { LEVELS, columnIndex, columnName, landing, parse, topOf, winningCells } from './position.js';
import { layerName } from './words.js';

/** @import { Hint, Translate } from 'sakiyomi/types.js' */
/** @import { Bead } from './position.js' */

export const CELL = 100;
export const FRAME = 40;
export const EDGE = 12;
export const SIZE = FRAME + 4 * CELL + EDGE;

/**
 * Draws a bead around the origin. The black one carries one light stripe, the white one two dark
 * ones, as in the picture in space.
 * @param {string} bead
 */
export function beadShape(bead) {
  return bead === 'X'
    ? svg`<circle r="38" fill=${paint.seat1} stroke="#000000" stroke-width="2"></circle>
      <path d="M-36 -5Q0 6 36 -5L36 5Q0 16 -36 5Z" fill="#d9d4c6"></path>
      <path d="M-22 -20A30 30 0 0 1 2 -29" fill="none" stroke="#ffffff" stroke-opacity="0.3"
        stroke-width="6" stroke-linecap="round"></path>`
    : svg`<circle r="38" fill=${paint.seat2} stroke=${paint.seat2Edge} stroke-width="2.5"></circle>
      <path d="M-33 -16Q0 -6 33 -16M-34 13Q0 24 34 13" fill="none" stroke="#57534a" stroke-width="5"></path>`;
}

/**
 * @typedef {object} Marks
 * @property {string | null} [last] the move to mark
 * @property {string[]} [legal] columns whose landing cell is marked
 * @property {Hint[]} [hints] values to write on landing cells
 * @property {boolean} [turned] whether d4 is at the top left
 * @property {number | null} [ghost] a cell where a bead would land
 * @property {string} [ghostBead] which bead that would be
 * @property {boolean} [coordinates] whether letters and numbers stand at the edges
 * @property {boolean} [dashed] whether the picture is only a look ahead
 */

/**
 * Draws one level.
 * @param {string} view
 * @param {number} level
 * @param {Marks} [marks]
 */
export function levelPicture(view, level, marks = {}) {
  return svg`<svg viewBox="0 0 ${SIZE} ${SIZE}" aria-hidden="true">${inside(view, level, marks)}</svg>`;
}

/**
 * Draws all four levels with their names.
 * @param {string} view
 * @param {Translate} t
 * @param {Marks} [marks]
 */
export function picture(view, t, marks = {}) {
  const [gap, head, edge] = [36, 46, 24];
  const [width, height] = [2 * SIZE + gap + 2 * edge, 2 * (SIZE + head) + 20 + 2 * edge];
  return svg`<svg viewBox=${`0 0 ${width} ${height}`} aria-hidden="true">
    <rect width=${width} height=${height} rx="20" fill=${paint.surface}></rect>
    ${[0, 1, 2, 3].map((level) => {
      const [x, y] = [edge + (level % 2) * (SIZE + gap), edge + Math.floor(level / 2) * (SIZE + head + 20)];
      return svg`<g transform=${`translate(${x} ${y})`}>
        <text x=${FRAME} y="34" font-family=${paint.font} font-size="30" fill=${paint.text}>
          ${layerName(level, t)}</text>
        <g transform=${`translate(0 ${head})`}>${inside(view, level, marks)}</g></g>`;
    })}
  </svg>`;
}

/**
 * @param {string} view
 * @param {number} level
 * @param {Marks} marks
 */
function inside(view, level, marks) {
  const cells = parse(view) ?? /** @type {Bead[]} */ ([]);
  const { turned = false, legal = [], hints = [], ghost = null } = marks;
  const won = winningCells(cells);
  const last = topOf(cells, columnIndex(marks.last));
  const here = (/** @type {number | null} */ cell) => cell !== null && Math.floor(cell / 16) === level;
  const at = (/** @type {number} */ cell) => `translate(${middle(cell % 16, turned).join(' ')})`;
  const lands = (/** @type {string} */ move) => landing(cells, columnIndex(move) ?? 0);
  const hinted = new Set(hints.map((hint) => hint.move));
  return svg`
    <rect width=${SIZE} height=${SIZE} rx="18" fill=${paint.wood}></rect>
    <rect x="2" y="2" width=${SIZE - 4} height=${SIZE - 4} rx="16" fill="none" stroke=${paint.woodLine}
      stroke-width="3"></rect>
    ${marks.coordinates === false ? null : labels(turned)}
    ${Array.from({ length: 16 }, (_, column) => {
      const cell = 16 * level + column;
      const bead = cells[cell] ?? '.';
      return svg`<g transform=${at(cell)}>
        <rect x="-46" y="-46" width="92" height="92" rx="12" fill=${paint.cell} stroke=${paint.cellLine}
          stroke-width="2"></rect>
        ${won.has(cell) ? svg`<rect x="-45" y="-45" width="90" height="90" rx="12" fill=${paint.win}
          fill-opacity="0.35" stroke=${paint.win} stroke-width="8"></rect>` : null}
        ${bead === '.' ? svg`<circle r="5" fill=${paint.cellLine}></circle>` : svg`<g data-bead=${cell}>
          <circle cy="4" r="38" fill="#000000" opacity="0.18"></circle>${beadShape(bead)}</g>`}
        ${cell === last && !won.has(cell) ? svg`<circle r="43" fill="none" stroke=${paint.last}
          stroke-width="7"></circle>` : null}
      </g>`;
    })}
    ${legal.map(lands).filter(here).map((cell) => cell === null || hinted.has(columnName(cell)) || cell === ghost
      ? null : svg`<circle transform=${at(cell)} r="14" fill=${paint.legal} fill-opacity="0.55"
        stroke="#ffffff" stroke-width="3"></circle>`)}
    ${here(ghost) && ghost !== null ? svg`<g transform=${at(ghost)} opacity="0.5">
      ${beadShape(marks.ghostBead ?? nextBead(cells))}</g>` : null}
    ${hints.map((hint) => {
      const cell = lands(hint.move);
      return cell === null || !here(cell) || cell === ghost ? null : value(hint, at(cell));
    })}
    ${marks.dashed ? svg`<rect x="5" y="5" width=${SIZE - 10} height=${SIZE - 10} rx="14" fill="none"
      stroke=${paint.best} stroke-width="7" stroke-dasharray="22 16"></rect>` : null}`;
}

/**
 * @param {Hint} hint
 * @param {string} at
 */
function value(hint, at) {
  const size = hint.text.length > 5 ? 22 : hint.text.length > 3 ? 28 : 34;
  return svg`<g transform=${at}>
    <rect x="-45" y="-27" width="90" height="54" rx="12" fill=${hint.best ? paint.best : '#ffffff'}
      stroke=${hint.best ? '#ffffff' : paint.cellLine} stroke-width="3"></rect>
    <text y=${size * 0.35} text-anchor="middle" font-family=${paint.font} font-size=${size}
      font-weight=${hint.best ? 800 : 600} fill=${hint.best ? '#ffffff' : paint.ink}>${hint.text}</text></g>`;
}

/** @param {Bead[]} cells */
function nextBead(cells) {
  const beads = cells.filter((bead) => bead !== '.').length;
  return beads % 2 === 0 ? 'X' : 'O';
}

/**
 * Returns the middle of a column in a level's picture.
 * @param {number} column
 * @param {boolean} turned
 */
function middle(column, turned) {
  const shown = turned ? 15 - column : column;
  return [FRAME + (shown % 4 + 0.5) * CELL, FRAME + (Math.floor(shown / 4) + 0.5) * CELL];
}

/** @param {boolean} turned */
function labels(turned) {
  return [0, 1, 2, 3].map((index) => {
    const place = FRAME + ((turned ? 3 - index : index) + 0.5) * CELL;
    return svg`<text x=${place} y=${FRAME - 11} text-anchor="middle" font-size="26" font-family=${paint.font}
        fill="#3d3014">${'abcd'[index]}</text>
      <text x=${FRAME / 2 + 1} y=${place + 9} text-anchor="middle" font-size="26" font-family=${paint.font}
        fill="#3d3014">${index + 1}</text>`;
  });
}

/**
 * Draws the rods with their beads as seen from the front and above.
 * @param {string} view
 * @param {{ box?: string, labels?: boolean }} [options]
 */
export function rodsPicture(view, { box = '-300 -260 600 520', labels: named = true } = {}) {
  const cells = parse(view) ?? /** @type {Bead[]} */ ([]);
  const won = winningCells(cells);
  const ground = (/** @type {number} */ x, /** @type {number} */ y) => [100 * (x - 1.5) + 34 * (1.5 - y), 58 * (y - 1.5) + 100];
  const corners = [[-0.62, -0.62], [3.62, -0.62], [3.62, 3.62], [-0.62, 3.62]]
    .map(([x = 0, y = 0]) => ground(x, y));
  const [, , right = [], left = []] = corners;
  const side = [left, right, [right[0] ?? 0, (right[1] ?? 0) + 24], [left[0] ?? 0, (left[1] ?? 0) + 24]];
  const points = (/** @type {number[][]} */ list) => list.map((point) => point.join(',')).join(' ');
  const columns = Array.from({ length: 16 }, (_, column) => column);
  return svg`<svg viewBox=${box} aria-hidden="true">
    <polygon points=${points(side)} fill=${paint.woodLine}></polygon>
    <polygon points=${points([corners[1] ?? [], right, side[2] ?? [], [(corners[1]?.[0] ?? 0), (corners[1]?.[1] ?? 0) + 24]])}
      fill=${paint.woodLine}></polygon>
    <polygon points=${points(corners)} fill=${paint.wood} stroke=${paint.woodLine} stroke-width="2"></polygon>
    ${columns.map((column) => {
      const [x = 0, y = 0] = ground(column % 4, Math.floor(column / 4));
      return svg`<g transform=${`translate(${x} ${y})`}>
        <ellipse rx="15" ry="8" fill=${paint.woodLine} opacity="0.55"></ellipse>
        <path d="M0 0V-236" stroke="#8a7f6b" stroke-width="8" stroke-linecap="round"></path>
        ${Array.from({ length: LEVELS }, (_, level) => {
          const cell = 16 * level + column;
          const bead = cells[cell] ?? '.';
          if (bead === '.') return null;
          return svg`<g transform=${`translate(0 ${-24 - 54 * level}) scale(0.82 0.7)`}>
            ${won.has(cell) ? svg`<circle r="47" fill=${paint.win}></circle>` : null}${beadShape(bead)}</g>`;
        })}</g>`;
    })}
    ${named ? [0, 1, 2, 3].map((index) => {
      const [x = 0, y = 0] = ground(index, 3.45);
      const [x2 = 0, y2 = 0] = ground(-0.42, index);
      return svg`<text x=${x} y=${y} font-size="20" text-anchor="middle" font-family=${paint.font}
        fill="#3d3014">${'abcd'[index]}</text>
        <text x=${x2} y=${y2 + 7} font-size="20" text-anchor="middle" font-family=${paint.font}
        fill="#3d3014">${index + 1}</text>`;
    }) : null}
  </svg>`;
}

/** Draws the game for the first page. */
export function thumbnail() {
  const view = '.O.OX.O.XX..OXXX/.X.OO.O.XO...XO./.O.XO.O..X....X./...O.....X......';
  return svg`<svg viewBox="0 0 400 300" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
    <rect width="400" height="300" fill=${paint.surface2}></rect>
    <svg x="0" y="4" width="400" height="292">${rodsPicture(view, { labels: false, box: '-290 -245 580 490' })}</svg>
  </svg>`;
}

/**
 * Draws the bead of a seat.
 * @param {number} seat
 */
export function seatMark(seat) {
  return svg`<svg viewBox="-42 -42 84 84" width="20" height="20" aria-hidden="true">
    ${beadShape(seat === 0 ? 'X' : 'O')}
    <circle r="39" fill="none" stroke="#8b8980" stroke-width="5"></circle></svg>`;
}
