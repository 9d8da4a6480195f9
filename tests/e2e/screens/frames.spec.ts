import { expect, test, type Locator, type Page } from '@playwright/test';
import { offer, openSignIn, ownAddress } from '../support/auth-pages';
import { boxOf } from '../support/boxes';
import { atCheckout, enter } from '../support/checkout-shop';
import { newCustomer, remember } from '../support/customers';
import { hiddenFromFocus } from '../support/focus';
import { localized } from '../support/pages';
import { shopTexts } from '../support/shop-words';
import { onDesktop, onPhone } from '../support/widths';

test.use(ownAddress);

const t = shopTexts('en');

const banner = (page: Page) => page.getByRole('banner');

test('the cart is 420 wide, at the right, and its list at most 60 % high [CART-01]', onDesktop, async ({ page }) => {
  await enter(page, {});
  await page.goto('/product/breakwater-running-shoe');
  await page.getByRole('button', { name: t('item.add_to_cart_button'), exact: true }).click();
  await expect(page.getByText(t('cart.item_added_to_cart'))).toBeVisible();
  await banner(page).getByRole('button', { name: /Cart/ }).click();
  const drawer = page.getByRole('dialog', { name: t('cart.shopping_cart') });
  await expect.poll(async () => (await boxOf(drawer)).x).toBe(1280 - 420);
  expect((await boxOf(drawer)).width).toBe(420);
  const list = drawer.getByRole('list').first();
  expect(await list.evaluate((element) => parseFloat(getComputedStyle(element).maxBlockSize))).toBe(0.6 * 900);
});

test('the menu is 320 wide [NAV-02]', onPhone, async ({ page }) => {
  await page.goto('/about-us');
  await banner(page)
    .getByRole('button', { name: t('shell.menu') })
    .click();
  const menu = page.getByRole('dialog', { name: t('shell.menu') });
  await expect.poll(async () => (await boxOf(menu)).x).toBe(390 - 320);
  expect((await boxOf(menu)).width).toBe(320);
});

test('dialogs of addresses are 458, 400 and at least 300 wide [ADDR-45]', onDesktop, async ({ page }) => {
  await atCheckout(page, 'en');
  await page.getByRole('button', { name: t('checkout.view_saved_address') }).click();
  const dialog = page.getByRole('dialog', { name: t('address.saved_title') });
  for (const [screen, wide] of [
    [1280, 458],
    [900, 458],
    [899, 400],
    [640, 400],
    // From this width on it is a bottom sheet.
    [390, 390],
    [300, 300],
    [280, 300],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 800 });
    await expect.poll(async () => (await boxOf(dialog)).width, { message: `at ${screen}` }).toBe(wide);
  }
});

test('the panel of the profile is 300 wide [NAV-25]', onDesktop, async ({ page }) => {
  const { token } = await newCustomer(page);
  await remember(page, { token });
  await page.goto('/about-us');
  await banner(page).getByRole('button', { name: 'Noor' }).click();
  const panel = page.getByRole('dialog', { name: t('shell.account') });
  await expect(panel.getByRole('button', { name: t('shell.logout') })).toBeVisible();
  await expect.poll(async () => (await boxOf(panel)).width).toBe(300);
});

test('the methods of a top-up are a list of 300 at most, which scrolls [WALLET-02]', onPhone, async ({ page }) => {
  const { token } = await newCustomer(page);
  await remember(page, { token });
  await page.goto('/profile?page=wallet');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('wallet.add_fund') })
    .click();
  const dialog = page.getByRole('dialog', { name: t('wallet.add_fund_title') });
  const method = dialog.getByRole('radio').first();
  await expect(method).toBeVisible();
  // A market with many gateways.
  const list = await method.evaluate((radio) => {
    let element: Element | null = radio;
    while (element && getComputedStyle(element).maxHeight !== '300px') element = element.parentElement;
    const row = element?.firstElementChild;
    for (let n = 0; row && n < 12; n++) element?.append(row.cloneNode(true));
    return {
      height: Math.round(element?.getBoundingClientRect().height ?? 0),
      canScroll: element && element.scrollHeight > element.clientHeight,
    };
  });
  expect(list).toEqual({ height: 300, canScroll: true });
});

for (const language of ['en', 'ar'] as const) {
  test(
    `the last place that is suggested can be reached on a phone, in ${language} [LOC-12]`,
    onPhone,
    async ({ page }) => {
      const say = shopTexts(language);
      await page.goto(localized('/categories', language));
      await page
        .getByRole('button', { name: new RegExp(say('shell.choose_place')) })
        .filter({ visible: true })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: say('location.title') });
      await dialog.getByRole('combobox').fill('Lane');
      const options = page.getByRole('option');
      await expect.poll(() => options.count()).toBeGreaterThan(4);
      await expectReached(options.last());
    },
  );

  test(`so does that of the address form, in ${language} [LOC-12] [ADDR-45]`, onPhone, async ({ page }) => {
    const say = shopTexts(language);
    const { token } = await newCustomer(page);
    await remember(page, { token });
    await page.goto(localized('/profile?page=profile-settings', language));
    await page.getByRole('button', { name: say('address.add_new') }).click();
    const dialog = page.getByRole('dialog', { name: say('address.add_title') });
    await dialog.getByRole('combobox').fill('Lane');
    const options = page.getByRole('option');
    await expect.poll(() => options.count()).toBeGreaterThan(4);
    await expectReached(options.last());
  });
}

/** After scrolling, the element is completely visible, and nothing covers it. */
async function expectReached(locator: Locator): Promise<void> {
  await locator.scrollIntoViewIfNeeded();
  const isReached = () =>
    locator.evaluate((option) => {
      const { left, top, right, bottom } = option.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return top >= 0 && bottom <= innerHeight && at !== null && option.contains(at);
    });
  await expect.poll(isReached).toBe(true);
}

test(
  'the countries of a phone number read well in Arabic, and the last one is reached [AUTH-65]',
  onPhone,
  async ({ page }) => {
    const say = shopTexts('ar');
    await offer(page, { otp: true, manual: true, social: false });
    await page.goto('/ar/about-us');
    const dialog = await openSignIn(page, 'ar');
    await dialog.getByRole('button', { name: say('auth.sign_in_with_otp') }).click();
    await dialog.locator('.selected-flag').click();
    const countries = dialog.locator('.country-list .country');
    const [first] = await countries.all();
    if (!first) throw new Error('There are no countries');
    const code = first.locator('.dial-code');
    // The plus sign before the digits, and a gap between them and the name.
    expect(await code.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
    await expect(code).toHaveText(/^\+\d+$/);
    const [number, name] = [await boxOf(code), await boxOf(first.locator('.country-name'))];
    const gap = Math.max(name.x - (number.x + number.width), number.x - (name.x + name.width));
    expect(gap).toBeGreaterThanOrEqual(4);
    // The dialog has grown with the list and does not clip it.
    const foot = async (locator: Locator) => (await boxOf(locator)).y + (await boxOf(locator)).height;
    expect(await foot(dialog.locator('.country-list'))).toBeLessThanOrEqual(await foot(dialog));
    await expectReached(countries.last());
  },
);

test('on a wide home Modules replaces the logo [NAV-13]', onDesktop, async ({ page }) => {
  await enter(page, {});
  const logo = banner(page).getByRole('link', { name: t('shell.home_of', { name: 'Medina' }) });
  const modules = banner(page).getByRole('button', { name: t('shell.modules') });
  await page.goto('/home');
  await expect(modules).toBeVisible();
  await expect(logo).toBeHidden();
  await page.goto('/about-us');
  await expect(logo).toBeVisible();
  await expect(modules).toHaveCount(0);
});

for (const width of [1180, 1280, 1440]) {
  test(
    `a bar of ${width} px has every link of its module, and room for them [NAV-03] [NAV-04]`,
    onDesktop,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/', '/about-us', '/ar/about-us']) await expectLinks(page, path);
      // With a place, they are at the end of the module row on the home page.
      await enter(page, {});
      for (const path of ['/home', '/ar/home']) await expectLinks(page, path);
    },
  );
}

/** No text is clipped. */
async function expectLinks(page: Page, path: string): Promise<void> {
  const say = shopTexts(path.startsWith('/ar') ? 'ar' : 'en');
  await page.goto(path);
  const links = banner(page)
    .getByRole('navigation', { name: say('shell.main') })
    .getByRole('link');
  await expect(links, path).toHaveCount(4);
  for (const link of await links.all())
    await expect.poll(() => link.evaluate(isTextSeen), { message: path }).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
}

function isTextSeen(link: HTMLElement): boolean {
  const text = document.createRange();
  text.selectNodeContents(link);
  const { left, top, right, bottom } = text.getBoundingClientRect();
  return [left + 1, right - 1].every((x) => link.contains(document.elementFromPoint(x, (top + bottom) / 2)));
}

for (const what of ['a product', 'a dish with extras'] as const) {
  test(
    `the focused element is never behind the bars of ${what} on a phone [beyond §4.2]`,
    onPhone,
    async ({ page }) => {
      await enter(page, {});
      await page.goto('/product/breakwater-running-shoe');
      await page.getByRole('button', { name: t('item.add_to_cart_button'), exact: true }).click();
      await expect(page.getByRole('button', { name: t('cart.view_cart') }).first()).toBeVisible();
      if (what === 'a dish with extras') await page.goto('/product/charcoal-double-cheeseburger');
      await expect(page.locator('[data-kind]')).toHaveCount(0, { timeout: 20_000 });
      expect(await hiddenFromFocus(page)).toEqual({ hidden: [], isFootReached: true });
    },
  );
}

test('the checkout page asks for nothing but the order [CHECKOUT-01]', onDesktop, async ({ page }) => {
  await enter(page, {});
  for (const path of ['/checkout?page=cart', '/rental/checkout']) {
    await page.goto(path);
    await expect(page.locator('[data-checkout]')).toBeVisible();
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByRole('textbox')).toBeHidden();
    await expect(foot.getByRole('link', { name: t('content.privacy-policy') })).toBeVisible();
  }
});
