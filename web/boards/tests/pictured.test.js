import assert from 'node:assert/strict';
import test from 'node:test';
import { COLUMN, LINE, WORDS, elsewhere, layout } from '../pictured/layout.js';

/** @import { Span } from '../../types.js' */

/** @type {Span[][]} */
const LINES = [
  [{ text: '   a b', tone: 'label' }],
  [
    { text: '1 ', tone: 'label' },
    { text: ' ', tone: 'plain' }, { text: '×', tone: 'first-last' },
    { text: ' ', tone: 'plain' }, { text: '·', tone: 'legal', move: 'b1' },
    { text: ' ', tone: 'plain' },
  ],
];

test('cells stand where a terminal puts their characters', () => {
  const placed = layout(LINES);
  // The two and a half columns of the labels take half their room.
  assert.equal(placed.width, 5.75 * COLUMN);
  assert.equal(placed.height, WORDS + LINE);
  assert.deepEqual(placed.cells, [[
    { x: 2.25 * COLUMN, y: WORDS + LINE / 2, text: '×', tone: 'first-last', row: 0, column: 0, move: null },
    { x: 4.25 * COLUMN, y: WORDS + LINE / 2, text: '·', tone: 'legal', row: 0, column: 1, move: 'b1' },
  ]]);
  assert.deepEqual(placed.words.map(({ text, x }) => [text, x]),
    [['a', 1.75 * COLUMN], ['b', 3.75 * COLUMN], ['1', 0]]);
});

test('wide characters take two columns', () => {
  const placed = layout([[{ text: '○', tone: 'second' }, { text: ' 手番', tone: 'plain' }, { text: '×', tone: 'first' }]]);
  assert.equal(placed.cells[0]?.[1]?.x, 6.5 * COLUMN);
  assert.deepEqual(placed.words, [{ x: 2 * COLUMN, y: LINE / 2, text: '手番', tone: 'plain' }]);
});

test('moves without a cell are offered beside the board', () => {
  assert.deepEqual(elsewhere(layout(LINES), ['b1', 'pass']), ['pass']);
  assert.deepEqual(elsewhere(layout([]), ['pass']), ['pass']);
});
