import { defineConfig, devices } from '@playwright/test';

const browser = process.env.CHROME_PATH;

/** The configuration for `npm run test:firebase`; the shop and the emulator are already running. */
export default defineConfig({
  testDir: '.',
  forbidOnly: true,
  retries: 0,
  workers: 1,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.SITE_URL,
    launchOptions: {
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      ...(browser ? { executablePath: browser } : {}),
    },
  },
});
