import { and, desc, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../db/client';
import { notifications } from '../db/schema';

export type NotificationRow = typeof notifications.$inferSelect;

/** Notifications to everybody, to one of the zones or to this customer since a moment, newest first. */
export function listNotificationsFor(
  db: Database,
  { user_id, zone_ids, since }: { user_id: number; zone_ids: readonly number[]; since: Date },
): Promise<NotificationRow[]> {
  const nearby = or(
    isNull(notifications.zone_id),
    zone_ids.length > 0 ? inArray(notifications.zone_id, [...zone_ids]) : undefined,
  );
  return db
    .select()
    .from(notifications)
    .where(
      and(
        gte(notifications.created_at, since),
        or(eq(notifications.user_id, user_id), and(isNull(notifications.user_id), nearby)),
      ),
    )
    .orderBy(desc(notifications.created_at), desc(notifications.id))
    .limit(SHOWN);
}

const SHOWN = 100;

export async function insertNotification(db: Database, row: typeof notifications.$inferInsert): Promise<void> {
  await db.insert(notifications).values(row);
}
