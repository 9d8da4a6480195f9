/**
 * Stores what a customer reports about a payment outside the shop.
 * Spec: wire-format §7.4 (`offline-payment`, `offline-payment-update`).
 */
import { ApiError } from '../http/api';
import { fieldProblem, refuseFields } from '../http/errors';
import type { Caller } from '../http/caller';
import { listOfflineMethods } from '../data/catalogue/content';
import { lockOwner } from '../data/guest';
import { lockOrder } from '../data/order';
import { findOfflinePayment, saveOffline } from '../data/order-payment';
import { localizeText } from '../data/view';
import type { MethodAnswer } from '../db/schema/json';
import { requireOrderOwner } from '../http/order-owner';

type Told = {
  order_id: number;
  method_id?: number | undefined;
  guest_id?: number | undefined;
  customer_note?: string | null | undefined;
  answers?: Record<string, string> | undefined;
};

export async function saveOfflinePayment(input: Told, caller: Caller) {
  const owner = await requireOrderOwner(caller, input);
  const methods = await listOfflineMethods(caller.db);
  await caller.db.transaction(async (db) => {
    await lockOwner(db, owner);
    const order = await lockOrder(db, input.order_id);
    const before = await findOfflinePayment(db, input.order_id);
    const isAwaited = order?.payment_method === 'offline_payment' && order.payment_status === 'unpaid';
    if (!isAwaited || order.order_status !== 'pending' || before?.status === 'verified')
      throw new ApiError('not_payable');
    const method = methods.find(({ id }) => id === (input.method_id ?? before?.method_id));
    if (!method) throw new ApiError('offline_payment_status');
    await saveOffline(db, {
      order_id: order.id,
      method_id: method.id,
      method_name: localizeText(method.method_name, caller),
      input: answersTo(method, input.answers ?? {}),
      status: 'pending',
      customer_note: input.customer_note || null,
      admin_note: null,
      created_at: caller.now,
      updated_at: caller.now,
    });
  });
  return { payment: 'success' };
}

type Method = Awaited<ReturnType<typeof listOfflineMethods>>[number];

/** Keeps only the answers that the method asks for; refuses when a required one is missing. */
function answersTo({ method_informations }: Method, answers: Record<string, string>): MethodAnswer[] {
  refuseFields(
    method_informations.map(
      ({ customer_input, is_required }) =>
        is_required && !answers[customer_input] && fieldProblem(customer_input, 'required'),
    ),
  );
  return method_informations
    .map(({ customer_input }) => ({ user_input: customer_input, user_data: answers[customer_input] ?? '' }))
    .filter(({ user_data }) => user_data !== '');
}
