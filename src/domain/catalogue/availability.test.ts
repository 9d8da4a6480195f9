import { describe, expect, it } from 'vitest';
import {
  availableWindow,
  isAvailable,
  isStoreOpen,
  nextOpening,
  toOpening,
  type Opening,
  type Windowed,
} from './availability';
import { parseMinutes } from '../time/opening-hours';
import type { StoreTime } from '../time/store-clock';

/** Monday, 2 March 2026. */
const at = (time: string, date = '2026-03-02', day = 1): StoreTime => ({ date, day, minutes: parseMinutes(time) ?? 0 });
const lunch: Windowed = { available_time_starts: '11:00', available_time_ends: '15:00' };
const night: Windowed = { available_time_starts: '22:00:00', available_time_ends: '02:00:00' };
const campaign: Windowed = { ...lunch, available_date_starts: '2026-03-01', available_date_ends: '2026-03-02' };

describe('isAvailable', () => {
  it.each<[rule: string, item: Windowed, now: StoreTime, available: boolean]>([
    ['[ITEM-29] is available within the window', lunch, at('12:00'), true],
    ['[ITEM-29] is available from its first minute', lunch, at('11:00'), true],
    ['[ITEM-30] is not available before', lunch, at('10:59'), false],
    ['[ITEM-30] is not available at the end', lunch, at('15:00'), false],
    ['[ITEM-29] is available before midnight', night, at('23:30'), true],
    ['[ITEM-29] is available after midnight', night, at('01:59'), true],
    ['[ITEM-30] is not available after such a window', night, at('02:00'), false],
    ['[ITEM-30] is not available before such a window', night, at('21:00'), false],
    ['[ITEM-29] is available all day without a window', {}, at('04:00'), true],
    [
      '[ITEM-29] is available until the last minute of the day',
      { available_time_starts: '00:00', available_time_ends: '23:59' },
      at('23:59'),
      true,
    ],
    ['[ITEM-01] a campaign is available on its last date', campaign, at('12:00'), true],
    ['[ITEM-01] a campaign is available on its first date', campaign, at('12:00', '2026-03-01'), true],
    [
      '[ITEM-01] dates may carry a time',
      { ...lunch, available_date_starts: '2026-03-02 00:00:00', available_date_ends: '2026-03-02T00:00:00Z' },
      at('12:00'),
      true,
    ],
    [
      '[ITEM-01] a campaign without a last date goes on',
      { ...campaign, available_date_ends: null },
      at('12:00', '2030-01-01'),
      true,
    ],
    [
      '[ITEM-01] one without a first date has begun',
      { ...campaign, available_date_starts: null },
      at('12:00', '2020-01-01'),
      true,
    ],
    ['[ITEM-01] a campaign is not available after its dates', campaign, at('12:00', '2026-03-03'), false],
    ['[ITEM-01] a campaign is not available before its dates', campaign, at('12:00', '2026-02-28'), false],
    [
      '[ITEM-01] the last night of a campaign goes on after midnight',
      { ...campaign, ...night },
      at('01:00', '2026-03-03'),
      true,
    ],
    [
      '[ITEM-01] the first night of a campaign begins in the evening',
      { ...campaign, ...night },
      at('01:00', '2026-03-01'),
      false,
    ],
  ])('%s', (_rule, item, now, available) => expect(isAvailable(item, now)).toBe(available));
});

describe('availableWindow', () => {
  it('[ITEM-30] shows the window', () => expect(availableWindow(night)).toEqual({ from: '22:00', until: '02:00' }));
  it('[ITEM-30] shows none for the whole day', () =>
    expect(availableWindow({ available_time_starts: '00:00:00', available_time_ends: '23:59:59' })).toBeNull());
  it('[ITEM-30] shows the end of the day', () =>
    expect(availableWindow({ available_time_starts: '08:00', available_time_ends: '23:59' })).toEqual({
      from: '08:00',
      until: '23:59',
    }));
});

const store: Opening = {
  active: true,
  schedules: [
    { day: 1, opening_time: '10:00', closing_time: '14:00' },
    { day: 1, opening_time: '18:00', closing_time: '01:00' },
    { day: 4, opening_time: '09:00', closing_time: '17:00' },
  ],
};
const tuesday = (time: string) => at(time, '2026-03-03', 2);

describe('isStoreOpen', () => {
  it.each<[rule: string, store: Opening, now: StoreTime, open: boolean]>([
    ['[SLOT-01] is open within its hours', store, at('10:00'), true],
    ['[SLOT-01] is closed between split hours', store, at('15:00'), false],
    ['[SLOT-01] is open past midnight', store, tuesday('00:30'), true],
    ['[SLOT-01] is closed after that', store, tuesday('01:00'), false],
    ['is closed while its owner closed it', { ...store, active: 0 }, at('11:00'), false],
    ['is closed when it has no hours at all', { active: 1, schedules: [] }, at('11:00'), false],
    ['is what the back end says without schedules', { active: 1, open: 0 }, at('11:00'), false],
    ['is open when nothing is said', {}, at('11:00'), true],
  ])('%s', (_rule, store, now, open) => expect(isStoreOpen(store, now)).toBe(open));
});

describe('toOpening', () => {
  it.each<[rule: string, store: Opening, open: boolean]>([
    ['open by its `open`, with an empty list', { active: 1, open: 1, schedules: [] }, true],
    ['open by its `open`, with null', { active: 1, open: 1, schedules: null }, true],
    ['closed by its `open`, with an empty list', { active: 1, open: 0, schedules: [] }, false],
    ['closed by its hours, whatever its `open` says', { ...store, open: 1 }, false],
  ])('[SLOT-01] a store is %s', (_rule, answer, open) => {
    expect(isStoreOpen(toOpening(answer), at('15:00'))).toBe(open);
  });
});

describe('nextOpening', () => {
  it.each<[rule: string, store: Opening, now: StoreTime, next: ReturnType<typeof nextOpening>]>([
    ['is later today', store, at('15:00'), { date: '2026-03-02', time: '18:00', in_days: 0 }],
    ['skips closed days', store, tuesday('08:00'), { date: '2026-03-05', time: '09:00', in_days: 2 }],
    [
      'reaches a week ahead',
      { schedules: [{ day: 1, opening_time: '10:00', closing_time: '14:00' }] },
      at('15:00'),
      { date: '2026-03-09', time: '10:00', in_days: 7 },
    ],
    ['is unknown while it is open', store, at('11:00'), null],
    ['is unknown while its owner closed it', { ...store, active: false }, at('15:00'), null],
    ['is unknown without hours', { active: 1, schedules: [] }, at('15:00'), null],
  ])('%s', (_rule, store, now, next) => expect(nextOpening(store, now)).toEqual(next));
});
