import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '@/server/db/client';
import { orders, wallet_transactions } from '@/server/db/schema';
import { crashRoom } from '@tests/support/rooms/crash-room';
import { wrongAccounts, wrongFunds, wrongOrders } from '@tests/support/ledger';
import { configure, newCustomer, payApi, SOUPS, switchPaymentOn, walletBalance } from '@tests/support/pay-market';
import { address, fillMarket, ITEM, lineBody, ORDER, STORE } from '@tests/support/round-market';

/**
 * The server's process is killed without warning while customers pay from their wallets, at the gateway or in parts,
 * fill their wallets, and cancel orders. At any moment every order is absent or complete, and no money is lost or
 * created. A client that retries afterwards, as a browser does, ends with one order and one charge.
 */
const FULL = 1000;
const TOP_UP = 6.05;
/** When to kill the process: after this many answers, and this many milliseconds into the next call. */
const KILLS = [
  { after: 6, ms: 0 },
  { after: 11, ms: 2 },
  { after: 9, ms: 5 },
  { after: 14, ms: 9 },
];
type Step = 'fund' | 'fill' | 'place' | 'open' | 'pay' | 'cancel';
/** What customers do, over and over. One pays after having cancelled: the money has to go back. */
const HABITS: Step[][][] = [
  [['place']],
  [
    ['place', 'open', 'pay'],
    ['place', 'open', 'cancel', 'pay'],
  ],
  [
    ['fund', 'fill', 'place', 'open', 'pay'],
    ['fund', 'fill', 'place', 'cancel'],
  ],
];
const METHODS = [
  { payment_method: 'wallet' },
  { payment_method: 'digital_payment' },
  { payment_method: 'digital_payment', partial_payment: 1 },
];

type Customer = { id: number; token: string; habit: number };
type Attempt = {
  customer: Customer;
  key: string;
  /** Whether it is cancelled in the end. */
  isGivenUp: boolean;
  left: Step[];
  order_id: number;
  payment_token: string;
  payment: string;
  fund: string;
};
type Send = (path: string, init: RequestInit) => Promise<Response>;

let room: Awaited<ReturnType<typeof crashRoom>>;
const customers: Customer[] = [];
const attempts: Attempt[] = [];

beforeAll(async () => {
  vi.stubEnv('DEMO', 'true');
  // What one process has signed is shown to the next one, and in the end to this one.
  vi.stubEnv('SECRET', 'a-secret-of-the-tests-only');
  vi.stubEnv('DEMO_STEP_SECONDS', '100000');
  room = await crashRoom();
  const { db, close } = await room.create();
  await fillMarket(db);
  await switchPaymentOn(db);
  await configure(db, { add_fund_status: 1 });
  for (const habit of HABITS.keys()) {
    customers.push({ ...(await newCustomer(db, habit === 0 ? FULL : 0)), habit });
  }
  await close();
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await room.close();
});

function begun(customer: Customer): Attempt {
  const habits = HABITS[customer.habit] ?? [];
  const before = attempts.filter((attempt) => attempt.customer === customer).length;
  const left = [...(habits[before % habits.length] ?? [])];
  const isGivenUp = left.includes('cancel');
  const attempt = {
    customer,
    key: randomUUID(),
    isGivenUp,
    left,
    order_id: 0,
    payment_token: '',
    payment: '',
    fund: '',
  };
  attempts.push(attempt);
  return attempt;
}

/** Does the next step. A step that was answered is not repeated, one that was not is. */
async function goOn(attempt: Attempt, send: Send, origin: string): Promise<void> {
  const { customer, order_id } = attempt;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${customer.token}` };
  const post = (path: string, body: object, method = 'POST') =>
    send(path, { method, headers, body: JSON.stringify(body) });
  const told = async (answer: Response) => {
    const body: unknown = await answer.json();
    expect(answer.status, JSON.stringify(body)).toBe(200);
    return body as { order_id: number; payment_token: string; redirect_link: string };
  };
  const callback = `${origin}/profile?page=my-orders`;
  const DO: Record<Step, () => Promise<unknown>> = {
    async fund() {
      const answer = await post('/customer/wallet/add-fund', { amount: TOP_UP, payment_method: 'sandbox', callback });
      attempt.fund = (await told(answer)).redirect_link.split('/').at(-1) ?? '';
    },
    fill: async () => told(await post(`/payment/sandbox/${attempt.fund}`, { outcome: 'success' })),
    async place() {
      const cart = JSON.stringify([lineBody({ item: ITEM.soup, price: 7.35, quantity: 2 })]);
      const body = { ...ORDER, ...METHODS[customer.habit], store_id: STORE.plain, ...address(5), is_buy_now: 1, cart };
      const placed = await told(await post('/customer/order/place', { ...body, idempotency_key: attempt.key }));
      attempt.order_id = placed.order_id;
      attempt.payment_token = placed.payment_token;
    },
    async open() {
      const query = {
        order_id: String(order_id),
        customer_id: String(customer.id),
        payment_method: 'sandbox',
        payment_token: attempt.payment_token,
        callback,
      };
      const answer = await send(`/payment-mobile?${new URLSearchParams(query)}`, { redirect: 'manual' });
      expect(answer.headers.get('location')).toContain('/payment/');
      attempt.payment = answer.headers.get('location')?.split('/').at(-1) ?? '';
    },
    pay: async () => told(await post(`/payment/sandbox/${attempt.payment}`, { outcome: 'success' })),
    async cancel() {
      const answer = await post('/customer/order/cancel', { order_id, reason: 'Changed my mind' }, 'PUT');
      // Refused when it was cancelled before the answer was lost.
      expect([200, 403]).toContain(answer.status);
    },
  };
  const [step] = attempt.left;
  if (step) await DO[step]();
  attempt.left.shift();
}

async function serveAndKill({ after, ms }: { after: number; ms: number }): Promise<void> {
  const { base, child, ended } = await room.serve();
  const gone = new AbortController();
  const send: Send = async (path, init) => {
    const answer = await fetch(`${base}/api/v1${path}`, init).catch(() => null);
    if (!answer) throw gone.signal;
    return answer;
  };
  let answers = 0;
  async function live(customer: Customer): Promise<void> {
    for (;;) {
      const attempt =
        attempts.find((attempt) => attempt.customer === customer && attempt.left.length > 0) ?? begun(customer);
      await goOn(attempt, send, base);
      answers += 1;
      if (answers === after) setTimeout(() => child.kill('SIGKILL'), ms);
    }
  }
  const lives = await Promise.allSettled(customers.map(live));
  await ended;
  // The process ends only by being killed, never by itself.
  for (const life of lives) if (life.status === 'rejected' && life.reason !== gone.signal) throw life.reason;
}

async function expectSound(db: Database): Promise<void> {
  expect(await wrongAccounts(db)).toEqual([]);
  expect(await wrongOrders(db)).toEqual([]);
  expect(await wrongFunds(db)).toEqual([]);
}

/** The final state of each attempt. */
async function expectOnce(db: Database, { key, order_id, customer, isGivenUp }: Attempt): Promise<void> {
  const found = await db.select().from(orders).where(eq(orders.idempotency_key, key));
  expect(found).toMatchObject([
    {
      ...{ id: order_id, user_id: customer.id, order_amount: SOUPS },
      ...(isGivenUp ? { order_status: 'canceled' } : { order_status: 'confirmed', payment_status: 'paid' }),
    },
  ]);
}

describe('after the process was killed while customers paid', () => {
  it('[WALLET-13] [CHECKOUT-01] no order exists in part, no money is lost, and a retry charges nobody twice', async () => {
    for (const kill of KILLS) {
      await serveAndKill(kill);
      const { db, close } = await room.open();
      await expectSound(db);
      await close();
    }
    const { db, close } = await room.open();
    const api: Hono = payApi(db);
    const send: Send = async (path, init) => api.request(`http://shop.test/api/v1${path}`, init);
    for (const attempt of attempts) while (attempt.left.length > 0) await goOn(attempt, send, 'http://shop.test');
    await expectSound(db);
    expect(attempts.length).toBeGreaterThan(KILLS.length);
    for (const attempt of attempts) await expectOnce(db, attempt);
    expect(await db.select().from(orders)).toHaveLength(attempts.length);
    const paid = attempts.filter(({ customer }) => customer.habit === 0).length;
    expect(await walletBalance(db, customers[0]?.id ?? 0)).toBeCloseTo(FULL - paid * SOUPS, 6);
    // Proves that the check itself finds errors.
    const [first] = attempts;
    await db.delete(wallet_transactions).where(eq(wallet_transactions.reference, String(first?.order_id)));
    expect(await wrongOrders(db)).toEqual([{ id: first?.order_id, fault: 'the wallet paid another amount' }]);
    expect(await wrongAccounts(db)).not.toEqual([]);
    await close();
  }, 120_000);
});
