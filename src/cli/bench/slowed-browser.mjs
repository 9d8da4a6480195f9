import { chromium } from 'playwright';

/** Runs `act` with a browser, which is closed after it. */
export async function withBrowser(executablePath, act) {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    return await act(browser);
  } finally {
    await browser.close();
  }
}

/** Runs `act` on a page with a processor that many times slower; the page is closed after it. */
export async function onSlowedPage(browser, { slowdown, ...options }, act) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await act(page);
  } finally {
    await page.close();
  }
}
