import { listRefundReasons, requestRefund } from '@/contract/refund';
import * as schema from '@/contract/refund.schema';
import { limits } from '@/domain/limits';
import type { Routes } from '../api';
import { refundReasons } from '../data/refund';
import { bit, said } from '../data/wire';
import { forCustomers } from '../guards';
import { requestedRefund } from '../order-refund';
import { bodyBytes } from '../upload';

export const refundRoutes: Routes = (on) => {
  const onCustomer = forCustomers(on);
  on(listRefundReasons, schema.listRefundReasons, async (_input, caller) => {
    const rows = await refundReasons(caller.db);
    return {
      refund_reasons: rows.map(({ id, reason, status }) => ({ id, reason: said(reason, caller), status: bit(status) })),
    };
  });

  onCustomer(requestRefund, schema.requestRefund, requestedRefund, { bytes: bodyBytes(limits.images_per_refund) });
};
