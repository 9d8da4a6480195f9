import type { InferType } from 'yup';
import { listRefundReasons, requestRefund } from '@/contract/refund';
import * as schema from '@/contract/refund.schema';
import { canAskRefund } from '@/domain/order-status';
import { isOn, type Flag } from '@/domain/wire';
import { translate } from '@/i18n/both';
import { ApiError, type Routes } from '../api';
import type { Caller } from '../caller';
import { lockOwner } from '../data/guest';
import { lockOrder, moveOrder, ownsOrder } from '../data/order';
import { insertRefund, refundReasons } from '../data/refund';
import { allSettings } from '../data/setting';
import { bit, said } from '../data/wire';
import { ownerOf } from '../guards';
import { keepUpload, removeUpload } from '../upload';

export const refundRoutes: Routes = (on) => {
  on(listRefundReasons, schema.listRefundReasons, async (_input, caller) => {
    const rows = await refundReasons(caller.db);
    return {
      refund_reasons: rows.map(({ id, reason, status }) => ({ id, reason: said(reason, caller), status: bit(status) })),
    };
  });

  on(requestRefund, schema.requestRefund, async (input, caller) => {
    const owner = ownerOf(caller, undefined);
    if (!(await ownsOrder(caller.db, input.order_id, owner))) throw new ApiError('order');
    const config = await allSettings(caller.db);
    if (!isOn(config.refund_active_status as Flag)) throw new ApiError('refund');
    const image: string[] = [];
    try {
      for (const file of [input.image ?? []].flat()) image.push(await keepUpload(file, { folder: 'refund' }));
      await askedRefund(input, image, caller);
    } catch (error) {
      // Nobody else knows of these pictures.
      await Promise.all(image.map(removeUpload));
      throw error;
    }
    return { message: translate(caller.language, 'answers.refund_requested') };
  });
};

async function askedRefund(
  { order_id, customer_reason, customer_note, refund_method }: InferType<typeof schema.requestRefund>,
  image: string[],
  caller: Caller,
): Promise<void> {
  const owner = ownerOf(caller, undefined);
  await caller.db.transaction(async (db) => {
    await lockOwner(db, owner);
    const order = await lockOrder(db, order_id);
    if (!order || !canAskRefund(order)) throw new ApiError('refund');
    const made = await insertRefund(db, {
      ...{ order_id, user_id: owner.customer_id, customer_reason, image, refund_amount: order.order_amount },
      customer_note: customer_note || null,
      refund_method: refund_method || null,
      created_at: caller.now,
      updated_at: caller.now,
    });
    if (!made) throw new ApiError('refund');
    await moveOrder(db, { order_id, status: 'refund_requested', changed_by: 'customer', at: caller.now });
  });
}
