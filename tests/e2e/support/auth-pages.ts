import { expect, type Page, type PlaywrightTestOptions } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { shopTexts, type Language } from './shop-words';

/**
 * `test.use(ownAddress)`: gives a visitor a network address of their own, because attempts are limited by address and
 * all tests run on one machine.
 */
export const ownAddress = {
  extraHTTPHeaders: async ({}: object, hand: (headers: PlaywrightTestOptions['extraHTTPHeaders']) => Promise<void>) => {
    const part = () => String(randomInt(1, 255));
    await hand({ 'X-Forwarded-For': ['10', part(), part(), part()].join('.') });
  },
};

type Statuses = { otp: boolean; manual: boolean; social: boolean };

/**
 * Enables other ways of signing in for the pages of this browser. The configuration is part of the page, so it is
 * changed there; the shop itself, and other tests, are not affected.
 */
export async function offer(page: Page, { otp, manual, social }: Statuses): Promise<void> {
  // No provider scripts are needed.
  await page.route('**/api/v1/web-services', (route) => route.fulfill({ json: {} }));
  await page.route(/\/(ar\/?)?(about-us)?$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text())
      .replace(/"otp_login_status":(true|false)/g, `"otp_login_status":${otp}`)
      .replace(/"manual_login_status":(true|false)/g, `"manual_login_status":${manual}`)
      .replace(/"(social|google|facebook)_login_status":(true|false)/g, `"$1_login_status":${social}`)
      .replace(/("login_medium":"(?:google|facebook)","status":)(true|false)/g, `$1${social}`);
    await route.fulfill({ response: answer, body });
  });
}

/** Presses Sign In in the bar. */
export async function openSignIn(page: Page, language: Language) {
  const t = shopTexts(language);
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('ui.sign_in') })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 }).first()).toBeVisible();
  return dialog;
}

/** A new customer that no other test uses. */
export function someone() {
  const number = `555${String(randomInt(1_000_000, 9_999_999))}`;
  return { name: 'Noor Alsari', email: `noor.${number}@mail.example`, number, password: 'harbour-12' };
}

export async function signUp(page: Page, language: Language, who: ReturnType<typeof someone>): Promise<void> {
  const t = shopTexts(language);
  const dialog = await openSignIn(page, language);
  await dialog.getByRole('button', { name: t('auth.sign_up') }).click();
  await dialog.getByLabel(t('ui.name'), { exact: true }).fill(who.name);
  await dialog.getByLabel(t('ui.email'), { exact: true }).fill(who.email);
  await dialog.getByRole('textbox', { name: t('ui.phone'), exact: true }).pressSequentially(who.number);
  await dialog.getByLabel(t('ui.password'), { exact: true }).fill(who.password);
  await dialog.getByLabel(t('ui.confirm_password'), { exact: true }).fill(who.password);
  const submit = dialog.getByRole('button', { name: t('auth.sign_up'), exact: true });
  await expect(submit).toBeDisabled();
  await dialog.getByRole('checkbox').press('Space');
  await submit.click();
}

/** Logs out through the profile menu of the current width. */
export async function logOut(page: Page, language: Language, isMobile: boolean): Promise<void> {
  const t = shopTexts(language);
  const banner = page.getByRole('banner');
  if (isMobile) await banner.getByRole('button', { name: t('shell.menu') }).click();
  else await banner.getByRole('button', { name: 'Noor' }).click();
  await page.getByRole('button', { name: t('shell.logout'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('ui.yes'), exact: true })
    .click();
  await expect(page.getByText(t('shell.logout_successful'))).toBeVisible();
  await expect(page).not.toHaveURL(/about-us|home/);
}
