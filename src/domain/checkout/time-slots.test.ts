import { describe, expect, it } from 'vitest';
import { parseMinutes } from '../time/opening-hours';
import { storeClock, type StoreTime } from '../time/store-clock';
import { slotMinutes, slotProblem, timeSlots, type SlotStore, type SlotsFor } from './time-slots';

/** Monday, 2 March 2026. */
const at = (time: string): StoreTime => ({ date: '2026-03-02', day: 1, minutes: parseMinutes(time) ?? 0 });
const open = (day: number, opening_time: string, closing_time: string) => ({ day, opening_time, closing_time });
const store: SlotStore = { active: true, schedule_order: true, schedules: [open(1, '10:00:00', '12:00:00')] };
const slots = (time: string, change: Partial<SlotStore> = {}, rest: Partial<SlotsFor> = {}) =>
  timeSlots({ store: { ...store, ...change }, now: at(time), config: {}, days: 0, ...rest });
const starts = (...args: Parameters<typeof slots>) => slots(...args).map(({ is_now, from }) => (is_now ? 'Now' : from));

/** Closes at eight in the evening; on the next day it opens for half an hour. */
const early = { schedules: [open(1, '10:00', '20:00'), open(2, '09:00', '09:30')] };

describe('timeSlots', () => {
  it.each<[rule: string, shown: string[], args: Parameters<typeof slots>]>([
    ['[SLOT-02] go from opening to closing in steps of 30 minutes', ['10:00', '10:30', '11:00', '11:30'], ['08:00']],
    [
      '[SLOT-02] take the configured step',
      ['10:00', '11:00'],
      ['08:00', {}, { config: { schedule_order_slot_duration: 60 } }],
    ],
    [
      '[SLOT-02] end with the opening hours',
      ['10:00', '10:45', '11:30'],
      ['08:00', {}, { config: { schedule_order_slot_duration: 45 } }],
    ],
    ['[SLOT-03] begin with Now while the store is open', ['Now', '11:30'], ['11:10']],
    ['[SLOT-03] have no Now while it is closed', ['10:00', '10:30', '11:00', '11:30'], ['09:59']],
    ['[SLOT-02] never offer one that has passed', ['Now', '11:00', '11:30'], ['10:30']],
    ['[SLOT-02] are over after closing', [], ['12:00']],
    [
      '[SLOT-01] cover split hours',
      ['13:00', '13:30', '18:00'],
      ['12:30', { schedules: [open(1, '13:00', '14:00'), open(1, '18:00', '18:30')] }],
    ],
    ['[SLOT-01] go on past midnight', ['Now', '00:30'], ['00:10', { schedules: [open(0, '22:00', '01:00')] }]],
    [
      '[SLOT-01] stop at midnight on their day',
      ['Now', '23:30'],
      ['23:10', { schedules: [open(1, '22:00', '01:00')] }],
    ],
    ['[SLOT-01] are none on a closed day', [], ['08:00', { schedules: [open(2, '10:00', '12:00')] }]],
    ['[SLOT-03] are only Now where nothing is taken for later', ['Now'], ['10:10', { schedule_order: false }]],
    [
      '[SLOT-03] are only Now while orders for later are off',
      ['Now'],
      ['10:10', {}, { config: { schedule_order: false } }],
    ],
    ['are none while the owner closed the store', [], ['10:10', { active: 0 }]],
    ['leave the store the time it needs', ['11:30'], ['09:15', { order_place_to_schedule_interval: 120 }]],
  ])('%s', (_rule, shown, args) => expect(starts(...args)).toEqual(shown));

  it('[SLOT-01] reach several days ahead', () => {
    const ahead = slots('11:40', { schedules: [open(1, '10:00', '12:00'), open(2, '23:30', '00:30')] }, { days: 7 });
    expect(ahead.map(({ schedule_at }) => schedule_at)).toEqual([
      null,
      '2026-03-03 23:30:00',
      '2026-03-04 00:00:00',
      '2026-03-09 10:00:00',
      '2026-03-09 10:30:00',
      '2026-03-09 11:00:00',
      '2026-03-09 11:30:00',
    ]);
  });
  it.each<[rule: string, ahead: (string | null)[], change: Partial<SlotStore>]>([
    [
      '[SLOT-02] begin with the next day’s at ten to midnight',
      [null, '2026-03-03 00:00:00', '2026-03-03 00:30:00'],
      {},
    ],
    [
      '[SLOT-02] leave out what the store’s own time reaches of the next day',
      [null, '2026-03-03 00:30:00'],
      { order_place_to_schedule_interval: 20 },
    ],
    ['[SLOT-01] are the next day’s alone once the store has closed', ['2026-03-03 09:00:00'], early],
  ])('%s', (_rule, ahead, change) => {
    const late = { schedules: [open(1, '22:00', '01:00')], ...change };
    expect(slots('23:50', late, { days: 1 }).map(({ schedule_at }) => schedule_at)).toEqual(ahead);
  });
  it('[SLOT-02] end when the store closes, even if the last one is shorter', () =>
    expect(
      slots('08:00', {}, { config: { schedule_order_slot_duration: 45 } }).map(({ from, until }) => `${from}–${until}`),
    ).toEqual(['10:00–10:45', '10:45–11:30', '11:30–12:00']));
  it('[SLOT-02] have a start and an end', () =>
    expect(slots('11:00')).toEqual([
      { date: '2026-03-02', from: '11:00', until: '11:30', schedule_at: null, is_now: true },
      { date: '2026-03-02', from: '11:30', until: '12:00', schedule_at: '2026-03-02 11:30:00', is_now: false },
    ]));
  it("[SLOT-02] are in the store's time zone", () => {
    const now = storeClock(new Date('2026-03-02T05:20:00Z'), 'Asia/Dhaka');
    expect(timeSlots({ store, now, config: {}, days: 0 }).map(({ from }) => from)).toEqual(['11:20', '11:30']);
  });
});

describe('the night in which summer time begins', () => {
  /** In Cairo, whose clocks go from 00:00 to 01:00 on Friday, 24 April 2026. */
  const cairo: SlotsFor = {
    store: { ...store, schedules: [open(4, '22:00', '02:00')] },
    now: { date: '2026-04-23', day: 4, minutes: 23 * 60 },
    config: { timezone: 'Africa/Cairo' },
    days: 1,
  };
  it('[SLOT-02] has no slot that the clocks skip, and takes none', () => {
    expect(timeSlots(cairo).map(({ schedule_at }) => schedule_at)).toEqual([
      null,
      '2026-04-23 23:30:00',
      '2026-04-24 01:00:00',
      '2026-04-24 01:30:00',
    ]);
    const taken = ['00:00', '00:30', '01:00'].filter((time) => slotProblem(`2026-04-24 ${time}:00`, cairo) === null);
    expect(taken).toEqual(['01:00']);
  });
  it('[SLOT-02] is like any other where clocks stay', () => {
    const muscat = { ...cairo, config: { timezone: 'Asia/Muscat' } };
    expect(timeSlots(muscat)).toHaveLength(6);
    expect(slotProblem('2026-04-24 00:30:00', muscat)).toBeNull();
  });
});

describe('slotMinutes', () => {
  it.each([
    ['[SLOT-02] is 30 when it is 0', 0, 30],
    ['[SLOT-02] is 30 when it is missing', undefined, 30],
    ['[SLOT-02] is what the configuration says', '15', 15],
  ])('%s', (_rule, schedule_order_slot_duration, minutes) =>
    expect(slotMinutes({ schedule_order_slot_duration })).toBe(minutes),
  );
});

describe('slotProblem', () => {
  const problem = (schedule_at: string | null, time = '10:30', change: Partial<SlotStore> = {}) =>
    slotProblem(schedule_at, { store: { ...store, ...change }, now: at(time), config: {} });
  it.each([
    ['[SLOT-03] takes an order for now while the store is open', problem(null), null],
    ['[SLOT-03] refuses one for now while it is closed', problem(null, '12:00'), 'schedule_at'],
    ['[SLOT-02] takes a slot that lies ahead', problem('2026-03-02 11:00:00'), null],
    ['[SLOT-02] refuses one that has passed', problem('2026-03-02 10:00:00'), 'schedule_at'],
    ['[SLOT-02] takes one that begins this minute', problem('2026-03-02 11:00:00', '11:00'), null],
    ['[SLOT-01] refuses one outside the hours', problem('2026-03-02 12:00:00'), 'schedule_at'],
    ['[SLOT-01] refuses one on a closed day', problem('2026-03-03 11:00:00'), 'schedule_at'],
    ['takes one within a week', problem('2026-03-09 11:00:00'), null],
    ['refuses one further ahead', problem('2026-03-16 11:00:00'), 'schedule_at'],
    ['[SLOT-02] refuses what is no time', problem('tomorrow'), 'schedule_at'],
    ['[SLOT-02] refuses an hour that no day has', problem('2026-03-02 25:00:00'), 'schedule_at'],
    ['[SLOT-02] refuses a time with words before it', problem('at 2026-03-02 11:00:00'), 'schedule_at'],
    ['[SLOT-01] refuses one before the hours begin', problem('2026-03-02 09:30:00', '08:00'), 'schedule_at'],
    ['[SLOT-02] takes one with a T between', problem('2026-03-02T11:00'), null],
    [
      '[SLOT-03] refuses a time of a store that its owner has closed',
      problem('2026-03-02 11:00:00', '10:30', { active: 0 }),
      'schedule_at',
    ],
    [
      '[SLOT-03] takes a time of a store that does not say whether it is closed',
      problem('2026-03-02 11:00:00', '10:30', { active: null }),
      null,
    ],
    [
      '[SLOT-03] refuses a time where nothing is taken for later',
      problem('2026-03-02 11:00:00', '10:30', { schedule_order: 0 }),
      'schedule_at',
    ],
    [
      'refuses one sooner than the store needs',
      problem('2026-03-02 11:00:00', '10:30', { order_place_to_schedule_interval: 60 }),
      'schedule_at',
    ],
  ])('%s', (_rule, is, expected) => expect(is).toBe(expected));

  it('[SLOT-02] refuses a day that its month does not have', () => {
    const now = { date: '2026-02-27', day: 5, minutes: 600 };
    expect(slotProblem('2026-02-30 11:00:00', { store, now, config: {} })).toBe('schedule_at');
  });

  it('[SLOT-02] takes every slot that is offered', () => {
    for (const time of ['00:00', '09:59', '10:00', '11:59', '23:59']) {
      const offered = slots(time, {}, { days: 7 });
      expect(offered.filter(({ schedule_at }) => problem(schedule_at, time) !== null)).toEqual([]);
    }
  });
});
