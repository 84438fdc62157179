// Whole games by clicking, one of each kind.
import { DESKTOP, HUMAN, PHONE, POLL, engine, expect, openGame, playToTheEnd, settled, test } from './fixtures.js';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page @param {string} move */
async function clickContrast(page, move) {
  const board = page.locator('board-contrast');
  const [steps = '', tile] = move.split('+');
  const { ply } = await settled(page);
  await board.locator(`[data-cell=${steps.slice(0, 2)}]`).click();
  await board.locator(`[data-cell=${steps.slice(2, 4)}]`).click();
  if (tile) {
    await board.locator(`[data-tile=${tile[2]}]`).click();
    await board.locator(`[data-cell=${tile.slice(0, 2)}]`).click();
  } else {
    // Without a tile in stock, and when the move wins, it is made at once.
    const asked = await page.waitForFunction((before) => {
      const { store } = /** @type {any} */ (document.querySelector('page-game'));
      const { draft } = /** @type {any} */ (document.querySelector('board-contrast'));
      return store.game.node.ply > before ? 'made' : draft.to && !store.busy ? 'asked' : null;
    }, ply, POLL);
    if (await asked.jsonValue() === 'asked') await board.locator('[data-tile=none]').click();
  }
}

test.describe('on a desktop, in English', () => {
  test.use(DESKTOP);

  test('a game of Othello against an engine is played to the end from the first page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('slider', { name: 'Opponent’s level in Othello' }).fill('1');
    await page.getByRole('button', { name: 'Play Othello' }).click();
    await expect(page.locator('.status')).toContainText('Your turn');
    await playToTheEnd(page, (legal) => legal[0] ?? '', (move) =>
      page.locator(`board-othello [data-cell=${move}]`).click());
    await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Review the game' }).first()).toBeVisible();
    await page.goto('/');
    await expect(page.locator('.recent li')).toHaveCount(1);
  });

  test('two people play Score Four on the flat boards to the end', async ({ page }) => {
    test.slow();
    await page.goto('/new/score-four');
    await page.getByLabel('Two players on this device').check();
    await page.getByRole('button', { name: 'Start game' }).click();
    const beads = ['a1', 'b1', 'a2', 'b2', 'a3', 'b3', 'a4'];
    await playToTheEnd(page, (_, view) => beads[view.replaceAll(/[^XO]/g, '').length] ?? '', (move) =>
      page.locator(`board-score-four [data-cell=${move}][data-level="1"]`).click());
    await expect(page.locator('.status.over')).toBeVisible();
  });

  test('a card game in practice mode says so and is played to the end', async ({ page }) => {
    await page.goto('/new/twin-cool');
    await page.getByLabel('Practice mode (deck visible)').check();
    await page.getByLabel('Deal number').fill('7');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.locator('.status')).toContainText('Practice mode');
    await playToTheEnd(page, (legal) => legal[0] ?? '', async (move) => {
      const [card, slot] = move.split('>');
      await page.locator(`board-twin-cool [data-card=${card}]`).first().click();
      await page.locator(`board-twin-cool [data-slot="${slot}"]`).click();
    });
    await expect(page.locator('.status.over')).toBeVisible();
  });

  test('two engines play by themselves, and can be stopped and sent on', async ({ page }) => {
    /** @type {import('../types.js').Seat} */
    const slow = { kind: 'engine', engine: 'uct', think_ms: 500 };
    await openGame(page, { game: 'othello', seats: [slow, slow] });
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.locator('.status')).toContainText('Paused');
    const moves = await page.locator('.move-table .move').count();
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect.poll(() => page.locator('.move-table .move').count()).toBeGreaterThan(moves);
  });
});

test.describe('on a phone, in Japanese', () => {
  test.use(PHONE);

  test('a game of Contrast against an engine is played to the end', async ({ page }) => {
    await openGame(page, { game: 'contrast', seats: [HUMAN, engine(1)] });
    await expect(page.locator('.status')).toContainText('あなたの番です');
    // Runs for the other side with the piece that is furthest ahead.
    const ahead = (/** @type {string} */ move) => Number(move[3]) * 10 + Number(move[1]);
    await playToTheEnd(page, (legal) => legal.filter((move) => !move.includes('+'))
      .reduce((best, move) => (ahead(move) > ahead(best) ? move : best)), (move) => clickContrast(page, move));
    await expect(page.getByRole('button', { name: 'もう一局' })).toBeVisible();
  });

  test('a tile of Contrast is placed in two steps, and a half-made move can be cancelled', async ({ page }) => {
    await openGame(page, { game: 'contrast', seats: [HUMAN, HUMAN] });
    const board = page.locator('board-contrast');
    await board.locator('[data-cell=c1]').click();
    await board.locator('[data-cell=c2]').click();
    // One step back, then all the way.
    await board.locator('[data-cancel]').click();
    await board.locator('[data-cancel]').click();
    expect((await settled(page)).ply).toBe(0);
    await clickContrast(page, 'c1c2+c3g');
    await expect(page.locator('.move-table')).toContainText('c1c2+c3g');
  });

  test('a card game in real mode is played to the end, and the deck stays hidden', async ({ page }) => {
    /** @type {string[]} */
    const sent = [];
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => sent.push(String(payload))));
    await page.goto('/');
    await page.getByRole('button', { name: 'ツインクールで遊ぶ' }).click();
    await expect(page.locator('.status')).toContainText('実戦モード');
    await playToTheEnd(page, (legal) => legal[0] ?? '', async (move) => {
      const [card, slot] = move.split('>');
      await page.locator(`board-twin-cool [data-card=${card}]`).first().click();
      await page.locator(`board-twin-cool [data-slot="${slot}"]`).click();
    });
    expect(sent.some((text) => /"position":\s*"/.test(text))).toBe(false);
  });
});
