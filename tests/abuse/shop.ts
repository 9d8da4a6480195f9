import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../src/cli/free-port.mjs';
import { logFile } from '../support/log-file';

type Memory = { rss: number; heap: number; peak: number };

export type Shop = {
  url: string;
  /** Bytes of the process and its heap after garbage collection, and the peak since the last request. */
  memory: () => Promise<Memory>;
  stop: () => Promise<void>;
};

/** A shop that does not answer for so long counts as failed. */
const FROZEN_MS = 60_000;
/** Long, because the first start creates the demo world and its pictures. */
const START_MS = 240_000;

/** The built shop as `npm start` runs it, in a process of its own, until it answers. */
export async function openShop(settings: Record<string, string>): Promise<Shop> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const args = ['--expose-gc', '--import', './tests/support/memory-probe.mjs', 'src/cli/start.mjs'];
  const shop = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', logFile(), 'ipc'],
    env: { ...process.env, ...settings, PORT: String(port), HOST: '127.0.0.1', SITE_URL: url, TRUSTED_PROXIES: '1' },
  });
  await answers(`${url}/api/v1/config`, () => shop.exitCode === null).catch((error: unknown) => {
    shop.kill('SIGKILL');
    throw error;
  });
  return {
    url,
    memory: async () => {
      shop.send('memory');
      const [told] = (await once(shop, 'message', { signal: AbortSignal.timeout(FROZEN_MS) })) as [Memory];
      return told;
    },
    stop: async () => {
      const ended = once(shop, 'exit');
      shop.kill('SIGTERM');
      const clock = setTimeout(() => shop.kill('SIGKILL'), 8_000);
      await ended;
      clearTimeout(clock);
    },
  };
}

async function answers(url: string, isAlive: () => boolean): Promise<void> {
  const until = Date.now() + START_MS;
  while (isAlive() && Date.now() < until) {
    const isOpen = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isOpen) return;
    await new Promise((again) => setTimeout(again, 200));
  }
  throw new Error(`The shop at ${url} did not start; see test-results/shops/log.jsonl`);
}
