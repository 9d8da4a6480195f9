import { minutesOf } from '@/domain/opening-hours';

/** A time of day such as `07:00` or `23:30:00` as the configuration writes it, digits Latin in both languages. */
export function timeText(time: string, language: string, timeformat: '12' | '24'): string {
  const minutes = minutesOf(time);
  if (minutes === null) return time;
  const moment = new Date(Date.UTC(2000, 0, 1, 0, minutes));
  return new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    hour: timeformat === '12' ? 'numeric' : '2-digit',
    minute: '2-digit',
    hourCycle: timeformat === '12' ? 'h12' : 'h23',
    timeZone: 'UTC',
  }).format(moment);
}

/** The name of a day of the week, 0 is Sunday. */
export function dayText(day: number, language: string): string {
  const sunday = Date.UTC(2000, 0, 2);
  const moment = new Date(sunday + day * 24 * 60 * 60 * 1000);
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(moment);
}
