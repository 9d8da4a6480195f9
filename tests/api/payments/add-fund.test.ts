import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '@/contract/config.read';
import { addFund } from '@/contract/customer/wallet';
import { gateway_payments, settings } from '@/server/db/schema';
import { configure, endSandbox, newCustomer, paymentIdOf, walletBalance } from '@tests/support/pay-market';
import { fillPaying, openShop } from '@tests/support/rooms/shop-room';
import { call, codes, newGuest } from '@tests/support/round-market';

const { database, api } = openShop(fillPaying({ add_fund_status: 1 }));
let customer: { id: number; token: string };
const SHOP = 'http://localhost';
const callback = `${SHOP}/profile?page=wallet`;

beforeEach(async () => {
  vi.stubEnv('DEMO', 'true');
  customer = await newCustomer(database.db, 4);
});
afterEach(() => vi.unstubAllEnvs());

const fund = (more: object = {}, token: string | undefined = customer.token) =>
  call(api, 'POST /customer/wallet/add-fund', {
    ...(token && { token }),
    body: { amount: 25.5, payment_method: 'sandbox', callback, payment_platform: 'web', ...more },
  });

/** Runs with settings of the market that the other tests do not have. */
async function withSettings(values: Record<string, unknown>, run: () => Promise<void>) {
  const before = await database.db.select().from(settings);
  await configure(database.db, values);
  try {
    await run();
  } finally {
    await database.db.delete(settings).where(inArray(settings.key, Object.keys(values)));
    const kept = before.filter(({ key }) => key in values);
    if (kept.length > 0) await database.db.insert(settings).values(kept);
  }
}

const opened = () => database.db.select().from(gateway_payments).where(eq(gateway_payments.user_id, customer.id));

describe('filling the wallet', () => {
  it('[WALLET-08] redirects to the gateway, and credits the amount once', async () => {
    const answer = await fund();
    const { redirect_link } = (await addFund.read?.())?.(answer.body) ?? { redirect_link: '' };
    expect(redirect_link).toMatch(/^http:\/\/localhost\/payment\/[0-9a-f]{48}$/);
    expect(await walletBalance(database.db, customer.id)).toBe(4);
    const id = paymentIdOf(redirect_link);
    const ends = [await endSandbox(api, id, 'success'), await endSandbox(api, id, 'success')];
    for (const { body } of ends) expect(JSON.stringify(body)).toContain(`${callback}?flag=success&&token=`);
    expect(await walletBalance(database.db, customer.id)).toBe(29.5);
  });

  it.each(['fail', 'cancel'])('[WALLET-10] returns with %s and adds nothing', async (outcome) => {
    const { body } = await fund({ callback: undefined });
    const end = await endSandbox(api, paymentIdOf((body as { redirect_link: string }).redirect_link), outcome);
    expect(JSON.stringify(end.body)).toContain(`/profile?page=wallet?flag=${outcome}`);
    expect(await walletBalance(database.db, customer.id)).toBe(4);
  });

  it.each([
    ['less than the least', { amount: 0.99 }, 'amount', ''],
    ['a negative amount', { amount: -5 }, 'amount', ''],
    ['no amount', { amount: undefined }, 'amount', ''],
    ['no gateway', { payment_method: undefined }, 'payment_method', ''],
    ['a gateway that is not active', { payment_method: 'paypal' }, 'payment_method', 'method is not available'],
    ['a way back to another shop', { callback: 'https://evil.example/' }, 'payment_method', 'come back to this shop'],
  ])('is refused with %s, and no payment is begun', async (_what, more, code, message) => {
    const answer = await fund(more);
    expect([answer.status, codes(answer)]).toEqual([403, [code]]);
    expect(JSON.stringify(answer.body)).toContain(message);
    expect(await opened()).toEqual([]);
  });

  const DOLLARS = { currency_code: 'USD' };
  const KUWAIT = { currency_code: 'KWD', currency_symbol: 'KD ', digit_after_decimal_point: 3 };
  const IRAQ = { currency_code: 'IQD', currency_symbol: 'IQD ', digit_after_decimal_point: 0 };
  const VIETNAM = { currency_code: 'VND', currency_symbol: 'VND ', digit_after_decimal_point: 0 };
  const NARROW = { ...IRAQ, add_fund_minimum: 5000, add_fund_maximum: 2_000_000, add_fund_amounts: [25_000] };

  it.each([
    ['half a dinar of Kuwait', KUWAIT, 0.5],
    ['half a dinar of Kuwait in a shop of two digits', { ...KUWAIT, digit_after_decimal_point: 2 }, 0.5],
    ['a million dinars of Iraq', IRAQ, 1_000_000],
    ['two million dong', VIETNAM, 2_000_000],
    ['the most of the market', NARROW, 2_000_000],
  ])('[WALLET-07] [WALLET-13] takes %s', async (_what, market, amount) => {
    await withSettings(market, async () => {
      expect((await fund({ amount })).status).toBe(200);
      expect(await opened()).toMatchObject([{ amount }]);
    });
  });

  it.each([
    ['less than the least dollar', DOLLARS, 0.99, 'From $1.00 to $100,000.00 can be added at once.'],
    ['more than the most dollars', DOLLARS, 100_000.01, 'From $1.00 to $100,000.00 can be added at once.'],
    ['what rounds to nothing', KUWAIT, 0.0004, 'From KD 0.100 to KD 100,000.000 can be added at once.'],
    ['less than the market takes', NARROW, 4999, 'From IQD 5,000 to IQD 2,000,000 can be added at once.'],
    ['more than the market takes', NARROW, 2_000_001, 'From IQD 5,000 to IQD 2,000,000 can be added at once.'],
  ])('[WALLET-07] names the amounts when it refuses %s', async (_what, market, amount, words) => {
    await withSettings(market, async () => {
      const answer = await fund({ amount });
      expect([answer.status, codes(answer)]).toEqual([403, ['amount']]);
      expect(JSON.stringify(answer.body)).toContain(words);
      expect(await opened()).toEqual([]);
    });
  });

  it('[WALLET-02] [CONFIG-01] is told with its least, its most and its usual amounts', async () => {
    const told = async () => readConfig((await call(api, 'GET /config')).body);
    expect(await told()).toMatchObject({ add_fund_minimum: 1, add_fund_maximum: 100_000 });
    await withSettings(NARROW, async () =>
      expect(await told()).toMatchObject({
        ...{ add_fund_minimum: 5000, add_fund_maximum: 2_000_000, add_fund_amounts: [25_000] },
      }),
    );
  });

  it('is refused while the market does not offer it', async () => {
    for (const off of [{ add_fund_status: 0 }, { customer_wallet_status: 0 }]) {
      await configure(database.db, off);
      const answer = await fund();
      expect([answer.status, codes(answer)]).toEqual([403, ['add_fund']]);
      await configure(database.db, { add_fund_status: 1, customer_wallet_status: 1 });
    }
    expect(await opened()).toEqual([]);
  });

  it('is for customers only', async () => {
    const guest_id = await newGuest(api);
    expect((await fund({ guest_id }, '')).status).toBe(401);
  });
});
