import { expect, test, type Page } from '@playwright/test';
import { ownAddress } from '../support/auth-pages';
import { atCheckout, main } from '../support/checkout-shop';
import { newCustomer, remember } from '../support/customers';
import { complaints, localized } from '../support/pages';
import { shopTexts } from '../support/shop-words';
import { widthOf } from '../support/widths';

test.use(ownAddress);

/**
 * Form controls on the page that are not MUI's, except file inputs, phone numbers (a package) and the place search,
 * which public pages have too.
 */
const plainFields = (page: Page) =>
  main(page)
    .locator('input:not([type=file]), select, textarea')
    .evaluateAll((fields) =>
      fields
        .filter((field) => !field.closest('.MuiInputBase-root, .MuiCheckbox-root, .MuiRadio-root, .react-tel-input'))
        .filter((field) => field.getAttribute('name') !== 'place' && field.getAttribute('type') !== 'search')
        .map((field) => field.outerHTML),
    );

/** Styles that MUI inserted for components outside of its root, where they are in no layer and not mirrored. */
const strayStyles = (page: Page) => page.locator('style[data-emotion="css"], style[data-emotion^="css "]');

for (const language of ['en', 'ar'] as const) {
  const t = shopTexts(language);

  test(`the forms of the account use MUI, in ${language}`, widthOf[language], async ({ page }) => {
    const said = complaints(page);
    const { token } = await newCustomer(page);
    await remember(page, { token });
    const forms = [
      ['/store-registration', t('registration.name')],
      ['/deliveryman-registration', t('registration.first_name')],
      ['/forgot-password', t('ui.email')],
      ['/profile?page=inbox&admin=0', t('inbox.your_message')],
      ['/profile?page=profile-settings', t('ui.name')],
    ] as const;
    for (const [path, label] of forms) {
      await page.goto(localized(path, language));
      if (path.endsWith('settings')) await page.getByRole('button', { name: t('ui.edit'), exact: true }).click();
      const field = main(page).getByRole('textbox', { name: label, exact: true });
      await expect(field, path).toBeVisible();
      expect(await field.evaluate((element) => element.closest('.MuiInputBase-root') !== null), path).toBe(true);
      expect(await plainFields(page), path).toEqual([]);
      await expect(strayStyles(page), path).toHaveCount(0);
    }
    expect(said).toEqual([]);
  });

  test(
    `checkout and tracking, which guests come to, are plain, in ${language}`,
    widthOf[language],
    async ({ page }) => {
      const onMui = main(page).locator('[class*="Mui"]');
      await atCheckout(page, language);
      await expect(main(page).getByRole('radio').first()).toBeVisible();
      await expect(onMui).toHaveCount(0);
      await page.goto(localized('/track-order', language));
      await expect(main(page).getByRole('textbox', { name: t('order.number') })).toBeVisible();
      await expect(onMui).toHaveCount(0);
    },
  );
}
