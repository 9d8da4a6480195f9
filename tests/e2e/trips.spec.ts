import { expect, test, type Page } from '@playwright/test';
import { ownAddress } from './support/auth-pages';
import { finish } from './support/checkout-shop';
import { newCustomer } from './support/customers';
import { clean, complaints } from './support/pages';
import { enter, press } from './support/parcel-steps';
import { rows } from './support/tables';
import { booked, completed, confirmed, inCart, main, toTrip, findTrip } from './support/rental-steps';
import { shopTexts } from './support/shop-words';

test.use(ownAddress);

test.describe('a customer', () => {
  const t = shopTexts('en');

  /** A new customer with this wallet balance, on the page of a trip that was booked for later. */
  async function withTrip(page: Page, wallet: number, wanted: { slug: string; hours: number }) {
    const { id: customer, token } = await newCustomer(page, wallet);
    await enter(page, { token }, { module_type: 'rental' });
    const id = await booked(page, { token }, wanted);
    return { id, customer };
  }

  async function choose(page: Page, amount: string, method: string) {
    await main(page)
      .getByRole('button', { name: t('trip.pay_amount', { amount }) })
      .click();
    const dialog = page.getByRole('dialog', { name: t('trip.pay_title') });
    await dialog.getByText(method, { exact: true }).click();
    await expect(dialog.getByText(amount).first()).toBeVisible();
    await clean(page);
    return dialog;
  }

  const myTrips = async (page: Page, more: string) => {
    await page.goto(`/profile?page=my-trips${more}`);
    return page.getByRole('tabpanel').getByRole('article');
  };

  test('pays the driver in cash, and rates the car afterwards [WALLET-13]', async ({ page }) => {
    const said = complaints(page);
    // 11.00 × 3 h + 5 % tax 1.65 + service 0.50
    const { id } = await withTrip(page, 0, { slug: 'sindar-jetty', hours: 3 });
    await toTrip(page, 'en', id);
    await expect(main(page).getByText(t('rental.pay_later'))).toBeVisible();
    await confirmed(id);
    await page.reload();
    await expect(page.getByRole('heading', { name: t('trip.headline_confirmed') })).toBeVisible();
    const dialog = await choose(page, '$35.15', t('trip.cash'));
    await dialog.getByRole('button', { name: t('trip.pay_cash') }).click();
    await expect(main(page).getByText(t('trip.cash_ready', { amount: '$35.15' }))).toBeVisible();
    expect(await findTrip(id)).toMatchObject({
      total: 35.15,
      paid: 'unpaid',
      method: 'cash_payment',
      status: 'confirmed',
    });

    await completed(id);
    await page.reload();
    await expect(page.getByRole('heading', { name: t('trip.headline_completed') })).toBeVisible();
    await clean(page);
    expect(await findTrip(id)).toMatchObject({ paid: 'paid', status: 'completed' });
    await main(page)
      .getByRole('button', { name: new RegExp(`^${t('trip.review')}`) })
      .click();
    const review = page.getByRole('dialog', { name: t('trip.review') });
    await review.getByRole('radio').nth(3).check({ force: true });
    await review.getByLabel(t('order.your_comment')).fill(`Clean and full, trip ${id}`);
    await clean(page);
    await review.getByRole('button', { name: t('order.review_send') }).click();
    await expect(review).toBeHidden();
    await expect(main(page).getByText(t('ui.rating_of', { rating: 4 }), { exact: true })).toBeAttached();
    const kept = await rows(`select rating, comment ->> 'en' comment from vehicle_reviews where trip_id = $1`, [id]);
    expect(kept).toEqual([{ rating: 4, comment: `Clean and full, trip ${id}` }]);
    const mine = await myTrips(page, '&tab=past');
    await expect(mine).toHaveCount(1);
    await expect(mine).toContainText('$35.15');
    await expect(mine).toContainText(t('trip.status_completed'));
    expect(said).toEqual([]);
  });

  test('pays from the wallet [WALLET-13]', async ({ page }) => {
    const said = complaints(page);
    // 9.00 × 3 h + 5 % tax 1.35 + service 0.50
    const { id, customer } = await withTrip(page, 50, { slug: 'lumivolt-dot', hours: 3 });
    await confirmed(id);
    const mine = await myTrips(page, '');
    await expect(mine).toContainText('$28.85');
    await clean(page);
    await mine.getByRole('link', { name: t('order.action_pay') }).click();
    const dialog = await choose(page, '$28.85', t('checkout.pay_wallet'));
    await dialog.getByRole('button', { name: t('trip.pay'), exact: true }).click();
    await expect(main(page).getByText(t('order.paid'), { exact: true })).toBeVisible();
    expect(await findTrip(id)).toMatchObject({ total: 28.85, paid: 'paid', method: 'wallet' });
    const [{ wallet }] = await rows('select wallet_balance::float8 wallet from customers where id = $1', [customer]);
    expect(wallet).toBe(21.15);
    expect(said).toEqual([]);
  });

  test('pays by card at the second try [CHECKOUT-03]', async ({ page }) => {
    const said = complaints(page);
    // 16.50 × 4 h + 5 % tax 3.30 + service 0.50
    const { id } = await withTrip(page, 0, { slug: 'lumivolt-tide-suv', hours: 4 });
    await confirmed(id);
    await toTrip(page, 'en', id);
    for (const outcome of ['fail', 'success'] as const) {
      const dialog = await choose(page, '$69.80', 'Demo card');
      await dialog.getByRole('button', { name: t('trip.pay'), exact: true }).click();
      await expect(page).toHaveURL(/\/payment\/[0-9a-f]{48}/);
      await expect(main(page).getByText('$69.80')).toBeVisible();
      await finish(page, outcome, 'en');
      await expect(page).toHaveURL(new RegExp(`/rental/trip-status/${id}`));
      await expect(
        main(page).getByText(t(outcome === 'fail' ? 'order.return_fail' : 'order.return_paid')),
      ).toBeVisible();
    }
    await clean(page);
    expect(await findTrip(id)).toMatchObject({ total: 69.8, paid: 'paid', method: 'digital_payment' });
    expect(said).toEqual([]);
  });

  test('pays a trip by distance in parts, the wallet first, less a coupon [WALLET-13] [PRICE-25] [RENTAL-02]', async ({
    page,
  }) => {
    const said = complaints(page);
    const { id: customer, token } = await newCustomer(page, 10);
    await enter(page, { token }, { module_type: 'rental' });
    await inCart(page, { token }, { slug: 'marjanis-galleon-50', to: { lat: 20.03, lng: 60.48 } });
    await page.goto('/rental/checkout');
    await main(page).getByLabel(t('checkout.coupon'), { exact: true }).fill('HARBOUR3');
    await press(page, 'en', 'checkout.coupon_apply');
    await expect(main(page).getByText(t('checkout.coupon_saves', { amount: '$3.00' }))).toBeVisible();
    await clean(page);
    await press(page, 'en', 'trip.book');
    await expect(page).toHaveURL(/\/rental\/trip-status\/\d+/);
    const id = Number(/trip-status\/(\d+)/.exec(page.url())?.[1]);

    const { total, discount, tax, charge, way, coupon } = await findTrip(id);
    const vehicle = Math.round(way * 520) / 100;
    expect(coupon).toBe(3);
    expect(way).toBeGreaterThan(0.5);
    expect(tax).toBeCloseTo((vehicle - discount - coupon) * 0.05, 2);
    expect(total).toBeCloseTo(vehicle - discount - coupon + tax + charge, 2);

    await confirmed(id);
    await page.reload();
    const price = `$${total.toFixed(2)}`;
    const rest = `$${(total - 10).toFixed(2)}`;
    await main(page)
      .getByRole('button', { name: t('trip.pay_amount', { amount: price }) })
      .click();
    const dialog = page.getByRole('dialog', { name: t('trip.pay_title') });
    await dialog.getByText(t('checkout.wallet_first', { wallet: '$10.00', rest })).click();
    await dialog.getByText('Demo card', { exact: true }).click();
    await expect(dialog.getByText(rest, { exact: true }).first()).toBeVisible();
    await clean(page);
    await dialog.getByRole('button', { name: t('trip.pay'), exact: true }).click();
    await expect(main(page).getByText(rest)).toBeVisible();
    await finish(page, 'success', 'en');
    await expect(main(page).getByText(t('order.return_paid'))).toBeVisible();
    expect(await findTrip(id)).toMatchObject({ paid: 'paid', method: 'partial_payment' });
    const [{ wallet }] = await rows('select wallet_balance::float8 wallet from customers where id = $1', [customer]);
    expect(wallet).toBe(0);
    expect(said).toEqual([]);
  });

  test('cancels a trip before it is confirmed, with a reason [RENTAL-03]', async ({ page }) => {
    const said = complaints(page);
    // 48.00 × 3 h + 8 % tax 11.52 + service 0.50
    const { id } = await withTrip(page, 0, { slug: 'orvane-regent', hours: 3 });
    await toTrip(page, 'en', id);
    await press(page, 'en', 'trip.cancel');
    const dialog = page.getByRole('dialog', { name: t('trip.cancel_title') });
    await dialog.getByRole('button', { name: t('trip.cancel'), exact: true }).click();
    await expect(dialog.getByText(t('order.cancel_reason_missing'))).toBeVisible();
    const reason = dialog.getByRole('radio').first();
    const chosen = await reason.evaluate((element) => element.closest('label')?.textContent ?? '');
    await reason.check();
    await clean(page);
    await dialog.getByRole('button', { name: t('trip.cancel'), exact: true }).click();
    await expect(page.getByRole('heading', { name: t('trip.headline_canceled') })).toBeVisible();
    await expect(main(page)).toContainText(chosen);
    expect(await findTrip(id)).toMatchObject({ total: 156.02, status: 'canceled', reason: chosen });
    const mine = await myTrips(page, '&tab=past&kind=canceled');
    await expect(mine).toContainText(`#${id}`);
    await clean(page);
    expect(said).toEqual([]);
  });
});

test('a guest pays a trip by card, as a wallet is for customers only [RENTAL-02]', async ({ page }) => {
  const said = complaints(page);
  const t = shopTexts('en');
  const { guest_id } = await (await page.request.post('/api/v1/auth/guest/request', { data: {} })).json();
  await enter(page, { guest_id: String(guest_id) }, { module_type: 'rental' });
  // 11.00 × 3 h + 5 % tax 1.65 + service 0.50
  const id = await booked(page, { guest_id }, { slug: 'sindar-jetty', hours: 3 });
  await confirmed(id);
  await toTrip(page, 'en', id);
  await main(page)
    .getByRole('button', { name: t('trip.pay_amount', { amount: '$35.15' }) })
    .click();
  const dialog = page.getByRole('dialog', { name: t('trip.pay_title') });
  await dialog.getByText('Demo card', { exact: true }).click();
  await expect(dialog.getByRole('radio', { name: new RegExp(`^${t('checkout.pay_wallet')}`) })).toBeDisabled();
  await dialog.getByRole('button', { name: t('trip.pay'), exact: true }).click();
  await finish(page, 'success', 'en');
  await expect(page).toHaveURL(new RegExp(`/rental/trip-status/${id}`));
  await expect(main(page).getByText(t('order.return_paid'))).toBeVisible();
  expect(await findTrip(id)).toMatchObject({ total: 35.15, paid: 'paid', method: 'digital_payment', is_guest: true });
  expect(said).toEqual([]);
});
