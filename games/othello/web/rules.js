// The rules of Othello.
import { picture } from './drawing.js';

const START = '---------------------------OX------XO--------------------------- X';
const BEFORE = '------------------XX------OOX------OOX----XOX------------------- X';
const AFTER = '------------------XX------XOX-----XXXX----XOX------------------- O';

/** @type {import('sakiyomi/types.js').RulesSection[]} */
export const rules = [
  {
    title: 'rules-aim',
    text: ['rules-aim-text'],
    pictures: [{
      draw: () => picture(START, { legal: ['d3', 'c4', 'f5', 'e6'] }),
      caption: 'rules-aim-picture',
    }],
  },
  {
    title: 'rules-move',
    text: ['rules-move-text', 'rules-move-must-flip'],
    pictures: [
      {
        draw: () => picture(BEFORE, { legal: ['c5'] }),
        caption: 'rules-move-before',
      },
      {
        draw: () => picture(AFTER, { last: 'c5' }),
        caption: 'rules-move-after',
      },
    ],
  },
  {
    title: 'rules-end',
    text: ['rules-end-text', 'rules-end-hint'],
  },
];
