import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { lighthouse } from './bench/lighthouse.mjs';
import { navigation } from './bench/navigation.mjs';
import { overlays } from './bench/overlays.mjs';
import { answers, throughput } from './bench/throughput.mjs';

/** `npm run bench`: the timed budgets of docs/performance.md, printed as the tables that stand there. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const port = '3998';
const origin = `http://127.0.0.1:${port}`;
const pages = ['/', '/home', '/store/ember-and-bun', '/product/breakwater-running-shoe', '/category/burgers'];
const parts = process.argv.slice(2);
const wanted = (part) => parts.length === 0 || parts.includes(part);

const shop = spawn(process.execPath, ['src/cli/start.mjs'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: port, HOST: '127.0.0.1', SITE_URL: origin, DATA_DIR: '.data/bench', DEMO: 'true' },
});
try {
  await answers(`${origin}/api/v1/config`, 300);
  if (wanted('throughput')) {
    say('| Page | req/s | ÷ trivial page | TTFB ms |\n|---|--:|--:|--:|');
    for (const it of await throughput(root, origin, pages)) {
      say(`| ${it.path} | ${it.rate.toFixed(0)} | ${it.ratio.toFixed(2)} | ${it.ttfb.toFixed(1)} |`);
    }
  }
  const browser = await findBrowser(root);
  if (wanted('navigation')) {
    say('\n| From → to | CPU | press → content ms | requests |\n|---|--:|--:|--:|');
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
    for (const journey of journeys) {
      for (const it of await navigation(origin, browser, journey)) {
        say(`| ${it.from} → ${it.to} | 1/${it.slowdown} | ${it.time.toFixed(0)} | ${it.requests} |`);
      }
    }
  }
  if (wanted('overlay')) {
    say('\n| Opened on a store | CPU | press → in its place ms |\n|---|--:|--:|');
    for (const [name, opener] of [
      ['the cart', 'header button[aria-label^="Cart"]'],
      ['the location', 'header button[aria-haspopup="dialog"]:has(small)'],
    ]) {
      for (const it of await overlays(origin, browser, { from: '/store/ember-and-bun', opener })) {
        say(`| ${name} | 1/${it.slowdown} | ${it.time.toFixed(0)} |`);
      }
    }
  }
  if (wanted('lighthouse')) {
    say('\n| Page | Perf. | A11y | Best pr. | SEO | LCP s | TBT ms | CLS |\n|---|--:|--:|--:|--:|--:|--:|--:|');
    for (const path of ['/home', '/store/ember-and-bun', '/product/breakwater-running-shoe']) {
      const it = await lighthouse(origin + path, browser);
      const times = `${it.lcp.toFixed(2)} | ${it.tbt.toFixed(0)} | ${it.cls.toFixed(3)}`;
      say(`| ${path} | ${it.performance} | ${it.accessibility} | ${it.best_practices} | ${it.seo} | ${times} |`);
    }
  }
} finally {
  shop.kill();
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
