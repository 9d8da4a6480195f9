import { and, asc, eq, inArray, lte, notInArray, or, sql } from 'drizzle-orm';
import { previousStatuses } from '@/domain/order/order-status';
import type { Database } from '../db/client';
import { messages, orders, refunds } from '../db/schema';

/** A sweep is part of somebody's call, so it ends soon. */
const SWEEP = 50;

/**
 * Forgets files of orders and refunds that were over, and of messages that were written, before a moment; answers their
 * names. Call it in a transaction.
 */
export async function forgetOldFiles(db: Database, before: Date): Promise<string[]> {
  return [...(await ofOrders(db, before)), ...(await ofRefunds(db, before)), ...(await ofMessages(db, before))];
}

/** A refund that was asked for is still under way. */
const OVER = previousStatuses.filter((it) => it !== 'refund_requested');

async function ofOrders(db: Database, before: Date): Promise<string[]> {
  const hasFiles = or(
    sql`jsonb_array_length(${orders.order_attachment}) > 0`,
    sql`jsonb_array_length(${orders.order_proof}) > 0`,
  );
  const found = await db
    .select({ id: orders.id, attachment: orders.order_attachment, proof: orders.order_proof })
    .from(orders)
    .where(and(hasFiles, inArray(orders.order_status, [...OVER]), lte(orders.updated_at, before)))
    .orderBy(asc(orders.id))
    .limit(SWEEP);
  const ids = found.map(({ id }) => id);
  if (ids.length > 0) {
    await db.update(orders).set({ order_attachment: [], order_proof: [] }).where(inArray(orders.id, ids));
  }
  return found.flatMap(({ attachment, proof }) => [...attachment, ...proof]);
}

async function ofRefunds(db: Database, before: Date): Promise<string[]> {
  const found = await db
    .select({ id: refunds.id, files: refunds.image })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .where(
      and(
        sql`jsonb_array_length(${refunds.image}) > 0`,
        notInArray(orders.order_status, ['refund_requested']),
        lte(refunds.updated_at, before),
      ),
    )
    .orderBy(asc(refunds.id))
    .limit(SWEEP);
  const ids = found.map(({ id }) => id);
  if (ids.length > 0) await db.update(refunds).set({ image: [] }).where(inArray(refunds.id, ids));
  return found.flatMap(({ files }) => files);
}

async function ofMessages(db: Database, before: Date): Promise<string[]> {
  const found = await db
    .select({ id: messages.id, files: messages.file })
    .from(messages)
    .where(and(sql`jsonb_array_length(${messages.file}) > 0`, lte(messages.created_at, before)))
    .orderBy(asc(messages.id))
    .limit(SWEEP);
  const ids = found.map(({ id }) => id);
  if (ids.length > 0) await db.update(messages).set({ file: [] }).where(inArray(messages.id, ids));
  return found.flatMap(({ files }) => files);
}
