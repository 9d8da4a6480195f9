import { expect, type Page, type Request } from '@playwright/test';

/**
 * Follows what a page asks for. What is returned waits until everything has been answered, shown, and has led to no
 * further question; unlike `networkidle` it does not listen to half a second of silence each time.
 */
export function following(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let asked = 0;
  page.on('request', (it) => {
    asked += 1;
    open.add(it);
  });
  page.on('requestfinished', (it) => open.delete(it));
  page.on('requestfailed', (it) => open.delete(it));

  return async function settled() {
    let known = -1;
    while (known !== asked) {
      known = asked;
      await expect.poll(() => [...open].map((it) => it.url()), { intervals: [20] }).toEqual([]);
      await page.evaluate(shown);
    }
  };
}

/** The page has loaded and is React's, which takes it over in parts; it has nothing more to do, and two frames follow. */
async function shown(): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const isTaken = (it: Element) => Object.keys(it).some((key) => key.startsWith('__react'));
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }));
  while (![...document.querySelectorAll('main, main > *, main ~ footer')].every(isTaken)) await frame();
  await new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 1000 }));
  await frame();
  await frame();
}
