import { describe, expect, it } from 'vitest';
import { createI18n } from '@/i18n';
import { en } from '@/i18n/en';
import { openState } from './opening';

const { t } = createI18n('en', en);
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** A Monday, at so many minutes after midnight. */
const monday = (hour: number) => ({ date: '2026-03-02', day: 1, minutes: hour * 60 });
const textsAt = (now: ReturnType<typeof monday> | null) => ({
  ...{ t, now, time: (time: string) => time },
  day: (day: number) => days[day] ?? '?',
});
const hours = (day: number, opening_time: string, closing_time: string) => ({ day, opening_time, closing_time });
const store = (...schedules: ReturnType<typeof hours>[]) => ({ active: true, open: true, schedules });
const weekdays = store(...[1, 2, 3, 4, 5].map((day) => hours(day, '09:00:00', '17:30:00')));

describe('[SLOT-01] what a store says of its hours', () => {
  it.each([
    ['open, and until when', weekdays, 12, { isOpen: true, text: 'until 17:30' }],
    ['open from its first minute on', weekdays, 9, { isOpen: true, text: 'until 17:30' }],
    ['closed from its last minute on', weekdays, 17.5, { isOpen: false, text: 'Opens tomorrow at 09:00' }],
    ['when it opens today', weekdays, 7, { isOpen: false, text: 'Opens at 09:00' }],
    [
      'on which day it opens, over the end of the week',
      store(hours(0, '10:00', '12:00')),
      7,
      opensOn('Sunday', '10:00'),
    ],
    ['on which day it opens', store(hours(4, '10:00', '12:00')), 7, opensOn('Thursday', '10:00')],
    [
      'nothing of an end that lies past midnight',
      store(hours(1, '18:00', '02:00')),
      19,
      { isOpen: true, text: undefined },
    ],
    [
      'when the night that began yesterday ends',
      store(hours(0, '18:00', '02:00')),
      1,
      { isOpen: true, text: 'until 02:00' },
    ],
    [
      'when the later of two spans ends',
      store(hours(1, '09:00', '12:00'), hours(1, '14:00', '18:00')),
      15,
      until('18:00'),
    ],
    ['nothing where no day has hours', store(hours(9, '10:00', '12:00')), 7, { isOpen: false, text: undefined }],
    ['that it is open where hours are not told', store(), 12, { isOpen: true, text: undefined }],
    ['that it is closed where only that is told', { ...store(), open: false }, 12, { isOpen: false, text: undefined }],
    [
      'nothing of hours while its owner has closed it',
      { ...weekdays, active: false },
      12,
      { isOpen: false, text: undefined },
    ],
  ])('tells %s', (_what, it, hour, expected) => expect(openState(it, textsAt(monday(hour)))).toEqual(expected));

  it('is nothing before the time is known', () => expect(openState(weekdays, textsAt(null))).toBeNull());
});

function opensOn(day: string, time: string) {
  return { isOpen: false, text: `Opens on ${day} at ${time}` };
}

function until(time: string) {
  return { isOpen: true, text: `until ${time}` };
}
