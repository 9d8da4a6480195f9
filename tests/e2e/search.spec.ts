import { expect, test, type Page } from '@playwright/test';
import { complaints, languages, localized, seriousProblems } from './support/pages';
import { shopTexts, type Language } from './support/shop-words';
import { widthOf } from './support/widths';

/** Search texts with one typing error each, and the intended result. */
const typed = {
  en: { wrong: 'chesburger', item: 'Charcoal double cheeseburger', many: 'coffee', store: 'ember' },
  ar: { wrong: 'برغار', item: 'تشيز برغر مزدوج على الفحم', many: 'قهوة', store: 'جمر' },
} as const;

const field = (page: Page) => page.locator('input[name="search"]:visible');
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** The filters, beside the list on wide screens, otherwise in the drawer. */
async function narrow(page: Page, language: Language, name: string) {
  const t = shopTexts(language);
  const opener = page.getByRole('button', { name: t('search.filters'), exact: true });
  const choice = page.getByRole('checkbox', { name });
  await expect(opener.or(choice).filter({ visible: true })).toHaveCount(1);
  const isInDrawer = await opener.isVisible();
  if (isInDrawer) await opener.click();
  await choice.check();
  if (isInDrawer) await page.getByRole('button', { name: t('search.show_results') }).click();
}

for (const language of languages) {
  test.describe(`searching in ${language}`, () => {
    const t = shopTexts(language);
    const { wrong, item, many, store } = typed[language];

    test('suggestions appear while typing and are usable by keyboard; earlier searches are offered again [HOME-01]', async ({
      page,
    }) => {
      const said = complaints(page);
      await page.goto(localized('/home', language));
      await field(page).click();
      await field(page).pressSequentially(many, { delay: 30 });
      const options = page.getByRole('option');
      await expect(options.filter({ hasText: t('search.suggested_item') }).first()).toBeVisible();
      await expect(field(page)).toHaveRole('combobox');
      expect(await seriousProblems(page, '[role="search"]')).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(many);
      await field(page).fill('');
      await expect(page.getByRole('option', { name: many, exact: true })).toBeVisible();
      await page.getByRole('button', { name: t('search.forget_recent', { words: many }) }).click();
      await expect(page.getByRole('option', { name: many, exact: true })).toHaveCount(0);
      expect(said).toEqual([]);
    });

    test(
      'a typing error is forgiven; filters and order stand in the address [HOME-15]',
      widthOf[language],
      async ({ page }) => {
        await page.goto(localized(`/home?search=${encodeURIComponent(wrong)}`, language));
        // The search starts on the home, which may show the item too.
        await expect(page.getByRole('tabpanel').getByRole('link', { name: item })).toBeVisible();
        await expect(page.getByText(t('search.only_close', { words: wrong }))).toBeVisible();
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
        await narrow(page, language, t('search.flag_halal'));
        await expect.poll(() => query(page)['filter']).toBe('halal');
        await page.getByRole('button', { name: t('ui.sort_by', { order: t('search.by_relevant') }) }).click();
        await page.getByRole('menuitem', { name: t('search.by_low') }).click();
        await expect.poll(() => query(page)).toEqual({ search: wrong, filter: 'halal', sort: 'low' });
        await page.reload();
        await expect(
          page.getByRole('button', { name: t('search.remove_filter', { filter: t('search.flag_halal') }) }),
        ).toBeVisible();
        await page
          .getByRole('button', { name: t('search.clear') })
          .first()
          .click();
        await expect.poll(() => query(page)).toEqual({ search: wrong, sort: 'low' });

        await page.goto(localized('/home?search=qqqqxxzz', language));
        await expect(page.getByText(t('ui.sorry_no_data_found_related_to_your_search'))).toBeVisible();
      },
    );

    test('Back finds the results as they were: tab, filter and order', widthOf[language], async ({ page }) => {
      await page.goto(localized(`/home?search=${encodeURIComponent(store)}`, language));
      const tab = page.getByRole('tab', { name: t('search.stores') });
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await narrow(page, language, t('search.flag_halal'));
      await expect.poll(() => query(page)).toEqual({ search: store, show: 'stores', filter: 'halal' });
      await page
        .getByRole('button', { name: t('search.clear') })
        .first()
        .click();
      const cards = page.getByRole('tabpanel').getByRole('article');
      await expect(cards.first()).toBeVisible();
      const name = (await cards.first().getByRole('link').first().textContent()) ?? '';
      await cards.first().getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.goBack();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(cards.first().getByRole('link').first()).toHaveText(name);
      expect(query(page)).toEqual({ search: store, show: 'stores' });
    });
  });
}
