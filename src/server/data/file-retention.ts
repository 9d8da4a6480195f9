import { and, asc, eq, inArray, lte, notInArray, or, sql } from 'drizzle-orm';
import { overStatuses } from '@/domain/order/order-status';
import type { Database } from '../db/client';
import { messages, orders, refunds } from '../db/schema';

/**
 * The number of rows whose file list was emptied, at most the limit, and the names of files that now belong to nobody.
 */
type Forgotten = { rows: number; files: string[] };

/** Forgets prescriptions and proofs of orders that ended before a moment. Call it in a transaction, like the others. */
export async function forgetFilesOfOrders(db: Database, before: Date, most: number): Promise<Forgotten> {
  const hasFiles = or(sql`${orders.order_attachment} <> '[]'`, sql`${orders.order_proof} <> '[]'`);
  const found = await db
    .select({ id: orders.id, attachment: orders.order_attachment, proof: orders.order_proof })
    .from(orders)
    .where(and(hasFiles, inArray(orders.order_status, overStatuses), lte(orders.updated_at, before)))
    .orderBy(asc(orders.updated_at))
    .limit(most);
  const ids = found.map(({ id }) => id);
  if (ids.length > 0) {
    // Orders of guests lose their names so long after their end, not after this.
    const forgotten = { order_attachment: [], order_proof: [], updated_at: sql`${orders.updated_at}` };
    await db.update(orders).set(forgotten).where(inArray(orders.id, ids));
  }
  return { rows: ids.length, files: found.flatMap(({ attachment, proof }) => [...attachment, ...proof]) };
}

/** Forgets pictures of refund requests that were decided before a moment. */
export async function forgetFilesOfRefunds(db: Database, before: Date, most: number): Promise<Forgotten> {
  const found = await db
    .select({ id: refunds.id, files: refunds.image })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .where(
      and(
        sql`${refunds.image} <> '[]'`,
        notInArray(orders.order_status, ['refund_requested']),
        lte(refunds.updated_at, before),
      ),
    )
    .orderBy(asc(refunds.updated_at))
    .limit(most);
  const ids = found.map(({ id }) => id);
  if (ids.length > 0) await db.update(refunds).set({ image: [] }).where(inArray(refunds.id, ids));
  return { rows: ids.length, files: found.flatMap(({ files }) => files) };
}

/** Forgets pictures of messages that were written before a moment. */
export async function forgetFilesOfMessages(db: Database, before: Date, most: number): Promise<Forgotten> {
  const found = await db
    .select({ id: messages.id, files: messages.file })
    .from(messages)
    .where(and(sql`${messages.file} <> '[]'`, lte(messages.created_at, before)))
    .orderBy(asc(messages.created_at))
    .limit(most);
  const ids = found.map(({ id }) => id);
  if (ids.length > 0) await db.update(messages).set({ file: [] }).where(inArray(messages.id, ids));
  return { rows: ids.length, files: found.flatMap(({ files }) => files) };
}
