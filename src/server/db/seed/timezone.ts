import { eq } from 'drizzle-orm';
import { type Database } from '../client';
import { settings } from '../schema';

/**
 * Puts the demo city into the time zone of whoever starts it, so that its kitchens are open in the daytime of those
 * who look at it.
 */
export async function liveHere(db: Database, timezone: string): Promise<void> {
  await db.update(settings).set({ value: timezone }).where(eq(settings.key, 'timezone'));
}
