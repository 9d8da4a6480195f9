import { defineConfig, devices } from '@playwright/test';
import { withoutPictures } from './tests/e2e/support/browser';
import { DESKTOP, PHONE } from './tests/e2e/support/widths';

const port = Number(process.env.E2E_PORT ?? 3210);
/** The pictures stay from run to run, the database is new each time. */
const data = '.data/e2e';

/** Files of which nothing depends on the device: the server's answers, starting, and shops of their own. */
const oneWidth = /(public|weight|start|social|codes|trips)\.spec\.ts/;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A journey often waits, for an answer or an animation; two alone leave a quarter of two cores unused.
  workers: 3,
  // A machine that also builds and tests other things takes its time; nothing here waits longer than it must.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A trace keeps what the page held at every step and costs a sixth of the run: `--trace retain-on-failure` has it.
    trace: 'off',
    screenshot: 'only-on-failure',
    // No journey depends on the page for those without a network but the one that shows it.
    serviceWorkers: 'block',
    ...withoutPictures,
  },
  // What is the same at both widths says at which one it is shown, and does not exist at the other.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { ...devices['Desktop Chrome'], viewport: DESKTOP } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      testIgnore: oneWidth,
      // A phone's seven pixels for one would be drawn, and looked at by nobody.
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
        // Each visitor of the tests says from where he comes, as a proxy in front would.
        TRUSTED_PROXIES: '1',
        REFUSE_UNKNOWN_FIELDS: 'true',
      },
      timeout: 300_000,
      reuseExistingServer: !process.env.CI,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
    {
      // The same build as a storefront alone, in front of the first one as its back end.
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
