import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { getCashback } from '@/contract/ordering/cashback';
import { listLoyaltyTransactions } from '@/contract/customer/loyalty';
import { listWalletBonuses, listWalletTransactions } from '@/contract/customer/wallet';
import { moveMoney, movePoints } from '@/server/data/ledger';
import { cashbacks, customers, wallet_bonuses } from '@/server/db/schema';
import { signedInCustomer } from '@tests/support/accounts';
import { configure } from '@tests/support/pay-market';
import { wrongAccounts } from '@tests/support/ledger';
import { openShop } from '@tests/support/rooms/shop-room';
import { call, codes, NOW } from '@tests/support/round-market';

const { database, api } = openShop();
let rich: string;
let poor: string;
const RICH = 21;
const POOR = 22;

beforeAll(async () => {
  const { db } = database;
  [rich, poor] = [await signedInCustomer(db, { id: RICH }), await signedInCustomer(db, { id: POOR })];
  const values = {
    ...{ loyalty_point_status: 1, customer_wallet_status: 1, loyalty_point_exchange_rate: 20 },
    loyalty_point_minimum_point: 100,
  };
  await configure(db, values);
  const at = (day: number) => new Date(NOW.getTime() - day * 86_400_000);
  await moveMoney(db, { user_id: RICH, transaction_type: 'add_fund', credit: 50, admin_bonus: 5 }, at(5));
  await moveMoney(db, { user_id: RICH, transaction_type: 'order_place', debit: 20.5, reference: '100001' }, at(4));
  await moveMoney(db, { user_id: RICH, transaction_type: 'CashBack', credit: 0.1 }, at(3));
  await moveMoney(db, { user_id: RICH, transaction_type: 'CashBack', credit: 0.2 }, at(2));
  await movePoints(db, { user_id: RICH, transaction_type: 'order_place', credit: 260 }, at(4));
  const span = { start_date: '2026-03-01', end_date: '2026-03-31' };
  const both = (en: string) => ({ en, ar: `ع ${en}` });
  const term = { title: both('Bonus'), description: both('More'), bonus_type: 'percentage' as const, bonus_amount: 10 };
  await db.insert(wallet_bonuses).values([
    { ...span, ...term },
    { ...term, start_date: '2026-01-01', end_date: '2026-02-01' },
  ]);
  await db.insert(cashbacks).values([
    { ...span, title: both('Five'), cashback_type: 'percentage', cashback_amount: 5, max_discount: 5 },
    { ...span, title: both('Off'), cashback_type: 'amount', cashback_amount: 50, status: false },
  ]);
}, 60_000);

const ask = (line: string, token = rich, body?: unknown, language = 'en') => call(api, line, { token, body, language });

describe('the wallet', () => {
  it('[WALLET-01] lists its history, the newest first, with the balance after each entry', async () => {
    const answer = await ask('GET /customer/wallet/transactions?limit=2&offset=1');
    const read = (await listWalletTransactions.read?.())?.(answer.body);
    expect(read).toMatchObject({ total_size: 4, limit: 2, offset: 1 });
    expect(read?.data.map(({ credit, balance }) => [credit, balance])).toEqual([
      [0.2, 34.8],
      [0.1, 34.6],
    ]);
    const next = (await listWalletTransactions.read?.())?.(
      (await ask('GET /customer/wallet/transactions?limit=2&offset=2')).body,
    );
    expect(next?.data.map(({ debit, admin_bonus, reference }) => [debit, admin_bonus, reference])).toEqual([
      [20.5, 0, '100001'],
      [0, 5, null],
    ]);
  });

  it.each([
    ['all', 4],
    ['order', 1],
    ['add_fund', 1],
    ['CashBack', 2],
    ['referrer', 0],
  ])('narrows it to %s', async (type, size) => {
    const { body } = await ask(`GET /customer/wallet/transactions?limit=10&offset=1&type=${type}`);
    expect(body).toMatchObject({ total_size: size });
  });

  it('shows nobody the history of another', async () => {
    const { body } = await ask(`GET /customer/wallet/transactions?limit=10&offset=1&user_id=${RICH}`, poor);
    expect(body).toMatchObject({ total_size: 0, data: [] });
  });

  it.each(['?limit=10', '?offset=1', '?limit=0&offset=1', '?limit=10&offset=1&type=cashback'])(
    'refuses %s',
    async (query) => {
      expect((await ask(`GET /customer/wallet/transactions${query}`)).status).toBe(403);
    },
  );

  it('offers the bonuses of today in the language asked for', async () => {
    const read = await listWalletBonuses.read?.();
    expect(read?.((await ask('GET /customer/wallet/bonuses')).body)).toMatchObject([
      { title: 'Bonus', bonus_amount: 10 },
    ]);
    expect((await ask('GET /customer/wallet/bonuses', rich, null, 'ar')).body).toMatchObject([{ title: 'ع Bonus' }]);
  });
});

describe('a feature that the market has switched off', () => {
  it.each([
    ['customer_wallet_status', 'GET /customer/wallet/transactions?limit=10&offset=1', 'customer_wallet'],
    ['customer_wallet_status', 'GET /customer/wallet/bonuses', 'customer_wallet'],
    ['loyalty_point_status', 'GET /customer/loyalty-point/transactions?limit=10&offset=1', 'point'],
  ])('is refused: %s, %s', async (key, line, code) => {
    const { db } = database;
    const turn = (value: number) => configure(db, { [key]: value });
    expect((await ask(line)).status).toBe(200);
    await turn(0);
    const answer = await ask(line);
    await turn(1);
    expect([answer.status, codes(answer)]).toEqual([403, [code]]);
  });
});

describe('loyalty points', () => {
  const transfer = (point: unknown, token = rich) =>
    ask('POST /customer/loyalty-point/point-transfer', token, { point });

  it.each([
    ['below the minimum', 99, 403, 'point'],
    ['above the balance', 261, 403, 'point'],
    ['none', 0, 403, 'point'],
    ['a part of one', 100.5, 403, 'point'],
    ['in words', 'all', 403, 'point'],
  ])('are not transferred when %s', async (_what, point, status, code) => {
    const answer = await transfer(point);
    expect([answer.status, codes(answer)]).toEqual([status, [code]]);
  });

  it.each(['customer_wallet_status', 'loyalty_point_status'])(
    'are not transferred while %s is off, and told with a status of success',
    async (key) => {
      const { db } = database;
      await configure(db, { [key]: 0 });
      const answer = await transfer(100);
      expect([answer.status, codes(answer)]).toEqual([203, ['customer_wallet']]);
      await configure(db, { [key]: 1 });
    },
  );

  it('[WALLET-13] are not exchanged when they are worth less than the smallest coin', async () => {
    const { db } = database;
    await configure(db, { digit_after_decimal_point: 0, loyalty_point_minimum_point: 0 });
    const answer = await transfer(19);
    expect([answer.status, codes(answer)]).toEqual([203, ['customer_wallet']]);
    await configure(db, { digit_after_decimal_point: 2, loyalty_point_minimum_point: 100 });
    const { body } = await ask('GET /customer/loyalty-point/transactions?limit=10&offset=1');
    expect(body).toMatchObject({ total_size: 1 });
  });

  it('become money once, however often the button is pressed at the same time', async () => {
    const answers = await Promise.all([transfer(200), transfer(200), transfer(200)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({
      message: 'Point to wallet transfer successfully.',
    });
    const points = (await listLoyaltyTransactions.read?.())?.(
      (await ask('GET /customer/loyalty-point/transactions?limit=10&offset=1')).body,
    );
    expect(points?.data.map(({ debit, balance, transaction_type }) => [debit, balance, transaction_type])).toEqual([
      [200, 60, 'point_to_wallet'],
      [0, 260, 'order_place'],
    ]);
    const money = (await ask('GET /customer/wallet/transactions?limit=1&offset=1&type=loyalty_point')).body;
    expect(money).toMatchObject({ total_size: 1, data: [{ credit: 10, balance: 44.8 }] });
  });

  it('every account adds up to its history', async () => {
    expect(await wrongAccounts(database.db)).toEqual([]);
  });
});

describe('a ledger', () => {
  it('takes nothing out of an empty wallet', async () => {
    const move = { user_id: POOR, transaction_type: 'order_place' as const, debit: 0.01 };
    expect(await moveMoney(database.db, move, NOW)).toBeUndefined();
    expect(await movePoints(database.db, { ...move, debit: 1 }, NOW)).toBeUndefined();
    expect(await wrongAccounts(database.db)).toEqual([]);
  });

  it('detects an account whose balance does not match its history', async () => {
    await database.db.update(customers).set({ wallet_balance: 3 }).where(eq(customers.id, POOR));
    expect(await wrongAccounts(database.db)).toEqual([{ id: POOR, balance: '3.000', ledger: '0.000', last: null }]);
    await database.db.update(customers).set({ wallet_balance: 0 }).where(eq(customers.id, POOR));
  });
});

describe('cashback', () => {
  it('lists active offers', async () => {
    expect((await ask('GET /cashback/list')).body).toMatchObject([
      { title: 'Five', cashback_type: 'percentage', status: 1 },
    ]);
  });

  it('[WALLET-13] is promised to nobody while there is no wallet for it', async () => {
    await configure(database.db, { customer_wallet_status: 0 });
    const list = await ask('GET /cashback/list');
    const best = await ask('GET /cashback/getCashback?amount=100');
    await configure(database.db, { customer_wallet_status: 1 });
    expect(list.body).toEqual([]);
    expect(best.body).toMatchObject({ calculated_amount: 0 });
  });

  it.each([
    [37, 1.85],
    [500, 5],
    [0, 0],
  ])('for %d is %d', async (amount, calculated_amount) => {
    const read = await getCashback.read?.();
    expect(read?.((await ask(`GET /cashback/getCashback?amount=${amount}`)).body)).toMatchObject({ calculated_amount });
  });

  it.each(['?amount=-1', '', '?amount=x'])('refuses %s', async (query) => {
    expect((await ask(`GET /cashback/getCashback${query}`)).status).toBe(403);
  });
});
