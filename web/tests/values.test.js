// What evaluations look like: one sign convention, units, marks that agree with the numbers, reasons.
import { DESKTOP, HUMAN, analyse, expect, openGame, review, settled, test } from './fixtures.js';

/** @import { Page } from '@playwright/test' */
/** @import { Score } from '../types.js' */

test.use(DESKTOP);

const SEATS = [HUMAN, HUMAN];

/**
 * Answers as an engine would, so that the numbers are known.
 * @param {Page} page
 * @param {Partial<import('../types.js').Analysis>} answer
 */
async function engineSays(page, answer) {
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.type !== 'analyze') {
        server.send(text);
        return;
      }
      socket.send(JSON.stringify({
        type: 'analysis', request: message.request, node: message.node, moves: [], depth: 9, nodes: 100, elapsed_ms: 10,
        certainty: { kind: 'depth' }, done: true, reason: null, ...answer,
      }));
    });
  });
}

/** @param {Partial<Score>} score @returns {Score} */
const score = (score) => ({ text: { en: '' }, value: 0, kind: 'points', unit: 'discs', in: null, share: 0.5, ...score });

test('bar, lines, squares and moves have one sign: a plus is good for Black, whoever is to move', async ({ page }) => {
  // White is to move, and White's best move d3 is the best for White.
  const lines = [
    { moves: ['f4', 'c5'], score: score({ value: -3.7, share: 0.3 }) },
    { moves: ['b3', 'c6'], score: score({ value: 2.1, share: 0.6 }) },
  ];
  await engineSays(page, { lines, moves: lines.map(({ moves: [move = ''], score }) => ({ move, score })) });
  await openGame(page, { game: 'othello', seats: SEATS, moves: ['f5', 'd6', 'c3', 'd3', 'c4'] });
  await settled(page);
  await analyse(page);
  await expect(page.locator('.lines li .score b')).toHaveText(['−3.7', '+2.1']);
  await expect(page.locator('.eval-bar span')).toHaveText('−3.7');
  await expect(page.locator('.eval-bar')).toHaveAccessibleName('Evaluation: White ahead by 3.7 discs');
  await expect(page.locator('board-othello [data-cell=f4]')).toHaveAccessibleName(/−3.7 best/);
  await expect(page.locator('board-othello [data-cell=b3]')).toHaveAccessibleName(/\+2.1/);
  await expect(page.locator('.move[aria-current] .value')).toHaveText('−3.7');
  await expect(page.locator('.legend')).toContainText('+ means Black is ahead');
});

test('a winning move of the second side never looks like a loss', async ({ page }) => {
  const lines = [{ moves: ['c2'], score: score({ kind: 'loss', unit: 'probability', value: -1, in: 7, share: 0 }) }];
  await engineSays(page, { lines });
  await openGame(page, { game: 'score-four', seats: SEATS, moves: ['a1'] });
  await settled(page);
  await analyse(page);
  await expect(page.locator('.lines li .score b')).toHaveText('−#7');
  await expect(page.locator('.lines li .score')).toContainText('White wins in 7');
  await expect(page.locator('.eval-bar')).toHaveAccessibleName('Evaluation: White wins in 7');
  await expect(page.locator('.legend')).toContainText('−#7 that White does');
  await expect(page.locator('page-game')).not.toContainText(/\bL7\b/);
});

test('the graph has the colour of the side that is ahead, and a scale', async ({ page }) => {
  await openGame(page, { game: 'score-four', seats: SEATS, moves: 'a1 b1 a2 b2 a3 c3 a4'.split(' ') });
  await review(page);
  await expect(page.locator('.summary')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.graph .scale')).toHaveText(/Black 100%\s*50%\s*White 100%/);
  const colours = await page.evaluate(() => ['.graph .area.seat-1', '.graph .area.seat-2'].map((name) => {
    const area = document.querySelector(name);
    return area ? getComputedStyle(area).fill : null;
  }));
  expect(colours).toEqual(['rgb(43, 46, 52)', 'rgb(251, 250, 246)']);
});

for (const [game, first, moves] of /** @type {const} */ ([
  ['score-four', 'Black', 'a1 b1 a2 b2 a3 c3 a4'],
  ['contrast', 'Player 1', 'c1c2 c5c4 c2c3 b5b4 b1b2'],
])) {
  test(`in ${game} the network's values are probabilities of winning, and say so`, async ({ page }) => {
    await openGame(page, { game, seats: SEATS, moves: moves.split(' ') });
    await review(page);
    await expect(page.locator('.summary')).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('.review .legend')).toContainText(`Numbers: ${first}’s probability of winning.`);
    await page.getByRole('button', { name: 'First position' }).click();
    await page.getByRole('button', { name: 'Next move' }).click();
    await expect(page.locator('.eval-bar span')).toHaveText(/^\d+%$/);
    await expect(page.locator('.eval-bar')).toHaveAttribute('title', /probability of winning/);
    // The bar, the list and the graph show the same value.
    const { share, height, shown } = await page.evaluate(() => {
      const { store } = /** @type {any} */ (document.querySelector('page-game'));
      const area = /** @type {HTMLElement | null} */ (document.querySelector('.eval-bar > div'));
      return {
        share: store.analyst.score(store.viewed).share, height: area?.style.height ?? '',
        shown: document.querySelector('.graph .plot')?.getAttribute('aria-valuetext') ?? '',
      };
    });
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.8);
    expect(Number.parseFloat(height)).toBeCloseTo(100 * share, 3);
    await expect(page.locator('.move[aria-current] .value')).toHaveText(`${Math.round(100 * share)}%`);
    expect(shown).toMatch(/wins with \d+%|Even/);
    await page.getByRole('button', { name: 'Previous move' }).click();
    await analyse(page);
    await expect(page.locator('.lines li .score b').first()).toHaveText(/^\d+%$/);
    await expect(page.locator('.analysis .legend')).toContainText(`${first}’s probability of winning`);
  });
}

/**
 * Answers a review with these plies.
 * @param {Page} page
 * @param {Partial<import('../types.js').ReviewPly>[]} plies
 */
async function reviewSays(page, plies) {
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.type !== 'review') {
        server.send(text);
        return;
      }
      socket.send(JSON.stringify({
        type: 'review', request: message.request, done: plies.length, total: plies.length,
        plies: plies.map((ply) => ({ best: 'e6', best_score: null, loss: 0, mark: 'good', turning: false, ...ply })),
      }));
    });
  });
}

test('a review shows the loss that decides the mark, and words where a win is proven', async ({ page }) => {
  // Twenty discs of a lead that wins anyway are an inaccuracy; four discs around zero are a mistake.
  await reviewSays(page, [
    { node: 1, mark: 'inaccuracy', loss: 20, score: score({ value: 12, share: 0.92 }), best_score: score({ value: 32, share: 0.99 }) },
    { node: 2, mark: 'mistake', loss: 4, score: score({ value: 2, share: 0.6 }), best_score: score({ value: -2, share: 0.4 }) },
    { node: 3, mark: 'blunder', loss: null, score: score({ kind: 'loss', in: 7, share: 0 }), best_score: score({ share: 0.4 }) },
    { node: 4, mark: 'blunder', loss: null, score: score({ value: 1, share: 0.55 }), best_score: score({ kind: 'loss', in: 9, share: 0 }) },
  ]);
  await openGame(page, { game: 'othello', seats: SEATS, moves: ['f5', 'd6', 'c3', 'd3', 'c4'] });
  await review(page);
  const mistakes = page.locator('.mistakes');
  await expect(mistakes.locator('li').filter({ hasText: 'Inaccuracy' })).toContainText('lost 7%');
  await expect(mistakes.locator('li').filter({ hasText: 'Mistake' })).toContainText('lost 20%');
  await expect(mistakes.locator('li').filter({ hasText: 'c3' })).toContainText('White now wins by force in 7');
  await expect(mistakes.locator('li').filter({ hasText: 'd3' })).toContainText('gave away a forced win');
  await expect(mistakes).not.toContainText(/lost (20|4)( |$)/);
  await expect(page.locator('.review .legend')).toContainText('percentage points of the probability of winning');
});

test('a board game says why a move is the best, with the sign of the page', async ({ page }) => {
  const lines = [{ moves: ['f4', 'c5'], score: score({ value: -0.1, share: 0.49 }) }];
  await engineSays(page, { lines, reason: { en: 'looking 24 plies ahead it is the best (+0.09)' } });
  await openGame(page, { game: 'othello', seats: SEATS, moves: ['f5', 'd6', 'c3', 'd3', 'c4'] });
  await settled(page);
  await analyse(page);
  // White is to move; the engine counts from White's viewpoint, the page from Black's.
  await expect(page.locator('.analysis .reason')).toHaveText('f4: looking 24 plies ahead it is the best (−0.09)');
});

test('a proof is said of each move that has one', async ({ page }) => {
  const lines = [
    { moves: ['a4'], score: score({ kind: 'win', unit: 'probability', value: 1, in: 1, share: 1 }) },
    { moves: ['d3', 'c3'], score: score({ kind: 'loss', unit: 'probability', value: -1, in: 7, share: 0 }) },
  ];
  await engineSays(page, { lines });
  await openGame(page, { game: 'score-four', seats: SEATS, moves: 'a1 b1 a2 b2 a3 c3'.split(' ') });
  await settled(page);
  await analyse(page);
  await expect(page.locator('.lines .proof')).toHaveText([
    'a4 wins: Black wins by force in 1.', 'd3 loses: White wins by force in 7.',
  ]);
});

test('what an engine thought of its move is told after the game, not to its opponent during it', async ({ page }) => {
  await openGame(page, { game: 'contrast', seats: [HUMAN, { kind: 'engine', engine: 'runner', think_ms: 100 }] });
  const { legal } = await settled(page);
  const reason = page.locator('.status .reason');
  await page.evaluate((move) => /** @type {any} */ (document.querySelector('page-game')).store.play(move), legal[0]);
  await expect.poll(async () => (await settled(page)).ply).toBe(2);
  await expect(reason).toHaveCount(0);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.locator('.status.over')).toBeVisible();
  await expect(reason).toBeVisible();
});

test('the best move on the board is the engine’s, also where another has a higher value', async ({ page }) => {
  const lines = [
    { moves: ['b2'], score: score({ unit: 'probability', value: 0.06, share: 0.53 }) },
    { moves: ['c3'], score: score({ unit: 'probability', value: 0.1, share: 0.55 }) },
  ];
  await engineSays(page, { lines });
  await openGame(page, { game: 'score-four', seats: SEATS });
  await settled(page);
  await analyse(page);
  const cell = (/** @type {string} */ name) => page.locator(`board-score-four [data-cell=${name}][data-level="1"]`);
  await expect(cell('b2')).toHaveAccessibleName(/53% best/);
  await expect(cell('c3')).toHaveAccessibleName(/55%$/);
});
