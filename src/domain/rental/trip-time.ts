/**
 * The times of a trip, which the wire gives in the market's time zone, and other moments that name none.
 * Spec: wire-format §1.6 and §8; SLOT-02.
 */
import { storeClock, type StoreTime } from '../time/store-clock';
import { toInstant, parseStoreTime } from '../time/store-instant';
import type { Maybe } from '../wire/wire';

/** `timezone` is an IANA name. Without one, the time zone of the browser or server is used (decision 043). */
type MarketConfig = { timezone?: Maybe<string> };

/** Parses a time in the market's time zone; null when it is invalid. */
export function instantIn(config: MarketConfig, text: string): Date | null {
  const time = parseStoreTime(text);
  return time && toInstant(time, timeZoneOf(config));
}

/** Parses a moment with a zone, or on the market's clocks where it names none; null when it is invalid. */
export function momentIn(config: MarketConfig, text: string): Date | null {
  if (!isInstant(text)) return instantIn(config, text);
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Whether a time names its zone. Some back ends send such instants, others the time in the market's time zone. */
export function isInstant(text: string): boolean {
  return /(?:Z|[+-]\d\d:?\d\d)$/.test(text);
}

export function clockIn(config: MarketConfig, at: Date): StoreTime {
  return storeClock(at, timeZoneOf(config));
}

/** Formats a time as `YYYY-MM-DD HH:mm:ss` in the market's time zone, as on the wire. */
export function clockText(config: MarketConfig, at: Date): string {
  const { date, minutes } = clockIn(config, at);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`;
}

function timeZoneOf(config: MarketConfig): string | undefined {
  return config.timezone ?? undefined;
}

/**
 * The time of a trip as its booking asks for it: nothing when the trip begins at once. Other back ends take the time
 * from the booking alone, not from the cart.
 */
export function askedTime(config: MarketConfig, pickup_time: string, now: Date): AskedTime | null {
  const at = instantIn(config, pickup_time);
  return at && at > now ? { scheduled: 1, schedule_at: clockText(config, at) } : null;
}

export type AskedTime = { scheduled: 1; schedule_at: string };
