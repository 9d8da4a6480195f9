import { fork, type ChildProcess } from 'node:child_process';
import { once, setMaxListeners } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildStorefront } from '../../src/cli/setup.mjs';
import { attacks, type Attack, type Ground } from './attacks';
import { openBackEnd } from './back-end';
import { send } from './send';
import { openShop, type Shop } from './shop';

/**
 * `npm run test:abuse [-- words of names]`: the built shop under each attack of the table. The slowest answer of an
 * innocent visitor meanwhile stays under a second, nobody innocent is refused, and what the process holds afterwards is
 * within 150 MB of before.
 */
const SLOWEST_MS = 1000;
const MEMORY_BYTES = 150 * 1024 * 1024;
/** Meanwhile: two pictures and all bodies that are taken at a time. */
const PEAK_BYTES = 450 * 1024 * 1024;
const ROW_MS = 4_000;
const LEAST_MS = 1_500;
const MB = 1024 * 1024;

type Seen = { slowest_ms: number; what: string; answers: number; failed: number };
type Row = { name: string; seen: Seen; before: number; after: number; problems: string[] };
type Shops = { shop: Shop; front: Shop };

async function main(): Promise<boolean> {
  const wanted = process.argv.slice(2);
  const rows = attacks.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
  const data = join('.data', 'abuse');
  rmSync(join(data, 'db'), { recursive: true, force: true });
  await buildStorefront(process.cwd());
  const pictures = { huge: await picture(6240), large: await picture(3990) };
  const shop = await openShop({ DATA_DIR: data, DEMO: 'true', ...STRIPE });
  const backEnd = await openBackEnd(shop.url);
  const front = await openShop({ DATA_DIR: `${data}-front`, API_BASE_URL: backEnd.url });
  const visitor = fork('tests/abuse/visitor.ts', { execArgv: ['--import', 'tsx'] });
  try {
    const ground = { token: await signIn(shop.url), pictures };
    await warmUp({ shop, front });
    say(line(['Attack', 'slowest answer', 'MB before', 'MB after', 'verdict']));
    const results = [];
    for (const attack of rows) {
      const row = await rowOf(attack, { shop, front }, visitor, ground);
      results.push(row);
      const { seen, before, after, problems } = row;
      const figures = [
        `${Math.round(seen.slowest_ms)} ms`,
        String(Math.round(before / MB)),
        String(Math.round(after / MB)),
      ];
      say(line([row.name, ...figures, problems.join('; ') || 'ok']));
    }
    return results.every(({ problems }) => problems.length === 0);
  } finally {
    visitor.kill();
    await Promise.all([front.stop(), shop.stop()]);
    backEnd.stop();
  }
}

/** Without a key of Stripe's its notices are not even read. */
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_of_nobody', STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody' };

async function rowOf(
  attack: Attack,
  shops: Shops,
  visitor: ChildProcess,
  ground: Pick<Ground, 'token' | 'pictures'>,
): Promise<Row> {
  const shop = attack.front ? shops.front : shops.shop;
  const { rss: before } = await shop.memory();
  visitor.send({ url: shop.url, paths: attack.front ? FRONT_PATHS : PATHS });
  const signal = AbortSignal.timeout(ROW_MS);
  // Every request of an attack listens to it.
  setMaxListeners(0, signal);
  // What is refused at once is tried again, until the visitor has seen something of it.
  const until = performance.now() + LEAST_MS;
  do await attack.run({ ...ground, url: shop.url, signal });
  while (performance.now() < until);
  const left = once(visitor, 'message');
  visitor.send('leave');
  const [seen] = (await left) as [Seen];
  const { rss: after, peak } = await shop.memory().catch(() => ({ rss: Infinity, peak: Infinity }));
  const problems = [];
  if (seen.slowest_ms > SLOWEST_MS) problems.push(`TOO SLOW (${seen.what})`);
  if (seen.failed > 0) problems.push(`${seen.failed} OF ${seen.answers} FAILED`);
  if (after === Infinity) problems.push('SAYS NOTHING ANY MORE');
  else if (after - before > MEMORY_BYTES) problems.push('TOO MUCH MEMORY');
  if (peak - before > PEAK_BYTES) problems.push(`${Math.round(peak / MB)} MB MEANWHILE`);
  return { name: attack.name, seen, before, after, problems };
}

const PATHS = ['/categories', '/api/v1/items/popular?limit=10&offset=1'];
const FRONT_PATHS = ['/robots.txt', '/api/v1/items/popular?limit=10&offset=1'];

/** What a process loads once, for its first visitor, is no attack's. */
async function warmUp({ shop, front }: Shops): Promise<void> {
  const signal = AbortSignal.timeout(60_000);
  const headers = { zoneid: '[1]', moduleid: '4' };
  const paths = [...PATHS, '/', '/home', '/api/v1/items/item-or-store-search?name=pizza'];
  for (const path of [...paths, ...paths]) await send(shop.url + path, { headers, signal });
  for (const path of [...FRONT_PATHS, ...FRONT_PATHS]) await send(front.url + path, { headers, signal });
  const small = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const ground = { url: shop.url, token: await signIn(shop.url), pictures: { huge: small, large: small }, signal };
  const ordinary = attacks.find(({ name }) => name.startsWith('pictures'));
  await ordinary?.run(ground);
}

async function signIn(url: string): Promise<string> {
  const body = JSON.stringify({
    ...{ login_type: 'manual', email_or_phone: 'demo@medina.example', password: 'medina-demo' },
  });
  const headers = { 'content-type': 'application/json' };
  const answer = await send(`${url}/api/v1/auth/login`, {
    ...{ method: 'POST', body, headers, signal: AbortSignal.timeout(20_000) },
  });
  const { token } = JSON.parse(answer.body) as { token?: string };
  if (!token) throw new Error(`Nobody could sign in: ${answer.status} ${answer.body}`);
  return token;
}

/** 16 bits of a square picture that packs well, as its rows come interlaced: whoever decodes it holds all of them. */
function picture(side: number): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: '#2a9d8f' } })
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 6 })
    .toBuffer();
}

function line([name = '', ...figures]: string[]): string {
  return [name.padEnd(58), ...figures.map((it, n) => (n < 3 ? it.padStart(14) : `  ${it}`))].join('');
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

main().then(
  (isFine) => process.exit(isFine ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
