// What each board can do beside clicks on its cells: space, fingers, dragging, editors, keys.
import { DESKTOP, HUMAN, PHONE, expect, openGame, settled, test } from './fixtures.js';

/** @import { Locator, Page } from '@playwright/test' */

/** @param {Page} page @param {string} column @returns {Promise<{ x: number, y: number }>} the tip of its rod on the screen */
async function tipOfRod(page, column) {
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector('board-score-four'))?.space?.frames > 0);
  return page.evaluate((name) => {
    const { space } = /** @type {any} */ (document.querySelector('board-score-four'));
    const index = name.charCodeAt(0) - 97 + 4 * (name.charCodeAt(1) - 49);
    const rod = space.scene.children.find((/** @type {any} */ child) => child.userData.column === index);
    const point = rod.position.clone().setY(3.1).project(space.camera);
    const box = space.canvas.getBoundingClientRect();
    return { x: box.left + (point.x + 1) / 2 * box.width, y: box.top + (1 - point.y) / 2 * box.height };
  }, column);
}

/** @param {Page} page */
const moves = async (page) => (await settled(page)).ply;

test.describe('Score Four', () => {
  test.use(DESKTOP);

  test('a rod in space shows where the bead will land, and takes it', async ({ page }) => {
    await openGame(page, { game: 'score-four', seats: [HUMAN, HUMAN], moves: ['d4', 'a1', 'd4', 'a1'] });
    const { x, y } = await tipOfRod(page, 'd4');
    await page.mouse.move(x, y);
    await expect(page.locator('board-score-four .caption')).toHaveText('d4, layer 3');
    await page.mouse.click(x, y);
    await expect.poll(() => moves(page)).toBe(5);
    await expect(page.locator('board-score-four [data-cell=d4][data-level="3"]')).toHaveAccessibleName(/black bead, last move/);
  });

  test('dragging turns the board and drops nothing', async ({ page }) => {
    await openGame(page, { game: 'score-four', seats: [HUMAN, HUMAN] });
    const { x, y } = await tipOfRod(page, 'b2');
    const angle = () => page.evaluate(() =>
      /** @type {any} */ (document.querySelector('board-score-four')).space.controls.getAzimuthalAngle());
    const before = await angle();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 90, y + 10, { steps: 4 });
    await page.mouse.up();
    await expect.poll(angle).not.toBeCloseTo(before, 1);
    expect(await moves(page)).toBe(0);
  });

  test('nothing is drawn while nothing moves', async ({ page }) => {
    await openGame(page, { game: 'score-four', seats: [HUMAN, HUMAN] });
    await tipOfRod(page, 'a1');
    const drawn = await page.evaluate(async () => {
      const { space } = /** @type {any} */ (document.querySelector('board-score-four'));
      const frames = async (/** @type {number} */ count) => {
        const before = space.frames;
        for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
        return space.frames - before;
      };
      // The fonts and the size of the page may settle first.
      await frames(20);
      return frames(20);
    });
    expect(drawn).toBe(0);
  });

  test('without graphics in space the flat boards stand alone', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await openGame(page, { game: 'score-four', seats: [HUMAN, HUMAN] });
    await expect(page.locator('board-score-four .note')).toContainText('3D graphics are not available');
    await page.locator('board-score-four [data-cell=b3][data-level="1"]').click();
    await expect.poll(() => moves(page)).toBe(1);
  });

  test('Enter on a cell in the air leads to where the bead lands', async ({ page }) => {
    await openGame(page, { game: 'score-four', seats: [HUMAN, HUMAN], moves: ['b2'] });
    await page.locator('board-score-four [data-cell=b2][data-level="1"]').focus();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('PageUp');
    await expect(page.locator('board-score-four [data-cell=b2][data-level="3"]')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('board-score-four [data-cell=b2][data-level="2"]')).toBeFocused();
    expect(await moves(page)).toBe(1);
    await page.keyboard.press('Enter');
    await expect.poll(() => moves(page)).toBe(2);
  });

  test('a winning line is said', async ({ page }) => {
    await openGame(page, { game: 'score-four', seats: [HUMAN, HUMAN], moves: ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'] });
    await page.locator('board-score-four [data-cell=d1][data-level="1"]').click();
    await expect(page.locator('board-score-four [aria-label*="winning line"]')).toHaveCount(4);
  });

  test('the editor drops and lifts beads', async ({ page, quiet }) => {
    quiet.allow(/422/);
    await page.goto('/edit/score-four');
    const board = page.locator('board-score-four');
    await board.locator('[data-cell=b3][data-level="4"]').click();
    await expect(page.getByLabel('Position as text')).toHaveValue(/^\.{9}X\.{6}\//);
    await board.locator('[data-piece="."]').click();
    await board.locator('[data-cell=b3][data-level="1"]').click();
    await expect(page.getByLabel('Position as text')).toHaveValue(/^\.{16}\//);
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a finger has to touch a rod twice', async ({ page }) => {
    await openGame(page, { game: 'score-four', seats: [HUMAN, HUMAN] });
    const { x, y } = await tipOfRod(page, 'd4');
    await page.touchscreen.tap(x, y);
    await expect(page.locator('board-score-four .caption')).toHaveText('もう一度タップすると d4 に置きます');
    expect(await moves(page)).toBe(0);
    await page.touchscreen.tap(x, y);
    await expect.poll(() => moves(page)).toBe(1);
  });
});

test.describe('Contrast', () => {
  test.use(DESKTOP);

  test('keys choose the piece, the square, the tile and its square', async ({ page }) => {
    await openGame(page, { game: 'contrast', seats: [HUMAN, HUMAN] });
    const cell = (/** @type {string} */ name) => page.locator(`board-contrast [data-cell=${name}]`);
    await cell('c1').focus();
    await page.keyboard.press('Enter');
    await expect(cell('c1')).toHaveAccessibleName(/selected/);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.keyboard.press('g');
    await expect(page.locator('board-contrast [data-tile=g]')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(cell('c3')).toHaveAccessibleName(/can place a tile here/);
    await page.keyboard.press('Enter');
    await expect(page.locator('.move-table')).toContainText('c1c2+c3g');
  });

  test('a half-made move is shown, and goes back step by step', async ({ page }) => {
    await openGame(page, { game: 'contrast', seats: [HUMAN, HUMAN] });
    const cell = (/** @type {string} */ name) => page.locator(`board-contrast [data-cell=${name}]`);
    await cell('b1').click();
    await cell('b2').click();
    await expect(cell('b2')).toHaveAccessibleName(/player 1’s piece/);
    await page.locator('board-contrast [data-cancel]').click();
    await expect(cell('b2')).toHaveAccessibleName(/empty, white square, can move here/);
    await page.locator('board-contrast [data-cancel]').click();
    await expect(cell('b1')).toHaveAccessibleName(/can move/);
    expect(await moves(page)).toBe(0);
  });

  test('the editor moves tiles between stock and board', async ({ page, quiet }) => {
    quiet.allow(/422/);
    await page.goto('/edit/contrast');
    const board = page.locator('board-contrast');
    await board.locator('[data-piece=b]').first().click();
    await board.locator('[data-cell=c3]').click();
    const text = page.getByLabel('Position as text');
    await expect(text).toHaveValue(/\.\.b\.\.\/.* 21-31 1$/);
    await expect(page.locator('.verdict.good')).toBeVisible();
    await board.locator('[data-stock="stock-2-b-"]').click();
    await expect(text).toHaveValue(/21-21 1$/);
    await expect(page.locator('.verdict.bad')).toBeVisible();
  });
});

test.describe('Twin Cool', () => {
  test.use(DESKTOP);

  /** @param {Page} page @returns {Promise<Locator>} the first card of the hand */
  const firstCard = async (page) => {
    const { legal: [move = ''] } = await settled(page);
    return page.locator(`board-twin-cool .hand [data-card=${move.split('>')[0]}]`);
  };

  test('a card is dragged onto a slot', async ({ page }) => {
    await openGame(page, { game: 'twin-cool', seats: [HUMAN], mode: 'real', seed: 3 });
    await (await firstCard(page)).dragTo(page.locator('board-twin-cool [data-slot="2"]'));
    await expect.poll(() => moves(page)).toBe(1);
  });

  test('a card that is dropped elsewhere goes back', async ({ page }) => {
    await openGame(page, { game: 'twin-cool', seats: [HUMAN], mode: 'real', seed: 3 });
    const card = await firstCard(page);
    await card.dragTo(page.locator('board-twin-cool .deck'));
    await expect(card).toHaveAttribute('aria-pressed', 'false');
    expect(await moves(page)).toBe(0);
  });

  test('a card and a slot are chosen with keys', async ({ page }) => {
    await openGame(page, { game: 'twin-cool', seats: [HUMAN], mode: 'real', seed: 3 });
    await (await firstCard(page)).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('board-twin-cool [data-slot="1"]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(await firstCard(page)).toBeFocused();
    await page.keyboard.press('2');
    await expect.poll(() => moves(page)).toBe(1);
  });

  test('the practice mode shows the deck under its name, and the real mode does not', async ({ page }) => {
    await openGame(page, { game: 'twin-cool', seats: [HUMAN], mode: 'practice', seed: 3 });
    await expect(page.locator('board-twin-cool .order h3')).toHaveText('Practice mode (deck visible)');
    await expect(page.locator('board-twin-cool .order li')).toHaveCount(65);
    await openGame(page, { game: 'twin-cool', seats: [HUMAN], mode: 'real', seed: 3 });
    await expect(page.locator('board-twin-cool .mode')).toHaveText('Real mode (deck hidden)');
    await expect(page.locator('board-twin-cool .order')).toHaveCount(0);
  });
});
