/**
 * The opening hours of a store on a date, including split hours, closed days and hours past midnight.
 * Spec: ordering §3, "Opening-hours entry"; wire-format §5.2 (`schedules`).
 */
import { dateAfter, weekday } from './store-clock';
import type { Maybe } from '../wire/wire';

export type OpeningHours = { day: number | string; opening_time: string; closing_time: string };

/** Minutes since midnight; `until` is exclusive. */
export type Span = { from: number; until: number };

/** A store without a list of schedules (parcel, some ecommerce) is open all day. */
export type WithHours = { schedules?: Maybe<readonly OpeningHours[]> };

/** The opening spans of a date in order, including the end of the previous night. None extends beyond the day. */
export function openSpans({ schedules }: WithHours, date: string): Span[] {
  if (!schedules) return [{ from: 0, until: DAY_MINUTES }];
  const yesterday = weekday(dateAfter(date, -1));
  const tails = listSpans(schedules, yesterday).map(({ until }) => ({ from: 0, until: until - DAY_MINUTES }));
  const own = listSpans(schedules, weekday(date)).map(({ from, until }) => ({
    from,
    until: Math.min(until, DAY_MINUTES),
  }));
  return mergeSpans([...tails, ...own].filter(({ from, until }) => until > from));
}

/** Converts `HH:mm` or `HH:mm:ss` to minutes since midnight; null when it is invalid. */
export function parseMinutes(time: Maybe<string>): number | null {
  const [, hours, minutes] = /^([01]?\d|2[0-4]):([0-5]\d)(?::[0-5]\d)?$/.exec(time?.trim() ?? '') ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return total <= DAY_MINUTES ? total : null;
}

/** Converts minutes since midnight to `HH:mm`. */
export function toTimeOfDay(minutes: number): string {
  const inDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}

/** A time window. One that does not end after its beginning extends past midnight. */
export function parseSpan(opens: Maybe<string>, closes: Maybe<string>): Span | null {
  const from = parseMinutes(opens);
  const until = parseMinutes(closes);
  if (from === null || until === null) return null;
  // 23:59 stands for the end of the day.
  if (until === DAY_MINUTES - 1) return { from, until: DAY_MINUTES };
  return { from, until: until > from ? until : until + DAY_MINUTES };
}

export const DAY_MINUTES = 24 * 60;

function listSpans(schedules: readonly OpeningHours[], day: number): Span[] {
  return schedules
    .filter((hours) => Number(hours.day) === day)
    .map((hours) => parseSpan(hours.opening_time, hours.closing_time))
    .filter((span) => span !== null);
}

function mergeSpans(spans: Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.until) last.until = Math.max(last.until, span.until);
    else result.push({ ...span });
  }
  return result;
}
