import { onSlowedPage, withBrowser } from './slowed-browser.mjs';
import { median } from './throughput.mjs';

const ROUNDS = 5;

/**
 * Milliseconds from the click on `opener` (a selector) on the page `from` until the dialog's title is presented at its
 * final position. The hover has preloaded its chunks. Measured at full speed and with a processor four times slower,
 * without the slide animation.
 */
export async function overlays(origin, browserPath, { from, opener }) {
  return withBrowser(browserPath, async (browser) => {
    const rows = [];
    for (const slowdown of [1, 4]) {
      const times = [];
      for (let round = 0; round < ROUNDS; round += 1)
        times.push(await once(browser, { origin, from, opener, slowdown }));
      rows.push({ from, opener, slowdown, time: median(times) });
    }
    return rows;
  });
}

async function once(browser, { origin, from, opener, slowdown }) {
  return onSlowedPage(browser, { slowdown, reducedMotion: 'reduce' }, async (page) => {
    await page.goto(origin + from, { waitUntil: 'networkidle' });
    const button = page.locator(opener).filter({ visible: true }).first();
    await button.hover();
    await page.waitForLoadState('networkidle');
    const shown = await page.evaluateHandle(watch);
    await page.mouse.down();
    await page.mouse.up();
    return await shown.evaluate((watched) => watched.time);
  });
}

/** Runs in the page: `time` is from the click to the frame with the dialog's title (Element Timing). */
function watch() {
  let pressed = 0;
  addEventListener('click', (event) => (pressed = event.timeStamp), { capture: true, once: true });
  const time = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const title = list.getEntries().find((entry) => entry.identifier === 'dialog');
      if (title) resolve(title.renderTime - pressed);
    }).observe({ type: 'element' });
    const changes = new MutationObserver(() => {
      const title = document.querySelector('[role="dialog"] h2');
      if (!title) return;
      changes.disconnect();
      title.setAttribute('elementtiming', 'dialog');
    });
    changes.observe(document.body, { childList: true, subtree: true });
  });
  return { time };
}
