import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanUp } from '@/server/clean-up';
import { changeDueParts } from '@/server/data/order-payment';
import { items, orders, stores } from '@/server/db/schema';
import { log } from '@/server/http/log';
import { mailBehind } from '@/server/ordering/order-mail';
import { settlePayment } from '@/server/settlement/settle';
import { idOf, newCustomer, paymentIdOf, payPage, placeAs, TWO_SOUPS } from '@tests/support/pay-market';
import { openMailRoom } from '@tests/support/rooms/mail-room';
import { buyNow, fillPaying, openShop } from '@tests/support/rooms/shop-room';
import { call, GUEST, ITEM, newGuest, NOW, STORE, type Line } from '@tests/support/round-market';

const { database, api } = openShop(fillPaying({ guest_checkout_status: 1 }));
const { behind, readNew, openPages } = openMailRoom({ database });
let guest_id: number;

beforeEach(async () => {
  guest_id = await newGuest(api);
});

type More = { language?: string; key?: string; lines?: Line[]; body?: object };

const place = ({ language = 'en', key, lines = [TWO_SOUPS], body = {} }: More = {}) =>
  call(api, 'POST /customer/order/place', {
    ...{ language, headers: key ? { 'Idempotency-Key': key } : {} },
    body: buyNow(lines, { guest_id, ...body }),
  });

describe('a guest', () => {
  it('[beyond §2.8] [beyond §4.2] gets the receipt of an order at the email that was asked for', async () => {
    await database.db
      .update(items)
      .set({ name: { en: 'Soup\r\nSubject: free', ar: 'شوربة' } })
      .where(eq(items.id, ITEM.soup));
    await database.db
      .update(stores)
      .set({ name: { en: 'Plain', ar: 'السهل' } })
      .where(eq(stores.id, STORE.plain));
    const id = idOf(await place({ body: { contact_person_name: 'Win now at http://bad.example' } }));
    const [mail, ...others] = await readNew();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: GUEST.contact_person_email });
    expect(mail?.subject).toBe(`Order ${id} at Medina Bcc: all@mail.example`);
    expect(mail?.headers).not.toMatch(/^bcc:/im);
    const said = mail?.text ?? '';
    expect(said).toContain(`Your order ${id} has been placed.`);
    expect(said).toContain('Store: Plain\n');
    expect(said).toContain('2 × Soup Subject: free: $14.70\n');
    expect(said).toContain('Total with all fees, taxes and discounts: $21.05\nTo pay in cash: $21.05\n');
    expect(said).toContain(`http://shop.test/track-order?order_id=${id}\n`);
    expect(said).toContain('help@shop.example\n+15550100077');
    // Neither words of the guest nor what opens the order.
    expect(said).not.toMatch(/bad\.example|1 Test Lane|5550100999/);
  });

  it('[beyond §2.8] gets it in the language of the order, and once however often the order is sent', async () => {
    const answers = [];
    for (const _time of [1, 2, 3]) answers.push(await place({ language: 'ar', key: 'the-same-order' }));
    const [first] = answers;
    expect(new Set(answers.map(idOf)).size).toBe(1);
    const mails = await readNew();
    expect(mails.map(({ subject }) => subject)).toEqual([`الطلب ${first ? idOf(first) : 0} من مدينة`]);
    expect(mails[0]?.text).toContain('http://shop.test/ar/track-order?order_id=');
    expect(mails[0]?.text).toContain('السهل');
  });

  it('[beyond §2.8] gets it once two calls place the same order at the same time', async () => {
    const ids = (await Promise.all([1, 2].map(() => place({ key: 'at-once' })))).map(idOf);
    expect(new Set(ids).size).toBe(1);
    expect(await readNew()).toHaveLength(1);
  });

  it('[beyond §2.8] who pays at a gateway gets it once that is paid, and nothing of an order that is never paid', async () => {
    const body = { payment_method: 'digital_payment' };
    const [paid, left] = [idOf(await place({ body })), idOf(await place({ body }))];
    const [page = ''] = await openPages(() => payPage(api, { order_id: paid, customer_id: guest_id }));
    expect(await readNew()).toEqual([]);
    const settle = () =>
      settlePayment({ db: database.db, now: NOW }, paymentIdOf(page), { status: 'success', reference: 'ref-1' });
    for (const _time of [1, 2]) await settle();
    const mails = await readNew();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(/Paid online: \$\d/);
    await cleanUp(database.db, new Date(NOW.getTime() + 3 * 3_600_000));
    const [order] = await database.db.select().from(orders).where(eq(orders.id, left));
    expect(order?.order_status).toBe('canceled');
    expect(await readNew()).toEqual([]);
  });

  it('[beyond §2.8] is told of the end of an order that was mailed: canceled by the guest, or by the shop', async () => {
    const [own, unreported] = [
      idOf(await place({ language: 'ar' })),
      idOf(await place({ body: { payment_method: 'offline_payment' } })),
    ];
    expect(await readNew()).toHaveLength(2);
    await call(api, 'POST /customer/order/cancel', { body: { guest_id, order_id: own, reason: 'Too late' } });
    const mails = await readNew();
    await cleanUp(database.db, new Date(NOW.getTime() + 30 * 3_600_000));
    mails.push(...(await readNew()));
    expect(mails.map(({ text }) => text.split('\n')[0])).toEqual([
      `أُلغي طلبك رقم ${own}.`,
      `Your order ${unreported} was canceled.`,
    ]);
  });

  it('[beyond §2.8] is told what becomes of the money when a paid order is canceled', async () => {
    const id = idOf(await place({ body: { payment_method: 'offline_payment' } }));
    expect(await readNew()).toHaveLength(1);
    await changeDueParts(database.db, id, { payment_status: 'paid' }, NOW);
    await call(api, 'POST /customer/order/cancel', { body: { guest_id, order_id: id, reason: 'Too late' } });
    const [canceled] = await readNew();
    expect(canceled?.text).toContain('You have paid $21.05. Please contact us, so that we can send it back.');
  });

  it('[beyond §2.8] is told that a payment goes back which was not needed any more', async () => {
    const id = idOf(await place({ body: { payment_method: 'digital_payment' } }));
    const open = () => payPage(api, { order_id: id, customer_id: guest_id });
    const pages = await openPages(open, open);
    vi.spyOn(log, 'error').mockImplementation(() => {});
    for (const page of pages)
      await settlePayment({ db: database.db, now: NOW }, paymentIdOf(page), { status: 'success', reference: page });
    const said = (await readNew()).map(({ text }) => text);
    expect(said.some((text) => /was not needed any more\. It goes back the way you paid it/.test(text))).toBe(true);
  });

  it('[beyond §2.8] gets a list that ends, however long the order is', async () => {
    const many = Array.from({ length: 60 }, () => ({ ...TWO_SOUPS, quantity: 1 }));
    await database.db
      .update(items)
      .set({ name: { en: 'Soup '.repeat(500), ar: 'شوربة' } })
      .where(eq(items.id, ITEM.soup));
    await place({ lines: many, body: { payment_method: 'offline_payment' } });
    const [mail] = await readNew();
    expect(mail?.text).toContain('and 10 more items');
    expect(mail?.text.length).toBeLessThan(10_000);
  });

  it('[beyond §2.8] is not flooded by orders in their name, which are placed all the same', async () => {
    const warned = vi.spyOn(log, 'warn').mockImplementation(() => {});
    const ids: number[] = [];
    for (const contact_person_email of ['flooded@mail.example', 'Flooded@mail.example'])
      ids.push(idOf(await place({ body: { contact_person_email } })));
    const mailTwice = (kind: 'receipt' | 'canceled') => {
      for (const id of ids) mailBehind({ db: database.db, now: NOW }, id, { kind });
      return behind();
    };
    for (let n = 0; n < 15; n++) await mailTwice('receipt');
    const { status } = await place({ body: { contact_person_email: 'flooded@mail.example' } });
    expect([status, (await readNew()).length]).toEqual([200, 20]);
    // What ends has room of its own, however much was placed.
    for (let n = 0; n < 15; n++) await mailTwice('canceled');
    const ends = await readNew();
    expect(ends).toHaveLength(20);
    expect(ends[0]?.text).toContain('was canceled.');
    expect(JSON.stringify(warned.mock.calls)).not.toMatch(/flooded/i);
  });
});

it('[beyond §2.8] no guest uses up the mails of a customer who has proved the email', async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => {});
  const customer = await newCustomer(database.db, 0, { is_email_verified: true });
  const contact_person_email = `c${customer.id}@shop.example`;
  const stranger = idOf(await place({ body: { contact_person_email } }));
  for (const kind of ['receipt', 'canceled'] as const)
    for (let n = 0; n < 25; n++) mailBehind({ db: database.db, now: NOW }, stranger, { kind });
  expect(await readNew()).toHaveLength(40);
  const id = idOf(await placeAs(api, customer.token, buyNow([TWO_SOUPS])));
  await call(api, 'POST /customer/order/cancel', {
    token: customer.token,
    body: { order_id: id, reason: 'Too late' },
  });
  const mails = await readNew();
  expect(mails.map(({ to, text }) => [to, text.split('\n')[0]])).toEqual([
    [contact_person_email, `Thank you. Your order ${id} has been placed.`],
    [contact_person_email, `Your order ${id} was canceled.`],
  ]);
});

it('[beyond §2.8] a customer gets it at the email of the account, with the address of the own order', async () => {
  const customer = await newCustomer(database.db, 100, { is_email_verified: true });
  const id = idOf(await placeAs(api, customer.token, { ...buyNow([TWO_SOUPS]), payment_method: 'wallet' }));
  const [mail] = await readNew();
  expect(mail?.to).toBe(`c${customer.id}@shop.example`);
  const said = mail?.text ?? '';
  expect(said).toMatch(/2 × Soup/);
  expect(said).toMatch(/Paid from the wallet: \$/);
  expect(said).toContain(`http://shop.test/track-order/${id}\n`);
  expect(said).not.toMatch(/phone number|by mistake/);
});

it.each([
  ['en', 'To pay in cash: $21.05', 'If you have not ordered anything, somebody has given your address by mistake.'],
  ['ar', 'المتجر: ', 'إن لم تطلب شيئًا فقد أدخل أحدهم عنوانك بالخطأ'],
])(
  '[beyond §2.8] an email that nobody has proved learns nothing of the goods (%s)',
  async (language, paying, sorry) => {
    const customer = await newCustomer(database.db, 0);
    await call(api, 'POST /customer/order/place', { language, token: customer.token, body: buyNow([TWO_SOUPS]) });
    const [mail, ...others] = await readNew();
    expect([mail?.to, others]).toEqual([`c${customer.id}@shop.example`, []]);
    const said = mail?.text ?? '';
    expect(said).toContain(paying);
    expect(said).toContain(sorry);
    expect(said).not.toMatch(/×|soup|شوربة|lane/i);
  },
);

describe('no mail', () => {
  it.each([
    ['in the demo, where no message leaves the machine', { DEMO: 'true' }],
    ['in a shop without SMTP', { SMTP_URL: '' }],
  ])('[beyond §2.8] is sent %s', async (_where, settings) => {
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    const failed = vi.spyOn(log, 'error');
    expect((await place()).status).toBe(200);
    expect(await readNew()).toEqual([]);
    expect(failed).not.toHaveBeenCalled();
  });

  it('[beyond §2.8] [beyond §4] keeps an order from being placed, where the mail server is away', async () => {
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
    const failed = vi.spyOn(log, 'error').mockImplementation(() => {});
    const id = idOf(await place());
    await behind();
    expect(failed.mock.calls).toEqual([
      ['A mail about an order could not be sent', expect.objectContaining({ order: id, kind: 'receipt' })],
    ]);
    expect(JSON.stringify(failed.mock.calls)).not.toContain(GUEST.contact_person_email);
  });
});
