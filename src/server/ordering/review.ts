/**
 * Stores reviews of the items and the courier of a delivered order, with pictures.
 * Spec: wire-format §5.4 and §7.5 (`reviews/submit`).
 */
import type { InferType } from 'yup';
import type * as schema from '@/contract/catalogue/review.schema';
import { canReviewOrder } from '@/domain/order/order-status';
import { asList } from '@/domain/wire/wire';
import { translate } from '@/i18n/both';
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { lockOwner } from '../data/guest';
import { listOrderLines, lockOrder, ownsOrder, type StoredOrder } from '../data/order';
import { insertCourierReview, insertReview, rateCourier, rateItem } from '../data/catalogue/review';
import type { Database } from '../db/client';
import { requireCustomer, requireCustomerOwner, requireOpenSession } from '../http/guards';
import { limitCalls } from '../http/rate-limit';
import { withUploads } from '../media/upload';

type ItemReview = InferType<typeof schema.submitItemReview>;
type CourierReview = InferType<typeof schema.submitCourierReview>;

export async function reviewItem(input: ItemReview, caller: Caller) {
  return storeReview(input, caller, async (db, order, said) => {
    const lines = await listOrderLines(db, order.id);
    if (order.store_id === null || !lines.some(({ item_id }) => item_id === input.item_id)) {
      throw new ApiError('not_delivered');
    }
    const row = { ...said, item_id: input.item_id, store_id: order.store_id };
    if (!(await insertReview(db, row))) throw new ApiError('review');
    await rateItem(db, row.item_id, row.store_id);
  });
}

export async function reviewCourier(input: CourierReview, caller: Caller) {
  return storeReview(input, caller, async (db, order, said) => {
    const { delivery_man_id } = input;
    if (order.delivery_man_id !== delivery_man_id) throw new ApiError('not_delivered');
    if (!(await insertCourierReview(db, { ...said, delivery_man_id }))) throw new ApiError('review');
    await rateCourier(db, delivery_man_id);
  });
}

type Said = ReturnType<typeof toRow>;
type Write = (db: Database, order: StoredOrder, said: Said) => Promise<void>;

async function storeReview(input: ItemReview | CourierReview, caller: Caller, write: Write) {
  const owner = requireCustomerOwner(caller);
  if (!(await ownsOrder(caller.db, input.order_id, owner))) throw new ApiError('order');
  if (input.attachment) await limitCalls(caller, 'upload');
  await withUploads(asList(input.attachment), { folder: 'review', of: { ...owner, db: caller.db } }, (attachment) =>
    caller.db.transaction(async (db) => {
      await lockOwner(db, owner);
      await requireOpenSession(db, caller);
      const order = await lockOrder(db, input.order_id);
      if (!order || !canReviewOrder(order)) throw new ApiError('not_delivered');
      await write(db, order, toRow(input, attachment, caller));
    }),
  );
  return { message: translate(caller.language, 'answers.review_sent') };
}

/** A customer writes in one language: both texts are the same. */
function toRow({ order_id, rating, comment }: ItemReview | CourierReview, attachment: string[], caller: Caller) {
  return {
    ...{ order_id, rating, attachment, user_id: requireCustomer(caller).id },
    comment: comment ? { en: comment, ar: comment } : null,
    created_at: caller.now,
    updated_at: caller.now,
  };
}
