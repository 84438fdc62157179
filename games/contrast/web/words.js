// Contrast in words.
import { parse, parseMove, squareName } from './position.js';

/** @import { Lang } from 'sakiyomi/types.js' */

export const WORDS = {
  about: {
    en: 'Reach the far row. The tile under a piece decides how it moves.',
    ja: '相手の陣地へ一番乗り。駒の動きは足もとのタイルで決まる。',
  },
  board: { en: 'Contrast board', ja: 'コントラストの盤面' },
  seats: [{ en: 'Player 1', ja: '先手' }, { en: 'Player 2', ja: '後手' }],
  piece: [{ en: 'piece of player 1', ja: '先手の駒' }, { en: 'piece of player 2', ja: '後手の駒' }],
  noPiece: { en: 'empty', ja: '空き' },
  tiles: {
    '.': { en: 'white square', ja: '白マス' },
    b: { en: 'black tile', ja: '黒タイル' },
    g: { en: 'gray tile', ja: '灰タイル' },
  },
  canMove: { en: 'can move', ja: '動かせます' },
  chosen: { en: 'chosen', ja: '選択中' },
  target: { en: 'can go here', ja: 'ここへ動けます' },
  tileHere: { en: 'tile can go here', ja: 'ここに置けます' },
  last: { en: 'last move', ja: '最後の手' },
  best: { en: 'best', ja: '最善' },
  stock: { en: 'Tiles of {player}', ja: '{player}の持ちタイル' },
  stockSays: { en: '{player}: {b} black and {g} gray tiles', ja: '{player}：黒 {b} 枚、灰 {g} 枚' },
  askPiece: { en: 'Choose a piece to move.', ja: '動かす駒を選んでください。' },
  askTarget: { en: 'Choose where it goes.', ja: '行き先を選んでください。' },
  askTile: {
    en: 'Place a tile on a marked square, or none.',
    ja: '印のマスにタイルを置くか、「置かない」を選んでください。',
  },
  black: { en: 'Black', ja: '黒' },
  gray: { en: 'Gray', ja: '灰' },
  noTile: { en: 'No tile', ja: '置かない' },
  cancel: { en: 'Cancel', ja: '取り消す' },
  blackTile: { en: 'Black tile', ja: '黒タイル' },
  grayTile: { en: 'Gray tile', ja: '灰タイル' },
  noTilePiece: { en: 'Remove tile', ja: 'タイルを取る' },
  eraser: { en: 'Remove piece', ja: '駒を取る' },
  palette: { en: 'Put', ja: '置くもの' },
  toMove: { en: 'To move', ja: '手番' },
  fewer: { en: 'One less', ja: '1 枚減らす' },
  more: { en: 'One more', ja: '1 枚増やす' },
};

/**
 * Says the position.
 * @param {string} view
 * @param {Lang} lang
 */
export function describe(view, lang) {
  const position = parse(view);
  if (!position) return '';
  const { pieces, tiles, stocks, toMove } = position;
  const comma = lang === 'ja' ? '、' : ', ';
  const where = (/** @type {string[]} */ cells, /** @type {string} */ what) => cells
    .flatMap((found, index) => (found === what ? [squareName(index)] : [])).join(comma)
    || (lang === 'ja' ? 'なし' : 'none');
  const parts = lang === 'ja'
    ? [
      `${toMove === '1' ? '先手' : '後手'}の番`,
      `先手の駒：${where(pieces, '1')}`, `後手の駒：${where(pieces, '2')}`,
      `黒タイル：${where(tiles, 'b')}`, `灰タイル：${where(tiles, 'g')}`,
      ...stocks.map(({ b, g }, seat) => `${seat === 0 ? '先手' : '後手'}の持ちタイルは黒 ${b} 枚、灰 ${g} 枚`),
    ]
    : [
      `Player ${toMove} to move`,
      `Player 1 on ${where(pieces, '1')}`, `Player 2 on ${where(pieces, '2')}`,
      `Black tiles: ${where(tiles, 'b')}`, `Gray tiles: ${where(tiles, 'g')}`,
      ...stocks.map(({ b, g }, seat) => `Player ${seat + 1} has ${b} black and ${g} gray tiles left`),
    ];
  return parts.join(lang === 'ja' ? '。' : '. ') + (lang === 'ja' ? '。' : '.');
}

/**
 * Says a move.
 * @param {string} text
 * @param {Lang} lang
 */
export function sayMove(text, lang) {
  const move = parseMove(text);
  if (!move) return text;
  const { from, to, tile } = move;
  if (lang === 'ja') {
    const kind = tile?.kind === 'g' ? '灰タイル' : '黒タイル';
    return `${from} から ${to}${tile ? `、${tile.square} に${kind}` : ''}`;
  }
  return `${from} to ${to}${tile ? `, ${tile.kind === 'g' ? 'gray' : 'black'} tile on ${tile.square}` : ''}`;
}
