// What the tests share: a server for each worker, a page that fails the test when the console
// shows an error, and a check of accessibility.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { test as base, expect } from '@playwright/test';
import { Server } from './server.js';

/** @import { Page } from '@playwright/test' */
/** @import { Game, NewGame } from '../types.js' */

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Chromium's note to itself when there is no graphics card. */
const DRAWN_IN_SOFTWARE = /GPU stall due to ReadPixels/;

/** @typedef {{ quiet: { allow: (pattern: RegExp) => void } }} Each */
/** @typedef {{ server: Server }} Shared */
/** @typedef {import('@playwright/test').PlaywrightTestArgs & import('@playwright/test').PlaywrightTestOptions} Known */
/** @typedef {import('@playwright/test').PlaywrightWorkerArgs & import('@playwright/test').PlaywrightWorkerOptions} KnownShared */

/** @type {import('@playwright/test').Fixtures<Each, Shared, Known, KnownShared>} */
const fixtures = {
  server: [async ({}, use) => {
    const server = new Server();
    await server.start();
    await use(server);
    await server.end();
  }, { scope: 'worker' }],

  baseURL: async ({ server }, use) => {
    await use(server.address);
  },

  /** Fails on what the console complains of, but for what a test allows. */
  quiet: [async ({ page }, use) => {
    /** @type {string[]} */
    const complaints = [];
    /** @type {RegExp[]} */
    const allowed = [DRAWN_IN_SOFTWARE];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use({ allow: (pattern) => allowed.push(pattern) });
    expect(complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
  }, { auto: true }],
};

export const test = base.extend(fixtures);
export { expect };

/** Frames are rare while a 3D board is drawn in software, so nothing waits for them. */
export const POLL = { polling: 40 };

/** A phone as narrow as they come, in Japanese. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'ja-JP' };
export const DESKTOP = { viewport: { width: 1280, height: 800 }, locale: 'en-US' };

/** @type {import('../types.js').Seat} */
export const HUMAN = { kind: 'human' };

/** @param {number} level @returns {import('../types.js').Seat} */
export const engine = (level) => ({ kind: 'engine', engine: `level-${level}`, think_ms: 100 });

/**
 * Starts a game through the API, and opens its page.
 * @param {Page} page
 * @param {NewGame} wish
 * @returns {Promise<Game>}
 */
export async function openGame(page, wish) {
  const answer = await page.request.post('/api/games', { data: wish });
  expect(answer.status(), await answer.text()).toBe(201);
  /** @type {Game} */
  const game = await answer.json();
  await page.goto(`/g/${game.id}`);
  await expect(page.locator('page-game .board-row')).toBeVisible();
  return game;
}

/**
 * Shows the analysis beside the board, and switches it on.
 * @param {Page} page
 */
export async function analyse(page) {
  await page.getByRole('tab', { name: /^(Analysis|検討)$/ }).click();
  await page.getByRole('switch', { name: /^(Analysis|検討)$/ }).check();
}

/**
 * Shows the review beside the board, and starts it.
 * @param {Page} page
 */
export async function review(page) {
  await page.getByRole('tab', { name: /^(Review|振り返り)$/ }).click();
  await page.locator('.review-start').click();
}

/**
 * Checks that nothing is in the way of anybody, and that nothing hangs over the side.
 * @param {Page} page
 */
export async function expectAccessible(page) {
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const { violations } = await /** @type {any} */ (globalThis).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.map((/** @type {any} */ one) =>
      `${one.id}: ${one.nodes.map((/** @type {any} */ node) => node.target.join(' ')).join(', ')}`);
  });
  expect(violations).toEqual([]);
  const over = await page.evaluate(() =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, 'pixels over the side').toBe(0);
}

/**
 * What the page knows of the game: whose turn it is on the board, and whether it is over.
 * @param {Page} page
 * @returns {Promise<{ over: boolean, legal: string[], view: string, ply: number }>}
 */
export async function settled(page) {
  const state = await page.waitForFunction(() => {
    const store = /** @type {any} */ (document.querySelector('page-game'))?.store;
    if (!store?.game || store.busy || !store.detail) return null;
    const turn = store.mayMove && !store.detail.automatic;
    if (!store.over && !turn) return null;
    const { legal, view, ply } = store.detail;
    return { over: store.over, legal, view, ply };
  }, undefined, POLL);
  return /** @type {any} */ (await state.jsonValue());
}

/**
 * Plays by clicking until the game is over.
 * @param {Page} page
 * @param {(legal: string[], view: string) => string} choose
 * @param {(move: string) => Promise<void>} click
 */
export async function playToTheEnd(page, choose, click) {
  for (;;) {
    const { over, legal, view, ply } = await settled(page);
    if (over) return;
    await click(choose(legal, view));
    await page.waitForFunction((before) => {
      const store = /** @type {any} */ (document.querySelector('page-game'))?.store;
      return store.over || store.game.node.ply > before;
    }, ply, POLL);
  }
}
