import { expect, test } from '@playwright/test';
import { shopTexts } from './support/shop-words';

test('the entries of a menu stand still from the moment they appear, so that an early press hits its aim [HOME-15]', async ({
  page,
}) => {
  const t = shopTexts('en');
  await page.goto('/home?search=burger');
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  const first = await page.evaluateHandle(readFirstMenu);
  await page.getByRole('button', { name: t('ui.sort_by', { order: t('search.by_relevant') }) }).click();
  const entries = page.getByRole('menuitem');
  await expect(entries.last()).toBeVisible();
  await expect
    .poll(() => page.locator('.MuiPopover-paper').evaluate((panel) => getComputedStyle(panel).opacity))
    .toBe('1');
  const last = await entries.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
  expect(await first.evaluate(({ tops }) => tops)).toEqual(last);
});

/** Where the entries of the next menu are as soon as they are in the page; filled once it opens. */
function readFirstMenu(): { tops: number[] } {
  const read: { tops: number[] } = { tops: [] };
  const observer = new MutationObserver(() => {
    const items = [...document.querySelectorAll('[role="menuitem"]')];
    if (items.length === 0) return;
    read.tops = items.map((item) => Math.round(item.getBoundingClientRect().top));
    observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return read;
}
