import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ownAddress } from './support/auth-pages';
import { withPictures } from './support/browser';
import { enter as atHarbour } from './support/checkout-shop';
import { demoCustomer, newCustomer, remember, signedIn } from './support/customers';
import { complaints, layersClosed, localized, publicPages, seriousProblems } from './support/pages';
import { following } from './support/settled';
import { shopTexts } from './support/shop-words';
import { onDesktop, onPhone, widthOf } from './support/widths';

test.use({ ...ownAddress, ...withPictures });

const json = { 'X-localization': 'en', 'Content-Type': 'application/json' };

/** A new customer, signed in on this page. */
async function enter(page: Page) {
  const who = await newCustomer(page);
  await remember(page, { token: who.token });
  return who;
}

const info = (page: Page, token: string) =>
  page.request.get('/api/v1/customer/info', { headers: { ...json, authorization: `Bearer ${token}` } });

for (const language of ['en', 'ar'] as const) {
  test(
    `name, picture and password are changed in ${language} [PROF-05] [PROF-11] [PROF-16] [PROF-22]`,
    widthOf[language],
    async ({ page }) => {
      const t = shopTexts(language);
      const said = complaints(page, { pictures: true });
      const who = await enter(page);
      await page.goto(localized('/profile?page=profile-settings', language));
      await expect(page.getByRole('heading', { name: t('profile.personal_details') })).toBeVisible();
      expect(await seriousProblems(page)).toEqual([]);
      await page.getByRole('button', { name: t('ui.edit'), exact: true }).click();
      const name = page.getByLabel(t('ui.name'), { exact: true });
      await expect(name).toHaveValue(who.name);
      expect(await seriousProblems(page)).toEqual([]);
      await page.getByRole('button', { name: t('profile.update') }).click();
      await expect(page.getByText(t('profile.no_changes_found'))).toBeVisible();

      await name.fill('Noor Haddad');
      const wide = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c05' } })
        .png()
        .toBuffer();
      await page
        .getByLabel(t('profile.choose_picture'))
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: wide });
      const crop = page.getByRole('dialog', { name: t('profile.crop') });
      const use = crop.getByRole('button', { name: t('profile.use_picture') });
      await expect(use).toBeEnabled();
      expect(await seriousProblems(page)).toEqual([]);
      await use.click();
      await expect(crop).toBeHidden();
      await page.getByLabel(new RegExp(`^${t('profile.password')}`)).fill('lantern-34');
      await page.getByLabel(t('ui.confirm_password'), { exact: true }).fill('lantern-34');
      await page.getByRole('button', { name: t('profile.update') }).click();
      await expect(page.getByText(t('profile.updated_successfully'))).toBeVisible();
      await expect(page.getByRole('main').getByText('Noor Haddad').last()).toBeVisible();

      const customer = await (await info(page, who.token)).json();
      expect(customer).toMatchObject({ f_name: 'Noor', l_name: 'Haddad', email: who.email });
      const picture = await (await page.request.get(customer.image_full_url)).body();
      const { width, height } = await sharp(picture).metadata();
      expect(width).toBe(height);
      expect((await signedIn(page, who.email, who.password)).ok()).toBe(false);
      expect((await signedIn(page, who.email, 'lantern-34')).ok()).toBe(true);
      expect(said).toEqual([]);
    },
  );
}

test(
  'what was typed is there again after the session ended and a new sign-in [HDR-10]',
  onDesktop,
  async ({ page }) => {
    const t = shopTexts('en');
    const who = await enter(page);
    await page.goto('/profile?page=profile-settings');
    await page.getByRole('button', { name: t('ui.edit'), exact: true }).click();
    await page.getByLabel(t('ui.name'), { exact: true }).fill('Noor of the Harbour');
    await page.request.post('/api/v1/auth/logout', { headers: { ...json, authorization: `Bearer ${who.token}` } });
    await page.getByRole('button', { name: t('profile.update') }).click();
    await expect(page.getByText(t('shell.your_account_is_inactive_or_your_token_has'))).toBeVisible();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('auth.email_or_phone')).fill(who.email);
    await dialog.getByLabel(t('ui.password'), { exact: true }).fill(who.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('auth.logged_in_successfully'))).toBeVisible();
    await expect(dialog).toBeHidden();
    await layersClosed(page);
    await page.goto('/profile?page=profile-settings');
    await expect(page.getByLabel(t('ui.name'), { exact: true })).toHaveValue('Noor of the Harbour');
    await page.getByRole('button', { name: t('profile.update') }).click();
    await expect(page.getByText(t('profile.updated_successfully'))).toBeVisible();
  },
);

test(
  'an account with an open order stays, another is erased [PROF-23] [PROF-25] [PROF-26] [PROF-27] [PROF-28]',
  onPhone,
  async ({ page }) => {
    const t = shopTexts('en');
    const settled = following(page);
    const [startPage] = publicPages;
    const remove = async () => {
      await page.goto('/profile?page=profile-settings');
      await page.getByRole('button', { name: t('profile.delete_account') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('ui.yes'), exact: true })
        .click();
    };
    const demo = await demoCustomer(page);
    await remember(page, { token: demo });
    await remove();
    await expect(page.getByText(t('errors.on-going'))).toBeVisible();
    expect((await info(page, demo)).status()).toBe(200);

    const who = await enter(page);
    await atHarbour(page, {});
    await remove();
    await expect(page.getByText(t('profile.account_deleted'))).toBeVisible();
    // The page stays: the account's place, which redirected to `/home`, was cleared with the account.
    await expect(page.getByRole('heading', { name: startPage.word.en })).toBeVisible();
    await settled();
    expect(new URL(page.url()).pathname).toBe('/');
    await expect(page.getByRole('heading', { name: startPage.word.en })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('location'))).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect((await info(page, who.token)).status()).toBe(401);
    expect((await signedIn(page, who.email, who.password)).ok()).toBe(false);
  },
);

test(
  'an address that is added appears in the list; a failure leaves the dialog as it was [ADDR-14] [ADDR-16]',
  onPhone,
  async ({ page }) => {
    const t = shopTexts('en');
    await enter(page);
    await page.goto('/profile?page=profile-settings');
    await page.getByRole('button', { name: t('address.add_new') }).click();
    const dialog = page.getByRole('dialog', { name: t('address.add_title') });
    await dialog.getByLabel(t('address.contact_name')).fill('Samir Haddar');
    await dialog.getByRole('textbox', { name: t('ui.phone') }).pressSequentially('5550142200');
    await dialog.getByRole('combobox').fill('14 Lighthouse');
    await page
      .getByRole('option', { name: /14 Lighthouse Road/ })
      .first()
      .click();
    await expect(dialog.getByLabel(t('ui.address'), { exact: true })).toHaveValue(/14 Lighthouse Road/);
    await page.route('**/customer/address/add', (route) => route.fulfill({ status: 500, json: { message: 'Down' } }));
    await dialog.getByRole('button', { name: t('address.save') }).click();
    await expect(page.getByText(t('errors.unexpected'))).toBeVisible();
    await expect(dialog.getByLabel(t('address.contact_name'))).toHaveValue('Samir Haddar');
    expect(await seriousProblems(page)).toEqual([]);

    await page.unrouteAll();
    await dialog.getByRole('button', { name: t('address.save') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').getByText('14 Lighthouse Road')).toBeVisible();
  },
);

for (const [path, to] of [
  ['/my-orders', '/profile?page=my-orders'],
  ['/ar/wallet', '/ar/profile?page=wallet'],
  ['/chatting', '/profile?page=inbox'],
  ['/ar/auth/sign-in', '/ar/profile'],
] as const) {
  test(`${path} redirects to its current URL [NAV-26]`, onDesktop, async ({ page }) => {
    await page.goto(path);
    expect(page.url().endsWith(to)).toBe(true);
  });
}
