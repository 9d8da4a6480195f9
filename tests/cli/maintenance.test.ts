import { readdirSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { closedPath, watchMaintenance } from '../../src/cli/front/maintenance.mjs';
import { answerPage, openTestFront } from '@tests/support/front';

let stop: (() => Promise<void>) | undefined;
beforeAll(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(async () => {
  await stop?.();
  stop = undefined;
});
afterAll(() => void vi.useRealTimers());

/** A shop whose configuration says what `mode` holds; a stand-in for Next answers the maintenance page with 503. */
async function shop(mode: { on: boolean }, keepsPages = true) {
  let told = 0;
  const ask = () => {
    told += 1;
    return Promise.resolve({ status: 200, body: Buffer.from(JSON.stringify({ maintenance_mode: mode.on })) });
  };
  const opened = await openTestFront({
    keepsPages,
    isClosed: watchMaintenance(ask),
    answer: (request, response) => {
      const isMaintenance = request.url?.includes('/maintenance');
      if (isMaintenance) response.setHeader('Retry-After', '60');
      answerPage(isMaintenance ? { status: 503, control: 'no-store', body: `closed ${request.url}` } : {})(
        request,
        response,
      );
    },
  });
  stop = opened.stop;
  // The first request lets the configuration be asked for; nobody waits.
  await opened.get('/warm-up');
  return { ...opened, told: () => told };
}

describe('a shop that is closed for maintenance', () => {
  it.each([true, false])(
    '[CONFIG-01] answers its pages with 503 and the maintenance page in their language (page cache: %s)',
    async (keepsPages) => {
      const { get } = await shop({ on: true }, keepsPages);
      for (const [path, shown] of [
        ['/store/a', '/maintenance/closed'],
        ['/ar/store/a?x=1', '/ar/maintenance/closed'],
        ['/', '/maintenance/closed'],
        ['/ar', '/ar/maintenance/closed'],
        ['/home', '/maintenance/closed'],
      ] as const) {
        const answer = await get(path, { cookie: 'market=z1.m4' });
        const header = (name: string) => answer.headers.get(name);
        expect([path, answer.status, header('Retry-After'), header('Cache-Control')]).toEqual([
          path,
          503,
          '60',
          'no-store',
        ]);
        expect(await answer.text()).toBe(`closed ${shown}`);
      }
    },
  );

  it('[CONFIG-01] keeps what has begun open: following, paying, returning from a payment', async () => {
    const { get } = await shop({ on: true });
    for (const path of [
      '/track-order/7',
      '/ar/profile',
      '/payment/a',
      '/checkout?order_id=7',
      '/robots.txt',
      '/api/v1/x',
    ])
      expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  it('[CONFIG-01] refuses the data of closed pages, so that the browser loads the page itself', async () => {
    const { get } = await shop({ on: true });
    const answer = await get('/_next/data/b1/en/store/a.json');
    expect([answer.status, answer.headers.get('Retry-After'), answer.headers.get('Cache-Control')]).toEqual([
      ...[503, '60', 'no-store'],
    ]);
    expect((await get('/_next/data/b1/ar/track-order.json')).status).toBe(200);
    expect(await (await get('/_next/data/b1/ar/maintenance.json')).text()).toContain('closed /_next/data');
  });

  it('[CONFIG-01] opens and closes again as the configuration says, without a restart', async () => {
    const mode = { on: true };
    const { get, told } = await shop(mode);
    expect((await get('/store/a')).status).toBe(503);
    mode.on = false;
    vi.advanceTimersByTime(6_000);
    expect((await get('/store/a')).status).toBe(200);
    mode.on = true;
    vi.advanceTimersByTime(16_000);
    // Nobody waits for the configuration of an open shop.
    expect((await get('/store/a')).status).toBe(200);
    expect((await get('/store/a')).status).toBe(503);
    expect(told()).toBe(3);
  });
});

it('without an answer the shop stays as it was', async () => {
  const answers = [
    { status: 200, body: '{"maintenance_mode":1}' },
    { status: 503, body: '' },
    { status: 200, body: '<' },
  ];
  const isClosed = watchMaintenance(() => Promise.resolve(answers.shift() ?? { status: 500, body: '' }));
  for (let n = 0; n < 4; n++) {
    await isClosed();
    await new Promise((resolve) => setImmediate(resolve));
    expect(await isClosed()).toBe(true);
    vi.advanceTimersByTime(6_000);
  }
});

describe('[CONFIG-01] while the configuration of a closed shop is slow', () => {
  /** Closed; from now on the configuration is not answered before `answer` is called. */
  async function slowShop() {
    const answers: (() => void)[] = [];
    let isSlow = false;
    const said = (mode: boolean) => ({ status: 200, body: JSON.stringify({ maintenance_mode: mode }) });
    const ask = () =>
      isSlow
        ? new Promise<ReturnType<typeof said>>((resolve) => answers.push(() => resolve(said(false))))
        : Promise.resolve(said(true));
    const opened = await openTestFront({ keepsPages: false, isClosed: watchMaintenance(ask) });
    stop = opened.stop;
    await opened.get('/warm-up');
    isSlow = true;
    vi.advanceTimersByTime(6_000);
    return { ...opened, answer: () => answers.forEach((one) => one()) };
  }

  it('calls, pictures, files and open pages are answered at once', async () => {
    const { get, heard, answer } = await slowShop();
    const waiting = get('/store/a');
    for (const path of ['/api/v1/x', '/api/v1/media/a.webp', '/icons/icon.svg', '/track-order/7'])
      expect((await get(path)).status).toBe(200);
    expect(heard.map(({ path }) => path)).not.toContain('/maintenance/closed');
    answer();
    await waiting;
  });

  it('a closed page stays closed after a second, and the next visitors do not wait again', async () => {
    const { get, made, answer } = await slowShop();
    await get('/store/a');
    await get('/store/b');
    expect(made().filter((path) => path === '/maintenance/closed')).toHaveLength(2);
    answer();
    await new Promise((resolve) => setImmediate(resolve));
    await get('/store/c');
    expect(made()).toContain('/store/c');
  });
});

it('[CONFIG-01] every file of the shop stays open', () => {
  const atTop = readdirSync('src/pages', { withFileTypes: true }).filter((entry) => /^\w+\.\w+\.ts$/.test(entry.name));
  const pages = atTop.map(({ name }) => `/${name.replace(/\.ts$/, '')}`);
  const files = readdirSync('public').map((name) => (name.includes('.') ? `/${name}` : `/${name}/a.svg`));
  expect(pages).toContain('/robots.txt');
  expect(files).toContain('/favicon.ico');
  for (const path of [...pages, ...files, '/offline-worker.js', '/i18n/en.1.json'])
    expect([path, closedPath(path)]).toEqual([path, undefined]);
});

it.each([
  ['/product/cola-1.5l', '/maintenance/closed'],
  ['/ar/store/cafe.co', '/ar/maintenance/closed'],
  ['/product/robots.txt', '/maintenance/closed'],
  ['/_next/data/b1/en/product/cola-1.5l.json', 'data'],
  ['/_next/data/b1/en.json', 'data'],
  ['/_next/data/b1/en/home/z1/m4.json', 'data'],
  ['/_next/data/b1/en/checkout.json?order_id=7', undefined],
  ['/_next/static/a.js', undefined],
  ['/sitemap.xml', undefined],
  ['/manifest.webmanifest', undefined],
  ['/maintenance/closed', undefined],
  ['/arabic', '/maintenance/closed'],
])('[CONFIG-01] %s leads to %s', (url, path) => expect(closedPath(url)).toBe(path));
