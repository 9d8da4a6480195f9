/**
 * Requests a refund, with pictures of what is wrong.
 * Spec: wire-format §7.4 (`refund-request`).
 */
import type { InferType } from 'yup';
import type * as schema from '@/contract/ordering/refund.schema';
import { digitsOf } from '@/domain/money/money-display';
import { canAskRefund } from '@/domain/order/order-status';
import { isWholeOrder, refundAmount } from '@/domain/order/refund-amount';
import { asList, isOn } from '@/domain/wire/wire';
import { translate } from '@/i18n/both';
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { lockOwner } from '../data/guest';
import { listOrderLines, lockOrder, moveOrder, ownsOrder, type StoredOrder } from '../data/order';
import { insertRefund } from '../data/refund';
import { loadSettings } from '../data/setting';
import { requireCustomerOwner, requireOpenSession } from '../http/guards';
import { limitCalls } from '../http/rate-limit';
import { withUploads } from '../media/upload';

type Input = InferType<typeof schema.requestRefund>;

export async function requestRefund(input: Input, caller: Caller) {
  const owner = requireCustomerOwner(caller);
  if (!(await ownsOrder(caller.db, input.order_id, owner))) throw new ApiError('order');
  const config = await loadSettings(caller.db);
  if (!isOn(config.refund_active_status)) throw new ApiError('refund');
  if (input.image) await limitCalls(caller, 'upload');
  const images = asList(input.image);
  await withUploads(images, { folder: 'refund', of: { ...owner, db: caller.db } }, (image) =>
    storeRequest(input, image, caller),
  );
  return { message: translate(caller.language, 'answers.refund_requested') };
}

async function storeRequest(
  { order_id, customer_reason, customer_note, refund_method, order_line_ids: chosen = [] }: Input,
  image: string[],
  caller: Caller,
): Promise<void> {
  const owner = requireCustomerOwner(caller);
  await caller.db.transaction(async (db) => {
    await lockOwner(db, owner);
    await requireOpenSession(db, caller);
    const order = await lockOrder(db, order_id);
    if (!order || !canAskRefund(order)) throw new ApiError('refund');
    const made = await insertRefund(db, {
      ...{ order_id, user_id: owner.customer_id, customer_reason, image },
      ...(await refundedAmount(db, order, chosen)),
      customer_note: customer_note || null,
      refund_method: refund_method || null,
      created_at: caller.now,
      updated_at: caller.now,
    });
    if (!made) throw new ApiError('refund');
    await moveOrder(db, { order_id, status: 'refund_requested', changed_by: 'customer', at: caller.now });
  });
}

/**
 * The amount to refund, from the order as it was paid. Refuses lines of another order, lines that cost nothing, and
 * single lines in a market that refunds whole orders only.
 */
async function refundedAmount(db: Caller['db'], order: StoredOrder, chosen: readonly number[]) {
  const lines = await listOrderLines(db, order.id);
  if (chosen.some((id) => !lines.some((line) => line.id === id))) throw new ApiError('refund');
  if (isWholeOrder(lines, chosen)) return { refund_amount: order.order_amount, order_line_ids: [] };
  const config = await loadSettings(db);
  if (!isOn(config.refund_lines_status)) throw new ApiError('refund');
  const refund_amount = refundAmount(order, lines, chosen, digitsOf(config));
  if (refund_amount === 0) throw new ApiError('refund');
  return { refund_amount, order_line_ids: [...new Set(chosen)] };
}
