import { expect, type Page } from '@playwright/test';
import { newCustomer, remember } from './customers';
import { clean, localized } from './pages';
import { shopTexts, type Language } from './shop-words';
import { rows } from './tables';

/** Shared by the journeys of checkout and orders: customers, items, places, and steps on the pages. */
const t = shopTexts('en');
export const main = (page: Page) => page.getByRole('main');
export const money = (amount: number) => `$${amount.toFixed(2)}`;

export const street = { address: '14 Lighthouse Road', address_type: 'home', road: '', house: '', floor: '' };

export async function findOrder(id: number) {
  const [order] = await rows(
    `select order_amount::float8 total, delivery_charge::float8 delivery, coupon_discount_amount::float8 coupon,
            partially_paid_amount::float8 wallet, payment_status, payment_method, order_type, coupon_code, scheduled
     from orders where id = $1`,
    [id],
  );
  return order;
}

export async function countCarts(customer: number): Promise<number> {
  const [{ count }] = await rows('select count(*)::int from carts where user_id = $1', [customer]);
  return count;
}

/** Sets the place and module, and further stored values. */
export async function enter(page: Page, keep: Record<string, string>): Promise<void> {
  const { lat, lng } = await harbour();
  const zone = await (await page.request.get(`/api/v1/config/get-zone-id?lat=${lat}&lng=${lng}`)).json();
  const all = {
    location: street.address,
    currentLatLng: JSON.stringify({ lat, lng }),
    zoneid: zone.zone_id,
    module: JSON.stringify({ id: (await burger()).module_id, module_type: 'food', module_name: 'Food' }),
    ...keep,
  };
  await remember(page, all);
}

/** A place that both stores of this file deliver to: next to one of them. */
export async function harbour(): Promise<{ lat: number; lng: number }> {
  const [place] = await rows(
    `select latitude::float8 lat, longitude::float8 lng from stores where slug = 'harbour-light-pharmacy'`,
  );
  return place;
}

async function burger(): Promise<{ id: number; price: number; module_id: number }> {
  const [item] = await rows(
    `select i.id, i.price::float8, s.module_id from items i join stores s on s.id = i.store_id
     where s.slug = 'ember-and-bun' and i.slug = 'quay-chicken-club'`,
  );
  return item;
}

/** Three of one item in the cart, delivered tomorrow. */
export async function openCheckout(page: Page, language: Language, keep: Record<string, string>, owner: object = {}) {
  await enter(page, keep);
  const { id, price, module_id } = await burger();
  const headers = { moduleId: String(module_id), ...(keep.token && { Authorization: `Bearer ${keep.token}` }) };
  const data = { ...owner, model: 'Item', item_id: id, price, quantity: 3 };
  const added = await page.request.post('/api/v1/customer/cart/add', { headers, data });
  expect(added.status(), await added.text()).toBe(200);
  await page.goto(localized('/checkout?page=cart', language));
  await tomorrow(page, language);
}

export async function atCheckout(page: Page, language: Language, wallet = 0): Promise<number> {
  const { id, token } = await newCustomer(page, wallet);
  await openCheckout(page, language, { token });
  return id;
}

export async function tomorrow(page: Page, language: Language): Promise<void> {
  const texts = shopTexts(language);
  await expect(page.locator('#checkout-time')).toBeVisible();
  // A closed store only offers later delivery times.
  const later = page.getByText(texts('checkout.schedule'), { exact: true });
  if (await later.isVisible()) await later.click();
  await page.getByText(texts('checkout.tomorrow')).click();
  await page
    .getByRole('radiogroup', { name: texts('checkout.time') })
    .locator('label')
    .first()
    .click();
}

export async function choosePayment(page: Page, method: string): Promise<void> {
  await page
    .locator('#checkout-payment')
    .getByText(t(`checkout.pay_${method}`), { exact: true })
    .click();
}

export const placeButton = (page: Page, language: Language) =>
  page
    .getByRole('button', { name: shopTexts(language)('checkout.place_order') })
    .filter({ visible: true })
    .first();

/** The id of the placed order, whose total must be the one that the page has shown. */
export async function place(page: Page, language: Language): Promise<{ id: number; total: number }> {
  const label = shopTexts(language)('checkout.total');
  const row = page.locator('#checkout-summary').getByText(label, { exact: true }).first().locator('..');
  const shown = async () => Number(/\$([\d.]+)/.exec(await row.innerText())?.[1]);
  await expect.poll(shown).toBeGreaterThan(0);
  const total = await shown();
  await placeButton(page, language).click();
  await expect(page.getByRole('heading', { name: shopTexts(language)('checkout.placed_title') })).toBeVisible();
  await clean(page);
  const id = await numberOn(page);
  expect((await findOrder(id)).total).toBe(total);
  return { id, total };
}

export async function numberOn(page: Page): Promise<number> {
  return Number(/#(\d+)/.exec(await main(page).innerText())?.[1]);
}

/** The name of the demo's gateway. */
export const demoCard = { en: 'Demo card', ar: 'بطاقة تجريبية' };

/** Places the order, up to the gateway's page. */
export async function payByCard(page: Page, language: Language): Promise<{ id: number; customer: number }> {
  const customer = await atCheckout(page, language);
  await page.locator('#checkout-payment').getByText(demoCard[language]).click();
  await clean(page);
  const row = page.locator('#checkout-summary').getByText(shopTexts(language)('checkout.total'), { exact: true });
  const shown = /\$([\d.]+)/.exec(await row.first().locator('..').innerText())?.[1];
  await placeButton(page, language).click();
  await expect(page).toHaveURL(/\/payment\/[0-9a-f]{48}/);
  await expect(main(page).getByText(money(Number(shown)))).toBeVisible();
  const [{ id, total }] = await rows('select id, order_amount::float8 total from orders where user_id = $1', [
    customer,
  ]);
  expect(total).toBe(Number(shown));
  return { id, customer };
}

export async function finish(page: Page, outcome: string, language: Language): Promise<void> {
  await page.getByRole('button', { name: shopTexts(language)(`order.sandbox_${outcome}`), exact: true }).click();
}

/** Places an order by the API, for tomorrow at noon, without the checkout pages. */
export async function ordered(page: Page, token: string, more: object = {}): Promise<number> {
  const { id, price, module_id } = await burger();
  const { lat, lng } = await harbour();
  const [{ store_id }] = await rows('select store_id from items where id = $1', [id]);
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const line = { item_id: id, price, quantity: 3, variation: [], add_on_ids: [], add_on_qtys: [] };
  const answer = await page.request.post('/api/v1/customer/order/place', {
    headers: { Authorization: `Bearer ${token}`, moduleId: String(module_id) },
    data: {
      ...{ store_id, order_type: 'delivery', schedule_at: `${day} 12:00:00`, payment_method: 'offline_payment' },
      ...{ ...street, latitude: lat, longitude: lng, is_buy_now: 1, cart: JSON.stringify([line]) },
      ...{ idempotency_key: crypto.randomUUID(), ...more },
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).order_id;
}

export async function delivered(id: number): Promise<void> {
  await rows(
    `update orders set order_status = 'delivered', payment_status = 'paid', delivered = now(),
       delivery_man_id = (select min(id) from delivery_men) where id = $1`,
    [id],
  );
}
