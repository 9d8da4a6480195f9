/**
 * The time slots for which an order can be placed.
 * Spec: ordering §9, "Time slots"; SLOT-02: a slot lasts `schedule_order_slot_duration`, 30 minutes when it is 0 or
 * missing; times are in the store's time zone; past slots, and times that its clocks skip, are never offered or
 * accepted. Slots reach one week ahead, because no limit is specified.
 */
import { isStoreOpen, takesLater, type ForLater, type Opening } from '../catalogue/availability';
import { limits } from '../limits';
import { DAY_MINUTES, parseMinutes, openSpans, toTimeOfDay } from '../time/opening-hours';
import { dateAfter, type StoreTime } from '../time/store-clock';
import { minutesShown, parseStoreTime, storeTimeText } from '../time/store-instant';
import { isOff, toNumber, type Maybe } from '../wire/wire';

export type SlotStore = Opening &
  ForLater & {
    /** The minutes of notice that the store needs. */
    order_place_to_schedule_interval?: Maybe<number>;
  };

export type TimeSlot = {
  /** YYYY-MM-DD in the store's time. */
  date: string;
  /** HH:mm */
  from: string;
  until: string;
  /** The value in the order, `YYYY-MM-DD HH:mm:ss`; null for now. */
  schedule_at: string | null;
  /** Labelled 'Now'. */
  is_now: boolean;
};

export type SlotsFor = {
  store: SlotStore;
  now: StoreTime;
  config: ForLater & { schedule_order_slot_duration?: Maybe<number | string>; timezone?: string | undefined };
  /** The number of days ahead; today is 0. */
  days?: number;
};

/** First 'Now' while the store is open, then the slots of each day. */
export function timeSlots({ store, now, config, days = limits.slot_days }: SlotsFor): TimeSlot[] {
  const step = slotMinutes(config);
  const first = isStoreOpen(store, now) ? [nowSlot(now, step)] : [];
  if (!hasSlots(store, config)) return first;
  const dates = Array.from({ length: days + 1 }, (_, ahead) => dateAfter(now.date, ahead));
  return [
    ...first,
    ...dates.flatMap((date) => listSlots(store, date, config)).filter((slot) => isAhead(slot, store, now)),
  ];
}

/** Why an order for `schedule_at` is refused. A `schedule_at` of null means now. */
export function slotProblem(
  schedule_at: Maybe<string>,
  { store, now, config, days = limits.slot_days }: SlotsFor,
): 'schedule_at' | null {
  if (!schedule_at) return isStoreOpen(store, now) ? null : 'schedule_at';
  const time = parseStoreTime(schedule_at);
  if (!time || !hasSlots(store, config)) return 'schedule_at';
  const { date, minutes } = time;
  if (!minutesShown(date, config.timezone)(minutes)) return 'schedule_at';
  if (!isAhead({ date, from: toTimeOfDay(minutes) }, store, now, true) || date > dateAfter(now.date, days))
    return 'schedule_at';
  return openSpans(store, date).some(({ from, until }) => minutes >= from && minutes < until) ? null : 'schedule_at';
}

export function slotMinutes(config: SlotsFor['config']): number {
  const minutes = Math.floor(toNumber(config.schedule_order_slot_duration));
  return minutes > 0 ? minutes : limits.slot_minutes;
}

function hasSlots(store: SlotStore, config: SlotsFor['config']): boolean {
  const isClosedByOwner = isOff(store.active);
  return takesLater(store, config) && !isClosedByOwner;
}

function nowSlot(now: StoreTime, step: number): TimeSlot {
  return {
    date: now.date,
    from: toTimeOfDay(now.minutes),
    until: toTimeOfDay(now.minutes + step),
    schedule_at: null,
    is_now: true,
  };
}

/** The last slot of an opening span may be shorter, because it ends when the store closes. */
function listSlots(store: SlotStore, date: string, config: SlotsFor['config']): TimeSlot[] {
  const step = slotMinutes(config);
  const isShown = minutesShown(date, config.timezone);
  return openSpans(store, date).flatMap((span) =>
    Array.from({ length: Math.ceil((span.until - span.from) / step) }, (_, n) => span.from + n * step)
      .filter(isShown)
      .map((from) => ({
        date,
        from: toTimeOfDay(from),
        until: toTimeOfDay(Math.min(from + step, span.until)),
        schedule_at: storeTimeText({ date, minutes: from }),
        is_now: false,
      })),
  );
}

/**
 * A slot is offered while it is in the future. It is still accepted during its first minute, because placing an order
 * takes time.
 */
function isAhead(slot: Pick<TimeSlot, 'date' | 'from'>, store: SlotStore, now: StoreTime, orIsNow = false): boolean {
  const earliest = now.minutes + toNumber(store.order_place_to_schedule_interval);
  const date = dateAfter(now.date, Math.floor(earliest / DAY_MINUTES));
  if (slot.date !== date) return slot.date > date;
  const start = parseMinutes(slot.from) ?? 0;
  return orIsNow ? start >= earliest % DAY_MINUTES : start > earliest % DAY_MINUTES;
}
