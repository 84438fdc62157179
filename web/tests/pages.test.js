// Every page, in both languages and sizes: nothing in anybody's way, nothing over the side, no
// complaint in the console, and no dead end.
import { DESKTOP, HUMAN, PHONE, analyse, engine, expect, expectAccessible, openGame, review, settled, test } from './fixtures.js';

/** What the server says about a cluster with one worker, in the middle of a run. */
const CLUSTER = {
  address: 'nats://example.org:4222',
  protocol: 1,
  order: 'run',
  queue: { waiting: 5, held: 2, again: 0, games: 1, bytes: 400, dead: 0, aside: 0 },
  workers: [{
    name: 'box-1', version: '0.1.0', mode: 'running', threads: 8, jobs: 2, games: 1234, games_per_second: 12.5,
    positions_per_second: 400, run: 'r1', net: '44171808d84b08d7',
  }],
  runs: [{
    id: 'r1', info: { name: 's4', game: 'score-four', is_match: false }, holder: 'box process 7',
    best: { iteration: 4, sha256: '0'.repeat(64), fingerprint: '44171808d84b08d7' },
    status: {
      iteration: 5, activity: 'play', done: 20, total: 400, games: 1600, steps: 900,
      ratings: [[1, 210, 60], [4, 480, 55]],
    },
  }],
};

const GAMES = ['othello', 'score-four', 'contrast', 'twin-cool'];

for (const [name, use] of /** @type {const} */ ([['desktop', DESKTOP], ['phone', PHONE]])) {
  test.describe(`on a ${name}`, () => {
    test.use(use);

    for (const theme of /** @type {const} */ (['light', 'dark'])) {
      test(`the first page is accessible in ${theme} colours`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: theme });
        await page.goto('/');
        await expect(page.locator('.game-card')).toHaveCount(4);
        await expectAccessible(page);
      });
    }

    for (const game of GAMES) {
      test(`the dialog for a new game, the rules and the editor of ${game} are accessible`, async ({ page }) => {
        if (game === 'score-four') test.slow();
        for (const path of [`/new/${game}`, `/rules/${game}`, `/edit/${game}`]) {
          await page.goto(path);
          await expect(page.locator('h1')).toBeVisible();
          await expectAccessible(page);
        }
      });

      test(`the board of ${game} with analysis is accessible`, async ({ page }) => {
        if (game === 'score-four') test.slow();
        await page.emulateMedia({ colorScheme: name === 'phone' ? 'dark' : 'light', reducedMotion: 'reduce' });
        const seats = game === 'twin-cool' ? [HUMAN] : [HUMAN, engine(1)];
        await openGame(page, { game, seats, ...(game === 'twin-cool' ? { seed: 3 } : {}) });
        await settled(page);
        await analyse(page);
        await expect(page.locator('.lines li').first()).toBeVisible();
        await expectAccessible(page);
      });
    }

    test('the adviser is accessible', async ({ page }) => {
      await page.goto('/adviser');
      await expect(page.locator('adviser-page')).toBeVisible();
      await expectAccessible(page);
    });

    test('a running cluster is shown and accessible', async ({ page }) => {
      await page.route('**/api/cluster', (route) => route.fulfill({ json: { cluster: CLUSTER, problem: null } }));
      await page.goto('/cluster');
      await expect(page.getByRole('row', { name: /box-1/ })).toContainText('12.50');
      await expect(page.getByRole('img', { name: /Elo|反復/ })).toBeVisible();
      await expect(page.getByText('44171808d84b08d7').first()).toBeVisible();
      await expectAccessible(page);
    });

    test('a review and sharing are accessible beside the board', async ({ page }) => {
      await page.emulateMedia({ colorScheme: name === 'phone' ? 'dark' : 'light', reducedMotion: 'reduce' });
      await openGame(page, { game: 'score-four', seats: [HUMAN, HUMAN], moves: 'a1 b1 a2 b2 a3 c3 a4'.split(' ') });
      await review(page);
      await expect(page.locator('.summary')).toBeVisible({ timeout: 60_000 });
      await page.locator('.mistakes .what').first().click();
      await expectAccessible(page);
      await page.getByRole('tab', { name: /^(Share|共有)$/ }).click();
      await expectAccessible(page);
    });

    test('dialogs are accessible', async ({ page }) => {
      await openGame(page, { game: 'othello', seats: [HUMAN, HUMAN] });
      await settled(page);
      for (const button of [/^(Settings|設定)$/, /^(Rules|ルール)$/, /^(More|その他)$/, /^(Resign|投了)$/]) {
        await page.getByRole('button', { name: button }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });

    for (const [path, what] of [
      ['/g/nothing', 'an unknown game'],
      ['/nowhere', 'an unknown page'],
      ['/new/chess', 'an unknown kind of game'],
      ['/rules/chess', 'the rules of an unknown game'],
      ['/open?game=othello&moves=a1', 'a broken link'],
      ['/open', 'a link without a game'],
      ['/cluster', 'a cluster that is not there'],
    ]) {
      test(`${what} says so and leads back`, async ({ page, quiet }) => {
        quiet.allow(/40[04]|422/);
        await page.goto(path ?? '/');
        await expect(page.locator('h1')).toBeVisible();
        await expectAccessible(page);
        await page.locator('main a.primary').click();
        await expect(page.locator('.game-card')).toHaveCount(4);
      });
    }
  });
}

test.describe('the language', () => {
  test.describe('of a Japanese browser', () => {
    test.use({ locale: 'ja-JP' });
    test('is Japanese at first, and can be changed for good', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
      await expect(page.getByRole('button', { name: 'オセロで対局する' })).toBeVisible();
      await page.getByRole('button', { name: 'English' }).click();
      await expect(page.getByRole('button', { name: 'Play Othello' })).toBeVisible();
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('button', { name: 'Play Othello' })).toBeVisible();
    });
  });
  test.describe('that is only half translated', () => {
    test.use({ locale: 'ja-JP' });
    test('is shown with English for the rest', async ({ page }) => {
      await page.route('**/locales/ja/page.ftl', (route) => route.fulfill({ body: 'nav-games = ゲーム' }));
      await page.route('**/games/othello/locales/ja/board.ftl', (route) => route.fulfill({ body: '' }));
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'ゲーム', exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Play オセロ' })).toBeVisible();
      await expect(page.locator('.game-card').first()).toContainText('Most discs wins.');
    });
  });
  test.describe('whose texts do not come', () => {
    test('leaves a page that says so', async ({ page, quiet }) => {
      quiet.allow(/Failed to load resource/);
      await page.route('**/locales/**', (route) => route.abort());
      await page.goto('/');
      await expect(page.getByText('Please reload the page.')).toBeVisible();
    });
    test('is not changed', async ({ page, quiet }) => {
      quiet.allow(/Failed to load resource/);
      await page.goto('/');
      await page.route('**/locales/**', (route) => route.abort());
      await page.getByRole('button', { name: '日本語' }).click();
      await expect(page.locator('.toast.failure')).toContainText('not responding');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  });
  test.describe('of any other browser', () => {
    test.use({ locale: 'de-DE' });
    test('is English', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  });
});

test('the theme can be chosen against the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Dark').check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('Contrast in a usual window', () => {
  test.use(DESKTOP);

  test('has its stocks beside the board, and all of it is seen without scrolling', async ({ page }) => {
    await openGame(page, { game: 'contrast', seats: [HUMAN, HUMAN] });
    const board = await page.locator('board-contrast .board').boundingBox();
    const stock = await page.locator('board-contrast .stock.bottom').boundingBox();
    expect(stock?.x ?? 0).toBeGreaterThan((board?.x ?? 0) + (board?.width ?? 0));
    await expect(page.locator('.player').last()).toBeInViewport({ ratio: 1 });
    await page.goto('/edit/contrast');
    await expect(page.locator('board-contrast .counter').last()).toBeInViewport({ ratio: 1 });
  });
});

test('a seat that is called by its turn is not called so twice', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.address, locale: 'ja-JP' });
  const page = await context.newPage();
  await page.goto('/new/contrast');
  await expect(page.getByRole('radio', { name: '先手', exact: true })).toBeVisible();
  await page.goto('/new/othello');
  await expect(page.getByRole('radio', { name: '黒（先手）', exact: true })).toBeVisible();
  await context.close();
});

test.describe('on the narrowest phone', () => {
  test.use({ ...PHONE, viewport: { width: 320, height: 568 } });

  test('nothing hangs over the side in Japanese', async ({ page }) => {
    for (const path of ['/', '/adviser', '/open', ...GAMES.flatMap((game) => [`/new/${game}`, `/rules/${game}`])]) {
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      const over = await page.evaluate(() =>
        document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(over, path).toBe(0);
    }
  });
});
