/**
 * Whether an item may be ordered now, and whether a store is open.
 * Spec: ordering §4, "Availability"; wire-format §5.1 and §5.2. `now` is the store's own time.
 */
import { limits } from '../limits';
import { DAY_MINUTES, openSpans, parseSpan, toTimeOfDay, type WithHours } from '../time/opening-hours';
import { dateAfter, type StoreTime } from '../time/store-clock';
import { isOff, isOn, type Flag, type Maybe } from '../wire/wire';

export type Windowed = {
  /** `HH:mm` or `HH:mm:ss`. Without both, the whole day. */
  available_time_starts?: Maybe<string>;
  available_time_ends?: Maybe<string>;
  /** `YYYY-MM-DD`. Only campaign items have these dates. */
  available_date_starts?: Maybe<string>;
  available_date_ends?: Maybe<string>;
};

export function isAvailable(item: Windowed, now: StoreTime): boolean {
  const span = parseSpan(item.available_time_starts, item.available_time_ends);
  if (!span) return isInDates(item, now.date);
  if (now.minutes >= span.from && now.minutes < span.until) return isInDates(item, now.date);
  // After midnight the window still belongs to the day before.
  return now.minutes + DAY_MINUTES < span.until && isInDates(item, dateAfter(now.date, -1));
}

/** The window for display, `HH:mm` each; null when the item is available all day. */
export function availableWindow(item: Windowed): { from: string; until: string } | null {
  const span = parseSpan(item.available_time_starts, item.available_time_ends);
  if (!span || span.until - span.from >= DAY_MINUTES) return null;
  return { from: toTimeOfDay(span.from), until: span.until === DAY_MINUTES ? '23:59' : toTimeOfDay(span.until) };
}

export type Opening = WithHours & {
  /** Off while the owner has closed the store. */
  active?: Flag;
  /** The back end's own answer, only used without schedules. */
  open?: Flag;
};

/** What the answer about a store says of its opening. Without any hours its `open` decides. */
export function toOpening<Store extends Opening>(store: Store): Omit<Store, 'schedules'> & WithHours {
  return { ...store, schedules: store.schedules?.length ? store.schedules : null };
}

export function isStoreOpen(store: Opening, now: StoreTime): boolean {
  if (isOff(store.active)) return false;
  if (!store.schedules) return !isOff(store.open);
  return openSpans(store, now.date).some(({ from, until }) => now.minutes >= from && now.minutes < until);
}

/** When a closed store next opens, within a week; null when it is open or the time is unknown. */
export function nextOpening(store: Opening, now: StoreTime): { date: string; time: string; in_days: number } | null {
  if (!store.schedules || isStoreOpen(store, now) || isOff(store.active)) return null;
  for (let in_days = 0; in_days <= limits.slot_days; in_days += 1) {
    const date = dateAfter(now.date, in_days);
    const next = openSpans(store, date).find(({ from }) => in_days > 0 || from > now.minutes);
    if (next) return { date, time: toTimeOfDay(next.from), in_days };
  }
  return null;
}

export type ForLater = {
  /** Whether orders for a later time are accepted. An item has the flag of its store. */
  schedule_order?: Flag;
};

/** Later orders need both: a store that accepts them and the market's setting. */
export function takesLater(store: ForLater, market: ForLater): boolean {
  return isOn(store.schedule_order) && !isOff(market.schedule_order);
}

function isInDates(item: Windowed, date: string): boolean {
  const first = item.available_date_starts?.slice(0, 10) ?? '';
  const last = item.available_date_ends?.slice(0, 10) ?? '';
  return (!first || date >= first) && (!last || date <= last);
}
