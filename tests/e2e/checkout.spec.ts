import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { ownAddress, someone } from './support/auth-pages';
import {
  atCheckout,
  countCarts,
  choosePayment,
  enter,
  finish,
  harbour,
  main,
  money,
  numberOn,
  openCheckout,
  findOrder,
  payByCard,
  place,
  placeButton,
  street,
  tomorrow,
} from './support/checkout-shop';
import { newCustomer } from './support/customers';
import { rows } from './support/tables';
import { clean, complaints } from './support/pages';
import { shopTexts } from './support/shop-words';
import { onDesktop, onPhone } from './support/widths';

test.use(ownAddress);

const t = shopTexts('en');
test('an accepted card: paid, the cart empty, amounts as shown', onDesktop, async ({ page }) => {
  const said = complaints(page);
  const { id } = await payByCard(page, 'en');
  await finish(page, 'success', 'en');
  await expect(page.getByRole('heading', { name: t('checkout.placed_title') })).toBeVisible();
  await clean(page);
  expect(await findOrder(id)).toMatchObject({ payment_status: 'paid', payment_method: 'digital_payment' });
  await page.goto('/checkout?page=cart');
  await expect(page.getByText(t('checkout.empty_title'))).toBeVisible();
  expect(said).toEqual([]);
});

test('an accepted card, in Arabic', onPhone, async ({ page }) => {
  const said = complaints(page);
  const { id } = await payByCard(page, 'ar');
  await finish(page, 'success', 'ar');
  await expect(page.getByRole('heading', { name: shopTexts('ar')('checkout.placed_title') })).toBeVisible();
  await clean(page);
  expect((await findOrder(id)).payment_status).toBe('paid');
  expect(said).toEqual([]);
});

test('a card that fails keeps the cart and pays at the second try', onPhone, async ({ page }) => {
  const said = complaints(page);
  const { id, customer } = await payByCard(page, 'en');
  await finish(page, 'fail', 'en');
  await expect(page.getByRole('heading', { name: t('checkout.payment_failed') })).toBeVisible();
  await clean(page);
  expect(await countCarts(customer)).toBe(1);
  await page.getByRole('button', { name: t('checkout.payment_again', { gateway: 'Demo card' }) }).click();
  await finish(page, 'success', 'en');
  await expect(page.getByRole('heading', { name: t('checkout.placed_title') })).toBeVisible();
  expect((await findOrder(id)).payment_status).toBe('paid');
  expect(await countCarts(customer)).toBe(0);
  expect(said).toEqual([]);
});

test('after leaving the payment, the customer pays in cash instead', onDesktop, async ({ page }) => {
  const said = complaints(page);
  const { id } = await payByCard(page, 'en');
  await finish(page, 'cancel', 'en');
  await expect(page.getByRole('heading', { name: t('checkout.payment_canceled') })).toBeVisible();
  await page.getByRole('button', { name: t('checkout.payment_by_cash') }).click();
  await expect(page.getByRole('heading', { name: t('checkout.placed_title') })).toBeVisible();
  expect(await findOrder(id)).toMatchObject({ payment_method: 'cash_on_delivery', payment_status: 'unpaid' });
  expect(said).toEqual([]);
});

test('the wallet pays the whole, and its ledger says so [WALLET-13]', onDesktop, async ({ page }) => {
  const said = complaints(page);
  const customer = await atCheckout(page, 'en', 100);
  await choosePayment(page, 'wallet');
  const { id, total } = await place(page, 'en');
  const [entry] = await rows(
    'select debit::float8, balance::float8, reference from wallet_transactions where user_id = $1 order by id desc',
    [customer],
  );
  const left = Math.round((100 - total) * 100) / 100;
  expect(entry).toEqual({ debit: total, balance: left, reference: String(id) });
  const [{ wallet }] = await rows('select wallet_balance::float8 wallet from customers where id = $1', [customer]);
  expect(wallet).toBe(left);
  expect((await findOrder(id)).payment_status).toBe('paid');
  expect(said).toEqual([]);
});

test('the wallet pays a part and cash the rest [WALLET-13]', onDesktop, async ({ page }) => {
  const said = complaints(page);
  await atCheckout(page, 'en', 5);
  await clean(page);
  await page.getByText(/^Pay \$5\.00 from your wallet first/).click();
  await choosePayment(page, 'cash_on_delivery');
  const { id, total } = await place(page, 'en');
  expect(await findOrder(id)).toMatchObject({ payment_status: 'partially_paid', wallet: 5 });
  await expect(main(page).getByText(money(total - 5))).toBeVisible();
  expect(said).toEqual([]);
});

test('a payment outside of the shop is told with its form', onDesktop, async ({ page }) => {
  const said = complaints(page);
  await atCheckout(page, 'en');
  await choosePayment(page, 'offline_payment');
  const section = page.locator('#checkout-payment');
  await section
    .getByRole('radiogroup', { name: t('checkout.offline_methods') })
    .locator('label')
    .first()
    .click();
  await placeButton(page, 'en').click();
  await expect(section.getByText(t('checkout.offline_required')).first()).toBeVisible();
  for (const field of await section.locator('input[type=text]').all()) await field.fill('Transfer 4471');
  const { id } = await place(page, 'en');
  await expect
    .poll(() => rows('select status, method_name from offline_payments where order_id = $1', [id]))
    .toMatchObject([{ status: 'pending' }]);
  expect(said).toEqual([]);
});

test('a coupon lowers the total; another is refused in its own words [PRICE-25]', onDesktop, async ({ page }) => {
  await atCheckout(page, 'en');
  const code = page.getByLabel(t('checkout.coupon'), { exact: true });
  await code.fill('LASTMOON');
  await page.getByRole('button', { name: t('checkout.coupon_apply') }).click();
  await expect(page.getByText(t('errors.coupon_expired'))).toBeVisible();
  await code.fill('HARBOUR3');
  await page.getByRole('button', { name: t('checkout.coupon_apply') }).click();
  await expect(page.getByText(t('checkout.coupon_saves', { amount: '$3.00' }))).toBeVisible();
  const { id } = await place(page, 'en');
  expect(await findOrder(id)).toMatchObject({ coupon_code: 'HARBOUR3', coupon: 3 });
});

test('a guest makes an account with the order and is signed in [CHECKOUT-01]', onDesktop, async ({ page }) => {
  const said = complaints(page);
  const who = someone();
  const { lat, lng } = await harbour();
  const answer = await page.request.post('/api/v1/auth/guest/request', { data: {} });
  const { guest_id } = await answer.json();
  const contact = { contact_person_name: who.name, contact_person_number: `1${who.number}` };
  const keep = {
    guest_id: String(guest_id),
    guest_contact: JSON.stringify({ ...contact, contact_person_email: who.email }),
    guest_address: JSON.stringify({ ...street, latitude: lat, longitude: lng }),
  };
  await openCheckout(page, 'en', keep, { guest_id });
  await clean(page);
  await page.getByText(t('checkout.create_account')).click();
  await page.getByLabel(t('ui.password'), { exact: true }).fill('sixsix');
  const { id } = await place(page, 'en');
  await expect(page.getByText(t('checkout.placed_signed_in'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
  const [made] = await rows('select c.email from orders o join customers c on c.id = o.user_id where o.id = $1', [id]);
  expect(made).toEqual({ email: who.email });
  expect(said).toEqual([]);
});

test('take-away at a chosen time has no delivery fee [SLOT-02]', onDesktop, async ({ page }) => {
  const said = complaints(page);
  await atCheckout(page, 'en');
  await page.getByText(t('checkout.take_away'), { exact: true }).first().click();
  await expect(page.getByRole('heading', { name: t('checkout.pickup_time') })).toBeVisible();
  await tomorrow(page, 'en');
  const { id } = await place(page, 'en');
  expect(await findOrder(id)).toMatchObject({ order_type: 'take_away', delivery: 0, scheduled: true });
  expect(said).toEqual([]);
});

test('a prescription goes from the pharmacy’s page to its pharmacist [ROUTE-06]', onDesktop, async ({ page }) => {
  const said = complaints(page);
  await enter(page, { token: (await newCustomer(page)).token });
  await page.goto('/store/harbour-light-pharmacy');
  await page.getByRole('link', { name: t('store.by_prescription') }).click();
  await expect(page).toHaveURL(/\/checkout\?page=prescription&store_id=\d+/);
  await page.locator('#checkout-prescription input[type=file]').setInputFiles([
    { name: 'first page.png', mimeType: 'image/png', buffer: readFileSync('public/icons/logo.png') },
    { name: 'second page.pdf', mimeType: 'application/pdf', buffer: PAGE },
    { name: 'third page.jpeg', mimeType: 'image/jpeg', buffer: await photo() },
  ]);
  // A phone's photo is above the size limit, so it is compressed before it is sent.
  await expect(page.locator('#checkout-prescription').getByText('third page.jpg')).toBeVisible();
  await expect(page.locator('#checkout-prescription').getByText('second page.pdf')).toBeVisible();
  await placeButton(page, 'en').click();
  await expect(page.getByRole('heading', { name: t('checkout.placed_title') })).toBeVisible();
  await expect(main(page)).toContainText(t('checkout.prescription_cash'));
  const id = await numberOn(page);
  const [order] = await rows(
    'select prescription_order, payment_method, jsonb_array_length(order_attachment) as pages from orders where id = $1',
    [id],
  );
  expect(order).toEqual({ prescription_order: true, payment_method: 'cash_on_delivery', pages: 3 });
  expect(said).toEqual([]);
});

/** Random noise, like a real photo, so that the file has more than five megabytes. */
function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#fff', noise } });
  return picture.jpeg({ quality: 60 }).toBuffer();
}

test(
  'what a shared link has put into the cart is checked out, whatever module was chosen [CHECKOUT-03] [CART-28]',
  onDesktop,
  async ({ page, context }) => {
    const said = complaints(page);
    await enter(page, { token: (await newCustomer(page)).token });
    await page.goto('/product/breakwater-running-shoe');
    await main(page)
      .getByRole('button', { name: t('item.add_to_cart_button') })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByText(t('cart.item_added_to_cart'))).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('shell.cart_with_one', { count: 1 }) })
      .click();
    await page.getByRole('button', { name: t('cart.proceed_to_checkout') }).click();
    await expect(page).toHaveURL(/\/checkout\?page=cart&module_id=\d+/);
    const summary = page.locator('#checkout-summary');
    await expect(summary.getByText('Breakwater running shoe')).toBeVisible();
    // The other tab switches to yet another module; this one keeps its cart, even after a reload.
    const other = await context.newPage();
    await other.goto('/about-us');
    const [{ id }] = await rows("select id from modules where module_type = 'grocery'");
    const grocery = JSON.stringify({ id, module_type: 'grocery', module_name: 'Grocery' });
    await other.evaluate((module) => localStorage.setItem('module', module), grocery);
    await expect(summary.getByText('Breakwater running shoe')).toBeVisible();
    await page.reload();
    await expect(summary.getByText('Breakwater running shoe')).toBeVisible();
    expect(said).toEqual([]);
  },
);

/** A minimal PDF. */
const PAGE = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj ' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
