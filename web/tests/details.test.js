// Small things that were wrong once.
import { DESKTOP, HUMAN, PHONE, POLL, engine, expect, openGame, review, settled, test } from './fixtures.js';

/** @import { Page } from '@playwright/test' */

test.use(DESKTOP);

/** @param {Page} page @param {string} move */
const play = (page, move) => page.evaluate((one) => /** @type {any} */ (document.querySelector('page-game')).store.play(one), move);

test('no ring is drawn around a page that was opened by a link', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Rules of Othello' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(page.locator('main')).toHaveCSS('outline-style', 'none');
});

test('the headings of a review are not broken within a word', async ({ page }) => {
  await openGame(page, { game: 'score-four', seats: [HUMAN, HUMAN], moves: 'a1 b1 a2 b2 a3 c3 a4'.split(' ') });
  await review(page);
  await expect(page.locator('.summary')).toBeVisible({ timeout: 60_000 });
  for (const width of [1280, 900, 390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const broken = await page.evaluate(() => [...document.querySelectorAll('.summary th')].flatMap((cell) => {
      const texts = [...cell.childNodes, ...cell.querySelectorAll('span')].flatMap((node) => [...node.childNodes, node])
        .filter((node) => node.nodeType === Node.TEXT_NODE && !node.parentElement?.closest('.word') === (innerWidth <= 480));
      return texts.flatMap((text) => [...(text.textContent ?? '').matchAll(/\p{L}+/gu)].filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      }).map(([word]) => word));
    }));
    expect(broken, `${width} px`).toEqual([]);
    const panel = page.getByRole('tabpanel', { name: 'Review' });
    expect(await panel.evaluate((one) => one.scrollWidth - one.clientWidth), `${width} px`).toBe(0);
  }
});

test('whoever watches two engines of one level can tell them apart, and is not told that they play', async ({ page }) => {
  /** @type {import('../types.js').Seat} */
  const slow = { kind: 'engine', engine: 'level-3', think_ms: 500 };
  await openGame(page, { game: 'othello', seats: [slow, slow] });
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.locator('.status')).toContainText(/Level 3 \((Black|White)\)/);
  await expect(page.locator('.player .name').first()).toHaveText('Level 3 White');
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await expect(page.locator('.analysis')).not.toContainText('while you play');
});

test('whoever watches a card game is not told that the cards are theirs', async ({ page }) => {
  await openGame(page, { game: 'twin-cool', seats: [{ kind: 'engine', engine: 'random', think_ms: 100 }], seed: 4 });
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector('page-game')).store.over, undefined, POLL);
  await expect(page.locator('.status')).not.toContainText('you draw');
});

test('the formats of a card game have names', async ({ page }) => {
  await openGame(page, { game: 'twin-cool', seats: [HUMAN], seed: 3, mode: 'practice' });
  await page.getByRole('tab', { name: 'Share' }).click();
  await expect(page.locator('.share-text option')).toContainText(['game record', 'what you saw', 'moves']);
  await expect(page.locator('.share-text')).not.toContainText('ADVICE');
});

test('the bar shows the result of a game that is over', async ({ page }) => {
  await openGame(page, { game: 'score-four', seats: [HUMAN, HUMAN], moves: 'a1 b1 a2 b2 a3 c3 a4'.split(' ') });
  await page.keyboard.press('a');
  await expect(page.locator('.eval-bar span')).toHaveText('1–0');
});

test('the bar of a card game that is over shows how many cards were played', async ({ page }) => {
  await openGame(page, { game: 'twin-cool', seats: [{ kind: 'engine', engine: 'random', think_ms: 100 }], seed: 4 });
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector('page-game')).store.over, undefined, POLL);
  const cards = await page.evaluate(() => Number.parseInt(
    /** @type {any} */ (document.querySelector('page-game')).store.game.node.outcome.result, 10));
  await expect(page.locator('.eval-bar')).toHaveAccessibleName(new RegExp(`^Result: ${cards} cards? played`));
  const height = await page.locator('.eval-bar > div').evaluate((part) => /** @type {HTMLElement} */ (part).style.height);
  expect(Number.parseFloat(height)).toBeCloseTo(100 * cards / 70, 2);
});

test('the list of games at home goes on', async ({ page }) => {
  await page.addInitScript(() => {
    const games = Array.from({ length: 30 }, (_, index) => (
      { id: `g${index}`, game: 'othello', when: Date.now(), moves: index, result: null, seats: ['human', 'level-1'] }));
    localStorage.setItem('sakiyomi.recent', JSON.stringify(games));
  });
  await page.goto('/');
  await expect(page.locator('.recent li')).toHaveCount(12);
  await page.getByRole('button', { name: 'Show all 30 games' }).click();
  await expect(page.locator('.recent li')).toHaveCount(30);
});

test('levels say what they mean on the first page', async ({ page }) => {
  await page.goto('/');
  const level = page.locator('.level').first();
  await page.getByRole('slider', { name: 'Opponent’s level in Othello' }).fill('3');
  await expect(level).toContainText('Level 3 · easy');
  await page.getByRole('slider', { name: 'Opponent’s level in Othello' }).fill('10');
  await expect(level).toContainText('Level 10 · strongest');
});

test('nothing that is plain text has a label of its own', async ({ page }) => {
  await openGame(page, { game: 'othello', seats: [HUMAN, HUMAN], moves: ['f5', 'd6'] });
  await settled(page);
  await page.keyboard.press('a');
  await expect(page.locator('.lines li').first()).toBeVisible();
  await expect(page.locator('span[aria-label]:not([role])')).toHaveCount(0);
});

for (const game of ['score-four', 'twin-cool']) {
  test(`${game} uses the width of a large window`, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await openGame(page, { game, seats: game === 'twin-cool' ? [HUMAN] : [HUMAN, HUMAN], ...(game === 'twin-cool' ? { seed: 3 } : {}) });
    await settled(page);
    const stage = await page.locator('.stage').boundingBox();
    const board = await page.locator('sky-board').boundingBox();
    expect(board?.width ?? 0).toBeGreaterThan(0.85 * (stage?.width ?? 0));
    if (game === 'twin-cool') {
      const card = await page.locator('board-twin-cool .hand button').first().boundingBox();
      expect(card?.width ?? 0).toBeGreaterThan(115);
    }
  });
}

test('an engine’s answer waits until one has seen the own move', async ({ page }) => {
  await openGame(page, { game: 'othello', seats: [HUMAN, engine(1)] });
  await settled(page);
  await page.evaluate(() => {
    const { store } = /** @type {any} */ (document.querySelector('page-game'));
    /** @type {any} */ (globalThis).seen = [];
    store.addEventListener('change', () => /** @type {any} */ (globalThis).seen.push([store.game.node.ply, performance.now()]));
  });
  await play(page, 'f5');
  await expect.poll(async () => (await settled(page)).ply).toBe(2);
  /** @type {[number, number][]} */
  const seen = await page.evaluate(() => /** @type {any} */ (globalThis).seen);
  const own = seen.find(([ply]) => ply === 1)?.[1] ?? 0;
  const answer = seen.find(([ply]) => ply === 2)?.[1] ?? 0;
  expect(own).toBeGreaterThan(0);
  expect(answer - own).toBeGreaterThan(300);
});

test('playing again keeps the clock', async ({ page }) => {
  await page.goto('/new/othello');
  await page.getByLabel('Time control').selectOption('3+2');
  await page.getByRole('button', { name: 'Start game' }).click();
  await settled(page);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('.status.over')).toHaveCount(0);
  await settled(page);
  await expect(page.locator('.clock')).toHaveCount(2);
  await expect(page.locator('.clock').first()).toHaveText('3:00');
});

test('sounds are on and low, and can be switched off', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = /** @type {any} */ (globalThis);
    seen.loudest = 0;
    const ramp = AudioParam.prototype.exponentialRampToValueAtTime;
    AudioParam.prototype.exponentialRampToValueAtTime = function (value, at) {
      seen.loudest = Math.max(seen.loudest, value);
      return ramp.call(this, value, at);
    };
  });
  await openGame(page, { game: 'othello', seats: [HUMAN, HUMAN] });
  await settled(page);
  const loudest = () => page.evaluate(() => /** @type {any} */ (globalThis).loudest);
  await page.locator('board-othello [data-cell=f5]').click();
  await expect.poll(loudest).toBeGreaterThan(0);
  expect(await loudest()).toBeLessThan(0.1);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Sounds' }).uncheck();
  await page.keyboard.press('Escape');
  await page.evaluate(() => { /** @type {any} */ (globalThis).loudest = 0; });
  await page.locator('board-othello [data-cell=d6]').click();
  await expect.poll(async () => (await settled(page)).ply).toBe(2);
  expect(await loudest()).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, locale: 'en-US', viewport: { width: 390, height: 844 } });

  test('the menu of the mode is not cut', async ({ page }) => {
    await page.goto('/');
    const select = page.locator('.mode select');
    await select.selectOption('practice');
    const room = await select.evaluate((one) => {
      const probe = document.createElement('span');
      probe.textContent = /** @type {HTMLSelectElement} */ (one).selectedOptions[0]?.textContent ?? '';
      probe.style.font = getComputedStyle(one).font;
      document.body.append(probe);
      const words = probe.getBoundingClientRect().width;
      probe.remove();
      // The arrow takes its part.
      return one.clientWidth - words - 36;
    });
    expect(room).toBeGreaterThan(0);
  });
});
