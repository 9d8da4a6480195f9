import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createApi } from '@/server/http/api';
import { demoOrders } from '@/server/demo/seed/demo-orders';
import { serveMedia } from '@/server/media/serve-media';
import { listOpenFiles, uploadFolder } from '@tests/support/uploads';

const folder = uploadFolder();
const app = createApi([], () => Promise.reject(new Error('no picture needs the database')), { others: [serveMedia] });
const get = (path: string, headers = {}) => app.request(`http://shop.test/api/v1/media/${path}`, { headers });

beforeAll(async () => {
  vi.stubEnv('DEMO', 'true');
  await demoOrders(join(folder, 'media'));
  mkdirSync(join(folder, 'media', 'item'), { recursive: true });
  writeFileSync(join(folder, 'media', 'item', 'soup.webp'), 'a picture');
  writeFileSync(join(folder, 'media', 'notes.txt'), 'no picture');
  writeFileSync(join(folder, 'secret.webp'), 'outside of the folder');
});

afterAll(() => vi.unstubAllEnvs());

it('generates no pictures outside demo mode', async () => {
  vi.stubEnv('DEMO', 'false');
  const answers = await Promise.all(
    ['item/lamp-300.webp', 'item/breakwater-running-shoe-300.webp'].map((path) => get(path)),
  );
  vi.stubEnv('DEMO', 'true');
  expect(answers.map((answer) => answer.status)).toEqual([404, 404]);
}, 30_000);

it('serves a picture that browsers may cache', async () => {
  const answer = await get('item/soup.webp');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('a picture');
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control')).toMatch(/immutable/);
  const again = await get('item/soup.webp', { 'If-None-Match': answer.headers.get('etag') });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

it.each([
  ['bytes=2-4', 206, 'pic', 'bytes 2-4/9'],
  ['bytes=7-', 206, 're', 'bytes 7-8/9'],
  ['bytes=-3', 206, 'ure', 'bytes 6-8/9'],
  ['bytes=0-99', 206, 'a picture', 'bytes 0-8/9'],
  ['bytes=50-60', 200, 'a picture', null],
  ['bytes=0-1,3-4', 200, 'a picture', null],
  ['lines=1-2', 200, 'a picture', null],
])('serves the requested range: %s', async (range, status, text, told) => {
  const answer = await get('item/soup.webp', { Range: range });
  expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([status, text, told]);
  expect(answer.headers.get('content-length')).toBe(String(text.length));
  expect(answer.headers.get('accept-ranges')).toBe('bytes');
});

it('opens no file for a HEAD, which is answered with the headers of the picture', async () => {
  writeFileSync(join(folder, 'media', 'item', 'large.webp'), Buffer.alloc(300_000));
  for (let n = 0; n < 20; n += 1) {
    const answer = await app.request('http://shop.test/api/v1/media/item/large.webp', { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '300000', '']);
  }
  await setTimeout(200);
  expect(listOpenFiles(folder)).toEqual([]);
});

it('[ITEM-10] generates the large form of an item’s picture when somebody zooms in', async () => {
  const large = 'item/breakwater-running-shoe-1200x1800.webp';
  const [first, second] = await Promise.all([get(large), get(large)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  const { width, height } = await sharp(await first.arrayBuffer()).metadata();
  expect([width, height]).toEqual([1200, 1800]);
  expect(await (await get('item/soup-1200x1800.webp')).text()).toBe('a picture');
}, 30_000);

it('[ITEM-01] generates the picture of an item or a vehicle when it is first requested, and keeps it', async () => {
  const names = ['item/breakwater-running-shoe-300.webp', 'vehicle/lumivolt-dot.webp'];
  const sizes = await Promise.all(
    names.map(async (name) => {
      const { width, height } = await sharp(await (await get(name)).arrayBuffer()).metadata();
      return [width, height];
    }),
  );
  expect(sizes).toEqual([
    [300, 225],
    [600, 450],
  ]);
  for (const name of names) expect(existsSync(join(folder, 'media', name))).toBe(true);
}, 30_000);

it.each([
  'item/none.webp',
  'vehicle/none-1200x1800.webp',
  'category/burgers.webp',
  'item/none-1200x1800.webp',
  'item',
  '',
  'item/__proto__',
  'item/constructor.webp',
  'notes.txt',
  'painted-late.txt',
  '../secret.webp',
  '..%2fsecret.webp',
  '..%2F..%2F..%2Fetc%2Fpasswd',
  'item/..%2f..%2fsecret.webp',
  '%2e%2e/secret.webp',
  '%2fetc%2fpasswd',
  '%252e%252e%252fsecret.webp',
  '..%5csecret.webp',
  'item/soup.webp%00.webp',
  '%E0%A4%A',
])('answers 404 to %s', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ errors: [{ code: 'not-found' }] });
});

it('answers 404 to names that no file system accepts', async () => {
  const names = [`item/${'x'.repeat(5000)}.webp`, `${'item/'.repeat(3000)}soup.webp`];
  expect(await Promise.all(names.map(async (name) => (await get(name)).status))).toEqual([404, 404]);
});
