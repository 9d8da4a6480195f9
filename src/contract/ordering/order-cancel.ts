import type { InferType } from 'yup';
import { endpoint } from '../core/endpoint';
import type * as schema from './order.schema';

export const cancelOrder = endpoint<InferType<typeof schema.cancelOrder>, { message: string }>({
  method: 'post',
  path: '/customer/order/cancel',
});

export const listCancellationReasons = endpoint<InferType<typeof schema.listReasons>, { id: number; reason: string }[]>(
  {
    method: 'get',
    path: '/customer/order/cancellation-reasons',
    read: () => import('./order.read').then((mod) => mod.readCancellationReasons),
  },
);

export const listParcelReasons = endpoint<
  InferType<typeof schema.listParcelReasons>,
  { id: number; reason: string; cancellation_type: string }[]
>({
  method: 'get',
  path: '/get-parcel-cancellation-reasons',
  read: () => import('./order.read').then((mod) => mod.readParcelReasons),
});
