// Score Four in words.
import { LEVELS, columnName, count, parse, toMove, winningCells } from './position.js';

/** @import { Lang } from 'sakiyomi/types.js' */

export const WORDS = {
  about: {
    en: 'Drop beads into a cube of 4×4×4. Four in a line win, in any direction.',
    ja: '4×4×4 の立体に玉を積む。縦・横・斜めに四つ並べば勝ち。',
  },
  board: { en: 'Score Four, its four levels as flat boards', ja: '立体四目の盤面（4 つの段を平面で表示）' },
  level: { en: 'Level {n}', ja: '{n}段目' },
  bottom: { en: 'bottom', ja: '一番下' },
  top: { en: 'top', ja: '一番上' },
  black: { en: 'black bead', ja: '黒玉' },
  white: { en: 'white bead', ja: '白玉' },
  empty: { en: 'empty', ja: '空き' },
  legal: { en: 'a bead lands here', ja: 'ここに積めます' },
  falls: { en: 'a bead would fall to level {n}', ja: '玉は {n}段目に落ちます' },
  last: { en: 'last move', ja: '最後の手' },
  line: { en: 'winning line', ja: '勝ちの列' },
  best: { en: 'best', ja: '最善' },
  turn: { en: 'Drag to turn, scroll or pinch to zoom', ja: 'ドラッグで回転、スクロールやピンチで拡大縮小' },
  reset: { en: 'Reset view', ja: '視点を戻す' },
  tapAgain: { en: 'Tap again to drop on {column}', ja: 'もう一度タップで {column} に落とします' },
  landsOn: { en: '{column}, level {n}', ja: '{column} の {n}段目' },
  noWebgl: {
    en: 'This browser shows no 3D graphics here, so the flat boards stand alone.',
    ja: 'このブラウザーでは 3D 表示が使えないため、平面の盤だけを表示しています。',
  },
  palette: { en: 'Bead to drop', ja: '落とす玉' },
  next: { en: 'In turn', ja: '交互に' },
  blackBead: { en: 'Black bead', ja: '黒玉' },
  whiteBead: { en: 'White bead', ja: '白玉' },
  lift: { en: 'Lift the top bead', ja: '一番上の玉を取る' },
};

/**
 * Says the position.
 * @param {string} view
 * @param {Lang} lang
 */
export function describe(view, lang) {
  const cells = parse(view);
  if (!cells) return '';
  const [black, white] = count(view);
  const won = winningCells(cells);
  const [winner] = won;
  const comma = lang === 'ja' ? '、' : ', ';
  const beads = (/** @type {number} */ level, /** @type {string} */ bead) => cells
    .flatMap((found, cell) => (found === bead && Math.floor(cell / 16) === level ? [columnName(cell)] : []))
    .join(comma);
  const levels = Array.from({ length: LEVELS }, (_, level) => {
    const [x, o] = [beads(level, 'X'), beads(level, 'O')];
    if (!x && !o) return '';
    const list = lang === 'ja'
      ? [x && `黒 ${x}`, o && `白 ${o}`] : [x && `black ${x}`, o && `white ${o}`];
    const said = list.filter(Boolean).join(lang === 'ja' ? '、' : '; ');
    return lang === 'ja' ? `${level + 1}段目：${said}。` : ` Level ${level + 1}: ${said}.`;
  }).join('');
  if (lang === 'ja') {
    const state = winner === undefined
      ? `${toMove(view) === 'X' ? '黒' : '白'}の番。` : `${cells[winner] === 'X' ? '黒' : '白'}が四つ並べました。`;
    return `${state}黒 ${black} 個、白 ${white} 個。${levels}`;
  }
  const state = winner === undefined
    ? `${toMove(view) === 'X' ? 'Black' : 'White'} to move.` : `${cells[winner] === 'X' ? 'Black' : 'White'} has four in a line.`;
  return `${state} Black ${black}, White ${white}.${levels}`;
}

/**
 * Says a move.
 * @param {string} move
 */
export function sayMove(move) {
  return move;
}
