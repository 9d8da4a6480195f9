import { expect, test, type Locator } from '@playwright/test';
import { logOut, offer, openSignIn, ownAddress, someone } from './support/auth-pages';
import { cleanEverywhere, complaints, languages, localized, seriousProblems } from './support/pages';
import { shopTexts } from './support/shop-words';
import { onDesktop, themeOf, widthOf } from './support/widths';

test.use(ownAddress);

const states = [
  ['all', { otp: true, manual: true, social: true }],
  ['otp_manual', { otp: true, manual: true, social: false }],
  ['otp_social', { otp: true, manual: false, social: true }],
  ['manual_social', { otp: false, manual: true, social: true }],
  ['otp', { otp: true, manual: false, social: false }],
  ['manual', { otp: false, manual: true, social: false }],
  ['social', { otp: false, manual: false, social: true }],
  ['none', { otp: false, manual: false, social: false }],
] as const;

/** All elements inside the dialog that Tab reaches, in order. */
async function isInside(dialog: Locator): Promise<boolean> {
  return dialog.evaluate((element) => element.contains(document.activeElement));
}

/** The plural form of ten minutes. */
const TEN = { en: 'other', ar: 'few' } as const;

for (const language of languages) {
  test.describe(`in ${language}`, widthOf[language], () => {
    test.use({ colorScheme: themeOf[language] });
    const t = shopTexts(language);
    for (const [name, { otp, manual, social }] of states) {
      test(`signing in by ${name} is quiet, whole and nothing serious for axe, in ${language} [AUTH-07] [AUTH-08] [AUTH-13]`, async ({
        page,
      }) => {
        const said = complaints(page);
        await offer(page, { otp, manual, social });
        await page.goto(localized('/about-us', language));
        const dialog = await openSignIn(page, language);
        await expect(dialog.getByLabel(t('ui.password'), { exact: true })).toHaveCount(manual ? 1 : 0);
        await expect(dialog.getByRole('button', { name: t('auth.get_otp') })).toHaveCount(otp && !manual ? 1 : 0);
        await expect(dialog.getByRole('button', { name: t('auth.sign_in_with_otp') })).toHaveCount(
          otp && manual ? 1 : 0,
        );
        await expect(dialog.getByText(t('auth.or_login_with'))).toHaveCount(social && (otp || manual) ? 1 : 0);
        const isWhole = async () => {
          expect(await dialog.evaluate((element) => element.clientWidth)).toBeLessThanOrEqual(450);
        };
        await cleanEverywhere(page, isWhole, { within: '[role="dialog"]' });
        expect(said).toEqual([]);
      });
    }
  });
}

for (const language of languages) {
  test(
    `a code signs a new customer in by keyboard alone, in ${language} [AUTH-04] [AUTH-20] [AUTH-26] [AUTH-47] [AUTH-63] [AUTH-64]`,
    widthOf[language],
    async ({ page }) => {
      const t = shopTexts(language);
      const said = complaints(page);
      const who = someone();
      await offer(page, { otp: true, manual: false, social: false });
      await page.goto(localized('/about-us', language));
      const dialog = await openSignIn(page, language);
      await dialog.getByRole('textbox', { name: t('ui.phone') }).focus();
      await page.keyboard.type(who.number);
      await page.keyboard.press('Enter');
      const code = dialog.getByLabel(t('auth.code'));
      await expect(code).toBeFocused();
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      expect(await seriousProblems(page, '[role="dialog"]')).toEqual([]);
      await expect(dialog.getByText('123456')).toBeVisible();
      await page.keyboard.type('123 456');

      const name = dialog.getByLabel(t('ui.name'));
      await expect(name).toBeFocused();
      expect(await seriousProblems(page, '[role="dialog"]')).toEqual([]);
      await page.keyboard.type(who.name);
      await page.keyboard.press('Tab');
      await expect(dialog.getByLabel(t('ui.email'))).toBeFocused();
      await page.keyboard.type(who.email);
      expect(await isInside(dialog)).toBe(true);
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('auth.logged_in_successfully'))).toBeVisible({ timeout: 15_000 });
      await expect(page.getByRole('banner').getByRole('button', { name: 'Noor' })).toBeVisible();
      // The customer is back on the same page.
      await expect(page).toHaveURL(/\/about-us$/);
      expect(said).toEqual([]);
    },
  );
}

test('wrong credentials are said above the form, and what was typed stays [HDR-12]', onDesktop, async ({ page }) => {
  const t = shopTexts('en');
  await page.goto('/about-us');
  const dialog = await openSignIn(page, 'en');
  await dialog.getByLabel(t('auth.email_or_phone')).fill('nobody@mail.example');
  await dialog.getByLabel(t('ui.password'), { exact: true }).fill('not-it-at-all');
  await dialog.getByRole('button', { name: t('ui.sign_in'), exact: true }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  await expect(dialog.getByLabel(t('auth.email_or_phone'))).toHaveValue('nobody@mail.example');

  // Another way to sign in is still available.
  await dialog.getByRole('button', { name: t('auth.sign_in_with_otp') }).click();
  await dialog.getByRole('textbox', { name: t('ui.phone') }).pressSequentially(someone().number);
  await dialog.getByRole('button', { name: t('auth.get_otp') }).click();
  await expect(dialog.getByLabel(t('auth.code'))).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

for (const language of languages) {
  test(
    `five wrong codes block the number, in ${language}, and each is told [AUTH-48]`,
    widthOf[language],
    async ({ page }) => {
      const t = shopTexts(language);
      const who = someone();
      await offer(page, { otp: true, manual: true, social: false });
      await page.goto(localized('/about-us', language));
      const dialog = await openSignIn(page, language);
      await dialog.getByRole('button', { name: t('auth.sign_in_with_otp') }).click();
      await dialog.getByRole('textbox', { name: t('ui.phone') }).pressSequentially(who.number);
      await dialog.getByRole('button', { name: t('auth.get_otp') }).click();
      const code = dialog.getByLabel(t('auth.code'));
      for (const wrong of ['000001', '000002', '000003', '000004']) {
        await code.fill(wrong);
        await expect(dialog.getByText(t('errors.otp_mismatch'))).toBeVisible();
        await expect(code).toHaveAttribute('aria-invalid', 'true');
        await expect(code).toHaveValue(wrong);
        expect(await seriousProblems(page, '[role="dialog"]')).toEqual([]);
      }
      await code.fill('000005');
      await expect(
        dialog.getByText(
          t('errors.otp_temp_blocked', { wait: t(`answers.wait_minutes_${TEN[language]}`, { count: 10 }) }),
        ),
      ).toBeVisible();
      // The correct password comes too late.
      await code.fill('123456');
      await expect(dialog.getByText(t('errors.otp_block_time', { wait: '~' }).replace(/~.*/, ''))).toBeVisible();
      await expect(code).toHaveValue('123456');
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    },
  );
}

test('signing out in one tab signs out all [PROF-31]', onDesktop, async ({ page, context, isMobile }) => {
  const who = someone();
  const t = shopTexts('en');
  await offer(page, { otp: true, manual: false, social: false });
  await page.goto('/about-us');
  const dialog = await openSignIn(page, 'en');
  await dialog.getByRole('textbox', { name: t('ui.phone') }).pressSequentially(who.number);
  await dialog.getByRole('button', { name: t('auth.get_otp') }).click();
  await dialog.getByLabel(t('auth.code')).fill('123456');
  await dialog.getByLabel(t('ui.name')).fill(who.name);
  await dialog.getByLabel(/^Email/).fill(who.email);
  await dialog.getByRole('button', { name: t('ui.continue') }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Noor' })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/about-us');
  await expect(other.getByRole('banner').getByRole('button', { name: 'Noor' })).toBeVisible();
  await logOut(other, 'en', isMobile);
  await expect(page.getByRole('banner').getByRole('button', { name: t('ui.sign_in') })).toBeVisible();
  await expect(page.getByText('Noor')).toHaveCount(0);
});
