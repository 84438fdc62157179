import assert from 'node:assert/strict';
import test from 'node:test';
import {
  CARDS, arranged, count, deckOrder, isCard, parse, parseMove, patternOf, slotsFor, stateOf,
} from '../view.js';
import { describe, sayMove } from '../words.js';
import { textsFor } from '../../../../web/tests/locales.js';

const [en, ja] = [textsFor('twin-cool', 'en'), textsFor('twin-cool', 'ja')];
const KNOWN = 'A1,C10,F4,G7,H1 C2,- 1 known 64 C2 A9,B1,B4,C3,C6,C7,F1,F5,F8,H10';
const UNKNOWN = 'A1,C10,F4,G7,H1 -,- 0 unknown 65 -';

test('a view is read with and without the cards set aside', () => {
  const known = parse(KNOWN);
  assert.ok(known);
  assert.deepEqual(known.slots, ['C2', null]);
  assert.deepEqual([known.hand.length, known.points, known.deck, known.played, known.setAside?.length], [5, 1, 64, ['C2'], 10]);
  const unknown = parse(UNKNOWN);
  assert.deepEqual([unknown?.setAside, unknown?.played, unknown?.slots], [null, [], [null, null]]);
});

test('what is no view is refused', () => {
  const spoilt = [KNOWN.replace('A1', 'A0'), KNOWN.replace('C2,-', 'C2'), UNKNOWN.replace('65', 'x'), KNOWN.replace('known', 'perhaps')];
  for (const text of ['', `${UNKNOWN} A1`, ...spoilt]) {
    assert.equal(parse(text), null, text);
  }
});

test('there are 80 cards and each is one', () => {
  assert.equal(CARDS.length, 80);
  assert.ok(CARDS.every(isCard));
  assert.ok(['A11', 'I1', 'A', '', 'A01'].every((text) => !isCard(text)));
});

test('each card is somewhere', () => {
  const view = parse(KNOWN);
  assert.ok(view);
  const states = Object.fromEntries(['C2', 'A1', 'A9', 'E5'].map((card) => [card, stateOf(view, card)]));
  assert.deepEqual(states, { C2: 'slot1', A1: 'hand', A9: 'aside', E5: 'unseen' });
  assert.equal(stateOf({ ...view, slots: [null, 'D3'] }, 'C2'), 'played');
});

test('the deck of a practice position is read in its order', () => {
  assert.deepEqual(deckOrder('A1,B2,C3,D4,E5 -,- 0 unknown H1,A9,C4 A2'), ['H1', 'A9', 'C4']);
  assert.deepEqual(deckOrder('A1 C2,- 0 unknown - A2'), []);
  assert.equal(deckOrder(null), null);
});

test('a card goes where the legal moves say', () => {
  const legal = ['C10>1', 'A1>2', 'C10>2'];
  assert.deepEqual(slotsFor(legal, 'C10'), [1, 2]);
  assert.deepEqual(slotsFor(legal, 'A1'), [2]);
  assert.deepEqual(slotsFor(legal, 'A10'), []);
  assert.deepEqual(slotsFor(legal, null), []);
  assert.deepEqual(parseMove('A10>2'), { card: 'A10', slot: 2 });
  assert.equal(parseMove('A10>3'), null);
});

test('cards of the hand keep their places when one is played and one is drawn', () => {
  const first = arranged([], ['A1', 'B2', 'C3', 'D4', 'E5']);
  assert.deepEqual(arranged(first, ['A1', 'A9', 'B2', 'D4', 'E5']), ['A1', 'B2', 'A9', 'D4', 'E5']);
  assert.deepEqual(arranged(first, ['A1', 'B2', 'D4', 'E5']), ['A1', 'B2', null, 'D4', 'E5']);
  assert.deepEqual(arranged(first, ['F1', 'F2', 'F3', 'F4', 'F5']), ['F1', 'F2', 'F3', 'F4', 'F5']);
});

test('the best pattern of a hand is named with its points', () => {
  const points = (/** @type {string} */ hand) => patternOf(hand.split(' '))?.points ?? 0;
  assert.equal(points('A3 A4 A5 A6 A7'), 50);
  assert.equal(points('A3 B3 C3 D3 E3'), 5);
  assert.equal(points('A3 B4 A5 A6 A7'), 2);
  assert.equal(points('A3 B3 C3 D3 E4'), 1);
  assert.equal(points('A3 B3 C3 D3'), 1);
  assert.equal(points('A9 A10 A1 A2 A3'), 0);
  assert.equal(patternOf([]), null);
});

test('cards played and points are counted', () => {
  assert.deepEqual(count(KNOWN), [1, 1]);
});

test('views and moves are said in both languages', () => {
  assert.equal(sayMove('A10>1', en), 'A10 on slot 1');
  assert.equal(sayMove('A10>1', ja), 'A10 をスロット 1 に出す');
  assert.equal(describe(KNOWN, en),
    'Hand: A1, C10, F4, G7, H1. Slot 1: C2. Slot 2: empty. 64 cards in the deck. 1 card played, 1 point.');
  assert.match(describe(UNKNOWN, ja), /^手札は A1、C10、F4、G7、H1。スロット 1：空き。スロット 2：空き。/);
});
