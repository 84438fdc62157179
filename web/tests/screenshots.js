// Takes the pictures of docs/images/web: every page and state, in both languages, themes and sizes;
// and those of the guide.
// `npm run screenshots -- name…` takes only those; `--png DIR` keeps them as they were taken too.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import config from './playwright.config.js';
import { engine, HUMAN } from './fixtures.js';
import { Server } from './server.js';

/** @import { Browser, Page } from '@playwright/test' */
/** @import { NewGame } from '../types.js' */

/**
 * @typedef {object} Shot
 * @property {'desktop' | 'phone'} size
 * @property {'en' | 'ja'} lang
 * @property {'light' | 'dark'} theme
 * @property {string} [path]
 * @property {NewGame} [game]
 * @property {(page: Page) => Promise<unknown>} [act]
 * @property {number} [height]
 * @property {string} [program] the program, where it is not ours
 * @property {string} [folder] where the picture goes, below docs/
 */

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };
const LIMIT = 60 * 1024;
const USUAL = 'images/web';
const docs = fileURLToPath(new URL('../../docs/', import.meta.url));

const OTHELLO = 'd3 c3 b3 e3 f5 e6 f3 d6 c4 g5 c6 c5 b6 b2 d7 b5 a1 e7 f6 d8'.split(' ');
const SCORE_FOUR = 'b2 c2 c3 b3 b2 c2 a1 d4 a4 d1 c3 b3'.split(' ');
const CONTRAST = 'b1b2+c2b b5b4+a3b c1c2+c4b c5c4+b1g c2d3+c3g b4b3+b5b'.split(' ');

/** @param {Page} page */
const analyse = async (page) => {
  await page.getByRole('tab', { name: /^(Analysis|検討)$/ }).click();
  await page.getByRole('switch', { name: /^(Analysis|検討)$/ }).check();
  await page.locator('.lines li').first().waitFor();
  await page.locator('.facts .dot:not(.running)').waitFor({ timeout: 20_000 });
};

/** @param {string} name */
const press = (name) => (/** @type {Page} */ page) => page.getByRole('button', { name }).first().click();

/** @type {Pick<Shot, 'program' | 'game' | 'act'>} */
const fifthGame = {
  program: 'tic-tac-toe', act: analyse,
  game: { game: 'tic-tac-toe', seats: [HUMAN, HUMAN], moves: ['a1', 'b2', 'a2'] },
};

/** @type {Record<string, Shot>} */
const shots = {
  'tic-tac-toe': { size: 'desktop', lang: 'en', theme: 'light', folder: 'guide/en/src/images', ...fifthGame },
  'tic-tac-toe-ja': { size: 'desktop', lang: 'ja', theme: 'light', folder: 'guide/ja/src/images', ...fifthGame },
  'home-desktop': { size: 'desktop', lang: 'en', theme: 'light', path: '/' },
  'home-phone': { size: 'phone', lang: 'ja', theme: 'dark', path: '/' },
  'new-phone': { size: 'phone', lang: 'ja', theme: 'light', path: '/new/othello', height: 1060 },
  'othello-analysis': {
    size: 'desktop', lang: 'en', theme: 'light', act: analyse,
    game: { game: 'othello', seats: [HUMAN, HUMAN], moves: OTHELLO },
  },
  'othello-phone': {
    size: 'phone', lang: 'ja', theme: 'dark',
    game: { game: 'othello', seats: [HUMAN, engine(3)], moves: OTHELLO.slice(0, 12), clock: { base_ms: 300_000, increment_ms: 3000 } },
  },
  'othello-review': {
    size: 'desktop', lang: 'ja', theme: 'dark', height: 1180,
    game: { game: 'othello', seats: [engine(1), engine(2)] },
    async act(page) {
      await page.locator('.status.over').waitFor({ timeout: 60_000 });
      await page.getByRole('button', { name: '対局を振り返る' }).first().click();
      await page.locator('.summary').waitFor({ timeout: 120_000 });
      await page.locator('.mistakes .what').nth(1).click();
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  'score-four-desktop': {
    size: 'desktop', lang: 'en', theme: 'dark', act: analyse,
    game: { game: 'score-four', seats: [HUMAN, HUMAN], moves: SCORE_FOUR },
  },
  'score-four-phone': {
    size: 'phone', lang: 'ja', theme: 'light', height: 1000,
    game: { game: 'score-four', seats: [HUMAN, HUMAN], moves: SCORE_FOUR },
  },
  'contrast-desktop': {
    size: 'desktop', lang: 'ja', theme: 'light',
    game: { game: 'contrast', seats: [HUMAN, engine(4)], moves: CONTRAST },
    async act(page) {
      await page.locator('board-contrast [data-cell=d3]').click();
    },
  },
  'contrast-phone': {
    size: 'phone', lang: 'en', theme: 'dark',
    game: { game: 'contrast', seats: [HUMAN, HUMAN], moves: CONTRAST },
    async act(page) {
      await page.locator('board-contrast [data-cell=b2]').click();
    },
  },
  'twin-cool-desktop': {
    size: 'desktop', lang: 'ja', theme: 'light', act: analyse,
    game: { game: 'twin-cool', seats: [HUMAN], mode: 'real', seed: 5 },
  },
  'twin-cool-practice-phone': {
    size: 'phone', lang: 'en', theme: 'light', height: 1100,
    game: { game: 'twin-cool', seats: [HUMAN], mode: 'practice', seed: 5 },
  },
  'adviser-desktop': { size: 'desktop', lang: 'en', theme: 'light', path: '/adviser' },
  'adviser-advice-phone': {
    size: 'phone', lang: 'ja', theme: 'dark', path: '/adviser', height: 1060,
    async act(page) {
      await page.getByRole('button', { name: 'わからない' }).click();
      for (const card of ['A1', 'A5', 'B7', 'C3', 'H10']) await page.locator(`adviser-page [data-card=${card}]`).first().click();
      await page.getByRole('button', { name: '出しました' }).waitFor();
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  'rules-phone': { size: 'phone', lang: 'ja', theme: 'light', path: '/rules/contrast' },
  'editor-desktop': { size: 'desktop', lang: 'en', theme: 'dark', path: '/edit/contrast' },
  'settings-dialog': { size: 'desktop', lang: 'ja', theme: 'dark', path: '/', act: press('設定') },
  'unknown-game-phone': { size: 'phone', lang: 'en', theme: 'light', path: '/g/nothing' },
  'score-four-review': {
    size: 'desktop', lang: 'ja', theme: 'light', height: 1100,
    game: { game: 'score-four', seats: [HUMAN, HUMAN], moves: 'a1 b1 a2 b2 a3 c3 a4'.split(' ') },
    async act(page) {
      await page.getByRole('button', { name: '対局を振り返る' }).first().click();
      await page.locator('.summary').waitFor({ timeout: 60_000 });
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  'share': {
    size: 'desktop', lang: 'ja', theme: 'light', act: (page) => page.getByRole('tab', { name: '共有' }).click(),
    game: { game: 'othello', seats: [HUMAN, HUMAN], moves: OTHELLO },
  },
  'keys-overlay': {
    size: 'desktop', lang: 'en', theme: 'dark', act: (page) => page.keyboard.press('?'),
    game: { game: 'othello', seats: [HUMAN, HUMAN], moves: OTHELLO },
  },
};

/**
 * Makes a picture small enough for the repository.
 * @param {Page} page
 * @param {Buffer} png
 * @returns {Promise<Buffer>}
 */
async function shrink(page, png) {
  for (const quality of [0.9, 0.8, 0.65, 0.5, 0.4]) {
    const data = await page.evaluate(async ({ source, quality }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      return [...new Uint8Array(await blob.arrayBuffer())];
    }, { source: `data:image/png;base64,${png.toString('base64')}`, quality });
    if (data.length <= LIMIT) return Buffer.from(data);
  }
  throw new Error(`a picture does not fit ${LIMIT} bytes`);
}

/** @param {Browser} browser @param {Server} server @param {string} name @param {Shot} shot @param {string | null} raw */
async function take(browser, server, name, shot, raw) {
  const size = SIZES[shot.size];
  const phone = shot.size === 'phone';
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: { ...size, height: shot.height ?? size.height },
    locale: shot.lang === 'ja' ? 'ja-JP' : 'en-US',
    colorScheme: shot.theme,
    reducedMotion: 'reduce',
    hasTouch: phone,
    isMobile: phone,
    deviceScaleFactor: phone ? 1.5 : 1,
  });
  const page = await context.newPage();
  // The 3D board is drawn in software here, which takes its time.
  page.setDefaultTimeout(120_000);
  await page.addInitScript(() => localStorage.setItem('sakiyomi.analysis', '{"think_ms":3000,"lines":3}'));
  let path = shot.path ?? '/';
  if (shot.game) {
    const answer = await page.request.post('/api/games', { data: shot.game });
    if (!answer.ok()) throw new Error(`${name}: ${await answer.text()}`);
    path = `/g/${(await answer.json()).id}`;
  }
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await shot.act?.(page);
  // The 3D board draws when its library has come.
  await page.waitForTimeout(800);
  const png = await page.screenshot();
  if (raw) await writeFile(`${raw}/${name}.png`, png);
  const picture = await shrink(page, png);
  await writeFile(join(docs, shot.folder ?? USUAL, `${name}.webp`), picture);
  console.log(`${name}.webp ${(picture.length / 1024).toFixed(0)} KB`);
  await context.close();
}

const words = process.argv.slice(2);
const at = words.indexOf('--png');
const raw = at >= 0 ? words.splice(at, 2)[1] ?? null : null;
const unknown = words.filter((name) => !(name in shots));
if (unknown.length > 0) throw new Error(`there is no picture ${unknown.join(', ')}; there are ${Object.keys(shots).join(', ')}`);

await mkdir(join(docs, USUAL), { recursive: true });
if (raw) await mkdir(raw, { recursive: true });
/** The servers that run, by their program. @type {Map<string | undefined, Server>} */
const servers = new Map();
const browser = await chromium.launch(config.use?.launchOptions);
try {
  for (const [name, shot] of Object.entries(shots)) {
    if (words.length > 0 && !words.includes(name)) continue;
    const server = servers.get(shot.program) ?? new Server(shot.program);
    if (!servers.has(shot.program)) await server.start();
    servers.set(shot.program, server);
    await take(browser, server, name, shot, raw);
  }
} finally {
  await browser.close();
  for (const server of servers.values()) await server.end();
}
