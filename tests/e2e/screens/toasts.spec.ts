import { expect, test, type Page } from '@playwright/test';
import { enter } from '../support/checkout-shop';
import { following } from '../support/settled';
import { shopTexts } from '../support/shop-words';
import { rows } from '../support/tables';
import { onDesktop, onPhone, PHONE } from '../support/widths';

const t = shopTexts('en');
const widths = [
  { size: PHONE, at: onPhone },
  { size: { width: 1440, height: 900 }, at: onDesktop },
];
const screens = [
  '/home',
  '/store/ember-and-bun',
  '/product/breakwater-running-shoe',
  '/category/burgers',
  '/home?search=burger',
  '/rental/vehicle-search',
  '/store/latest',
];

/** The names of the controls, and of the open dialog's first line and amounts, that a message covers. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toasts = [...document.querySelectorAll('[data-kind]')];
    const layer = toasts[0]?.closest('[role="dialog"]');
    const lines = layer ? [...layer.querySelectorAll('h2, li:first-child, dt, dd')] : [];
    const controls = document.querySelectorAll('button, input, select, textarea, [role="button"], nav a');
    const found = new Set<string>();
    for (const toast of toasts) {
      const { left, top, right, bottom } = toast.getBoundingClientRect();
      for (let x = left + 1; x < right; x += 8) {
        for (let y = top + 1; y < bottom; y += 6) {
          const [behind] = document.elementsFromPoint(x, y).filter((element) => !element.closest('[data-kind]'));
          const of = [...controls, ...lines].find((control) => behind && control.contains(behind));
          if (of) found.add((of.getAttribute('aria-label') ?? of.textContent).trim().slice(0, 40));
        }
      }
    }
    return [...found];
  });
}

/** Messages stay in place while the pointer is about to press in them. */
async function holdMessage(page: Page): Promise<void> {
  await page
    .locator('[data-kind]')
    .getByRole('button', { name: t('ui.close') })
    .focus();
}

for (const { size, at } of widths) {
  test.describe(`messages at ${size.width}`, at, () => {
    test.use({ viewport: size });

    for (const path of screens) {
      test(`cover nothing that is pressed or filled in, on ${path}`, async ({ page }) => {
        const settled = following(page);
        await page.goto(path);
        await settled();
        const wallet = page.getByRole('contentinfo').getByRole('link', { name: t('shell.wallet'), exact: true });
        await wallet.click();
        await expect(page.getByText(t('shell.you_must_be_login_to_access_this_page'))).toBeVisible();
        await holdMessage(page);
        for (const share of [1, 0, 0.2, 0.5]) {
          await page.evaluate(
            (part) => scrollTo({ top: part * document.body.scrollHeight, behavior: 'instant' }),
            share,
          );
          await expect.poll(() => covered(page), { message: `scrolled to ${share}` }).toEqual([]);
        }
      });
    }

    test('disappear when the cart shows the same [CART-01] [CART-03]', async ({ page }) => {
      await enter(page, {});
      await page.goto('/product/breakwater-running-shoe');
      await page.getByRole('button', { name: t('item.add_to_cart_button'), exact: true }).click();
      await expect(page.getByText(t('cart.item_added_to_cart'))).toBeVisible();
      await expect.poll(() => covered(page)).toEqual([]);
      const inPage = page.locator('body > :not(:has([data-kind]))');
      const isNarrow = size.width < 1180;
      const opener = isNarrow
        ? inPage.getByRole('button', { name: t('cart.view_cart') })
        : page.getByRole('banner').getByRole('button', { name: /Cart/ });
      await opener.first().click();
      const drawer = page.getByRole('dialog', { name: t('cart.shopping_cart') });
      await expect(drawer.getByRole('listitem').first()).toBeVisible();
      await expect(page.getByText(t('cart.item_added_to_cart'))).toHaveCount(0);
    });

    test('do not cover the cart’s total after an item was removed [CART-24]', async ({ page }) => {
      const guest = await (await page.request.post('/api/v1/auth/guest/request', { data: {} })).json();
      const guest_id: number = guest.guest_id;
      const items =
        await rows(`select i.id, i.price::float8, s.module_id from items i join stores s on s.id = i.store_id
        where i.slug in ('quay-chicken-club', 'halloumi-garden-pita')`);
      for (const { id, price, module_id } of items) {
        const headers = { moduleId: String(module_id) };
        const data = { guest_id, model: 'Item', item_id: id, price, quantity: 1 };
        expect((await page.request.post('/api/v1/customer/cart/add', { headers, data })).status()).toBe(200);
      }
      await enter(page, { guest_id: String(guest_id) });
      await page.goto('/home');
      await page
        .getByRole('button', { name: t('shell.cart_with_other', { count: 2 }) })
        .filter({ visible: true })
        .click();
      const drawer = page.getByRole('dialog', { name: t('cart.shopping_cart') });
      await drawer.getByRole('button', { name: t('item.remove', { name: 'Quay chicken club' }) }).click();
      await expect(page.getByText(t('cart.cart_item_remove_successfully'))).toBeVisible();
      await holdMessage(page);
      await expect(drawer.getByText(t('cart.items_from_one', { count: 1, store: 'Ember & Bun' }))).toBeVisible();
      await expect.poll(() => covered(page)).toEqual([]);
    });

    test('leave the search of rental free after its module was chosen', async ({ page }) => {
      await enter(page, {});
      const settled = following(page);
      await page.goto('/home');
      await settled();
      await page
        .getByRole('navigation', { name: t('shell.modules') })
        .getByRole('link', { name: /Rental/ })
        .click();
      await expect(page.getByText(t('module.selected'))).toBeVisible();
      await holdMessage(page);
      await expect.poll(() => covered(page)).toEqual([]);
    });
  });
}
