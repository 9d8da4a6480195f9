/**
 * The current time and date of a store.
 * Spec: SLOT-02: times are the store's; for a time zone that the platform does not know, UTC is used. Without a name,
 * the time zone of the browser or server is used (decision 043).
 */
export type StoreTime = {
  /** 0 is Sunday. */
  day: number;
  /** Minutes since midnight, 0 to 1439. */
  minutes: number;
  /** YYYY-MM-DD. */
  date: string;
};

/** `timeZone` is an IANA name such as `Asia/Dhaka`. */
export function storeClock(instant: Date, timeZone: string | undefined): StoreTime {
  const part = Object.fromEntries(
    cachedClock(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const date = `${part['year']}-${part['month']}-${part['day']}`;
  return { date, day: weekday(date), minutes: Number(part['hour']) * 60 + Number(part['minute']) };
}

/** The date so many days after a YYYY-MM-DD date; negative numbers go back. */
export function dateAfter(date: string, days: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const then = new Date(Date.UTC(year, month - 1, day + days));
  return Number.isNaN(then.getTime()) ? date : then.toISOString().slice(0, 10);
}

/** The weekday of a YYYY-MM-DD date; 0 is Sunday. */
export function weekday(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

const clocks = new Map<string | undefined, Intl.DateTimeFormat>();

function cachedClock(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = clocks.get(timeZone) ?? newClock(timeZone);
  clocks.set(timeZone, known);
  return known;
}

function newClock(timeZone: string | undefined): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-CA', { ...SHAPE, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-CA', { ...SHAPE, timeZone: 'UTC' });
  }
}

const SHAPE: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};
