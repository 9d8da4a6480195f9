import { expect, test } from '@playwright/test';
import { logOut, openSignIn, ownAddress, signUp, someone } from './support/auth-pages';
import { newCustomer } from './support/customers';
import { complaints, layersClosed, localized } from './support/pages';
import { shopTexts } from './support/shop-words';
import { onDesktop, widthOf } from './support/widths';

test.use(ownAddress);

for (const language of ['en', 'ar'] as const) {
  test(
    `a visitor signs up in ${language}, is remembered, logs out and comes back [SIGNUP-06] [SIGNUP-20] [SIGNUP-22] [AUTH-16] [AUTH-30] [AUTH-32] [NAV-09] [PROF-31] [PROF-33]`,
    widthOf[language],
    async ({ page, isMobile }) => {
      const t = shopTexts(language);
      const said = complaints(page);
      const who = someone();
      await page.goto(localized('/about-us', language));
      await signUp(page, language, who);
      await expect(page.getByText(t('auth.signup_successfully'))).toBeVisible({ timeout: 15_000 });
      await expect(page).toHaveURL(/\/home/);
      const banner = page.getByRole('banner');
      await expect(banner.getByRole('button', { name: 'Noor' })).toBeVisible();
      const token = await page.evaluate(() => localStorage.getItem('token'));
      expect(token).toBeTruthy();

      await logOut(page, language, isMobile);
      await expect(banner.getByRole('button', { name: t('ui.sign_in') })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      // The server has revoked the token too.
      const answer = await page.request.get('/api/v1/customer/info', {
        headers: { authorization: `Bearer ${token}`, 'X-localization': language },
      });
      expect(answer.status()).toBe(401);

      const dialog = await openSignIn(page, language);
      await dialog.getByLabel(t('auth.email_or_phone')).fill(who.email);
      await dialog.getByLabel(t('ui.password'), { exact: true }).fill(who.password);
      await dialog.getByRole('checkbox', { name: t('auth.remember_me') }).press('Space');
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('auth.logged_in_successfully'))).toBeVisible({ timeout: 15_000 });
      await expect(dialog).toBeHidden();
      const kept = await page.evaluate(() => localStorage.getItem('userDatafor') ?? '');
      expect(kept).toContain(who.email);
      expect(kept).toContain('sealed');
      expect(kept).not.toContain(who.password);

      // Without a token, the form is still filled in.
      await page.evaluate(() => localStorage.removeItem('token'));
      await layersClosed(page);
      await page.goto(localized('/about-us', language));
      const again = await openSignIn(page, language);
      await expect(again.getByLabel(t('auth.email_or_phone'))).toHaveValue(who.email);
      await expect(again.getByLabel(t('ui.password'), { exact: true })).toHaveValue(who.password);
      expect(said).toEqual([]);
    },
  );
}

test('what was typed stays when the server refuses [SIGNUP-05] [SIGNUP-11]', onDesktop, async ({ page }) => {
  const who = await newCustomer(page);
  await page.goto('/about-us');
  // With the same password it would repeat the same sign-up, which continues with its account.
  await signUp(page, 'en', { ...who, password: `${who.password}-other` });
  const dialog = page.getByRole('dialog');
  const email = dialog.getByLabel('Email', { exact: true });
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveValue(who.email);
  await expect(email).toBeFocused();
});
