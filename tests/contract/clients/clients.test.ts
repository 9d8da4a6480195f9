import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApi } from '@/server/http/api';
import { demoStaff } from '@/server/demo/staff';
import { hashPassword } from '@/server/accounts/password';
import { moveMoney } from '@/server/data/ledger';
import { customers } from '@/server/db/schema';
import { areas } from '@/server/routes';
import { paymentPages } from '@/server/settlement/pages';
import { freshDatabase, type TestDatabase } from '@tests/support/database';
import { SEEDED_AT } from '@tests/support/dump';
import { filled, keep, type Memory, valueAt } from '@tests/support/journey';

/** One call as the client sends it, and the fields that it reads from the answer. */
type Recorded = {
  why?: string;
  send: string;
  headers?: Record<string, string>;
  body?: Record<string, unknown>;
  /** For each path one of the kinds below, or `= text` for exactly this text. */
  needs?: Record<string, string>;
  keep?: Record<string, string>;
  status?: number;
  /** Seconds to wait before the call. */
  after?: number;
};
type Recording = { client: string; journey: string; headers: Record<string, string>; steps: Recorded[] };

const FOLDER = 'tests/contract/clients';
const recordings = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file): Recording => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Recording);

/** The values that a client in another language accepts; anything else breaks its screen. */
const KINDS: Record<string, (value: unknown) => boolean> = {
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  text: (value) => typeof value === 'string' && value !== '',
  'a number as text': (value) => typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)),
  'a text or nothing': (value) => value === null || typeof value === 'string',
  flag: (value) => value === 0 || value === 1 || typeof value === 'boolean',
  'a list with something': (value) => Array.isArray(value) && value.length > 0,
  list: (value) => Array.isArray(value),
  'an empty list': (value) => Array.isArray(value) && value.length === 0,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  address: (value) => typeof value === 'string' && /^https?:\/\/[^ ]+[^/]$/.test(value) && !value.includes('undefined'),
  nothing: (value) => value === undefined || value === null,
  'the way back with a failure': (value) =>
    typeof value === 'string' && /^https:\/\/client\.example\/[^ ]*\?flag=fail&&token=/.test(value),
  'the page of the gateway': (value) =>
    typeof value === 'string' && /^http:\/\/shop\.test\/payment\/[0-9a-f]{48}$/.test(value),
};

const PHONE = '+15550163300';
const PASSWORD = 'a lamp in the bay 9';
let database: TestDatabase;
let api: Hono;
let now = SEEDED_AT;

beforeAll(async () => {
  vi.stubEnv('DEMO', 'true');
  vi.stubEnv('DEMO_STEP_SECONDS', '20');
  vi.stubEnv('CORS_ORIGINS', 'https://client.example');
  database = await freshDatabase();
  const open = () => Promise.resolve(database.db);
  const others = [paymentPages(open, () => now)];
  api = createApi(areas, open, { staff: demoStaff, now: () => now, others });
  await database.db.insert(customers).values({
    ...{ id: 900, f_name: 'Rami', l_name: 'Bay', phone: PHONE, email: 'rami@shop.example', ref_code: 'RAMI9' },
    ...{ is_phone_verified: true, password_hash: await hashPassword(PASSWORD) },
  });
  const gift = { user_id: 900, transaction_type: 'add_fund_by_admin', credit: 300, reference: 'gift' } as const;
  await moveMoney(database.db, gift, now);
}, 120_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
});

/** The problems of this client with the answer; empty when it can continue. */
async function replayed(recording: Recording, step: Recorded, memory: Memory): Promise<string[]> {
  now = new Date(now.getTime() + 1000 * (1 + (step.after ?? 0)));
  const [method = 'GET', path = ''] = (filled(step.send, memory) as string).split(' ');
  const headers = filled({ ...recording.headers, ...step.headers }, memory) as Record<string, string>;
  const body = step.body && JSON.stringify(filled(step.body, memory));
  const answer = await api.request(`http://shop.test${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json; charset=UTF-8' }) },
    ...(body && { body }),
  });
  const location = answer.headers.get('location');
  const told: unknown = location === null ? await answer.json() : { location };
  const missing = keep(memory, told, step.keep);
  const wrong = Object.entries(step.needs ?? {}).filter(([at, kind]) => {
    const [, exact] = /^= (.+)$/.exec(kind) ?? [];
    const isKind = exact === undefined ? KINDS[kind] : (value: unknown) => value === exact;
    if (!isKind) throw new Error(`There is no kind ${kind}`);
    return !isKind(valueAt(told, at));
  });
  const shown = JSON.stringify(told)?.slice(0, 300);
  return [
    ...(answer.status === (step.status ?? 200) ? [] : [`${step.send}: ${answer.status} ${shown}`]),
    ...missing.map((path) => `${step.send} tells nothing at ${path}: ${shown}`),
    ...wrong.map(
      ([at, kind]) =>
        `${step.send}: ${at || 'the answer'} is not ${kind}: ${JSON.stringify(valueAt(told, at))?.slice(0, 200)}`,
    ),
  ];
}

describe.each(recordings)('$client: $journey', (recording) => {
  it('gets no refusal that other back ends would not give, and finds the fields it reads', async () => {
    const memory: Memory = { phone: PHONE, password: PASSWORD };
    const problems: string[] = [];
    for (const step of recording.steps) {
      problems.push(...(await replayed(recording, step, memory)));
      for (const name of Object.keys(step.keep ?? {})) memory[name] ??= 0;
    }
    expect(problems).toEqual([]);
  }, 60_000);
});

it('covers each family of clients and every journey', () => {
  const clients = new Set(recordings.map(({ client }) => client));
  expect([...clients].sort()).toEqual(['Flutter 3.8', 'React 2.12', 'React 2.3', 'React 4.0']);
  const sent = recordings.flatMap(({ steps }) => steps.map(({ send }) => send));
  const wanted = [
    'order/place',
    'auth/login',
    'cart/add',
    'order/track',
    'wallet/',
    'rental/user/trip',
    'auth/sign-up',
    'auth/reset-password',
    'cart/get-all',
    'parcel-category',
  ];
  expect(wanted.filter((part) => !sent.some((text) => text.includes(part)))).toEqual([]);
});
