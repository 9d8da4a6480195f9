/**
 * The expected arrival of a running order.
 * Spec: wire-format §7.5 (`min_delivery_time`, `max_delivery_time`, `schedule_at`). How to combine them is not
 * specified: the store's minutes count from the time of the order; a scheduled order has its chosen slot. An order that
 * has not arrived after that is late and is expected within the next ten minutes, then the ten after them.
 */
import { limits } from '../limits';
import { MINUTE_MS } from '../time/units';
import type { Maybe } from '../wire/wire';

export type ExpectedOrder = {
  created_at: string;
  scheduled: boolean;
  schedule_at: Maybe<string>;
  /** Minutes; 0 means unknown. */
  min_delivery_time: number;
  max_delivery_time: number;
};

export type Eta = {
  from: Date;
  until: Date;
  /** Minutes until the middle of the span; 0 once it has passed. */
  minutes: number;
  /** Later than first promised. */
  is_late: boolean;
};

/**
 * null when the back end does not send enough; a chosen slot is `slot_minutes` long. `left` is the time in seconds that
 * the courier still needs. When it is known, it overrides the store's estimate.
 */
export function orderEta(
  order: ExpectedOrder,
  now: Date,
  slot_minutes: number,
  left: number | null = null,
): Eta | null {
  const promised = promisedSpan(order, slot_minutes);
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

/** The span that was promised first, in milliseconds; null when the back end does not send enough. */
export function promisedSpan(order: ExpectedOrder, slot_minutes: number): { from: number; until: number } | null {
  const { min_delivery_time: min, max_delivery_time: max } = order;
  const isLater = order.scheduled && Boolean(order.schedule_at);
  const start = Date.parse((isLater ? order.schedule_at : order.created_at) ?? '');
  if (Number.isNaN(start) || max <= 0) return null;
  return isLater
    ? { from: start, until: start + slot_minutes * MINUTE_MS }
    : { from: start + min * MINUTE_MS, until: start + max * MINUTE_MS };
}
