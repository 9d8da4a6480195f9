import { afterAll, beforeAll, vi } from 'vitest';
import { throttles, type ThrottleKind } from '@/domain/accounts/throttle';
import { hmac } from '@/server/config/secret';
import type { Database } from '@/server/db/client';
import { throttles as counts } from '@/server/db/schema';
import { freshDatabase, type TestDatabase } from './database';
import { NOW } from './round-market';
import { signInRoom, type Room } from './rooms/sign-in-room';

/**
 * A demo shop with its own database, behind one proxy, whose verification code is known. Call it once at the top of a
 * file; the returned object is filled before the first test.
 */
export function attackedShop(): { room: Room; database: TestDatabase } {
  // Filled by beforeAll, before any test reads it.
  const shop = {} as { room: Room; database: TestDatabase };
  beforeAll(async () => {
    for (const [name, value] of Object.entries({ DEMO: 'true', TRUSTED_PROXIES: '1', SECRET: 'a-secret-of-the-tests' }))
      vi.stubEnv(name, value);
    shop.database = await freshDatabase('migrated');
    shop.room = await signInRoom(shop.database.db);
  }, 60_000);
  afterAll(async () => {
    vi.unstubAllEnvs();
    await shop.database.close();
  });
  return shop;
}

/** Sets a count so that only one more call is allowed. */
export async function nearlyUseUp(db: Database, kind: ThrottleKind, of: string): Promise<void> {
  const row = { tries: throttles[kind].tries - 1, since: NOW, blocked_until: null };
  await db
    .insert(counts)
    .values({ key: hmac('throttle', kind, of), ...row })
    .onConflictDoUpdate({ target: counts.key, set: row });
}
