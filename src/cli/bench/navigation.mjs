import { onSlowedPage, withBrowser } from './slowed-browser.mjs';
import { median } from './throughput.mjs';

const ROUNDS = 5;
/** Milliseconds between mouse down and mouse up, as people press. */
const PRESS = 80;

/**
 * Milliseconds from the mouse up on a card (links navigate on release) until the next page's heading `to` and its main
 * content `first` (a selector) are on the screen, at full speed and with a processor four times slower; and the number
 * of requests.
 */
export async function navigation(origin, browserPath, { from, card, to, first }) {
  return withBrowser(browserPath, async (browser) => {
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
  });
}

async function once(browser, { origin, from, card, to, first, slowdown }) {
  return onSlowedPage(browser, { slowdown }, async (page) => {
    await page.goto(origin + from, { waitUntil: 'networkidle' });
    const target = page.locator(card).first();
    // Waits until the card does not move, as a person does.
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
    const time = (await shown.evaluate((watched) => watched.drawn)) - released;
    await page.getByRole('heading', { level: 1, name: to }).waitFor({ state: 'visible' });
    return { time, count };
  });
}

/**
 * Runs in the page: `drawn` is when the frame with the later one of heading and `first` was presented (Element Timing),
 * in milliseconds of the clock that both processes share.
 */
function watch({ to, first }) {
  const drawn = new Promise((resolve) => {
    const times = new Map();
    new PerformanceObserver((list) => {
      for (const { identifier, renderTime } of list.getEntries()) times.set(identifier, renderTime);
      if (times.size === 2) resolve(performance.timeOrigin + Math.max(...times.values()));
    }).observe({ type: 'element' });
    const changes = new MutationObserver(() => {
      const heading = [...document.querySelectorAll('h1')].find((element) => element.textContent.includes(to));
      const content = heading && document.querySelector(first);
      if (!content) return;
      changes.disconnect();
      blockOf(heading).setAttribute('elementtiming', 'heading');
      blockOf(content).setAttribute('elementtiming', 'content');
    });
    changes.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return { drawn };

  /** For text, the browser reports the block that contains it. */
  function blockOf(element) {
    return getComputedStyle(element).display === 'inline' ? blockOf(element.parentElement) : element;
  }
}
