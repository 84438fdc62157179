import assert from 'node:assert/strict';
import test from 'node:test';
import { step } from '../roving.js';

const size = { rows: 2, columns: (/** @type {number} */ row) => (row === 0 ? 2 : 5) };

test('arrow keys walk and stop at the edges', () => {
  assert.deepEqual(step({ row: 1, column: 4 }, 'ArrowRight', size), { row: 1, column: 4 });
  assert.deepEqual(step({ row: 1, column: 4 }, 'ArrowLeft', size), { row: 1, column: 3 });
  assert.deepEqual(step({ row: 1, column: 0 }, 'ArrowDown', size), { row: 1, column: 0 });
});

test('a shorter row is entered at its end', () => {
  assert.deepEqual(step({ row: 1, column: 4 }, 'ArrowUp', size), { row: 0, column: 1 });
});

test('Home and End lead to the ends of a row, and other keys nowhere', () => {
  assert.deepEqual(step({ row: 1, column: 2 }, 'Home', size), { row: 1, column: 0 });
  assert.deepEqual(step({ row: 1, column: 2 }, 'End', size), { row: 1, column: 4 });
  assert.equal(step({ row: 1, column: 2 }, 'x', size), null);
});
