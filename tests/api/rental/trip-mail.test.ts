import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readNotifications } from '@/contract/customer/notification.read';
import { moveTrip } from '@/server/data/rental/trip';
import { stores, trips, vehicles } from '@/server/db/schema';
import { log } from '@/server/http/log';
import { settlePayment } from '@/server/settlement/settle';
import { newCustomer, paymentIdOf, walletBalance } from '@tests/support/pay-market';
import { book, fillRental, pay, PICKUP, PROVIDER, rent, RENTAL, VEHICLE, type Who } from '@tests/support/rental-market';
import { openMailRoom } from '@tests/support/rooms/mail-room';
import { openShop } from '@tests/support/rooms/shop-room';
import { call, GUEST, newGuest, NOW } from '@tests/support/round-market';

const { database, api } = openShop(fillRental);
const { readNew, openPages } = openMailRoom({ database });
const BACK = 'http://shop.test/rental/trip-status';
let guest: Who;

beforeAll(async () => {
  await database.db
    .update(stores)
    .set({ name: { en: 'Yard', ar: 'الساحة' } })
    .where(eq(stores.id, PROVIDER.yard));
  await database.db
    .update(vehicles)
    .set({ name: { en: 'Hatch\r\nSubject: free', ar: 'هاتشباك' } })
    .where(eq(vehicles.id, VEHICLE.hatch));
});
beforeEach(async () => {
  guest = { guest_id: await newGuest(api) };
});
afterEach(async () => {
  // The trips of one test do not block vehicles for the next.
  await database.db.update(trips).set({ trip_status: 'canceled' });
});

/** Books three hours with a hatchback. */
async function booked(who: Who, more: object = {}, headers: Record<string, string> = {}): Promise<number> {
  await rent(api, who, VEHICLE.hatch, { pickup_location: { ...PICKUP, location_name: 'Win at http://bad.example' } });
  const { status, body } = await book(api, who, more, headers);
  expect(status).toBe(200);
  return Number(body);
}

/** The provider takes it, after which it is paid. */
const confirm = (trip_id: number) => moveTrip(database.db, { trip_id, status: 'confirmed', at: NOW });

/** Opens two pages of the sandbox to pay the trip at. Answers the numbers of the payments. */
async function openTwo(who: Who, trip_id: number): Promise<string[]> {
  const atGateway = { payment_method: 'digital_payment', payment_gateway: 'sandbox', callback_url: BACK };
  const open = () => pay(api, who, trip_id, atGateway);
  return (await openPages(open, open)).map(({ body }) => paymentIdOf(String(body)));
}

describe('a guest', () => {
  it('[beyond §2.8] [beyond §4.2] gets a mail of a booked trip at the email that was asked for', async () => {
    const id = await booked(guest, { contact_person_name: 'Win now', additional_note: 'http://bad.example' });
    const [mail, ...others] = await readNew();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: GUEST.contact_person_email });
    expect(mail?.subject).toBe(`Trip ${id} at Medina Bcc: all@mail.example`);
    expect(mail?.headers).not.toMatch(/^bcc:/im);
    const said = mail?.text ?? '';
    expect(said).toContain(`Your trip ${id} has been booked.`);
    expect(said).toMatch(/Provider: Yard\nPickup: Wednesday, March 11, 2026, 9:00.AM\n/);
    expect(said).toContain('1 × Hatch Subject: free: $27.00\n');
    expect(said).toContain('$30.20\nYou pay once the provider has confirmed the trip.\n');
    expect(said).toContain(`http://shop.test/track-order?trip_id=${id}\n`);
    expect(said).toContain('help@shop.example\n+15550100077');
    // Neither words of the guest nor what opens the trip.
    expect(said).not.toMatch(/bad\.example|Win|5550100999/);
  });

  it('[beyond §2.8] gets it in the language of the booking, and once however often it is sent', async () => {
    const headers = { 'X-localization': 'ar', 'Idempotency-Key': 'the-same-trip' };
    const id = await booked(guest, {}, headers);
    for (const _time of [1, 2]) expect((await book(api, guest, {}, headers)).body).toBe(id);
    const mails = await readNew();
    expect(mails.map(({ subject }) => subject)).toEqual([`الرحلة ${id} من مدينة`]);
    expect(mails[0]?.text).toContain(`http://shop.test/ar/track-order?trip_id=${id}`);
    expect(mails[0]?.text).toMatch(/الساحة[^]*مارس[^]*هاتشباك/);
  });

  it('[beyond §2.8] is told once that the trip is canceled, after it was told of the booking', async () => {
    const id = await booked(guest);
    const input = { module: RENTAL, body: { ...guest, trip_id: id } };
    for (const _time of [1, 2]) await call(api, 'PUT /rental/user/trip/cancel-trip', input);
    expect((await readNew()).map(({ text }) => text.split('\n')[0])).toEqual([
      `Thank you. Your trip ${id} has been booked.`,
      `Your trip ${id} was canceled. Nothing is to be paid.`,
    ]);
  });

  it('[beyond §2.8] is told once that the trip is paid, and of a payment that goes back', async () => {
    const id = await booked(guest);
    await confirm(id);
    await readNew();
    const [first, second] = await openTwo(guest, id);
    vi.spyOn(log, 'error').mockImplementation(() => {});
    for (const reference of [first, first, second])
      await settlePayment({ db: database.db, now: NOW }, reference ?? '', { status: 'success', reference: 'ref' });
    const said = (await readNew()).map(({ text }) => text);
    expect(said).toHaveLength(2);
    expect(said[0]).toMatch(/Your trip \d+ is paid\.\n[^]*\$30\.20\nPaid online: \$30\.20\n/);
    expect(said[1]).toContain('Your payment of $30.20 was not needed any more. It goes back the way you paid it.');
  });
});

it('[beyond §2.8] a customer gets it at the email of the account, and how the wallet has paid', async () => {
  const customer = await newCustomer(database.db, 100, { is_email_verified: true });
  const id = await booked({ token: customer.token });
  await confirm(id);
  await pay(api, { token: customer.token }, id, { payment_method: 'wallet' });
  const mails = await readNew();
  expect(mails.map(({ to }) => to)).toEqual(Array.from({ length: 2 }, () => `c${customer.id}@shop.example`));
  expect(mails[0]?.text).toContain(`http://shop.test/rental/trip-status/${id}\n`);
  expect(mails[0]?.text).toContain('1 × Hatch');
  expect(mails[0]?.text).not.toMatch(/phone number|by mistake/);
  expect(mails[1]?.text).toContain('Paid from the wallet: $30.20\n');
});

it.each([
  ['en', 'Provider: Yard', 'If you have not booked anything, somebody has given your address by mistake.'],
  ['ar', 'المزوّد: الساحة', 'إن لم تحجز شيئًا فقد أدخل أحدهم عنوانك بالخطأ'],
])('[beyond §2.8] an email that nobody has proved does not learn the vehicles (%s)', async (language, from, sorry) => {
  const { token } = await newCustomer(database.db);
  await booked({ token }, {}, { 'X-localization': language });
  const said = (await readNew()).map(({ text }) => text);
  expect(said).toEqual([expect.stringContaining(from)]);
  expect(said[0]).toContain(sorry);
  expect(said[0]).not.toMatch(/×|Hatch|هاتشباك|Gate/);
});

it('[beyond §2.8] a customer is told by mail and in the inbox, in both languages, of a payment that came too late', async () => {
  const customer = await newCustomer(database.db, 0);
  const id = await booked({ token: customer.token }, {}, { 'X-localization': 'ar' });
  await confirm(id);
  const pages = await openTwo({ token: customer.token }, id);
  await readNew();
  for (const page of [...pages, ...pages])
    await settlePayment({ db: database.db, now: NOW }, page, { status: 'success', reference: page });
  const mails = await readNew();
  expect(mails.map(({ subject, to }) => [subject, to])).toEqual(
    Array.from({ length: 2 }, () => [`الرحلة ${id} من مدينة`, `c${customer.id}@shop.example`]),
  );
  expect(mails[0]?.text).toContain(`دُفعت قيمة رحلتك رقم ${id}.`);
  expect(mails[1]?.text).toMatch(/لم تعد هناك حاجة إلى دفعتك بقيمة [^]*وقد عاد المبلغ إلى محفظتك/);
  expect(await walletBalance(database.db, customer.id)).toBe(30.2);
  const { body } = await call(api, 'GET /customer/notifications', { token: customer.token });
  expect(readNotifications(body)).toEqual([
    expect.objectContaining({
      ...{ title: `Trip ${id}`, trip_id: id, order_id: null, type: 'trip_status' },
      description: 'Your payment of $30.20 was not needed any more. It is back in your wallet.',
    }),
  ]);
  const inArabic = await call(api, 'GET /customer/notifications', { token: customer.token, language: 'ar' });
  expect(readNotifications(inArabic.body)[0]?.title).toBe(`الرحلة ${id}`);
});
