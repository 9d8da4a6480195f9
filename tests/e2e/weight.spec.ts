import { expect, test, type APIRequestContext } from '@playwright/test';
import { gzipSync } from 'node:zlib';

const KB = 1024;
const pages = ['/', '/home', '/store/ember-and-bun', '/product/breakwater-running-shoe', '/category/burgers'];

for (const path of pages) {
  test(`${path} loads at most 180 KB of script first`, async ({ request }) => {
    const { script } = await firstLoad(request, path);
    expect(script).toBeLessThan(180 * KB);
  });

  test(`${path} loads at most 20 KB of style`, async ({ request }) => {
    const { style } = await firstLoad(request, path);
    expect(style).toBeLessThan(20 * KB);
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
  // What the press asks for it asks for before the browser has nothing to do.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  answer();
  await expect(page.getByRole('heading', { level: 1, name: /Breakwater/ })).toBeVisible();
  await page.mouse.up();
  expect(asked).toHaveLength(1);
});

test('[beyond §7] what a page begins with is compiled while it is fetched', async ({ request }) => {
  const { scripts } = await asked(request, '/store/ember-and-bun');
  const own = scripts.filter((it) => /\/chunks\/(framework|main|pages)/.test(it));
  expect(own.length).toBeGreaterThanOrEqual(4);
  for (const it of own) expect(await (await request.get(it)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

/** The budgets of docs/performance.md; what rental shows first is more than the others. */
for (const [type, script_kb] of [
  ['parcel', 180],
  ['rental', 198],
] as const) {
  test(`the home of ${type} loads at most ${script_kb} KB of script first`, async ({ request }) => {
    const { script } = await firstLoad(request, '/home', await market(request, type));
    expect(script).toBeLessThan(script_kb * KB);
  });

  test(`the home of ${type} loads at most 20 KB of style`, async ({ request }) => {
    const { style } = await firstLoad(request, '/home', await market(request, type));
    expect(style).toBeLessThan(20 * KB);
  });
}

test('[beyond §3] what opens brings no style that the page has', async ({ page }) => {
  await page.goto('/store/ember-and-bun');
  await page.getByRole('button', { name: /^Cart/ }).first().click();
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
  const sheets = await page.evaluate(classesOfSheets);
  expect(sheets.length).toBeGreaterThan(1);
  const all = sheets.flat();
  expect(all.filter((it, at) => all.indexOf(it) !== at)).toEqual([]);
});

/** Runs in the page: of each sheet the classes of which it has rules of their own. */
function classesOfSheets() {
  const rulesOf = (it: CSSStyleSheet | CSSGroupingRule): CSSRule[] =>
    [...it.cssRules].flatMap((rule) => (rule instanceof CSSLayerBlockRule ? rulesOf(rule) : [rule]));
  return [...document.styleSheets]
    .filter((it) => it.href)
    .map((it) => [
      ...new Set(rulesOf(it).flatMap((rule) => (rule instanceof CSSStyleRule ? rule.selectorText.split(/, */) : []))),
    ]);
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
