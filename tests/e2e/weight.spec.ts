import { expect, test, type APIRequestContext } from '@playwright/test';
import { gzipSync } from 'node:zlib';

const KB = 1024;
/** The budgets of docs/performance.md, with the tunings of src/tuning and without; `/` and two homes show more at first. */
const isTuned = process.env.TUNING !== 'off';
const script_kb = isTuned ? { usual: 190, more: 198 } : { usual: 210, more: 218 };
/** A sheet for each page costs the other order of bytes; two homes bring that of a part that is loaded beside them. */
const style_kb = isTuned ? { usual: 24, more: 27 } : { usual: 26, more: 29 };
const pages = ['/', '/home', '/store/ember-and-bun', '/product/breakwater-running-shoe', '/category/burgers'];

for (const path of pages) {
  const budget = path === '/' ? script_kb.more : script_kb.usual;
  test(`${path} loads at most ${budget} KB of script first`, async ({ request }) => {
    const { script } = await firstLoad(request, path);
    expect(script).toBeLessThan(budget * KB);
  });

  test(`${path} loads at most ${style_kb.usual} KB of style`, async ({ request }) => {
    const { style } = await firstLoad(request, path);
    expect(style).toBeLessThan(style_kb.usual * KB);
  });
}

test('[beyond §7] a press joins what pointing at the card has begun to fetch', async ({ page }) => {
  await page.goto('/store/cedar-mile-sports');
  const isData = /breakwater-running-shoe\.json/;
  const asked: string[] = [];
  let answer = () => {};
  const isPressed = new Promise<void>((done) => (answer = done));
  await page.route(isData, async (route) => {
    // By HEAD Next has the server look whether its page is too old; nobody waits for that.
    if (route.request().method() === 'GET') asked.push(route.request().url());
    await isPressed;
    await route.continue();
  });
  const fetching = page.waitForRequest(isData);
  await page.locator('main h3 a[href^="/product/breakwater-running-shoe"]').first().hover();
  await fetching;
  await page.mouse.down();
  await page.mouse.up();
  // What the press asks for it asks for before the browser has nothing to do.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  answer();
  await expect(page.getByRole('heading', { level: 1, name: /Breakwater/ })).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('[beyond §7] a page that is gone to brings no sheet of styles, and the order of layers stands first', async ({
  page,
  request,
}) => {
  test.skip(!isTuned, 'it is a tuning');
  const { styles } = await asked(request, '/home');
  expect(styles).toHaveLength(1);
  expect(await (await request.get(styles[0] ?? '')).text()).toMatch(/^@layer tokens, base, /);
  await page.goto('/home');
  const kinds = () => page.evaluate(() => [...document.styleSheets].map((it) => it.href ?? 'text of the router'));
  const before = await kinds();
  await page.locator('main h3 a[href^="/store/ember-and-bun"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Ember/ })).toBeVisible();
  expect((await kinds()).filter((it) => it === 'text of the router')).toEqual([]);
  expect(before).toHaveLength(1);
});

test('[beyond §7] what a page begins with is compiled while it is fetched', async ({ request }) => {
  test.skip(!isTuned, 'it is a tuning');
  const { scripts } = await asked(request, '/store/ember-and-bun');
  const own = scripts.filter((it) => /\/chunks\/(framework|main|pages)/.test(it));
  expect(own.length).toBeGreaterThanOrEqual(4);
  for (const it of own) expect(await (await request.get(it)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('[beyond §7] what a public page begins with waits until the page has been seen', async ({ request }) => {
  const typesOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/<script[^>]* src="\/(?:_next|i18n)\/[^>]*>/g)].map(([tag]) => tag);
    const begun = scripts.filter((tag) => !/nomodule/i.test(tag));
    expect(begun.length).toBeGreaterThan(4);
    return [...new Set(begun.map((tag) => /type="([^"]+)"/.exec(tag)?.[1] ?? 'defer'))];
  };
  for (const path of ['/home', '/store/ember-and-bun', '/ar/category/running-shoes', '/checkout'])
    expect(await typesOf(path), path).toEqual([isTuned ? 'text/deferred' : 'defer']);
  // A page that does not exist begins as Next has written it.
  expect(await typesOf('/store/nowhere')).toEqual(['defer']);
});

for (const type of ['parcel', 'rental']) {
  test(`the home of ${type} loads at most ${script_kb.more} KB of script first`, async ({ request }) => {
    const { script } = await firstLoad(request, '/home', await market(request, type));
    expect(script).toBeLessThan(script_kb.more * KB);
  });

  test(`the home of ${type} loads at most ${style_kb.more} KB of style`, async ({ request }) => {
    const { style } = await firstLoad(request, '/home', await market(request, type));
    expect(style).toBeLessThan(style_kb.more * KB);
  });
}

/** What the router reads the chosen module from. */
async function market(request: APIRequestContext, type: string) {
  const answer = await request.get('/api/v1/module', { headers: { zoneid: '[1]' } });
  const modules: { id: number; module_type: string }[] = await answer.json();
  return { cookie: `market=z1.m${modules.find((it) => it.module_type === type)?.id}` };
}

/** Bytes of what the page's own HTML asks for. */
async function firstLoad(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const { scripts, styles } = await asked(request, path, headers);
  return { script: await weight(request, scripts), style: await weight(request, styles) };
}

async function asked(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const html = await (await request.get(path, { headers })).text();
  const scripts = [...html.matchAll(/<script[^>]*>/g)]
    .map((it) => it[0])
    .filter((tag) => !/nomodule/i.test(tag))
    .flatMap((tag) => /src="([^"]+)"/.exec(tag)?.[1] ?? []);
  const styles = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].flatMap(
    (it) => /href="([^"]+)"/.exec(it[0])?.[1] ?? [],
  );
  return { scripts, styles };
}

/** Bytes after gzip at its best, as a front proxy would send them. */
async function weight(request: APIRequestContext, addresses: string[]): Promise<number> {
  const sizes = await Promise.all(
    [...new Set(addresses)].map(async (it) => gzipSync(await (await request.get(it)).body(), { level: 9 }).length),
  );
  return sizes.reduce((all, one) => all + one, 0);
}
