import { describe, expect, it } from 'vitest';
import { firstSlotOfMost, isSoldInAny, slotTime } from './slot-of-items';
import { timeSlots } from './time-slots';

/** Monday, 2 March 2026, noon; the store is open all day. */
const now = { date: '2026-03-02', day: 1, minutes: 12 * 60 };
const schedules = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opening_time: '00:00', closing_time: '23:59' }));
const slots = timeSlots({ store: { active: true, schedule_order: true, schedules }, now, config: {} });

const always = {};
const breakfast = { available_time_starts: '07:00', available_time_ends: '10:00' };
const lunch = { available_time_starts: '11:30', available_time_ends: '15:00' };
const dinner = { available_time_starts: '18:00', available_time_ends: '22:00' };
const past = { available_date_starts: '2026-01-01', available_date_ends: '2026-02-28' };

describe('firstSlotOfMost', () => {
  it.each<[rule: string, items: object[], schedule_at: string | null]>([
    ['stays at Now while everything is sold', [always, lunch], null],
    ['is the first time at which a dish is sold', [dinner], '2026-03-02 18:00:00'],
    ['waits for the next day', [always, breakfast], '2026-03-03 07:00:00'],
    ['is a time at which both are sold', [always, dinner], '2026-03-02 18:00:00'],
    ['is the first one where none suits all', [breakfast, lunch, dinner], null],
    ['has no effect on what is not sold again', [past], null],
  ])('[ITEM-31] [SLOT-02] %s', (_rule, items, schedule_at) => {
    expect(firstSlotOfMost(slots, items, now)?.schedule_at).toBe(schedule_at);
  });

  it('[SLOT-02] is none without slots', () => expect(firstSlotOfMost([], [dinner], now)).toBeNull());
});

it('[ITEM-31] an item is sold in a later slot, or in none any more', () => {
  expect(isSoldInAny(slots, dinner, now)).toBe(true);
  expect(isSoldInAny(slots, past, now)).toBe(false);
});

it('[SLOT-03] Now orders for the present time', () => {
  expect(slots.slice(0, 2).map((slot) => slotTime(slot, now).minutes)).toEqual([720, 750]);
});
