// The rules of Twin Cool.
import { svg } from 'lit';
import { paint } from 'sakiyomi/boards/paint.js';
import { cardShape, picture } from './drawing.js';

/**
 * Draws cards in a row, with a sign between the first and the rest.
 * @param {string[]} cards
 * @param {string} [sign]
 */
function row(cards, sign) {
  const gap = sign ? 60 : 0;
  const width = cards.length * 152 + gap;
  return svg`<svg viewBox=${`0 0 ${width} 200`} aria-hidden="true">
    ${cards.map((card, index) => svg`<g transform=${`translate(${4 + 152 * index + (index > 0 ? gap : 0)} 2)`}>
      ${cardShape(card)}</g>`)}
    ${sign ? svg`<text x=${152 + gap / 2 - 4} y="116" text-anchor="middle" font-family=${paint.font} font-size="56"
      fill=${paint.muted}>${sign}</text>` : null}
  </svg>`;
}

/** @type {import('sakiyomi/types.js').RulesSection[]} */
export const rules = [
  {
    title: 'rules-aim',
    text: ['rules-aim-text', 'rules-aim-cards'],
    pictures: [{
      draw: () => picture({ hand: ['A1', 'C10', 'F4', 'G7', 'H1'], slots: ['C2', null], deck: 64 }),
      caption: 'rules-aim-picture',
    }],
  },
  {
    title: 'rules-move',
    text: ['rules-move-text', 'rules-move-end'],
    pictures: [
      { draw: () => row(['C2', 'C10', 'F2'], '←'), caption: 'rules-move-picture' },
    ],
  },
  {
    title: 'rules-points',
    text: ['rules-points-text'],
    table: {
      head: ['rules-points-hand', 'rules-points-points'],
      rows: [
        ['pattern-suit-run', 50],
        ['pattern-five', 5],
        ['pattern-run', 2],
        ['pattern-four', 1],
      ],
    },
    pictures: [{ draw: () => row(['B3', 'B4', 'B5', 'B6', 'B7']), caption: 'rules-points-picture' }],
  },
  {
    title: 'rules-modes',
    text: ['rules-modes-text', 'rules-modes-adviser'],
  },
];
