import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cashbacks, customers, loyalty_transactions, orders, wallet_transactions } from '@/server/db/schema';
import { wrongAccounts } from '@tests/support/ledger';
import { addSoups, configure, idOf, newCustomer, placeAs, SOUPS } from '@tests/support/pay-market';
import { findOrder, walletBalance } from '@tests/support/pay-market';
import { fillPaying, openShop } from '@tests/support/rooms/shop-room';
import { call, ITEM, lineBody, NOW } from '@tests/support/round-market';

/** Points, cashback and the referrer's reward come with the delivery of an order, which the demo's simulator makes. */
const { database, api } = openShop(fillPaying(), () => now);
let now: Date;
const inAnHour = new Date(NOW.getTime() + 3_600_000);

beforeEach(async () => {
  vi.stubEnv('DEMO', 'true');
  vi.stubEnv('DEMO_STEP_SECONDS', '20');
  now = NOW;
  await database.db.delete(cashbacks);
});
afterEach(() => vi.unstubAllEnvs());

async function ordered(token: string, more: object = {}): Promise<number> {
  await addSoups(api, token);
  return idOf(await placeAs(api, token, more));
}

async function deliver(token: string, id: number, at = inAnHour): Promise<void> {
  now = at;
  const look = () => call(api, `GET /customer/order/track?order_id=${id}`, { token });
  const looks = await Promise.all([look(), look(), look()]);
  expect(looks[0]?.body).toMatchObject({ order_status: 'delivered' });
  now = NOW;
}

const listWalletMoves = (user_id: number) =>
  database.db
    .select({ type: wallet_transactions.transaction_type, credit: wallet_transactions.credit })
    .from(wallet_transactions)
    .where(eq(wallet_transactions.user_id, user_id))
    .orderBy(wallet_transactions.id);

const newCashback = (values: Partial<typeof cashbacks.$inferInsert>) =>
  database.db.insert(cashbacks).values({
    ...{ title: { en: 'Back', ar: 'عائد' }, cashback_type: 'percentage', cashback_amount: 10 },
    ...{ start_date: '2026-03-01', end_date: '2026-03-31', ...values },
  });

describe('loyalty points', () => {
  it('[WALLET-13] are a point for each whole dollar, with the delivery and once', async () => {
    const { id, token } = await newCustomer(database.db);
    const order = await ordered(token);
    const points = () => database.db.select().from(loyalty_transactions).where(eq(loyalty_transactions.user_id, id));
    expect(await points()).toEqual([]);
    await deliver(token, order);
    await deliver(token, order);
    expect(await points()).toMatchObject([
      { transaction_type: 'order_place', credit: 21, balance: 21, reference: String(order) },
    ]);
    const [row] = await database.db.select().from(customers).where(eq(customers.id, id));
    expect(row?.loyalty_point).toBe(21);
  });

  it('are not credited while the market has them switched off', async () => {
    await configure(database.db, { loyalty_point_status: 0 });
    const { id, token } = await newCustomer(database.db);
    await deliver(token, await ordered(token));
    await configure(database.db, { loyalty_point_status: 1 });
    const [row] = await database.db.select().from(customers).where(eq(customers.id, id));
    expect(row?.loyalty_point).toBe(0);
  });
});

describe('cashback', () => {
  it('[WALLET-13] is the best active offer, within its limit, once for the order', async () => {
    // 10 % of 21.05 is 2.105, at most 1.50; the flat one gives 1.20; the third asks for more than was bought.
    await newCashback({ max_discount: 1.5 });
    await newCashback({ cashback_type: 'amount', cashback_amount: 1.2 });
    await newCashback({ cashback_type: 'amount', cashback_amount: 9, min_purchase: SOUPS + 0.01 });
    const { id, token } = await newCustomer(database.db);
    const order = await ordered(token);
    expect(await walletBalance(database.db, id)).toBe(0);
    await deliver(token, order);
    await deliver(token, order);
    expect(await listWalletMoves(id)).toEqual([{ type: 'CashBack', credit: 1.5 }]);
    const [row] = await database.db.select().from(orders).where(eq(orders.id, order));
    expect(row?.cashback_amount).toBe(1.5);
    expect((await database.db.select().from(cashbacks)).map(({ total_used }) => total_used).toSorted()).toEqual([
      0, 0, 1,
    ]);
  });

  it('[WALLET-13] is credited and promised as often as one customer may have it', async () => {
    await newCashback({ same_user_limit: 2 });
    const { id, token } = await newCustomer(database.db);
    const offered = async () => {
      const list = (await call(api, 'GET /cashback/list', { token })).body as unknown[];
      const { body } = await call(api, 'GET /cashback/getCashback?amount=20', { token });
      return [list.length, (body as { calculated_amount: number }).calculated_amount];
    };
    for (const promised of [
      [1, 2],
      [1, 2],
      [0, 0],
    ]) {
      expect(await offered()).toEqual(promised);
      await deliver(token, await ordered(token));
    }
    expect(await listWalletMoves(id)).toEqual([
      { type: 'CashBack', credit: 2.11 },
      { type: 'CashBack', credit: 2.11 },
    ]);
  });

  it('[WALLET-13] of one offer does not reduce another offer, even after the first is deleted', async () => {
    const [first] = await newCashback({ cashback_amount: 20 }).returning();
    await newCashback({ cashback_type: 'amount', cashback_amount: 2 });
    const { id, token } = await newCustomer(database.db);
    const promised = async () => {
      const { body } = await call(api, 'GET /cashback/getCashback?amount=20', { token });
      return (body as { calculated_amount: number }).calculated_amount;
    };
    expect(await promised()).toBe(4);
    await deliver(token, await ordered(token));
    expect(await promised()).toBe(2);
    await database.db.delete(cashbacks).where(eq(cashbacks.id, first?.id ?? 0));
    expect(await promised()).toBe(2);
    await deliver(token, await ordered(token));
    expect(await promised()).toBe(0);
    await deliver(token, await ordered(token));
    expect(await listWalletMoves(id)).toEqual([
      { type: 'CashBack', credit: 4.21 },
      { type: 'CashBack', credit: 2 },
    ]);
  });

  it('is not credited for a canceled order, or after its last day', async () => {
    await newCashback({});
    await newCashback({ cashback_type: 'amount', cashback_amount: 5, end_date: '2026-03-09' });
    const { id, token } = await newCustomer(database.db);
    const order = await ordered(token);
    await call(api, 'PUT /customer/order/cancel', { token, body: { order_id: order, reason: 'Too late' } });
    now = inAnHour;
    await call(api, `GET /customer/order/track?order_id=${order}`, { token });
    expect(await listWalletMoves(id)).toEqual([]);
    now = NOW;
    await deliver(token, await ordered(token));
    expect(await listWalletMoves(id)).toEqual([{ type: 'CashBack', credit: 2.11 }]);
  });
});

describe('the cashback of an order', () => {
  it('[WALLET-13] is what was offered on its day, not on the day of its delivery', async () => {
    await newCashback({ end_date: '2026-03-10' });
    await newCashback({ cashback_type: 'amount', cashback_amount: 5, start_date: '2026-03-11' });
    const { id, token } = await newCustomer(database.db);
    now = new Date('2026-03-10T23:59:30Z');
    const order = await ordered(token);
    await deliver(token, order, new Date('2026-03-11T01:00:00Z'));
    expect((await findOrder(database.db, order)).delivered?.toISOString()).toMatch(/^2026-03-11/);
    expect(await listWalletMoves(id)).toEqual([{ type: 'CashBack', credit: 2.11 }]);
  });

  it('[WALLET-13] has the decimals of the currency', async () => {
    await newCashback({});
    await configure(database.db, { digit_after_decimal_point: 3 });
    const { id, token } = await newCustomer(database.db);
    const order = await ordered(token);
    await deliver(token, order);
    await configure(database.db, { digit_after_decimal_point: 2 });
    // 10 % of 21.053
    expect(await listWalletMoves(id)).toEqual([{ type: 'CashBack', credit: 2.105 }]);
  });
});

describe('whoever invited a customer', () => {
  it('[WALLET-13] is rewarded once, for the first delivered order', async () => {
    const inviter = await newCustomer(database.db);
    const { token } = await newCustomer(database.db, 0, { ref_by: inviter.id });
    const given_up = await ordered(token);
    await call(api, 'PUT /customer/order/cancel', { token, body: { order_id: given_up, reason: 'Too late' } });
    expect(await listWalletMoves(inviter.id)).toEqual([]);
    const first = await ordered(token);
    expect(await listWalletMoves(inviter.id)).toEqual([]);
    await deliver(token, first);
    expect(await listWalletMoves(inviter.id)).toEqual([{ type: 'referrer', credit: 5 }]);
    // The order is the friend's: its number is not told.
    const history = await call(api, 'GET /customer/wallet/transactions?limit=10&offset=1', inviter);
    expect(history.body).toMatchObject({ data: [{ transaction_type: 'referrer', credit: 5, reference: null }] });
    await deliver(token, await ordered(token));
    expect(await listWalletMoves(inviter.id)).toEqual([{ type: 'referrer', credit: 5 }]);
  });

  it('is rewarded once when two orders are delivered at the same time', async () => {
    const inviter = await newCustomer(database.db);
    const { token } = await newCustomer(database.db, 0, { ref_by: inviter.id });
    const [one, other] = [await ordered(token), await ordered(token)];
    await Promise.all([deliver(token, one), deliver(token, other)]);
    expect(await listWalletMoves(inviter.id)).toEqual([{ type: 'referrer', credit: 5 }]);
  });
});

describe('the first order of somebody who was invited', () => {
  const discount = { new_customer_discount_status: 1, new_customer_discount_amount: 10 };
  const byGateway = { payment_method: 'digital_payment' };
  const readStatus = async (id: number) => (await findOrder(database.db, id)).order_status;
  const isOffered = async (token: string) =>
    ((await call(api, 'GET /customer/info', { token, language: 'en' })).body as { is_valid_for_discount: boolean })
      .is_valid_for_discount;
  beforeAll(() => configure(database.db, { ...discount, new_customer_discount_amount_type: 'percentage' }));
  afterAll(() => configure(database.db, { new_customer_discount_status: 0 }));

  it('[PRICE-25] [WALLET-01] keeps its discount for who came back from the gateway without having paid', async () => {
    const { token } = await newCustomer(database.db, 0, { ref_by: 1 });
    expect(await isOffered(token)).toBe(true);
    const unpaid = await ordered(token, byGateway);
    const { order_amount: shown } = await findOrder(database.db, unpaid);
    expect(shown).toBeLessThan(SOUPS);
    expect(await isOffered(token)).toBe(true);
    const again = await placeAs(api, token, { order_amount: shown }, { 'X-Checks': 'prices' });
    expect(again.body).toMatchObject({ total_ammount: shown });
    expect(await readStatus(unpaid)).toBe('canceled');
    expect(await isOffered(token)).toBe(false);
  });

  it('[WALLET-01] is only one, whichever cart the unpaid one came from and however many are begun at once', async () => {
    const { id, token } = await newCustomer(database.db, 0, { ref_by: 1 });
    const bought = { ...byGateway, is_buy_now: 1, cart: JSON.stringify([lineBody({ item: ITEM.soup, price: 7.35 })]) };
    const begin = () => placeAs(api, token, bought).then(idOf);
    const begun = await Promise.all([begin(), begin(), begin()]);
    const last = await ordered(token);
    const reduced = (await database.db.select().from(orders).where(eq(orders.user_id, id))).filter(
      (order) => order.ref_bonus_amount > 0 && order.order_status !== 'canceled',
    );
    expect(reduced.map((order) => order.id)).toEqual([last]);
    expect(await Promise.all(begun.map(readStatus))).toEqual(['canceled', 'canceled', 'canceled']);
  });

  it('[WALLET-01] [PRICE-25] leaves an unpaid order without the discount alone', async () => {
    const { token } = await newCustomer(database.db);
    const bought = { ...byGateway, is_buy_now: 1, cart: JSON.stringify([lineBody({ item: ITEM.soup, price: 7.35 })]) };
    const unpaid = idOf(await placeAs(api, token, bought));
    await ordered(token);
    expect(await readStatus(unpaid)).toBe('pending');
  });
});

describe('every account', () => {
  it('adds up after all of this', async () => expect(await wrongAccounts(database.db)).toEqual([]));
});
