import { fork, type ChildProcess } from 'node:child_process';
import { once, setMaxListeners } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildStorefront } from '../../src/cli/setup.mjs';
import { attacks } from './attacks';
import { openBackEnd } from './back-end';
import { send, type Sent } from './send';
import { openShop, type Shop } from './shop';
import type { Attack, Ground } from './ways';

/**
 * `npm run test:abuse [-- words of names]`: the built shop under each attack of the table. The slowest answer of an
 * innocent visitor meanwhile stays under a second, nobody innocent is refused, what the process holds afterwards is
 * within 150 MB of before, and the attacker is answered what the row says.
 */
const SLOWEST_MS = 1000;
const MEMORY_BYTES = 150 * 1024 * 1024;
const NOISE_BYTES = 25 * 1024 * 1024;
/** Meanwhile: two pictures and all bodies that are taken at a time. */
const PEAK_BYTES = 450 * 1024 * 1024;
const ROW_MS = 4_000;
const LEAST_MS = 1_500;
const MB = 1024 * 1024;

type Seen = { slowest_ms: number; what: string; answers: number; failed: number };
type Row = { name: string; seen: Seen; before: number; after: number; answers: Answers; problems: string[] };
type Shops = { shop: Shop; front: Shop };
/** How often the attacker was answered what. */
type Answers = Map<Sent['status'], number>;
/** What all rows share. */
type Booty = Omit<Ground, 'send' | 'signal'>;

async function main(): Promise<boolean> {
  const wanted = process.argv.slice(2);
  const rows = attacks.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
  const data = join('.data', 'abuse');
  rmSync(join(data, 'db'), { recursive: true, force: true });
  await buildStorefront(process.cwd());
  const pictures = { huge: await picture(6240), large: await picture(3990) };
  const openFirst = () => openShop({ DATA_DIR: data, DEMO: 'true', ...STRIPE });
  let shop = await openFirst();
  const backEnd = await openBackEnd(shop.url);
  const front = await openShop({ DATA_DIR: `${data}-front`, API_BASE_URL: backEnd.url });
  const visitor = fork('tests/abuse/visitor.ts', { execArgv: ['--import', 'tsx'] });
  try {
    const booty = {
      token: await signIn(shop.url),
      pictures,
      unpainted: unpaintedIn(data),
      script: await longestScript(shop),
    };
    await warmUp({ shop, front }, booty);
    say(line(['Attack', 'slowest answer', 'MB before', 'MB after', 'the attacker got', 'verdict']));
    const results = [];
    for (const attack of rows) {
      const row = await measureAttack(attack, { shop, front }, visitor, booty);
      results.push(row);
      if (row.after === Infinity && !attack.front) {
        // The following rows get a new shop.
        await shop.stop();
        shop = await openFirst();
      }
      const { seen, before, after, answers, problems } = row;
      const figures = [
        `${Math.round(seen.slowest_ms)} ms`,
        String(Math.round(before / MB)),
        String(Math.round(after / MB)),
        [...answers].map(([status, times]) => `${status} x ${times}`).join(', '),
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

/** Without a Stripe key, notices are not even read. */
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_of_nobody', STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody' };

async function measureAttack(attack: Attack, shops: Shops, visitor: ChildProcess, booty: Booty): Promise<Row> {
  const shop = attack.front ? shops.front : shops.shop;
  const { rss: before } = await shop.memory();
  visitor.send({ url: shop.url, paths: attack.front ? FRONT_PATHS : PATHS });
  const signal = AbortSignal.timeout(attack.ms ?? ROW_MS);
  // Every request of an attack listens to it.
  setMaxListeners(0, signal);
  // An attack that is refused at once is repeated, so that the visitor's measurements overlap with it.
  const until = performance.now() + LEAST_MS;
  const answers: Answers = new Map();
  const ground = { ...booty, send: sender(shop.url, { address: chooseAddress(attack), signal, answers }), signal };
  do await attack.run(ground);
  while (performance.now() < until);
  const left = once(visitor, 'message');
  visitor.send('leave');
  const [seen] = (await left) as [Seen];
  const { rss: after, peak } = await shop.memory().catch(() => ({ rss: Infinity, peak: Infinity }));
  const problems = [];
  if (seen.slowest_ms > SLOWEST_MS) problems.push(`TOO SLOW (${seen.what})`);
  if (seen.failed > 0) problems.push(`${seen.failed} OF ${seen.answers} FAILED`);
  if (after === Infinity) problems.push('SAYS NOTHING ANY MORE');
  else if (after - before > mayKeep(attack, answers)) problems.push('TOO MUCH MEMORY');
  if (peak - before > PEAK_BYTES) problems.push(`${Math.round(peak / MB)} MB MEANWHILE`);
  problems.push(...wrongAnswers(attack, answers));
  return { name: attack.name, seen, before, after, answers, problems };
}

/** In bytes; a smaller growth is noise in a whole process. */
function mayKeep({ kept_bytes }: Attack, answers: Answers): number {
  const answered = [...answers.values()].reduce((sum, times) => sum + times, 0);
  return kept_bytes === undefined ? MEMORY_BYTES : Math.max(NOISE_BYTES, kept_bytes * answered);
}

type Sending = { address: string; signal: AbortSignal; answers: Answers };

/** Sends a path unchanged: a URL would normalize its dots. */
function sender(url: string, { address, signal, answers }: Sending): Ground['send'] {
  const { hostname, port } = new URL(url);
  return async (path, { headers, ...more } = {}) => {
    const from = { 'X-Forwarded-For': address, ...headers };
    const sent = await send(url, { hostname, port, path, ...more, headers: from, signal });
    answers.set(sent.status, (answers.get(sent.status) ?? 0) + 1);
    return sent;
  };
}

/** Each attack has its own address, so that the rate limits of one do not stop another. */
function chooseAddress(attack: Attack): string {
  return `203.0.113.${10 + attacks.indexOf(attack)}`;
}

function wrongAnswers({ answers: expected }: Attack, answers: Answers): string[] {
  const wrong = [...answers.keys()].filter((status) => status !== 'unanswered' && !expected.includes(status));
  return [
    ...wrong.map((status) => `ANSWERED ${status}`),
    ...(answers.has(expected[0]) ? [] : [`NEVER ANSWERED ${expected[0]}`]),
  ];
}

/** The pictures that are generated on request; deleted if an earlier run has requested them. */
function unpaintedIn(data: string): string[] {
  const folder = join(data, 'media');
  const names = readFileSync(join(folder, 'painted-late.txt'), 'utf8').split('\n');
  for (const name of names) rmSync(join(folder, name), { force: true });
  return names;
}

async function longestScript({ url }: Shop): Promise<string> {
  const signal = AbortSignal.timeout(60_000);
  const { body } = await send(`${url}/categories`, { signal });
  const names = new Set([...body.matchAll(/\/_next\/static\/(chunks\/[^"]+\.js)/g)].map(([, name = '']) => name));
  const found = await Promise.all(
    [...names].map(async (name) => {
      const { headers } = await send(`${url}/_next/static/${name}`, { signal });
      return { name, bytes: Number(headers['content-length'] ?? 0) };
    }),
  );
  return found.toSorted((one, other) => other.bytes - one.bytes)[0]?.name ?? '';
}

const PATHS = ['/categories', '/api/v1/items/popular?limit=10&offset=1'];
const FRONT_PATHS = ['/robots.txt', '/api/v1/items/popular?limit=10&offset=1'];

/** A warm-up: what a process loads once, for its first visitor, does not count as growth. */
async function warmUp({ shop, front }: Shops, booty: Booty): Promise<void> {
  const signal = AbortSignal.timeout(60_000);
  const headers = { zoneid: '[1]', moduleid: '4', latitude: '20', longitude: '60.5' };
  const paths = [...PATHS, '/', '/home', '/api/v1/items/item-or-store-search?name=pizza'];
  for (const path of [...paths, ...paths]) await send(shop.url + path, { headers, signal });
  for (const path of [...FRONT_PATHS, ...FRONT_PATHS]) await send(front.url + path, { headers, signal });
  const small = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const answers: Answers = new Map();
  const ordinary = attacks.find(({ name }) => name.startsWith('pictures'));
  await ordinary?.run({
    ...{ ...booty, pictures: { huge: small, large: small }, signal },
    send: sender(shop.url, { address: '203.0.113.9', signal, answers }),
  });
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

/**
 * A square picture with 16 bits per channel that compresses well. It is interlaced, so a decoder has to hold all rows
 * in memory.
 */
function picture(side: number): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: '#2a9d8f' } })
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 6 })
    .toBuffer();
}

function line([name = '', ...figures]: string[]): string {
  return [
    name.padEnd(58),
    ...figures.map((figure, n) => (n < 3 ? figure.padStart(14) : `  ${figure.padEnd(24)}`)),
  ].join('');
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
