import type { InferType } from 'yup';
import { endpoint } from '../core/endpoint';
import type { PlacedOrder } from './order';
import type * as schema from './prescription.schema';

/** An order by prescription only: the pharmacy chooses the items and sets the price (wire-format §7.2). */
export const placePrescription = endpoint<InferType<typeof schema.placePrescription>, PlacedOrder>({
  method: 'post',
  path: '/customer/order/prescription/place',
  encoding: 'multipart',
  read: () => import('./order.read').then((mod) => mod.readPlaceOrder),
});
