/**
 * Which time slot suits the ordered items, where some are sold at certain hours only.
 * Spec: ordering §4, "Availability", and §9; ITEM-31: what is not sold now may be ordered for later.
 */
import { isAvailable, type Windowed } from '../catalogue/availability';
import type { StoreTime } from '../time/store-clock';
import { parseStoreTime } from '../time/store-instant';
import type { TimeSlot } from './time-slots';

/** The time for which a slot orders. */
export function slotTime({ schedule_at }: TimeSlot, now: StoreTime): StoreTime {
  return (schedule_at ? parseStoreTime(schedule_at) : null) ?? now;
}

/** Whether the item is sold in at least one of the slots. */
export function isSoldInAny(slots: readonly TimeSlot[], item: Windowed, now: StoreTime): boolean {
  return slots.some((slot) => isAvailable(item, slotTime(slot, now)));
}

/** The first slot in which most of the items are sold; null without slots. */
export function firstSlotOfMost(
  slots: readonly TimeSlot[],
  items: readonly Windowed[],
  now: StoreTime,
): TimeSlot | null {
  const sold = slots.map((slot) => items.filter((item) => isAvailable(item, slotTime(slot, now))).length);
  return slots[sold.indexOf(Math.max(...sold))] ?? null;
}
