import { expect, test } from '@playwright/test';
import { ownAddress } from './support/auth-pages';
import { newCustomer } from './support/customers';
import { clean, complaints, localized } from './support/pages';
import { shopTexts } from './support/shop-words';
import { onDesktop, onPhone } from './support/widths';

test.use(ownAddress);

const ways = [
  ['email', 'en', onDesktop],
  ['phone', 'en', onPhone],
  ['phone', 'ar', onPhone],
] as const;

for (const [way, language, width] of ways) {
  test(
    `a forgotten password is set anew by ${way}, in ${language} [ROUTE-04] [PWD-01] [PWD-02] [PWD-07] [PWD-08] [PWD-20]`,
    width,
    async ({ page }) => {
      const t = shopTexts(language);
      const said = complaints(page);
      const who = await newCustomer(page);
      await page.goto(localized('/forgot-password', language));
      await expect(page.getByRole('heading', { level: 1, name: t('auth.reset_title') })).toBeVisible();
      const main = page.getByRole('main');
      if (way === 'phone') {
        await main.getByText(t('ui.phone'), { exact: true }).first().click();
        await main.getByRole('textbox', { name: t('ui.phone') }).pressSequentially(who.number);
      } else await main.getByRole('textbox', { name: t('ui.email') }).fill(who.email);
      await main.getByRole('button', { name: t('auth.send_code') }).click();

      const dialog = page.getByRole('dialog', { name: t('auth.enter_code') });
      const code = dialog.getByLabel(t('auth.code'));
      await expect(code).toBeFocused();
      await expect(dialog.getByText('123456')).toBeVisible();
      await clean(page);
      await page.keyboard.type('123456');
      await main.getByLabel(t('ui.password'), { exact: true }).fill('lantern-34');
      await main.getByLabel(t('ui.confirm_password'), { exact: true }).fill('lantern-34');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/home$/);

      const signIn = page.getByRole('dialog', { name: t('ui.sign_in') });
      await signIn.getByLabel(t('auth.email_or_phone')).fill(who.email);
      await signIn.getByLabel(t('ui.password'), { exact: true }).fill('lantern-34');
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('auth.logged_in_successfully'))).toBeVisible({ timeout: 15_000 });
      await expect(page).toHaveURL(/\/home$/);
      expect(said).toEqual([]);
    },
  );
}
