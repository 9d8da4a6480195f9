import { spawn } from 'node:child_process';
import { freePort } from '../../../src/cli/free-port.mjs';
import { logFile } from '../../support/log-file';
import { databaseUrl } from './tables';

/**
 * Starts a second process on the database of the first one, unless the settings name another, so that settings of one
 * test file do not affect the others.
 */
export async function openShop(settings: Record<string, string>) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const shop = spawn(process.execPath, ['src/cli/start.mjs'], {
    stdio: ['ignore', 'ignore', logFile()],
    env: {
      ...{ ...process.env, DATA_DIR: '.data/e2e', DATABASE_URL: databaseUrl(), DEMO: 'true', ...settings },
      ...{ PORT: String(port), HOST: '127.0.0.1', SITE_URL: url },
    },
  });
  const ended = new Promise((resolve) => shop.once('exit', resolve));
  await answers(`${url}/api/v1/config`, () => shop.exitCode === null);
  return {
    url,
    stop: async () => {
      shop.kill('SIGTERM');
      await ended;
    },
  };
}

async function answers(url: string, isAlive: () => boolean): Promise<void> {
  while (isAlive()) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((again) => setTimeout(again, 100));
  }
  throw new Error('The second shop did not start');
}
