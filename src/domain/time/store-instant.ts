/**
 * Which instant a time on the market's clocks is.
 * Spec: SLOT-02: `schedule_at` is in the store's time.
 */
import { isCalendarDay } from './calendar';
import { parseMinutes } from './opening-hours';
import { weekday, storeClock, type StoreTime } from './store-clock';

/** Reads `YYYY-MM-DD HH:mm` with or without seconds; null when it is no such time. */
export function parseStoreTime(text: string): StoreTime | null {
  const [, date = '', time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)/.exec(text) ?? [];
  const minutes = parseMinutes(time);
  if (minutes === null || !isCalendarDay(date)) return null;
  return { date, minutes, day: weekday(date) };
}

/** A time that a change of the clocks skips or repeats is one of the two around it. */
export function toInstant({ date, minutes }: Pick<StoreTime, 'date' | 'minutes'>, timeZone: string | undefined): Date {
  const wanted = asUtc(date, minutes);
  const near = new Date(wanted - offset(new Date(wanted), timeZone));
  return new Date(wanted - offset(near, timeZone));
}

/** Milliseconds by which the zone's clocks are ahead of UTC. */
function offset(instant: Date, timeZone: string | undefined): number {
  const { date, minutes } = storeClock(instant, timeZone);
  return asUtc(date, minutes) - Math.floor(instant.getTime() / 60_000) * 60_000;
}

function asUtc(date: string, minutes: number): number {
  return Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
}
