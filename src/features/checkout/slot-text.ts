import { DAY_MINUTES, parseMinutes } from '@/domain/time/opening-hours';
import type { TimeSlot } from '@/domain/checkout/time-slots';
import { clocks } from '@/features/item/time-text';
import { oncePerLanguage } from '@/domain/text/date-text';

/** "6:30 – 7:00 PM" in the configured format, with Latin digits in both languages. */
export function slotText({ from, until }: TimeSlot, language: string, timeformat: '12' | '24'): string {
  const clock = clocks[timeformat](language);
  const start = at(from);
  const end = at(until);
  // Across two days formatRange would add the dates; midnight counts as the next day.
  if (end <= start) return `${clock.format(start)} – ${clock.format(end)}`;
  // Arabic has no spaces around the dash, which makes the two times hard to tell apart.
  return clock.formatRange(start, end).replace(/\s*–\s*/u, ' – ');
}

/** "21 Nov" for a YYYY-MM-DD date. */
export function slotDateText(date: string, language: string): string {
  return days(language).format(new Date(`${date}T00:00:00Z`));
}

const days = oncePerLanguage(
  (language) =>
    new Intl.DateTimeFormat(`${language === 'en' ? 'en-GB' : language}-u-nu-latn`, {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }),
);

/** The time on an arbitrary day. */
function at(time: string): Date {
  return new Date(Date.UTC(2000, 0, 1, 0, (parseMinutes(time) ?? 0) % DAY_MINUTES));
}
