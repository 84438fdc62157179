// A game never scrolls the page: the board stays in sight, and what stands beside it scrolls by itself.
import { DESKTOP, HUMAN, PHONE, engine, expect, openGame, settled, test } from './fixtures.js';

/** @import { Locator, Page } from '@playwright/test' */

/** A whole game of Othello between beginners. */
const LONG = ('d3 c5 c6 e3 f3 f2 e2 d6 g1 e1 f1 g2 h1 g3 h3 h4 g4 h2 f5 g5 d7 d1 c1 b7 a8 c4 d2 f4 b6 e6 g6 h5 h6 '
  + 'c3 f6 g7 g8 a6 f7 b4 a5 c8 b5 b3 a3 a2 d8 c2 a1 a4 b1 h8 e7 e8 a7 f8 b2 ps c7 ps h7').split(' ');

/** @param {Page} page @returns {Promise<{ down: number, across: number }>} how far the page could be scrolled */
const scrollable = (page) => page.evaluate(() => {
  const parts = [document.documentElement, ...document.querySelectorAll('main')];
  return {
    down: Math.max(...parts.map((part) => part.scrollHeight - part.clientHeight)),
    across: Math.max(...parts.map((part) => part.scrollWidth - part.clientWidth)),
  };
});

/** @param {Page} page @param {Locator} part */
async function expectInSight(page, part) {
  const box = await part.boundingBox();
  const size = page.viewportSize();
  if (!box || !size) throw new Error('it is not there');
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(size.height + 1);
  expect(box.x + box.width).toBeLessThanOrEqual(size.width + 1);
}

const BOARDS = {
  othello: 'board-othello .cells', 'score-four': 'board-score-four .room', contrast: 'board-contrast .cells', 'twin-cool': 'board-twin-cool .play',
};

for (const [name, viewport] of /** @type {const} */ ([
  ['a desktop', { width: 1280, height: 800 }],
  ['a small laptop', { width: 1024, height: 640 }],
  ['a tablet', { width: 768, height: 1024 }],
  ['a phone', { width: 390, height: 844 }],
  ['a small phone', { width: 360, height: 640 }],
  ['a phone on its side', { width: 740, height: 360 }],
])) {
  test(`no game scrolls the page on ${name}, and its board is in sight`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    for (const [game, part] of Object.entries(BOARDS)) {
      // Cards and slots need their width on a phone that lies on its side; there the table scrolls.
      const seats = game === 'twin-cool' ? [HUMAN] : [HUMAN, HUMAN];
      await openGame(page, { game, seats, ...(game === 'twin-cool' ? { seed: 3, mode: 'practice' } : {}) });
      await settled(page);
      const board = page.locator(part);
      await expect(board).toBeVisible();
      await expect.poll(() => scrollable(page), game).toEqual({ down: 0, across: 0 });
      if (game !== 'twin-cool' || viewport.height > 400) await expectInSight(page, board);
      await expectInSight(page, page.getByRole('tablist'));
      for (const tab of ['Analysis', 'Review', 'Share', 'Moves']) {
        await page.getByRole('tab', { name: tab }).click();
        await expect.poll(() => scrollable(page), `${game}, ${tab}`).toEqual({ down: 0, across: 0 });
      }
    }
  });
}

for (const [name, use] of /** @type {const} */ ([['desktop', DESKTOP], ['phone', { ...PHONE, locale: 'en-US' }]])) {
  test.describe(`on a ${name}`, () => {
    test.use(use);

    test('everything fits when a game is over, and when an earlier move is looked at', async ({ page }) => {
      for (const game of ['othello', 'contrast']) {
        await openGame(page, { game, seats: [HUMAN, engine(1)], moves: game === 'othello' ? LONG.slice(0, 12) : [] });
        await settled(page);
        await page.getByRole('button', { name: 'Resign' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
        await expect(page.locator('.status.over')).toBeVisible();
        await expect.poll(() => scrollable(page), game).toEqual({ down: 0, across: 0 });
        await expectInSight(page, page.getByRole('button', { name: 'New game' }).or(page.getByRole('link', { name: 'New game' })));
        await page.getByRole('button', { name: 'First position' }).click({ force: true });
        await expect.poll(() => scrollable(page), game).toEqual({ down: 0, across: 0 });
      }
    });

    test('the board stays while a review is read, a mistake is chosen and tried again', async ({ page }) => {
      await openGame(page, { game: 'othello', seats: [HUMAN, HUMAN], moves: LONG });
      const board = page.locator('board-othello .cells');
      await page.getByRole('button', { name: 'Review the game' }).first().click();
      await expect(page.locator('.summary')).toBeVisible({ timeout: 80_000 });
      expect(await scrollable(page)).toEqual({ down: 0, across: 0 });
      await expectInSight(page, board);
      const panel = page.getByRole('tabpanel', { name: 'Review' });
      expect(await panel.evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true);
      const mistake = page.locator('.mistakes li').last();
      await mistake.scrollIntoViewIfNeeded();
      await mistake.locator('.what').click();
      await expectInSight(page, board);
      await mistake.getByRole('button', { name: 'Try again from here' }).click();
      await expectInSight(page, board);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    test('the move that is looked at is in sight of a long list', async ({ page }) => {
      await openGame(page, { game: 'othello', seats: [HUMAN, HUMAN], moves: LONG });
      await settled(page);
      const current = page.locator('.move[aria-current]');
      await expect(current).toBeInViewport();
      for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
        await page.keyboard.press(key);
        await expect(current).toBeInViewport();
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({ ...PHONE, locale: 'en-US' });

  test('the board is large for playing and small for reading', async ({ page }) => {
    await openGame(page, { game: 'othello', seats: [HUMAN, HUMAN], moves: LONG.slice(0, 10) });
    await settled(page);
    const width = async () => (await page.locator('board-othello .cells').boundingBox())?.width ?? 0;
    const large = await width();
    expect(large).toBeGreaterThan(300);
    await page.getByRole('tab', { name: 'Analysis' }).click();
    expect(await width()).toBeLessThan(0.75 * large);
  });

  test('Score Four shows the rods or the layers', async ({ page }) => {
    await openGame(page, { game: 'score-four', seats: [HUMAN, HUMAN] });
    const board = page.locator('board-score-four');
    await expect(board.locator('.room')).toBeVisible();
    await expect(board.locator('.levels')).toBeHidden();
    await board.getByRole('button', { name: 'Layers' }).click();
    await expect(board.locator('.room')).toBeHidden();
    await board.locator('[data-cell=b3][data-level="1"]').click();
    await expect.poll(async () => (await settled(page)).ply).toBe(1);
  });
});

test('the tabs are one stop of the Tab key, and the arrow keys change them', async ({ page }) => {
  await openGame(page, { game: 'othello', seats: [HUMAN, HUMAN] });
  await settled(page);
  await page.getByRole('tab', { name: 'Moves' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Analysis' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Analysis' })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Moves' })).toBeHidden();
  await page.keyboard.press('End');
  await expect(page.getByRole('tabpanel', { name: 'Share' })).toBeVisible();
});
