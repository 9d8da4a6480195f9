import { expect, test } from '@playwright/test';
import { enter } from './support/checkout-shop';
import { clean, complaints, languages, localized } from './support/pages';
import { shopTexts } from './support/shop-words';
import { onPhone, themeOf } from './support/widths';

for (const language of languages) {
  const t = shopTexts(language);

  test.describe(`the page of an item on a phone, in ${language}`, onPhone, () => {
    test.use({ colorScheme: themeOf[language] });

    test('leads to the cart once something is in it [ITEM-12] [CART-01]', async ({ page }) => {
      const said = complaints(page);
      await enter(page, {});
      await page.goto(localized('/product/breakwater-running-shoe', language));
      const viewCart = page.getByRole('button', { name: t('cart.view_cart') }).filter({ hasText: '$' });
      const add = page.getByRole('button', { name: t('item.add_to_cart_button'), exact: true });
      await expect(add).toBeVisible();
      await expect(viewCart).toHaveCount(0);
      await add.click();
      const toast = page.getByText(t('cart.item_added_to_cart'));
      await expect(toast).toBeVisible();
      await expect(viewCart).toContainText('$59.25');
      // The toast does not cover the way to the cart.
      const [above, below] = [await toast.boundingBox(), await viewCart.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
      await clean(page);
      await viewCart.click();
      await expect(page.getByRole('dialog', { name: t('cart.shopping_cart') })).toBeVisible();
      expect(said).toEqual([]);
    });
  });
}
