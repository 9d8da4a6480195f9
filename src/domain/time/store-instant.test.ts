import { describe, expect, it } from 'vitest';
import { minutesShown, parseStoreTime, storeTimeText, toInstant } from './store-instant';

describe('parseStoreTime', () => {
  it.each([
    ['2026-11-21 12:30:00', { date: '2026-11-21', minutes: 750, day: 6 }],
    ['2026-11-21T00:00', { date: '2026-11-21', minutes: 0, day: 6 }],
    ['2026-02-30 12:30:00', null],
    ['2026-11-21 25:30:00', null],
    ['0202-11-21 12:30:00', null],
    ['0000-01-01 00:00:00', null],
    ['tomorrow', null],
  ])('[SLOT-02] reads %s', (text, time) => {
    expect(parseStoreTime(text)).toEqual(time);
  });
});

describe('storeTimeText', () => {
  it('[SLOT-02] writes what is read', () => {
    expect(storeTimeText({ date: '2026-11-21', minutes: 7 })).toBe('2026-11-21 00:07:00');
    expect(parseStoreTime(storeTimeText({ date: '2026-11-21', minutes: 1439 }))).toMatchObject({ minutes: 1439 });
  });
});

describe('toInstant', () => {
  it.each([
    ['2026-11-21', 750, 'UTC', '2026-11-21T12:30:00.000Z'],
    ['2026-11-21', 750, 'Asia/Dhaka', '2026-11-21T06:30:00.000Z'],
    ['2026-07-01', 0, 'America/New_York', '2026-07-01T04:00:00.000Z'],
    ['2026-12-01', 0, 'America/New_York', '2026-12-01T05:00:00.000Z'],
    ['2026-12-01', 0, 'nowhere', '2026-12-01T00:00:00.000Z'],
  ])('[SLOT-02] knows when it is %s, minute %i in %s', (date, minutes, zone, instant) => {
    expect(toInstant({ date, minutes }, zone).toISOString()).toBe(instant);
  });
});

describe('minutesShown', () => {
  const times = (date: string, zone: string) => {
    const isShown = minutesShown(date, zone);
    return Array.from({ length: 48 }, (_, n) => n * 30).filter((minutes) => !isShown(minutes));
  };
  it.each([
    ['none of an ordinary day', '2026-03-10', 'Europe/Berlin', []],
    ['none of a day in a zone without summer time', '2026-03-29', 'Asia/Muscat', []],
    ['the hour that is skipped in the night', '2026-03-29', 'Europe/Berlin', [120, 150]],
    ['the hour that is skipped at midnight', '2026-04-24', 'Africa/Cairo', [0, 30]],
    ['the same west of Greenwich', '2026-09-06', 'America/Santiago', [0, 30]],
    ['half an hour', '2026-10-04', 'Australia/Lord_Howe', [120]],
    ['none of the days around', '2026-03-28', 'Europe/Berlin', []],
    ['none of the day after', '2026-03-30', 'Europe/Berlin', []],
    ['none of a night with an hour twice', '2026-10-25', 'Europe/Berlin', []],
  ])('[SLOT-02] leaves out %s: %s in %s', (_what, date, zone, left) => {
    expect(times(date, zone)).toEqual(left);
  });
});
