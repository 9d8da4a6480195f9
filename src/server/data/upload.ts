import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { uploads } from '../db/schema';
import type { OwnerKey } from './guest';

/** Records a file; answers how many bytes its owner now stores. */
export async function countUpload(
  db: Database,
  owner: OwnerKey,
  file: { name: string; bytes: number },
): Promise<number> {
  const { customer_id: user_id, guest_id } = owner;
  await db.insert(uploads).values({ ...file, user_id, guest_id });
  const own = user_id === null ? eq(uploads.guest_id, guest_id ?? 0) : eq(uploads.user_id, user_id);
  const [row] = await db
    .select({ bytes: sql<string>`sum(${uploads.bytes})` })
    .from(uploads)
    .where(own);
  // PostgreSQL returns a sum as text, since it may exceed a number.
  return Number(row?.bytes ?? 0);
}

export async function forgetUpload(db: Database, name: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.name, name));
}
