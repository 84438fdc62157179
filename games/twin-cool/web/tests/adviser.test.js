import assert from 'node:assert/strict';
import test from 'node:test';
import { START, add, asideUnknown, pick, question, read, undo, untouched, write } from '../adviser/told.js';

const HAND = ['A1', 'B2', 'C3', 'D4', 'E5'];
const ASIDE = ['A9', 'B1', 'B4', 'C6', 'C7', 'F1', 'F5', 'F8', 'H1', 'H10'];
/** @param {string[]} cards */
const picked = (told = START, cards = HAND) => cards.reduce(pick, told);

test('ten cards set aside lead on to the hand, and five cards in hand to the game', () => {
  const aside = picked(START, ASIDE);
  assert.equal(aside.stage, 'hand');
  const game = picked(aside, HAND);
  assert.deepEqual([game.stage, game.aside, game.hand], ['game', ASIDE, HAND]);
});

test('a second click takes a card back', () => {
  assert.deepEqual(picked(START, ['A9', 'B1', 'A9']).aside, ['B1']);
});

test('a card that was set aside cannot be in the hand', () => {
  const told = pick(picked(START, ASIDE), 'A9');
  assert.deepEqual(told.hand, []);
});

test('unknown cards are not part of the question', () => {
  const told = add(picked(asideUnknown(START)), 'play C3>1');
  assert.deepEqual(question(told, 'expert', 500), { hand: HAND, steps: ['play C3>1'], engine: 'expert', think_ms: 500 });
  assert.deepEqual(question(picked(picked(START, ASIDE)), 'expert', 500).set_aside, ASIDE);
});

test('undo takes back steps, then the hand, then the cards set aside', () => {
  let told = add(picked(picked(START, ASIDE)), 'play C3>1');
  told = undo(told);
  assert.deepEqual([told.stage, told.steps], ['game', []]);
  told = undo(told);
  assert.deepEqual([told.stage, told.hand.length], ['hand', 4]);
  for (let count = 0; count < 4; count += 1) told = undo(told);
  assert.deepEqual([told.stage, told.hand, told.aside?.length], ['hand', [], 10]);
  told = undo(told);
  assert.deepEqual([told.stage, told.aside?.length], ['aside', 9]);
  for (let count = 0; count < 9; count += 1) told = undo(told);
  assert.ok(untouched(told));
  assert.ok(untouched(undo(asideUnknown(START))));
});

test('a game is saved as the text that the terminal reads, and comes back', () => {
  const told = add(add(picked(asideUnknown(START)), 'play C3>1'), 'draw C9');
  const text = 'twin-cool advice 1\nhand A1 B2 C3 D4 E5\naside unknown\nplay C3>1\ndraw C9\n';
  assert.equal(write(told), text);
  assert.deepEqual(read(text), told);
  assert.deepEqual(read(text.replaceAll('\n', '\r\n')), told);
  const known = picked(picked(START, ASIDE));
  assert.deepEqual(read(write(known)), known);
});

test('a set-up that is not finished is kept too', () => {
  const told = picked(START, ['A9', 'B1']);
  assert.deepEqual(read(write(told)), told);
  const hand = picked(asideUnknown(START), ['A1', 'B2']);
  assert.deepEqual(read(write(hand)), hand);
});

test('other texts are refused', () => {
  for (const text of ['', 'twin-cool advice 2', 'twin-cool advice 1\nhand A1 A1\naside unknown\n',
    'twin-cool advice 1\nhand A1 B2 C3 D4 E5\naside unknown\nplay C3\n', 'twin-cool advice 1\nhand Z1\naside unknown\n']) {
    assert.equal(read(text), null, text);
  }
});
