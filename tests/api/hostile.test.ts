import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { queryRows } from '@/server/db/client';
import { areas } from '@/server/routes';
import { listCalls, type Call } from '@/server/openapi/calls';
import { findProblems, queryOf, textOf, usualInput, wrong, type Input, type Told } from '@tests/support/hostile-input';
import { openShop, runWith } from '@tests/support/rooms/shop-room';
import { address, call, ITEM, lineBody, MODULE, newGuest, ORDER, STORE } from '@tests/support/round-market';

// A call with many fields is sent hundreds of times.
vi.setConfig({ testTimeout: 60_000 });

const { database, api } = openShop();
/** The values of all fields but the attacked one: valid for their type, but never enough to change anything. */
let usual: Input;
let before: string;

// The demo's gateway is available, so that its calls are attacked, too.
runWith({ DEMO: 'true' });
beforeAll(async () => {
  const victim = await newGuest(api);
  const soup = lineBody({ item: ITEM.soup, price: 7.35 });
  const added = await call(api, 'POST /customer/cart/add', {
    module: MODULE.food,
    body: { guest_id: victim, ...soup },
  });
  const bought = { ...ORDER, guest_id: victim, store_id: STORE.plain, ...address(2), is_buy_now: 1 };
  const placed = await call(api, 'POST /customer/order/place', {
    module: MODULE.food,
    body: { ...bought, cart: JSON.stringify([soup]) },
  });
  usual = {
    ...{ ...ORDER, ...address(2), guest_id: await newGuest(api), store_id: STORE.plain },
    // With the caller's own guest id, these ids are foreign.
    cart_id: (added.body as { id: number }[])[0]?.id,
    order_id: (placed.body as { order_id: number }).order_id,
    // The price is wrong, so that no order is ever placed.
    ...{ ...soup, price: 1, is_buy_now: 1, cart: JSON.stringify([{ ...soup, price: 1 }]), create_new_user: 0 },
    item_list: [{ ...soup, price: 1 }],
    ...{ id: '1', lat: 10.1, lng: 10.1, origin_lat: 10.1, origin_lng: 10.1, destination_lat: 10.2 },
    ...{
      destination_lng: 10.2,
      date_time: '2026-03-10 12:00:00',
      schedule_at: null,
      reason: 'x',
      is_prescription: false,
    },
    ...{ idempotency_key: 'k', coupon_code: null, partial_payment: null, email: 'no email' },
  };
  before = await everything();
}, 60_000);

/** A checksum over every table except guests, whose ids anybody can request, and counts of tries. */
async function everything(): Promise<string> {
  const tables = await queryRows<{ name: string }>(
    database.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const sums = tables
    .filter(({ name }) => name !== 'guests' && name !== 'throttles')
    .map(({ name }) => `(select md5(string_agg(t::text, '|' order by t::text)) from "${name}" t)`);
  const [row] = await queryRows<{ sum: string }>(
    database.db,
    sql.raw(`select concat_ws('-', ${sums.join(', ')}) as sum`),
  );
  return row?.sum ?? '';
}

const HEADERS = { zoneid: '[1]', moduleId: '1', latitude: '10.1', longitude: '10.1' };

async function send({ endpoint }: Call, input: Input, headers: Record<string, string> = HEADERS): Promise<Told> {
  const rest = { ...input };
  const path = endpoint.path.replace(/:(\w+)/g, (_part, name: string) => {
    const value = rest[name];
    delete rest[name];
    // Half of a pair of surrogates cannot stand in an address.
    return encodeURIComponent(textOf(value).replace(/\p{Surrogate}/gu, '')) || 'x';
  });
  const hasBody = endpoint.method === 'post' || endpoint.method === 'put';
  const query = hasBody ? '' : `?${queryOf(rest)}`;
  return toldBy(
    await api.request(`/api/v1${path}${query}`, {
      method: endpoint.method.toUpperCase(),
      headers: { 'content-type': 'application/json', 'X-Checks': 'prices', ...headers },
      ...(hasBody && { body: JSON.stringify(rest) }),
    }),
  );
}

async function toldBy(answer: Response): Promise<Told> {
  return { status: answer.status, body: await answer.json().catch(() => undefined) };
}

const SHOP = 'http://shop.test';
const calls = listCalls(areas);
const named = calls.map((call) => [`${call.endpoint.method} ${call.endpoint.path}`, call] as const);

describe('[HDR-14] hostile input', () => {
  /**
   * Every call of the back end gets unexpected values, field by field, from a new guest who uses the ids of another
   * guest's cart line and order. No answer may be a server error, and nothing may change.
   */
  it.each(named)('%s refuses values of any other type', async (_name, call) => {
    const input = usualInput(call, usual);
    const problems = await findProblems(call, input, (values) => send(call, values));
    problems.push(...wrong('nothing', await send(call, {})));
    problems.push(...wrong('more', await send(call, { ...input, __proto__: { a: 1 }, constructor: 'x', zz: [] })));
    expect(problems).toEqual([]);
  });

  it.each([
    ['none', {}],
    ['an unknown module', { ...HEADERS, moduleId: '99' }],
    ['a huge module', { ...HEADERS, moduleId: '99999999999' }],
    ['a module in words', { ...HEADERS, moduleId: "1' or 1=1" }],
    ['zones that are none', { ...HEADERS, zoneid: '{"a":[1e99,-1,"x",null]}' }],
    ['zones of any number', { ...HEADERS, zoneid: '[1e99,-1,0.5,99999999999,null,"x"]' }],
    ['a place beyond the world', { ...HEADERS, latitude: '1e999', longitude: 'NaN' }],
    ['an unknown token', { ...HEADERS, authorization: `Bearer ${'x'.repeat(500)}` }],
    ['an unknown language', { ...HEADERS, 'X-localization': '../../ar' }],
  ] as [string, Record<string, string>][])('headers: %s', async (_name, headers) => {
    const problems = [];
    for (const call of calls)
      problems.push(...wrong(call.endpoint.path, await send(call, usualInput(call, usual), headers)));
    expect(problems).toEqual([]);
  });

  it.each([
    ['broken JSON', 'application/json', '{"a":'],
    ['a list', 'application/json', '[1,2]'],
    ['null', 'application/json', 'null'],
    ['a text', 'application/json', '"x"'],
    ['a depth of lists', 'application/json', `{"cart":${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ['XML', 'application/xml', '<a/>'],
    ['bytes', 'application/octet-stream', '\u0000\u0001'],
    ['a form without its boundary', 'multipart/form-data', 'x'],
    ['a form that ends early', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="a"'],
    ['an encoded form', 'application/x-www-form-urlencoded', 'item_id=%ZZ&item_id=2&model[]=x&__proto__=1'],
    ['too much', 'application/json', `{"a":"${'x'.repeat(1024 * 1024)}"}`],
  ])('bodies: %s', async (_name, type, body) => {
    const problems = [];
    for (const { endpoint } of calls.filter((call) => call.endpoint.method === 'post')) {
      const headers = { ...HEADERS, 'content-type': type, 'content-length': String(Buffer.byteLength(body)) };
      const answer = await api.request(`/api/v1${endpoint.path}`, { method: 'POST', headers, body });
      problems.push(...wrong(endpoint.path, await toldBy(answer)));
    }
    expect(problems).toEqual([]);
  });

  it.each([
    `/payment-mobile?order_id=2147483648&customer_id=1&callback=${SHOP}/profile`,
    `/payment-mobile?order_id=1e309&customer_id=NaN&callback=${SHOP}/profile`,
    `/payment-mobile?order_id=1&customer_id=1&payment_method=a%00b&callback=${SHOP}/a%00b`,
    '/payment-mobile?callback=%00',
    '/payment-mobile',
    '/payment/stripe/return?payment_id=a%00b&session=%00&left=1',
    '/payment/stripe/return',
  ])('pages: %s', async (path) => {
    expect((await api.request(`${SHOP}/api/v1${path}`)).status).toBeLessThan(500);
  });

  it('[GUEST-04] has changed nothing', async () => {
    expect(await everything()).toBe(before);
  });
});

describe('[HDR-14] characters that no database stores', () => {
  it('are removed from every text, and the rest is stored', async () => {
    const guest_id = await newGuest(api);
    const soup = { ...lineBody({ item: ITEM.soup, price: 7.35 }), item_type: 'It\0em\ud800' };
    const named = { contact_person_name: 'In\0es \ud800Test', address: 'Lane \udfff1' };
    const placed = await call(api, 'POST /customer/order/place', {
      module: MODULE.food,
      body: { ...usual, ...named, guest_id, is_buy_now: 1, cart: JSON.stringify([soup]) },
    });
    expect(placed).toMatchObject({ status: 200 });
    const { order_id } = placed.body as { order_id: number };
    const cancel = { guest_id, order_id, reason: 'Too \0late\ud800' };
    expect(await call(api, 'POST /customer/order/cancel', { body: cancel })).toMatchObject({ status: 200 });
    const seen = await call(api, `GET /customer/order/track?order_id=${order_id}&guest_id=${guest_id}`);
    expect(seen.body).toMatchObject({
      cancellation_reason: 'Too late',
      delivery_address: { contact_person_name: 'Ines Test', address: 'Lane 1' },
    });
  });
});
