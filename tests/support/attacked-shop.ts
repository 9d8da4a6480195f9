import { throttles, type ThrottleKind } from '@/domain/accounts/throttle';
import { hmac } from '@/server/config/secret';
import type { Database } from '@/server/db/client';
import { throttles as counts } from '@/server/db/schema';
import { NOW } from './round-market';
import { openSignInRoom, type Room } from './rooms/sign-in-room';
import { runWith } from './rooms/shop-room';

/** A demo shop with its own database, behind one proxy, whose verification code is known, for a whole test file. */
export function attackedShop(): Room {
  runWith({ DEMO: 'true', TRUSTED_PROXIES: '1', SECRET: 'a-secret-of-the-tests' });
  return openSignInRoom();
}

/** Sets a count so that only one more call is allowed. */
export async function nearlyUseUp(db: Database, kind: ThrottleKind, of: string): Promise<void> {
  const row = { tries: throttles[kind].tries - 1, since: NOW, blocked_until: null };
  await db
    .insert(counts)
    .values({ key: hmac('throttle', kind, of), ...row })
    .onConflictDoUpdate({ target: counts.key, set: row });
}
