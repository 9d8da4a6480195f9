import { expect, test, type Page } from '@playwright/test';
import { complaints, languages, localized } from './support/pages';
import { enter } from './support/parcel-steps';
import { shopTexts } from './support/shop-words';
import { widthOf } from './support/widths';

/** Keeps the page's scripts back, as a slow line does; what is returned lets them come. */
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

  test.describe(`before the scripts of the page have come, in ${language}`, widthOf[language], () => {
    // The first stands in the frame of the page, the second in a part that the browser takes over by itself.
    for (const [place, saved] of [
      ['a page', store],
      ['a part of it', name],
    ] as const) {
      test(`what is pressed in ${place} is answered when they have [WISH-05]`, async ({ page }) => {
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

    test('what is pressed in a part that waits for its messages is done when they have come [RENTAL-01]', async ({
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
      // The part asks for them once the page around it answers.
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
