/**
 * Giving up an order, as long as the store has not taken it: what was held for it is for sale again.
 * Spec: api-contract §7.4 and §7.5.
 */
import type { InferType } from 'yup';
import { ValidationError } from 'yup';
import type * as schema from '@/contract/order.schema';
import { canCancelOrder } from '@/domain/order-status';
import { translate } from '@/i18n/both';
import { ApiError } from './api';
import type { Caller } from './caller';
import { linesOfOrder, lockOrder, moveOrder, ownsOrder, type OrderLineRow } from './data/order';
import { changeStock, lockStock, type Pieces } from './data/stock';
import { ownerOf } from './guards';
import { followOrders } from './simulator';

export async function canceledOrder(input: InferType<typeof schema.cancelOrder>, caller: Caller) {
  const owner = ownerOf(caller, input.guest_id);
  if (!(await ownsOrder(caller.db, input.order_id, owner))) throw new ApiError('order');
  const reason = [input.reason ?? []].flat().filter(Boolean).join(', ');
  if (!reason && !input.note) throw new ValidationError('validation.required', null, 'reason');
  // The store may have taken it since the customer last looked.
  await followOrders(caller, { order_id: input.order_id });
  await caller.db.transaction(async (db) => {
    const order = await lockOrder(db, input.order_id);
    if (!order || !canCancelOrder(order)) throw new ApiError('order_not_cancellable');
    const pieces = (await linesOfOrder(db, order.id)).flatMap(piecesOf);
    await lockStock(db, pieces);
    await changeStock(db, pieces, 1);
    const step = { order_id: order.id, status: 'canceled', changed_by: 'customer', at: caller.now } as const;
    await moveOrder(
      db,
      { ...step, note: reason || (input.note ?? null) },
      { canceled_by: 'customer', cancellation_reason: reason || null, cancellation_note: input.note || null },
    );
  });
  return { message: translate(caller.language, 'answers.order_canceled') };
}

/** A thing that is gone for good has no stock to go back to; a flash sale's pieces become ordinary ones. */
function piecesOf({ item_id, item_campaign_id, variant, quantity }: OrderLineRow): Pieces[] {
  const id = item_campaign_id ?? item_id;
  if (id === null) return [];
  return [
    { item_type: item_campaign_id ? 'ItemCampaign' : 'Item', item_id: id, type: variant, flash_id: null, quantity },
  ];
}
