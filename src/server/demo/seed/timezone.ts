import { eq } from 'drizzle-orm';
import { type Database } from '@/server/db/client';
import { settings } from '@/server/db/schema';

/**
 * Sets the demo's time zone to that of the machine it is started on, so that its kitchens are open during the visitor's
 * day.
 */
export async function liveHere(db: Database, timezone: string): Promise<void> {
  await db.update(settings).set({ value: timezone }).where(eq(settings.key, 'timezone'));
}
