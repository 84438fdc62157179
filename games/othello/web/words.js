// Othello in words.
import { count, parse, squareName } from './position.js';

/** @import { Lang } from 'sakiyomi/types.js' */

export const WORDS = {
  about: {
    en: 'Enclose discs and turn them over. Most discs win.',
    ja: 'はさんで返す。最後に石の多いほうが勝ち。',
  },
  board: { en: 'Othello board', ja: 'オセロの盤面' },
  black: { en: 'black', ja: '黒' },
  white: { en: 'white', ja: '白' },
  empty: { en: 'empty', ja: '空き' },
  legal: { en: 'legal move', ja: '打てます' },
  last: { en: 'last move', ja: '最後の手' },
  best: { en: 'best', ja: '最善' },
  eraser: { en: 'Eraser', ja: '消す' },
  palette: { en: 'Disc to put', ja: '置く石' },
  blackDisc: { en: 'Black disc', ja: '黒石' },
  whiteDisc: { en: 'White disc', ja: '白石' },
  toMove: { en: 'To move', ja: '手番' },
  blackSide: { en: 'Black', ja: '黒' },
  whiteSide: { en: 'White', ja: '白' },
  pass: { en: 'Pass', ja: 'パス' },
};

/**
 * Says the position.
 * @param {string} view
 * @param {Lang} lang
 */
export function describe(view, lang) {
  const position = parse(view);
  if (!position) return '';
  const [black, white] = count(view);
  const squares = (/** @type {string} */ disc) => position.discs
    .flatMap((found, index) => (found === disc ? [squareName(index)] : []))
    .join(lang === 'ja' ? '、' : ', ');
  if (lang === 'ja') {
    const mover = position.toMove === 'X' ? '黒' : '白';
    const list = (/** @type {string} */ disc) => squares(disc) || 'なし';
    return `${mover}の番。黒 ${black} 個、白 ${white} 個。黒：${list('X')}。白：${list('O')}。`;
  }
  const mover = position.toMove === 'X' ? 'Black' : 'White';
  const list = (/** @type {string} */ disc) => squares(disc) || 'none';
  return `${mover} to move. Black ${black}, White ${white}. Black: ${list('X')}. White: ${list('O')}.`;
}

/**
 * Says a move.
 * @param {string} move
 * @param {Lang} lang
 */
export function sayMove(move, lang) {
  return move === 'ps' ? WORDS.pass[lang] : move;
}
