import { beforeEach, describe, expect, it } from 'vitest';
import { readTracked } from '@/contract/ordering/order-details.read';
import { cancellation_reasons, refund_reasons, refunds } from '@/server/db/schema';
import { addSoups, idOf, newCustomer, placeAs } from '@tests/support/pay-market';
import { fillPaying, openShop, runStillDemo } from '@tests/support/rooms/shop-room';
import { call, NOW } from '@tests/support/round-market';

const { database, api } = openShop(fillPaying({ refund_active_status: true }), () => now);
runStillDemo();
let now = NOW;
let customer: { id: number; token: string };

beforeEach(async () => {
  now = NOW;
  customer = await newCustomer(database.db, 30);
  await addSoups(api, customer.token);
});

const track = async (id: number, language: 'en' | 'ar') =>
  readTracked((await call(api, `GET /customer/order/track?order_id=${id}`, { token: customer.token, language })).body);
const bothNotes = async (id: number) => [
  (await track(id, 'en')).cancellation_note,
  (await track(id, 'ar')).cancellation_note,
];

describe('what the shop notes in an order', () => {
  it('[LANG-01] [CHECKOUT-01] says in the reader’s language that a newer order has replaced it', async () => {
    const first = idOf(await placeAs(api, customer.token, { payment_method: 'digital_payment' }));
    await placeAs(api, customer.token);
    expect(await bothNotes(first)).toEqual([
      'You have placed a newer order, which replaces this unpaid one.',
      'قدمت طلبًا أحدث حل محل هذا الطلب غير المدفوع.',
    ]);
  });

  it('[LANG-01] says in the reader’s language that it was not paid in time', async () => {
    const id = idOf(await placeAs(api, customer.token, { payment_method: 'digital_payment' }));
    now = new Date(NOW.getTime() + 61 * 60_000);
    await track(id, 'en');
    expect(await bothNotes(id)).toEqual([
      'The order was not paid in time. You can order again.',
      'لم يُدفع الطلب في الوقت المحدد. يمكنك أن تطلب من جديد.',
    ]);
  });
});

describe('what a customer has given as the reason', () => {
  const cancel = async (reason: string) => {
    const id = idOf(await placeAs(api, customer.token));
    await call(api, 'PUT /customer/order/cancel', { token: customer.token, body: { order_id: id, reason } });
    return [(await track(id, 'en')).cancellation_reason, (await track(id, 'ar')).cancellation_reason];
  };

  it('[LANG-01] is read in either language if it is one of the market’s, and as it is otherwise', async () => {
    const reason = { en: 'It takes too long', ar: 'الانتظار طويل' };
    await database.db.insert(cancellation_reasons).values({ reason, user_type: 'customer' });
    expect(await cancel('الانتظار طويل')).toEqual(['It takes too long', 'الانتظار طويل']);
    await addSoups(api, customer.token);
    expect(await cancel('It takes too long, really')).toEqual([
      'It takes too long, really',
      'It takes too long, really',
    ]);
  });

  it('[LANG-01] of a refund is read in either language, too, and so is the answer', async () => {
    const order_id = idOf(await placeAs(api, customer.token));
    await database.db.insert(refund_reasons).values({ reason: { en: 'It is spoiled', ar: 'المنتج فاسد' } });
    await database.db.insert(refunds).values({
      ...{ order_id, user_id: customer.id, refund_amount: 1, customer_reason: 'It is spoiled' },
      ...{ refund_status: 'rejected', admin_note: 'refund_no_damage' },
    });
    expect((await track(order_id, 'ar')).refund).toMatchObject({
      customer_reason: 'المنتج فاسد',
      admin_note: 'لا يظهر أي ضرر في الصور.',
    });
    expect((await track(order_id, 'en')).refund).toMatchObject({
      customer_reason: 'It is spoiled',
      admin_note: 'The pictures show no damage.',
    });
  });
});
