import { listRefundReasons, requestRefund } from '@/contract/ordering/refund';
import * as schema from '@/contract/ordering/refund.schema';
import { limits } from '@/domain/limits';
import type { Routes } from '../http/api';
import * as data from '../data/refund';
import { bit, localizeText } from '../data/view';
import { forCustomers } from '../http/guards';
import * as ordering from '../ordering/refund';
import { bodyBytes } from '../media/upload';

export const refundRoutes: Routes = (on) => {
  const onCustomer = forCustomers(on);
  on(listRefundReasons, schema.listRefundReasons, async (_input, caller) => {
    const rows = await data.listRefundReasons(caller.db);
    return {
      refund_reasons: rows.map(({ id, reason, status }) => ({
        id,
        reason: localizeText(reason, caller),
        status: bit(status),
      })),
    };
  });

  onCustomer(requestRefund, schema.requestRefund, ordering.requestRefund, {
    bytes: bodyBytes(limits.images_per_refund),
  });
};
