import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { files_to_remove, uploads } from '../db/schema';
import { ownedBy, type OwnerKey } from './guest';

/** Records a file; answers how many bytes its owner now stores: 0 for a file that nobody owns. */
export async function countUpload(
  db: Database,
  owner: OwnerKey,
  file: { name: string; bytes: number },
): Promise<number> {
  const { customer_id: user_id, guest_id } = owner;
  await db.insert(uploads).values({ ...file, user_id, guest_id });
  if (user_id === null && guest_id === null) return 0;
  const [row] = await db
    .select({ bytes: sql<string>`sum(${uploads.bytes})` })
    .from(uploads)
    .where(ownedBy(uploads, owner));
  // PostgreSQL returns a sum as text, since it may exceed a number.
  return Number(row?.bytes ?? 0);
}

/** The folder below `media/` of what people send. */
export const UPLOADS = 'uploads';

/** Pictures of a market and of the demo are nobody's upload. */
export function isUpload(name: string | null): name is string {
  return name !== null && name.startsWith(`${UPLOADS}/`) && !name.split('/').includes('..');
}

/** Keeps the names of uploads that are to be removed. Call it in the transaction after which no row refers to them. */
export async function queueUploads(db: Database, names: readonly (string | null)[]): Promise<void> {
  const queued = names.filter(isUpload).map((name) => ({ name }));
  if (queued.length > 0) await db.insert(files_to_remove).values(queued).onConflictDoNothing();
}

/** At most `most` names, first of those that the store has refused least often. */
export async function listQueuedUploads(db: Database, most: number): Promise<string[]> {
  const queued = await db
    .select({ name: files_to_remove.name })
    .from(files_to_remove)
    .orderBy(asc(files_to_remove.refused), asc(files_to_remove.name))
    .limit(most);
  return queued.map(({ name }) => name);
}

export async function countRefusedRemoval(db: Database, name: string): Promise<void> {
  const refused = sql`${files_to_remove.refused} + 1`;
  await db.update(files_to_remove).set({ refused }).where(eq(files_to_remove.name, name));
}

/** Call it once the file is removed. */
export async function forgetUpload(db: Database, name: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.name, name));
  await db.delete(files_to_remove).where(eq(files_to_remove.name, name));
}
