import { defineConfig, devices } from '@playwright/test';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const port = Number(process.env.E2E_PORT ?? 3210);
const data = process.env.E2E_DATA ?? join(tmpdir(), 'medina-e2e');
const browser = process.env.CHROME_PATH;

/** Keeps a browser quiet that runs as root on a machine without a way out. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    trace: 'retain-on-failure',
    launchOptions: { args, ...(browser ? { executablePath: browser } : {}) },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
  webServer: {
    command: 'node src/cli/start.mjs',
    url: `http://127.0.0.1:${port}/api/v1/config`,
    env: { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data, DEMO: 'true' },
    timeout: 240_000,
    stdout: 'pipe',
  },
});
