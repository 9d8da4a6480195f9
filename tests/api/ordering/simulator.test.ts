import { readOrder } from '@/contract/ordering/order-details.read';
import { readNotifications } from '@/contract/customer/notification.read';
import { readCourierSpot, readOrders } from '@/contract/ordering/order.read';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { order_payments, order_status_history, orders } from '@/server/db/schema';
import { demoTimeline, pointAt } from '@/server/demo/simulator';
import { newCustomer } from '@tests/support/pay-market';
import { buyNow, openShop } from '@tests/support/rooms/shop-room';
import { address, call, codes, fillMarket, ITEM, newGuest, NOW } from '@tests/support/round-market';

const STEP = 20;
const { database, api } = openShop(fillMarket, () => now);
let now: Date;
let guest_id: number;
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

beforeEach(async () => {
  vi.stubEnv('DEMO', 'true');
  vi.stubEnv('DEMO_STEP_SECONDS', String(STEP));
  now = NOW;
  guest_id = await newGuest(api);
});
afterEach(() => vi.unstubAllEnvs());

async function placed(more: object = {}): Promise<number> {
  const body = buyNow([{ item: ITEM.soup, price: 7.35 }], { guest_id, ...more });
  return ((await call(api, 'POST /customer/order/place', { body })).body as { order_id: number }).order_id;
}

const track = async (id: number) =>
  readOrder((await call(api, `GET /customer/order/track?order_id=${id}&guest_id=${guest_id}`)).body);
const courier = async (id: number) =>
  readCourierSpot((await call(api, `GET /delivery-man/last-location?order_id=${id}&guest_id=${guest_id}`)).body);

describe('the demo', () => {
  it('moves an order on, however rarely it is read', async () => {
    const id = await placed();
    expect((await track(id))?.order_status).toBe('pending');
    now = after(STEP + 1);
    expect((await track(id))?.order_status).toBe('confirmed');
    now = after(4 * STEP);
    const order = await track(id);
    expect(order).toMatchObject({ order_status: 'picked_up', delivery_man: { id: 1, f_name: 'Idris' } });
    const [stored] = await database.db.select().from(orders).where(eq(orders.id, id));
    expect(stored?.processing_time).toBe(20);
    expect(order?.reached.handover).toBe(after(3 * STEP).toISOString());
  });

  it('delivers it, stores each step with its time and collects the cash', async () => {
    const id = await placed();
    now = after(3600);
    const running = await call(api, `GET /customer/order/running-orders?limit=10&offset=1&guest_id=${guest_id}`);
    expect(readOrders(running.body).orders).toEqual([]);
    const [order] = await database.db.select().from(orders).where(eq(orders.id, id));
    expect(order).toMatchObject({ order_status: 'delivered', payment_status: 'paid', delivered: after(7 * STEP) });
    const history = await database.db
      .select()
      .from(order_status_history)
      .where(eq(order_status_history.order_id, id))
      .orderBy(order_status_history.id);
    expect(history.map(({ status, created_at }) => [status, created_at])).toEqual([
      ['pending', NOW],
      ['confirmed', after(STEP)],
      ['processing', after(2 * STEP)],
      ['handover', after(3 * STEP)],
      ['picked_up', after(4 * STEP)],
      ['delivered', after(7 * STEP)],
    ]);
    const [payment] = await database.db.select().from(order_payments).where(eq(order_payments.order_id, id));
    expect(payment?.payment_status).toBe('paid');
  });

  it('moves it once when it is read several times at once', async () => {
    const id = await placed();
    now = after(3600);
    await Promise.all(Array.from({ length: 6 }, () => track(id)));
    const history = await database.db.select().from(order_status_history).where(eq(order_status_history.order_id, id));
    expect(history).toHaveLength(6);
  });

  it('moves the courier from the store to the customer', async () => {
    const id = await placed();
    now = after(3 * STEP);
    await track(id);
    expect(await courier(id)).toMatchObject({ lat: 10.1, lng: 10.1 });
    const lat = async (seconds: number) => {
      now = after(seconds);
      return (await courier(id))?.lat ?? 0;
    };
    const seen = [await lat(4 * STEP), await lat(5 * STEP), await lat(6 * STEP), await lat(7 * STEP - 1)];
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(new Set(seen).size).toBe(4);
    expect(seen[0]).toBeCloseTo(10.1, 6);
    expect(seen[3]).toBeCloseTo(address(5).latitude, 2);
    now = after(8 * STEP);
    expect(await courier(id)).toBeNull();
  });

  it('refuses to cancel once the store has accepted it, even if nobody has read the order since', async () => {
    const id = await placed();
    now = after(STEP + 1);
    const answer = await call(api, 'PUT /customer/order/cancel', { body: { order_id: id, guest_id, reason: 'x' } });
    expect(codes(answer)).toEqual(['order']);
  });

  it('does not move canceled orders and those of the seed', async () => {
    const [canceled, seeded] = [await placed(), await placed()];
    await call(api, 'PUT /customer/order/cancel', { body: { order_id: canceled, guest_id, reason: 'x' } });
    await database.db.update(orders).set({ idempotency_key: null }).where(eq(orders.id, seeded));
    now = after(3600);
    expect((await track(canceled))?.order_status).toBe('canceled');
    expect((await track(seeded))?.order_status).toBe('pending');
  });

  it('does not exist without DEMO=true', async () => {
    vi.stubEnv('DEMO', 'false');
    const id = await placed();
    now = after(3600);
    expect((await track(id))?.order_status).toBe('pending');
  });
});

describe('what the demo tells a signed-in customer', () => {
  const told = {
    delivery: [
      'The store has confirmed your order.',
      'Your order is being prepared.',
      'Your order is ready.',
      'Your courier is on the way.',
      'Your order has arrived. Enjoy it!',
    ],
    take_away: [
      'The store has confirmed your order.',
      'Your order is being prepared.',
      'Your order is ready to be collected.',
      'You have collected your order. Enjoy it!',
    ],
    parcel: [
      'Your parcel request is confirmed.',
      'A courier has accepted your parcel and is on the way to the sender.',
      'The courier has your parcel and is on the way to the receiver.',
      'Your parcel has been delivered to its receiver.',
    ],
  } as const;

  it.each(['delivery', 'take_away', 'parcel'] as const)(
    '[LANG-01] has words of its own for a %s',
    async (order_type) => {
      const { token } = await newCustomer(database.db);
      const body = { ...buyNow([{ item: ITEM.soup, price: 7.35 }]), guest_id: undefined };
      const { order_id } = (await call(api, 'POST /customer/order/place', { body, token })).body as {
        order_id: number;
      };
      await database.db
        .update(orders)
        .set({ order_type, ...(order_type === 'parcel' && { store_id: null }) })
        .where(eq(orders.id, order_id));
      now = after(3600);
      await call(api, `GET /customer/order/track?order_id=${order_id}`, { token });
      const read = async (language: 'en' | 'ar') =>
        readNotifications((await call(api, 'GET /customer/notifications', { token, language })).body)
          .map(({ description }) => description)
          .toReversed();
      expect(await read('en')).toEqual(told[order_type]);
      const arabic = await read('ar');
      expect(arabic).toHaveLength(told[order_type].length);
      for (const text of arabic) expect(text).not.toMatch(/[a-z]/i);
    },
  );
});

describe('demoTimeline', () => {
  const created_at = NOW;
  const order = { order_type: 'delivery', created_at, scheduled: false, schedule_at: NOW } as const;
  const seconds = (timeline: ReturnType<typeof demoTimeline>) =>
    timeline.map(({ status, at }) => [status, (at.getTime() - NOW.getTime()) / 1000]);

  it('finishes a take-away without a courier', () => {
    expect(seconds(demoTimeline({ ...order, order_type: 'take_away' }, 10_000))).toEqual([
      ['confirmed', 10],
      ['processing', 20],
      ['handover', 30],
      ['delivered', 50],
    ]);
  });

  it('confirms an order for later at once, and delivers it in time', () => {
    const later = demoTimeline({ ...order, scheduled: true, schedule_at: after(1000) }, 10_000);
    expect(seconds(later).at(0)).toEqual(['confirmed', 10]);
    expect(seconds(later).at(-1)).toEqual(['delivered', 1000]);
  });

  it('begins anew with an order that is changed to cash', () => {
    expect(seconds(demoTimeline({ ...order, pending: after(600) }, 10_000)).at(0)).toEqual(['confirmed', 610]);
  });
});

describe('pointAt', () => {
  const line = [
    { lat: 0, lng: 0 },
    { lat: 1, lng: 0 },
    { lat: 1, lng: 0 },
    { lat: 3, lng: 0 },
  ];
  it.each([
    [0, 0],
    [0.5, 1.5],
    [1, 3],
  ])('at %d of the way is %d', (share, lat) => {
    expect(pointAt(line, share)).toEqual({ lat, lng: 0 });
  });
  it('stays at the only point of a route without a way', () => {
    expect(pointAt([{ lat: 2, lng: 2 }], 0.5)).toEqual({ lat: 2, lng: 2 });
  });
});
