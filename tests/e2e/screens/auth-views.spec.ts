import { expect, test, type Locator, type Page } from '@playwright/test';
import { offer, openSignIn, ownAddress, someone } from '../support/auth-pages';
import { boxOf } from '../support/boxes';
import { cleanEverywhere, complaints, languages, localized } from '../support/pages';
import { shopTexts, type Language } from '../support/shop-words';
import { onPhone, themeOf, widthOf } from '../support/widths';

test.use(ownAddress);

const answer = { token: null, is_phone_verified: 1, is_email_verified: 1, is_personal_info: 1, is_exist_user: null };
const found = { id: 1, name: 'Noor Alsari', image: null };

/** No axe violations, and at both widths neither wider than its dialog nor clipped by the viewport. */
async function expectWhole(page: Page, dialog: Locator): Promise<void> {
  const isWhole = async () => {
    expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    const box = await dialog.boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
  };
  await cleanEverywhere(page, isWhole, { within: '[role="dialog"]' });
}

/** Submits the password form, with this stubbed response. */
async function signInAnswered(page: Page, language: Language, more: object): Promise<Locator> {
  const t = shopTexts(language);
  await page.route('**/auth/login', (route) => route.fulfill({ json: { ...answer, ...more } }), { times: 1 });
  await page.goto(localized('/about-us', language));
  const dialog = await openSignIn(page, language);
  await dialog.getByLabel(t('auth.email_or_phone')).fill('noor@mail.example');
  await dialog.getByLabel(t('ui.password'), { exact: true }).fill('harbour-12');
  await page.keyboard.press('Enter');
  return dialog;
}

for (const language of languages) {
  test.describe(`the views of the modal in ${language}`, widthOf[language], () => {
    test.use({ colorScheme: themeOf[language] });
    const t = shopTexts(language);

    test('sign-up, empty and refused [AUTH-02] [SIGNUP-08]', async ({ page }) => {
      const said = complaints(page);
      await page.goto(localized('/about-us', language));
      const dialog = await openSignIn(page, language);
      await dialog.getByRole('button', { name: t('auth.sign_up') }).click();
      await expect(dialog.getByLabel(t('ui.name'), { exact: true })).toBeFocused();
      await expectWhole(page, dialog);
      await dialog.getByRole('checkbox').press('Space');
      await dialog.getByRole('button', { name: t('auth.sign_up'), exact: true }).click();
      await expect(dialog.getByText(t('validation.first_name_is_required'))).toBeVisible();
      await expect(dialog.getByLabel(t('ui.name'), { exact: true })).toBeFocused();
      await expectWhole(page, dialog);
      expect(said).toEqual([]);
    });

    test('is this your account, and the profile that is completed [AUTH-04] [AUTH-05]', async ({ page }) => {
      const said = complaints(page);
      const dialog = await signInAnswered(page, language, { is_exist_user: found });
      await expect(dialog.getByText(t('auth.is_this_your_account'))).toBeVisible();
      await expectWhole(page, dialog);
      const next = await signInAnswered(page, language, { is_personal_info: 0, email: 'noor@mail.example' });
      await expect(next.getByLabel(t('ui.name'))).toBeFocused();
      await expectWhole(page, next);
      expect(said).toEqual([]);
    });

    test('the phone form and its code [AUTH-09] [AUTH-20]', async ({ page }) => {
      const said = complaints(page);
      await offer(page, { otp: true, manual: true, social: false });
      await page.goto(localized('/about-us', language));
      const dialog = await openSignIn(page, language);
      await dialog.getByRole('button', { name: t('auth.sign_in_with_otp') }).click();
      const phone = dialog.getByRole('textbox', { name: t('ui.phone') });
      await expect(phone).toBeVisible();
      await expectWhole(page, dialog);
      await phone.pressSequentially(someone().number);
      await dialog.getByRole('button', { name: t('auth.get_otp') }).click();
      await expect(dialog.getByLabel(t('auth.code'))).toBeFocused();
      await expectWhole(page, dialog);
      expect(said).toEqual([]);
    });

    test('a new password after a code [PWD-01] [PWD-13]', async ({ page }) => {
      const said = complaints(page);
      for (const call of ['forgot-password', 'verify-token']) {
        await page.route(`**/auth/${call}`, (route) => route.fulfill({ json: { message: 'ok' } }));
      }
      await page.goto(localized('/forgot-password', language));
      const main = page.getByRole('main');
      await main.getByRole('textbox', { name: t('ui.email') }).fill('noor@mail.example');
      await main.getByRole('button', { name: t('auth.send_code') }).click();
      const dialog = page.getByRole('dialog', { name: t('auth.enter_code') });
      await expect(dialog.getByLabel(t('auth.code'))).toBeFocused();
      await expectWhole(page, dialog);
      await page.keyboard.type('123456');
      await page.keyboard.press('Enter');
      await expect(main.getByLabel(t('ui.confirm_password'), { exact: true })).toBeVisible();
      await page.keyboard.press('Enter');
      await cleanEverywhere(page);
      expect(said).toEqual([]);
    });
  });
}

test('a number stands right of its dial code in Arabic, too [AUTH-65]', onPhone, async ({ page }) => {
  const t = shopTexts('ar');
  await page.goto(localized('/about-us', 'ar'));
  const dialog = await openSignIn(page, 'ar');
  const field = dialog.getByLabel(t('auth.email_or_phone'));
  await field.fill('5550142200');
  const code = await boxOf(dialog.getByText('+1', { exact: true }));
  expect(code.x + code.width).toBeLessThanOrEqual((await boxOf(field)).x);
});
