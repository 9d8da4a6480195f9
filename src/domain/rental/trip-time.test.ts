import { describe, expect, it } from 'vitest';
import { askedTime, clockIn, clockText, instantIn, isInstant, momentIn } from './trip-time';

const muscat = { timezone: 'Asia/Muscat' };

describe('the times of a trip', () => {
  it.each([
    [muscat, '2026-03-11 09:00:00', '2026-03-11T05:00:00.000Z'],
    [muscat, '2026-03-11T09:00', '2026-03-11T05:00:00.000Z'],
    // Without one, in that of this machine.
    [{}, '2026-03-11 09:00', new Date(2026, 2, 11, 9).toISOString()],
  ])('[RENTAL-01] are read in the market’s time zone: %o %s', (config, text, instant) => {
    expect(instantIn(config, text)?.toISOString()).toBe(instant);
  });

  it('[RENTAL-01] are written in the market’s time zone', () => {
    const at = new Date('2026-03-11T22:30:00Z');
    expect(clockText(muscat, at)).toBe('2026-03-12 02:30:00');
    expect(clockIn(muscat, at)).toMatchObject({ date: '2026-03-12', minutes: 150 });
  });

  it.each([
    ['a time ahead', '2026-03-11 09:00:00', { scheduled: 1, schedule_at: '2026-03-11 09:00:00' }],
    ['no time that has come', '2026-03-11 07:59:00', null],
    ['no time that cannot be read', 'soon', null],
  ])('[RENTAL-01] a booking asks for %s', (_what, pickup_time, asked) => {
    expect(askedTime(muscat, pickup_time, new Date('2026-03-11T04:00:00Z'))).toEqual(asked);
  });

  it.each(['soon', '2026-02-31 09:00:00', '2026-03-11 25:00'])('are refused: %s', (text) => {
    expect(instantIn(muscat, text)).toBeNull();
  });

  it.each([
    ['2026-03-11T05:00:00Z', true],
    ['2026-03-11T09:00:00+04:00', true],
    ['2026-03-11T09:00:00.000000-0330', true],
    ['2026-03-11 09:00:00', false],
    ['2026-03-11', false],
  ])('[RENTAL-01] %s names its zone: %s', (text, is) => expect(isInstant(text)).toBe(is));

  it.each([
    ['2026-03-11T05:00:00Z', '2026-03-11T05:00:00.000Z'],
    ['2026-03-11T09:00:00+04:00', '2026-03-11T05:00:00.000Z'],
    ['2026-03-11 09:00:00', '2026-03-11T05:00:00.000Z'],
    ['soon', undefined],
    ['', undefined],
    ['2026-02-31T25:00:00Z', undefined],
  ])('[RENTAL-01] [SLOT-02] a moment with a zone or without one is read: %s', (text, instant) => {
    expect(momentIn(muscat, text)?.toISOString()).toBe(instant);
  });
});
