import { defineConfig, devices } from '@playwright/test';
import { withoutPictures } from './tests/e2e/support/browser';
import { DESKTOP, PHONE } from './tests/e2e/support/widths';

const port = Number(process.env.E2E_PORT ?? 3210);
/** Pictures are kept between runs, the database is new each time. */
const data = '.data/e2e';

/** Tests that do not depend on the device: server responses, starting, and tests with their own shop. */
const oneWidth = /(public|weight|start|social|codes|trips)\.spec\.ts/;

export default defineConfig({
  testDir: 'tests/e2e',
  // Playwright empties its folder, and others write into `test-results` at the same time.
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A journey often waits for a response or an animation; with two workers a quarter of two cores is unused.
  workers: 3,
  // Generous, because the machine may also build and run other tests; no test waits longer than it must.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A trace snapshots the page at every step and costs a sixth of the run: enable it by `--trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Only one journey tests the offline page, so the service worker is blocked elsewhere.
    serviceWorkers: 'block',
    ...withoutPictures,
  },
  // A test that is the same at both widths names one, and is not part of the other project.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { ...devices['Desktop Chrome'], viewport: DESKTOP } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      testIgnore: oneWidth,
      // With a phone's scale factor, seven more pixels for each one would be rendered without being looked at.
      use: { ...devices['Pixel 7'], viewport: PHONE, deviceScaleFactor: 1 },
    },
  ],
  webServer: [
    {
      name: 'shop',
      command: 'node --import tsx tests/support/e2e-server.ts',
      url: `http://127.0.0.1:${port}/api/v1/config`,
      env: {
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: data,
        SITE_URL: `http://127.0.0.1:${port}`,
        DEMO: 'true',
        // Each test sends its own client address, as a reverse proxy would.
        TRUSTED_PROXIES: '1',
        REFUSE_UNKNOWN_FIELDS: 'true',
      },
      timeout: 300_000,
      reuseExistingServer: !process.env.CI,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
    {
      // The same build as a storefront only, with the first shop as its back end.
      name: 'storefront',
      command: 'node src/cli/start.mjs',
      url: `http://127.0.0.1:${port + 1}/robots.txt`,
      env: { PORT: String(port + 1), HOST: '127.0.0.1', API_BASE_URL: `http://127.0.0.1:${port}` },
      timeout: 300_000,
      reuseExistingServer: !process.env.CI,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  ],
});
