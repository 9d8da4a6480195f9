import { parseMinutes } from '@/domain/time/opening-hours';
import { oncePerLanguage } from '@/domain/text/date-text';

/** Formats a time of day such as `07:00` or `23:30:00` as configured, with Latin digits in both languages. */
export function timeText(time: string, language: string, timeformat: '12' | '24'): string {
  const minutes = parseMinutes(time);
  if (minutes === null) return time;
  const moment = new Date(Date.UTC(2000, 0, 1, 0, minutes));
  return clocks[timeformat](language).format(moment);
}

/** The name of a day of the week, 0 is Sunday. */
export function dayText(day: number, language: string): string {
  const sunday = Date.UTC(2000, 0, 2);
  const moment = new Date(sunday + day * 24 * 60 * 60 * 1000);
  return weekdays(language).format(moment);
}

const clockFormatter = (shape: Intl.DateTimeFormatOptions) =>
  oncePerLanguage(
    (language) => new Intl.DateTimeFormat(`${language}-u-nu-latn`, { minute: '2-digit', timeZone: 'UTC', ...shape }),
  );
/** The formatters for a time of day, by configured format. */
export const clocks = {
  '12': clockFormatter({ hour: 'numeric', hourCycle: 'h12' }),
  '24': clockFormatter({ hour: '2-digit', hourCycle: 'h23' }),
};
const weekdays = oncePerLanguage((language) => new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }));
