import type { InferType } from 'yup';
import { endpoint } from '../core/endpoint';
import type * as schema from './refund.schema';

export const listRefundReasons = endpoint<InferType<typeof schema.listRefundReasons>, { id: number; reason: string }[]>(
  {
    method: 'get',
    path: '/customer/order/refund-reasons',
    read: () => import('./refund.read').then((it) => it.readRefundReasons),
  },
);

/** Of what was delivered and paid, or of some lines of it; pictures show what is wrong (wire-format §7.4). */
export const requestRefund = endpoint<InferType<typeof schema.requestRefund>, { message: string }>({
  method: 'post',
  path: '/customer/order/refund-request',
  encoding: 'multipart',
});
