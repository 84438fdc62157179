import assert from 'node:assert/strict';
import test from 'node:test';
import {
  EMPTY, LINES, columnIndex, columnName, count, difference, landing, parse, set, toMove, topOf, winningCells,
} from '../position.js';
import { describe } from '../words.js';
import { textsFor } from '../../../../web/tests/locales.js';

const [en, ja] = [textsFor('score-four', 'en'), textsFor('score-four', 'ja')];
/** @param {string} columns */
const dropped = (columns) => columns.split(' ').reduce((view, column) => set(view, column, 'next'), EMPTY);
/** @param {string} view */
const cells = (view) => {
  const found = parse(view);
  assert.ok(found);
  return found;
};

test('there are 76 lines, and each has four different cells', () => {
  assert.equal(LINES.length, 76);
  assert.equal(new Set(LINES.map((line) => [...line].sort((a, b) => a - b).join())).size, 76);
  assert.ok(LINES.every((line) => new Set(line).size === 4));
});

test('beads are dropped in turn and pile up', () => {
  const view = dropped('b3 b3 d1');
  assert.equal(view, '...X.....X....../.........O....../................/................');
  assert.deepEqual(count(view), [2, 1]);
  assert.equal(toMove(view), 'O');
  assert.equal(landing(cells(view), columnIndex('b3') ?? -1), 32 + 9);
  assert.equal(topOf(cells(view), columnIndex('b3')), 16 + 9);
  assert.equal(topOf(cells(view), columnIndex('a1')), null);
});

test('a full column takes no bead', () => {
  const view = dropped('a1 a1 a1 a1');
  assert.equal(landing(cells(view), 0), null);
  assert.equal(topOf(cells(view), 0), 48);
  assert.equal(set(view, 'a1', 'X'), view);
});

test('the editor lifts the highest bead, and nothing from an empty column', () => {
  const view = dropped('b3 b3');
  assert.equal(set(view, 'b3', '.'), dropped('b3'));
  assert.equal(set(EMPTY, 'b3', '.'), EMPTY);
  assert.equal(set(EMPTY, 'e5', 'X'), EMPTY);
});

test('a filled line is found, three in a line are not', () => {
  assert.deepEqual([...winningCells(cells(dropped('a1 a2 b1 b2 c1 c2 d1')))], [0, 1, 2, 3]);
  assert.equal(winningCells(cells(dropped('a1 a2 b1 b2 c1 c2'))).size, 0);
  assert.equal(winningCells([]).size, 0);
});

test('the difference of two views names the new bead', () => {
  assert.deepEqual(difference(dropped('b3'), dropped('b3 b3')), { added: [25], removed: [] });
  assert.deepEqual(difference(dropped('b3 b3'), dropped('b3')), { added: [], removed: [25] });
});

test('columns have names', () => {
  for (let index = 0; index < 16; index += 1) assert.equal(columnIndex(columnName(index)), index);
  assert.equal(columnName(16 + 9), 'b3');
  for (const name of ['e1', 'a5', '', null]) assert.equal(columnIndex(name), null);
});

test('the position is said level by level, and who has won', () => {
  assert.equal(describe(dropped('b3 b3'), en), 'Black to move. Black 1, White 1. Layer 1: black b3. Layer 2: white b3.');
  assert.equal(describe(dropped('b3'), ja), '白の番。黒 1 個、白 0 個。1 段目：黒 b3。');
  assert.match(describe(dropped('a1 a2 b1 b2 c1 c2 d1'), ja), /^黒が四つ並べました。/);
});
