// Reviews and analysis lines: what is listed in which order, and that looking changes no finished game.
import { DESKTOP, HUMAN, PHONE, analyse, engine, expect, openGame, review, settled, test } from './fixtures.js';

/** @import { Page, WebSocketRoute } from '@playwright/test' */
/** @import { Game, ReviewPly, Score } from '../types.js' */

test.use(DESKTOP);

const MOVES = 'd3 c3 b3 e3 f5 e6 f3 d6 c4 g5 c6 c5 b6 b2 d7 b5 a1 e7 f6 d8'.split(' ');

/** @param {number} share @returns {Score} */
const chance = (share) => ({ text: { en: '' }, value: 2 * share - 1, kind: 'points', unit: 'probability', in: null, share });

/** A move of the first or second side that lost so much. @param {number} node @param {number} lost @returns {ReviewPly} */
const lost = (node, lost) => ({
  node, best: 'h8', loss: 100 * lost, mark: lost < 0.05 ? 'good' : lost < 0.1 ? 'inaccuracy' : lost < 0.2 ? 'mistake' : 'blunder',
  best_score: chance(0.5), score: chance(node % 2 === 1 ? 0.5 - lost : 0.5 + lost), turning: lost >= 0.1,
});

/** Every move of the game lost something, the first side's more and more. */
const PLIES = MOVES.map((_, index) => lost(index + 1, index % 2 === 0 ? 0.06 + index / 50 : 0.45));

/**
 * Answers reviews with what `send` is called with.
 * @param {Page} page
 * @returns {Promise<(plies: ReviewPly[], done: number) => void>}
 */
async function reviewer(page) {
  /** @type {{ socket: WebSocketRoute, request: number } | null} */
  let asked = null;
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.type === 'review') asked = { socket, request: message.request };
      else server.send(text);
    });
  });
  return (plies, done) => {
    if (!asked) throw new Error('nothing was asked');
    asked.socket.send(JSON.stringify({ type: 'review', request: asked.request, done, total: PLIES.length, plies }));
  };
}

/** Plays a game against an engine, and gives it up. @param {Page} page @returns {Promise<Game>} */
async function finished(page) {
  const game = await openGame(page, { game: 'othello', seats: [HUMAN, engine(1)], moves: MOVES });
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.locator('.status.over')).toBeVisible();
  return game;
}

test('a review lists one’s own moves, the most expensive first, five at first', async ({ page }) => {
  const send = await reviewer(page);
  await finished(page);
  await review(page);
  await expect(page.locator('progress')).toBeVisible();
  send(PLIES, PLIES.length);
  const list = page.locator('.mistakes li');
  await expect(list).toHaveCount(5);
  await expect(list.locator('.what b:first-of-type')).toHaveText(['f6', 'a1', 'd7', 'b6', 'c6']);
  await page.getByRole('button', { name: 'Show all 20' }).click();
  await expect(list).toHaveCount(20);
  // The opponent's moves cost more, and come after one's own all the same.
  await expect(list.nth(10)).toContainText('lost 45%');
  await page.getByRole('button', { name: 'Show fewer' }).click();
  await expect(list).toHaveCount(5);
});

test('a review names one turning point', async ({ page }) => {
  const send = await reviewer(page);
  await openGame(page, { game: 'othello', seats: [HUMAN, HUMAN], moves: MOVES });
  await review(page);
  await expect(page.locator('progress')).toBeVisible();
  send(PLIES, PLIES.length);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.locator('.mistakes .turning')).toHaveCount(1);
  await expect(page.locator('.move-table .turning')).toHaveCount(1);
});

test('a review shows what it has found while it goes on, the worst first', async ({ page }) => {
  const send = await reviewer(page);
  await openGame(page, { game: 'othello', seats: [HUMAN, HUMAN], moves: MOVES });
  await review(page);
  await expect(page.locator('progress')).toBeVisible();
  send(PLIES.slice(-2), 2);
  await expect(page.locator('.mistakes li')).toHaveCount(2);
  await expect(page.locator('.mistakes li').first()).toContainText('d8');
  await expect(page.locator('progress')).toHaveJSProperty('value', 2);
  send(PLIES, PLIES.length);
  await expect(page.locator('.summary')).toBeVisible();
});

test('trying a move again, and playing on from one, leaves a finished game finished', async ({ page }) => {
  const send = await reviewer(page);
  const { id } = await finished(page);
  const over = async () => Boolean((await (await page.request.get(`/api/games/${id}`)).json()).node.outcome);
  await review(page);
  await expect(page.locator('progress')).toBeVisible();
  send(PLIES, PLIES.length);
  await page.locator('.mistakes li').first().getByRole('button', { name: 'Try again from here' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.locator('.toast')).toContainText('The finished game stays as it is.');
  expect((await settled(page)).ply).toBe(18);
  expect(await over()).toBe(true);
  await page.goBack();
  await expect(page.locator('.status.over')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await settled(page);
  expect(await over()).toBe(true);
});

test('a move on the board of a finished game between two people is a new game too', async ({ page }) => {
  const { id } = await openGame(page, { game: 'score-four', seats: [HUMAN, HUMAN], moves: 'a1 b1 a2 b2 a3 c3 a4'.split(' ') });
  await expect(page.locator('.status.over')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.locator('board-score-four [data-cell=d4][data-level="1"]').click();
  await expect(page).not.toHaveURL(new RegExp(id));
  expect((await settled(page)).ply).toBe(7);
  expect(Boolean((await (await page.request.get(`/api/games/${id}`)).json()).node.outcome)).toBe(true);
});

/** What the board shows without its being played. @param {Page} page @returns {Promise<string | null>} */
const shown = (page) => page.evaluate(() => /** @type {any} */ (document.querySelector('page-game')).preview?.view ?? null);

for (const [name, use] of /** @type {const} */ ([['a desktop', DESKTOP], ['a phone', { ...PHONE, locale: 'en-US' }]])) {
  test.describe(`on ${name}`, () => {
    test.use(use);

    test('a move of a line is shown on the board, and a button plays the line as a variation', async ({ page }) => {
      await openGame(page, { game: 'othello', seats: [HUMAN, HUMAN], moves: MOVES.slice(0, 4) });
      await page.keyboard.press('ArrowLeft');
      await settled(page);
      await page.addStyleTag({ content: '* { scroll-behavior: auto !important }' });
      await analyse(page);
      await expect(page.locator('.facts .dot:not(.running)')).toBeVisible({ timeout: 30_000 });
      const third = page.locator('.lines li').last().locator('.line-move').nth(1);
      /** @param {import('@playwright/test').Locator} what */
      const press = (what) => (use.viewport.width < 500 ? what.tap() : what.click());
      await press(third);
      await expect.poll(() => shown(page)).not.toBeNull();
      const kept = await shown(page);
      // It stays when the pointer and the focus go, and nothing was played.
      await page.getByRole('tab', { name: 'Analysis' }).focus();
      await expect.poll(() => shown(page)).toBe(kept);
      expect(await page.evaluate(() => /** @type {any} */ (document.querySelector('page-game')).store.game.nodes.length)).toBe(5);
      await press(page.getByRole('button', { name: 'Play as a variation' }));
      await expect.poll(async () => (await settled(page)).ply).toBe(5);
      expect((await settled(page)).view).toBe(kept);
      expect(await shown(page)).toBeNull();
    });
  });
}

test('a line of a finished game opens as a board of its own', async ({ page }) => {
  const { id } = await finished(page);
  await page.keyboard.press('ArrowLeft');
  await analyse(page);
  await page.locator('.line-move').first().click();
  await page.getByRole('button', { name: 'Open as a new board' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  expect((await settled(page)).ply).toBe(MOVES.length);
  expect(Boolean((await (await page.request.get(`/api/games/${id}`)).json()).node.outcome)).toBe(true);
});

test('all moves of all lines are one tab stop, and the arrow keys walk over them', async ({ page }) => {
  await openGame(page, { game: 'othello', seats: [HUMAN, HUMAN], moves: MOVES.slice(0, 4) });
  await settled(page);
  await analyse(page);
  await expect(page.locator('.facts .dot:not(.running)')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.lines [tabindex="0"]')).toHaveCount(1);
  await page.locator('.lines [tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.lines li').nth(1).locator('.line-move').nth(1)).toBeFocused();
  await expect(page.locator('.status')).not.toContainText('Viewing');
});

test('every legal move has a value on request', async ({ page }) => {
  await openGame(page, { game: 'othello', seats: [HUMAN, HUMAN], moves: MOVES });
  const { legal } = await settled(page);
  expect(legal.length).toBeGreaterThan(5);
  await analyse(page);
  await page.locator('.analysis select').last().selectOption('all');
  await expect(page.locator('.lines li')).toHaveCount(legal.length);
  for (const move of legal) {
    await expect(page.locator(`board-othello [data-cell=${move}]`)).toHaveAccessibleName(/[+−]?\d/);
  }
});

test('a move has the same number in the main line, in a variation and in the status', async ({ page }) => {
  await openGame(page, { game: 'othello', seats: [HUMAN, HUMAN], moves: MOVES.slice(0, 6) });
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  const { legal } = await settled(page);
  await page.locator(`board-othello [data-cell=${legal.find((move) => move !== 'f5')}]`).click();
  await expect(page.locator('.variation')).toContainText('5.f5');
  await expect(page.locator('.move-table .number')).toHaveText(['1', '3', '5']);
  await expect(page.locator('.variation')).toContainText('6.e6');
});
