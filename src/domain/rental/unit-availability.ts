/**
 * Which units of a vehicle are free: a unit serves one trip at a time, and may begin the next one at the moment when
 * the last one ends. Spec: beyond the specification: two customers cannot book the same unit for overlapping times. Spec:
 * wire-format §8 (`cart_item`: unavailable at time, quantity).
 */

/** From an instant up to another one, which is not part of it. */
export type TimeSpan = { from: Date; until: Date };

/** A unit that a running trip holds. */
export type HeldUnit = TimeSpan & { unit_id: number };

export function overlaps(a: TimeSpan, b: TimeSpan): boolean {
  return a.from < b.until && b.from < a.until;
}

/** The units that no running trip holds within the span, in the order given. */
export function freeUnits(unit_ids: readonly number[], held: readonly HeldUnit[], span: TimeSpan): number[] {
  const taken = new Set(held.filter((it) => overlaps(it, span)).map(({ unit_id }) => unit_id));
  return unit_ids.filter((id) => !taken.has(id));
}

/** When a trip of so many hours is over; each begun minute counts. */
export function toTimeSpan(from: Date, hours: number): TimeSpan {
  return { from, until: new Date(from.getTime() + Math.ceil(hours * 60) * 60_000) };
}
