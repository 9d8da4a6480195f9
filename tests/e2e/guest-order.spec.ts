import { expect, test, type Page } from '@playwright/test';
import { PLAIN_HTTP_HOST } from './support/browser';
import { tomorrow } from './support/checkout-shop';
import { complaints, localized } from './support/pages';
import { dinner, shopTexts, type Language } from './support/shop-words';
import { rows } from './support/tables';
import { onDesktop } from './support/widths';

/**
 * Two cheeseburgers at 12.00 with three patties (+3.00) and smoked onion (+0.80) and one portion of fries at 3.20,
 * computed by hand:
 *
 *   items      2 × 15.80 = 31.60, fries 3.20                         34.80
 *   discount   20 % of the burgers is 6.32; the store's own 20 %
 *              of 34.80 is capped at 6.00; the larger counts         −6.32
 *   tax        5 % of 28.48 = 1.424, on top                            1.42
 *   delivery   2.757 km at 1.20 is 3.3084, and 0.50 for the scooter
 *              that goes beyond 2.5 km                                 3.81
 *   service    flat                                                    0.50
 *   total                                                             34.21
 */
const expected = { subtotal: 34.8, discount: 6.32, tax: 1.42, delivery: 3.81, service: 0.5, total: 34.21, cart: 28.48 };

for (const language of ['en', 'ar'] as const) {
  test(`a guest orders dinner in ${language} and follows it [GUEST-01] [LOC-08] [CART-03] [CHECKOUT-01] [CHECKOUT-04] [SLOT-02] [ITEM-05] [ROUTE-06] [ROUTE-14]`, async ({
    page,
  }) => {
    const said = complaints(page);
    const order = await orderDinner(page, language);
    await track(page, language, order);
    await sameInDatabase(order.id);
    expect(said).toEqual([]);
  });
}

test(
  'the same order through a storefront in front of another back end [HDR-01]',
  onDesktop,
  async ({ browser, baseURL }) => {
    const front = new URL(baseURL ?? '');
    front.port = String(Number(front.port) + 1);
    const page = await browser.newPage({ baseURL: front.origin });
    const order = await orderDinner(page, 'en');
    await track(page, 'en', order);
    await sameInDatabase(order.id);
    await page.close();
  },
);

test(
  'the same order on a page without HTTPS, as in a shop that is tried out from a phone [CHECKOUT-01]',
  onDesktop,
  async ({ browser, baseURL }) => {
    // Without SITE_URL, as the storefront runs, a shop answers under every name.
    const front = new URL(baseURL ?? '');
    Object.assign(front, { hostname: PLAIN_HTTP_HOST, port: Number(front.port) + 1 });
    const page = await browser.newPage({ baseURL: front.origin });
    const said = complaints(page);
    await page.goto('/');
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    const order = await orderDinner(page, 'en');
    await track(page, 'en', order);
    await sameInDatabase(order.id);
    // Browsers note that they ignore this header without HTTPS.
    expect(said.filter((line) => !line.includes('Cross-Origin-Opener-Policy'))).toEqual([]);
    await page.close();
  },
);

type Placed = { id: number; phone: string };

async function orderDinner(page: Page, language: Language): Promise<Placed> {
  const t = shopTexts(language);
  const words = dinner[language];
  const money = (amount: number) => `$${amount.toFixed(2)}`;

  await page.goto(localized('/', language));
  const search = page.getByRole('main').getByRole('combobox', { name: t('location.search_location') });
  await search.fill(words.place);
  await page.getByRole('option').first().click();
  await expect(page.getByText(t('location.location_set_successfully'))).toBeVisible();
  await expect(page).toHaveURL(/\/home/);

  await page.getByRole('navigation').getByRole('link', { name: words.food, exact: true }).first().click();
  await page.getByRole('button', { name: t('interests.skip') }).click();
  await page.locator('a[href*="/store/ember-and-bun"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: words.store })).toBeVisible();

  await page
    .getByRole('button', { name: t('item.add_name', { name: words.item }) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words.size, { exact: true }).click();
  await dialog.getByText(words.topping, { exact: true }).click();
  await dialog.getByRole('button', { name: t('item.increase', { name: words.addOn }) }).click();
  await dialog.getByRole('button', { name: t('item.increase', { name: words.item }) }).click();
  await dialog.getByRole('button', { name: t('item.add_to_cart') }).click();
  await expect(page.getByText(t('cart.item_added_to_cart'))).toBeVisible();
  await expect(dialog).toBeHidden();

  await page
    .getByRole('button', { name: new RegExp(`^${t('shell.cart')}|${t('cart.view_cart')}`) })
    .filter({ visible: true })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(money(expected.cart)).first()).toBeVisible();
  await drawer.getByRole('button', { name: t('cart.proceed_to_checkout') }).click();
  await page.getByRole('button', { name: t('auth.guest'), exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\?page=cart/);

  const phone = await giveAddress(page, language);
  await tomorrow(page, language);
  await page.getByText(t('checkout.pay_cash_on_delivery')).click();

  const main = page.getByRole('main');
  for (const amount of [expected.subtotal, expected.discount, expected.tax, expected.delivery, expected.service]) {
    await expect(main.getByText(money(amount)).first()).toBeVisible();
  }
  await expect(main.getByText(money(expected.total)).first()).toBeVisible();
  await page
    .getByRole('button', { name: t('checkout.place_order') })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: t('checkout.placed_title') })).toBeVisible();
  const number = /#(\d+)/.exec(await page.getByRole('main').innerText())?.[1];
  return { id: Number(number), phone };
}

async function giveAddress(page: Page, language: Language): Promise<string> {
  const t = shopTexts(language);
  await page.getByRole('button', { name: t('address.please_add_your_delivery_address') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('address.contact_name')).fill('Samir Haddar');
  const phone = dialog.getByRole('textbox', { name: t('ui.phone') });
  await phone.pressSequentially('5550142200');
  await dialog.getByLabel(new RegExp(`^${t('ui.email')}`)).fill('samir@mail.example');
  await dialog.getByRole('button', { name: t('address.save') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Samir Haddar')).toBeVisible();
  return '15550142200';
}

async function track(page: Page, language: Language, { id, phone }: Placed): Promise<void> {
  const t = shopTexts(language);
  const link = page.getByRole('main').getByRole('link', { name: t('checkout.track_order'), exact: true });
  // Content above it has kept its reserved space.
  const before = await link.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await expect(page.getByRole('main').getByRole('region', { name: t('order.map') })).toBeVisible();
  const after = await link.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  expect(Math.abs(after - before)).toBeLessThan(4);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/track-order.*${id}`));
  await expect(
    page
      .getByText(t('order.headline_pending'))
      .or(page.getByText(t('order.headline_confirmed')))
      .first(),
  ).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(`$${expected.total.toFixed(2)}`)
      .first(),
  ).toBeVisible();
  expect(page.url()).not.toContain(phone);
}

/** The database contains the amounts of the screen to the cent, with the order's line and history. */
async function sameInDatabase(id: number): Promise<void> {
  const [order] = await rows(
    `select order_amount::float8 total, delivery_charge::float8 delivery, total_tax_amount::float8 tax,
            store_discount_amount::float8 discount, additional_charge::float8 service, is_guest, payment_method,
            (select count(*)::int from order_lines l where l.order_id = o.id) lines,
            (select count(*)::int from order_status_history h where h.order_id = o.id) history
     from orders o where id = $1`,
    [id],
  );
  const { total, delivery, tax, discount, service } = expected;
  const amounts = { total, delivery, tax, discount, service };
  expect(order).toMatchObject({ ...amounts, is_guest: true, payment_method: 'cash_on_delivery', lines: 1 });
  expect(order.history).toBeGreaterThan(0);
}
