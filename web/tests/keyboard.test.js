// Everything without a pointer.
import { DESKTOP, HUMAN, engine, expect, openGame, settled, test } from './fixtures.js';

test.use(DESKTOP);

/** @import { Page } from '@playwright/test' */

/** The cell that has the focus, inside the shadow of its board. @param {Page} page */
const focused = (page) => page.evaluate(() => {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return /** @type {HTMLElement | null} */ (element)?.dataset.cell ?? null;
});

/** Walks to a cell of the board with the arrow keys. @param {Page} page @param {string} cell */
async function walkTo(page, cell) {
  for (let steps = 0; steps < 40; steps += 1) {
    const here = await focused(page);
    if (here === cell) return;
    if (here === null) throw new Error('the focus is not on the board');
    const column = cell.charCodeAt(0) - here.charCodeAt(0);
    await page.keyboard.press(column > 0 ? 'ArrowRight' : column < 0 ? 'ArrowLeft'
      : Number(cell[1]) > Number(here[1]) ? 'ArrowDown' : 'ArrowUp');
  }
  throw new Error(`${cell} was not reached`);
}

test('a game is started and played with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play Othello' });
  for (let stops = 0; stops < 20 && !(await play.evaluate((one) => one === document.activeElement)); stops += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await settled(page);
  for (const ply of [2, 4]) {
    const { legal } = await settled(page);
    await page.keyboard.press('b');
    await walkTo(page, legal[0] ?? '');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await settled(page)).ply).toBe(ply);
  }
  // The keys of the page rest while the board uses the arrows, so the focus has to leave it.
  await page.keyboard.press('u');
  await expect.poll(async () => (await settled(page)).ply).toBe(2);
});

test('a move can be typed, and a wrong one is refused with words', async ({ page }) => {
  await openGame(page, { game: 'othello', seats: [HUMAN, HUMAN] });
  await settled(page);
  await page.keyboard.press('m');
  await page.keyboard.type('a1');
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast.failure')).toContainText('“a1” is not a legal move here.');
  await page.getByLabel('Type a move').fill('f5');
  await page.keyboard.press('Enter');
  await expect(page.locator('.move-table')).toContainText('f5');
});

test('the field for typed moves keeps the focus, and what is typed while the engine moves is no shortcut', async ({ page }) => {
  await openGame(page, { game: 'othello', seats: [HUMAN, engine(1)] });
  await settled(page);
  await page.keyboard.press('m');
  await page.keyboard.type('f5');
  await page.keyboard.press('Enter');
  // Of these, f would flip the board, a switch analysis on and s open the settings.
  await page.keyboard.type('fas');
  await expect.poll(async () => (await settled(page)).ply).toBe(2);
  await expect(page.getByLabel('Type a move')).toBeFocused();
  await expect(page.getByLabel('Type a move')).toHaveValue('fas');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { legal } = await settled(page);
  await page.getByLabel('Type a move').fill(legal[0] ?? '');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await settled(page)).ply).toBe(4);
  await expect(page.getByLabel('Type a move')).toBeFocused();
});

test('every key of the overview does what it says', async ({ page }) => {
  await openGame(page, { game: 'othello', seats: [HUMAN, HUMAN], moves: ['f5', 'd6'] });
  await settled(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await expect(page.getByRole('tabpanel', { name: 'Share' })).toBeVisible();
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog', { name: 'Rules of Othello' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.status')).toContainText('Viewing the starting position');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.status')).toContainText('Black to move');
  await page.keyboard.press('a');
  await expect(page.getByRole('switch', { name: 'Analysis' })).toBeChecked();
  await page.keyboard.press('a');
  await page.keyboard.press('f');
  await expect(page.locator('.player .name').first()).toContainText('Black');
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/new\/othello/);
  await page.keyboard.press('h');
  await expect(page).toHaveURL(/\/$/);
});

test('shortcuts can be switched off', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Keyboard shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('contrast is played with the keyboard, and Escape cancels a half-made move', async ({ page }) => {
  await openGame(page, { game: 'contrast', seats: [HUMAN, engine(1)] });
  await settled(page);
  await page.keyboard.press('b');
  for (let steps = 0; steps < 10 && (await focused(page)) !== 'c1'; steps += 1) {
    const here = (await focused(page)) ?? 'c1';
    await page.keyboard.press(here[0] === 'c' ? 'ArrowDown' : here < 'c' ? 'ArrowRight' : 'ArrowLeft');
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  expect((await settled(page)).ply).toBe(0);
});
