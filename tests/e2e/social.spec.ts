import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from '../support/stand-ins/identity-providers';
import { openSignIn, someone } from './support/auth-pages';
import { complaints, seriousProblems } from './support/pages';
import { shopTexts } from './support/shop-words';
import { stubApple, stubFacebook, stubGoogle, test } from './support/social-shop';

// One shop with sign-in providers for all tests.
test.describe.configure({ mode: 'default' });

const t = shopTexts('en');

const toPerson = ({ number, email, name }: ReturnType<typeof someone>): Person => ({
  sub: `id-${number}`,
  email,
  name,
});

/** All providers are stubbed, because their scripts are loaded with the buttons. */
async function ask(page: Page, name: string, { token, who }: { token: string; who: Person }): Promise<Locator> {
  await stubGoogle(page, { token, who });
  await stubFacebook(page, { token, who });
  await stubApple(page, token);
  await page.goto('/about-us');
  const dialog = await openSignIn(page, 'en');
  const scripts = page.waitForFunction(() => 'google' in window && 'FB' in window && 'AppleID' in window);
  const button = dialog.getByRole('button', { name: t('auth.continue_with', { name }) });
  await expect(button).toBeVisible();
  await scripts;
  await button.click();
  return dialog;
}

async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByText(t('auth.logged_in_successfully'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
}

for (const name of ['Google', 'Facebook', 'Apple']) {
  test(`${name} signs a new customer in, and knows them again [AUTH-34] [AUTH-35] [AUTH-37] [AUTH-44] [AUTH-46]`, async ({
    page,
    providers,
  }) => {
    const said = complaints(page);
    const someoneNew = someone();
    const who = toPerson(someoneNew);
    const token = providers.token(who);
    const dialog = await ask(page, name, { token, who });
    await expect(dialog.getByLabel(t('ui.email'))).toHaveCount(0);
    await dialog.getByLabel(t('ui.name')).fill(someoneNew.name);
    await dialog.getByRole('textbox', { name: t('ui.phone') }).pressSequentially(someoneNew.number);
    await dialog.getByRole('button', { name: t('ui.continue'), exact: true }).click();
    await expectSignedIn(page);

    await page.evaluate(() => localStorage.removeItem('token'));
    await ask(page, name, { token: providers.token(who), who });
    await expectSignedIn(page);
    expect(said).toEqual([]);
  });
}

test('an account with the same email is asked about first [AUTH-05] [AUTH-28] [AUTH-38]', async ({
  page,
  providers,
}) => {
  const who = someone();
  const { name, email, password, number } = who;
  const account = { name, email, password, phone: `+1${number}` };
  expect((await page.request.post('/api/v1/auth/sign-up', { data: account })).status()).toBe(200);

  const person = toPerson(who);
  const dialog = await ask(page, 'Google', { token: providers.token(person), who: person });
  await expect(dialog.getByText(t('auth.is_this_your_account'))).toBeVisible();
  await expect(dialog.getByText('Noor')).toBeVisible();
  await dialog.getByRole('button', { name: t('ui.yes'), exact: true }).click();
  await expectSignedIn(page);
});

test('where the email is taken the phone is asked for [AUTH-03] [AUTH-39] [AUTH-43]', async ({ page, providers }) => {
  const person = someone();
  const who = toPerson(person);
  const errors = [{ code: 'email', message: 'This email is taken.' }];
  // Some back ends report it like this; ours asks whose account it is.
  await page.route('**/auth/login', (route) => route.fulfill({ status: 403, json: { errors } }));
  const dialog = await ask(page, 'Google', { token: providers.token(who), who });
  await expect(dialog.getByText(t('auth.phone_needed_text'))).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: t('ui.phone') })).toBeVisible();
  expect(await seriousProblems(page, '[role="dialog"]')).toEqual([]);
  await dialog.getByRole('button', { name: t('ui.continue'), exact: true }).click();
  await expect(dialog.getByText(t('validation.please_give_a_phone_number'))).toBeVisible();
  const registered = page.waitForRequest('**/auth/social-register');
  await dialog.getByRole('textbox', { name: t('ui.phone') }).pressSequentially(person.number);
  await dialog.getByRole('button', { name: t('ui.continue'), exact: true }).click();
  expect((await registered).postDataJSON()).toMatchObject({
    phone: `+1${person.number}`,
    medium: 'google',
    id_token: true,
  });
});

for (const name of ['Google', 'Facebook', 'Apple']) {
  test(`a token that ${name} has not issued is rejected [AUTH-40]`, async ({ page, providers }) => {
    const who = toPerson(someone());
    const dialog = await ask(page, name, { token: providers.token(who, 'foreign'), who });
    await expect(dialog.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: t('auth.continue_with', { name }) })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
}
