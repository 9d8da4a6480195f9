/**
 * Cancels a parcel. Before pickup it is undone like any order. After that it is returned, for a fee that the market
 * sets, and its sender confirms with a code that it has arrived.
 * Spec: wire-format §2.1 (`parcel_cancellation_basic_setup`), §7.4 and §7.5.
 */
import type { InferType } from 'yup';
import type * as schema from '@/contract/ordering/parcel.schema';
import { minorUnits } from '@/domain/money/money';
import { digitsOf, shownMoney } from '@/domain/money/money-display';
import { returnFee } from '@/domain/checkout/parcel-fee';
import { translate } from '@/i18n/both';
import { ApiError } from '@/server/http/api';
import type { Caller } from '@/server/http/caller';
import { lockOwner } from '@/server/data/guest';
import { lockOrder, moveOrder, type StoredOrder } from '@/server/data/order';
import { findCancellation, insertCancellation, markReturned } from '@/server/data/parcel';
import { loadSettings, type Settings } from '@/server/data/setting';
import type { Database } from '@/server/db/client';
import { requireOrderOwner } from '@/server/http/order-owner';
import { newDeliveryCode } from '../columns';
import { releaseOrder } from '../release-order';

type Given = {
  reason: string | null;
  reasons: string[];
  note: string | null;
  at: Date;
  /** The terms that the sender agreed to, when the client sends them. */
  terms: { cancellation_type?: string | null | undefined; return_fee?: number | null | undefined };
};

/** Call it with the order and its owner locked. */
export async function cancelParcel(db: Database, order: StoredOrder, { reasons, terms, ...end }: Given) {
  const before_pickup = order.picked_up === null;
  const { reason, note, at } = end;
  const config = await loadSettings(db);
  const return_fee = before_pickup ? 0 : computeReturnFee(order, config);
  // The courier may have come since the sender saw the fee; nobody pays more than was shown.
  const digits = digitsOf(config);
  const isMore = minorUnits(return_fee, digits) > minorUnits(terms.return_fee ?? return_fee, digits);
  if (!before_pickup && (isMore || terms.cancellation_type === 'before_pickup')) {
    throw new ApiError('return_fee', { amount: shownMoney(return_fee, config) });
  }
  if (before_pickup) await releaseOrder(db, order, { by: 'customer', ...end });
  else {
    const step = { order_id: order.id, status: 'canceled', changed_by: 'customer', note: reason ?? note, at } as const;
    await moveOrder(db, step, { canceled_by: 'customer', cancellation_reason: reason, cancellation_note: note });
  }
  await insertCancellation(db, {
    ...{ order_id: order.id, cancel_by: 'customer', reason: reasons, note, before_pickup },
    return_fee,
    return_otp: before_pickup ? null : newDeliveryCode(),
    ...{ created_at: at, updated_at: at },
  });
}

function computeReturnFee({ delivery_charge }: StoredOrder, config: Settings): number {
  return returnFee(delivery_charge, config.parcel_cancellation_basic_setup, digitsOf(config));
}

export async function returnParcel(input: InferType<typeof schema.returnParcel>, caller: Caller) {
  const owner = await requireOrderOwner(caller, input);
  await caller.db.transaction(async (db) => {
    await lockOwner(db, owner);
    const order = await lockOrder(db, input.order_id);
    const cancellation = await findCancellation(db, input.order_id);
    if (order?.order_status !== 'canceled' || !cancellation?.return_otp) throw new ApiError('order_not_returnable');
    if (cancellation.return_otp !== input.return_otp) throw new ApiError('return_otp');
    await moveOrder(db, { order_id: order.id, status: 'returned', changed_by: 'customer', at: caller.now });
    await markReturned(db, order.id, caller.now);
  });
  return { message: translate(caller.language, 'answers.parcel_returned') };
}
