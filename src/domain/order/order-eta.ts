/**
 * When a running order is expected.
 * Spec: wire-format §7.5 (`min_delivery_time`, `max_delivery_time`, `schedule_at`). How they make a time is not
 * given: the store's minutes after the order was placed; of one for later, the same span around its time.
 */
import type { Maybe } from '../wire/wire';

export type ExpectedOrder = {
  created_at: string;
  scheduled: boolean;
  schedule_at: Maybe<string>;
  /** Minutes; 0 is not known. */
  min_delivery_time: number;
  max_delivery_time: number;
};

export type Eta = {
  from: Date;
  until: Date;
  /** Until the middle of the span; 0 once it is over. */
  minutes: number;
};

/** Null when the back end does not tell enough. */
export function orderEta(order: ExpectedOrder, now: Date): Eta | null {
  const { min_delivery_time: min, max_delivery_time: max } = order;
  const isLater = order.scheduled && Boolean(order.schedule_at);
  const start = Date.parse((isLater ? order.schedule_at : order.created_at) ?? '');
  if (Number.isNaN(start) || max <= 0) return null;
  const from = start + (isLater ? 0 : min * MINUTE);
  const until = isLater ? start + Math.max(0, max - min) * MINUTE : start + max * MINUTE;
  const minutes = Math.max(0, Math.ceil(((from + until) / 2 - now.getTime()) / MINUTE));
  return { from: new Date(from), until: new Date(until), minutes };
}

const MINUTE = 60_000;
