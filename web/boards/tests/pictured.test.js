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
  assert.equal(placed.width, 7 * COLUMN);
  assert.equal(placed.height, WORDS + LINE);
  assert.deepEqual(placed.cells, [[
    { x: 3.5 * COLUMN, y: WORDS + LINE / 2, text: '×', tone: 'first-last', row: 0, column: 0, move: null },
    { x: 5.5 * COLUMN, y: WORDS + LINE / 2, text: '·', tone: 'legal', row: 0, column: 1, move: 'b1' },
  ]]);
  assert.deepEqual(placed.words.map(({ text }) => text), ['   a b', '1 ']);
});

test('wide characters take two columns', () => {
  const placed = layout([[{ text: '手番 ', tone: 'plain' }, { text: '○', tone: 'second' }]]);
  assert.equal(placed.cells[0]?.[0]?.x, 5.5 * COLUMN);
});

test('moves without a cell are offered beside the board', () => {
  assert.deepEqual(elsewhere(layout(LINES), ['b1', 'pass']), ['pass']);
  assert.deepEqual(elsewhere(layout([]), ['pass']), ['pass']);
});
