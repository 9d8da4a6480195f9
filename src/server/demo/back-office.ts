/**
 * The demo's back office, which does what neither the store nor the courier does: it prices prescriptions, checks
 * offline payments and answers refund requests. Like the rest of the demo it works when somebody reads an order, with
 * the times at which it would have worked. docs/demo.md lists what it refuses.
 */
import { shownMoney } from '@/domain/money/money-display';
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { lockOwner } from '../data/guest';
import { moveMoney } from '../data/ledger';
import {
  listOrderLines,
  lockOrder,
  markOrderPaid,
  moveOrder,
  findOrderOwner,
  type StoredOrder,
  type Whose,
} from '../data/order';
import { answerOffline, changeDueParts, findOfflinePayment } from '../data/order-payment';
import type { SystemNote } from '../data/reason';
import { answerRefund, listOpenRefunds } from '../data/refund';
import { loadSettings } from '../data/setting';
import type { Database } from '../db/client';
import { tellCustomer } from '../ordering/notice';
import { releaseOrder } from '../ordering/release-order';
import { pricePrescription } from '../ordering/prescription-price';

/** `step` is in milliseconds; `running` are the running orders as they were read. */
export async function doOfficeWork(
  caller: Caller,
  whose: Whose,
  { running, step }: { running: readonly StoredOrder[]; step: number },
): Promise<void> {
  for (const order of running.filter((order) => order.order_status === 'pending')) {
    const pricedAt = new Date(order.created_at.getTime() + step);
    if (order.prescription_order && pricedAt <= caller.now) await priceOrder(caller, order.id, pricedAt);
    if (order.payment_method === 'offline_payment') await checkOfflinePayment(caller, order.id, step);
  }
  const before = new Date(caller.now.getTime() - ANSWERED * step);
  for (const { order_id } of await listOpenRefunds(caller.db, whose, before)) {
    await withLockedOrder(caller, order_id, (db, order) => answerRefundRequest(db, caller, order, step));
  }
}

/** The number of steps until a payment or a refund request is answered. */
const ANSWERED = 2;

async function withLockedOrder(
  caller: Caller,
  id: number,
  work: (db: Database, order: StoredOrder) => Promise<void>,
): Promise<void> {
  const owner = await findOrderOwner(caller.db, id);
  await caller.db.transaction(async (db) => {
    if (owner) await lockOwner(db, owner);
    const order = await lockOrder(db, id);
    if (order) await work(db, order);
  });
}

async function priceOrder(caller: Caller, id: number, at: Date): Promise<void> {
  if ((await listOrderLines(caller.db, id)).length > 0) return;
  await withLockedOrder(caller, id, async (db, order) => {
    const isDone = order.order_status !== 'pending' || (await listOrderLines(db, id)).length > 0;
    if (isDone) return;
    try {
      const total = await pricePrescription(db, caller, order, at);
      const amount = shownMoney(total, await loadSettings(db));
      await tellCustomer(db, order, { key: 'notice_priced', params: { amount }, at });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await releaseOrder(db, order, { by: 'system', reason: null, note: 'prescription_not_supplied', at });
      await tellCustomer(db, order, { key: 'notice_not_priced', at });
    }
  });
}

async function checkOfflinePayment(caller: Caller, id: number, step: number): Promise<void> {
  const told = await findOfflinePayment(caller.db, id);
  const at = new Date((told?.updated_at.getTime() ?? Infinity) + ANSWERED * step);
  if (told?.status !== 'pending' || at > caller.now) return;
  await withLockedOrder(caller, id, async (db, order) => {
    const held = await findOfflinePayment(db, id);
    if (held?.status !== 'pending' || order.order_status !== 'pending') return;
    if (held.input.some(({ user_data }) => user_data.includes(NEVER_SENT))) {
      await answerOffline(db, id, { status: 'denied', admin_note: note('offline_denied') }, at);
      await tellCustomer(db, order, { key: 'notice_offline_denied', at });
      return;
    }
    await answerOffline(db, id, { status: 'verified', admin_note: null }, at);
    await changeDueParts(db, id, { payment_status: 'paid' }, at);
    await markOrderPaid(db, id, null);
    await moveOrder(db, { order_id: id, status: 'confirmed', changed_by: 'admin', at });
    await tellCustomer(db, order, { key: 'notice_offline_verified', at });
  });
}

/** The name of a note that each reader gets in their own language. */
const note = (name: SystemNote) => name;

/** A transfer whose details contain this is denied. */
const NEVER_SENT = '0000';

/** Approves a request with a picture and refunds to the wallet; rejects a request without one. */
async function answerRefundRequest(db: Database, caller: Caller, order: StoredOrder, step: number): Promise<void> {
  const [request] = await listOpenRefunds(db, { order_id: order.id }, caller.now);
  if (!request || order.user_id === null) return;
  const at = new Date(request.created_at.getTime() + ANSWERED * step);
  const by = { order_id: order.id, changed_by: 'admin' as const, at };
  if (request.image.length === 0) {
    const admin_note = note('refund_rejected');
    await answerRefund(db, request.id, { refund_status: 'rejected', admin_note }, at);
    await moveOrder(db, { ...by, status: 'refund_request_canceled' });
    await tellCustomer(db, order, { key: 'notice_refund_denied', at });
    return;
  }
  const { user_id } = order;
  const credit = request.refund_amount;
  const admin_note = note('refund_approved');
  await answerRefund(db, request.id, { refund_status: 'approved', admin_note }, at);
  await moveMoney(db, { user_id, transaction_type: 'order_refund', credit, reference: String(order.id) }, caller.now);
  await moveOrder(db, { ...by, status: 'refunded' });
  const amount = shownMoney(credit, await loadSettings(db));
  await tellCustomer(db, order, { key: 'notice_refunded', params: { amount }, at });
}
