import { describe, expect, it } from 'vitest';
import { isCalendarDay, isCalendarTime } from './calendar';

describe('isCalendarDay', () => {
  it.each([
    ['2026-03-10', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2100-02-29', false],
    ['2026-04-31', false],
    ['2026-12-32', false],
    ['on 2026-03-10', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['1900-01-01', true],
    ['1899-12-31', false],
    ['2199-12-31', true],
    ['2200-01-01', false],
    ['0000-01-01', false],
    ['9999-12-31', false],
    ['2026-3-10', false],
    ['2026-03-10 10:00', false],
    ['', false],
    ['today', false],
  ])('"%s": %s', (text, isDay) => expect(isCalendarDay(text)).toBe(isDay));
});

describe('isCalendarTime', () => {
  it.each([
    ['2026-03-10 09:30', true],
    ['2026-03-10T09:30', true],
    ['2026-03-10 23:59:59', true],
    ['2026-03-10 24:00', false],
    ['2026-03-10 23:60', false],
    ['2026-03-10 23:59:60', false],
    ['2026-02-30 10:00', false],
    ['0000-01-01 10:00', false],
    ['2026-03-10', false],
    ['', false],
    ['at 2026-03-10 09:30', false],
    ['2026-03-10 09:30:05', true],
    ['2026-03-10 09:30 or so', false],
  ])('"%s": %s', (text, isTime) => expect(isCalendarTime(text)).toBe(isTime));
});
