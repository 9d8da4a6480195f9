import { describe, expect, it } from 'vitest';
import { dateAfter, weekday, storeClock } from './store-clock';

const evening = new Date('2026-03-01T22:30:00Z');

describe('storeClock', () => {
  it.each([
    ['[SLOT-02] reads the time of the store', 'UTC', { day: 0, minutes: 1350, date: '2026-03-01' }],
    ['[SLOT-02] is on the next day further east', 'Asia/Dhaka', { day: 1, minutes: 270, date: '2026-03-02' }],
    ['[SLOT-02] is earlier further west', 'America/New_York', { day: 0, minutes: 1050, date: '2026-03-01' }],
    ['reads UTC for a zone nobody knows', 'Nowhere/Land', { day: 0, minutes: 1350, date: '2026-03-01' }],
  ])('%s', (_rule, zone, expected) => expect(storeClock(evening, zone)).toEqual(expected));

  it('[SLOT-02] uses the browser’s time zone when none is sent', () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(storeClock(evening, undefined)).toEqual(storeClock(evening, timeZone));
  });

  it('[SLOT-02] writes months and days with two digits', () =>
    expect(storeClock(new Date('2026-01-05T04:07:00Z'), 'UTC')).toEqual({ day: 1, minutes: 247, date: '2026-01-05' }));
  it('[SLOT-02] reads midnight as the beginning of its day', () =>
    expect(storeClock(new Date('2026-03-02T00:00:00Z'), 'UTC')).toEqual({ day: 1, minutes: 0, date: '2026-03-02' }));
  it('[SLOT-02] follows summer time', () => {
    expect(storeClock(new Date('2026-03-29T00:59:00Z'), 'Europe/Berlin').minutes).toBe(119);
    expect(storeClock(new Date('2026-03-29T01:00:00Z'), 'Europe/Berlin').minutes).toBe(180);
  });
});

describe('dateAfter', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-05-20', 0, '2026-05-20'],
    ['2026', 0, '2026-01-01'],
    ['someday', 1, 'someday'],
  ])('%s and %i days is %s', (date, days, expected) => expect(dateAfter(date, days)).toBe(expected));
});

describe('weekday', () => {
  it('[SLOT-01] counts from Sunday', () => expect(['2026-03-01', '2026-03-07'].map(weekday)).toEqual([0, 6]));
  it('[SLOT-01] knows months and years', () =>
    expect(['2026-01-01', '2026-12-31', '2028-02-29', '2025-12-01'].map(weekday)).toEqual([4, 4, 2, 1]));
});
