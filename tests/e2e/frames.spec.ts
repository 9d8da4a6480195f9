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

for (const [width, at] of [
  [1440, onDesktop],
  [390, onPhone],
] as const) {
  test(`names of categories and buttons of coupons stay in their place at ${width} [HOME-02]`, at, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await enter(page, {});
    await page.goto('/home');
    await expect(page.getByRole('main').locator('a[href*="/category/"]').first()).toBeVisible();
    const collided = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('main a[href*="/category/"] > bdi')].map((it) => ({
        name: it.textContent,
        box: it.getBoundingClientRect(),
      }));
      return boxes.filter(({ box }, n) => {
        const next = boxes[n + 1]?.box;
        return next && Math.abs(next.top - box.top) < 4 && next.left > box.left && next.left < box.right - 0.5;
      });
    });
    expect(collided.map(({ name }) => name)).toEqual([]);
    const copies = page.getByRole('button', { name: new RegExp(`^${t('campaign.copy')} `) });
    // They are drawn when somebody comes near.
    for (let y = 0; (await copies.count()) === 0 && y < 20_000; y += 600) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    }
    await expect(copies.first()).toBeVisible();
    for (const copy of await copies.all()) {
      const [own, around] = await Promise.all([
        copy.boundingBox(),
        copy.locator('xpath=ancestor::article').boundingBox(),
      ]);
      expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThan((around?.x ?? 0) + (around?.width ?? 0));
    }
  });
}

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

test('forced colours show what has the focus and what is chosen [beyond §4.2]', onDesktop, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await enter(page, {});
  await page.goto('/home');
  const outline = (it: Locator) => it.evaluate((one) => getComputedStyle(one).outlineStyle);
  const field = banner(page).getByRole('searchbox').or(banner(page).getByRole('combobox')).first();
  await field.focus();
  expect(await outline(field)).toBe('double');
  const current = page.getByRole('navigation', { name: t('shell.modules') }).locator('[data-module][aria-current]');
  expect(await outline(current)).toBe('solid');
  const chip = page
    .getByRole('group', { name: t('home.filters') })
    .getByRole('button')
    .first();
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await field.focus();
  expect(await outline(chip)).toBe('solid');
});

test(
  'the head of a home gives way on the way down, but for its search, and comes back on the way up',
  onPhone,
  async ({ page }) => {
    await enter(page, {});
    await page.goto('/home');
    const height = async () => {
      const { y, height: all } = await boxOf(banner(page));
      return y + all;
    };
    const whole = await height();
    expect(whole).toBeGreaterThan(120);
    await page.evaluate(() => scrollBy({ top: 1500, behavior: 'instant' }));
    await expect.poll(height).toBeLessThan(whole - 40);
    await expect(banner(page).locator('input[name="search"]:visible')).toBeInViewport();
    await page.evaluate(() => scrollBy({ top: -300, behavior: 'instant' }));
    await expect.poll(height).toBeCloseTo(whole, 0);
  },
);
