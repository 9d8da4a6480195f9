import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addFund } from '@/contract/customer/wallet';
import { gateway_payments } from '@/server/db/schema';
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
