// The adviser for a game of Twin Cool that is played elsewhere.
import { readFile } from 'node:fs/promises';
import { DESKTOP, PHONE, expect, expectAccessible, test } from './fixtures.js';

/** @import { Page } from '@playwright/test' */

const HAND = ['A3', 'B2', 'C3', 'D4', 'E5'];

/** @param {Page} page @param {string} card */
const pick = (page, card) => page.locator(`card-table [data-card=${card}]`).click();

/** Tells the hand, and waits for the first advice. @param {Page} page */
async function setUp(page) {
  await page.goto('/adviser');
  await page.locator('adviser-page [data-unknown]').click();
  for (const card of HAND) await pick(page, card);
  await expect(page.locator('adviser-page [data-best]')).toBeEnabled();
}

/** @param {Page} page */
const steps = (page) => page.evaluate(() => /** @type {any} */ (document.querySelector('adviser-page')).told.steps);

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  test('advice comes with a reason and the cards expected of every move, and goes on after each draw', async ({ page }) => {
    await setUp(page);
    const advice = page.locator('adviser-page .advice');
    await expect(advice.locator('h2')).toHaveText(/^Play [A-H]\d+ on slot [12]$/);
    await expect(advice.locator('.reason')).toContainText(/\d cards/);
    await expect(advice.locator('[data-move]')).toHaveCount(10);
    await expect(advice.locator('[data-move]').first()).toContainText(/\d+\.\d\d cards/);
    await advice.locator('[data-best]').click();
    await expect(advice.locator('h2')).toHaveText('Which card did you draw?');
    await pick(page, 'H9');
    await expect(advice.locator('[data-best]')).toBeEnabled();
    expect(await steps(page)).toHaveLength(2);
  });

  test('a card that cannot have come is refused in place, and the game stays as it was', async ({ page, quiet }) => {
    quiet.allow(/422/);
    await setUp(page);
    await page.locator('adviser-page [data-move="A3>1"]').click();
    await page.locator('card-table [data-card=A3]').click({ force: true });
    await expect(page.getByRole('alert')).toHaveText('A3 has already been played');
    expect(await steps(page)).toEqual(['play A3>1']);
    await pick(page, 'A9');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('adviser-page [data-best]')).toBeEnabled();
  });

  test('another card than the recommended one is told by card and slot', async ({ page }) => {
    await setUp(page);
    await page.locator('board-twin-cool .hand [data-card=E5]').click();
    await page.locator('board-twin-cool [data-slot="2"]').click();
    await expect(page.locator('adviser-page .advice h2')).toHaveText('Which card did you draw?');
    expect(await steps(page)).toEqual(['play E5>2']);
  });

  test('another strategy advises anew by itself', async ({ page }) => {
    await setUp(page);
    await page.locator('adviser-page [data-engine]').selectOption('flexible');
    await expect(page.locator('adviser-page .reason')).toContainText('unseen cards playable');
  });

  test('undo, saving, resuming and opening lose nothing', async ({ page }) => {
    await setUp(page);
    await page.locator('adviser-page [data-move="A3>1"]').click();
    await expect(page.locator('adviser-page .advice h2')).toHaveText('Which card did you draw?');
    await pick(page, 'A9');
    await expect(page.locator('adviser-page [data-best]')).toBeEnabled();
    const download = page.waitForEvent('download');
    await page.locator('adviser-page [data-save]').click();
    const saved = await readFile(await (await download).path());
    expect(saved.toString()).toBe('twin-cool advice 1\nhand A3 B2 C3 D4 E5\naside unknown\nplay A3>1\ndraw A9\n');
    await page.locator('adviser-page [data-undo]').click();
    await expect.poll(() => steps(page)).toEqual(['play A3>1']);
    await page.reload();
    await expect(page.locator('adviser-page .notice')).toContainText('Continuing your last game');
    expect(await steps(page)).toEqual(['play A3>1']);
    await page.locator('adviser-page [data-new]').click();
    const open = (/** @type {Buffer} */ buffer) => page.locator('adviser-page input[type=file]')
      .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer });
    await open(saved);
    await expect.poll(() => steps(page)).toEqual(['play A3>1', 'draw A9']);
    await open(Buffer.from('x'));
    await expect(page.getByRole('alert')).toContainText('not a file saved by the adviser');
  });

  test('known cards set aside are marked, and ten of them lead on to the hand', async ({ page }) => {
    await page.goto('/adviser');
    for (const card of ['A9', 'B1', 'B4', 'C6', 'C7', 'F1', 'F5', 'F8', 'H1', 'H10']) await pick(page, card);
    await expect(page.locator('adviser-page h2')).toHaveText('Which five cards are in your hand?');
    await expect(page.locator('card-table [data-card=A9]')).toHaveAccessibleName('A9, set aside');
  });
});

test.describe('on a phone, in Japanese', () => {
  test.use(PHONE);

  test('every state is accessible', async ({ page }) => {
    await page.goto('/adviser');
    await expect(page.locator('adviser-page h2')).toHaveText('除外された 10 枚はどれですか？');
    await expectAccessible(page);
    await setUp(page);
    await expectAccessible(page);
    await page.locator('adviser-page [data-best]').click();
    await expect(page.locator('adviser-page .advice h2')).toHaveText('引いたカードはどれですか？');
    await expectAccessible(page);
  });
});
