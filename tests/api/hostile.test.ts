import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rows } from '@/server/db/client';
import { areas } from '@/server/routes';
import { callsOf, type Call } from '@tests/support/calls';
import { freshDatabase, type TestDatabase } from '@tests/support/database';
import { payApi } from '@tests/support/pay-market';
import {
  address,
  call,
  fillMarket,
  ITEM,
  lineBody,
  MODULE,
  newGuest,
  NOW,
  ORDER,
  STORE,
} from '@tests/support/round-market';

/**
 * Every call of the back end is sent what it does not expect, field by field, by a guest of its own who names the cart
 * line and the order of another one. No answer may be a failure of the server, and nothing may change.
 */
const HOSTILE: unknown[] = [
  undefined,
  null,
  '',
  ' ',
  {},
  { $ne: 1 },
  [],
  [1, 'x', null],
  [[[]]],
  true,
  -1,
  0.5,
  1e308,
  2 ** 31,
  '99999999999999999999999',
  'NaN',
  "1'; drop table orders; --",
  '%_\\',
  'a\0b',
  '\ud800',
  '‮𝒳 ع',
  '../../etc/passwd',
  '0001-01-01 00:00:00',
  '{"constructor":1,"__proto__":{"quantity":1}}',
  '[{"constructor":1,"__proto__":2,"quantity":1}]',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  'x'.repeat(3000),
];

let database: TestDatabase;
let api: Hono;
/** What a field is filled with when another one is attacked: right for its type, never enough to change anything. */
let usual: Record<string, unknown>;
let before: string;

beforeAll(async () => {
  // The demo's gateway is asked, too.
  vi.stubEnv('DEMO', 'true');
  database = await freshDatabase('migrated');
  await fillMarket(database.db);
  api = payApi(database.db, () => NOW);
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
    // Of one's own guest id these are foreign.
    cart_id: (added.body as { id: number }[])[0]?.id,
    order_id: (placed.body as { order_id: number }).order_id,
    // The price is wrong, so that nothing is ever bought.
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
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
});

/** A sum over every table but those of guests, whose ids are given to everybody, and of what was tried. */
async function everything(): Promise<string> {
  const tables = await rows<{ name: string }>(
    database.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const sums = tables
    .filter(({ name }) => name !== 'guests' && name !== 'throttles')
    .map(({ name }) => `(select md5(string_agg(t::text, '|' order by t::text)) from "${name}" t)`);
  const [row] = await rows<{ sum: string }>(database.db, sql.raw(`select concat_ws('-', ${sums.join(', ')}) as sum`));
  return row?.sum ?? '';
}

type Described = { type: string; oneOf?: unknown[] };

function fieldsOf({ schema, endpoint }: Call): Record<string, Described> {
  const { fields = {} } = schema.describe() as { fields?: Record<string, Described> };
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, { type: 'string' }]);
  return { ...Object.fromEntries(inPath), ...fields };
}

function usualInput(it: Call): Record<string, unknown> {
  const plain: Record<string, unknown> = { number: 1, string: 'x', boolean: false, array: [1] };
  return Object.fromEntries(
    Object.entries(fieldsOf(it)).map(([name, { type, oneOf = [] }]) => [
      name,
      name in usual ? usual[name] : (oneOf.find((one) => one !== null) ?? plain[type]),
    ]),
  );
}

/** All that gets past the validation, and one value of those that do not: they are all refused in the same place. */
function worthSending({ schema, endpoint }: Call, input: Record<string, unknown>, field: string): unknown[] {
  if (endpoint.method !== 'post') return HOSTILE;
  const isValid = (value: unknown) => schema.isValidSync({ ...input, [field]: value });
  const [refused, ...others] = HOSTILE.filter((value) => !isValid(value));
  return [...HOSTILE.filter(isValid), refused, ...others.filter((value) => typeof value === 'object')];
}

const HEADERS = { zoneid: '[1]', moduleId: '1', latitude: '10.1', longitude: '10.1' };

async function send({ endpoint }: Call, input: Record<string, unknown>, headers: Record<string, string> = HEADERS) {
  const rest = { ...input };
  const path = endpoint.path.replace(/:(\w+)/g, (_part, name: string) => {
    const value = rest[name];
    delete rest[name];
    // Half of a pair of surrogates cannot stand in an address.
    return encodeURIComponent(textOf(value).replace(/\p{Surrogate}/gu, '')) || 'x';
  });
  const hasBody = endpoint.method === 'post' || endpoint.method === 'put';
  const query = hasBody ? '' : `?${queryOf(rest)}`;
  return api.request(`/api/v1${path}${query}`, {
    method: endpoint.method.toUpperCase(),
    headers: { 'content-type': 'application/json', ...headers },
    ...(hasBody && { body: JSON.stringify(rest) }),
  });
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Lists as clients write them, objects as `name[key]=`. */
function queryOf(input: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (Array.isArray(value)) for (const one of value) query.append(`${name}[]`, textOf(one));
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) query.append(`${name}[${key}]`, textOf(one));
    else if (value !== undefined) query.append(name, textOf(value));
  }
  return String(query);
}

/** What is wrong with an answer; nothing when it is one of the contract's. */
async function wrong(what: string, answer: Response): Promise<string[]> {
  const body: unknown = await answer.json().catch(() => undefined);
  if (answer.status >= 500 || body === undefined) return [`${what}: ${answer.status} ${JSON.stringify(body)}`];
  if (answer.status < 203) return [];
  const { errors } = body as { errors?: unknown };
  const isTold =
    errors === 'Unauthorized' ||
    (Array.isArray(errors) && errors.length > 0 && errors.every((it) => it.code !== undefined && it.message));
  return isTold ? [] : [`${what}: ${answer.status} ${JSON.stringify(body)}`];
}

const SHOP = 'http://shop.test';
const calls = callsOf(areas);
const named = calls.map((it) => [`${it.endpoint.method} ${it.endpoint.path}`, it] as const);

describe('[HDR-14] hostile input', () => {
  it.each(named)(
    '%s refuses values of any other kind',
    async (_name, it_) => {
      const input = usualInput(it_);
      const problems = [];
      for (const field of Object.keys(input)) {
        for (const value of worthSending(it_, input, field)) {
          const what = `${field} = ${String(JSON.stringify(value)).slice(0, 40)}`;
          problems.push(...(await wrong(what, await send(it_, { ...input, [field]: value }))));
        }
      }
      problems.push(...(await wrong('nothing', await send(it_, {}))));
      problems.push(
        ...(await wrong('more', await send(it_, { ...input, __proto__: { a: 1 }, constructor: 'x', zz: [] }))),
      );
      expect(problems).toEqual([]);
    },
    30_000,
  );

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
    for (const it_ of calls)
      problems.push(...(await wrong(it_.endpoint.path, await send(it_, usualInput(it_), headers))));
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
    for (const { endpoint } of calls.filter((it) => it.endpoint.method === 'post')) {
      const headers = { ...HEADERS, 'content-type': type, 'content-length': String(Buffer.byteLength(body)) };
      const answer = await api.request(`/api/v1${endpoint.path}`, { method: 'POST', headers, body });
      problems.push(...(await wrong(endpoint.path, answer)));
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

  it('[GUEST-04] has changed nothing, of anybody', async () => {
    expect(await everything()).toBe(before);
  });
});

describe('[HDR-14] what no database keeps', () => {
  it('is left out of every text, and the rest is kept', async () => {
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
