import { expect, test, type Page } from '@playwright/test';
import { complaints, languages, localized } from '../support/pages';
import { enter } from '../support/parcel-steps';
import { shopTexts } from '../support/shop-words';
import { widthOf } from '../support/widths';

/** Holds back the page's scripts, as on a slow connection; returns a function that releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

for (const language of languages) {
  const t = shopTexts(language);
  const name = { en: 'Charcoal double cheeseburger', ar: 'تشيز برغر مزدوج على الفحم' }[language];
  const store = { en: 'Ember & Bun', ar: 'جمر وخبز' }[language];

  test.describe(`before hydration, in ${language}`, widthOf[language], () => {
    // The first field is in the page's frame, the second in a hydration boundary.
    for (const [place, saved] of [
      ['a page', store],
      ['a part of it', name],
    ] as const) {
      test(`a press in ${place} is handled afterwards [WISH-05]`, async ({ page }) => {
        const said = complaints(page);
        const release = await holdScripts(page);
        await page.goto(localized('/store/ember-and-bun', language), { waitUntil: 'commit' });
        await page
          .getByRole('button', { name: t('wishlist.save', { name: saved }), exact: true })
          .first()
          .click();
        release();
        await expect(page.getByRole('alert').getByText(t('wishlist.not_logged_in'))).toBeVisible();
        expect(said).toEqual([]);
      });
    }

    test('a dish that is pressed opens [ITEM-05]', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(localized('/store/ember-and-bun', language), { waitUntil: 'commit' });
      await page
        .getByRole('button', { name: t('item.add_name', { name }) })
        .first()
        .click();
      release();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
    });

    test('a press in a part that waits for its messages is handled once they are loaded [RENTAL-01]', async ({
      page,
    }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      const messages = /\/i18n\/\w+-later/;
      await enter(page, {}, { module_type: 'rental' });
      await page.route(messages, async (route) => {
        await held;
        await route.continue();
      });
      // The messages are requested once the page around them has hydrated.
      const asked = page.waitForRequest(messages);
      await page.goto(localized('/home', language));
      await asked;
      await page
        .getByRole('region', { name: t('rental.your_trip') })
        .getByRole('button', { name: t('rental.search'), exact: true })
        .click();
      release();
      await expect(page).toHaveURL(/\/rental\/vehicle-search\?/);
    });
  });
}
