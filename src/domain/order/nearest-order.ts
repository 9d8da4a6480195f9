/**
 * The running order that reaches the customer next.
 * Spec: wire-format §7.5 (`order_status`, minutes of the store). Which of several orders is shown is not specified: one
 * that the courier has collected comes first, then the one that is expected first.
 */
import { orderEta, type ExpectedOrder } from './order-eta';

type Running = ExpectedOrder & { order_status: string };

/** Undefined without orders; of two alike, the first. */
export function nearestOrder<O extends Running>(orders: readonly O[], now: Date, slot_minutes: number): O | undefined {
  const wait = (order: O) => orderEta(order, now, slot_minutes)?.minutes ?? Infinity;
  const isOnTheWay = ({ order_status }: O) => order_status === 'picked_up';
  return [...orders].sort((a, b) => {
    const byCourier = Number(isOnTheWay(b)) - Number(isOnTheWay(a));
    return byCourier || compare(wait(a), wait(b));
  })[0];
}

/** Also of two infinite numbers, whose difference is none. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
