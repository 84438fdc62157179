// The rules of Contrast.
import { picture, pictureWithStocks } from './drawing.js';
import { START } from './position.js';

const NO_TILES = '...../...../...../...../.....';
/** @param {string} tile */
const alone = (tile) => `...../...../..1../...../..... ...../...../..${tile}../...../..... 31-31 1`;

/** @type {import('sakiyomi/types.js').RulesSection[]} */
export const rules = [
  {
    title: 'rules-aim',
    text: ['rules-aim-text'],
    pictures: [{
      draw: () => pictureWithStocks(START),
      caption: 'rules-aim-picture',
    }],
  },
  {
    title: 'rules-move',
    text: ['rules-move-text'],
    small: true,
    pictures: [
      {
        draw: () => picture(alone('.'), { chosen: 'c3', targets: ['c4', 'c2', 'b3', 'd3'], coordinates: false }),
        caption: 'rules-move-white',
      },
      {
        draw: () => picture(alone('b'), { chosen: 'c3', targets: ['b4', 'd4', 'b2', 'd2'], coordinates: false }),
        caption: 'rules-move-black',
      },
      {
        draw: () => picture(alone('g'), {
          chosen: 'c3', targets: ['c4', 'c2', 'b3', 'd3', 'b4', 'd4', 'b2', 'd2'], coordinates: false,
        }),
        caption: 'rules-move-gray',
      },
    ],
  },
  {
    title: 'rules-jump',
    text: ['rules-jump-text'],
    pictures: [{
      draw: () => picture(`..2../...../..1../..1../..1.. ${NO_TILES} 31-31 1`, { chosen: 'c1', targets: ['c4', 'b1', 'd1'] }),
      caption: 'rules-jump-picture',
    }],
  },
  {
    title: 'rules-tile',
    text: ['rules-tile-text'],
    pictures: [{
      draw: () => picture(`22222/...../...../.1.../1.111 ...../...../..g../...../..... 30-31 2`, { last: 'b1b2+c3g' }),
      caption: 'rules-tile-picture',
    }],
  },
  {
    title: 'rules-end',
    text: ['rules-end-text'],
  },
];
