import { describe, expect, it } from 'vitest';
import { slotText } from './slot-text';

/** Normalizes platform-specific spaces and direction marks. */
const plain = (text: string) => text.replace(/[\u202f\u00a0\u2009]/g, ' ').replace(/[\u200e\u200f]/g, '');

describe('[SLOT-02] the text of a slot', () => {
  it.each<[from: string, until: string, language: 'en' | 'ar', timeformat: '12' | '24', words: string]>([
    ['18:30', '19:00', 'en', '12', '6:30 – 7:00 PM'],
    ['11:30', '12:00', 'en', '12', '11:30 AM – 12:00 PM'],
    ['23:30', '24:00', 'en', '12', '11:30 PM – 12:00 AM'],
    ['23:30', '00:00', 'en', '12', '11:30 PM – 12:00 AM'],
    ['23:30', '23:59', 'en', '12', '11:30 – 11:59 PM'],
    ['23:45', '00:15', 'en', '12', '11:45 PM – 12:15 AM'],
    ['00:00', '00:30', 'en', '12', '12:00 – 12:30 AM'],
    ['18:30', '19:00', 'en', '24', '18:30 – 19:00'],
    ['23:30', '24:00', 'en', '24', '23:30 – 00:00'],
    ['23:30', '00:00', 'en', '24', '23:30 – 00:00'],
    ['18:30', '19:00', 'ar', '12', '6:30 – 7:00 م'],
    ['11:30', '12:00', 'ar', '12', '11:30 ص – 12:00 م'],
    ['23:30', '24:00', 'ar', '12', '11:30 م – 12:00 ص'],
    ['23:30', '00:00', 'ar', '12', '11:30 م – 12:00 ص'],
    ['18:30', '19:00', 'ar', '24', '18:30 – 19:00'],
    ['23:30', '00:00', 'ar', '24', '23:30 – 00:00'],
  ])('%s to %s in %s, %s hours', (from, until, language, timeformat, words) =>
    expect(
      plain(slotText({ date: '2026-03-02', from, until, schedule_at: null, is_now: false }, language, timeformat)),
    ).toBe(words),
  );
});
