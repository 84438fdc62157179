// The colours of the boards, their coordinates, and games on paper.
import { DESKTOP, HUMAN, expect, openGame, review, settled, test } from './fixtures.js';

/** @import { Page } from '@playwright/test' */

test.use(DESKTOP);

/** @param {Page} page @param {string} name */
async function choose(page, name) {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name }).check();
  await page.keyboard.press('Escape');
}

for (const [game, part] of /** @type {const} */ ([
  ['othello', 'svg > rect:nth-of-type(2)'],
  ['contrast', '.board svg > rect:first-of-type'],
  ['score-four', '.level svg > rect:first-of-type'],
  ['twin-cool', '.play'],
])) {
  test(`the board of ${game} has three looks in both themes, and keeps the one that was chosen`, async ({ page }) => {
    const colour = () => page.locator(`board-${game} ${part}`).first().evaluate((one) => {
      const { fill, backgroundColor } = getComputedStyle(one);
      return one instanceof SVGElement ? fill : backgroundColor;
    });
    /** @type {Set<string>} */
    const seen = new Set();
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openGame(page, { game, seats: game === 'twin-cool' ? [HUMAN] : [HUMAN, HUMAN], ...(game === 'twin-cool' ? { seed: 3 } : {}) });
    await settled(page);
    for (const name of ['Classic', 'Walnut', 'Ocean']) {
      await choose(page, name);
      seen.add(await colour());
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      seen.add(await colour());
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    }
    expect(seen.size).toBe(6);
    const last = await colour();
    await page.reload();
    await settled(page);
    expect(await colour()).toBe(last);
  });
}

for (const game of ['othello', 'contrast', 'score-four']) {
  test(`the coordinates of ${game} can be switched off and on`, async ({ page }) => {
    await openGame(page, { game, seats: [HUMAN, HUMAN] });
    await settled(page);
    const letters = page.locator(`board-${game} svg text`).filter({ hasText: /^a$/ });
    const some = await letters.count();
    expect(some).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Settings' }).click();
    const toggle = page.getByRole('switch', { name: 'Show coordinates' });
    await toggle.uncheck();
    await expect(letters).toHaveCount(0);
    if (game === 'score-four') {
      await page.waitForFunction(() => /** @type {any} */ (document.querySelector('board-score-four')).space?.frames > 0);
      expect(await page.evaluate(() => /** @type {any} */ (document.querySelector('board-score-four')).space.letters
        .some((/** @type {any} */ letter) => letter.visible))).toBe(false);
    }
    await toggle.check();
    await expect(letters).toHaveCount(some);
  });
}

test('a game is printed with board, moves and review, and without buttons', async ({ page }) => {
  await openGame(page, { game: 'othello', seats: [HUMAN, HUMAN],
    position: 'OXXXXOOOOOXXXOO-OXOXXOO-OOOXXOO-XOXXOXOXXOXOXOO-XOOXOOO--O-OOOO- X', moves: ['h7', 'c8', 'a8', 'h8'] });
  await review(page);
  await expect(page.locator('.summary')).toBeVisible({ timeout: 60_000 });
  await page.emulateMedia({ media: 'print' });
  for (const part of ['board-othello', '.move-table', '.summary', '.mistakes', '.graph .plot']) {
    await expect(page.locator(part)).toBeVisible();
  }
  for (const part of ['header.top', '.actions', '.tabs', '.walk', '.typed', '.mistakes .try']) {
    await expect(page.locator(part).first()).toBeHidden();
  }
  const cut = await page.evaluate(() => [...document.querySelectorAll('.panel, .side, main')]
    .filter((part) => part.clientHeight > 0 && part.scrollHeight > part.clientHeight + 1).length);
  expect(cut).toBe(0);
});
