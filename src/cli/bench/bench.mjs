import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../browser.mjs';
import { firstLoad } from './first-load.mjs';
import { lighthouse } from './lighthouse.mjs';
import { navigation } from './navigation.mjs';
import { overlays } from './overlays.mjs';
import { answers, throughput } from './throughput.mjs';

/**
 * `npm run bench`: measures the budgets of docs/performance.md and prints its tables. Each figure is measured with and
 * without the tunings of src/tuning, in the same run.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const port = '3998';
const origin = `http://127.0.0.1:${port}`;
const pages = ['/', '/home', '/store/ember-and-bun', '/product/breakwater-running-shoe', '/category/burgers'];
const journeys = [
  {
    from: '/home',
    card: 'main h3 a[href^="/store/ember-and-bun"]',
    to: 'Ember & Bun',
    first: 'main h3 a[href^="/product/"]',
  },
  {
    from: '/store/cedar-mile-sports',
    card: 'main h3 a[href^="/product/breakwater-running-shoe"]',
    to: 'Breakwater',
    first: 'main [aria-live] bdi.num',
  },
];
const opened = [
  { name: 'the cart', opener: 'header button[aria-label^="Cart"]' },
  { name: 'the location', opener: 'header button[aria-haspopup="dialog"]:has(small)' },
];
const parts = process.argv.slice(2);
const wanted = (part) => parts.length === 0 || parts.includes(part);

/** The head of each table and, for a running shop, its rows: a label, and its figures as texts. */
const tables = {
  weight: {
    head: ['Page', 'script KB', 'style KB', 'HTML KB'],
    rows: () =>
      each(pages, async (path) => {
        const { script, style, html } = await firstLoad(origin, path);
        return [path, script.toFixed(0), style.toFixed(1), html.toFixed(1)];
      }),
  },
  throughput: {
    head: ['Page', 'req/s', '÷ trivial page', 'TTFB ms'],
    rows: async () =>
      (await throughput(root, origin, pages)).map(({ path, rate, ratio, ttfb }) => [
        path,
        rate.toFixed(0),
        ratio.toFixed(2),
        ttfb.toFixed(1),
      ]),
  },
  navigation: {
    head: ['From → to, CPU', 'release → content ms', 'requests'],
    rows: async (browser) =>
      (await each(journeys, (journey) => navigation(origin, browser, journey)))
        .flat()
        .map((measured) => [
          `${measured.from} → ${measured.to}, 1/${measured.slowdown}`,
          measured.time.toFixed(0),
          String(measured.requests),
        ]),
  },
  overlay: {
    head: ['Opened on a store, CPU', 'press → in its place ms'],
    rows: async (browser) =>
      (
        await each(opened, async ({ name, opener }) =>
          (await overlays(origin, browser, { from: '/store/ember-and-bun', opener })).map((overlay) => ({
            name,
            ...overlay,
          })),
        )
      )
        .flat()
        .map(({ name, slowdown, time }) => [`${name}, 1/${slowdown}`, time.toFixed(0)]),
  },
  lighthouse: {
    head: ['Page', 'Perf.', 'A11y', 'Best pr.', 'SEO', 'LCP s', 'TBT ms', 'CLS'],
    rows: (browser) =>
      each(['/home', '/store/ember-and-bun', '/product/breakwater-running-shoe'], async (path) => {
        const report = await lighthouse(origin + path, browser);
        const scores = [report.performance, report.accessibility, report.best_practices, report.seo].map(String);
        return [path, ...scores, report.lcp.toFixed(2), report.tbt.toFixed(0), report.cls.toFixed(3)];
      }),
  },
};

const browser = await findBrowser(root);
const [tuned, plain] = await each(['on', 'off'], measure);
for (const [name, { head }] of Object.entries(tables).filter(([name]) => wanted(name))) {
  say(
    `\n| ${head.join(' | ')} |\n|---|${head
      .slice(1)
      .map(() => '--:|')
      .join('')}`,
  );
  tuned[name].forEach(([about, ...figures], n) => {
    say(`| ${about} | ${figures.map((figure, at) => `${figure} / ${plain[name][n][at + 1]}`).join(' | ')} |`);
  });
}

/** The rows of each requested table, from a shop built and started with this setting. */
async function measure(tuning) {
  const env = {
    PORT: port,
    HOST: '127.0.0.1',
    SITE_URL: origin,
    DATA_DIR: '.data/bench',
    DEMO: 'true',
    TUNING: tuning,
  };
  const shop = spawn(process.execPath, ['src/cli/start.mjs'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const ended = new Promise((resolve) => shop.once('exit', resolve));
  try {
    await answers(`${origin}/api/v1/config`, 600);
    const found = {};
    for (const [name, { rows }] of Object.entries(tables)) if (wanted(name)) found[name] = await rows(browser);
    say(`TUNING=${tuning}: ${JSON.stringify(found)}`);
    return found;
  } finally {
    shop.kill();
    await ended;
  }
}

/** Sequential, so that measurements do not disturb each other. */
async function each(list, act) {
  const all = [];
  for (const entry of list) all.push(await act(entry));
  return all;
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
