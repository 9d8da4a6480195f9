import { Agent, get } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { buildStorefront } from '../../src/cli/setup.mjs';
import { openHouse } from './house';

/**
 * `npm run bench:overload`: 500 connections ask one shop's API for lists, searches and items for 30 seconds, each again
 * as soon as it is answered, while one visitor loads pages. Accepted calls are answered within two seconds (p99), the
 * rest is refused with 503 at once, and pages are not delayed.
 */
const CONNECTIONS = 500;
const MS = 30_000;
const SLOWEST_MS = 2000;

const WORDS = ['burger', 'soup', 'feast', 'apples', 'shirt', 'brger'];
const PATHS = [
  (n: number) => `/api/v1/items/item-or-store-search?name=${WORDS[n % WORDS.length]}`,
  (n: number) => `/api/v1/items/popular?limit=${8 + (n % 4)}&offset=1`,
  (n: number) => `/api/v1/items/details/${1 + (n % 10)}`,
  (n: number) => `/api/v1/stores/get-stores/all?limit=${6 + (n % 5)}&offset=1`,
];
const HEADERS = { zoneId: '[1]', moduleId: '1', latitude: '10.1', longitude: '10.1', 'X-localization': 'en' };

async function main(): Promise<boolean> {
  await buildStorefront(process.cwd());
  const house = await openHouse({ shops: 1 });
  const taken: number[] = [];
  const refused: number[] = [];
  const pages: number[] = [];
  const others = new Map<string, number>();
  const own = monitorEventLoopDelay();
  let told = '';
  try {
    const [shop] = house.shops;
    if (!shop) throw new Error('There is no shop');
    await shop.start();
    // A warm-up: what a process loads once.
    const warm = new Agent({ keepAlive: true });
    for (let n = 0; n < 40; n += 1) await timed(shop.port, PATHS[n % PATHS.length]?.(n) ?? '/', warm);
    await timed(shop.port, '/store/plain', warm);
    const before = await measured(shop.ops);
    own.enable();
    const until = performance.now() + MS;
    const ask = async (client: number) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let n = client; performance.now() < until; n += 1) {
        const { status, ms } = await timed(shop.port, PATHS[n % PATHS.length]?.(n) ?? '/', agent);
        if (status === 200) taken.push(ms);
        else if (status === 503) {
          refused.push(ms);
          // A tenth of the wait in Retry-After.
          await wait(200);
        } else others.set(String(status), (others.get(String(status)) ?? 0) + 1);
      }
      agent.destroy();
    };
    const look = async () => {
      while (performance.now() < until) {
        const { status, ms } = await timed(shop.port, '/store/plain', warm);
        if (status === 200) pages.push(ms);
        else others.set(`page ${status}`, (others.get(`page ${status}`) ?? 0) + 1);
        await wait(100);
      }
    };
    await Promise.all([look(), ...Array.from({ length: CONNECTIONS }, (_, n) => ask(n))]);
    own.disable();
    const after = await measured(shop.ops);
    told = `the shop's ${(after.lag * 1000).toFixed(0)} ms; it had ${(after.processor - before.processor).toFixed(0)} s of processor`;
    warm.destroy();
  } finally {
    await house.stop();
  }
  say(`${CONNECTIONS} connections for ${MS / 1000} s on one shop`);
  for (const [name, times] of Object.entries({ taken, 'refused with 503': refused, pages })) {
    say(`${name}: ${times.length}, p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms`);
  }
  // When the clients themselves are late, or the machine is busy, all measurements look slower than they are.
  say(`event loops late by, p99: the clients' ${Math.round(own.percentile(99) / 1e6)} ms, ${told}`);
  for (const [status, times] of others) say(`${times} × ${status}`);
  return others.size === 0 && at(taken, 0.99) <= SLOWEST_MS && at(pages, 0.99) <= SLOWEST_MS;
}

/** The shop's own metrics: event loop delay (p99, since the last reading) and CPU time, both in seconds. */
async function measured(ops: number): Promise<{ lag: number; processor: number }> {
  const text = await (await fetch(`http://127.0.0.1:${ops}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
  return { lag: read('nodejs_eventloop_lag_p99_seconds'), processor: read('process_cpu_seconds_total') };
}

function timed(port: number, path: string, agent: Agent): Promise<{ status: number; ms: number }> {
  const began = performance.now();
  return new Promise((told) => {
    get({ host: '127.0.0.1', port, path, agent, headers: HEADERS }, (answer) => {
      answer.resume().on('end', () => told({ status: answer.statusCode ?? 0, ms: performance.now() - began }));
    }).on('error', () => told({ status: 0, ms: performance.now() - began }));
  });
}

function at(times: number[], part: number): number {
  return Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? 0);
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

main().then(
  (isWell) => process.exit(isWell ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
