import { expect, type Page, type Request } from '@playwright/test';

/**
 * Tracks a page's requests. The returned function waits until all of them are answered and rendered, and have caused no
 * further request; unlike `networkidle` it does not wait for half a second of silence each time.
 */
export function following(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let asked = 0;
  page.on('request', (request) => {
    asked += 1;
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));

  return async function settled() {
    let known = -1;
    while (known !== asked) {
      known = asked;
      await expect.poll(() => [...open].map((request) => request.url()), { intervals: [20] }).toEqual([]);
      await page.evaluate(shown);
    }
  };
}

/** The page has loaded, has hydrated in all parts, is idle, and two more frames have passed. */
async function shown(): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }));
  while (![...document.querySelectorAll('main, main > *, main ~ footer')].every(isTaken)) await frame();
  await new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 1000 }));
  await frame();
  await frame();
}
