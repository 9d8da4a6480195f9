/**
 * Whether the customer of an order has its receipt by now. It is sent when the order is placed; where a gateway is paid
 * first, once that is done, since an order that was never paid is none. What a prescription costs is told later.
 * Spec: beyond §2.8 (receipt by mail).
 */
import { isPayable } from './order-payment';

type Placed = { order_status: string; payment_status: string; payment_method: string; prescription_order: boolean };

export function hasReceipt(order: Placed): boolean {
  return order.prescription_order || !isPayable(order);
}
