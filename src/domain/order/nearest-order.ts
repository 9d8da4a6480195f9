/**
 * The running order that reaches the customer next.
 * Spec: wire-format §7.5 (`order_status`, minutes of the store). Which of several orders is shown is not specified: one
 * that a courier brings comes first, then the one that was promised first. A promise does not move with the clock, so
 * that late orders do not take turns. Of an order that is not paid nothing is promised.
 */
import { promisedSpan, type ExpectedOrder } from './order-eta';

type Running = ExpectedOrder & { order_type: string };

type Market = Parameters<typeof promisedSpan>[1];

/** Undefined without orders; of two alike, the first. */
export function nearestOrder<O extends Running>(orders: readonly O[], market: Market): O | undefined {
  const promised = (order: O) => promisedSpan(order, market)?.until ?? Infinity;
  return [...orders].sort((a, b) => {
    const byCourier = Number(isBrought(b)) - Number(isBrought(a));
    return byCourier || compare(promised(a), promised(b));
  })[0];
}

/** Parcels are brought to somebody else. */
const isBrought = ({ order_type, order_status }: Running) => order_type === 'delivery' && order_status === 'picked_up';

/** Also of two infinite numbers, whose difference is none. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
