import { expect, test, type Page } from '@playwright/test';
import { ownAddress } from './support/auth-pages';
import { newCustomer, remember, signedIn } from './support/customers';
import { complaints, localized, seriousProblems } from './support/pages';
import { shopTexts } from './support/shop-words';
import { rows } from './support/tables';
import { widthOf } from './support/widths';

test.use(ownAddress);

/** Moves the sign-in time of all sessions of this account into the past. */
const age = (id: number, minutes: number) =>
  rows('update customer_tokens set proved_at = now() - make_interval(mins => $2) where customer_id = $1', [
    id,
    minutes,
  ]);

const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';

/** The token of another device that was last used two days ago. */
async function elsewhere(page: Page, who: { email: string; password: string; id: number }): Promise<string> {
  const data = { login_type: 'manual', field_type: 'email', email_or_phone: who.email, password: who.password };
  const answer = await page.request.post('/api/v1/auth/login', { data, headers: { 'User-Agent': SAFARI } });
  await rows(
    "update customer_tokens set last_used_at = now() - interval '2 days 1 hour' where customer_id = $1 and browser = 'Safari'",
    [who.id],
  );
  return String((await answer.json()).token);
}

const loadStatus = async (page: Page, token: string) =>
  (
    await page.request.get('/api/v1/customer/info', {
      headers: { 'X-localization': 'en', authorization: `Bearer ${token}` },
    })
  ).status();

for (const language of ['en', 'ar'] as const) {
  test(
    `a device is signed out in ${language}, and a new password asks who it is [PROF-11] [PROF-15]`,
    widthOf[language],
    async ({ page }) => {
      const t = shopTexts(language);
      const said = complaints(page);
      const who = await newCustomer(page);
      const laptop = await elsewhere(page, who);
      await remember(page, { token: who.token });
      await page.goto(localized('/profile?page=profile-settings', language));
      const devices = page.getByRole('region', { name: t('profile.devices') });
      await expect(devices.getByRole('listitem')).toHaveCount(2);
      await expect(devices.getByRole('listitem').first()).toContainText(t('profile.this_device'));
      await devices.scrollIntoViewIfNeeded();
      expect(await seriousProblems(page)).toEqual([]);
      const safari = t('profile.device_on', { browser: 'Safari', system: 'macOS' });
      await devices.getByRole('button', { name: t('profile.sign_out_device', { device: safari }) }).click();
      await expect(page.getByText(t('profile.device_signed_out'))).toBeVisible();
      await expect(devices.getByRole('listitem')).toHaveCount(1);
      expect(await loadStatus(page, laptop)).toBe(401);

      const other = await elsewhere(page, who);
      await age(who.id, 16);
      await page.getByRole('button', { name: t('ui.edit'), exact: true }).click();
      await page.getByLabel(new RegExp(`^${t('profile.password')}`)).fill('lantern-34');
      await page.getByLabel(t('ui.confirm_password'), { exact: true }).fill('lantern-34');
      await page.getByRole('button', { name: t('profile.update') }).click();
      const dialog = page.getByRole('dialog', { name: t('auth.prove_title') });
      await expect(dialog.getByLabel(t('ui.password'), { exact: true })).toBeFocused();
      expect(await seriousProblems(page)).toEqual([]);
      await dialog
        .getByRole('banner')
        .getByRole('button', { name: t('ui.close') })
        .click();
      await expect(dialog).toBeHidden();
      await expect(page.getByLabel(new RegExp(`^${t('profile.password')}`))).toHaveValue('lantern-34');
      expect((await signedIn(page, who.email, 'lantern-34')).ok()).toBe(false);

      await page.getByRole('button', { name: t('profile.update') }).click();
      await dialog.getByLabel(t('ui.password'), { exact: true }).fill('not-mine-1');
      await page.keyboard.press('Enter');
      await expect(dialog.getByText(t('errors.wrong_password'))).toBeVisible();
      await dialog.getByLabel(t('ui.password'), { exact: true }).fill(who.password);
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('profile.updated_successfully'))).toBeVisible();
      await expect(dialog).toBeHidden();
      expect((await signedIn(page, who.email, 'lantern-34')).ok()).toBe(true);
      expect([await loadStatus(page, who.token), await loadStatus(page, other)]).toEqual([200, 401]);
      // The browser logs each expected refusal.
      expect(said.filter((line) => !line.includes('403'))).toEqual([]);
    },
  );
}

test('an account is deleted after a fresh proof [PROF-24] [PROF-26]', widthOf.ar, async ({ page }) => {
  const t = shopTexts('en');
  const who = await newCustomer(page);
  await remember(page, { token: who.token });
  await age(who.id, 16);
  await page.goto('/profile?page=profile-settings');
  await page.getByRole('button', { name: t('profile.delete_account') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('ui.yes'), exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: t('auth.prove_title') });
  await dialog.getByLabel(t('ui.password'), { exact: true }).fill(who.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('profile.account_deleted'))).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect((await signedIn(page, who.email, who.password)).ok()).toBe(false);
});
