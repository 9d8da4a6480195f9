import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { moveMoney, movePoints } from '@/server/data/ledger';
import { queryRows } from '@/server/db/client';
import * as schema from '@/server/db/schema';
import { areas } from '@/server/routes';
import { signedInCustomer } from '@tests/support/accounts';
import { listCalls, type Call } from '@/server/openapi/calls';
import { openShop } from '@tests/support/rooms/shop-room';
import { address, call, ITEM, lineBody, MODULE, NOW, ORDER, STORE } from '@tests/support/round-market';

/**
 * Every call is sent by one customer with the ids of another: no answer may reveal anything, and nothing may change.
 */
const SECRET = 'Zephyrine';
const VICTIM = 91;
/** What no answer may contain: hashes and places in the code. */
const INTERNALS = /\$argon2|\$scrypt|_hash"|"stack"|\.ts:\d|node_modules|drizzle|select "/;
const { database, api } = openShop();
let thief: string;
let ids: Record<string, unknown>;
let before: string;

beforeAll(async () => {
  const { db } = database;
  const token = await signedInCustomer(db, {
    id: VICTIM,
    f_name: SECRET,
    phone: '+15550100091',
    email: `${SECRET}@shop.example`,
  });
  thief = await signedInCustomer(db, { id: 92 });
  await moveMoney(db, { user_id: VICTIM, transaction_type: 'add_fund', credit: 90, reference: SECRET }, NOW);
  await movePoints(db, { user_id: VICTIM, transaction_type: 'order_place', credit: 500, reference: SECRET }, NOW);
  const contact = { contact_person_name: SECRET, contact_person_number: '+15550100091' };
  await call(api, 'POST /customer/address/add', { token, body: { ...address(1), ...contact, address_type: 'home' } });
  await call(api, `POST /customer/wish-list/add?item_id=${ITEM.soup}`, { token });
  await db.insert(schema.notifications).values({
    ...{ user_id: VICTIM, title: { en: SECRET, ar: SECRET }, description: { en: SECRET, ar: SECRET }, created_at: NOW },
  });
  const soup = lineBody({ item: ITEM.soup, price: 7.35 });
  await call(api, 'POST /customer/cart/add', { token, module: MODULE.food, body: soup });
  const body = {
    ...ORDER,
    ...contact,
    ...address(2),
    store_id: STORE.plain,
    is_buy_now: 1,
    cart: JSON.stringify([soup]),
  };
  const placed = await call(api, 'POST /customer/order/place', { token, module: MODULE.food, body });
  const { order_id } = placed.body as { order_id: number };
  const [saved] = await db.select().from(schema.addresses).where(eq(schema.addresses.user_id, VICTIM));
  const [line] = await db.select().from(schema.carts).where(eq(schema.carts.user_id, VICTIM));
  ids = {
    ...{ id: saved?.id, address_id: saved?.id, cart_id: line?.id, order_id, user_id: VICTIM, customer_id: VICTIM },
    ...{ guest_id: VICTIM, item_id: ITEM.soup, model: 'Item', quantity: 9, price: 7.35, variation: [] },
    ...{ ...contact, ...address(1), address_type: 'office', contact_number: '+15550109999', reason: 'x', point: 100 },
  };
  before = await belongings();
}, 60_000);

/** All rows of the other customer, in every table with customers. */
async function belongings(): Promise<string> {
  const tables = await queryRows<{ name: string }>(
    database.db,
    sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id' order by 1`,
  );
  const sums = tables.map(
    ({ name }) => `(select md5(string_agg(t::text, '|' order by t::text)) from "${name}" t where user_id = ${VICTIM})`,
  );
  const own = `(select t::text from customers t where id = ${VICTIM})`;
  const [row] = await queryRows<{ sum: string }>(
    database.db,
    sql.raw(`select concat_ws('-', ${[...sums, own].join(', ')}) as sum`),
  );
  return row?.sum ?? '';
}

/** The other customer's ids in the path, the query and the body. */
async function send({ endpoint }: Call, language: string): Promise<Response> {
  const path = endpoint.path.replace(/:(\w+)/g, (_part, name: string) => encodeURIComponent(String(ids[name] ?? 1)));
  const hasBody = endpoint.method === 'post' || endpoint.method === 'put';
  const query = new URLSearchParams({ limit: '50', offset: '1' });
  for (const [name, value] of Object.entries(ids))
    if (!hasBody && typeof value !== 'object') query.set(name, String(value));
  return api.request(`/api/v1${path}${hasBody ? '' : `?${query}`}`, {
    method: endpoint.method.toUpperCase(),
    headers: {
      ...{ 'content-type': 'application/json', zoneid: '[1]', moduleId: '1', latitude: '10.1', longitude: '10.1' },
      ...{ authorization: `Bearer ${thief}`, 'X-localization': language },
    },
    ...(hasBody && { body: JSON.stringify(ids) }),
  });
}

const named = listCalls(areas).map((call) => [`${call.endpoint.method} ${call.endpoint.path}`, call] as const);

describe('[PROF-06] another customer’s ids', () => {
  // A deleted account could make no further calls.
  it.each(named.filter(([name]) => name !== 'delete /customer/remove-account'))(
    '%s reveals and changes nothing',
    async (_name, call) => {
      for (const language of ['en', 'ar']) {
        const answer = await send(call, language);
        expect(answer.status).toBeLessThan(500);
        const text = await answer.text();
        expect(text).not.toContain(SECRET);
        expect(text).not.toMatch(INTERNALS);
      }
    },
  );

  it('delete one’s own account only', async () => {
    const remove = listCalls(areas).find(({ endpoint }) => endpoint.path === '/customer/remove-account');
    if (!remove) throw new Error('no such call');
    await send(remove, 'en');
    expect(await database.db.select().from(schema.customers).where(eq(schema.customers.id, VICTIM))).toHaveLength(1);
  });

  it('leave everything of the other customer unchanged', async () => {
    expect(await belongings()).toBe(before);
  });
});
