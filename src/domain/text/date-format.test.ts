import { describe, expect, it } from 'vitest';
import { clockShape, dateFormat } from './date-format';

const moment = new Date('2026-11-22T20:08:00Z');

describe('a format of dates', () => {
  it.each([
    ['en', 'Asia/Dubai', '12', /^12:08\sAM$/],
    ['en', 'UTC', '24', /^20:08$/],
    ['ar', 'UTC', '24', /^20:08$/],
  ])('[LANG-01] writes the time in %s, %s, with a clock of %s', (language, zone, timeformat, text) => {
    expect(dateFormat(language, zone, clockShape(timeformat)).format(moment)).toMatch(text);
  });

  it('is made once for each language, zone and shape', () => {
    const day = () => dateFormat('en', 'UTC', { day: 'numeric' });
    expect(day()).toBe(day());
    const others = [
      dateFormat('ar', 'UTC', { day: 'numeric' }),
      dateFormat('en', 'Asia/Dubai', { day: 'numeric' }),
      dateFormat('en', 'UTC', { month: 'short' }),
    ];
    expect(new Set([day(), ...others]).size).toBe(4);
  });
});
