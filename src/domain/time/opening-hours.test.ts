import { describe, expect, it } from 'vitest';
import { parseMinutes, openSpans, parseSpan, toTimeOfDay, type OpeningHours } from './opening-hours';

const MONDAY = '2026-03-02';
const on = (day: number, opening_time: string, closing_time: string): OpeningHours => ({
  day,
  opening_time,
  closing_time,
});

describe('openSpans', () => {
  it.each<[rule: string, schedules: OpeningHours[], spans: [number, number][]]>([
    ['[SLOT-01] is from opening to closing', [on(1, '10:00:00', '22:00:00')], [[600, 1320]]],
    [
      'has both parts of split hours, in order',
      [on(1, '17:00', '22:00'), on(1, '10:00', '14:00')],
      [
        [600, 840],
        [1020, 1320],
      ],
    ],
    ['is nothing on a closed day', [on(2, '10:00', '22:00')], []],
    ['ends at midnight when it goes on', [on(1, '18:00', '02:00')], [[1080, 1440]]],
    [
      'begins with the tail of the night before',
      [on(0, '18:00', '02:00'), on(1, '18:00', '23:00')],
      [
        [0, 120],
        [1080, 1380],
      ],
    ],
    ['joins hours that touch', [on(1, '10:00', '14:00'), on(1, '14:00', '20:00')], [[600, 1200]]],
    ['takes 23:59 for the end of the day', [on(1, '00:00', '23:59:59')], [[0, 1440]]],
    ['takes equal times for the whole day', [on(1, '00:00', '00:00')], [[0, 1440]]],
    ['leaves out hours nobody can read', [on(1, 'noon', '22:00')], []],
  ])('%s', (_rule, schedules, spans) =>
    expect(openSpans({ schedules }, MONDAY)).toEqual(spans.map(([from, until]) => ({ from, until }))),
  );

  it('is the whole day for a store without hours', () =>
    expect(openSpans({}, MONDAY)).toEqual([{ from: 0, until: 1440 }]));
});

describe('times', () => {
  it.each([
    ['09:05', 545],
    ['9:05:30', 545],
    ['24:00', 1440],
    ['24:01', null],
    ['9.05', null],
    [null, null],
  ])('%s is %s minutes', (time, minutes) => expect(parseMinutes(time)).toBe(minutes));
  it('writes minutes as a time', () => expect([0, 545, 1500].map(toTimeOfDay)).toEqual(['00:00', '09:05', '01:00']));
  it('[ITEM-29] reads a window over midnight', () =>
    expect(parseSpan('22:00', '02:00')).toEqual({ from: 1320, until: 1560 }));
});
