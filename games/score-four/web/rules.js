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
    title: 'rules-aim',
    text: ['rules-aim-text'],
  },
  {
    title: 'rules-move',
    text: ['rules-move-text'],
    pictures: [
      {
        draw: () => rodsPicture(SOME),
        caption: 'rules-move-rods',
      },
      {
        draw: () => levelPicture(SOME, 1, { legal: ['c3', 'b3', 'd1'] }),
        caption: 'rules-move-layer',
      },
    ],
  },
  {
    title: 'rules-lines',
    text: ['rules-lines-text'],
    small: true,
    pictures: [
      { draw: line([12, 13, 14, 15]), caption: 'rules-lines-layer' },
      { draw: line([14, 30, 46, 62]), caption: 'rules-lines-up' },
      { draw: line([12, 29, 46, 63]), caption: 'rules-lines-slant' },
      { draw: line([12, 25, 38, 51]), caption: 'rules-lines-space' },
    ],
  },
  {
    title: 'rules-end',
    text: ['rules-end-text', 'rules-end-hint'],
  },
];
