import { expect, test, type Locator, type Page } from '@playwright/test';
import { enter } from './support/checkout-shop';
import { words } from './support/shop-words';
import { onDesktop, onPhone } from './support/widths';

const t = words('en');

const boxOf = async (it: Locator) => {
  await expect(it).toBeVisible();
  const box = await it.boundingBox();
  if (!box) throw new Error('It has no box');
  return box;
};
const banner = (page: Page) => page.getByRole('banner');

test('the cart is 420 wide, at the right, and its list at most 60 % high [CART-01]', onDesktop, async ({ page }) => {
  await enter(page, {});
  await page.goto('/product/breakwater-running-shoe');
  await page.getByRole('button', { name: t('item.add_to_cart_button'), exact: true }).click();
  await expect(page.getByText(t('cart.item_added_to_cart'))).toBeVisible();
  await banner(page).getByRole('button', { name: /Cart/ }).click();
  const drawer = page.getByRole('dialog', { name: t('cart.shopping_cart') });
  await expect.poll(async () => (await boxOf(drawer)).x).toBe(1280 - 420);
  expect((await boxOf(drawer)).width).toBe(420);
  const list = drawer.getByRole('list').first();
  expect(await list.evaluate((it) => parseFloat(getComputedStyle(it).maxBlockSize))).toBe(0.6 * 900);
});

test('the menu is 320 wide [NAV-02]', onPhone, async ({ page }) => {
  await page.goto('/about-us');
  await banner(page)
    .getByRole('button', { name: t('shell.menu') })
    .click();
  const menu = page.getByRole('dialog', { name: t('shell.menu') });
  await expect.poll(async () => (await boxOf(menu)).x).toBe(390 - 320);
  expect((await boxOf(menu)).width).toBe(320);
});

test('on a wide home Modules stands where the logo is elsewhere [NAV-13]', onDesktop, async ({ page }) => {
  await enter(page, {});
  const logo = banner(page).getByRole('link', { name: t('shell.home_of', { name: 'Medina' }) });
  const modules = banner(page).getByRole('button', { name: t('shell.modules') });
  await page.goto('/home');
  await expect(modules).toBeVisible();
  await expect(logo).toBeHidden();
  await page.goto('/about-us');
  await expect(logo).toBeVisible();
  await expect(modules).toHaveCount(0);
});

for (const width of [1180, 1280, 1440]) {
  test(
    `a bar of ${width} px has every link of its module, and room for them [NAV-03] [NAV-04]`,
    onDesktop,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/', '/about-us', '/ar/about-us']) {
        await page.goto(path);
        const links = banner(page).getByRole('navigation').getByRole('link');
        await expect(links).toHaveCount(4);
        for (const link of await links.all()) await expect(link).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
      }
    },
  );
}

test('what has the focus is never behind the bars of a product on a phone [beyond §4.2]', onPhone, async ({ page }) => {
  await enter(page, {});
  await page.goto('/product/breakwater-running-shoe');
  await page.getByRole('button', { name: t('item.add_to_cart_button'), exact: true }).click();
  await expect(page.getByRole('button', { name: t('cart.view_cart') }).first()).toBeVisible();
  await expect(page.locator('[data-kind]')).toHaveCount(0, { timeout: 20_000 });
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
  });
  const hidden: string[] = [];
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const it = document.activeElement;
      if (!it || it === document.body) return { name: '', isEnd: true, isSeen: true };
      const { left, top, right, bottom } = it.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].map((part) => [(left + right) / 2, top + part * (bottom - top)] as const);
      const isSeen = points.some(([x, y]) => {
        const seen = document.elementFromPoint(x, y);
        return seen !== null && (it.contains(seen) || seen.contains(it) || it.closest('label')?.contains(seen));
      });
      return {
        name: it.getAttribute('aria-label') ?? it.textContent,
        isEnd: it.closest('body > * footer') !== null,
        isSeen,
      };
    });
    if (!found.isSeen) hidden.push(found.name);
    if (found.isEnd && presses > 5) break;
  }
  expect(hidden).toEqual([]);
});

test('whoever is about to pay is asked for nothing else [CHECKOUT-01]', onDesktop, async ({ page }) => {
  await enter(page, {});
  for (const path of ['/checkout?page=cart', '/rental/checkout']) {
    await page.goto(path);
    await expect(page.locator('[data-checkout]')).toBeVisible();
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByRole('textbox')).toBeHidden();
    await expect(foot.getByRole('link', { name: t('content.privacy-policy') })).toBeVisible();
  }
});
