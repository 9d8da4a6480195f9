/**
 * How long the owner of an order may reach and find its courier.
 * Spec: wire-format §7.4 (the return of a parcel) and §7.5 (`last-location`).
 */
import { isComingBack, isPreviousOrder, type Collected } from './order-status';

/** Whether the courier has nothing to do with the order any more. */
export function isCourierDone(order: Collected): boolean {
  return isPreviousOrder(order.order_status) && !isComingBack(order);
}
