import assert from 'node:assert/strict';
import test from 'node:test';
import { NOTHING, back, choose, placements, sources, take, targets, withoutTile } from '../draft.js';
import { EMPTY, START, applied, count, parse, parseMove, set, squareIndex, squareName, write } from '../position.js';
import { describe, sayMove } from '../words.js';
import { textsFor } from '../../../../web/tests/locales.js';

const [en, ja] = [textsFor('contrast', 'en'), textsFor('contrast', 'ja')];
const LEGAL = ['b1b2', 'b1b2+c3b', 'b1b2+c3g', 'b1b2+b1g', 'c1c2', 'd4d5', 'd4d5+a2b'];

test('a view is read and written back', () => {
  for (const view of [START, EMPTY, '22.22/..2../...../.1.../1.111 ...../.b.../..g../...../..... 21-30 2']) {
    const position = parse(view);
    assert.ok(position);
    assert.equal(write(position), view);
  }
  for (const text of ['', START.slice(1), START.replace('31-31', '41-31'), START.replace('22222', '2222'), `${START} `]) {
    assert.equal(parse(text), null, text);
  }
});

test('squares have names with rank 5 at the top', () => {
  assert.equal(squareName(0), 'a5');
  assert.equal(squareName(24), 'e1');
  for (let index = 0; index < 25; index += 1) assert.equal(squareIndex(squareName(index)), index);
});

test('moves are read with and without a tile', () => {
  assert.deepEqual(parseMove('b1b2'), { from: 'b1', to: 'b2', tile: null });
  assert.deepEqual(parseMove('b1b2+c3g'), { from: 'b1', to: 'b2', tile: { kind: 'g', square: 'c3' } });
  for (const text of ['b1', 'b1b2+c3', 'b1b2+c3w', 'b1b6', '', null]) assert.equal(parseMove(text), null);
});

test('a look ahead moves the piece, lays the tile and takes it from the stock', () => {
  const move = parseMove('b1b2+c3g');
  assert.ok(move);
  assert.equal(applied(START, move),
    '22222/...../...../.1.../1.111 ...../...../..g../...../..... 30-31 2');
});

test('a move is made in two steps out of legal moves alone', () => {
  assert.deepEqual([...sources(LEGAL)], ['b1', 'c1', 'd4']);
  const piece = choose(NOTHING, 'b1', LEGAL, '1');
  assert.deepEqual(piece, { draft: { from: 'b1', to: null, kind: null }, move: null });
  assert.deepEqual([...targets(LEGAL, 'b1')], ['b2']);
  const gone = choose(piece.draft, 'b2', LEGAL, '1');
  assert.deepEqual(gone, { draft: { from: 'b1', to: 'b2', kind: 'b' }, move: null });
  assert.deepEqual(placements(LEGAL, 'b1', 'b2'), { b: new Set(['c3']), g: new Set(['c3', 'b1']) });
  assert.equal(choose(gone.draft, 'c3', LEGAL, '1').move, 'b1b2+c3b');
  assert.equal(choose(take(gone.draft, 'g', LEGAL), 'b1', LEGAL, '1').move, 'b1b2+b1g');
  assert.equal(choose(gone.draft, 'b1', LEGAL, '1').move, null);
  assert.equal(withoutTile(gone.draft, LEGAL), 'b1b2');
});

test('a move without a choice of tiles is finished at once', () => {
  const { draft, move } = choose({ ...NOTHING, from: 'c1' }, 'c2', LEGAL, '1');
  assert.deepEqual([draft, move], [NOTHING, 'c1c2']);
});

test('a piece that reaches the goal asks for no tile', () => {
  assert.equal(choose({ ...NOTHING, from: 'd4' }, 'd5', LEGAL, '1').move, 'd4d5');
  assert.equal(choose({ ...NOTHING, from: 'd4' }, 'd5', LEGAL, '2').move, null);
});

test('another piece can be chosen, the same one is let go, and other squares choose nothing', () => {
  const draft = { ...NOTHING, from: 'b1' };
  assert.equal(choose(draft, 'c1', LEGAL, '1').draft.from, 'c1');
  assert.deepEqual(choose(draft, 'b1', LEGAL, '1').draft, NOTHING);
  assert.deepEqual(choose(draft, 'e5', LEGAL, '1').draft, NOTHING);
});

test('cancelling goes back one step', () => {
  assert.deepEqual(back({ from: 'b1', to: 'b2', kind: 'g' }), { ...NOTHING, from: 'b1' });
  assert.deepEqual(back({ ...NOTHING, from: 'b1' }), NOTHING);
});

test('a kind of tile that cannot be placed is not taken', () => {
  const draft = { from: 'd4', to: 'd5', kind: /** @type {const} */ ('b') };
  assert.equal(take(draft, 'g', LEGAL), draft);
});

test('the editor keeps the number of tiles right', () => {
  const black = set(START, 'c3', 'b');
  assert.equal(black, START.replace('..... 31-31', '..... 21-31').replace('11111 ...../...../.....', '11111 ...../...../..b..'));
  assert.equal(set(black, 'c3', 'w'), START);
  assert.equal(set(black, 'c3', 'b'), START, 'the same tile again takes it away');
  assert.equal(parse(set(black, 'c3', 'g'))?.stocks[0].b, 3);
  let view = START;
  for (const square of ['a2', 'b2', 'c2', 'd2', 'e2', 'a3', 'b3']) view = set(view, square, 'b');
  assert.equal(parse(view)?.tiles.filter((tile) => tile === 'b').length, 6, 'six black tiles are all there are');
  assert.deepEqual(count(view), [1, 1]);
});

test('the editor changes pieces, stocks and the side to move', () => {
  assert.equal(parse(set(START, 'c3', '1'))?.pieces[12], '1');
  assert.equal(parse(set(START, 'c1', '.'))?.pieces[22], '.');
  assert.deepEqual(parse(set(START, 'stock-2-b', '9'))?.stocks[1], { b: 3, g: 1 });
  assert.deepEqual(parse(set(START, 'stock-2-g', '0'))?.stocks[1], { b: 3, g: 0 });
  assert.equal(parse(set(START, 'to-move', '2'))?.toMove, '2');
  assert.equal(set(START, 'z9', '1'), START);
});

test('positions and moves are said in both languages', () => {
  assert.equal(sayMove('b1b2+c3g', en), 'b1 to b2, gray tile on c3');
  assert.equal(sayMove('b1b2+c3g', ja), 'b1 から b2、c3 に灰タイル');
  assert.equal(sayMove('b1b2', en), 'b1 to b2');
  assert.match(describe(START, en), /^Player 1 to move\. Player 1 on a1, b1, c1, d1, e1\. Player 2 on a5/);
  assert.match(describe(START, ja), /^先手の番。先手の駒：a1、b1、c1、d1、e1。/);
});
