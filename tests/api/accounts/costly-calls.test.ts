import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import type { ThrottleKind } from '@/domain/accounts/throttle';
import { createHttp } from '@/lib/api/http';
import { callInProcess } from '@/lib/api/in-process';
import { challengeIn, PROOF_HEADER, solve } from '@/lib/api/proof-of-work';
import { stores, throttles as counts } from '@/server/db/schema';
import { openApiDocument } from '@/server/openapi/document';
import { areas } from '@/server/routes';
import { attackedShop, nearlyUseUp } from '@tests/support/attacked-shop';
import {
  address,
  codes,
  GUEST,
  ITEM,
  lineBody,
  MODULE,
  newGuest,
  ORDER,
  STORE,
  type Answer,
} from '@tests/support/round-market';
import { photo, sendForm } from '@tests/support/form';
import { configure, switchPaymentOn } from '@tests/support/pay-market';
import { LINA } from '@tests/support/rooms/sign-in-room';
import { answerProblems } from '../openapi/answer-problems';

// Hundreds of calls and a puzzle take long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const shop = attackedShop();

const nearlyUsedUp = (kind: ThrottleKind, of: string) => nearlyUseUp(shop.db, kind, of);

type Kind = 'guest' | 'newsletter' | 'look_up';
const costly: [what: string, kind: Kind, line: string, body: (n: number) => object][] = [
  ['guest ids', 'guest', 'POST /auth/guest/request', () => ({})],
  ['the newsletter', 'newsletter', 'POST /newsletter/subscribe', (n) => ({ email: `n${n}@shop.example` })],
  [
    'who waits for a place',
    'newsletter',
    'POST /zone/await',
    (n) => ({ email: `w${n}@shop.example`, lat: 50, lng: 50 }),
  ],
  ['search of places', 'look_up', 'GET /config/place-api-autocomplete?search_text=quay', () => ({})],
  ['addresses of points', 'look_up', 'GET /config/geocode-api?lat=10&lng=10', () => ({})],
];

describe.each(costly)('%s', (_what, kind, line, body) => {
  const ask = (from: string, n: number) => shop.from(from, line, body(n));

  it.each(['by address', 'in all'])('are limited %s', async (way) => {
    const isAll = way === 'in all';
    await nearlyUsedUp(isAll ? kind : `${kind}_from_address`, isAll ? 'all' : '10.50.0.1');
    const n = isAll ? 10 : 20;
    expect((await ask('10.50.0.1', n)).status).toBe(200);
    const refused = await ask(isAll ? '10.50.0.2' : '10.50.0.1', n + 1);
    expect([refused.status, codes(refused)]).toEqual([429, ['too_many']]);
    if (!isAll) expect((await ask('10.50.0.3', n + 2)).status).toBe(200);
    await shop.db.delete(counts);
  });
});

it('a refusal matches the API description, including the challenge', async () => {
  await nearlyUsedUp('guest_from_address', '10.50.1.1');
  const ask = () => shop.from('10.50.1.1', 'POST /auth/guest/request', {});
  await ask();
  const { status, body } = await ask();
  expect(body).toMatchObject({ challenge: { text: expect.any(String), bits: expect.any(Number) } });
  const problems = answerProblems(openApiDocument(areas));
  expect(problems({ of: 'post /auth/guest/request', input: {}, status, body, missing: [] })).toEqual([]);
  await shop.db.delete(counts);
});

it('codes are limited globally', async () => {
  await nearlyUsedUp('message', 'all');
  const ask = (from: string, phone: string) => shop.from(from, 'POST /auth/login', { login_type: 'otp', phone });
  expect((await ask('10.51.0.1', LINA.phone)).status).toBe(200);
  expect((await ask('10.51.0.2', '+15550107777')).status).toBe(405);
  await shop.db.delete(counts);
});

describe('cash orders of a guest', () => {
  const order = (guest_id: number, more: object = {}) =>
    shop.from(
      '10.52.0.1',
      'POST /customer/order/place',
      {
        ...{ ...ORDER, ...address(2), guest_id, store_id: STORE.plain, is_buy_now: 1 },
        cart: JSON.stringify([lineBody({ item: ITEM.soup, price: 7.35 })]),
        ...more,
      },
      { module: MODULE.food },
    );

  it('are limited, and only those that are placed count', async () => {
    const guest = await newGuest(shop.api);
    for (let n = 0; n < 12; n++) expect((await order(guest, { store_id: 999_999 })).status).not.toBe(429);
    for (let n = 0; n < 10; n++) expect((await order(guest)).status).toBe(200);
    const refused = await order(guest);
    expect([refused.status, codes(refused)]).toEqual([429, ['too_many']]);
  });

  it('are limited for a phone, too, whoever the guest is', async () => {
    const other = await newGuest(shop.api);
    for (let n = 0; n < 10; n++) expect((await order(other)).status).toBe(200);
    expect((await order(await newGuest(shop.api))).status).toBe(429);
    expect((await order(await newGuest(shop.api), { contact_person_number: '+15550106666' })).status).toBe(200);
  });

  it('answer an order that is placed already, for a client that lost the answer', async () => {
    const guest = await newGuest(shop.api);
    const keyed = { contact_person_number: '+15550106668', idempotency_key: 'lost-answer' };
    const placed = await order(guest, keyed);
    await nearlyUsedUp('cash_order_by_guest', String(guest));
    await order(guest, { contact_person_number: '+15550106668' });
    expect((await order(guest, { contact_person_number: '+15550106668' })).status).toBe(429);
    expect(await order(guest, keyed)).toEqual(placed);
  });

  it('count an order to be paid by transfer', async () => {
    await switchPaymentOn(shop.db);
    const guest = await newGuest(shop.api);
    const byTransfer = { payment_method: 'offline_payment', contact_person_number: '+15550106669' };
    await nearlyUsedUp('cash_order_by_guest', String(guest));
    expect((await order(guest, byTransfer)).status).toBe(200);
    expect((await order(guest, byTransfer)).status).toBe(429);
  });

  it('count a prescription, however it is paid', async () => {
    await switchPaymentOn(shop.db);
    await configure(shop.db, { prescription_order_status: true });
    await shop.db.update(stores).set({ prescription_order: true }).where(eq(stores.id, STORE.grocery));
    const guest = await newGuest(shop.api);
    const send = async () =>
      sendForm(
        shop.api,
        '/customer/order/prescription/place',
        {
          ...{ guest_id: guest, ...GUEST, contact_person_number: '+15550106670', store_id: STORE.grocery },
          ...{ ...address(5), order_type: 'delivery', distance: 5, payment_method: 'digital_payment' },
          order_attachment: [await photo()],
        },
        undefined,
        { 'X-Forwarded-For': '10.52.0.3' },
      );
    await nearlyUsedUp('cash_order_by_guest', String(guest));
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(429);
  });

  it('count an order that is switched to cash later', async () => {
    await switchPaymentOn(shop.db);
    const guest = await newGuest(shop.api);
    const contact_person_number = '+15550106667';
    const placed = [0, 1].map(() => order(guest, { payment_method: 'digital_payment', contact_person_number }));
    const ids = (await Promise.all(placed)).map(({ body }) => (body as { order_id: number }).order_id);
    await nearlyUsedUp('cash_order_by_guest', String(guest));
    const switchOne = (order_id: number | undefined) =>
      shop.from('10.52.0.2', 'POST /customer/order/payment-method', { guest_id: guest, order_id, _method: 'put' });
    expect((await switchOne(ids[0])).status).toBe(200);
    const refused = await switchOne(ids[1]);
    expect([refused.status, codes(refused)]).toEqual([429, ['too_many']]);
  });
});

// Solving a challenge takes a random time.
describe('a challenge', { timeout: 60_000 }, () => {
  const ask = (more: Record<string, string> = {}) =>
    shop.from('', 'POST /auth/guest/request', {}, { headers: { 'X-Forwarded-For': '10.53.0.1', ...more } });
  const challenge = ({ body }: Answer) => challengeIn(body) ?? { text: '', bits: 0 };

  it('allows exactly one more call when it is solved', async () => {
    await nearlyUsedUp('guest_from_address', '10.53.0.1');
    expect((await ask()).status).toBe(200);
    const proof = (await solve(challenge(await ask()))) ?? '';
    expect((await ask({ [PROOF_HEADER]: proof })).status).toBe(200);
    expect((await ask({ [PROOF_HEADER]: proof })).status).toBe(429);
    expect((await ask()).status).toBe(429);
  });

  it('allows only a limited number of calls from one address', async () => {
    await nearlyUsedUp('guest_from_address', '10.53.0.1');
    await ask();
    const proof = (await solve(challenge(await ask()))) ?? '';
    await nearlyUsedUp('solved_from_address', '10.53.0.1');
    expect((await ask({ [PROOF_HEADER]: proof })).status).toBe(200);
    const next = (await solve(challenge(await ask()))) ?? '';
    expect((await ask({ [PROOF_HEADER]: next })).status).toBe(429);
    await shop.db.delete(counts);
    await nearlyUsedUp('guest_from_address', '10.53.0.1');
    await ask();
  });

  it('is not solved by a guess, too late or with an invented challenge', async () => {
    const { text, bits } = challenge(await ask());
    const proof = (await solve({ text, bits })) ?? '';
    const own = (await solve({ text: `${text.slice(0, -4)}0000`, bits })) ?? '';
    for (const wrong of [`${proof}0`, own, 'x', '']) expect((await ask({ [PROOF_HEADER]: wrong })).status).toBe(429);
    shop.later(121);
    await nearlyUsedUp('guest_from_address', '10.53.0.1');
    await ask();
    expect((await ask({ [PROOF_HEADER]: proof })).status).toBe(429);
    shop.later(-121);
  });

  it('does not lift global limits', async () => {
    await nearlyUsedUp('guest', 'all');
    await shop.from('10.53.0.9', 'POST /auth/guest/request', {});
    const proof = (await solve(challenge(await ask()))) ?? '';
    expect((await ask({ [PROOF_HEADER]: proof })).status).toBe(429);
  });

  it('is solved by the storefront without asking the customer', async () => {
    await shop.db.delete(counts);
    await nearlyUsedUp('guest_from_address', '10.53.0.1');
    expect((await ask()).status).toBe(200);
    const http = createHttp({
      baseURL: 'http://shop.test/api/v1',
      shared: () => ({ token: null, at: null, language: 'en', zone_ids: [], module_id: null }),
      fixed: { 'X-Forwarded-For': '10.53.0.1' },
      adapter: callInProcess((request) => shop.api.request(request)),
    });
    expect((await http.post('/auth/guest/request', {})).data).toMatchObject({ message: 'guest_verified' });
  });
});
