// What happens at the board besides moves: undo, analysis, review, lost connections, two tabs.
import { DESKTOP, HUMAN, analyse, engine, expect, openGame, review, settled, test } from './fixtures.js';

test.use(DESKTOP);

const OPENING = ['f5', 'd6', 'c3', 'd3', 'c4'];

test('undo against an engine gives the move back to the person, and redo puts both moves back', async ({ page }) => {
  await openGame(page, { game: 'othello', seats: [HUMAN, engine(1)] });
  await settled(page);
  await page.locator('board-othello [data-cell=f5]').click();
  await expect.poll(async () => (await settled(page)).ply).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await settled(page)).ply).toBe(0);
  await expect(page.locator('.status')).toContainText('Your turn');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(async () => (await settled(page)).ply).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await settled(page)).ply).toBe(0);
  await page.locator('board-othello [data-cell=d3]').click();
  await expect(page.locator('.variation')).toContainText('f5');
});

test('looking back changes nothing, and playing on from an earlier move makes a variation', async ({ page }) => {
  await openGame(page, { game: 'othello', seats: [HUMAN, HUMAN], moves: OPENING });
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.status')).toContainText('Viewing move 3');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(page.locator('.status')).toContainText('White to move');
  await page.getByRole('button', { name: 'First position' }).click();
  await page.locator('board-othello [data-cell=d3]').click();
  await expect(page.locator('.move-table .row .move').first()).toContainText('d3');
  await expect(page.locator('.variation')).toContainText('f5');
});

test('analysis is off at first, grows while it is on, and stops', async ({ page }) => {
  /** @type {string[]} */
  const asked = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => asked.push(String(payload))));
  await openGame(page, { game: 'othello', seats: [HUMAN, HUMAN], moves: OPENING });
  await settled(page);
  expect(asked.some((text) => text.includes('analyze'))).toBe(false);
  const toggle = page.getByRole('switch', { name: 'Analysis' });
  await analyse(page);
  await expect(page.locator('.lines li')).toHaveCount(3);
  await expect(page.locator('.eval-bar')).toBeVisible();
  await page.locator('.analysis select').last().selectOption('1');
  await expect(page.locator('.lines li')).toHaveCount(1);
  const first = page.locator('.line-move').first();
  // A line that grows is drawn again, also under the pointer.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await first.hover();
    expect(await page.evaluate(() =>
      /** @type {any} */ (document.querySelector('page-game')).preview?.view ?? null)).not.toBeNull();
  }).toPass();
  await page.getByRole('button', { name: 'Previous move' }).click();
  await expect.poll(() => asked.at(-1)).toContain('"node":4');
  await expect(page.locator('.lines li')).toHaveCount(1);
  await toggle.uncheck();
  await expect(page.locator('.lines')).toHaveCount(0);
  await expect(page.locator('.eval-bar')).toHaveCount(0);
  expect(asked.at(-1)).toContain('stop');
});

test('a game is reviewed, the graph leads to its moves, and a mistake can be tried again', async ({ page }) => {
  // Nine squares are left, so every value is exact: h4 wins by 16, h7 loses by 12.
  const position = 'OXXXXOOOOOXXXOO-OXOXXOO-OOOXXOO-XOXXOXOXXOXOXOO-XOOXOOO--O-OOOO- X';
  const { id } = await openGame(page, { game: 'othello', seats: [HUMAN, HUMAN], position,
    moves: ['h7', 'c8', 'a8', 'h8', 'h3', 'h6', 'h2', 'h4'] });
  await review(page);
  await expect(page.locator('.summary')).toBeVisible({ timeout: 60_000 });
  const mistake = page.locator('.mistakes li').filter({ hasText: 'h7' }).first();
  await expect(mistake).toContainText('Blunder');
  await expect(mistake).toContainText('lost 88%');
  await expect(mistake).toContainText('Better: h4');
  await expect(page.locator('.move-table .blunder')).toContainText('h7');
  const graph = page.getByRole('slider', { name: 'Evaluation over the game' });
  const box = await graph.boundingBox();
  await graph.click({ position: { x: (box?.width ?? 0) / 2, y: 20 } });
  await expect(page.locator('.status')).toContainText('Viewing move 4');
  await graph.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(page.locator('.status')).toContainText('Viewing the starting position');
  // The game is over, and stays so: trying again is a game of its own.
  await mistake.getByRole('button', { name: 'Try again from here' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.locator('.status')).toContainText('Black to move');
  await page.locator('board-othello [data-cell=h4]').click();
  await expect(page.locator('.move-table')).toContainText('h4');
});

test('a game goes on after a reload', async ({ page }) => {
  await openGame(page, { game: 'othello', seats: [HUMAN, engine(1)] });
  await settled(page);
  await page.locator('board-othello [data-cell=f5]').click();
  await expect.poll(async () => (await settled(page)).ply).toBe(2);
  const before = await settled(page);
  await page.reload();
  expect((await settled(page)).view).toBe(before.view);
  await page.locator(`board-othello [data-cell=${before.legal[0]}]`).click();
  await expect.poll(async () => (await settled(page)).ply).toBe(4);
});

test('two tabs show the same game', async ({ page, context }) => {
  const game = await openGame(page, { game: 'othello', seats: [HUMAN, HUMAN] });
  const other = await context.newPage();
  await other.goto(`/g/${game.id}`);
  await settled(other);
  await page.locator('board-othello [data-cell=f5]').click();
  await expect(other.locator('.move-table')).toContainText('f5');
  await other.close();
});

test('a move that comes too late is refused with words, and the board shows what is so', async ({ page, quiet }) => {
  quiet.allow(/409/);
  const game = await openGame(page, { game: 'othello', seats: [HUMAN, HUMAN] });
  await settled(page);
  // Another tab is quicker than the news of it.
  await page.evaluate(() => /** @type {any} */ (document.querySelector('page-game')).store.live.close());
  const answer = await page.request.post(`/api/games/${game.id}/moves`, { data: { move: 'f5', at: 0 } });
  expect(answer.ok()).toBe(true);
  await page.locator('board-othello [data-cell=d3]').click();
  await expect(page.locator('.toast.failure')).toBeVisible();
  await expect(page.locator('.move-table')).toContainText('f5');
});

test('resigning asks first, and ends the game', async ({ page }) => {
  await openGame(page, { game: 'othello', seats: [HUMAN, engine(1)], moves: ['f5', 'd6'] });
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('.status.over')).toHaveCount(0);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.locator('.status.over')).toBeVisible();
});

test('a forced pass is announced and played', async ({ page }) => {
  // White has no move; Black has.
  const position = 'XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXO-- O';
  await openGame(page, { game: 'othello', seats: [HUMAN, HUMAN], position });
  await expect(page.locator('.status')).toContainText('White has no legal move and must pass.');
  await expect(page.locator('.status')).toContainText('Black to move');
});

test('clocks run for the side to move', async ({ page }) => {
  await openGame(page, { game: 'othello', seats: [HUMAN, HUMAN], clock: { base_ms: 60_000, increment_ms: 0 } });
  await settled(page);
  await page.locator('board-othello [data-cell=f5]').click();
  const white = page.locator('.clock').first();
  await expect(white).toHaveClass(/running/);
  await expect(white).toHaveText(/^0:5\d$/);
});

test('a page that cannot reach the server says so, and goes on when it can', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource/);
  await page.route('**/api/info', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('The server is not responding.')).toBeVisible();
  await page.unroute('**/api/info');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.game-card')).toHaveCount(4);
});

test('things move when they may', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openGame(page, { game: 'othello', seats: [HUMAN, HUMAN], moves: OPENING });
  const { legal } = await settled(page);
  await page.locator(`board-othello [data-cell=${legal[0]}]`).click();
  await expect.poll(async () => (await settled(page)).ply).toBe(OPENING.length + 1);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Animations' }).uncheck();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
});
