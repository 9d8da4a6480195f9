import { readdirSync } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  listAutomatedMessages,
  listConversations,
  listMessages,
  searchConversations,
  sendMessage,
} from '@/contract/customer/message';
import { throttles } from '@/domain/accounts/throttle';
import { hmac } from '@/server/config/secret';
import { createApi } from '@/server/http/api';
import { demoStaff } from '@/server/demo/staff';
import {
  conversations,
  delivery_men,
  messages,
  orders,
  stores,
  throttles as throttled,
  trips,
  user_infos,
} from '@/server/db/schema';
import { areas } from '@/server/routes';
import { signedInCustomer } from '@tests/support/accounts';
import { SEEDED_AT } from '@tests/support/dump';
import { MODULE, openMarket, type Market } from '@tests/support/market';
import { uploadFolder } from '@tests/support/uploads';

const folder = uploadFolder();
let market: Market;
let token: string;
let stranger: string;
const VENDOR = 1;
const FAR_VENDOR = 2;
const COURIER = 1;

beforeAll(async () => {
  vi.stubEnv('TRUSTED_PROXIES', '1');
  market = await openMarket();
  const contact = { phone: '+15550100901', email: 'haddad@shop.example' };
  token = await signedInCustomer(market.db, { id: 901, f_name: 'Ines', l_name: 'Haddad', ...contact });
  stranger = await signedInCustomer(market.db, { id: 902 });
  await market.db.insert(orders).values({
    ...{ id: 90_001, user_id: 901, module_id: 4, zone_id: 1, store_id: VENDOR, delivery_man_id: COURIER },
    ...{ order_type: 'delivery', order_status: 'confirmed', order_amount: 34.2, payment_method: 'cash_on_delivery' },
    otp: '1234',
  });
}, 60_000);
afterAll(() => {
  vi.unstubAllEnvs();
  return market.close();
});

const as = (bearer: string) => ({ authorization: `Bearer ${bearer}` });
const talks = async (bearer = token, query = '') =>
  market.read(listConversations, `/customer/message/list${query}`, as(bearer));
const talk = async (query: string, bearer = token) =>
  market.read(listMessages, `/customer/message/details?${query}`, as(bearer));

async function send(
  fields: Record<string, string | number>,
  files: Blob[] = [],
  bearer: string | null = token,
  from = '10.60.0.2',
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
  for (const [n, file] of files.entries()) body.append('image[]', file, `${n}.png`);
  const headers = { 'X-Forwarded-For': from, ...(bearer !== null && as(bearer)) };
  return market.call('/customer/message/send', headers, { method: 'POST', body });
}

async function sent(fields: Record<string, string | number>, files: Blob[] = []) {
  const { status, body } = await send(fields, files);
  expect(status, JSON.stringify(body)).toBe(200);
  return (await sendMessage.read?.())?.(body) ?? expect.fail('cannot be read');
}

/** The people who can be written to, by their rows. */
const people = () => market.db.select().from(user_infos).orderBy(user_infos.id);

const picture = async () =>
  new Blob(
    [
      new Uint8Array(
        await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7' } })
          .png()
          .toBuffer(),
      ),
    ],
    { type: 'image/png' },
  );

describe('the conversations of the demo', () => {
  it.each([
    ['en', 'Of course, I have told the kitchen.', 'That was quick, thanks!'],
    ['ar', 'بالتأكيد، أخبرت المطبخ.', 'بسرعة، شكراً!'],
  ])('[LANG-01] stand in the language of who reads them (%s)', async (language, answer, last) => {
    const body = JSON.stringify({
      ...{ login_type: 'manual', field_type: 'email', email_or_phone: 'demo@medina.example', password: 'medina-demo' },
    });
    const headers = { 'Content-Type': 'application/json' };
    const { token: demo } = (await market.call('/auth/login', headers, { method: 'POST', body })).body as never;
    const reader = { ...as(demo), 'X-localization': language };
    const { messages } = await market.read(listMessages, '/customer/message/details?conversation_id=1', reader);
    expect(messages.map(({ message }) => message)).toContain(answer);
    const { conversations } = await market.read(listConversations, '/customer/message/list', reader);
    expect(conversations.map((conversation) => conversation.last_message)).toContain(last);
  });
});

describe('writing', () => {
  it('begins a conversation with the store of an open order, and the order can be named', async () => {
    const { messages, conversation, status } = await sent({
      ...{ receiver_id: VENDOR, receiver_type: 'vendor', message: 'No onions, please', order_id: 90_001 },
    });
    expect(status).toBe(true);
    expect(messages).toMatchObject([{ message: 'No onions, please', sender_id: conversation?.me, is_seen: false }]);
    expect(messages[0]?.order).toMatchObject({ id: 90_001, order_amount: 34.2, order_status: 'confirmed' });
    expect(conversation).toMatchObject({ other: { name: 'Saltgate Market' }, other_type: 'vendor', unread: 0 });
  });

  it('goes on in the same conversation', async () => {
    const { conversation } = await sent({ receiver_id: VENDOR, receiver_type: 'vendor', message: 'And no salt' });
    const { messages } = await sent({
      ...{ conversation_id: conversation?.id ?? 0, receiver_type: 'vendor', message: 'Thank you' },
    });
    expect(messages.map((message) => message.message)).toEqual(['Thank you', 'And no salt', 'No onions, please']);
    expect((await talks()).total_size).toBe(1);
  });

  it('[MSG-01] carries three pictures, re-encoded', async () => {
    const three = await Promise.all([picture(), picture(), picture()]);
    const { messages } = await sent({ receiver_id: COURIER, receiver_type: 'delivery_man', message: '' }, three);
    expect(messages[0]?.file_full_url).toHaveLength(3);
    expect(messages[0]?.file_full_url[0]).toMatch(/\/api\/v1\/media\/signed\/[^/]+\/uploads\/chat\/.+\.webp$/);
  });

  it('[MSG-01] refuses a fourth, with a message of its own', async () => {
    const four = await Promise.all([picture(), picture(), picture(), picture()]);
    expect(await send({ receiver_id: 0, receiver_type: 'admin', message: 'Look' }, four)).toEqual({
      status: 403,
      body: { errors: [{ code: 'image', message: 'Maximum 3 images can be send at a time.' }] },
    });
  });

  it('reaches support without an order', async () => {
    const { conversation } = await sent({ receiver_id: 0, receiver_type: 'admin', message: 'Hello' });
    expect(conversation).toMatchObject({ other: { name: 'Medina Support' }, other_type: 'admin' });
  });

  it('begins one conversation when two messages are sent at once', async () => {
    const both = await Promise.all([
      send({ receiver_id: 0, receiver_type: 'admin', message: 'One' }, [], stranger),
      send({ receiver_id: 0, receiver_type: 'admin', message: 'Two' }, [], stranger),
    ]);
    expect(both.map((answer) => answer.status)).toEqual([200, 200]);
    expect((await talks(stranger)).total_size).toBe(1);
    expect((await talk('admin_id=0', stranger)).total_size).toBe(2);
  });

  it.each([
    ['nothing to say', { receiver_id: 0, receiver_type: 'admin', message: '  ' }, 'message'],
    [
      'a store without an open order',
      { receiver_id: FAR_VENDOR, receiver_type: 'vendor', message: 'Hi' },
      'conversation_closed',
    ],
    ['a store that does not exist', { receiver_id: 99_999, receiver_type: 'vendor', message: 'Hi' }, 'not-found'],
    ['nobody', { receiver_type: 'vendor', message: 'Hi' }, 'not-found'],
    ["somebody else's conversation", { conversation_id: 1, receiver_type: 'vendor', message: 'Hi' }, 'not-found'],
    ["somebody else's order", { receiver_id: 0, receiver_type: 'admin', message: 'Hi', order_id: 1 }, 'order'],
  ])('refuses %s and keeps nothing', async (_what, fields, code) => {
    const kept = async () => [await market.db.$count(messages), await people()];
    const before = await kept();
    const { body } = await send(fields);
    expect(body).toMatchObject({ errors: [{ code }] });
    expect(await kept()).toEqual(before);
  });

  it.each([
    ['another one’s order', { order_id: 1 }, () => [picture()], 'order'],
    ['a second picture that is none', {}, () => [picture(), new Blob(['x'], { type: 'image/png' })], 'image'],
  ])('with %s begins no conversation and keeps no picture', async (_what, more, chosen, code) => {
    const files = () =>
      readdirSync(folder, { recursive: true }).filter((file) => String(file).endsWith('.webp')).length;
    const kept = async () => [files(), await market.db.$count(conversations), await people()];
    const before = await kept();
    const newcomer = await signedInCustomer(market.db, { id: code === 'order' ? 903 : 904 });
    const fields = { receiver_id: 0, receiver_type: 'admin', message: 'Hi', ...more };
    const { body } = await send(fields, await Promise.all(chosen()), newcomer);
    expect(body).toMatchObject({ errors: [{ code }] });
    expect(await kept()).toEqual(before);
  });

  it.each(['list', 'details?conversation_id=1', 'search-list?name=a'])(
    '[GUEST-10] a guest has none: message/%s needs a token',
    async (path) => {
      const answer = await market.call(`/customer/message/${path}${path.includes('?') ? '&' : '?'}guest_id=1`);
      expect(answer).toMatchObject({ status: 401, body: { errors: [{ code: 'auth-001' }] } });
    },
  );

  it('[GUEST-10] a guest writes to nobody', async () => {
    const before = await market.db.$count(conversations);
    const fields = { receiver_id: 0, receiver_type: 'admin', message: 'Hi', guest_id: 1 };
    expect(await send(fields, [], null)).toMatchObject({ status: 401, body: { errors: [{ code: 'auth-001' }] } });
    expect(await market.db.$count(conversations)).toBe(before);
  });
});

describe('reading', () => {
  it('[NAV-06] lists the conversations, the newest first, by kind and by name', async () => {
    const { conversations } = await talks();
    expect(conversations.map((conversation) => conversation.other_type)).toEqual(['admin', 'delivery_man', 'vendor']);
    expect((await talks(token, '?type=vendor')).conversations.map((conversation) => conversation.other.name)).toEqual([
      'Saltgate Market',
    ]);
    const found = await market.read(searchConversations, '/customer/message/search-list?name=saltgate', as(token));
    expect(found.conversations.map((conversation) => conversation.other.name)).toEqual(['Saltgate Market']);
    const all = await market.read(searchConversations, '/customer/message/search-list?name=%25', as(token));
    expect(all.conversations).toEqual([]);
  });

  it('[NAV-06] calls couriers and support in the customer’s language, and finds them by either name', async () => {
    const arabic = { ...as(token), 'X-localization': 'ar' };
    for (const [words, name] of [
      ['marwani', 'إدريس المرواني'],
      ['المرواني', 'إدريس المرواني'],
      ['support', 'دعم مدينة'],
    ] as const) {
      const path = `/customer/message/search-list?name=${encodeURIComponent(words)}`;
      const { conversations } = await market.read(searchConversations, path, arabic);
      expect(conversations.map((conversation) => conversation.other.name)).toEqual([name]);
    }
  });

  it('[NAV-06] calls a store as it is called in the customer’s language, and finds it by either name', async () => {
    const arabic = { ...as(token), 'X-localization': 'ar' };
    const name = 'سوق بوابة الملح';
    for (const words of ['saltgate', name]) {
      const path = `/customer/message/search-list?name=${encodeURIComponent(words)}`;
      const { conversations } = await market.read(searchConversations, path, arabic);
      expect(conversations.map((conversation) => conversation.other.name)).toEqual([name]);
    }
  });

  it('counts what is unread until it is read', async () => {
    const id = (await talks()).conversations.find((conversation) => conversation.other_type === 'vendor')?.id ?? 0;
    const store = (await market.db.select().from(user_infos)).find((row) => row.vendor_id === VENDOR)?.id ?? 0;
    const { addMessage } = await import('@/server/data/message');
    for (const message of ['Of course', 'Anything else?']) {
      await addMessage(market.db, id, {
        sender_id: store,
        message,
        file: [],
        at: new Date(SEEDED_AT.getTime() + 1000),
      });
    }
    const unread = async () => (await talks()).conversations.find((conversation) => conversation.id === id)?.unread;
    expect(await unread()).toBe(2);
    const read = await talk(`conversation_id=${id}`);
    expect(read.messages.slice(0, 2).map((message) => message.message)).toEqual(['Anything else?', 'Of course']);
    expect(await unread()).toBe(0);
  });

  it('[NAV-06] an answer of the customer is unread for the store, and the store’s messages are seen', async () => {
    const id = (await talks()).conversations.find((conversation) => conversation.other_type === 'vendor')?.id ?? 0;
    const store = (await market.db.select().from(user_infos)).find((row) => row.vendor_id === VENDOR)?.id ?? 0;
    const { addMessage } = await import('@/server/data/message');
    const unread = async () => {
      const [row] = await market.db.select().from(conversations).where(eq(conversations.id, id));
      return row?.unread_message_count;
    };
    await addMessage(market.db, id, { sender_id: store, message: 'Are you at home?', file: [], at: SEEDED_AT });
    const words = { conversation_id: id, receiver_type: 'vendor' };
    const answered = await sent({ ...words, message: 'Yes, I am.' });
    expect(answered.conversation).toMatchObject({ unread: 0 });
    expect(await unread()).toBe(1);
    await sent({ ...words, message: 'Ring twice, please.' });
    expect(await unread()).toBe(2);
    const unseen = and(eq(messages.sender_id, store), eq(messages.is_seen, false));
    expect(await market.db.$count(messages, unseen)).toBe(0);
  });

  it('shows nobody the conversation of another', async () => {
    const id = (await talks()).conversations[0]?.id;
    expect(await market.call(`/customer/message/details?conversation_id=${id}`, as(stranger))).toMatchObject({
      status: 404,
    });
    expect((await talk(`vendor_id=${VENDOR}`, stranger)).messages).toEqual([]);
  });

  it('tells no phone or address of the customer to anybody else, and none of the store beyond its own', async () => {
    const { body } = await market.call('/customer/message/list', as(token));
    expect(JSON.stringify(body)).not.toMatch(/password|token|haddad@|15550100901/i);
    const [courier, vendor] = await Promise.all([
      market.db.select().from(delivery_men).where(eq(delivery_men.id, COURIER)),
      market.db.select().from(stores).where(eq(stores.vendor_id, VENDOR)),
    ]);
    const { conversations } = body as { conversations: { receiver: object }[] };
    const others = conversations.map(({ receiver }) => receiver);
    for (const other of [
      { deliveryman_id: COURIER, phone: courier[0]?.phone, email: null },
      { vendor_id: VENDOR, phone: vendor[0]?.phone, email: null },
    ])
      expect(others).toContainEqual(expect.objectContaining(other));
  });

  it('says whether more may be written', async () => {
    expect((await talk(`vendor_id=${FAR_VENDOR}`)).status).toBe(false);
    expect((await talk('admin_id=0')).status).toBe(true);
  });

  it('[PROF-06] lets the customer of a trip write to its provider until it is over', async () => {
    const [store] = await market.db.select().from(stores).where(eq(stores.module_id, MODULE.rental)).limit(1);
    const { id: provider_id = 0, vendor_id = 0 } = store ?? {};
    const spot = { lat: 20, lng: 60.5, location_name: 'The Gate' };
    const [trip] = await market.db
      .insert(trips)
      .values({
        ...{ user_id: 902, provider_id, module_id: MODULE.rental, trip_type: 'hourly', trip_amount: 9, quantity: 1 },
        ...{ otp: '1234', schedule_at: SEEDED_AT, pickup_location: spot },
        user_info: { contact_person_name: 'Ines', contact_person_number: '+15550100902' },
      })
      .returning();
    const told = await market.call(`/rental/user/trip/get-trip-details?trip_id=${trip?.id}`, as(stranger));
    expect(told.body).toMatchObject({ provider: { id: provider_id, vendor_id, chat: 1 } });
    // Only the customer of this trip.
    expect((await talk(`vendor_id=${vendor_id}`)).status).toBe(false);
    const words = { receiver_id: vendor_id, receiver_type: 'vendor', message: 'Where do we meet?' };
    expect((await send(words, [], stranger)).status).toBe(200);
    expect((await talk(`vendor_id=${vendor_id}`, stranger)).status).toBe(true);
    await market.db.update(trips).set({ trip_status: 'completed' });
    expect((await talk(`vendor_id=${vendor_id}`, stranger)).status).toBe(false);
    expect((await send(words, [], stranger)).status).toBe(403);
  });

  it('offers questions to support in the language of the customer', async () => {
    const questions = async (language: string) =>
      market.read(listAutomatedMessages, '/customer/automated-message', { 'X-localization': language });
    expect((await questions('en')).length).toBeGreaterThan(1);
    expect((await questions('ar'))[0]?.message).toMatch(/[\u0600-\u06ff]/);
  });
});

describe('the demo', () => {
  it('[LANG-01] answers after some seconds, once, and in the language of each reading', async () => {
    process.env.DEMO = 'true';
    try {
      const later = createApi(areas, () => Promise.resolve(market.db), {
        staff: demoStaff,
        now: () => new Date(SEEDED_AT.getTime() + 60_000),
      });
      const read = async (language = 'en') => {
        const headers = { ...as(stranger), 'X-localization': language };
        const answer = await later.request('/api/v1/customer/message/details?admin_id=0', { headers });
        return (await listMessages.read?.())?.(await answer.json())?.messages.map((message) => message.message);
      };
      await Promise.all([read(), read()]);
      expect(await read()).toEqual([
        expect.stringMatching(/Thank you for writing/),
        expect.anything(),
        expect.anything(),
      ]);
      expect((await read('ar'))?.[0]).toMatch(/شكراً لتواصلك/);
    } finally {
      delete process.env.DEMO;
    }
  });
});

describe('messages', () => {
  it.each([
    ['by address', 'chat_from_address', '10.60.0.1'],
    ['in all', 'chat', 'all'],
  ] as const)('are limited %s', async (_way, kind, of) => {
    const writer = await signedInCustomer(market.db, { id: kind === 'chat' ? 911 : 912 });
    const key = hmac('throttle', kind, of);
    await market.db.insert(throttled).values({ key, tries: throttles[kind].tries - 1, since: SEEDED_AT });
    const write = () => send({ receiver_id: 0, receiver_type: 'admin', message: 'Hi' }, [], writer, '10.60.0.1');
    expect((await write()).status).toBe(200);
    const { status, body } = await write();
    expect([status, body]).toMatchObject([429, { errors: [{ code: 'too_many' }] }]);
    await market.db.delete(throttled);
  });
});
