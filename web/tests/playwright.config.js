// The browser tests. They need the program (SAKIYOMI, else the build in target/, SAKIYOMI_PROFILE or
// else release) and Debian's Chromium (CHROMIUM, else where Debian puts it); nothing is downloaded.
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: '*.test.js',
  outputDir: 'results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      // Containers have no room for a sandbox. The 3D board is drawn in software.
      args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
    },
    // Nothing to wait for; one test of its own watches things move.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
  },
});
