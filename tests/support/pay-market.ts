import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { createApi } from '@/server/http/api';
import { demoStaff } from '@/server/demo/staff';
import { moveOrder } from '@/server/data/order';
import { changeDueParts } from '@/server/data/order-payment';
import type { Database } from '@/server/db/client';
import { coupons, customers, customer_tokens, orders, settings, wallet_transactions } from '@/server/db/schema';
import { paymentPages } from '@/server/settlement/pages';
import { areas } from '@/server/routes';
import { signedToken } from '@/server/http/signed-link';
import { address, call, ITEM, lineBody, MODULE, NOW, ORDER, STORE, type Line } from './round-market';

/** The small market with all payment methods enabled. */
const SHOP = 'http://shop.test';
export const CALLBACK = `${SHOP}/profile?page=my-orders`;

export const PAYMENT = {
  ...{ digital_payment: true, offline_payment_status: 1, customer_wallet_status: 1, partial_payment_status: 1 },
  partial_payment_method: 'both',
  active_payment_method_list: [{ gateway: 'sandbox' }, { gateway: 'stripe' }],
  ...{ loyalty_point_status: 1, loyalty_point_item_purchase_point: 100 },
  ...{ ref_earning_status: 1, ref_earning_exchange_rate: 5 },
};

export function apiOn(database: () => Promise<Database>, now: () => Date): Hono {
  return createApi(areas, database, { staff: demoStaff, now, others: [paymentPages(database, now)] });
}

export const payApi = (db: Database, now: () => Date = () => NOW) => apiOn(() => Promise.resolve(db), now);

export async function configure(db: Database, values: Record<string, unknown>): Promise<void> {
  const rows = Object.entries(values).map(([key, value]) => ({ key, value }));
  const set = { value: sql`excluded.value` };
  await db.insert(settings).values(rows).onConflictDoUpdate({ target: settings.key, set });
}

export const switchPaymentOn = (db: Database) => configure(db, PAYMENT);

let made = 100;

/** A customer with this wallet balance, and a token. */
export async function newCustomer(db: Database, wallet = 0, more: Partial<typeof customers.$inferInsert> = {}) {
  const id = ++made;
  const token = `the-token-of-customer-${id}`;
  await db.insert(customers).values({
    ...{ id, f_name: 'Sami', l_name: `No ${id}`, phone: `+15550200${id}`, ref_code: `C${id}` },
    ...{ email: `c${id}@shop.example`, wallet_balance: wallet, created_at: NOW, ...more },
  });
  const token_hash = createHash('sha256').update(token).digest('hex');
  await db.insert(customer_tokens).values({ customer_id: id, token_hash, expires_at: new Date('2126-01-01') });
  if (wallet > 0) {
    await db.insert(wallet_transactions).values({
      ...{ user_id: id, transaction_id: `start-${id}`, credit: wallet, balance: wallet },
      transaction_type: 'add_fund_by_admin',
      created_at: new Date(NOW.getTime() - 1000),
    });
  }
  return { id, token };
}

/** A line of two soups. */
export const TWO_SOUPS: Line = { item: ITEM.soup, price: 7.35, quantity: 2 };

/** Two soups in the cart; with a delivery of 5 km they cost 21.05. */
export const SOUPS = 21.05;

export async function addSoups(api: Hono, token: string): Promise<void> {
  await call(api, 'POST /customer/cart/add', { token, module: MODULE.food, body: lineBody(TWO_SOUPS) });
}

export const loadCart = async (api: Hono, token: string) =>
  (await call(api, 'GET /customer/cart/list', { token, module: MODULE.food })).body as unknown[];

export const placeAs = (api: Hono, token: string, more: object = {}, headers: Record<string, string> = {}) =>
  call(api, 'POST /customer/order/place', {
    ...{ token, headers },
    body: { ...ORDER, store_id: STORE.plain, ...address(5), ...more },
  });

export const idOf = ({ body }: { body: unknown }) => (body as { order_id: number }).order_id;

export async function findOrder(db: Database, id: number) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error(`There is no order ${id}`);
  return order;
}

/** Delivers the order; cash due on delivery is paid. */
export async function deliver(db: Database, order_id: number, at = NOW): Promise<void> {
  await moveOrder(db, { order_id, status: 'delivered', changed_by: 'deliveryman', at }, { payment_status: 'paid' });
  await changeDueParts(db, order_id, { payment_status: 'paid' }, at);
}

export async function walletBalance(db: Database, id: number): Promise<number> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  return row?.wallet_balance ?? NaN;
}

export async function newCoupon(db: Database, more: Partial<typeof coupons.$inferInsert> & { code: string }) {
  const [row] = await db
    .insert(coupons)
    .values({
      ...{ title: { en: 'Spring', ar: 'ربيع' }, coupon_type: 'default', discount: 2, discount_type: 'amount' },
      ...{ start_date: '2026-03-01', expire_date: '2026-03-31', module_id: MODULE.food, ...more },
    })
    .returning();
  return row?.id ?? 0;
}

/** The order as its owner's calls return it. */
export const payTokenOf = ({ order_id, customer_id }: { order_id: number; customer_id: number }) =>
  signedToken({ purpose: 'pay-order', subject: [order_id, customer_id] }, new Date('2126-01-01'));

/** Pays at the gateway and returns the URL to which it redirects. */
export async function payPage(api: Hono, order: { order_id: number; customer_id: number }, gateway = 'sandbox') {
  const query = new URLSearchParams({
    ...{ order_id: String(order.order_id), customer_id: String(order.customer_id), payment_platform: 'web' },
    ...{ callback: CALLBACK, payment_method: gateway, payment_token: payTokenOf(order) },
  });
  const answer = await api.request(`${SHOP}/api/v1/payment-mobile?${query}`);
  return answer.headers.get('location') ?? '';
}

export const paymentIdOf = (page: string) => page.split('/').at(-1) ?? '';

export const endSandbox = (api: Hono, id: string, outcome: string) =>
  call(api, `POST /payment/sandbox/${id}`, { body: { outcome } });
