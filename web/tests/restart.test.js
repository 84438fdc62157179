// A server of its own for each test here, because it is stopped in the middle of a game.
import { DESKTOP, HUMAN, engine, expect, settled, test } from './fixtures.js';
import { Server } from './server.js';

test.use(DESKTOP);

for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGTERM', 'SIGKILL'])) {
  test(`a game goes on by itself after the server was stopped by ${signal}`, async ({ page, quiet }) => {
    quiet.allow(/WebSocket connection|ERR_CONNECTION_REFUSED|Failed to load resource/);
    const server = new Server();
    await server.start();
    try {
      const answer = await page.request.post(`${server.address}/api/games`, {
        data: { game: 'othello', seats: [HUMAN, engine(1)] },
      });
      const { id } = await answer.json();
      await page.goto(`${server.address}/g/${id}`);
      await settled(page);
      await page.locator('board-othello [data-cell=f5]').click();
      await expect.poll(async () => (await settled(page)).ply).toBe(2);
      const before = await settled(page);

      await server.stop(signal);
      await expect(page.locator('.connection')).toBeVisible();
      await page.locator(`board-othello [data-cell=${before.legal[0]}]`).click();
      await expect(page.locator('.toast.failure')).toContainText('is not responding');

      await server.start();
      await expect(page.locator('.connection')).toHaveCount(0);
      expect((await settled(page)).view).toBe(before.view);
      await page.locator(`board-othello [data-cell=${before.legal[0]}]`).click();
      await expect.poll(async () => (await settled(page)).ply).toBe(4);
    } finally {
      await server.end();
    }
  });
}
