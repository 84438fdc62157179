// Positions, texts, links and pictures, in and out.
import { readFile } from 'node:fs/promises';
import { DESKTOP, HUMAN, expect, openGame, settled, test } from './fixtures.js';

test.use({ ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] });

test('a transcript that is pasted becomes a game', async ({ page }) => {
  await page.goto('/new/othello');
  await page.getByLabel('Two players on this device').check();
  await page.getByLabel('A position, moves or a game record').check();
  await page.getByLabel('Position, moves or game record').fill('f5d6c3d3c4');
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page.locator('.move-table .row')).toHaveCount(3);
});

test('a text that is no game is refused with words, and stays for mending', async ({ page, quiet }) => {
  quiet.allow(/422|400/);
  await page.goto('/new/othello?text=nonsense');
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page.locator('.toast.failure')).toBeVisible();
  await expect(page.getByLabel('Position, moves or game record')).toHaveValue('nonsense');
});

test('the link with the moves opens the same game elsewhere', async ({ page }) => {
  await openGame(page, { game: 'contrast', seats: [HUMAN, HUMAN], moves: ['c1c2', 'c5c4'] });
  const { view } = await settled(page);
  await page.getByRole('tab', { name: 'Share' }).click();
  const link = await page.getByLabel('Link with the moves').inputValue();
  await page.goto(link);
  await expect(page).toHaveURL(/\/g\//);
  expect((await settled(page)).view).toBe(view);
});

test('a game leaves as text in every form, and as a picture', async ({ page }) => {
  await openGame(page, { game: 'othello', seats: [HUMAN, HUMAN], moves: ['f5', 'd6'] });
  await settled(page);
  await page.getByRole('tab', { name: 'Share' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Share' });
  const form = panel.getByLabel('As text').first();
  for (const format of await form.locator('option').evaluateAll((all) => all.map((one) => /** @type {HTMLOptionElement} */ (one).value))) {
    await form.selectOption(format);
    if (format !== 'wthor') await expect(panel.locator('textarea')).not.toHaveValue('');
  }
  await form.selectOption('moves');
  await expect(panel.locator('textarea')).toHaveValue('f5 d6');
  await panel.locator('.share-text').getByRole('button', { name: 'Copy' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('f5 d6');
  for (const [button, magic] of /** @type {const} */ ([['Save PNG', '\u0089PNG'], ['Save SVG', '<svg']])) {
    const download = page.waitForEvent('download');
    await panel.getByRole('button', { name: button }).click();
    const path = await (await download).path();
    expect((await readFile(path, 'latin1')).slice(0, 200)).toContain(magic);
  }
});

test('a position is set up, checked, and analysed', async ({ page, quiet }) => {
  quiet.allow(/422/);
  await page.goto('/edit/othello');
  await expect(page.locator('.verdict')).toContainText('This position is playable.');
  await page.locator('board-othello [data-cell=f5]').click();
  await expect(page.getByLabel('Position as text')).toHaveValue(/XOX/);
  await page.getByLabel('Position as text').fill('nonsense');
  await expect(page.locator('.verdict.bad')).toBeVisible();
  await page.getByRole('button', { name: 'Starting position' }).click();
  await expect(page.locator('.verdict.good')).toBeVisible();
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.locator('.lines li').first()).toBeVisible();
});
