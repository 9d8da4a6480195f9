import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  lte,
  ne,
  not,
  notExists,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { previousStatuses } from '@/domain/order/order-status';
import type { Database } from '../db/client';
import { gateway_payments, offline_payment_methods, offline_payments, order_payments, orders } from '../db/schema';
import { ownedBy, type OwnerKey } from './guest';
import { isAfter, type Turn } from './sql/in-turn';

export type PaymentPart = Pick<typeof order_payments.$inferSelect, 'amount' | 'payment_status' | 'payment_method'>;

export async function insertParts(
  db: Database,
  order_id: number,
  parts: readonly PaymentPart[],
  at: Date,
): Promise<void> {
  await db.insert(order_payments).values(parts.map((part) => ({ ...part, order_id, created_at: at, updated_at: at })));
}

/** Changes the unpaid parts of an order's payment: they are paid now, or will be paid in another way. */
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

/** What is paid of an order; `transaction_ref` is set where a gateway took it. */
export async function listPaidParts(db: Database, order_id: number) {
  const { amount, transaction_ref, payment_status } = order_payments;
  return db
    .select({ amount, transaction_ref })
    .from(order_payments)
    .where(and(eq(order_payments.order_id, order_id), eq(payment_status, 'paid')));
}

/** An owner's orders that wait for a payment gateway. */
export async function listUnpaid(db: Database, owner: OwnerKey) {
  return selectWaiting(db, ownedBy(orders, owner));
}

/**
 * Orders of guests that wait for a gateway and came from one of these cart lines: whoever ordered as a guest and then
 * signed in has taken the lines along.
 */
export async function listUnpaidOfGuests(db: Database, cart_ids: readonly number[]) {
  if (cart_ids.length === 0) return [];
  const isOfCart = sql`exists (select 1 from jsonb_array_elements(${orders.cart_ids}) line where ${inArray(sql`line::int`, [...cart_ids])})`;
  return selectWaiting(db, and(isNotNull(orders.guest_id), isOfCart));
}

/** Up to `most` orders after `last` that could be paid before a moment and still wait for a gateway. */
export async function listUnpaidBefore(db: Database, before: Date, { last, most }: Turn<number>) {
  // A prescription can be paid once it has its price.
  const isPricedBefore = or(not(orders.prescription_order), lte(orders.priced_at, before));
  return selectWaiting(db, and(isAfter(orders.id, last), lte(orders.created_at, before), isPricedBefore)).limit(most);
}

function selectWaiting(db: Database, which: SQL | undefined) {
  return db
    .select({
      ...{ id: orders.id, store_id: orders.store_id, cart_ids: orders.cart_ids },
      ...{ user_id: orders.user_id, guest_id: orders.guest_id, ref_bonus_amount: orders.ref_bonus_amount },
      ...{ created_at: orders.created_at, prescription_order: orders.prescription_order, priced_at: orders.priced_at },
    })
    .from(orders)
    .where(and(which, waitsForGateway()))
    .orderBy(asc(orders.id));
}

/** Condition on orders: the online payment is open or has failed, and the store has not accepted the order. */
export function waitsForGateway(): SQL {
  const isOpen = inArray(orders.order_status, ['pending', 'failed']);
  const isAhead = inArray(orders.payment_method, ['digital_payment', 'partial_payment']);
  return sql`(${isOpen} and ${isAhead} and ${orders.payment_status} <> 'paid')`;
}

/** Condition on orders: they have not ended. One whose payment failed goes on while it can be paid. */
export function goesOn(): SQL {
  return sql`(${notInArray(orders.order_status, [...previousStatuses])} or ${waitsForGateway()})`;
}

export type GatewayPayment = typeof gateway_payments.$inferSelect;

export async function insertGatewayPayment(db: Database, row: typeof gateway_payments.$inferInsert): Promise<void> {
  await db.insert(gateway_payments).values(row);
}

/** `hold` locks the row until the transaction ends, so that nobody else settles the payment. */
export async function findGatewayPayment(
  db: Database,
  id: string,
  { hold } = { hold: false },
): Promise<GatewayPayment | undefined> {
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

/** Notes that a payment has to go back to who paid it, or that it has. */
export async function changeRefundDue(db: Database, id: string, refund_due: boolean): Promise<void> {
  await db.update(gateway_payments).set({ refund_due }).where(eq(gateway_payments.id, id));
}

/** Notes that the payment of an order under this reference of the gateway has to go back. */
export async function markRefundDue(db: Database, order_id: number, reference: string): Promise<void> {
  const { attribute, attribute_id, status, transaction_reference } = gateway_payments;
  const isOfOrder = and(eq(attribute, 'order'), eq(attribute_id, order_id), eq(status, 'success'));
  await db
    .update(gateway_payments)
    .set({ refund_due: true })
    .where(and(isOfOrder, eq(transaction_reference, reference)));
}

/** What gateways took for an order. */
export async function listTakenAtGateways(db: Database, order_id: number) {
  const { amount, attribute, attribute_id, status } = gateway_payments;
  const isOfOrder = and(eq(attribute, 'order'), eq(attribute_id, order_id), eq(status, 'success'));
  return db.select({ amount }).from(gateway_payments).where(isOfOrder);
}

export async function listRefundsDue(db: Database, { last, most }: Turn<string>): Promise<GatewayPayment[]> {
  return db
    .select()
    .from(gateway_payments)
    .where(and(sql`${gateway_payments.refund_due}`, isAfter(gateway_payments.id, last)))
    .orderBy(gateway_payments.id)
    .limit(most);
}

/** The latest attempt to pay an order at a gateway. */
export async function findLastAttempt(db: Database, order_id: number): Promise<GatewayPayment | undefined> {
  const [row] = await db
    .select()
    .from(gateway_payments)
    .where(and(eq(gateway_payments.attribute, 'order'), eq(gateway_payments.attribute_id, order_id)))
    .orderBy(desc(gateway_payments.created_at), desc(gateway_payments.id))
    .limit(1);
  return row;
}

/**
 * Up to `most` orders after `last` placed before a moment whose transfer nobody has reported, or whose report was denied
 * before it.
 */
export async function listUnreported(db: Database, before: Date, { last, most }: Turn<number>) {
  const counts = or(ne(offline_payments.status, 'denied'), gt(offline_payments.updated_at, before));
  return db
    .select({ id: orders.id, user_id: orders.user_id, guest_id: orders.guest_id })
    .from(orders)
    .where(and(isAfter(orders.id, last), lte(orders.created_at, before), awaitsReport(db, counts)))
    .orderBy(asc(orders.id))
    .limit(most);
}

/** How many of an owner's orders hold stock for a transfer that is not reported, or was denied. */
export async function countUnreported(db: Database, owner: OwnerKey): Promise<number> {
  const isOpen = awaitsReport(db, ne(offline_payments.status, 'denied'));
  return db.$count(orders, and(ownedBy(orders, owner), isOpen));
}

/** Condition on orders: to be paid by a transfer, and without a report that counts. */
function awaitsReport(db: Database, counts: SQL | undefined) {
  const reported = db
    .select({ one: sql`1` })
    .from(offline_payments)
    .where(and(eq(offline_payments.order_id, orders.id), counts));
  return and(
    ...[eq(orders.order_status, 'pending'), eq(orders.payment_method, 'offline_payment')],
    ...[eq(orders.payment_status, 'unpaid'), notExists(reported)],
  );
}

export type OfflineRow = typeof offline_payments.$inferSelect;

export async function findOfflinePayment(db: Database, order_id: number): Promise<OfflineRow | undefined> {
  const [row] = await db.select().from(offline_payments).where(eq(offline_payments.order_id, order_id));
  return row;
}

export type NamedOffline = Awaited<ReturnType<typeof listNamedOfflinePayments>>[number];

/** The offline payments with the method's name in both languages, unless the market has removed the method. */
export async function listNamedOfflinePayments(db: Database, order_ids: readonly number[]) {
  if (order_ids.length === 0) return [];
  return db
    .select({ ...getTableColumns(offline_payments), named: offline_payment_methods.method_name })
    .from(offline_payments)
    .leftJoin(offline_payment_methods, eq(offline_payment_methods.id, offline_payments.method_id))
    .where(inArray(offline_payments.order_id, [...order_ids]));
}

/** Stores what the customer reported about an offline payment, in place of an earlier report. */
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
