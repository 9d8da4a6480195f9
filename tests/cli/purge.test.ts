import { execFile, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { purgeTags, purgeUntilNew } from '@/server/adapters/purge';
import { marketFolder } from '@tests/support/market-folder';

const SECRET = 'drawn-for-this-test-alone';
type Heard = { body: string; headers: Record<string, unknown> };
let heard: Heard[] = [];
/** The hook's next answers; 204 once the list is empty. */
let answers: number[] = [];
const hook = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += String(part);
  heard.push({ body, headers: request.headers });
  response.writeHead(answers.shift() ?? 204).end();
});
let url = '';

beforeAll(async () => {
  await once(hook.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/purge`;
});
afterAll(() => void hook.close());
beforeEach(() => {
  heard = [];
  answers = [];
  vi.stubEnv('PURGE_URL', url);
  vi.stubEnv('PURGE_SECRET', SECRET);
});
afterEach(() => vi.unstubAllEnvs());

const tagsOf = ({ body }: Heard) => (JSON.parse(body) as { tags: string[] }).tags;

describe('purging upstream caches', () => {
  it('sends a signature that nobody else can make', async () => {
    await purgeTags(['product-soup', 'lists']);
    const [told] = heard;
    const { 'x-timestamp': timestamp, 'x-signature': signature } = told?.headers ?? {};
    const expected = createHmac('sha256', SECRET)
      .update(`${String(timestamp)}.${told?.body}`)
      .digest('hex');
    expect(signature).toBe(expected);
    expect(told && tagsOf(told)).toEqual(['product-soup', 'lists']);
  });

  it('retries a limited number of times when the hook is busy', async () => {
    answers = [503, 429];
    await purgeTags(['lists'], 1);
    expect(heard).toHaveLength(3);
    answers = Array<number>(20).fill(500);
    await expect(purgeTags(['lists'], 1)).rejects.toThrow('500 to 5 tries');
    expect(heard).toHaveLength(8);
  });

  it('does not retry when the hook refuses', async () => {
    answers = [403];
    await expect(purgeTags(['lists'], 1)).rejects.toThrow('403 to 1 tries');
  });

  it('sends many tags in several calls', async () => {
    await purgeTags(
      Array.from({ length: 1100 }, (_, n) => `product-${n}`),
      1,
    );
    expect(heard.map((request) => tagsOf(request).length)).toEqual([500, 500, 100]);
  });

  it('is repeated, since what a cache fetches back at once may be the old page', async () => {
    await purgeUntilNew(['product-soup', 'lists'], [1, 1]);
    expect(heard.map(tagsOf)).toEqual(Array(3).fill(['product-soup', 'lists']));
    heard = [];
    await purgeUntilNew([], [1, 1]);
    expect(heard).toEqual([]);
  });

  it('of a reloaded market says when it tells again, and holds the database no longer', async () => {
    const data = mkdtempSync(join(tmpdir(), 'medina-purge-'));
    const { folder, end } = marketFolder();
    const env = { ...process.env, DATA_DIR: data, DATABASE_URL: '' };
    const child = spawn(process.execPath, ['src/cli/market.mjs', 'load', folder], { env });
    let said = '';
    child.stdout.on('data', (part: Buffer) => (said += part.toString()));
    await vi.waitFor(() => expect(heard.flatMap(tagsOf)).toEqual(['shop']), 60_000);
    expect(said).toContain('They are told again after 65 and 75 seconds');
    expect(existsSync(join(data, 'db.lock'))).toBe(false);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([143, null]);
    end();
    rmSync(data, { recursive: true, force: true });
  }, 120_000);

  it('covers the changes of a reloaded market: an item, its store, the lists', async () => {
    const data = mkdtempSync(join(tmpdir(), 'medina-purge-'));
    const { folder, change, end } = marketFolder();
    const env = { ...process.env, DATA_DIR: data, DATABASE_URL: '' };
    const load = () =>
      promisify(execFile)(process.execPath, ['src/cli/market.mjs', 'load', folder, '--purge-once'], { env });
    await load();
    expect(heard.flatMap(tagsOf)).toEqual(['shop']);
    heard = [];
    await load();
    expect(heard.flatMap(tagsOf)).toEqual(['lists']);
    heard = [];
    change('stores/sami-oven.yaml', 'price: 21', 'price: 23');
    expect((await load()).stdout).toContain('Caches in front were told of 3 tags.');
    expect(heard.flatMap(tagsOf).sort()).toEqual(['lists', 'product-lamb-manakish', 'store-sami-oven']);
    end();
    rmSync(data, { recursive: true, force: true });
  }, 120_000);
});
