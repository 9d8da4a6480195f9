import { defineConfig, devices } from '@playwright/test';

const browser = process.env.CHROME_PATH;

/** What `npm run test:firebase` drives: the shop and the emulator are running by then. */
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
