/**
 * The expected arrival of a running order.
 * Spec: wire-format §7.5 (`min_delivery_time`, `max_delivery_time`, `schedule_at`). How to combine them is not
 * specified: the store's minutes count from when it can begin; a scheduled order has its chosen slot. An order that
 * has not arrived after that is late and is expected within the next ten minutes, then the ten after them; beyond §2.5:
 * nobody is promised a time before the order is paid.
 */
import { slotMinutes } from '../checkout/time-slots';
import { limits } from '../limits';
import { momentIn } from '../rental/trip-time';
import { MINUTE_MS } from '../time/units';
import type { Maybe } from '../wire/wire';
import { awaitsPayment } from './order-payment';

export type ExpectedOrder = Parameters<typeof awaitsPayment>[0] & {
  created_at: string;
  reached: { pending?: Maybe<string>; confirmed?: Maybe<string>; accepted?: Maybe<string> };
  scheduled: boolean;
  schedule_at: Maybe<string>;
  /** Minutes; 0 means unknown. */
  min_delivery_time: number;
  max_delivery_time: number;
};

type Market = Parameters<typeof slotMinutes>[0] & Parameters<typeof momentIn>[0];

export type Eta = {
  from: Date;
  until: Date;
  /** Minutes until the middle of the span; 0 once it has passed. */
  minutes: number;
  /** Later than first promised. */
  is_late: boolean;
};

/**
 * null when nothing is promised yet, or the back end does not send enough. `left` is the time in seconds that the
 * courier still needs. When it is known, it overrides the store's estimate.
 */
export function orderEta(order: ExpectedOrder, now: Date, market: Market, left: number | null = null): Eta | null {
  const promised = promisedSpan(order, market);
  if (left !== null) return arrival(now.getTime() + left * 1000, left, promised?.until ?? Infinity);
  if (!promised) return null;
  const late = now.getTime() - promised.until;
  const is_late = late >= 0;
  const step = limits.late_step_minutes * MINUTE_MS;
  const until = is_late ? promised.until + (Math.floor(late / step) + 1) * step : promised.until;
  const from = is_late ? until - step : promised.from;
  const minutes = Math.max(0, Math.ceil(((from + until) / 2 - now.getTime()) / MINUTE_MS));
  return { from: new Date(from), until: new Date(until), minutes, is_late };
}

/** Whole minutes, plus some for reaching the door. */
function arrival(at: number, left: number, promised: number): Eta {
  const from = Math.floor(at / MINUTE_MS) * MINUTE_MS;
  const until = from + limits.late_step_minutes * MINUTE_MS;
  return { from: new Date(from), until: new Date(until), minutes: Math.ceil(left / 60), is_late: from >= promised };
}

/**
 * The span that was promised first, in milliseconds; null when nothing is promised yet, or the back end does not send
 * enough. A chosen slot is as long as the market's.
 */
export function promisedSpan(order: ExpectedOrder, market: Market): { from: number; until: number } | null {
  const { min_delivery_time: min, max_delivery_time: max, schedule_at } = order;
  if (awaitsPayment(order) || max <= 0) return null;
  if (order.scheduled && schedule_at) {
    const from = toTime(schedule_at, market);
    return Number.isNaN(from) ? null : { from, until: from + slotMinutes(market) * MINUTE_MS };
  }
  const start = begunAt(order, market);
  if (Number.isNaN(start) || isUnconfirmed(order)) return null;
  return { from: start + min * MINUTE_MS, until: start + max * MINUTE_MS };
}

/** A pharmacy may need hours to read a prescription and to price it. */
const isUnconfirmed = ({ prescription_order, order_status }: ExpectedOrder) =>
  prescription_order && order_status === 'pending';

/**
 * Since when its store can begin, in milliseconds. What is paid ahead is confirmed by its payment, a prescription by the
 * pharmacy; what is changed to cash is placed anew. When a store confirms what is due in cash changes no promise.
 */
export function begunAt(order: ExpectedOrder, market: Market): number {
  const { created_at, reached, payment_method, prescription_order } = order;
  // Whoever follows somebody else's order is not told how it is paid, and it was placed when it was paid.
  const isPlaced = !prescription_order && (payment_method === 'cash_on_delivery' || payment_method === '');
  const begun = toTime((isPlaced ? reached.pending : (reached.confirmed ?? reached.accepted)) ?? '', market);
  const created = toTime(created_at, market);
  return Number.isNaN(begun) ? created : Math.max(created, begun);
}

/** Other back ends send some moments without a zone, on the market's clocks (wire-format §1.6). */
function toTime(moment: string, market: Market): number {
  return momentIn(market, moment)?.getTime() ?? Number.NaN;
}
