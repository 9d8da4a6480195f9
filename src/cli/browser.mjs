import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findProgram, installPackage } from './programs.mjs';
import { run, step } from './run.mjs';

/** A headless shell without a window's frame, which needs a tenth less of a core; not every system has it. */
const LIGHT = 'chromium-headless-shell';
const USUAL = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds a browser for the tests: an installed Chromium or Chrome, otherwise Playwright's, otherwise that of the
 * system's package manager. Returns the path of its executable; with `light`, the headless shell if there is one.
 */
export async function findBrowser(root, { light = false } = {}) {
  const found = installed(light);
  if (found) return found;
  const own = createRequire(`${root}/package.json`)('playwright').chromium.executablePath();
  if (existsSync(own)) return own;
  try {
    await step("Fetching Playwright's Chromium", () =>
      run('npx', ['playwright', 'install', 'chromium'], { cwd: root, quiet: true }),
    );
    return own;
  } catch {
    // That server is unreachable; try the system's packages.
  }
  await step('Installing Chromium by apt-get', async () => {
    const install = (name) => installPackage(name, 'fonts-noto-core');
    // Older systems have the full browser only.
    await (light ? install(LIGHT).catch(() => install('chromium')) : install('chromium'));
  });
  const now = installed(light);
  if (!now) throw new Error('No browser: install Chromium or Chrome, or name one in CHROME_PATH.');
  return now;
}

function installed(light) {
  if (process.env.CHROME_PATH && existsSync(process.env.CHROME_PATH)) return process.env.CHROME_PATH;
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  if (existsSync(mac)) return mac;
  for (const name of light ? [LIGHT, ...USUAL] : USUAL) {
    const found = findProgram(name);
    if (found) return found;
  }
  return undefined;
}
