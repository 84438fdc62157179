// Positions of Contrast: pieces, tiles, stocks and the side to move, as text.
// Rows stand from the top (rank 5) to the bottom (rank 1); a square's index is 5 * row + file.

/** @typedef {'1' | '2' | '.'} Piece */
/** @typedef {'b' | 'g' | '.'} Tile */
/** @typedef {{ b: number, g: number }} Stock */
/** @typedef {{ pieces: Piece[], tiles: Tile[], stocks: [Stock, Stock], toMove: '1' | '2' }} Position */
/** @typedef {{ from: string, to: string, tile: { kind: 'b' | 'g', square: string } | null }} Move */

const ROWS = '...../...../...../...../.....';
export const EMPTY = `${ROWS} ${ROWS} 31-31 1`;
export const START = `22222/...../...../...../11111 ${ROWS} 31-31 1`;
/** The tiles that each player has at the start. */
export const SUPPLY = { b: 3, g: 1 };

/**
 * Reads a view; returns null when it is not one.
 * @param {string} view
 * @returns {Position | null}
 */
export function parse(view) {
  const match = /^([.12/]{29}) ([.bg/]{29}) ([0-3])([01])-([0-3])([01]) ([12])$/.exec(view);
  if (!match) return null;
  const [, pieces = '', tiles = '', b1, g1, b2, g2, toMove] = match;
  const rows = (/** @type {string} */ text) => text.split('/');
  if (![pieces, tiles].every((text) => rows(text).length === 5 && rows(text).every((row) => row.length === 5))) {
    return null;
  }
  return {
    pieces: /** @type {Piece[]} */ ([...rows(pieces).join('')]),
    tiles: /** @type {Tile[]} */ ([...rows(tiles).join('')]),
    stocks: [{ b: Number(b1), g: Number(g1) }, { b: Number(b2), g: Number(g2) }],
    toMove: toMove === '2' ? '2' : '1',
  };
}

/**
 * Writes a position as a view.
 * @param {Position} position
 */
export function write({ pieces, tiles, stocks: [first, second], toMove }) {
  const rows = (/** @type {string[]} */ cells) =>
    [0, 1, 2, 3, 4].map((row) => cells.slice(5 * row, 5 * row + 5).join('')).join('/');
  return `${rows(pieces)} ${rows(tiles)} ${first.b}${first.g}-${second.b}${second.g} ${toMove}`;
}

/**
 * Returns the name of the square with this index.
 * @param {number} index
 */
export function squareName(index) {
  return `${'abcde'[index % 5]}${5 - Math.floor(index / 5)}`;
}

/**
 * Returns the index of a square, or null when there is none of that name.
 * @param {string | null | undefined} name
 */
export function squareIndex(name) {
  const match = /^([a-e])([1-5])$/.exec(name ?? '');
  if (!match) return null;
  return 'abcde'.indexOf(/** @type {string} */ (match[1])) + 5 * (5 - Number(match[2]));
}

/**
 * Reads a move such as `b1b2` or `b1b2+c3g`.
 * @param {string | null | undefined} text
 * @returns {Move | null}
 */
export function parseMove(text) {
  const match = /^([a-e][1-5])([a-e][1-5])(?:\+([a-e][1-5])([bg]))?$/.exec(text ?? '');
  if (!match) return null;
  const [, from = '', to = '', square, kind] = match;
  return { from, to, tile: square ? { kind: kind === 'g' ? 'g' : 'b', square } : null };
}

/**
 * Returns the view after the piece has moved and the tile lies there, for a look ahead. The rules
 * are the server's business: nothing is checked here.
 * @param {string} view
 * @param {Move} move
 */
export function applied(view, { from, to, tile }) {
  const position = parse(view);
  const [start, end, placed] = [squareIndex(from), squareIndex(to), squareIndex(tile?.square)];
  if (!position || start === null || end === null) return view;
  const pieces = [...position.pieces];
  pieces[end] = pieces[start] ?? '.';
  pieces[start] = '.';
  const tiles = [...position.tiles];
  const stocks = /** @type {[Stock, Stock]} */ (position.stocks.map((stock) => ({ ...stock })));
  if (tile && placed !== null) {
    tiles[placed] = tile.kind;
    const stock = stocks[position.toMove === '1' ? 0 : 1];
    stock[tile.kind] -= 1;
  }
  return write({ pieces, tiles, stocks, toMove: position.toMove === '1' ? '2' : '1' });
}

/**
 * Counts the tiles that the players have left.
 * @param {string} view
 * @returns {[number, number]}
 */
export function count(view) {
  const [first, second] = parse(view)?.stocks ?? [{ b: 0, g: 0 }, { b: 0, g: 0 }];
  return [first.b + first.g, second.b + second.g];
}

/**
 * Returns the view with one thing changed. A cell is a square; `stock-1-b`, `stock-1-g`,
 * `stock-2-b` or `stock-2-g` with a number; or `to-move` with a player.
 * A tile put on a square comes from the stock of the side to move, or of the other one when that
 * is empty, and goes back in the same way, so that the number of tiles stays right.
 * @param {string} view
 * @param {string} cell
 * @param {string} what `1`, `2` or `.` for pieces, `b`, `g` or `w` for tiles
 */
export function set(view, cell, what) {
  const position = parse(view) ?? /** @type {Position} */ (parse(EMPTY));
  if (cell === 'to-move') return write({ ...position, toMove: what === '2' ? '2' : '1' });
  const stock = /^stock-([12])-([bg])$/.exec(cell);
  if (stock) return setStock(position, stock[1] === '1' ? 0 : 1, stock[2] === 'g' ? 'g' : 'b', Number(what));
  const index = squareIndex(cell);
  if (index === null) return view;
  if (what === '1' || what === '2' || what === '.') {
    const pieces = [...position.pieces];
    pieces[index] = what;
    return write({ ...position, pieces });
  }
  return what === 'b' || what === 'g' || what === 'w' ? setTile(position, index, what) : view;
}

/**
 * @param {Position} position
 * @param {0 | 1} player
 * @param {'b' | 'g'} kind
 * @param {number} number
 */
function setStock(position, player, kind, number) {
  const stocks = /** @type {[Stock, Stock]} */ (position.stocks.map((stock) => ({ ...stock })));
  if (Number.isInteger(number)) stocks[player][kind] = Math.max(0, Math.min(SUPPLY[kind], number));
  return write({ ...position, stocks });
}

/**
 * @param {Position} position
 * @param {number} index
 * @param {'b' | 'g' | 'w'} what
 */
function setTile(position, index, what) {
  const tiles = [...position.tiles];
  const stocks = /** @type {[Stock, Stock]} */ (position.stocks.map((stock) => ({ ...stock })));
  const own = position.toMove === '1' ? 0 : 1;
  const order = /** @type {(0 | 1)[]} */ ([own, 1 - own]);
  const old = tiles[index];
  if (old === 'b' || old === 'g') {
    const back = order.find((player) => stocks[player][old] < SUPPLY[old]);
    if (back !== undefined) stocks[back][old] += 1;
  }
  tiles[index] = '.';
  if (what !== 'w' && what !== old) {
    const giver = order.find((player) => stocks[player][what] > 0);
    if (giver === undefined) return write(position);
    stocks[giver][what] -= 1;
    tiles[index] = what;
  }
  return write({ ...position, tiles, stocks });
}
