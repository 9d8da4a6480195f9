import { hashSync } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { readSignIn } from '@/contract/auth/auth.read';
import type { SignInAnswer } from '@/contract/auth/auth';
import type { Database } from '@/server/db/client';
import { customers, settings } from '@/server/db/schema';
import { apiOn } from '../pay-market';
import { call, fillMarket, NOW, type Answer } from '../round-market';
import { openShop, type Shop } from './shop-room';

export const PASSWORD = 'right-password';
export const LINA = { email: 'lina@shop.example', phone: '+15550100300' };
export const BLOCKED = { email: 'blocked@shop.example', phone: '+15550100301' };
/** A customer with an unverified phone. */
export const CLAIMED = { email: 'claimed@shop.example', phone: '+15550100302' };
export const DEMO_CODE = '123456';

export type Room = {
  api: Hono;
  db: Database;
  /** Advances the market's clock. */
  later: (seconds: number) => void;
  /** Sends calls from this network address. */
  from: (address: string, line: string, body?: unknown, more?: object) => Promise<Answer>;
};

/** The market with three accounts for a whole test file, and a clock that only moves when it is advanced. */
export const openSignInRoom = (): Room => enter((now) => openShop(fillAccounts, now));

/** The same in this database. */
export async function signInRoom(db: Database): Promise<Room> {
  await fillAccounts(db);
  return enter((now) => ({ database: { db }, api: apiOn(() => Promise.resolve(db), now) }));
}

async function fillAccounts(db: Database): Promise<void> {
  await fillMarket(db);
  const password_hash = hashSync(PASSWORD, { memoryCost: 19_456, timeCost: 2 });
  await db.execute(sql`select setval(pg_get_serial_sequence('customers', 'id'), 100)`);
  const verified = { is_phone_verified: true, is_email_verified: true, password_hash };
  await db.insert(customers).values([
    { ...LINA, ...verified, f_name: 'Lina', l_name: 'Haddad', ref_code: 'LINA2345' },
    { ...BLOCKED, ...verified, f_name: 'Blocked', ref_code: 'BLOCKED2', status: false },
    { ...CLAIMED, password_hash, f_name: 'Claire', ref_code: 'CLAIMED2' },
  ]);
  await configure(db, 'customer_wallet_status', 1);
  await configure(db, 'ref_earning_status', 1);
}

function enter(open: (now: () => Date) => Shop): Room {
  let now = NOW;
  const { database, api } = open(() => now);
  return {
    api,
    get db() {
      return database.db;
    },
    later: (seconds) => (now = new Date(now.getTime() + seconds * 1000)),
    from: (address, line, body, more = {}) =>
      call(api, line, { body, headers: { 'X-Forwarded-For': address }, ...more }),
  };
}

export async function configure(db: Database, key: string, value: unknown): Promise<void> {
  await db.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
}

export async function findAccount(db: Database, key: { email: string } | { phone: string }) {
  const where = 'email' in key ? eq(customers.email, key.email) : eq(customers.phone, key.phone);
  const [row] = await db.select().from(customers).where(where);
  return row;
}

/** What the storefront reads from an answer that signs in or requires another step. */
export function wayIn({ status, body }: Answer): SignInAnswer {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return readSignIn(body);
}
