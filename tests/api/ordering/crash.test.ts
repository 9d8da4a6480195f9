import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sum } from '@/domain/money/money';
import type { Database } from '@/server/db/client';
import { guests, items, order_lines, order_payments, order_status_history, orders } from '@/server/db/schema';
import { crashRoom } from '@tests/support/rooms/crash-room';
import { address, fillMarket, ITEM, lineBody, MODULE, ORDER, STORE } from '@tests/support/round-market';

/**
 * Simulates power cuts: the server's process is killed without warning while orders are placed, again and again.
 * Afterwards every acknowledged order exists completely, and no order exists in part.
 */
const STOCK = 1_000_000;
const KILLS = 3;
let room: Awaited<ReturnType<typeof crashRoom>>;

type Attempt = { key: string; guest_id: number; quantity: number };
const answered = new Map<string, { order_id: number; total: number }>();
const waiting = new Map<string, Attempt>();

beforeAll(async () => {
  room = await crashRoom();
  const first = await room.create();
  await fillMarket(first.db);
  await first.db.update(items).set({ stock: STOCK, maximum_cart_quantity: null }).where(eq(items.id, ITEM.apples));
  await first.db.insert(guests).values([1, 2, 3].map((id) => ({ id })));
  await first.close();
}, 60_000);

afterAll(() => room.close());

/** Starts a server, sends orders of three guests at once, and kills it after so many answers. */
async function serveAndKill(answers: number): Promise<void> {
  const { base, child, ended } = await room.serve();
  const address = `${base}/api/v1`;
  const goal = answered.size + answers;
  // What was under way when the server was killed is sent again, with the same key.
  const again = [...waiting.values()];
  await Promise.all(
    [1, 2, 3].map((guest_id) =>
      orderOn(address, guest_id, again, () => {
        if (answered.size >= goal) child.kill('SIGKILL');
      }),
    ),
  );
  await ended;
}

async function orderOn(base: string, guest_id: number, again: Attempt[], onAnswer: () => void): Promise<void> {
  const mine = again.filter((order) => order.guest_id === guest_id);
  for (let n = 0; ; n++) {
    const attempt = mine.shift() ?? { key: randomUUID(), guest_id, quantity: 5 + (n % 4) };
    waiting.set(attempt.key, attempt);
    const answer = await fetch(`${base}/customer/order/place`, toRequest(attempt))
      .then(async (response) => ({
        status: response.status,
        body: (await response.json()) as { order_id: number; total_ammount: number },
      }))
      // Expected: the server has been killed.
      .catch(() => null);
    if (!answer) return;
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    waiting.delete(attempt.key);
    answered.set(attempt.key, { order_id: answer.body.order_id, total: answer.body.total_ammount });
    onAnswer();
  }
}

function toRequest({ key, guest_id, quantity }: Attempt): RequestInit {
  const line = lineBody({ item: ITEM.apples, price: 2.45, quantity });
  const body = {
    ...{ guest_id, ...ORDER, store_id: STORE.grocery, ...address(5), is_buy_now: 1 },
    ...{
      cart: JSON.stringify([line, lineBody({ item: ITEM.apples, price: 2.45, quantity: 1 })]),
      idempotency_key: key,
    },
  };
  const headers = { 'content-type': 'application/json', moduleId: String(MODULE.grocery) };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

async function found(db: Database) {
  return {
    orders: await db.select().from(orders),
    lines: await db.select().from(order_lines),
    history: await db.select().from(order_status_history),
    payments: await db.select().from(order_payments),
    stock: (await db.select().from(items).where(eq(items.id, ITEM.apples)))[0]?.stock,
  };
}

describe('after the process was killed while placing orders', () => {
  it('no acknowledged order is lost, none exists in part, and the stock is right', async () => {
    for (let kill = 0; kill < KILLS; kill++) await serveAndKill(6 + kill * 3);
    const opened = await room.open();
    const stored = await found(opened.db);
    await opened.close();

    expect(answered.size).toBeGreaterThanOrEqual(6 * KILLS);
    const keyed = new Map(stored.orders.map((order) => [order.idempotency_key, order]));
    expect(keyed.size).toBe(stored.orders.length);
    for (const [key, { order_id, total }] of answered) {
      expect(keyed.get(key)).toMatchObject({ id: order_id, order_amount: total });
    }
    for (const order of stored.orders) {
      const lines = stored.lines.filter(({ order_id }) => order_id === order.id);
      expect(lines).toHaveLength(2);
      const goods = lines.flatMap(({ price, quantity }) => Array<number>(quantity).fill(price));
      const { total_tax_amount, delivery_charge, additional_charge } = order;
      expect(order.order_amount).toBe(sum([...goods, total_tax_amount, delivery_charge, additional_charge], 2));
      expect(stored.history.filter(({ order_id }) => order_id === order.id)).toHaveLength(1);
      expect(stored.payments.filter(({ order_id }) => order_id === order.id)).toHaveLength(1);
    }
    const sold = stored.lines.reduce((pieces, { quantity }) => pieces + quantity, 0);
    expect(stored.lines).toHaveLength(stored.orders.length * 2);
    expect(stored.stock).toBe(STOCK - sold);
  }, 120_000);
});
