import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { run } from '../../src/cli/run.mjs';
import { buildStorefront } from '../../src/cli/setup.mjs';
import { openShop } from '../abuse/shop';

/**
 * `npm run test:memory`: the built shop renders 3,000 distinct pages. What its process holds afterwards, once all garbage
 * is collected, is at most 40 MB more than after 300, when its caches are full: they have 32 MB.
 */
const FIRST = 300;
const ALL = 3000;
const MORE_BYTES = 40 * 1024 * 1024;
const MB = 1024 * 1024;

async function main(): Promise<boolean> {
  const data = join('.data', 'memory');
  rmSync(join(data, 'db'), { recursive: true, force: true });
  await buildStorefront(process.cwd());
  // The demo alone has too few pages.
  const grown = ['--demo', '--no-pictures', '--stores', '10', '--items', '1800'];
  const env = { DATA_DIR: data, DEMO: 'true', DATABASE_URL: '' };
  await run(process.execPath, ['--import', 'tsx', 'src/server/prepare.ts', ...grown], { env });
  const shop = await openShop({ DATA_DIR: data, DEMO: 'true', CACHE_MEGABYTES: '32' });
  try {
    const pages = await listPages(shop.url);
    if (pages.length < ALL) throw new Error(`The demo has ${pages.length} pages only`);
    await render(shop.url, pages.slice(0, FIRST));
    const before = (await shop.memory()).heap;
    say(`${FIRST} pages: ${Math.round(before / MB)} MB of heap`);
    for (let from = FIRST; from < ALL; from += FIRST) {
      await render(shop.url, pages.slice(from, from + FIRST));
      say(`${from + FIRST} pages: ${Math.round((await shop.memory()).heap / MB)} MB`);
    }
    const more = (await shop.memory()).heap - before;
    say(`${Math.round(more / MB)} MB more: ${more <= MORE_BYTES ? 'ok' : 'too much'}`);
    return more <= MORE_BYTES;
  } finally {
    await shop.stop();
  }
}

/** Every page in the sitemap, in both languages. */
async function listPages(url: string): Promise<string[]> {
  const index = await locations(`${url}/sitemap.xml`);
  const lists = index.filter((address) => address.includes('sitemap'));
  const named = lists.length > 0 ? (await Promise.all(lists.map(locations))).flat() : index;
  const paths = named.map((url) => new URL(url).pathname.replace(/^\/ar(?=\/|$)/, '') || '/');
  return [...new Set(paths)].flatMap((path) => [path, `/ar${path === '/' ? '' : path}`]);
}

async function locations(url: string): Promise<string[]> {
  const text = await (await fetch(url)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location.replaceAll('&amp;', '&'));
}

async function render(url: string, paths: string[]): Promise<void> {
  const limit = pLimit(8);
  const statuses = await Promise.all(
    paths.map((path) =>
      limit(async () => {
        const answer = await fetch(url + path);
        await answer.arrayBuffer();
        return answer.status;
      }),
    ),
  );
  const failed = statuses.filter((status) => status !== 200).length;
  if (failed > 0) throw new Error(`${failed} of ${paths.length} pages failed`);
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

void main().then((isWell) => (process.exitCode = isWell ? 0 : 1));
