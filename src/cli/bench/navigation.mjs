import { chromium } from 'playwright';
import { median } from './throughput.mjs';

const ROUNDS = 5;
/** Between pressing the button of the mouse and letting it go, as people do. */
const PRESS = 80;

/**
 * Milliseconds from releasing the mouse on a card, on which links act, to the next page's heading, `to`, and the first of
 * what it was pressed for, `first` (a selector), on the screen, at full speed and with a processor four times slower, and
 * how many requests that took.
 */
export async function navigation(origin, browserPath, { from, card, to, first }) {
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const rows = [];
    for (const slowdown of [1, 4]) {
      const times = [];
      const counts = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const { time, count } = await once(browser, { origin, from, card, to, first, slowdown });
        times.push(time);
        counts.push(count);
      }
      rows.push({ from, to, slowdown, time: median(times), requests: median(counts) });
    }
    return rows;
  } finally {
    await browser.close();
  }
}

async function once(browser, { origin, from, card, to, first, slowdown }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(origin + from, { waitUntil: 'networkidle' });
    const target = page.locator(card).first();
    // Waits until the card stands still, as whoever presses it does.
    await target.hover();
    await page.waitForLoadState('networkidle');
    let count = 0;
    page.on('request', (request) => {
      if (!/\.(webp|png|svg|woff2)(\?|$)/.test(request.url())) count += 1;
    });
    const shown = await page.evaluateHandle(watch, { to, first });
    await page.mouse.down();
    await page.waitForTimeout(PRESS);
    const released = performance.timeOrigin + performance.now();
    await page.mouse.up();
    const time = (await shown.evaluate((it) => it.drawn)) - released;
    await page.getByRole('heading', { level: 1, name: to }).waitFor({ state: 'visible' });
    return { time, count };
  } finally {
    await page.close();
  }
}

/**
 * Runs in the page: `drawn` is when the browser has put the frame with the later one of the heading and `first` on the
 * screen, by its own account (Element Timing), in milliseconds of the clock that both sides have.
 */
function watch({ to, first }) {
  const drawn = new Promise((resolve) => {
    const times = new Map();
    new PerformanceObserver((list) => {
      for (const { identifier, renderTime } of list.getEntries()) times.set(identifier, renderTime);
      if (times.size === 2) resolve(performance.timeOrigin + Math.max(...times.values()));
    }).observe({ type: 'element' });
    const changes = new MutationObserver(() => {
      const heading = [...document.querySelectorAll('h1')].find((it) => it.textContent.includes(to));
      const content = heading && document.querySelector(first);
      if (!content) return;
      changes.disconnect();
      blockOf(heading).setAttribute('elementtiming', 'heading');
      blockOf(content).setAttribute('elementtiming', 'content');
    });
    changes.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return { drawn };

  /** Of text the browser times the block that it stands in. */
  function blockOf(it) {
    return getComputedStyle(it).display === 'inline' ? blockOf(it.parentElement) : it;
  }
}
