import type { InferType } from 'yup';
import { endpoint } from '../core/endpoint';
import type * as schema from './refund.schema';

export const listRefundReasons = endpoint<InferType<typeof schema.listRefundReasons>, { id: number; reason: string }[]>(
  {
    method: 'get',
    path: '/customer/order/refund-reasons',
    read: () => import('./order.read').then((mod) => mod.readRefundReasons),
  },
);

/**
 * Requests a refund of a delivered and paid order, or of some of its lines. Pictures show the problem (wire-format
 * §7.4).
 */
export const requestRefund = endpoint<InferType<typeof schema.requestRefund>, { message: string }>({
  method: 'post',
  path: '/customer/order/refund-request',
  encoding: 'multipart',
});
