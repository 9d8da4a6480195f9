/**
 * Which units of a vehicle are free: a unit serves one trip at a time, and its next trip may begin at the moment when
 * the previous one ends.
 * Spec: beyond the specification: two customers cannot book the same unit for overlapping times. Spec: wire-format §8
 * (`cart_item`: unavailable at time, quantity).
 */
import { MINUTE_MS } from '../time/units';

/** A time span. Its end is exclusive. */
export type TimeSpan = { from: Date; until: Date };

/** A unit occupied by a running trip. */
export type HeldUnit = TimeSpan & { unit_id: number };

export function overlaps(a: TimeSpan, b: TimeSpan): boolean {
  return a.from < b.until && b.from < a.until;
}

/** The units that no running trip occupies within the span, in the given order. */
export function freeUnits(unit_ids: readonly number[], held: readonly HeldUnit[], span: TimeSpan): number[] {
  const taken = new Set(held.filter((booking) => overlaps(booking, span)).map(({ unit_id }) => unit_id));
  return unit_ids.filter((id) => !taken.has(id));
}

/** The time span of a trip with so many hours. Each started minute counts. */
export function toTimeSpan(from: Date, hours: number): TimeSpan {
  return { from, until: new Date(from.getTime() + Math.ceil(hours * 60) * MINUTE_MS) };
}
