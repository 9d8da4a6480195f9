import { expect, test, type Page } from '@playwright/test';
import { openSignIn, someone } from '../e2e/support/auth-pages';
import { shopTexts } from '../e2e/support/shop-words';

const t = shopTexts('en');

/** The newest code that the emulator has "sent" to a phone. */
async function codeFor(page: Page, number: string): Promise<string> {
  const found = () =>
    page.request
      .get(process.env.FIREBASE_CODES_URL ?? '')
      .then((response) => response.json())
      .then((answer: { verificationCodes?: { phoneNumber: string; code: string }[] }) =>
        answer.verificationCodes?.findLast(({ phoneNumber }) => phoneNumber.endsWith(number)),
      );
  await expect.poll(found).toBeDefined();
  return (await found())?.code ?? '';
}

test('a code by Firebase signs a new customer in, from the button to the token [AUTH-49] [AUTH-51]', async ({
  page,
}) => {
  const said: string[] = [];
  page.on(
    'console',
    (message) => message.type() === 'error' && said.push(`${message.location().url} ${message.text()}`),
  );
  const who = someone();
  await page.goto('/about-us');
  const dialog = await openSignIn(page, 'en');
  await dialog.getByRole('button', { name: t('auth.sign_in_with_otp') }).click();
  await dialog.getByRole('textbox', { name: t('ui.phone') }).pressSequentially(who.number);
  await dialog.getByRole('button', { name: t('auth.get_otp') }).click();
  await expect(dialog.getByLabel(t('auth.code'))).toBeVisible({ timeout: 20_000 });
  const code = await codeFor(page, who.number);

  // A wrong code shows the provider's own message.
  const refused = page.waitForResponse('**/auth/firebase-verify-token');
  await dialog.getByLabel(t('auth.code')).fill(code === '000000' ? '111111' : '000000');
  expect((await refused).status()).toBe(403);
  await expect(dialog.getByText(/INVALID_CODE/)).toBeVisible();

  await dialog.getByLabel(t('auth.code')).fill(code);
  await dialog.getByLabel(t('ui.name')).fill(who.name);
  await dialog.getByLabel(/^Email/).fill(who.email);
  await dialog.getByRole('button', { name: t('ui.continue') }).click();
  await expect(page.getByText(t('auth.logged_in_successfully'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
  // The browser logs the refusal above, and that the emulator has no reCAPTCHA settings.
  const expected = /firebase-verify-token .*403|\/v2\/recaptchaConfig\S* .*501/;
  expect(said.filter((line) => !expected.test(line))).toEqual([]);
});
