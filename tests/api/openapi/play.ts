import { asc, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { createApi } from '@/server/http/api';
import { demoStaff } from '@/server/demo/staff';
import { moveMoney, movePoints } from '@/server/data/ledger';
import { offline_payment_methods, stores } from '@/server/db/schema';
import { areas } from '@/server/routes';
import { paymentPages } from '@/server/settlement/pages';
import { SEEDED_AT } from '@tests/support/dump';
import { freshDatabase, type TestDatabase } from '@tests/support/database';
import { photo } from '@tests/support/form';
import { filled, keep, type Memory } from '@tests/support/journey';
import { inModule } from '@tests/support/market';
import type { Step } from './steps';

/** What a step has sent, and the answer. */
export type Played = {
  of: string;
  input: Record<string, unknown>;
  status: number;
  body: unknown;
  missing: string[];
  refused?: number;
};

/** Runs the steps in order against the whole back end on the demo world. */
export async function playSteps(steps: readonly Step[]): Promise<Played[]> {
  const database = await freshDatabase();
  let now = SEEDED_AT;
  const api = createApi(areas, () => Promise.resolve(database.db), {
    ...{ staff: demoStaff, now: () => now },
    others: [
      paymentPages(
        () => Promise.resolve(database.db),
        () => now,
      ),
    ],
  });
  const memory: Memory = { ...(await known(database)), picture: await photo() };
  const played: Played[] = [];
  try {
    for (const step of steps) {
      now = new Date(now.getTime() + 1000 * (1 + (step.after ?? 0)));
      await prepare(step, { database, memory, now });
      const input = filled(step.input ?? {}, memory) as Record<string, unknown>;
      const answer = await send(api, step, { input, memory });
      const missing = answer.status === 200 ? keep(memory, answer.body, step.keep) : [];
      played.push({ of: step.of, input, ...answer, missing, ...(step.refused && { refused: step.refused }) });
      // Later steps that need it fail, and are reported with the rest.
      for (const name of Object.keys(step.keep ?? {})) memory[name] ??= 0;
    }
    return played;
  } finally {
    await database.close();
  }
}

async function known({ db }: TestDatabase): Promise<Memory> {
  const [pharmacy] = await db
    .select()
    .from(stores)
    .where(eq(stores.prescription_order, true))
    .orderBy(asc(stores.id))
    .limit(1);
  const [method] = await db.select().from(offline_payment_methods).orderBy(asc(offline_payment_methods.id)).limit(1);
  return {
    pharmacy: pharmacy?.id,
    method: method?.id,
    variation: [],
  };
}

type State = { database: TestDatabase; memory: Memory; now: Date };

/** Sets up what no call of a customer can: money in the wallet, points, the id of a payment. */
async function prepare({ of }: Step, { database: { db }, memory, now }: State): Promise<void> {
  const user_id = Number(memory.customer);
  if (of === 'post /customer/order/wallet-payment') {
    await moveMoney(db, { user_id, transaction_type: 'add_fund_by_admin', credit: 500, reference: 'gift' }, now);
  }
  if (of === 'post /customer/loyalty-point/point-transfer') {
    memory.points = 500;
    await movePoints(db, { user_id, transaction_type: 'order_place', credit: 500 }, now);
  }
  if (of.includes('/payment/sandbox/')) memory.payment = String(memory.gateway).split('/').at(-1)?.split('?')[0];
}

type Sent = { input: Record<string, unknown>; memory: Memory };

async function send(api: Hono, step: Step, { input, memory }: Sent): Promise<{ status: number; body: unknown }> {
  const [method = 'get', path = ''] = step.of.split(' ');
  const isInQuery = method === 'get' || method === 'delete';
  const inPath = new Set(path.match(/:\w+/g)?.map((part) => part.slice(1)));
  const others = Object.entries(input).filter(([name]) => !inPath.has(name));
  const query = new URLSearchParams(
    others.map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  );
  const target = path.replace(/:(\w+)/g, (_, name: string) => String(input[name]));
  const body = isInQuery || others.length === 0 ? null : toBody(others);
  const answer = await api.request(
    `http://shop.test/api/v1${target}${isInQuery && others.length > 0 ? `?${query}` : ''}`,
    {
      method: method.toUpperCase(),
      headers: {
        ...inModule(step.module ?? 'food'),
        ...{ 'X-localization': 'en', 'X-Checks': 'prices, fields', latitude: '20.0044', longitude: '60.5097' },
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...(!step.isStranger && { authorization: `Bearer ${String(memory.token)}` }),
      },
      body,
    },
  );
  return { status: answer.status, body: await answer.json() };
}

function toBody(fields: [string, unknown][]): string | FormData {
  if (!fields.some(([, value]) => value instanceof Blob)) return JSON.stringify(Object.fromEntries(fields));
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}
