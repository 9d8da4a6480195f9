/**
 * Changes how an unpaid order is paid: in cash on delivery, or from the wallet.
 * Spec: wire-format §7.4 (`payment-method`, `wallet-payment`).
 */
import type { InferType } from 'yup';
import type * as schema from '@/contract/ordering/payment.schema';
import { canSwitchToCash, isPriced, isTransferOnItsWay } from '@/domain/order/order-payment';
import { mayPayRestInCash } from '@/domain/order/order-actions';
import { paymentProblem, paymentZone, type PaymentFor } from '@/domain/checkout/payment-choice';
import { translate } from '@/i18n/both';
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { removeOrdered } from '../data/cart';
import { listDeliveryZones } from '../data/delivery-zone';
import { lockOwner } from '../data/guest';
import { moveMoney } from '../data/ledger';
import {
  changeOrder,
  findOrderRow,
  lockOrder,
  markOrderPaid,
  moveOrder,
  ownsOrder,
  type StoredOrder,
} from '../data/order';
import { changeDueParts, findOfflinePayment } from '../data/order-payment';
import { findOrderingCustomer } from '../data/ordering-customer';
import { loadSettings } from '../data/setting';
import type { Database } from '../db/client';
import { requireCustomerOwner, type Owner } from '../http/guards';
import { requireOrderOwner } from '../http/order-owner';
import { limitSuccesses } from '../http/rate-limit';
import { computeDue } from '../payments/start';
import { cashTries } from './order-limits';
import { advanceOrders } from './follow';
import { mailBehind } from './order-mail';

/** For a guest it counts like an order that is placed with cash. */
export async function switchToCash(input: InferType<typeof schema.changePaymentMethod>, caller: Caller) {
  const owner = await requireOrderOwner(caller, input);
  const contact = (await findOrderRow(caller.db, input.order_id))?.delivery_address;
  await limitSuccesses(caller, cashTries(caller, owner, contact?.contact_person_number), {
    work: () => payInCash(input.order_id, owner, caller),
    isCounted: () => true,
  });
  return { message: translate(caller.language, 'answers.payment_changed') };
}

/** Whether `switchToCash` would take the order, so that nobody is offered what is refused. */
export async function canPayInCash(db: Database, order: StoredOrder): Promise<boolean> {
  const offline_payment = await findOfflinePayment(db, order.id);
  return canSwitchToCash({ ...order, offline_payment }) && (await cashProblem(db, order)) === null;
}

async function cashProblem(db: Database, order: StoredOrder): Promise<'cod' | 'partial_payment' | null> {
  const state = await loadPaymentState(db, order, await computeDue(db, order.id));
  if (paymentProblem('cash_on_delivery', state)) return 'cod';
  return mayPayRestInCash(order, state.config) ? null : 'partial_payment';
}

async function payInCash(order_id: number, owner: Owner, caller: Caller): Promise<void> {
  await changeUnpaid(caller, order_id, owner, async (db, order) => {
    const problem = await cashProblem(db, order);
    if (problem) throw new ApiError(problem);
    await changeDueParts(db, order.id, { payment_method: 'cash_on_delivery' }, caller.now);
    const isPartial = order.payment_method === 'partial_payment';
    await changeOrder(db, order.id, {
      ...(isPartial ? {} : { payment_method: 'cash_on_delivery' }),
      cart_ids: [],
    });
    await removeOrdered(db, order.cart_ids);
    // When a part is paid already, the store may begin, as with an order that is placed with wallet and cash. What is
    // promised counts from now on, also of an order that has waited as `pending`.
    const status = isPartial ? 'confirmed' : 'pending';
    await moveOrder(db, { order_id: order.id, status, changed_by: 'customer', at: caller.now });
  });
}

export async function payOrderFromWallet({ order_id }: InferType<typeof schema.payFromWallet>, caller: Caller) {
  const owner = requireCustomerOwner(caller);
  await changeUnpaid(caller, order_id, owner, async (db, order) => {
    if (!isPriced(order)) throw new ApiError('not_payable');
    const due = await computeDue(db, order.id);
    const problem = paymentProblem('wallet', {
      ...(await loadPaymentState(db, order, due)),
      customer: await findOrderingCustomer(db, owner.customer_id),
    });
    if (problem) throw new ApiError(problem === 'order_amount' ? 'wallet_low' : 'order_method');
    const move = { user_id: order.user_id ?? 0, debit: due, reference: String(order.id) };
    const moved = due === 0 || (await moveMoney(db, { ...move, transaction_type: 'order_place' }, caller.now));
    if (!moved) throw new ApiError('wallet_low');
    await changeDueParts(db, order.id, { payment_method: 'wallet', payment_status: 'paid' }, caller.now);
    await changeOrder(db, order.id, { payment_method: 'wallet' });
    await markOrderPaid(db, order.id, null);
    await removeOrdered(db, order.cart_ids);
    await moveOrder(db, { order_id, status: 'confirmed', changed_by: 'customer', at: caller.now });
  });
  return { message: translate(caller.language, 'answers.order_paid') };
}

type Change = (db: Database, order: StoredOrder) => Promise<void>;

/** Changes the owner's order under a lock. Refuses one with a payment under way, which could then be paid twice. */
async function changeUnpaid(caller: Caller, order_id: number, owner: Owner, change: Change): Promise<void> {
  if (!(await ownsOrder(caller.db, order_id, owner))) throw new ApiError('order');
  await advanceOrders(caller, { order_id });
  await caller.db.transaction(async (db) => {
    await lockOwner(db, owner);
    const order = await lockOrder(db, order_id);
    const offline_payment = await findOfflinePayment(db, order_id);
    if (isTransferOnItsWay(offline_payment)) throw new ApiError('transfer_reported');
    if (!order || !canSwitchToCash(order)) throw new ApiError('not_payable');
    await change(db, order);
  });
  // Of an order that waited for a gateway it is the first receipt, of any other one that says how it is paid now.
  mailBehind(caller, order_id, { kind: 'receipt' });
}

async function loadPaymentState(db: Database, order: StoredOrder, total: number): Promise<PaymentFor> {
  const zone = (await listDeliveryZones(db)).find(({ id }) => id === order.zone_id);
  const { order_type, charge_payer } = order;
  return {
    config: await loadSettings(db),
    zone: paymentZone(zone, order.module_id),
    customer: null,
    order: { total, order_type, charge_payer },
  };
}
