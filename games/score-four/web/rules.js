// The rules of Score Four.
import { levelPicture, rodsPicture } from './drawing.js';
import { EMPTY, parse, set, write } from './position.js';

/**
 * Returns a position in which black has these cells, and white what they lie on.
 * @param {number[]} cells
 */
function lineOf(cells) {
  const found = parse(EMPTY) ?? [];
  for (const cell of cells) {
    for (let below = cell - 16; below >= 0; below -= 16) if (found[below] === '.') found[below] = 'O';
    found[cell] = 'X';
  }
  return write(found);
}

/** @param {string} columns */
function dropped(columns) {
  return columns.split(' ').reduce((view, column) => set(view, column, 'next'), EMPTY);
}

/** @type {(cells: number[]) => () => import('lit').TemplateResult} */
const line = (cells) => () => rodsPicture(lineOf(cells), { labels: false, box: '-296 -245 592 500' });
const SOME = dropped('b2 c3 b2 c2 c2 b3 d1');

/** @type {import('sakiyomi/types.js').RulesSection[]} */
export const rules = [
  {
    title: { en: 'The aim', ja: '目的' },
    text: [{
      en: 'Sixteen rods stand in a square of 4 by 4. Black and White drop beads on them in turn. Who first has four beads of the own colour in a straight line wins. Black begins.',
      ja: '4×4 に並んだ 16 本の棒に、黒と白が交互に玉を落とします。自分の玉を先に一直線に四つ並べたほうが勝ちです。黒が先に打ちます。',
    }],
  },
  {
    title: { en: 'A move', ja: '玉の落とし方' },
    text: [{
      en: 'Choose a rod. The bead falls on it to the lowest free place. A rod holds four beads; a full one takes no more. Beads are never moved or taken.',
      ja: '棒を 1 本選ぶと、玉はその棒の空いている一番下まで落ちます。1 本に入るのは 4 個までです。置いた玉は動かせず、取られることもありません。',
    }],
    pictures: [
      {
        draw: () => rodsPicture(SOME),
        caption: { en: 'The rods: letters from left to right, numbers from back to front.', ja: '棒の名前は左から a〜d、奥から 1〜4' },
      },
      {
        draw: () => levelPicture(SOME, 1, { legal: ['c3', 'b3', 'd1'] }),
        caption: {
          en: 'Level 2 as a flat board. The dots show where a bead would come to rest on this level.',
          ja: '2段目を上から見た図。点は、いま落とすとこの段で止まるところ',
        },
      },
    ],
  },
  {
    title: { en: 'Lines of four', ja: '四目の形' },
    text: [{
      en: 'A line may run along a level, straight up, slantwise up a wall, or from corner to corner through the whole space. There are 76 of them.',
      ja: '同じ段の縦・横・斜め、真上、段をまたぐ斜め、立体の対角線のどれでもかまいません。全部で 76 本あります。',
    }],
    small: true,
    pictures: [
      { draw: line([12, 13, 14, 15]), caption: { en: 'along a level', ja: '同じ段' } },
      { draw: line([14, 30, 46, 62]), caption: { en: 'straight up', ja: '真上' } },
      { draw: line([12, 29, 46, 63]), caption: { en: 'slantwise up', ja: '段をまたぐ斜め' } },
      { draw: line([12, 25, 38, 51]), caption: { en: 'through space', ja: '立体の対角線' } },
    ],
  },
  {
    title: { en: 'The end', ja: '終局' },
    text: [{
      en: 'The game ends with the first line of four. If all 64 places are full without a line, it is a draw.',
      ja: '四つ並んだ時点で終わりです。並ばないまま 64 か所がすべて埋まれば引き分けです。',
    }, {
      en: 'Keep in mind that each bead also makes a place for the one above it: a good place for you may first have to be opened by the other side.',
      ja: '玉を置くと、その真上に次の玉が置けるようになります。相手に良い場所を開けてしまわないよう気をつけましょう。',
    }],
  },
];
