/**
 * Converts a time in the market's time zone to an instant.
 * Spec: SLOT-02: `schedule_at` is in the store's time.
 */
import { isCalendarDay } from './calendar';
import { parseMinutes, toTimeOfDay } from './opening-hours';
import { weekday, storeClock, type StoreTime } from './store-clock';
import { DAY_MS, MINUTE_MS } from './units';

/** Parses `YYYY-MM-DD HH:mm`, seconds optional; null when it is invalid. */
export function parseStoreTime(text: string): StoreTime | null {
  const [, date = '', time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)/.exec(text) ?? [];
  const minutes = parseMinutes(time);
  if (minutes === null || !isCalendarDay(date)) return null;
  return { date, minutes, day: weekday(date) };
}

/** Writes a time as calls name it: `YYYY-MM-DD HH:mm:ss`. */
export function storeTimeText({ date, minutes }: Pick<StoreTime, 'date' | 'minutes'>): string {
  return `${date} ${toTimeOfDay(minutes)}:00`;
}

/** A time that is skipped or repeated by a clock change becomes one of the two around it. */
export function toInstant({ date, minutes }: Pick<StoreTime, 'date' | 'minutes'>, timeZone: string | undefined): Date {
  const wanted = asUtc(date, minutes);
  const near = new Date(wanted - offset(new Date(wanted), timeZone));
  return new Date(wanted - offset(near, timeZone));
}

/** Tells of each minute of a day whether clocks show it: where summer time begins they skip some. */
export function minutesShown(date: string, timeZone: string | undefined): (minutes: number) => boolean {
  const start = asUtc(date, 0);
  // No time zone is further than a day from UTC.
  if (offset(new Date(start - DAY_MS), timeZone) === offset(new Date(start + 2 * DAY_MS), timeZone)) return () => true;
  return (minutes) => {
    const shown = storeClock(toInstant({ date, minutes }, timeZone), timeZone);
    return shown.date === date && shown.minutes === minutes;
  };
}

/** The time zone's offset from UTC in milliseconds. */
function offset(instant: Date, timeZone: string | undefined): number {
  const { date, minutes } = storeClock(instant, timeZone);
  return asUtc(date, minutes) - Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS;
}

function asUtc(date: string, minutes: number): number {
  return Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS;
}
