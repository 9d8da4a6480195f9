import { and, asc, desc, eq, getTableColumns, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/client';
import { gateway_payments, offline_payment_methods, offline_payments, order_payments, orders } from '../db/schema';
import type { OwnerKey } from './guest';

export type PaymentPart = Pick<typeof order_payments.$inferSelect, 'amount' | 'payment_status' | 'payment_method'>;

export async function insertParts(
  db: Database,
  order_id: number,
  parts: readonly PaymentPart[],
  at: Date,
): Promise<void> {
  await db.insert(order_payments).values(parts.map((it) => ({ ...it, order_id, created_at: at, updated_at: at })));
}

/** What is not paid yet is paid now, or is to be paid in another way. */
export async function changeDueParts(
  db: Database,
  order_id: number,
  change: Partial<
    Pick<typeof order_payments.$inferInsert, 'amount' | 'payment_status' | 'payment_method' | 'transaction_ref'>
  >,
  at: Date,
): Promise<void> {
  await db
    .update(order_payments)
    .set({ ...change, updated_at: at })
    .where(and(eq(order_payments.order_id, order_id), eq(order_payments.payment_status, 'unpaid')));
}

/** Orders of an owner that wait for a gateway. */
export async function listUnpaid(db: Database, { customer_id, guest_id }: OwnerKey) {
  const owned = customer_id === null ? eq(orders.guest_id, guest_id ?? 0) : eq(orders.user_id, customer_id);
  return listWaiting(db, owned);
}

/** Some of the orders placed before a moment that still wait for a gateway. */
export async function listUnpaidBefore(db: Database, before: Date) {
  return (await listWaiting(db, lte(orders.created_at, before))).slice(0, SWEEP);
}

/** The clean-up runs within the call of a customer, so it is limited. */
const SWEEP = 10;

async function listWaiting(db: Database, which: SQL | undefined) {
  return db
    .select({
      ...{ id: orders.id, store_id: orders.store_id, cart_ids: orders.cart_ids },
      ...{ user_id: orders.user_id, guest_id: orders.guest_id, ref_bonus_amount: orders.ref_bonus_amount },
    })
    .from(orders)
    .where(and(which, waitsForGateway()))
    .orderBy(asc(orders.id));
}

/** The order's payment was begun or has failed; nothing has been cooked yet. */
export function waitsForGateway(): SQL {
  const isOpen = inArray(orders.order_status, ['pending', 'failed']);
  const isAhead = inArray(orders.payment_method, ['digital_payment', 'partial_payment']);
  return sql`(${isOpen} and ${isAhead} and ${orders.payment_status} <> 'paid')`;
}

export type GatewayPayment = typeof gateway_payments.$inferSelect;

export async function insertGatewayPayment(db: Database, row: typeof gateway_payments.$inferInsert): Promise<void> {
  await db.insert(gateway_payments).values(row);
}

/** `hold` keeps it from being settled by anybody else until the transaction ends. */
export async function findGatewayPayment(db: Database, id: string, hold = false): Promise<GatewayPayment | undefined> {
  const found = db.select().from(gateway_payments).where(eq(gateway_payments.id, id));
  const [row] = hold ? await found.for('update') : await found;
  return row;
}

export async function finishGatewayPayment(
  db: Database,
  id: string,
  {
    status,
    transaction_reference,
    at,
  }: { status: 'success' | 'fail' | 'cancel'; transaction_reference: string | null; at: Date },
): Promise<void> {
  await db
    .update(gateway_payments)
    .set({ status, transaction_reference, finished_at: at, updated_at: at })
    .where(eq(gateway_payments.id, id));
}

/** The last try to pay an order at a gateway. */
export async function findLastAttempt(db: Database, order_id: number): Promise<GatewayPayment | undefined> {
  const [row] = await db
    .select()
    .from(gateway_payments)
    .where(and(eq(gateway_payments.attribute, 'order'), eq(gateway_payments.attribute_id, order_id)))
    .orderBy(desc(gateway_payments.created_at), desc(gateway_payments.id))
    .limit(1);
  return row;
}

export type OfflineRow = typeof offline_payments.$inferSelect;

export async function findOfflinePayment(db: Database, order_id: number): Promise<OfflineRow | undefined> {
  const [row] = await db.select().from(offline_payments).where(eq(offline_payments.order_id, order_id));
  return row;
}

/** With the names of the payment method in both languages, as long as the market has it. */
export async function findNamedOfflinePayment(db: Database, order_id: number) {
  const [row] = await db
    .select({ ...getTableColumns(offline_payments), named: offline_payment_methods.method_name })
    .from(offline_payments)
    .leftJoin(offline_payment_methods, eq(offline_payment_methods.id, offline_payments.method_id))
    .where(eq(offline_payments.order_id, order_id));
  return row;
}

/** What the customer told about a payment outside the shop; telling it again replaces it. */
export async function saveOffline(db: Database, row: typeof offline_payments.$inferInsert): Promise<void> {
  const { order_id: _order, created_at: _created, ...set } = row;
  await db.insert(offline_payments).values(row).onConflictDoUpdate({ target: offline_payments.order_id, set });
}

export async function answerOffline(
  db: Database,
  order_id: number,
  answer: Pick<OfflineRow, 'status' | 'admin_note'>,
  at: Date,
): Promise<void> {
  await db
    .update(offline_payments)
    .set({ ...answer, updated_at: at })
    .where(eq(offline_payments.order_id, order_id));
}
