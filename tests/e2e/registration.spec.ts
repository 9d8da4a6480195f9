import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ownAddress, someone } from './support/auth-pages';
import { finish } from './support/checkout-shop';
import { clean, complaints, localized } from './support/pages';
import { shopTexts, type Language } from './support/shop-words';
import { onDesktop, onPhone, widthOf } from './support/widths';

test.use(ownAddress);

const main = (page: Page) => page.getByRole('main');
const PASSWORD = 'Lantern-42';

async function picture() {
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#286' } })
    .png()
    .toBuffer();
  return { name: 'logo.png', mimeType: 'image/png', buffer };
}

async function fillPerson(page: Page, language: Language, who: ReturnType<typeof someone>) {
  const t = shopTexts(language);
  const field = (key: string) => main(page).getByLabel(t(key), { exact: true });
  await field('registration.first_name').fill('Noor');
  await main(page)
    .getByRole('textbox', { name: t('registration.phone'), exact: true })
    .pressSequentially(who.number);
  await field('ui.email').fill(who.email);
  await field('ui.password').fill(PASSWORD);
  await field('ui.confirm_password').fill(PASSWORD);
}

/** From the landing page to the plan, with the pin at the map's initial position. */
async function fillStore(page: Page, language: Language, who: ReturnType<typeof someone>) {
  const t = shopTexts(language);
  await page.goto(localized('/store-registration?active=active', language));
  const name = main(page).getByLabel(t('registration.name'), { exact: true });
  await expect(name).toBeVisible({ timeout: 15_000 });
  await expect(main(page).getByLabel(t('registration.zone'), { exact: true })).not.toHaveValue('');
  await expect(main(page).getByLabel(t('ui.address'), { exact: true })).not.toHaveValue('');
  await main(page)
    .getByRole('radiogroup', { name: t('registration.module') })
    .getByRole('radio')
    .first()
    .check();
  await name.fill('Pier Bakery');
  await main(page).getByLabel(t('registration.minimum_time')).fill('20');
  await main(page).getByLabel(t('registration.maximum_time')).fill('35');
  await main(page)
    .getByLabel(t('registration.logo'), { exact: true })
    .setInputFiles(await picture());
  await fillPerson(page, language, who);
  await main(page)
    .getByRole('button', { name: t('ui.continue') })
    .click();
  await expect(main(page).getByRole('heading', { name: t('registration.plan_title') })).toBeVisible();
}

for (const language of ['en', 'ar'] as const) {
  test(`a store registers on commission, in ${language}`, widthOf[language], async ({ page }) => {
    const t = shopTexts(language);
    const said = complaints(page);
    await fillStore(page, language, someone());
    await clean(page);
    await main(page)
      .getByRole('radio', { name: new RegExp(`^${t('registration.commission')}`) })
      .check();
    await main(page)
      .getByRole('button', { name: t('registration.register'), exact: true })
      .click();
    await expect(main(page).getByRole('heading', { name: t('registration.done_title') })).toBeFocused();
    await clean(page);
    expect(said).toEqual([]);
  });

  test(`a delivery man applies, in ${language} [NAV-37]`, widthOf[language], async ({ page }) => {
    const t = shopTexts(language);
    const said = complaints(page);
    await page.goto(localized('/deliveryman-registration', language));
    const choose = (key: string) => main(page).getByLabel(t(key), { exact: true });
    await expect(choose('registration.vehicle').getByRole('option')).not.toHaveCount(1);
    await main(page)
      .getByRole('button', { name: t('registration.apply') })
      .click();
    await expect(choose('registration.first_name')).toBeFocused();
    await clean(page);
    await fillPerson(page, language, someone());
    await choose('registration.identity_type').selectOption('passport');
    await choose('registration.identity_number').fill('P 123456');
    await choose('registration.zone').selectOption({ index: 1 });
    await choose('registration.vehicle').selectOption({ index: 1 });
    await main(page)
      .getByRole('radio', { name: new RegExp(`^${t('registration.freelancer')}`) })
      .check();
    await main(page)
      .getByRole('button', { name: t('registration.apply') })
      .click();
    await expect(main(page).getByRole('heading', { name: t('registration.courier_done_title') })).toBeFocused();
    await clean(page);
    expect(said).toEqual([]);
  });
}

test('the form of a store says what is missing', onPhone, async ({ page }) => {
  const t = shopTexts('en');
  await page.goto('/store-registration');
  await main(page)
    .getByRole('button', { name: t('ui.continue') })
    .click();
  await expect(main(page).getByText(t('registration.missing_logo'))).toBeVisible();
  await clean(page);
});

test('a package is paid at the second try', onPhone, async ({ page }) => {
  const t = shopTexts('en');
  const said = complaints(page);
  await fillStore(page, 'en', someone());
  await main(page).getByRole('radio', { name: 'Quay' }).check();
  await main(page)
    .getByRole('button', { name: t('registration.register'), exact: true })
    .click();
  await expect(main(page).getByRole('heading', { name: t('registration.payment_title') })).toBeVisible();
  await clean(page);
  const pay = async () => {
    await main(page).getByRole('radio', { name: 'Demo card' }).check();
    await main(page)
      .getByRole('button', { name: t('registration.pay', { amount: '$49.00' }) })
      .click();
  };
  await pay();
  await finish(page, 'fail', 'en');
  await expect(main(page).getByText(t('registration.payment_failed'))).toBeVisible();
  await pay();
  await finish(page, 'success', 'en');
  await expect(main(page).getByRole('heading', { name: t('registration.done_title') })).toBeVisible();
  expect(page.url()).not.toContain('token');
  expect(said).toEqual([]);
});

test('both are linked in the footer and can be indexed', onDesktop, async ({ page, request }) => {
  const t = shopTexts('en');
  await page.goto('/about-us');
  const link = page.getByRole('contentinfo').getByRole('link', { name: t('shell.become_a_vendor_owner') });
  await expect(link).toHaveAttribute('href', '/store-registration?active=active');
  for (const path of ['/store-registration', '/ar/deliveryman-registration']) {
    const html = await (await request.get(path)).text();
    expect(html).toContain('<h1');
    expect(html).not.toContain('content="noindex"');
    expect(await (await request.get('/sitemap.xml')).text()).toContain(path.replace('/ar', ''));
  }
});
