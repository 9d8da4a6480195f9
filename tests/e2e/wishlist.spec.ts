import { expect, test, type Page } from '@playwright/test';
import { ownAddress } from './support/auth-pages';
import { newCustomer, remember } from './support/customers';
import { complaints, languages, localized } from './support/pages';
import { shopTexts } from './support/shop-words';
import { widthOf } from './support/widths';

test.use(ownAddress);

const names = {
  en: { store: 'Ember & Bun', item: 'Charcoal double cheeseburger' },
  ar: { store: 'جمر وخبز', item: 'تشيز برغر مزدوج على الفحم' },
} as const;

/** A new customer, signed in, in the first zone. */
async function enter(page: Page): Promise<void> {
  const { token } = await newCustomer(page);
  await remember(page, {
    ...{ token, location: 'Lighthouse Road', zoneid: '[1]' },
    currentLatLng: JSON.stringify({ lat: 20, lng: 60.5 }),
  });
}

for (const language of languages) {
  const t = shopTexts(language);
  const { store, item } = names[language];

  test(`a visitor is told to sign in, in ${language} [WISH-05]`, widthOf[language], async ({ page }) => {
    await page.goto(localized('/store/ember-and-bun', language));
    await page
      .getByRole('button', { name: t('wishlist.save', { name: store }) })
      .first()
      .click();
    await expect(page.getByText(t('wishlist.not_logged_in'))).toBeVisible();
  });

  test(
    `a customer keeps an item and a store, in ${language} [WISH-01] [WISH-02] [WISH-04] [WISH-07] [WISH-08] [NAV-07] [NAV-08]`,
    widthOf[language],
    async ({ page, isMobile }) => {
      const said = complaints(page);
      await enter(page);
      await page.goto(localized('/store/ember-and-bun', language));
      const hearts = (name: string) => page.getByRole('button', { name: t('wishlist.save', { name }), exact: true });
      for (const name of [store, item]) {
        // The heart shows the press at once; loading another page before the answer would cancel the request.
        const saved = page.waitForResponse((answer) => answer.url().includes('/customer/wish-list/add') && answer.ok());
        await hearts(name).first().click();
        await expect(hearts(name).first()).toHaveAttribute('aria-pressed', 'true');
        await saved;
      }
      if (isMobile) {
        await page.goto(localized('/categories', language));
        await page.getByRole('button', { name: t('shell.menu') }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('wishlist.title') })
          .click();
      } else {
        const button = page.getByRole('banner').getByRole('button', { name: new RegExp(`^${t('wishlist.title')}`) });
        await expect(button).toContainText('2');
        await button.click();
      }
      const drawer = page.getByRole('dialog', { name: t('wishlist.title') });
      await expect(drawer).toBeVisible();
      const box = await drawer.boundingBox();
      // While it slides in, its position has fractions of pixels.
      expect(Math.round(box?.width ?? 0)).toBeLessThanOrEqual(523);
      await expect(drawer.getByText(item)).toBeVisible();
      await drawer.getByRole('tab', { name: new RegExp(t('favourites.stores')) }).click();
      await drawer.getByRole('button', { name: t('wishlist.save', { name: store }) }).click();
      await expect(drawer.getByText(t('favourites.none_found', { type: t('favourites.none_stores') }))).toBeVisible();
      await page.goBack();
      await expect(drawer).toHaveCount(0);
      expect(said).toEqual([]);
    },
  );
}
