/**
 * Cancels an order that the store has not accepted yet, and releases what was held for it.
 * Spec: wire-format §7.4 and §7.5.
 */
import type { InferType } from 'yup';
import type * as schema from '@/contract/ordering/order.schema';
import { hasReceipt } from '@/domain/order/order-receipt';
import { canCancelOrder } from '@/domain/order/order-status';
import { translate } from '@/i18n/both';
import { ApiError } from '../http/api';
import { fieldProblem } from '../http/errors';
import type { Caller } from '../http/caller';
import { lockOwner } from '../data/guest';
import { lockOrder } from '../data/order';
import { requireOrderOwner } from '../http/order-owner';
import { releaseOrder } from './release-order';
import { cancelParcel } from './parcel/cancel';
import { advanceOrders } from './follow';
import { mailBehind } from './order-mail';

export async function cancelOrder(input: InferType<typeof schema.cancelOrder>, caller: Caller) {
  const owner = await requireOrderOwner(caller, input);
  const reason = [input.reason ?? []].flat().filter(Boolean).join(', ');
  if (!reason && !input.note) throw fieldProblem('reason', 'required');
  // The store may have taken it since the customer last looked.
  await advanceOrders(caller, { order_id: input.order_id });
  const wasMailed = await caller.db.transaction(async (db) => {
    await lockOwner(db, owner);
    const order = await lockOrder(db, input.order_id);
    if (!order || !canCancelOrder(order)) throw new ApiError('order_not_cancellable');
    const end = { reason: reason || null, note: input.note || null, at: caller.now };
    if (order.order_type === 'parcel') {
      const reasons = [input.reason ?? []].flat().filter(Boolean);
      await cancelParcel(db, order, { ...end, reasons, terms: input });
    } else {
      await releaseOrder(db, order, { by: 'customer', ...end });
    }
    return hasReceipt(order);
  });
  if (wasMailed) mailBehind(caller, input.order_id, { kind: 'canceled' });
  return { message: translate(caller.language, 'answers.order_canceled') };
}
