import { expect, type Page } from '@playwright/test';
import { signUp, someone } from './support/auth-pages';
import { complaints, localized, seriousProblems } from './support/pages';
import { shopTexts, type Language } from './support/shop-words';
import { test } from './support/verifying-shop';

// One shop for all tests, which verifies what the current test configures.
test.describe.configure({ mode: 'default' });

const CODE = '123456';

async function giveCode(page: Page, language: Language, to: string): Promise<void> {
  const t = shopTexts(language);
  const dialog = page.getByRole('dialog', { name: t('auth.enter_code') });
  await expect(dialog.getByText(to)).toBeVisible();
  const code = dialog.getByLabel(t('auth.code'));
  await expect(code).toBeFocused();
  expect(await seriousProblems(page)).toEqual([]);
  // The sixth digit submits the code.
  await page.keyboard.type(CODE);
}

async function customer(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}`, 'X-localization': 'en' };
  return (await page.request.get('/api/v1/customer/info', { headers })).json();
}

/** Changes email and phone in the form. */
async function change(page: Page, language: Language, { email, number }: ReturnType<typeof someone>): Promise<void> {
  const t = shopTexts(language);
  const main = page.getByRole('main');
  await main.getByLabel(t('ui.email'), { exact: true }).fill(email);
  const phone = main.getByRole('textbox', { name: t('ui.phone'), exact: true });
  // The field moves the caret to its end shortly after focus, so the text is selected after that.
  await phone.focus();
  await page.evaluate(() => new Promise((passed) => setTimeout(passed)));
  for (const key of ['ControlOrMeta+a', 'Delete']) await phone.press(key);
  await expect(phone).toHaveValue('+1');
  await phone.pressSequentially(number);
  await page.getByRole('button', { name: t('profile.update') }).click();
}

for (const [kind, language] of [
  ['phone', 'en'],
  ['email', 'ar'],
] as const) {
  test(`a sign-up verifies its ${kind}, in ${language} [SIGNUP-23] [SIGNUP-26]`, async ({ page, verifies }) => {
    const t = shopTexts(language);
    const said = complaints(page);
    const who = someone();
    await verifies({ phone: kind === 'phone', email: kind === 'email' });
    await page.goto(localized('/about-us', language));
    await signUp(page, language, who);
    await giveCode(page, language, kind === 'phone' ? `+1${who.number}` : who.email);
    await expect(page.getByText(t('auth.signup_successfully'))).toBeVisible({ timeout: 15_000 });
    await expect(page).toHaveURL(/\/home/);
    const { is_phone_verified, is_email_verified } = await customer(page);
    expect([Number(is_phone_verified), Number(is_email_verified)]).toEqual(kind === 'phone' ? [1, 0] : [0, 1]);
    expect(said).toEqual([]);
  });
}

test('a back end that wants both is given two codes, the phone’s first [SIGNUP-23] [SIGNUP-26]', async ({
  page,
  verifies,
}) => {
  const t = shopTexts('en');
  const who = someone();
  await verifies({ phone: true, email: false });
  // Our back end asks for one contact at a time; others request the second one in the answer to the first.
  await page.route('**/auth/verify-phone', async (route) => {
    const sent = route.request().postDataJSON();
    const answer = await route.fetch({ postData: { ...sent, verification_type: 'phone', phone: `+1${who.number}` } });
    const body = await answer.json();
    if (sent.verification_type !== 'phone') return route.fulfill({ json: { ...kept, is_email_verified: 1 } });
    kept = body;
    return route.fulfill({ json: { ...body, token: null, is_email_verified: 0 } });
  });
  let kept: object = {};
  await page.goto('/about-us');
  await signUp(page, 'en', who);
  await giveCode(page, 'en', `+1${who.number}`);
  await giveCode(page, 'en', who.email);
  await expect(page.getByText(t('auth.signup_successfully'))).toBeVisible({ timeout: 15_000 });
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
});

for (const language of ['en', 'ar'] as const) {
  test(`a new phone and a new email are kept once each has its code, in ${language} [PROF-12] [PROF-14] [PROF-15] [PROF-16]`, async ({
    page,
    verifies,
  }) => {
    const t = shopTexts(language);
    const said = complaints(page);
    const who = someone();
    const next = someone();
    await verifies({ phone: false, email: false });
    await page.goto(localized('/about-us', language));
    await signUp(page, language, who);
    await expect(page.getByText(t('auth.signup_successfully'))).toBeVisible({ timeout: 15_000 });
    await verifies({ phone: true, email: true });

    await page.goto(localized('/profile?page=profile-settings', language));
    await page.getByRole('button', { name: t('ui.edit'), exact: true }).click();
    await change(page, language, next);
    await giveCode(page, language, `+1${next.number}`);
    // The phone is saved, the email is still the old one: no success message yet.
    await expect(page.getByRole('dialog').getByText(next.email)).toBeVisible();
    expect(await customer(page)).toMatchObject({ phone: `+1${next.number}`, email: who.email });
    await expect(page.getByText(t('profile.updated_successfully'))).toHaveCount(0);
    await giveCode(page, language, next.email);
    await expect(page.getByText(t('profile.updated_successfully'))).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText(next.email)).toBeVisible();
    await expect(main.getByText(t('profile.verified'), { exact: true })).toHaveCount(2);
    expect(await customer(page)).toMatchObject({ phone: `+1${next.number}`, email: next.email });
    expect(said).toEqual([]);
  });
}

test('who gives the first code only keeps the phone, sees it, and what else was typed stays [PROF-12] [HDR-10]', async ({
  page,
  verifies,
}) => {
  const t = shopTexts('en');
  const who = someone();
  const next = someone();
  await verifies({ phone: false, email: false });
  await page.goto('/about-us');
  await signUp(page, 'en', who);
  await expect(page.getByText(t('auth.signup_successfully'))).toBeVisible({ timeout: 15_000 });
  await verifies({ phone: true, email: true });
  await page.goto('/profile?page=profile-settings');
  await page.getByRole('button', { name: t('ui.edit'), exact: true }).click();
  await change(page, 'en', next);
  await giveCode(page, 'en', `+1${next.number}`);
  await expect(page.getByRole('dialog').getByText(next.email)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(t('profile.updated_successfully'))).toHaveCount(0);
  await expect(page.getByRole('main').getByLabel(t('ui.email'), { exact: true })).toHaveValue(next.email);
  await expect(page.getByText(t('profile.phone_locked'))).toBeVisible();
  await page.getByRole('button', { name: t('profile.go_back') }).click();
  await expect(page.getByRole('main').getByText(who.email)).toBeVisible();
});
