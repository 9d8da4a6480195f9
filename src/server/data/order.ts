import { and, count, desc, eq, getTableColumns, inArray, isNotNull, not, sum, type SQL } from 'drizzle-orm';
import { toWholeNumber } from '@/domain/accounts/phone-problem';
import { listPastStatuses, type PastKind } from '@/domain/order/order-status';
import type { Database } from '../db/client';
import {
  courier_vehicles,
  delivery_men,
  modules,
  order_lines,
  order_payments,
  order_status_history,
  orders,
  parcel_categories,
} from '../db/schema';
import { asJson } from './sql/as-json';
import { ownedBy, type OwnerKey } from './guest';
import { goesOn, insertParts, listNamedOfflinePayments, type NamedOffline, type PaymentPart } from './order-payment';
import type { ParcelCategoryRow } from './parcel';
import { moduleFacts, type ModuleFacts } from './place';
import { listStoresByIds, type StoreRow } from './catalogue/store';
import type { PageRequest } from './view';

export type OrderStatus = (typeof orders.order_status.enumValues)[number];
export type CourierRow = typeof delivery_men.$inferSelect;
export type OrderLineRow = typeof order_lines.$inferSelect;
export type StoredOrder = typeof orders.$inferSelect;

/** An order with everything that its answers show. */
export type OrderRow = StoredOrder & {
  module_type: string;
  module: ModuleFacts;
  store: StoreRow | null;
  delivery_man: CourierRow | null;
  /** The courier's kind of vehicle, as text. */
  courier_vehicle: (typeof courier_vehicles.$inferSelect)['type'] | null;
  parcel_category: ParcelCategoryRow | null;
  details_count: number;
  /** The sum over all lines. */
  pieces_count: number;
  payments: PaymentPart[];
  offline_payment: NamedOffline | null;
};

export type NewOrder = {
  order: typeof orders.$inferInsert;
  lines: Omit<typeof order_lines.$inferInsert, 'order_id'>[];
  payments: PaymentPart[];
};

/** Stores an order with its lines, payments and first status. Call it in a transaction. */
export async function insertOrder(db: Database, { order, lines, payments }: NewOrder, now: Date): Promise<StoredOrder> {
  const [row] = await db
    .insert(orders)
    .values({ ...order, order_status: 'pending', pending: now, created_at: now, updated_at: now })
    .returning();
  if (!row) throw new Error('The order was not stored');
  await insertLines(db, row.id, lines, now);
  await insertParts(db, row.id, payments, now);
  await addHistory(db, { order_id: row.id, status: 'pending', changed_by: 'customer', at: now });
  return row;
}

export async function insertLines(db: Database, order_id: number, lines: NewOrder['lines'], now: Date): Promise<void> {
  if (lines.length === 0) return;
  await db.insert(order_lines).values(lines.map((line) => ({ ...line, order_id, created_at: now })));
}

/** An order, locked until the transaction ends. */
export async function lockOrder(db: Database, id: number): Promise<StoredOrder | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id)).for('update');
  return row;
}

/** The owner of an order. Lock the owner before the order. */
export async function findOrderOwner(db: Database, id: number): Promise<OwnerKey | undefined> {
  const [row] = await db
    .select({ customer_id: orders.user_id, guest_id: orders.guest_id })
    .from(orders)
    .where(eq(orders.id, id));
  return row;
}

/** Whether the order is the owner's; other people's orders are treated exactly like unknown ones. */
export async function ownsOrder(db: Database, id: number, owner: OwnerKey): Promise<boolean> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), ownedBy(orders, owner)));
  return found.length > 0;
}

/**
 * Whether somebody who knows an order's number and a complete phone number may track it (wire-format §7.5): with the
 * number of a guest order's customer, or of a parcel's receiver.
 */
export async function canTrackOrder(db: Database, id: number, contact_number: string): Promise<boolean> {
  const { is_guest, delivery_address, receiver_details } = orders;
  const [row] = await db.select({ is_guest, delivery_address, receiver_details }).from(orders).where(eq(orders.id, id));
  if (!row || contact_number === '') return false;
  const isSame = (contact: { contact_person_number: string } | null) =>
    contact !== null && toWholeNumber(contact.contact_person_number) === contact_number;
  return isSame(row.receiver_details) || (row.is_guest && isSame(row.delivery_address));
}

export async function findOrderRow(db: Database, id: number): Promise<OrderRow | undefined> {
  return (await listOrderRows(db, eq(orders.id, id), { limit: 1, offset: 1 }))[0];
}

/** Which of an owner's orders to list. A past kind lists past orders of that kind; `failed`: the payment failed. */
export type OrderScope = 'all' | 'running' | 'past' | 'failed' | PastKind;

export async function listOrders(db: Database, owner: OwnerKey, scope: OrderScope, page: PageRequest) {
  const where = and(ownedBy(orders, owner), whereScope(scope));
  return { total_size: await db.$count(orders, where), orders: where ? await listOrderRows(db, where, page) : [] };
}

async function listOrderRows(db: Database, where: SQL, { limit, offset }: PageRequest): Promise<OrderRow[]> {
  const found = await db
    .select({
      order: getTableColumns(orders),
      module_type: modules.module_type,
      module: asJson(moduleFacts),
      delivery_man: delivery_men,
      courier_vehicle: courier_vehicles.type,
      parcel_category: parcel_categories,
    })
    .from(orders)
    .innerJoin(modules, eq(modules.id, orders.module_id))
    .leftJoin(delivery_men, eq(delivery_men.id, orders.delivery_man_id))
    .leftJoin(courier_vehicles, eq(courier_vehicles.id, delivery_men.vehicle_id))
    .leftJoin(parcel_categories, eq(parcel_categories.id, orders.parcel_category_id))
    .where(where)
    .orderBy(desc(orders.created_at), desc(orders.id))
    .limit(limit)
    .offset((offset - 1) * limit);
  const ids = found.map(({ order }) => order.id);
  const stores = await listStoresByIds(db, [...new Set(found.flatMap(({ order }) => order.store_id ?? []))]);
  const storesById = new Map(stores.map((store) => [store.id, store]));
  const counts = new Map((await countLines(db, ids)).map((countLine) => [countLine.order_id, countLine]));
  const parts = await listPartsOf(db, ids);
  const transfers = new Map((await listNamedOfflinePayments(db, ids)).map((transfer) => [transfer.order_id, transfer]));
  return found.map(({ order, ...rest }) => ({
    ...order,
    ...rest,
    payments: parts.filter(({ order_id }) => order_id === order.id).map(({ order_id: _order, ...part }) => part),
    offline_payment: transfers.get(order.id) ?? null,
    store: storesById.get(order.store_id ?? 0) ?? null,
    details_count: counts.get(order.id)?.lines ?? 0,
    pieces_count: counts.get(order.id)?.pieces ?? 0,
  }));
}

async function countLines(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ order_id: order_lines.order_id, lines: count(), pieces: sum(order_lines.quantity).mapWith(Number) })
    .from(order_lines)
    .where(inArray(order_lines.order_id, [...ids]))
    .groupBy(order_lines.order_id);
}

export async function listOrderLines(db: Database, order_id: number): Promise<OrderLineRow[]> {
  return db.select().from(order_lines).where(eq(order_lines.order_id, order_id)).orderBy(order_lines.id);
}

/** The parts in which some orders are paid. */
export async function listPartsOf(db: Database, order_ids: readonly number[]) {
  if (order_ids.length === 0) return [];
  const { id, order_id, amount, payment_status, payment_method } = getTableColumns(order_payments);
  return db
    .select({ order_id, amount, payment_status, payment_method })
    .from(order_payments)
    .where(inArray(order_id, [...order_ids]))
    .orderBy(id);
}

/** All orders of an owner, or a single order. */
export type Whose = OwnerKey | { order_id: number };

export function whereOrders(whose: Whose) {
  return 'order_id' in whose ? eq(orders.id, whose.order_id) : ownedBy(orders, whose);
}

/** Running orders of an owner, or one by its number, except those of the demo seed, which have no idempotency key. */
export async function listRunningOrders(db: Database, whose: Whose): Promise<StoredOrder[]> {
  return db
    .select()
    .from(orders)
    .where(and(whereOrders(whose), goesOn(), isNotNull(orders.idempotency_key)));
}

type Step = {
  order_id: number;
  status: OrderStatus;
  changed_by: (typeof order_status_history.changed_by.enumValues)[number];
  note?: string | null;
  at: Date;
};

/** Sets the next status of an order; `more` holds other columns that change with it. */
export async function moveOrder(
  db: Database,
  step: Step,
  more: Partial<typeof orders.$inferInsert> = {},
): Promise<void> {
  await db
    .update(orders)
    .set({ ...more, order_status: step.status, [step.status]: step.at, updated_at: step.at })
    .where(eq(orders.id, step.order_id));
  await addHistory(db, step);
}

export async function changeOrder(
  db: Database,
  id: number,
  change: Partial<typeof orders.$inferInsert>,
): Promise<void> {
  await db.update(orders).set(change).where(eq(orders.id, id));
}

/** Marks an order as paid in full. Its cart lines need not be remembered any more. */
export async function markOrderPaid(db: Database, id: number, transaction_reference: string | null): Promise<void> {
  await db.update(orders).set({ payment_status: 'paid', transaction_reference, cart_ids: [] }).where(eq(orders.id, id));
}

async function addHistory(db: Database, { at, note = null, ...step }: Step): Promise<void> {
  await db.insert(order_status_history).values({ ...step, note, created_at: at });
}

function whereScope(scope: OrderScope) {
  if (scope === 'all') return undefined;
  if (scope === 'running') return goesOn();
  if (scope === 'failed') return eq(orders.order_status, 'failed');
  return scope === 'past'
    ? not(goesOn())
    : and(inArray(orders.order_status, [...listPastStatuses(scope)]), not(goesOn()));
}
