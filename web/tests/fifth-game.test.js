// A game that this page does not know, from the program in examples/tic-tac-toe: its own picture is
// its board.
import { DESKTOP, HUMAN, PHONE, engine, expect, expectAccessible, openGame, playToTheEnd, settled, test as base } from './fixtures.js';
import { Server } from './server.js';

/** @type {typeof base} */
const test = base.extend({
  server: [async ({}, use) => {
    const server = new Server('tic-tac-toe');
    await server.start();
    await use(server);
    await server.end();
  }, { scope: 'worker' }],
});

test.describe('on a desktop, in English', () => {
  test.use(DESKTOP);

  test('it stands among the others, and is played to the end against an engine', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.game-card')).toHaveCount(5);
    await expect(page.locator('.game-card').last()).toContainText('three in a row wins');
    await expectAccessible(page);
    await page.getByRole('slider', { name: 'Opponent’s level in Tic-tac-toe' }).fill('10');
    await page.getByRole('button', { name: 'Play Tic-tac-toe' }).click();
    await expect(page.locator('board-pictured [data-cell]')).toHaveCount(9);
    await expectAccessible(page);
    await playToTheEnd(page, (legal) => legal[0] ?? '', (move) =>
      page.locator(`board-pictured [data-cell=${move}]`).click());
    await expect(page.locator('.status.over')).toContainText('Noughts');
    await expect(page.locator('board-pictured [data-cell]')).toHaveCount(0);
  });

  test('keys walk over the cells, and analysis shows its values there', async ({ page }) => {
    await openGame(page, { game: 'tic-tac-toe', seats: [HUMAN, HUMAN], moves: ['a1', 'b2', 'a2', 'c3'] });
    const board = page.locator('board-pictured');
    await board.locator('[data-cell=b1]').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(board.locator('[data-cell=b3]')).toBeFocused();
    await page.keyboard.press('a');
    await expect(board.locator('[data-cell=a3]')).toHaveAccessibleName(/best/);
    await board.locator('[data-cell=b3]').focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await settled(page)).ply).toBe(5);
    await expect(board.locator('[data-row="2"][data-column="1"]')).toHaveAccessibleName(/×, last move/);
  });
});

test.describe('on a phone, in Japanese', () => {
  test.use(PHONE);

  test('a game is played to the end', async ({ page }) => {
    await openGame(page, { game: 'tic-tac-toe', seats: [engine(1), HUMAN] });
    await playToTheEnd(page, (legal) => legal[0] ?? '', (move) =>
      page.locator(`board-pictured [data-cell=${move}]`).click());
    await expect(page.locator('.status.over')).toBeVisible();
    await expectAccessible(page);
  });
});
