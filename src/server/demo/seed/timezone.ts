import { eq } from 'drizzle-orm';
import { type Database } from '@/server/db/client';
import { settings } from '@/server/db/schema';

/**
 * Puts the demo city into the time zone of whoever starts it, so that its kitchens are open in the daytime of those
 * who look at it.
 */
export async function liveHere(db: Database, timezone: string): Promise<void> {
  await db.update(settings).set({ value: timezone }).where(eq(settings.key, 'timezone'));
}
