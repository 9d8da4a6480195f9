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

/** The page has loaded, has nothing more to do, and two frames have been drawn since. */
async function shown(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }));
  await new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 1000 }));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
