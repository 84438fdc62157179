import assert from 'node:assert/strict';
import test from 'node:test';
import { EMPTY, count, flippedBetween, parse, set, squareIndex, squareName, write } from '../position.js';
import { describe, sayMove } from '../words.js';
import { textsFor } from '../../../../web/tests/locales.js';

const [en, ja] = [textsFor('othello', 'en'), textsFor('othello', 'ja')];
const START = '---------------------------OX------XO--------------------------- X';

test('a view is read and written back', () => {
  const position = parse(START);
  assert.ok(position);
  assert.equal(position.discs[squareIndex('e4') ?? -1], 'X');
  assert.equal(position.toMove, 'X');
  assert.equal(write(position), START);
});

test('what is no view is refused', () => {
  for (const text of ['', START.slice(1), `${START}X`, START.replace('OX', 'oX'), `${START} `]) {
    assert.equal(parse(text), null, text);
  }
});

test('squares have names from a1 to h8, and a pass is no square', () => {
  assert.equal(squareName(0), 'a1');
  assert.equal(squareName(63), 'h8');
  for (let index = 0; index < 64; index += 1) assert.equal(squareIndex(squareName(index)), index);
  for (const name of ['ps', 'a9', 'i1', '', null, undefined]) assert.equal(squareIndex(name), null);
});

test('the editor puts discs, takes them away and changes the side to move', () => {
  const one = set(EMPTY, 'a1', 'X');
  const two = set(one, 'h8', 'O');
  assert.deepEqual(count(two), [1, 1]);
  assert.equal(set(two, 'h8', '-'), one);
  assert.equal(parse(set(one, 'to-move', 'O'))?.toMove, 'O');
  assert.equal(set(one, 'z9', 'X'), one);
  assert.equal(set(one, 'a2', '?'), one);
});

test('flipped discs are those that changed sides, not those that were placed', () => {
  const after = '---------------------------OX------XXX-------------------------- O';
  assert.deepEqual(flippedBetween(START, after).map(squareName), ['e5']);
  assert.deepEqual(flippedBetween('', after), []);
});

test('the position is said with the side to move, the counts and every disc', () => {
  assert.equal(describe(START, en), 'Black to move. Black 2, White 2. Black: e4, d5. White: d4, e5.');
  assert.equal(describe(START, ja), '黒の番。黒 2 個、白 2 個。黒：e4、d5。白：d4、e5。');
  assert.equal(describe('nonsense', en), '');
});

test('a pass is said as a word', () => {
  assert.deepEqual([sayMove('ps', en), sayMove('ps', ja), sayMove('f5', ja)], ['Pass', 'パス', 'f5']);
});
