/**
 * The times of a trip, which the wire writes on the market's clocks.
 * Spec: wire-format §1.6 and §8; SLOT-02.
 */
import { storeClock, type StoreTime } from '../time/store-clock';
import { toInstant, parseStoreTime } from '../time/store-instant';
import type { Maybe } from '../wire/wire';

/** `timezone` is an IANA name; without one it is the zone of whoever asks (decision 043). */
type MarketConfig = { timezone?: Maybe<string> };

/** The instant of a time on the market's clocks; null when it is no such time. */
export function instantIn(config: MarketConfig, text: string): Date | null {
  const time = parseStoreTime(text);
  return time && toInstant(time, timeZoneOf(config));
}

export function clockIn(config: MarketConfig, at: Date): StoreTime {
  return storeClock(at, timeZoneOf(config));
}

/** `YYYY-MM-DD HH:mm:ss` on the market's clocks, as the wire writes the times of a trip. */
export function clockText(config: MarketConfig, at: Date): string {
  const { date, minutes } = clockIn(config, at);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`;
}

function timeZoneOf(config: MarketConfig): string | undefined {
  return config.timezone ?? undefined;
}
