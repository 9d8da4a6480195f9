import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readNotifications } from '@/contract/customer/notification.read';
import { readTripDetails } from '@/contract/rental/trip.read';
import { limits } from '@/domain/limits';
import { DAY_MS, MINUTE_MS } from '@/domain/time/units';
import { cleanUp } from '@/server/clean-up';
import { moveTrip } from '@/server/data/rental/trip';
import { coupons, trips } from '@/server/db/schema';
import { settlePayment } from '@/server/settlement/settle';
import { newCoupon, newCustomer, paymentIdOf, walletBalance } from '@tests/support/pay-market';
import { book, fillRental, loadTrip, pay, rent, RENTAL, VEHICLE } from '@tests/support/rental-market';
import { openShop } from '@tests/support/rooms/shop-room';
import { call, newGuest, NOW } from '@tests/support/round-market';
import { openOutbox } from '@tests/support/stand-ins/outbox';
import { readMail } from '@tests/support/stand-ins/read-mail';

const { database, api } = openShop(fillRental, () => now);
let now = NOW;
beforeEach(() => {
  now = NOW;
  vi.stubEnv('DEMO', 'false');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  // The trips of one test do not block vehicles for the next.
  await database.db.update(trips).set({ trip_status: 'canceled' });
});

/** Three hours with a hatchback, which begin at once. */
async function booked(who: { token?: string; guest_id?: number }, more: object = {}): Promise<number> {
  await rent(api, who, VEHICLE.hatch, { pickup_time: null });
  const { status, body } = await book(api, who, more);
  expect(status).toBe(200);
  return Number(body);
}
const move = (trip_id: number, status: 'confirmed' | 'ongoing') => moveTrip(database.db, { trip_id, status, at: NOW });
async function confirmed(who: { token: string }) {
  const id = await booked(who);
  await move(id, 'confirmed');
  return id;
}
async function find(id: number) {
  const [trip] = await database.db.select().from(trips).where(eq(trips.id, id));
  if (!trip) throw new Error(`There is no trip ${id}`);
  return trip;
}
/** The clean-up of the moment after which a trip that has not begun is given up, or of another one. */
async function clean(minutes = 0): Promise<void> {
  const end = NOW.getTime() + 3 * 60 * MINUTE_MS;
  now = new Date(end + limits.trip_lapses_days * DAY_MS + minutes * MINUTE_MS);
  await cleanUp(database.db, now);
}
const removeAccount = (token: string) => call(api, 'DELETE /customer/remove-account', { token });

describe('[PROF-24] [beyond §2.8] a trip that never began and of which nothing is paid', () => {
  it.each(['pending', 'confirmed'] as const)(
    'is canceled a week after its end when it is %s, and told so',
    async (status) => {
      const { token } = await newCustomer(database.db);
      const id = await booked({ token });
      if (status === 'confirmed') await move(id, status);
      await clean(-1);
      expect(await find(id)).toMatchObject({ trip_status: status });
      expect((await removeAccount(token)).status).toBe(203);
      await clean();
      expect(await find(id)).toMatchObject({ trip_status: 'canceled', canceled_by: 'system', canceled: now });
      const shown = readTripDetails((await loadTrip(api, { token }, id)).body);
      expect(shown.cancellation_reason).toBe('It did not begin by its time, and nothing of it was paid.');
      const { body } = await call(api, 'GET /customer/notifications', { token });
      expect(readNotifications(body)).toMatchObject([
        {
          title: `Trip ${id}`,
          description: 'Your trip was canceled: it did not begin by its time, and nothing of it was paid.',
        },
      ]);
      expect((await removeAccount(token)).status).toBe(200);
    },
  );

  it('is told to a guest by a mail, once', async () => {
    const outbox = await openOutbox();
    const settings = { SITE_URL: 'http://shop.test', ...outbox.settings };
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    const id = await booked({ guest_id: await newGuest(api) });
    for (const _time of [1, 2]) await clean();
    await vi.waitFor(() => expect(globalThis.medinaMessagesBehind?.size).toBe(0), 10_000);
    const said = outbox.mails.map((mail) => readMail(mail).text.split('\n')[0]);
    expect(said).toEqual([
      `Thank you. Your trip ${id} has been booked.`,
      `Your trip ${id} was canceled. Nothing is to be paid.`,
    ]);
    await outbox.close();
  });

  it('gives its coupon back', async () => {
    const { token } = await newCustomer(database.db);
    const coupon = await newCoupon(database.db, { code: 'DRIVE', module_id: RENTAL });
    await rent(api, { token }, VEHICLE.hatch, { pickup_time: null });
    const { status } = await book(api, { token }, { coupon_code: 'DRIVE', trip_amount: 28 });
    expect(status).toBe(200);
    const uses = async () => (await database.db.select().from(coupons).where(eq(coupons.id, coupon)))[0]?.total_uses;
    expect(await uses()).toBe(1);
    await clean();
    expect(await uses()).toBe(0);
  });

  it('is over: money that arrives for it afterwards goes back', async () => {
    const customer = await newCustomer(database.db);
    const id = await confirmed(customer);
    vi.stubEnv('DEMO', 'true');
    const atGateway = { payment_method: 'digital_payment', payment_gateway: 'sandbox' };
    const page = paymentIdOf(String((await pay(api, customer, id, atGateway)).body));
    vi.stubEnv('DEMO', 'false');
    await clean();
    await settlePayment({ db: database.db, now }, page, { status: 'success', reference: 'ref' });
    expect(await find(id)).toMatchObject({ trip_status: 'canceled', payment_status: 'unpaid' });
    expect(await walletBalance(database.db, customer.id)).toBe(30.2);
  });
});

describe('[RENTAL-01] a trip that may have been driven, or is paid, stays as it is', () => {
  it.each([
    ['that began', { trip_status: 'ongoing', ongoing: NOW }],
    ['that is completed', { trip_status: 'completed' }],
    ['that is paid to the driver in cash', { payment_method: 'cash_payment' }],
    ['of which the wallet has paid a part', { payment_status: 'partially_paid', partially_paid_amount: 5 }],
    ['that is paid', { payment_status: 'paid', payment_method: 'wallet' }],
  ] as const)('%s', async (_which, change) => {
    const id = await confirmed(await newCustomer(database.db));
    await database.db.update(trips).set(change).where(eq(trips.id, id));
    const before = await find(id);
    await clean();
    expect(await find(id)).toEqual(before);
  });

  it('in a demo, whose provider comes when its customer does', async () => {
    const id = await confirmed(await newCustomer(database.db));
    vi.stubEnv('DEMO', 'true');
    await clean();
    expect(await find(id)).toMatchObject({ trip_status: 'confirmed' });
  });
});
