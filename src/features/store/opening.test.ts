import { describe, expect, it } from 'vitest';
import { createI18n } from '@/i18n';
import { en } from '@/i18n/en';
import { openState } from './opening';

const { t } = createI18n('en', en);
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** A Monday at the given hour. */
const monday = (hour: number) => ({ date: '2026-03-02', day: 1, minutes: hour * 60 });
const textsAt = (now: ReturnType<typeof monday> | null) => ({
  ...{ t, now, time: (time: string) => time },
  day: (day: number) => days[day] ?? '?',
});
const hours = (day: number, opening_time: string, closing_time: string) => ({ day, opening_time, closing_time });
const store = (...schedules: ReturnType<typeof hours>[]) => ({ active: true, open: true, schedules });
const weekdays = store(...[1, 2, 3, 4, 5].map((day) => hours(day, '09:00:00', '17:30:00')));

describe('[SLOT-01] the opening text of a store', () => {
  it.each([
    ['open, and until when', weekdays, 12, { isOpen: true, text: 'until 17:30' }],
    ['open from its first minute on', weekdays, 9, { isOpen: true, text: 'until 17:30' }],
    ['closed from its last minute on', weekdays, 17.5, { isOpen: false, text: 'Opens tomorrow at 09:00' }],
    ['when it opens today', weekdays, 7, { isOpen: false, text: 'Opens at 09:00' }],
    ['the next opening day across the weekend', store(hours(0, '10:00', '12:00')), 7, opensOn('Sunday', '10:00')],
    ['the next opening day', store(hours(4, '10:00', '12:00')), 7, opensOn('Thursday', '10:00')],
    ['no end past midnight', store(hours(1, '18:00', '02:00')), 19, { isOpen: true, text: undefined }],
    [
      'the end of an opening that started yesterday',
      store(hours(0, '18:00', '02:00')),
      1,
      { isOpen: true, text: 'until 02:00' },
    ],
    [
      'the end of the later of two spans',
      store(hours(1, '09:00', '12:00'), hours(1, '14:00', '18:00')),
      15,
      until('18:00'),
    ],
    ['nothing if no day has hours', store(hours(9, '10:00', '12:00')), 7, { isOpen: false, text: undefined }],
    ['that it is open without hours', store(), 12, { isOpen: true, text: undefined }],
    ['that it is closed without hours', { ...store(), open: false }, 12, { isOpen: false, text: undefined }],
    ['no hours while its owner has closed it', { ...weekdays, active: false }, 12, { isOpen: false, text: undefined }],
  ])('shows %s', (_what, store, hour, expected) => expect(openState(store, textsAt(monday(hour)))).toEqual(expected));

  it('is null before the time is known', () => expect(openState(weekdays, textsAt(null))).toBeNull());
});

function opensOn(day: string, time: string) {
  return { isOpen: false, text: `Opens on ${day} at ${time}` };
}

function until(time: string) {
  return { isOpen: true, text: `until ${time}` };
}
