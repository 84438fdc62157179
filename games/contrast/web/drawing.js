// Contrast as a picture: squares with tiles that show how a piece on them moves, and pieces.
import { svg } from 'lit';
import { paint } from 'sakiyomi/boards/paint.js';
import { parse, parseMove, squareIndex, squareName } from './position.js';

/** @import { Hint } from 'sakiyomi/types.js' */

export const SQUARE = 100;
export const FRAME = 40;
export const EDGE = 14;
export const SIZE = FRAME + 5 * SQUARE + EDGE;

const SEATS = [
  { fill: '#2f78c4', edge: '#0f2f55' },
  { fill: '#e8862a', edge: '#5a2c00' },
];
const INSIDE = {
  '.': { fill: paint.cell, mark: '#7d735a' },
  b: { fill: paint.tileBlack, mark: '#f3f1ea' },
  g: { fill: paint.tileGray, mark: '#26282c' },
};
/** Arrow heads at the sides of a square, and at its corners. */
const STRAIGHT = [0, 90, 180, 270];
const DIAGONAL = [45, 135, 225, 315];

/**
 * Draws a tile around the origin: what it looks like, and where a piece on it may go.
 * @param {string} kind
 */
export function tileShape(kind) {
  const { fill, mark } = INSIDE[/** @type {keyof typeof INSIDE} */ (kind)] ?? INSIDE['.'];
  const ways = kind === 'b' ? DIAGONAL : kind === 'g' ? [...STRAIGHT, ...DIAGONAL] : STRAIGHT;
  return svg`<rect x="-48" y="-48" width="96" height="96" rx="9" fill=${fill}
      stroke=${kind === '.' ? paint.cellLine : '#747983'} stroke-width="2"></rect>
    ${kind === 'g' ? svg`<path fill="none" stroke="#ffffff" stroke-opacity="0.28" stroke-width="5"
      d="M-46 -18L-18 -46M-46 12L12 -46M-46 42L42 -46M-20 46L46 -20M10 46L46 10"></path>` : null}
    ${ways.map((angle) => {
      const reach = angle % 90 === 0 ? 38 : 49;
      return svg`<path transform=${`rotate(${angle})`} fill="none" stroke=${mark} stroke-width="4"
        stroke-opacity=${kind === '.' ? 0.4 : 0.9} stroke-linecap="round" stroke-linejoin="round"
        d=${`M-6 ${6 - reach}L0 ${-reach}L6 ${6 - reach}`}></path>`;
    })}`;
}

/**
 * Draws a piece around the origin: a circle for player 1, a triangle for player 2.
 * @param {number} seat
 */
export function pieceShape(seat) {
  const { fill = '', edge = '' } = SEATS[seat] ?? {};
  return seat === 0
    ? svg`<circle cy="3" r="29" fill="#000000" opacity="0.22"></circle>
      <circle r="28" fill=${fill} stroke=${edge} stroke-width="3"></circle>
      <circle r="24" fill="none" stroke="#ffffff" stroke-width="3.5"></circle>`
    : svg`<path d="M0 -32L31 23H-31Z" transform="translate(0 3)" fill="#000000" opacity="0.22"></path>
      <path d="M0 -32L31 23H-31Z" fill=${fill} stroke=${edge} stroke-width="3" stroke-linejoin="round"></path>
      <path d="M0 -23L23 18H-23Z" fill="none" stroke="#ffffff" stroke-width="3.5" stroke-linejoin="round"></path>`;
}

/**
 * @typedef {object} Marks
 * @property {string | null} [last] the move to mark
 * @property {Iterable<string>} [movable] pieces that can move
 * @property {string | null} [chosen] the piece that was chosen
 * @property {Iterable<string>} [targets] where it can go
 * @property {Iterable<string>} [tiles] where a tile can go
 * @property {{ square: string, kind: string } | null} [ghost] a tile that would lie there
 * @property {Hint[]} [hints] moves with their values, the best ones first
 * @property {boolean} [turned] whether e1 is at the top left
 * @property {boolean} [coordinates] whether letters and numbers stand at the edges
 * @property {boolean} [dashed] whether the picture is only a look ahead
 */

/**
 * Draws a whole board without the stocks.
 * @param {string} view
 * @param {Marks} [marks]
 */
export function picture(view, marks = {}) {
  return svg`<svg viewBox="0 0 ${SIZE} ${SIZE}" aria-hidden="true">${inside(view, marks)}</svg>`;
}

/**
 * Draws a board with the stocks of both players above and below it.
 * @param {string} view
 * @param {Marks} [marks]
 */
export function pictureWithStocks(view, marks = {}) {
  const stocks = parse(view)?.stocks ?? [];
  const strip = (/** @type {number} */ seat) => {
    const stock = stocks[seat] ?? { b: 0, g: 0 };
    const tiles = [...'b'.repeat(stock.b), ...'g'.repeat(stock.g)];
    return svg`<g transform="translate(34 32) scale(0.62)">${pieceShape(seat)}</g>
      ${tiles.map((kind, index) => svg`<g transform=${`translate(${100 + 62 * index} 32) scale(0.52)`}>
        ${tileShape(kind)}</g>`)}`;
  };
  const [top, bottom] = marks.turned ? [0, 1] : [1, 0];
  return svg`<svg viewBox=${`0 0 ${SIZE} ${SIZE + 136}`} aria-hidden="true">
    <rect width=${SIZE} height=${SIZE + 136} rx="14" fill=${paint.surface2}></rect>
    ${strip(top)}
    <g transform="translate(0 68)">${inside(view, marks)}</g>
    <g transform=${`translate(0 ${SIZE + 70})`}>${strip(bottom)}</g>
  </svg>`;
}

/**
 * @param {string} view
 * @param {Marks} marks
 */
function inside(view, marks) {
  const position = parse(view);
  const { turned = false, chosen = null, ghost = null } = marks;
  const last = parseMove(marks.last);
  const at = (/** @type {string} */ square) => place(squareIndex(square) ?? 0, turned);
  const group = (/** @type {string} */ square, /** @type {unknown} */ shape) =>
    svg`<g transform=${`translate(${at(square).join(' ')})`}>${shape}</g>`;
  const squares = Array.from({ length: 25 }, (_, index) => squareName(index));
  return svg`
    <rect width=${SIZE} height=${SIZE} rx="18" fill=${paint.wood}></rect>
    <rect x="2" y="2" width=${SIZE - 4} height=${SIZE - 4} rx="16" fill="none" stroke=${paint.woodLine}
      stroke-width="3"></rect>
    ${marks.coordinates === false ? null : labels(turned)}
    ${squares.map((square, index) => group(square, tileShape(position?.tiles[index] ?? '.')))}
    ${last ? [last.from, last.to].map((square) =>
      group(square, lastMark(position?.tiles[squareIndex(square) ?? 0] === '.'))) : null}
    ${last?.tile ? group(last.tile.square, lastTileMark()) : null}
    ${ghost ? group(ghost.square, svg`<g opacity="0.72">${tileShape(ghost.kind)}</g>`) : null}
    ${position?.pieces.map((piece, index) => piece === '.' ? null
      : svg`<g transform=${`translate(${place(index, turned).join(' ')})`}><g data-piece=${squareName(index)}>
        ${pieceShape(piece === '1' ? 0 : 1)}</g></g>`)}
    ${chosen ? group(chosen, svg`<rect x="-46" y="-46" width="92" height="92" rx="10" fill="none"
      stroke=${paint.best} stroke-width="7"></rect>`) : null}
    ${[...marks.movable ?? []].map((square) => group(square, svg`<rect x="-46" y="-46" width="92"
      height="92" rx="10" fill="none" stroke=${paint.legal} stroke-width="4" stroke-dasharray="9 8"
      stroke-opacity="0.75"></rect>`))}
    ${[...marks.targets ?? []].map((square) => group(square, svg`<circle r="17" fill=${paint.best}
      stroke="#ffffff" stroke-width="5"></circle>`))}
    ${[...marks.tiles ?? []].filter((square) => square !== ghost?.square).map((square) => group(square,
      svg`<rect x="-14" y="-14" width="28" height="28" rx="5" fill="#ffffff" fill-opacity="0.9"
        stroke=${paint.best} stroke-width="5"></rect>`))}
    ${(marks.hints ?? []).map((hint, index) => arrow(hint, index, turned))}
    ${marks.dashed ? svg`<rect x="5" y="5" width=${SIZE - 10} height=${SIZE - 10} rx="14" fill="none"
      stroke=${paint.best} stroke-width="6" stroke-dasharray="22 16"></rect>` : null}`;
}

/**
 * Draws a move with its value: an arrow, and a small tile where one is placed.
 * @param {Hint} hint
 * @param {number} order
 * @param {boolean} turned
 */
function arrow(hint, order, turned) {
  const move = parseMove(hint.move);
  if (!move) return null;
  const [x1 = 0, y1 = 0] = place(squareIndex(move.from) ?? 0, turned);
  const [x2 = 0, y2 = 0] = place(squareIndex(move.to) ?? 0, turned);
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const end = [x2 - 26 * dx, y2 - 26 * dy];
  const [ex = 0, ey = 0] = end;
  const colour = hint.best ? paint.best : '#5a5f68';
  const label = [x1 + (x2 - x1) * 0.5, y1 + (y2 - y1) * 0.5 + (order % 3 - 1) * 6];
  const [lx = 0, ly = 0] = label;
  const width = 12 + 12 * hint.text.length;
  return svg`<g opacity=${hint.best ? 1 : 0.85}>
    <path d=${`M${x1} ${y1}L${ex} ${ey}`} stroke="#ffffff" stroke-width=${hint.best ? 15 : 10}
      stroke-linecap="round" stroke-opacity="0.7"></path>
    <path d=${`M${x1} ${y1}L${ex} ${ey}`} stroke=${colour} stroke-width=${hint.best ? 9 : 5}
      stroke-linecap="round"></path>
    <path d=${`M${x2} ${y2}L${ex - 15 * dy} ${ey + 15 * dx}L${ex + 15 * dy} ${ey - 15 * dx}Z`}
      fill=${colour} stroke="#ffffff" stroke-width="2"></path>
    ${move.tile && hint.best ? tileHint(move.tile, turned) : null}
    <rect x=${lx - width / 2} y=${ly - 15} width=${width} height="30" rx="8" fill=${colour}
      stroke="#ffffff" stroke-width="2"></rect>
    <text x=${lx} y=${ly + 8} text-anchor="middle" font-family=${paint.font} font-size="22"
      font-weight="700" fill="#ffffff">${hint.text}</text>
  </g>`;
}

/**
 * @param {{ square: string, kind: string }} tile
 * @param {boolean} turned
 */
function tileHint(tile, turned) {
  const [x = 0, y = 0] = place(squareIndex(tile.square) ?? 0, turned);
  return svg`<g transform=${`translate(${x} ${y}) scale(0.5)`}>${tileShape(tile.kind)}
    <rect x="-52" y="-52" width="104" height="104" rx="12" fill="none" stroke=${paint.best}
      stroke-width="12"></rect></g>`;
}

/**
 * Draws the mark of a square that a piece left or reached; on a tile only as a frame, so that its
 * colour stays clear.
 * @param {boolean} filled
 */
function lastMark(filled) {
  return svg`<rect x="-46" y="-46" width="92" height="92" rx="8" fill=${filled ? paint.last : 'none'} fill-opacity="0.3"
    stroke=${paint.last} stroke-width="6"></rect>`;
}

function lastTileMark() {
  return svg`<path d="M-44 -24V-44H-24M24 -44H44V-24M44 24V44H24M-24 44H-44V24" fill="none"
    stroke=${paint.last} stroke-width="7"></path>`;
}

/**
 * Returns the middle of a square in the picture.
 * @param {number} index
 * @param {boolean} turned
 */
function place(index, turned) {
  const shown = turned ? 24 - index : index;
  return [FRAME + (shown % 5 + 0.5) * SQUARE, EDGE + (Math.floor(shown / 5) + 0.5) * SQUARE];
}

/** @param {boolean} turned */
function labels(turned) {
  return [0, 1, 2, 3, 4].map((index) => {
    const place = (turned ? 4 - index : index) + 0.5;
    return svg`<text x=${FRAME + place * SQUARE} y=${SIZE - 12} text-anchor="middle" font-size="22"
        font-family=${paint.font} fill="#3d3014">${'abcde'[index]}</text>
      <text x=${FRAME / 2 - 1} y=${EDGE + place * SQUARE + 8} text-anchor="middle" font-size="22"
        font-family=${paint.font} fill="#3d3014">${5 - index}</text>`;
  });
}

/**
 * Draws the piece of a seat.
 * @param {number} seat
 */
export function seatMark(seat) {
  return svg`<svg viewBox="-36 -36 72 72" width="20" height="20" aria-hidden="true">
    ${pieceShape(seat)}</svg>`;
}

/**
 * Draws a tile as an icon.
 * @param {string} kind
 */
export function tileMark(kind) {
  return svg`<svg viewBox="-50 -50 100 100" width="26" height="26" aria-hidden="true">${tileShape(kind)}</svg>`;
}

/** Draws a small cut of a board for the first page. */
export function thumbnail() {
  const tiles = ['.b..', 'g.b.', '..g.'];
  const pieces = ['2..2', '.12.', '1..1'];
  return svg`<svg viewBox="0 0 400 300" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
    <rect width="400" height="300" fill=${paint.wood}></rect>
    ${tiles.flatMap((row, y) => [...row].map((kind, x) => {
      const piece = pieces[y]?.[x] ?? '.';
      return svg`<g transform=${`translate(${50 + 100 * x} ${50 + 100 * y})`}>${tileShape(kind)}
        ${piece === '.' ? null : pieceShape(piece === '1' ? 0 : 1)}</g>`;
    }))}
  </svg>`;
}
